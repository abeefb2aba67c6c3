//! Walls in a Move: how a troop gets into a city (KB-3.4.5.o, KB-AM-11).

use kemet::scene::*;
use kemet::*;

use crate::move_help::marching;

/// Three players; P1 has three land moves.
fn fast() -> Scene {
    table(3)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::BestialFury)
}

fn wall(zone: Zone) -> Option<Refusal> {
    Some(Refusal::Wall { zone })
}

/// KB-3.4.5.o, KB-AM-11 (1): any wall of the city will do as a start, none from further away.
#[test]
fn the_move_begins_at_a_wall_of_that_city() {
    let t = marching(fast().troop(P1, "w2f", 2), "w2f");
    for zone in ["w2a", "w2b", "w2c"] {
        assert!(t.can(P1, &format!("step {zone}")));
    }
    let mut t = marching(fast().troop(P1, "w_on", 2), "w_on");
    t.act(P1, "step w2f");
    for zone in [Zone::W2a, Zone::W2b, Zone::W2c] {
        assert_eq!(t.refusal(P1, &format!("step {zone}")), wall(zone));
    }
    // The wall of one city does not open another.
    let mut t = marching(fast().troop(P1, "w2f", 2), "w2f");
    t.acts(P1, "step w_os, step w3f");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(t.refusal(P1, "step w3a"), wall(Zone::W3a));
}

/// KB-3.4.5.o, KB-LIM-12, KB-AM-11 (5): one opposing district a Move; one passed through counts.
#[test]
fn one_district_a_move() {
    let mut t = marching(fast().troop(P1, "w2f", 2), "w2f");
    t.act(P1, "step w2a");
    assert_eq!(t.refusal(P1, "step w2b"), wall(Zone::W2b));
    t.act(P1, "step w2f");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
    assert_eq!(t.refusal(P1, "step w2c"), wall(Zone::W2c));
}

/// KB-AM-11 (2): from a conquered district to the next of that city is the one entry.
#[test]
fn from_district_to_district() {
    let mut t = marching(fast().troop(P1, "w2a", 2), "w2a");
    t.act(P1, "step w2b");
    assert_eq!(t.refusal(P1, "step w2c"), wall(Zone::W2c));
    assert!(t.can(P1, "step w2f"), "going out is free");
}

/// KB-AM-11 (3): the origin is where the Move began, not where units joined it.
#[test]
fn units_picked_up_bring_no_wall() {
    let mut t = marching(fast().troop(P1, "w_on", 1).troop(P1, "w2f", 3), "w_on");
    t.acts(P1, "step w2f, carry 3");
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
}

/// KB-AM-11 (4): a district of another's city counts whoever stands in it, strangers and own troops alike.
#[test]
fn whoever_stands_there() {
    let held = || fast().troop(P3, "w2a", 1).troop(P1, "w2b", 1);
    let mut t = marching(held().troop(P1, "w_on", 2), "w_on");
    t.act(P1, "step w2f");
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
    assert_eq!(t.refusal(P1, "step w2b"), wall(Zone::W2b));
    let mut t = marching(held().troop(P1, "w2f", 2), "w2f");
    assert!(t.can(P1, "step w2a"));
    t.act(P1, "step w2b");
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
}

/// KB-AM-11 (6): the entry need not be the first step; out of a district and back into it is legal.
#[test]
fn the_entry_may_come_late() {
    let mut t = marching(fast().troop(P1, "w2f", 2), "w2f");
    t.acts(P1, "step w_on, step w2f, step w2c");
    assert!(t.controls(P1, "w2c"));
    let mut t = marching(fast().troop(P1, "w2a", 2), "w2a");
    t.acts(P1, "step w2f, step w2a");
    assert_eq!(t.refusal(P1, "step w2b"), wall(Zone::W2b));
}

/// KB-3.4.5.p: the own wall stops nobody of the city, from afar or from within, nor does any on the way out.
#[test]
fn the_own_city_is_open() {
    let mut t = marching(fast().troop(P1, "w_on", 2), "w_on");
    t.acts(P1, "step w1f, step w1a, step w1b");
    assert_eq!(t.units(P1, "w1b"), 2);
    let mut t = marching(fast().troop(P1, "w2a", 2), "w2a");
    t.act(P1, "step w2f");
    t.acts(P1, "step w_on, done");
    assert_eq!(t.units(P1, "w_on"), 2);
    // An own district in foreign hands is entered like any other zone of the own city.
    let mut t = marching(fast().troop(P1, "w_on", 2).troop(P2, "w1a", 1), "w_on");
    t.acts(P1, "step w1f, step w1a");
    assert_eq!(t.step(), Some(Step::WarCouncil));
}

/// KB-3.4.5.p: own districts passed do not use up the one entry.
#[test]
fn own_districts_are_no_entry() {
    let home = fast().owns(P1, Tile::StreetFighting).troop(P1, "w1a", 2);
    let mut t = marching(home.companion(P1, Companion::RoyalScarab, "w1a"), "w1a");
    t.acts(P1, "step w1b, step w1f, step w_on, step w2f, step w2a");
    assert!(t.controls(P1, "w2a"));
}

/// tiles:R1, RUB-2c, RUB-4c, REN-SAP3: an exempt troop comes from afar, and still into one district only.
#[test]
fn exemptions_open_one_district() {
    let phoenix = || {
        let t = fast()
            .troop(P1, "w_on", 2)
            .companion(P1, Companion::Phoenix, "w_on");
        marching(t, "w_on")
    };
    let street = || {
        marching(
            fast().owns(P1, Tile::StreetFighting).troop(P1, "w_on", 2),
            "w_on",
        )
    };
    let surprise = || {
        let mut t = fast().owns(P1, Tile::SurpriseAttack).troop(P1, "w_on", 2);
        t.acts(
            P1,
            "token m_pray, gold, resolve apex, golden RUB-4c, troop w_on",
        );
        t
    };
    for mut t in [phoenix(), street(), surprise()] {
        t.acts(P1, "step w2f, step w2a");
        assert_eq!(t.refusal(P1, "step w2b"), wall(Zone::W2b));
    }
    // Without the Phoenix the wall stands.
    let mut t = phoenix();
    t.acts(P1, "carry 1, leave phoenix, step w2f");
    assert_eq!(t.refusal(P1, "step w2a"), wall(Zone::W2a));
}

/// REN-SAP2, KB-3.4.5.p: a troop with the Giant Sandworm enters no district, not even its own.
#[test]
fn the_worm_stays_outside() {
    let mut t = marching(
        fast()
            .troop(P1, "w1f", 2)
            .companion(P1, Companion::GiantSandworm, "w1f"),
        "w1f",
    );
    assert_eq!(t.refusal(P1, "step w1a"), Some(Refusal::WormOutside));
    t.acts(P1, "carry 1, leave giant-sandworm");
    assert!(t.can(P1, "step w1a"));
}
