//! Subtle interactions, those that no other file has.

use ankh::scene::*;
use ankh::*;

use crate::help::*;

/// a figure that Flood keeps alive cannot be given up, also by Isis: it
/// is not even asked about.
#[test]
fn a_flooded_figure_cannot_be_sacrificed() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(3, 7), (0, 6)])
        .god(P2, (5, 2))
        .warriors(P2, &[(4, 6), (1, 6)]);
    // Both warriors of Isis are beside an enemy, (4,6) is fertile.
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Flood)]);
    assert_eq!(offered(&t, P2, "save"), hexes(&[(1, 6)]));
    t.act(P2, "done");
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
    assert_eq!(t.figure((4, 6)), Some((P2, FigureKind::Warrior)));
}

/// monuments of a god who is not there still deny a majority.
#[test]
fn the_absent_deny_majorities() {
    let majority = |theirs: &[At]| {
        let t = meet(&[God::Ra, God::Isis, God::Osiris])
            .god(P3, (7, 2))
            .monument(Monument::Temple, (1, 3), Some(P1))
            // Neutral ones count for nobody.
            .monument(Monument::Temple, (1, 7), None);
        let t = theirs
            .iter()
            .fold(t, |t, &hex| t.monument(Monument::Temple, hex, Some(P3)));
        let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
        gains(&t, P1).contains(&(Why::Majority, 1))
    };
    assert!(majority(&[]));
    assert!(!majority(&[(3, 6)]), "as many");
    assert!(!majority(&[(3, 6), (3, 7)]), "more");
    assert!(majority(&[(7, 3), (7, 4)]), "in another region");
}

/// a monument built in this battle wins a majority though the locusts
/// then leave its builder only the god.
#[test]
fn build_then_locusts_then_majority() {
    let t = duel().with_followers(P1, 3).with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Build), (P2, Card::Plague)]);
    t.act(P1, "build pyramid");
    t.act(P1, &on("to", (1, 4)));
    assert_eq!(killed(&t)[..2].len(), 2);
    told_in_order(
        &t,
        &[
            "P1 builds",
            "P1 loses the warrior",
            "P1: devotion 0 → 1 for the most monuments",
        ],
    );
}

fn two_ties() -> Scene {
    // Two figures each in the West, one each in the East and in the Delta.
    table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 6), (7, 2), (4, 0)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7), (7, 4), (6, -1)])
}

/// a tiebreaker that was not used in one tie stays for later
/// regions; used, it is gone until the next conflict.
#[test]
fn the_tiebreaker_may_be_kept() {
    let mut t = two_ties();
    t.conflict(P1);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P1, "decline");
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(t.awaiting(), seats(&[P1]), "again");
    t.act(P1, "break-tie");
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert!(told(&t, "The battle in region 3 is a tie"), "it was used");
    assert!(told(&t, "Conflict 1 is over"));
    assert_eq!(seen(&t).tiebreaker, None);

    // Only the triggering god has it.
    let mut t = two_ties();
    t.conflict(P2);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(t.awaiting(), seats(&[P2]));
}

/// a move to an obelisk may empty a region that comes later,
/// which is then judged with what is left.
#[test]
fn obelisks_empty_a_later_region() {
    let mut t = duel()
        .warriors(P1, &[(7, 2)])
        .warriors(P2, &[(7, 4)])
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .with_powers(P1, &[Power::ObeliskAttuned]);
    t.conflict(P1);
    t.act(P1, &on("move", (7, 2)));
    t.act(P1, &on("to", (1, 2)));
    t.act(P1, "done");
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert!(told(&t, "P2 stands alone in region 2"));
}

/// a trapped warrior counts for Miracle and is not in the
/// pool.
#[test]
fn a_trapped_warrior_was_killed() {
    let t = meet(&[God::Anubis, God::Isis]);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    t.act(P1, "trap P2");
    assert_eq!(gains(&t, P2), [(Why::Miracle, 1)]);
    assert_eq!(t.warriors_left(P2), 5);
}

/// the ransom is paid for each figure.
#[test]
fn ransom_for_each_figure() {
    let mut t = meet(&[God::Anubis, God::Isis])
        .monument(Monument::Pyramid, (3, 6), Some(P2))
        .with_powers(P2, &[Power::PyramidAttuned])
        .trapped(P2, 2)
        .with_followers(P2, 3);
    t.begin(P2, Deed::Summon);
    t.acts(P2, &format!("ransom; {}", on("to", (2, 6))));
    t.acts(P2, &format!("ransom; {}", on("to", (3, 7))));
    assert_eq!([t.followers(P1), t.followers(P2)], [3, 1]);
    assert_eq!(held(&t, P2), 0);
}

/// who leaves in a merge or in oblivion is not killed:
/// nothing curses, rises or is trapped.
#[test]
fn leaving_the_game_is_not_dying() {
    let start = || {
        table(&[God::Anubis, God::Ra, God::Isis])
            .god(P1, (0, 4))
            .god(P2, (7, 2))
            .god(P3, (2, 8))
            .warriors(P3, &[(2, 7)])
            .guardian(P3, Guardian::Mummy, (3, 7))
            .guardian(P3, Guardian::CatMummy, (3, 6))
            .with_devotion(P1, 25)
            .with_devotion(P2, 24)
    };
    for merge in [true, false] {
        let mut t = start();
        if merge {
            t.merge()
        } else {
            t.oblivion()
        }
        assert_eq!(killed(&t), []);
        assert_eq!(held(&t, P3), 0);
        assert_eq!(t.devotion(P1), 25);
        assert_eq!(t.step(), Some(Step::FirstAction));
        assert_eq!(t.figure((2, 7)), None);
    }
}

/// Resplendent and the strength of Anubis are on the god
/// figure, and a Sphinx takes both.
#[test]
fn a_silenced_god_has_nothing() {
    let strong = |silencer: At| {
        let t = table(&[God::Anubis, God::Isis])
            .god(P1, (0, 4))
            .warriors(P1, &[(0, 7)])
            .god(P2, (2, 8))
            .guardian(P2, Guardian::Sphinx, silencer)
            .trapped(P2, 2)
            .with_powers(P1, &[Power::Resplendent]);
        let t = [(7, 1), (7, 2), (7, 3)]
            .into_iter()
            .fold(t, |t, hex| t.monument(Monument::Obelisk, hex, Some(P1)));
        strength(&fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]), P1)
    };
    assert_eq!(strong((3, 7)), 3 + 2 + 1);
    assert_eq!(strong((1, 4)), 1);
}

/// no monument behind a river or a camel is destroyed, and a
/// camel laid later saves one.
#[test]
fn the_scorpion_stops_at_river_and_camel() {
    let start = || {
        table(&[God::Ra, God::Isis])
            .god(P1, (0, 4))
            .god(P2, (8, 0))
            .guardian(P1, Guardian::Scorpion, (5, 3))
            .monument(Monument::Temple, (5, 2), None)
            .monument(Monument::Temple, (6, 2), None)
    };
    // (6,2) is across the Nile.
    let mut t = start();
    t.conflict(P1);
    assert_eq!(t.monument_at((5, 2)), None);
    assert_eq!(t.monument_at((6, 2)), Some((Monument::Temple, None)));
    let mut t = start().camels(&[((5, 2), (5, 3))]);
    t.conflict(P1);
    assert_eq!(t.monument_at((5, 2)), Some((Monument::Temple, None)));
}

/// a Sphinx behind a camel does nothing.
#[test]
fn the_sphinx_stops_at_a_camel() {
    let t = duel()
        .guardian(P2, Guardian::Sphinx, (0, 7))
        .camels(&[((0, 6), (0, 7))]);
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P1), 3);
}

/// a summon that brings a conflict stands before it
/// begins, and the turn ends after it without a second action.
#[test]
fn a_summon_brings_a_conflict() {
    let mut t = meet(&[God::Isis, God::Ra])
        .advanced(Deed::Summon, 2)
        .after_events(3, 0);
    t.begin(P1, Deed::Summon);
    t.act(P1, "summon warrior");
    t.act(P1, &on("to", (1, 4)));
    assert!(told(&t, "Conflict 1 begins. P1 holds"));
    t.play(&[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(strength(&t, P1), 4);
    assert_eq!(t.step(), Some(Step::FirstAction));
    assert_eq!(t.awaiting(), seats(&[P2]));
}

/// the same with moves.
#[test]
fn a_move_brings_a_conflict() {
    let mut t = table(&[God::Isis, God::Ra])
        .god(P1, (6, 2))
        .god(P2, (0, 4))
        .advanced(Deed::Move, 2)
        .after_events(3, 0);
    t.begin(P1, Deed::Move);
    t.walk(P1, (6, 2), (5, 3));
    assert!(told(&t, "Battle in region 1"));
}
