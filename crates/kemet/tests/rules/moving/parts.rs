//! Parts of a troop that may go where the whole may not.

use kemet::scene::*;
use kemet::*;

use crate::move_help::marching;

/// KB-EX-3.4.5-5, KB-3.4.5.f: five cannot join three at the end of a dead-end street, two of them can.
#[test]
fn a_part_goes_where_the_whole_does_not_fit() {
    let home = table(2).troop(P1, "w_tr", 5).troop(P1, "w_r", 3);
    let mut t = marching(home, "w_tr");
    assert_eq!(
        t.refusal(P1, "step w_r"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "carry 2, step w_r");
    assert_eq!((t.units(P1, "w_tr"), t.units(P1, "w_r")), (3, 5));
}

/// KB-3.4.5.h, KB-3.4.5.f: the troop goes without its creature where another one waits.
#[test]
fn a_creature_stays_where_another_waits() {
    let home = table(2)
        .troop(P1, "w_tr", 2)
        .companion(P1, Companion::GriffinSphinx, "w_tr")
        .with_prayer(P1, 0)
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::Phoenix, "w_r");
    let mut t = table_without_teleport(home);
    t.acts(P1, "carry 1, leave griffin-sphinx, step w_r");
    assert_eq!((t.units(P1, "w_tr"), t.units(P1, "w_r")), (1, 2));
}

/// The same Move as a Forced March, so that the Griffin Sphinx cannot teleport.
fn table_without_teleport(t: Scene) -> Scene {
    let mut t = t.owns(P1, Tile::ForcedMarch);
    t.acts(
        P1,
        "token m_pray, gold, resolve apex, golden ONY-3b, troop w_tr",
    );
    t
}

/// KB-3.4.5.g, ONY-3a: a Griffin Sphinx met at the end of the road carries the troop on.
#[test]
fn a_griffin_met_on_the_way() {
    let home = table(2).troop(P1, "w1f", 2).troop(P1, "w_on", 2).companion(
        P1,
        Companion::GriffinSphinx,
        "w_on",
    );
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_on");
    assert_eq!(t.land_moves(), 0);
    t.acts(P1, "bring griffin-sphinx, teleport d_s");
    assert_eq!(
        (t.units(P1, "w_on"), t.units(P1, "d_s"), t.prayer(P1)),
        (2, 2, 7)
    );
}

/// KB-3.4.5.g, KB-3.4.5.h: out, and back with a companion, past a zone that cannot hold all.
#[test]
fn there_and_back_again() {
    let home = table(2)
        .troop(P1, "d_d", 5)
        .companion(P1, Companion::SoulDevourer, "d_d")
        .troop(P1, "d_s", 3)
        .companion(P1, Companion::Phoenix, "d_s");
    let mut t = marching(home, "d_d");
    t.acts(P1, "step d_s, carry 3, exchange phoenix soul-devourer");
    // Back is the only way on: the step was taken.
    assert_eq!((t.units(P1, "d_d"), t.units(P1, "d_s")), (3, 5));
    assert!(t.companions(P1, "d_d").contains(Companion::Phoenix));
}
