//! The six guardians.

use ankh::scene::*;
use ankh::*;

use crate::help::*;

// ---- Cat-Mummy

/// every other god loses 1, those elsewhere too, the owner not.
#[test]
fn a_cat_costs_all_others() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (7, 2))
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_devotion(P2, 6)
        .with_devotion(P3, 4)
        .with_devotion(P1, 3);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(
        [t.devotion(P1), t.devotion(P2), t.devotion(P3)],
        [3 + 1 - 1, 6, 3]
    );
    // P1 and P3 stood on 4, P1 on top; the lowest goes first and stays below.
    assert_eq!(t.rank(), [P3, P1, P2]);
}

/// 1 for each of them.
#[test]
fn two_cats_cost_two() {
    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .guardian(P2, Guardian::CatMummy, (1, 8))
        .with_devotion(P1, 5);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.devotion(P1), 5 + 1 - 2);
}

/// U-22: on space 0 nothing happens and the stack stays; who
/// comes down to it lies on top.
#[test]
fn a_cat_at_the_bottom() {
    let t = meet(&[God::Ra, God::Isis, God::Osiris, God::Amun])
        .god(P3, (7, 2))
        .god(P4, (8, 0))
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_devotion(P1, 1);
    // From the bottom: P4, P3, P2 on 0, P1 on 1 and after the victory on 2.
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.rank(), [P4, P3, P2, P1]);
    assert_eq!(t.devotion(P1), 1);

    let t = meet(&[God::Ra, God::Isis, God::Osiris])
        .god(P3, (7, 2))
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_devotion(P3, 1);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    // P3 at 1, P1 joined it on top; both come down to 0, P3 first.
    assert_eq!(t.rank(), [P2, P3, P1]);
    assert_eq!([t.devotion(P1), t.devotion(P3)], [0, 0]);
}

/// cats of two gods that die at the same moment: all losses
/// from the lowest to the highest, in the order at its start.
#[test]
fn cats_of_two_gods_at_once() {
    let t = duel()
        .warriors(P2, &[(3, 7)])
        .guardian(P1, Guardian::CatMummy, (0, 3))
        .guardian(P2, Guardian::CatMummy, (1, 8))
        .with_devotion(P1, 5)
        .with_devotion(P2, 5);
    assert_eq!(t.rank(), [P1, P2]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P1, "decline");
    assert_eq!([t.devotion(P1), t.devotion(P2)], [4, 4]);
    assert_eq!(t.rank(), [P1, P2], "the lower went down first");
}

// ---- Satet

fn satet_at(hex: At) -> Scene {
    table(&[God::Ra, God::Isis])
        .with_guardians([Guardian::Satet, Guardian::Apep, Guardian::Sphinx])
        .god(P1, (0, 3))
        .guardian(P1, Guardian::Satet, hex)
        .god(P2, (8, 0))
}

/// U-12, A-23: Satet ends on an enemy and pushes it to an empty land
/// hex that touches it, the one it left included, across rivers as well.
#[test]
fn satet_pushes() {
    let mut t = satet_at((5, 2)).warriors(P2, &[(5, 3)]);
    t.begin(P1, Deed::Move);
    t.walk(P1, (5, 2), (5, 3));
    // (4,4) is water; (6,2), (6,3) and (5,4) lie across the Nile.
    assert_eq!(
        offered(&t, P1, "push"),
        hexes(&[(5, 2), (6, 2), (6, 3), (5, 4), (4, 3)])
    );
    t.act(P1, &on("push", (6, 2)));
    assert_eq!(t.figure((5, 3)), Some((P1, FigureKind::Satet)));
    assert_eq!(t.figure((6, 2)), Some((P2, FigureKind::Warrior)));
}

/// gods too; never onto water, and not where there is no room, which
/// the underworld is not (U-24).
#[test]
fn where_satet_cannot_push() {
    let mut t = satet_at((7, 0)).guardian(P2, Guardian::Apep, (9, -1));
    t.begin(P1, Deed::Move);
    t.act(P1, &on("move", (7, 0)));
    assert!(t.may(P1, &on("to", (8, 0))), "a god");
    assert!(!t.may(P1, &on("to", (9, -1))), "water");

    // The corner of (10,-3): land only in (10,-2), (9,-2) and (9,-3).
    let corner = || {
        satet_at((8, -1))
            .warriors(P2, &[(10, -3)])
            .monument(Monument::Temple, (9, -2), None)
            .monument(Monument::Temple, (9, -3), None)
    };
    let may = |mut t: Scene| {
        t.begin(P1, Deed::Move);
        t.act(P1, &on("move", (8, -1)));
        t.may(P1, &on("to", (10, -3)))
    };
    assert!(may(corner()));
    assert!(!may(corner().monument(Monument::Temple, (10, -2), None)));
    assert!(!may(corner().underworld((10, -2))));
}

/// a pushed Scorpion is aimed by its own owner.
#[test]
fn a_pushed_scorpion_is_aimed_by_its_owner() {
    let mut t = satet_at((7, 3)).guardian(P2, Guardian::Scorpion, (7, 4));
    t.begin(P1, Deed::Move);
    t.walk(P1, (7, 3), (7, 4));
    t.act(P1, &on("push", (7, 5)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "face se-s");
    assert_eq!(t.awaiting(), seats(&[P1]));
}

// ---- Apep

/// on any empty water of the map without adjacency, or normally;
/// but not with a move.
#[test]
fn apep_comes_from_the_water() {
    let mut t = duel()
        .with_guardians([Guardian::Satet, Guardian::Apep, Guardian::Sphinx])
        .in_pool(P2, Guardian::Apep)
        .guardian(P1, Guardian::Apep, (10, 0));
    t.begin(P2, Deed::Summon);
    t.act(P2, "summon apep");
    assert!(t.may(P2, &on("to", (10, 3))) && t.may(P2, &on("to", (1, 8))));
    assert!(!t.may(P2, &on("to", (10, 0))), "not empty");
    assert!(!t.may(P2, &on("to", (9, 1))), "land, and nobody beside it");
    t.act(P2, &on("to", (2, 5)));
    t.begin(P2, Deed::Move);
    t.act(P2, &on("move", (2, 5)));
    assert!(t.may(P2, &on("to", (2, 3))) && !t.may(P2, &on("to", (2, 4))));
}

/// as the extra figure of a pyramid it must be beside it, in
/// the water or not; elsewhere it is the regular summon.
#[test]
fn apep_at_a_pyramid() {
    let start = || {
        let mut t = table(&[God::Isis, God::Ra])
            .with_guardians([Guardian::Satet, Guardian::Apep, Guardian::Sphinx])
            .god(P1, (7, 2))
            .god(P2, (8, 0))
            .monument(Monument::Pyramid, (3, 4), Some(P1))
            .with_powers(P1, &[Power::PyramidAttuned])
            .in_pool(P1, Guardian::Apep);
        t.begin(P1, Deed::Summon);
        t.act(P1, "summon apep");
        t
    };
    let mut t = start();
    t.act(P1, &on("to", (3, 5)));
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &on("to", (7, 3))), "the regular one is left");
    let mut t = start();
    t.act(P1, &on("to", (10, 3)));
    t.act(P1, "summon warrior");
    assert!(t.may(P1, &on("to", (4, 3))) && !t.may(P1, &on("to", (7, 3))));
}

// ---- Mummy

/// it must rise beside its god, on land without figure or
/// monument.
#[test]
fn a_mummy_rises_beside_its_god() {
    let t = duel()
        .guardian(P2, Guardian::Mummy, (4, 6))
        .monument(Monument::Temple, (1, 8), None);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    // Beside (2,8): (2,7), where the warrior died, and (3,7).
    assert_eq!(t.offers(P2).len(), 2);
    assert_eq!(offered(&t, P2, "rise"), hexes(&[(2, 7), (3, 7)]));
    t.act(P2, &on("rise", (3, 7)));
    assert_eq!(in_pool(&t, P2, Guardian::Mummy), 0);
    assert_eq!(gains(&t, P2), [(Why::Miracle, 2)], "it was killed");
}

/// U-24: with no room it goes to the pool; the underworld is none.
#[test]
fn a_mummy_without_room() {
    let crowd = || {
        table(&[God::Ra, God::Isis, God::Osiris])
            .god(P1, (0, 4))
            .warriors(P1, &[(0, 5), (0, 6)])
            .god(P2, (0, 8))
            .god(P3, (7, 2))
            .guardian(P2, Guardian::Mummy, (4, 6))
            .monument(Monument::Temple, (0, 7), None)
            .monument(Monument::Temple, (1, 7), None)
    };
    let cards = [(P1, Card::Chariots), (P2, Card::Cycle)];
    let told = |t: &Scene| t.events().contains(&Event::FoundNoGrave { seat: P2 });
    let t = fight(crowd().monument(Monument::Temple, (1, 8), None), &cards);
    assert_eq!(in_pool(&t, P2, Guardian::Mummy), 1);
    assert!(told(&t));
    let t = fight(crowd().underworld((1, 8)), &cards);
    assert_eq!(in_pool(&t, P2, Guardian::Mummy), 1);
    assert!(told(&t));
    // One hex: there is nothing to choose.
    let t = fight(crowd(), &cards);
    assert_eq!(t.figure((1, 8)), Some((P2, FigureKind::Mummy)));
    assert!(!told(&t));
}

/// it rises in another region if its god is there.
#[test]
fn a_mummy_rises_in_another_region() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (5, 4))
        .guardian(P2, Guardian::Mummy, (4, 6));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    // Not across the Nile, and not in the lake.
    assert_eq!(offered(&t, P2, "rise"), hexes(&[(5, 5), (6, 3), (6, 4)]));
    t.act(P2, &on("rise", (5, 5)));
    assert_eq!(t.figure((5, 5)), Some((P2, FigureKind::Mummy)));
}

/// several Mummies rise one by one, owners lowest
/// devotion first.
#[test]
fn several_mummies_rise() {
    let t = duel()
        .guardian(P1, Guardian::Mummy, (4, 5))
        .guardian(P2, Guardian::Mummy, (4, 6))
        .guardian(P2, Guardian::Mummy, (4, 7))
        .with_devotion(P2, 9);
    let mut t = fight_of(t, P2, &[(P1, Card::Cycle), (P2, Card::Cycle)]);
    t.act(P2, "decline");
    // Isis: (4,6) and (4,5) touch, her Mummy may be saved.
    assert_eq!(t.step(), Some(Step::Protect));
    t.act(P2, "done");
    assert_eq!(t.awaiting(), seats(&[P1]));
    t.act(P1, &on("rise", (1, 3)));
    t.act(P1, "decline");
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, &on("rise", (2, 7)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    assert!(!t.may(P2, &on("rise", (2, 7))), "taken by the first");
    t.act(P2, &on("rise", (3, 7)));
    assert_eq!(t.figure((3, 7)), Some((P2, FigureKind::Mummy)));
}

// ---- Giant Scorpion

/// at the start of a conflict all monuments on the two hexes it
/// points at are destroyed, whosever they are; tokens go home.
#[test]
fn the_scorpion_destroys() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (8, 0))
        .guardian(P1, Guardian::Scorpion, (1, 6))
        .facing((1, 6), Facing::NorthNorthWest)
        .monument(Monument::Temple, (1, 5), Some(P1))
        .monument(Monument::Pyramid, (0, 6), Some(P2))
        .monument(Monument::Obelisk, (2, 6), None);
    let pool = |t: &Scene| [0, 1].map(|seat: usize| seen(t).players[seat].ankhs);
    assert_eq!(pool(&t), [8, 8]);
    t.conflict(P2);
    assert_eq!(t.monument_at((1, 5)), None);
    assert_eq!(t.monument_at((0, 6)), None);
    assert_eq!(t.monument_at((2, 6)), Some((Monument::Obelisk, None)));
    assert_eq!(pool(&t), [9, 9]);
}

/// U-13, C-9: six facings, also off the map, asked when it is summoned.
#[test]
fn a_summoned_scorpion_is_aimed() {
    let mut t = duel().in_pool(P2, Guardian::Scorpion);
    t.begin(P2, Deed::Summon);
    t.act(P2, "summon scorpion");
    t.act(P2, &on("to", (1, 8)));
    assert_eq!(t.offers(P2).len(), 6);
    t.act(P2, "face s-sw");
    t.conflict(P1);
    assert!(!told(&t, "destroys"));
}

// ---- Sphinx

fn sphinx(t: Scene) -> Scene {
    fight(t, &[(P1, Card::Cycle), (P2, Card::Cycle)])
}

/// enemy figures beside it add nothing; own ones do.
#[test]
fn the_sphinx_silences() {
    let t = duel()
        .guardian(P2, Guardian::Sphinx, (1, 5))
        .warriors(P2, &[(1, 6)]);
    // (1,5) touches (0,5) and (0,6).
    let t = sphinx(t);
    assert_eq!(strength(&t, P1), 1);
    assert_eq!(strength(&t, P2), 4);
}

/// two enemy Sphinxes side by side silence each other, and those beside
/// them all the same.
#[test]
fn sphinx_against_sphinx() {
    let t = duel()
        .guardian(P1, Guardian::Sphinx, (1, 5))
        .guardian(P2, Guardian::Sphinx, (1, 6))
        .warriors(P2, &[(1, 4)]);
    // (1,6) touches (0,6) too, and (1,5) touches (1,4).
    let t = sphinx(t);
    assert_eq!(strength(&t, P1), 2, "neither (0,6) nor the Sphinx");
    assert_eq!(strength(&t, P2), 2, "neither (1,4) nor the Sphinx");
}

/// a figure on water beside a Sphinx adds nothing in any of
/// its battles; a Sphinx behind the Nile does nothing.
#[test]
fn the_sphinx_and_the_water() {
    let t = duel()
        .guardian(P1, Guardian::Apep, (4, 4))
        .warriors(P1, &[(5, 3)])
        .guardian(P2, Guardian::Sphinx, (5, 4));
    // (5,4) in the East touches the lake, and (5,3) across the Nile.
    assert_eq!(strength(&sphinx(t), P1), 3 + 1);
}

/// what is silenced still counts as a figure: for Drought, for
/// Flood, for Magnanimous, and as a participant.
#[test]
fn the_silenced_are_still_there() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (4, 7))
        .warriors(P1, &[(4, 5)])
        .god(P2, (2, 8))
        .guardian(P2, Guardian::Sphinx, (3, 6))
        .with_powers(P1, &[Power::Magnanimous]);
    // (3,6) touches (4,5) and not (4,7).
    let t = fight(t, &[(P1, Card::Flood), (P2, Card::Chariots)]);
    assert_eq!(strength(&t, P1), 1);
    assert_eq!(t.followers(P1), 1 + 2);
    assert_eq!(gains(&t, P1), [(Why::Magnanimous, 2)]);

    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6), (0, 7)])
        .god(P2, (2, 8))
        .guardian(P2, Guardian::Sphinx, (1, 4));
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Cycle)]);
    assert_eq!((strength(&t, P1), strength(&t, P2)), (2 + 1, 2));
    assert_eq!(gains(&t, P1), [(Why::Victory, 1 + 4)]);
}
