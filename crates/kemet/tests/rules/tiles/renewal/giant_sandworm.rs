//! The Giant Sandworm (REN-SAP2) and everything it may not do.

use kemet::scene::*;
use kemet::*;

const WORM: Companion = Companion::GiantSandworm;

/// P1 recruits with the worm in its supply.
fn recruiting() -> Scene {
    let mut t = table(3)
        .owns(P1, Tile::GiantSandworm)
        .troop(P1, "w_on", 1)
        .troop(P2, "w_ti", 1);
    t.begin(P1, Deed::Recruit);
    t
}

/// REN-SAP2: acquired, it waits in the supply, and no district takes it.
#[test]
fn worm_waits_in_the_supply() {
    let mut t = table(3)
        .for_sale(Tile::GiantSandworm)
        .pyramid(P1, "w1a", Colour::Sapphire, 3)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1b", 3)
        .companion(P1, Companion::Jackal, "w1b");
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, "take REN-SAP2");
    assert!(t.awaits(P2), "no district to choose");
    assert!(t.companions_in_supply(P1).contains(WORM));
    t.turn(P1);
    let zone = "w1a".parse().unwrap();
    let refusal = Some(Refusal::CannotJoin {
        companion: WORM,
        zone,
    });
    assert_eq!(t.refusal(P1, "attach giant-sandworm w1a"), refusal);
    assert!(!t.can(P1, "exchange giant-sandworm jackal"));
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1c 1");
    assert!(!t.can(P1, "attach giant-sandworm w1c"));
}

/// REN-SAP2: a Recruit brings it with one or two free units into an empty zone
/// outside the cities: any of them.
#[test]
fn worm_rises_outside_the_cities() {
    let t = recruiting();
    let zones: Vec<_> = t
        .offers(P1)
        .into_iter()
        .filter_map(|offer| {
            offer
                .strip_prefix("worm ")?
                .strip_suffix(" 2")
                .map(str::to_owned)
        })
        .collect();
    let empty = [
        "w1f", "w2f", "w3f", "w_os", "w_r", "w_tr", "d_t", "d_d", "d_s",
    ];
    assert_eq!(zones, empty, "not w_on, not w_ti, no district");
    assert!(t.can(P1, "worm w_tr 1"));
    assert!(!t.can(P1, "worm w_tr 3"));
}

/// REN-SAP2: its two units cost nothing, more of them join at the
/// usual price and limit, and the zone is theirs when the Recruit ends.
#[test]
fn worm_brings_free_units() {
    let mut t = recruiting();
    t.act(P1, "worm w_tr 2");
    assert!(t.companions(P1, "w_tr").contains(WORM));
    assert!(!t.can(P1, "worm w_r 1"), "there is one worm");
    assert_eq!(
        t.refusal(P1, "place w_tr 4"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "place w_tr 1, place w1a 2, done");
    assert_eq!((t.units(P1, "w_tr"), t.units(P1, "w1a")), (3, 2));
    assert_eq!(t.prayer(P1), 7 - 3, "3 of 5 are paid");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!(t.temporary_fame(P1), 1);

    let mut poor = recruiting();
    poor = poor.with_prayer(P1, 0);
    poor.act(P1, "worm w_tr 2");
    assert!(!poor.can(P1, "place w_tr 1"));
}

/// REN-SAP2: only a Recruit wakes it.
#[test]
fn worm_needs_a_recruit() {
    let mut t = table(3)
        .owns(P1, Tile::GiantSandworm)
        .owns(P1, Tile::ReinforcementPrayer)
        .holds(P1, &[Di::TacticalSupport]);
    t.act(P1, "play DI-07");
    assert!(t.can(P1, "place w1a 1"));
    assert!(!t.can(P1, "worm w_r 1"));
    t.act(P1, "done");
    t.begin(P1, Deed::Pray);
    assert!(t.can(P1, "place w1a 1"));
    assert!(!t.can(P1, "worm w_r 1"));
}

/// REN-SAP2: a land move and 2 strength for its troop.
#[test]
fn worm_helps_its_troop() {
    let mut t = table(3).troop(P1, "w_r", 3).companion(P1, WORM, "w_r");
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_r");
    assert_eq!(t.land_moves(), 2);
    let field = table(3).troop(P2, "w_r", 3).troop(P1, "w_r", 3);
    for (t, strength) in [
        (field.clone().companion(P1, WORM, "w_r"), 9),
        (field.owns(P1, Tile::GiantSandworm), 7),
    ] {
        let mut t = t;
        t.battle(P1, "w_r");
        t.clash("BC-1", "BC-5");
        assert_eq!(t.last_points(P1).strength, strength);
    }
}

/// REN-SAP2: its troop enters no district, own or foreign; without it the rest
/// of the troop may.
#[test]
fn worm_never_enters_a_district() {
    for (from, to) in [("w1f", "w1a"), ("w2f", "w2a")] {
        let mut t = table(3)
            .owns(P1, Tile::StreetFighting)
            .troop(P1, from, 3)
            .companion(P1, WORM, from);
        t.begin(P1, Deed::Move);
        t.act(P1, &format!("troop {from}"));
        let step = format!("step {to}");
        assert_eq!(t.refusal(P1, &step), Some(Refusal::WormOutside), "{to}");
        t.acts(P1, "carry 2, leave giant-sandworm");
        t.acts(P1, &format!("{step}, done"));
        assert_eq!(t.units(P1, to), 2);
        assert!(t.companions(P1, from).contains(WORM));
    }
}

/// REN-SAP2, AMB-1b: its troop retreats into no district, not even the own
/// ones, nor goes home with Masaharta.
#[test]
fn worm_retreats_into_the_desert() {
    let field = table(3).troop(P2, "w1f", 5).troop(P1, "w1f", 2).companion(
        P1,
        Companion::Masaharta1,
        "w1f",
    );
    let mut with = field.clone().companion(P1, WORM, "w1f");
    let mut without = field;
    for t in [&mut with, &mut without] {
        t.battle(P1, "w1f");
        t.clash("BC-5", "BC-6");
    }
    assert_eq!(with.offers(P1), ["retreat", "recall"]);
    assert!(without.can(P1, "shelter w1a"));
    with.act(P1, "retreat");
    without.act(P1, "retreat");
    assert_eq!(
        with.offers(P2),
        ["banish w_on", "banish w_r", "banish w_ti"]
    );
    assert!(without.can(P2, "banish w1a"));
}
