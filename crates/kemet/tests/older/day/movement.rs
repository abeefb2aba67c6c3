//! Movement.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-5.1, K1-4.2.6: one region for a plain troop.
#[test]
fn a_range_of_one() {
    let mut t = marching(first(3).troop(P1, "w1f", 3), "w1f");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(offered(&t, "step"), words("w1a w1b w1c w_on w_r w_ti"));
    t.act(P1, "step w_r");
    assert!(t.awaits(P2));
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w1f")), (3, 0));
}

/// K1-5.2: God Speed for every troop, creatures for their own.
#[test]
fn what_makes_the_range_longer() {
    let t = first(3).troop(P1, "w1a", 2).troop(P1, "w_r", 2);
    assert_eq!(range(&t, "w1a"), 1);
    let fast = t.clone().owns(P1, Tile::GodSpeed);
    assert_eq!((range(&fast, "w1a"), range(&fast, "w_r")), (2, 2));
    for (creature, more) in [
        (Companion::FirstElephant, 1),
        (Companion::FirstSnake, 1),
        (Companion::FirstScarab, 2),
        (Companion::FirstScorpion, 1),
        (Companion::FirstPhoenix, 1),
        (Companion::FirstSphinx, 0),
        (Companion::FirstMummy, 1),
    ] {
        let with = fast.clone().companion(P1, creature, "w1a");
        assert_eq!(
            (range(&with, "w1a"), range(&with, "w_r")),
            (2 + more, 2),
            "{creature}"
        );
    }
}

/// K1-5.3: units may stay and others come along on the way.
#[test]
fn leaving_and_taking_units() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 3)
        .troop(P1, "w_r", 2);
    let mut t = marching(t, "w1f");
    t.acts(P1, "carry 2, step w_r");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "w_r")), (1, 4));
    t.acts(P1, "carry 3, step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (1, 3));
}

/// K1-5.3, K1-U23: the range is fixed at the start: a creature met adds nothing, one left takes nothing.
#[test]
fn the_range_is_fixed_at_the_start() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 2)
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::FirstScarab, "w_r");
    let mut met = marching(t.clone(), "w1f");
    met.act(P1, "step w_r");
    assert_eq!(met.land_moves(), 1);
    met.acts(P1, "bring first-scarab, step w_tr");
    assert!(met.awaits(P2));
    let mut left = marching(t, "w_r");
    left.acts(P1, "carry 1, leave first-scarab");
    assert_eq!(left.land_moves(), 4);
    left.acts(P1, "step w1f, step w_on, step w2f, step w_os");
    assert_eq!((left.units(P1, "w_os"), left.units(P1, "w_r")), (1, 1));
    assert!(left.companions(P1, "w_r").contains(Companion::FirstScarab));
}

/// K1-5.4: to a neighbour and over a harbour for 1 range and no prayer, by teleport for 2 prayer and no range.
#[test]
fn three_kinds_of_steps() {
    let t = first(5)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 2)
        .troop(P1, "w_r", 2);
    let mut land = marching(t.clone(), "w1a");
    land.act(P1, "step w1f");
    assert_eq!((land.prayer(P1), land.awaits(P2)), (5, true));
    let mut ship = marching(t.clone(), "w_r");
    assert!(ship.can(P1, "step e1f") && ship.can(P1, "step e_tr") && ship.can(P1, "step e2f"));
    assert!(!ship.can(P1, "step e_r"));
    ship.act(P1, "step e_tr");
    assert_eq!((ship.prayer(P1), ship.awaits(P2)), (5, true));
    let mut gate = marching(t, "w1a");
    gate.act(P1, "teleport e_ti");
    assert_eq!((gate.prayer(P1), gate.land_moves()), (3, 1));
}

/// K1-5.5: a teleport begins at a pyramid, own or foreign, and ends at any obelisk; steps mix freely.
#[test]
fn teleports_from_pyramids_to_obelisks() {
    let own = first(5)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 2);
    let t = marching(own, "w1a");
    assert_eq!(
        offered(&t, "teleport"),
        words("w_on w_os w_ti w_tr e_on e_ti e_tr d_t d_s")
    );
    let foreign = first(5)
        .pyramid(P2, "w2a", Colour::Ruby, 1)
        .troop(P1, "w2a", 2);
    assert!(marching(foreign, "w2a").can(P1, "teleport w_tr"));
    let bare = first(5).troop(P1, "w1a", 2).troop(P1, "w_on", 2);
    for zone in ["w1a", "w_on"] {
        let t = marching(bare.clone(), zone);
        let from = Refusal::NoTeleportFrom {
            zone: zone.parse().unwrap(),
        };
        assert_eq!(t.refusal(P1, "teleport w_tr"), Some(from));
    }
    let mixed = first(5)
        .owns(P1, Tile::GodSpeed)
        .pyramid(P1, "w1b", Colour::Ruby, 1)
        .troop(P1, "w1a", 2);
    let mut t = marching(mixed, "w1a");
    t.acts(P1, "step w1b, teleport w_tr, step w_r");
    assert_eq!((t.units(P1, "w_r"), t.prayer(P1)), (2, 3));
    let mut poor = marching(
        first(5)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 2)
            .with_prayer(P1, 1),
        "w1a",
    );
    let need = Refusal::NeedsPrayer { need: 2, have: 1 };
    assert_eq!(poor.refusal(P1, "teleport w_tr"), Some(need));
    poor.act(P1, "done");
}

/// K1-5.6, RED-1b, RED-2d: the Teleport tile begins at obelisks, Stargate takes 1 off.
#[test]
fn tiles_for_teleports() {
    let t = || {
        first(3)
            .troop(P1, "w_on", 2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 2)
    };
    let mut cheap = marching(t().owns(P1, Tile::Stargate), "w1a");
    cheap.act(P1, "teleport w_tr");
    assert_eq!(cheap.prayer(P1), 4);
    assert!(!marching(t().owns(P1, Tile::Stargate), "w_on").can(P1, "teleport w_tr"));
    let mut far = marching(t().owns(P1, Tile::Teleport), "w_on");
    far.act(P1, "teleport w_tr");
    assert_eq!(far.prayer(P1), 3);
    let mut both = marching(
        t().owns(P1, Tile::Teleport).owns(P1, Tile::Stargate),
        "w_on",
    );
    both.acts(P1, "teleport w_tr, teleport w_ti, teleport d_t");
    assert_eq!(both.prayer(P1), 2);
}

/// K1-5.7: five units to a region, seven with Legion, one creature.
#[test]
fn no_region_is_ever_overfull() {
    let t = first(3).troop(P1, "w1f", 3).troop(P1, "w_r", 3);
    let mut plain = marching(t.clone(), "w1f");
    assert_eq!(
        plain.refusal(P1, "step w_r"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    plain.acts(P1, "carry 2, step w_r");
    assert_eq!(plain.units(P1, "w_r"), 5);
    let mut legion = marching(t.clone().owns(P1, Tile::FirstLegion), "w1f");
    legion.act(P1, "step w_r");
    assert_eq!(legion.units(P1, "w_r"), 6);
    let beasts = first(3)
        .troop(P1, "w1f", 1)
        .companion(P1, Companion::FirstSnake, "w1f")
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::FirstScarab, "w_r");
    let beasts = marching(beasts, "w1f");
    assert!(!beasts.can(P1, "step w_r"), "one creature to a region");
}

/// K1-5.8, K1-U27: a step into an enemy troop ends the movement in a battle, a teleport too.
#[test]
fn meeting_an_enemy_means_battle() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_ti", 2);
    for (from, how) in [("w1f", "step w_ti"), ("w1a", "teleport w_ti")] {
        let mut t = marching(t.clone(), from);
        t.act(P1, how);
        let battle = Event::BattleBegan {
            zone: Zone::WTi,
            attacker: P1,
            defender: P2,
        };
        assert!(t.events().contains(&battle), "{how}");
        t.clash("BC-6", "BC-5");
        t.act(P2, "recall");
        t.act(P1, "stay");
        assert!(t.awaits(P2), "no range is left, whatever the tile says");
        assert_eq!(t.units(P1, "w_ti"), 3);
    }
}

/// K1-5.9: a foreign city is entered with the first step, from beside its wall, or not at all.
#[test]
fn walls_are_passed_with_the_first_step() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w2f", 2)
        .troop(P1, "w_on", 2);
    let mut beside = marching(t.clone(), "w2f");
    assert!(beside.can(P1, "step w2a") && beside.can(P1, "step w2b"));
    beside.acts(P1, "step w2a, done");
    assert!(beside.controls(P1, "w2a"));
    let mut afar = marching(t, "w_on");
    afar.acts(P1, "carry 1, step w2f");
    assert_eq!(
        afar.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
    // There and back is no first step either.
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .companion(P1, Companion::FirstSnake, "w2f");
    let t = t.troop(P1, "w2f", 2);
    let mut round = marching(t, "w2f");
    round.acts(P1, "step w_on, step w2f");
    assert!(!round.can(P1, "step w2a"));
}

/// K1-5.10, K1-U28: from one foreign district to the next as a first step only, unless walls do not count.
#[test]
fn between_foreign_districts() {
    let t = first(3).owns(P1, Tile::GodSpeed).troop(P1, "w2a", 2);
    let mut first_step = marching(t.clone(), "w2a");
    first_step.act(P1, "step w2b");
    assert_eq!(
        first_step.refusal(P1, "step w2c"),
        Some(Refusal::Wall { zone: Zone::W2c })
    );
    for t in [
        t.clone().owns(P1, Tile::OpenGates),
        t.clone().companion(P1, Companion::FirstPhoenix, "w2a"),
    ] {
        let mut free = marching(t, "w2a");
        free.acts(P1, "step w2b, step w2c");
        assert_eq!(free.units(P1, "w2c"), 2);
    }
}

/// K1-5.11, K1-U29: the walls of the own city never hinder, not even where an enemy stands.
#[test]
fn own_walls_do_not_hinder() {
    let t = first(3).owns(P1, Tile::GodSpeed).troop(P1, "w_r", 2);
    let mut home = marching(t.clone(), "w_r");
    home.acts(P1, "step w1f, step w1a");
    assert_eq!(home.units(P1, "w1a"), 2);
    let mut held = marching(t.troop(P2, "w1a", 1), "w_r");
    held.acts(P1, "step w1f, step w1a");
    let battle = Event::BattleBegan {
        zone: Zone::W1a,
        attacker: P1,
        defender: P2,
    };
    assert!(held.events().contains(&battle));
}

/// K1-5.12: no wall hinders on the way out.
#[test]
fn leaving_a_city_is_free() {
    let t = first(3).owns(P1, Tile::GodSpeed).troop(P1, "w2f", 3);
    let mut t = marching(t, "w2f");
    t.acts(P1, "step w2a, step w2f");
    assert_eq!(t.units(P1, "w2f"), 3);
}

/// K1-5.13, RED-2c, RED-4c: the Open Gates tile, the Phoenix for its troop, and the Open Gates card.
#[test]
fn powers_against_walls() {
    let t = || {
        first(3)
            .owns(P1, Tile::GodSpeed)
            .troop(P1, "w_on", 2)
            .troop(P1, "w_os", 2)
    };
    let enters = |t: Scene, zone: &str| {
        let mut t = marching(t, zone);
        t.act(P1, "step w2f");
        t.can(P1, "step w2a")
    };
    assert!(!enters(t(), "w_on"));
    let gates = t().owns(P1, Tile::OpenGates);
    assert!(enters(gates.clone(), "w_on") && enters(gates, "w_os"));
    let phoenix = t().companion(P1, Companion::FirstPhoenix, "w_on");
    assert!(enters(phoenix.clone(), "w_on"));
    assert!(!enters(phoenix, "w_os"), "another troop");
    let mut card = marching(t().holds(P1, &[Di::OpenGates]), "w_on");
    card.acts(P1, "step w2f");
    assert!(!card.can(P1, "step w2a"));
    card.act(P1, "play DI12-12");
    assert_eq!(card.prayer(P1), 4);
    card.act(P1, "step w2a");
    assert_eq!(card.units(P1, "w2a"), 2);
}

/// K1-5.14: a creature goes nowhere without a unit.
#[test]
fn creatures_need_a_unit() {
    let t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::FirstScarab, "w1a");
    let t = marching(t, "w1a");
    assert!(!t.can(P1, "carry 0") && t.can(P1, "carry 1"));
}

/// K1-5.15: a creature may not pass a region with another of its player.
#[test]
fn creatures_do_not_pass_each_other() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 1)
        .companion(P1, Companion::FirstSnake, "w1f")
        .troop(P1, "w_r", 1)
        .companion(P1, Companion::FirstScarab, "w_r");
    let mut t = marching(t, "w1f");
    assert_eq!(offered(&t, "step"), words("w1a w1b w1c w_on w_ti"));
    // Around it there is a way.
    t.acts(P1, "step w_on, step w2f");
    assert!(t.companions(P1, "w2f").contains(Companion::FirstSnake));
}

/// K1-5.7, K1-5.15: nor does a teleport bring two creatures, or too many units, together.
#[test]
fn teleports_keep_the_limits() {
    let t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .companion(P1, Companion::FirstSnake, "w1a")
        .troop(P1, "w_ti", 1)
        .companion(P1, Companion::FirstScarab, "w_ti")
        .troop(P1, "w_tr", 3);
    let mut t = marching(t, "w1a");
    assert_eq!(offered(&t, "teleport"), words("w_on w_os d_t d_s"));
    t.act(P1, "carry 2");
    assert_eq!(offered(&t, "teleport"), words("w_on w_os w_tr d_t d_s"));
    t.act(P1, "leave first-snake");
    assert_eq!(
        offered(&t, "teleport"),
        words("w_on w_os w_ti w_tr d_t d_s")
    );
}

/// K1-5.16, K1-U42: temples and pyramids change hands when the movement has ended, not in passing.
#[test]
fn control_is_seen_at_the_end() {
    let t = first(3)
        .owns(P1, Tile::OpenGates)
        .owns(P1, Tile::GodSpeed)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2f", 3);
    let mut through = marching(t.clone(), "w2f");
    through.act(P1, "step w2a");
    assert_eq!((through.fame(P1), through.fame(P2)), (0, 1), "still moving");
    through.act(P1, "step w2f");
    assert_eq!((through.fame(P1), through.fame(P2)), (0, 1), "only passed");
    assert!(
        !through
            .events()
            .iter()
            .any(|event| matches!(event, Event::ControlLost { seat: P2, .. }))
    );
    let mut stops = marching(t, "w2f");
    stops.acts(P1, "step w2a, done");
    assert_eq!((stops.fame(P1), stops.fame(P2)), (1, 0));
    let mut temple = marching(first(3).owns(P1, Tile::GodSpeed).troop(P1, "w1f", 2), "w1f");
    temple.act(P1, "step w_ti");
    assert_eq!(temple.fame(P1), 0);
    temple.act(P1, "step w_on");
    assert_eq!(temple.fame(P1), 0);
}
