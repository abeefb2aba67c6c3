//! Decided: from when on something counts, and in which phases.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-U16: a silver or golden token may be used in the turn that brought it.
#[test]
fn a_new_token_at_once() {
    let mut silver = bazaar(4);
    buy(&mut silver, Tile::RedActOfGod);
    assert!(silver.awaits(P1) && silver.can(P1, "silver m_pray") && silver.can(P1, "end-turn"));
    let mut gold = bazaar(4).troop(P1, "w1a", 1);
    buy(&mut gold, Tile::FirstDivineWill);
    gold.acts(P1, "gold, golden BLU-4c, as move, troop w1a, step w1f");
    assert_eq!(gold.units(P1, "w1f"), 1);
    assert!(gold.awaits(P2));
}

/// K1-U43: units left in several foreign districts take each pyramid, at the end of the movement.
#[test]
fn a_unit_in_each_district() {
    let t = first(3)
        .owns(P1, Tile::OpenGates)
        .owns(P1, Tile::GodSpeed)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .pyramid(P2, "w2b", Colour::Diamond, 4)
        .troop(P1, "w2f", 3);
    let mut t = marching(t, "w2f");
    t.acts(P1, "step w2a, carry 2");
    assert_eq!((t.fame(P1), t.fame(P2)), (0, 2));
    t.acts(P1, "step w2b, done");
    assert_eq!((t.units(P1, "w2a"), t.units(P1, "w2b")), (1, 2));
    assert_eq!((t.fame(P1), t.fame(P2)), (2, 0));
}

/// K1-U46: the goal reached by night with the Hand of God ends nothing, nor the next day before its end.
#[test]
fn the_goal_by_night_ends_nothing() {
    let mut t = first(2)
        .with_fame(P1, 0, 7)
        .pyramid(P1, "w1a", Colour::Ruby, 3)
        .owns(P1, Tile::FirstHandOfGod);
    t.night();
    t.act(P1, "build a 4");
    assert_eq!(t.fame(P1), 8);
    t.act(P2, "next P1");
    assert!(t.outcome().is_none() && t.awaits(P1));
    t.acts(P1, "token m_pray, end-turn");
    assert!(t.outcome().is_none() && t.awaits(P2));
}

/// K1-U48: Legion's limit and God Speed's range hold in every phase: units beyond five stay and can be added by night.
#[test]
fn limits_hold_in_every_phase() {
    let mut t = first(2)
        .owns(P1, Tile::FirstLegion)
        .owns(P1, Tile::FirstReinforcements)
        .troop(P1, "w1a", 5);
    t.night();
    t.acts(P1, "place w1a 2");
    assert!(!t.can(P1, "place w1a 1"));
    if t.step() == Some(Step::Muster) {
        t.act(P1, "done");
    }
    assert_eq!(t.units(P1, "w1a"), 7);
    t.act(P1, "next P1");
    assert_eq!(t.units(P1, "w1a"), 7);
    // A retreat, which is no own Move, joins up to seven as well.
    let mut battle = first(3)
        .owns(P2, Tile::FirstLegion)
        .troop(P2, "w_tr", 4)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_tr", 5);
    battle.battle(P1, "w_tr");
    battle.clash("BC-1", "BC-5");
    battle.act(P2, "retreat");
    assert_eq!(battle.units(P2, "w_r"), 7);
}

/// K1-U48: Initiative strikes for attackers by day, in a Move as in a Recruit, and never for a defender.
#[test]
fn initiative_is_for_attacks_by_day() {
    let mut t = first(3)
        .owns(P1, Tile::FirstInitiative)
        .troop(P2, "w1a", 3)
        .troop(P1, "w1b", 2)
        .with_prayer(P1, 5);
    let mut moved = marching(t.clone(), "w1b");
    moved.act(P1, "step w1a");
    assert_eq!(moved.units(P2, "w1a"), 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2, done");
    assert_eq!(t.units(P2, "w1a"), 1);
}
