//! Move with parts of troops: who goes, who stays, and the limits at the end.

use kemet::scene::*;
use kemet::*;

use crate::move_help::{marching, offered, words};

fn limit(limit: u8) -> Option<Refusal> {
    Some(Refusal::TroopLimit { limit })
}

/// Three land moves for P1.
fn fast() -> Scene {
    table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::BestialFury)
}

// ---- parts of a troop

/// KB-3.4.5.f, KB-DP-A6: any part of the troop goes, of one unit at least; the rest stays.
#[test]
fn a_part_of_the_troop_moves() {
    let mut t = marching(table(2).troop(P1, "w1f", 5), "w1f");
    assert_eq!(offered(&t, "carry"), words("1 2 3 4"));
    assert!(!t.can(P1, "carry 0") && !t.can(P1, "carry 6"));
    t.acts(P1, "carry 2, step w_r");
    assert_eq!(
        (t.units(P1, "w1f"), t.units(P1, "w_r"), t.supply(P1)),
        (3, 2, 7)
    );
    assert!(t.controls(P1, "w1f") && t.controls(P1, "w_r"));
}

/// KB-3.4.5.f: units are dropped in every zone on the way.
#[test]
fn units_are_dropped_on_the_way() {
    let mut t = marching(fast().troop(P1, "w1f", 5), "w1f");
    t.acts(
        P1,
        "carry 4, step w_on, carry 3, step w_r, carry 1, step w_tr",
    );
    let left = ["w1f", "w_on", "w_r", "w_tr"].map(|zone| t.units(P1, zone));
    assert_eq!(left, [1, 1, 2, 1]);
    assert!(t.awaits(P2));
}

/// KB-3.4.5.g: own units and companions join on the way.
#[test]
fn units_and_companions_are_picked_up() {
    let home = fast()
        .troop(P1, "w1f", 2)
        .troop(P1, "w_r", 3)
        .companion(P1, Companion::Phoenix, "w_r")
        .companion(P1, Companion::Masaharta1, "w_r");
    let mut t = marching(home.clone(), "w1f");
    t.acts(P1, "step w_r, carry 5, step w_tr, done");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (0, 5));
    assert_eq!(t.companions(P1, "w_tr").len(), 2);
    // Or just one of them, with one unit more.
    let mut t = marching(home, "w1f");
    t.acts(P1, "step w_r, carry 3, bring masaharta-1, step w_tr, done");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (2, 3));
    assert!(t.companions(P1, "w_r").contains(Companion::Phoenix));
    assert!(t.companions(P1, "w_tr").contains(Companion::Masaharta1));
}

/// KB-3.4.5.g, KB-3.4.5.f: companions of a kind change places between those who go and those who stay.
#[test]
fn companions_are_exchanged_on_the_way() {
    let home = fast()
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::SoulDevourer, "w1f")
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::Phoenix, "w_r")
        .companion(P1, Companion::Masaharta1, "w_r");
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_r");
    assert!(
        !t.can(P1, "exchange masaharta-1 soul-devourer"),
        "of one kind only"
    );
    t.acts(P1, "exchange phoenix soul-devourer, step w_tr, done");
    assert!(t.companions(P1, "w_tr").contains(Companion::Phoenix));
    assert!(t.companions(P1, "w_r").contains(Companion::SoulDevourer));
    assert_eq!(
        (
            t.companions(P1, "w_r").len(),
            t.companions(P1, "w_tr").len()
        ),
        (2, 1)
    );
}

/// KB-3.4.5.f: a companion may be dropped with units on the way.
#[test]
fn companions_are_dropped_on_the_way() {
    let home = table(2)
        .troop(P1, "w1f", 3)
        .companion(P1, Companion::Phoenix, "w1f");
    let mut t = marching(home, "w1f");
    t.acts(P1, "step w_r, carry 2, leave phoenix, step w_tr");
    assert!(t.companions(P1, "w_r").contains(Companion::Phoenix));
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (1, 2));
}

/// KB-AM-12: those who began may all stay and others go on with the rest of the land moves.
#[test]
fn a_relay() {
    let home = fast()
        .troop(P1, "w1f", 1)
        .companion(P1, Companion::Masaharta1, "w1f")
        .troop(P1, "w_r", 4)
        .companion(P1, Companion::Phoenix, "w_r");
    let mut t = marching(home, "w1f");
    t.acts(P1, "step w_r, carry 4, leave masaharta-1, bring phoenix");
    assert_eq!(t.land_moves(), 2);
    t.acts(P1, "step w_on, step w_ti");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_ti")), (1, 4));
    assert!(t.companions(P1, "w_r").contains(Companion::Masaharta1));
    assert!(t.companions(P1, "w_ti").contains(Companion::Phoenix));
}

/// KB-AM-12, KB-AM-11 (3): the wall test of the action holds for those who join it, too.
#[test]
fn a_relay_keeps_the_origin() {
    let home = fast().troop(P1, "w2f", 1).troop(P1, "w_on", 2);
    let mut t = marching(home, "w2f");
    t.acts(P1, "step w_on, carry 2, step w2f, step w2a");
    assert_eq!((t.units(P1, "w_on"), t.units(P1, "w2a")), (1, 2));
    assert!(t.controls(P1, "w2a"));
}

// ---- limits

/// KB-3.4.5.h, KB-EX-3.4.5-5: eight may meet, but not stay together.
#[test]
fn more_than_the_limit_on_the_way() {
    let home = |tiles: &[Tile]| {
        let t = table(2).troop(P1, "w1f", 5).troop(P1, "w_r", 3);
        tiles.iter().fold(t, |t, &tile| t.owns(P1, tile))
    };
    let mut t = marching(home(&[Tile::PriestOfMafdet]), "w1f");
    t.act(P1, "step w_r");
    assert_eq!(t.units(P1, "w_r"), 8);
    assert_eq!(t.refusal(P1, "done"), limit(5));
    t.act(P1, "step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (3, 5));

    // With one land move at least three stay behind.
    let mut t = marching(home(&[]), "w1f");
    assert_eq!(t.refusal(P1, "step w_r"), limit(5));
    let mut more = t.clone();
    more.act(P1, "carry 3");
    assert_eq!(more.refusal(P1, "step w_r"), limit(5));
    t.acts(P1, "carry 2, step w_r");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "w_r")), (3, 5));

    // A greater limit, the same rule.
    let mut t = marching(home(&[Tile::Legion]), "w1f");
    assert_eq!(t.refusal(P1, "step w_r"), limit(7));
    t.acts(P1, "carry 4, step w_r");
    assert_eq!(t.units(P1, "w_r"), 7);
}

/// KB-3.4.5.h, KB-DP-A6: in an overfull zone only numbers that leave a legal rest may go on.
#[test]
fn the_rest_must_fit_too() {
    let home = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w1f", 5)
        .troop(P1, "w_r", 5);
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_r");
    assert_eq!(offered(&t, "carry"), words(""), "five go and five stay");
    assert_eq!(offered(&t, "step"), words("w1f w2f w_on w_tr"));
    assert!(!t.can(P1, "done") && !t.can(P1, "carry 4") && !t.can(P1, "carry 6"));
    t.act(P1, "step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (5, 5));
}

/// KB-3.4.5.h: two creatures, or two servants, meet on the way and part again.
#[test]
fn two_of_a_kind_on_the_way() {
    for (mine, theirs) in [
        (Companion::SoulDevourer, Companion::Phoenix),
        (Companion::Harkhuf1, Companion::Masaharta1),
    ] {
        let home = || {
            table(2)
                .troop(P1, "w1f", 2)
                .companion(P1, mine, "w1f")
                .troop(P1, "w_r", 2)
                .companion(P1, theirs, "w_r")
        };
        let mut t = marching(home(), "w1f");
        t.act(P1, "step w_r");
        assert_eq!(t.refusal(P1, "done"), limit(5));
        t.act(P1, "step w_tr");
        assert!(t.companions(P1, "w_r").contains(theirs));
        assert!(t.companions(P1, "w_tr").contains(mine));
    }
}

/// KB-3.4.5.h, KB-3.4.5.i: with the last land move a creature does not join another; it may stay home.
#[test]
fn no_second_creature_at_the_end() {
    let home = table(2)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::GriffinSphinx, "w1f")
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::Phoenix, "w_r");
    let mut t = marching(home, "w1f");
    assert_eq!(t.refusal(P1, "step w_r"), limit(5));
    t.acts(P1, "carry 1, leave griffin-sphinx, step w_r");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "w_r")), (1, 3));
    assert!(t.companions(P1, "w1f").contains(Companion::GriffinSphinx));
}

/// KB-3.4.5.h, tiles:R18: Meryptah may end beside another servant.
#[test]
fn meryptah_may_stay_beside_a_servant() {
    let home = table(2)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::Meryptah, "w1f")
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::Masaharta1, "w_r");
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_r");
    assert!(t.awaits(P2));
    assert_eq!(t.companions(P1, "w_r").len(), 2);
}

/// KB-3.4.5.i: nobody is taken off the board: no companion is left alone, no surplus goes home.
#[test]
fn nothing_leaves_the_board() {
    let home = || {
        fast()
            .troop(P1, "w1f", 3)
            .companion(P1, Companion::Phoenix, "w1f")
    };
    let mut t = marching(home(), "w1f");
    assert!(!t.can(P1, "leave phoenix"), "nobody would stay with it");
    t.act(P1, "carry 2");
    assert!(t.can(P1, "leave phoenix"));
    let mut t = marching(home(), "w1f");
    t.acts(P1, "step w_r, step w_tr, done");
    assert!(t.companions(P1, "w_tr").contains(Companion::Phoenix));
    assert!(t.companions_in_supply(P1).is_empty());

    // Full zones at the end of a dead-end street: five more are not let in.
    let home = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 5)
        .troop(P1, "d_s", 5);
    let t = marching(home.troop(P1, "d_d", 1), "w1a");
    assert!(t.can(P1, "teleport d_t"));
    assert_eq!(t.refusal(P1, "teleport d_s"), limit(5));
    assert_eq!(t.supply(P1), 1);
}

/// KB-AM-09, KB-DP-A6, KB-3.4.5.k: nobody goes into battle with more than the limit, nor leaves more behind.
#[test]
fn limits_hold_before_a_battle() {
    let home = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w1f", 4)
        .troop(P1, "w_r", 4)
        .troop(P2, "w_tr", 1);
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_r");
    assert_eq!(
        offered(&t, "carry"),
        words("3 5"),
        "2 would leave six, 6 would arrive as six"
    );
    let mut three = t.clone();
    three.acts(P1, "carry 3, step w_tr");
    t.acts(P1, "carry 5, step w_tr");
    for (t, staying, going) in [(three, 5, 3), (t, 3, 5)] {
        assert_eq!(t.step(), Some(Step::WarCouncil));
        assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (staying, going));
    }
}

/// KB-AM-09, KB-3.4.5.h: two creatures travel on together, but not into a battle.
#[test]
fn one_creature_goes_into_battle() {
    let home = fast()
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::SoulDevourer, "w1f")
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::Phoenix, "w_r")
        .troop(P2, "w_tr", 1);
    let mut t = marching(home, "w1f");
    t.acts(P1, "step w_r, carry 3, bring phoenix");
    assert_eq!(t.refusal(P1, "step w_tr"), limit(5));
    t.act(P1, "step w_on");
    assert_eq!(t.companions(P1, "w_on").len(), 2);
    assert_eq!(t.refusal(P1, "done"), limit(5));
    t.acts(P1, "carry 2, leave phoenix, step w_r, step w_tr");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    assert!(t.companions(P1, "w_on").contains(Companion::Phoenix));
    assert!(t.companions(P1, "w_tr").contains(Companion::SoulDevourer));
}

/// KB-3.4.5.h, KB-DP-A6: a zone is entered above the limit only if the purse pays the way out.
#[test]
fn the_way_out_must_be_affordable() {
    // From the river temple the only way on is past Khnum's Sphinx.
    let home = |prayer| {
        table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 5)
            .troop(P1, "w_tr", 5)
            .troop(P2, "w_r", 1)
            .companion(P2, Companion::KhnumsSphinx, "w_r")
            .with_prayer(P1, prayer)
    };
    let t = marching(home(2), "w1a");
    assert_eq!(t.refusal(P1, "teleport w_tr"), limit(5));
    let mut t = marching(home(3), "w1a");
    t.act(P1, "teleport w_tr");
    // Nothing else is left to do: the step was taken.
    assert_eq!(
        (t.prayer(P1), t.units(P1, "w_tr"), t.units(P1, "w_r")),
        (0, 5, 5)
    );
}
