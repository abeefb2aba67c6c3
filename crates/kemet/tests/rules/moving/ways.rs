//! Move: land moves, harbors, teleports, walls, control (section 3.4.5).

use kemet::scene::*;
use kemet::*;

use crate::move_help::{marching, offered, words};

/// The ways of the moves made so far.
fn ways(t: &Scene) -> Vec<Way> {
    let way = |event| match event {
        Event::Moved { way, .. } => Some(way),
        _ => None,
    };
    t.events().into_iter().filter_map(way).collect()
}

// ---- the allowance

/// KB-3.4.5.a, KB-3.4.5.l: one land move and one teleport; a teleport uses up no land move.
#[test]
fn one_land_move_and_one_teleport() {
    let home = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 5)
        .troop(P1, "w_r", 2);
    let mut t = marching(home, "w1a");
    assert_eq!(t.land_moves(), 1);
    assert_eq!(offered(&t, "step"), words("w1b w1c w1f"));
    assert_eq!(offered(&t, "teleport"), words("w_on w_ti w_tr d_t d_s"));
    t.act(P1, "teleport w_ti");
    assert_eq!((t.prayer(P1), t.land_moves()), (5, 1));
    assert_eq!(offered(&t, "step"), words("w1f w2f w_on"));
    assert_eq!(offered(&t, "teleport"), words(""));
    t.act(P1, "step w_on");
    assert!(t.awaits(P2), "nothing is left of the Move");
    assert_eq!(
        (t.units(P1, "w_on"), t.units(P1, "w1a"), t.units(P1, "w_r")),
        (5, 0, 2)
    );
}

/// KB-3.4.5.b: tiles and companions at the start make up the number of land moves.
#[test]
fn land_moves_add_up_at_the_start() {
    let t = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::BestialFury)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::RoyalScarab, "w1f")
        .companion(P1, Companion::Harkhuf1, "w1f")
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::GriffinSphinx, "w1a")
        .troop(P2, "w2a", 1);
    assert_eq!(marching(t.clone(), "w1f").land_moves(), 6);
    assert_eq!(
        marching(t.clone(), "w1a").land_moves(),
        3,
        "companions elsewhere add nothing"
    );
    let mut t = t;
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.act(P2, "troop w2a");
    assert_eq!(t.land_moves(), 1);
}

/// KB-3.4.5.b, KB-3.4.5.c: the number stays although the companion that raised it stays behind.
#[test]
fn a_companion_left_behind_does_not_slow_the_troop() {
    let mut t = marching(
        table(2)
            .troop(P1, "w1f", 3)
            .companion(P1, Companion::RoyalScarab, "w1f"),
        "w1f",
    );
    t.acts(P1, "carry 2, leave royal-scarab");
    assert_eq!(t.land_moves(), 3);
    t.acts(P1, "step w_r, step w_tr, step w_r");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w1f")), (2, 1));
    assert!(t.companions(P1, "w1f").contains(Companion::RoyalScarab));
}

/// KB-AM-46, KB-3.4.5.b: a fast companion picked up on the way adds no land move.
#[test]
fn a_companion_picked_up_adds_nothing() {
    let home = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .troop(P1, "w1f", 2)
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::RoyalScarab, "w_r");
    let mut t = marching(home, "w1f");
    t.acts(P1, "step w_r, bring royal-scarab");
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "step w_tr");
    assert!(t.awaits(P2));
    assert!(t.companions(P1, "w_tr").contains(Companion::RoyalScarab));
}

/// KB-3.4.5.d, KB-LIM-12: a second teleport is refused, also where one could start.
#[test]
fn one_teleport_a_move() {
    let mut t = marching(table(2).owns(P1, Tile::Portal).troop(P1, "w_on", 3), "w_on");
    t.act(P1, "teleport w_tr");
    assert_eq!(t.prayer(P1), 6);
    assert_eq!(t.refusal(P1, "teleport w_ti"), Some(Refusal::TeleportUsed));
    assert_eq!(offered(&t, "step"), words("w_r"));
}

/// KB-3.4.5.e: the teleport comes first, last or between two land moves.
#[test]
fn teleport_and_land_moves_in_any_order() {
    let home = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1c", Colour::Sapphire, 1)
        .troop(P1, "w1a", 3);
    for (path, end) in [
        ("teleport w_tr, step w_r, step w_on", "w_on"),
        ("step w1c, teleport w_tr, step w_r", "w_r"),
        ("step w1b, step w1c, teleport w_tr", "w_tr"),
    ] {
        let mut t = marching(home.clone(), "w1a");
        t.acts(P1, path);
        assert_eq!((t.units(P1, end), t.prayer(P1)), (3, 5), "{path}");
        assert!(t.awaits(P2));
    }
}

/// KB-EX-3.4.5-1, KB-3.4.5.l: from a pyramid to a temple beyond the Nile for 2 PP and no land move.
#[test]
fn teleport_over_the_nile() {
    let home = table(4)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 5)
        .with_prayer(P1, 2);
    let mut t = marching(home, "w1a");
    t.acts(P1, "teleport e_tr");
    assert_eq!(
        (t.units(P1, "e_tr"), t.prayer(P1), t.land_moves()),
        (5, 0, 1)
    );
    t.act(P1, "done");
    assert!(t.controls(P1, "e_tr"));
    assert_eq!(t.temporary_fame(P1), 1);
}

/// KB-EX-3.4.5-2: three land moves reach the same temple on foot and by ship; one does not.
#[test]
fn three_land_moves_reach_the_far_temple() {
    let home = || table(4).troop(P1, "w1a", 5);
    let fast =
        home()
            .owns(P1, Tile::PriestOfMafdet)
            .companion(P1, Companion::DeepDesertSnake, "w1a");
    let mut t = marching(fast, "w1a");
    assert_eq!(t.land_moves(), 3);
    t.acts(P1, "step w1f, step e_r, step e_tr");
    assert_eq!((t.units(P1, "e_tr"), t.prayer(P1)), (5, 7));
    assert_eq!(ways(&t), [Way::Land, Way::Harbor, Way::Land]);

    let mut t = marching(home(), "w1a");
    assert_eq!(offered(&t, "step"), words("w1b w1c w1f"));
    t.act(P1, "step w1f");
    assert!(t.awaits(P2));
    assert_eq!(t.units(P1, "w1f"), 5);
}

// ---- picking the troop

/// KB-DP-A5: any zone with an own troop may be the origin, and only such a zone.
#[test]
fn the_origin_has_an_own_troop() {
    let mut t = table(2)
        .troop(P1, "w1a", 1)
        .troop(P1, "w_tr", 2)
        .troop(P2, "w2a", 3);
    t.begin(P1, Deed::Move);
    assert_eq!(offered(&t, "troop"), words("w1a w_tr"));
    assert!(!t.can(P1, "troop w2a"));
    t.act(P1, "decline");
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w_tr")), (1, 2));
    assert!(t.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::Move
    }));
    assert!(t.awaits(P2));
}

/// KB-DP-A5: without a troop the Move is lost.
#[test]
fn no_troop_no_move() {
    let mut t = table(2).troop(P2, "w2a", 3);
    t.begin(P1, Deed::Move);
    assert!(t.awaits(P2));
    assert!(t.events().contains(&Event::ActionLost {
        seat: P1,
        deed: Deed::Move
    }));
}

/// KB-DP-A5, KB-3.4.5.j, KB-AM-13: Swiftness is for the start, Transfer for any time before the teleport.
#[test]
fn cards_of_the_move() {
    let home = table(2)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Swiftness, Di::Transfer, Di::Prayer, Di::WarRage]);
    let mut t = marching(home, "w1f");
    let wrong = |card| Some(Refusal::WrongMoment { card });
    assert_eq!(t.refusal(P1, "play DI-09"), wrong(Di::Prayer));
    assert_eq!(t.refusal(P1, "play DI-01"), wrong(Di::WarRage));
    t.act(P1, "play DI-11");
    assert_eq!(t.land_moves(), 2);
    t.act(P1, "step w_on");
    assert_eq!(
        t.refusal(P1, "play DI-11"),
        Some(Refusal::NoSuchCard {
            card: Di::Swiftness
        })
    );
    assert_eq!(t.refusal(P1, "play DI-09"), wrong(Di::Prayer));
    t.act(P1, "step w_r");
    // No land move is left, but Transfer may still come.
    t.act(P1, "play DI-10");
    assert_eq!(offered(&t, "teleport"), words("w_on w_ti w_tr d_t d_s"));
    t.act(P1, "teleport d_s");
    assert_eq!((t.units(P1, "d_s"), t.prayer(P1)), (3, 7));
    assert_eq!(t.di_piles().1.len(), 2, "both cards are discarded");
}

/// KB-AM-13, KB-3.4.5.j: after the first step it is too late for Swiftness, after a teleport for Transfer.
#[test]
fn cards_that_come_too_late() {
    let home = || {
        table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 3)
            .owns(P1, Tile::PriestOfMafdet)
            .holds(P1, &[Di::Swiftness, Di::Transfer])
    };
    let mut t = marching(home(), "w1a");
    t.act(P1, "step w1b");
    assert_eq!(
        t.refusal(P1, "play DI-11"),
        Some(Refusal::WrongMoment {
            card: Di::Swiftness
        })
    );
    assert!(t.can(P1, "play DI-10"));
    let mut t = marching(home(), "w1a");
    t.act(P1, "teleport w_tr");
    assert_eq!(
        t.refusal(P1, "play DI-10"),
        Some(Refusal::WrongMoment { card: Di::Transfer })
    );
    assert_eq!(
        t.refusal(P1, "play DI-11"),
        Some(Refusal::WrongMoment {
            card: Di::Swiftness
        })
    );
}

/// KB-AM-13: once a battle has begun no card of the Move is left to play.
#[test]
fn no_move_card_once_a_battle_begins() {
    let home = table(2)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 1)
        .holds(P1, &[Di::Transfer]);
    let mut t = marching(home, "w1f");
    t.act(P1, "step w_r");
    assert!(!t.can(P1, "play DI-10"));
    assert!(!t.can(P1, "add DI-10"));
}

// ---- teleport

/// KB-3.4.5.l: only from a district with a pyramid, own or not, and only to an obelisk.
#[test]
fn where_a_teleport_starts_and_ends() {
    let home = || {
        table(3)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .pyramid(P2, "w2a", Colour::Ruby, 1)
            .troop(P1, "w1a", 2)
            .troop(P1, "w1b", 2)
            .troop(P1, "w2a", 2)
            .troop(P1, "w_on", 2)
    };
    for (origin, zone) in [("w1b", Zone::W1b), ("w_on", Zone::WOn)] {
        let t = marching(home(), origin);
        assert_eq!(
            t.refusal(P1, "teleport w_tr"),
            Some(Refusal::NoTeleportFrom { zone })
        );
    }
    for origin in ["w1a", "w2a"] {
        let t = marching(home(), origin);
        assert_eq!(
            offered(&t, "teleport"),
            words("w_on w_os w_ti w_tr d_t d_s")
        );
        for zone in [Zone::WR, Zone::DD, Zone::W3f, Zone::W1b] {
            let refusal = t.refusal(P1, &format!("teleport {zone}"));
            assert_eq!(refusal, Some(Refusal::NoObelisk { zone }));
        }
        assert_eq!(
            t.refusal(P1, "teleport e_tr"),
            Some(Refusal::NoObelisk { zone: Zone::ETr }),
            "out of play"
        );
    }
}

/// KB-3.4.5.l: 2 PP, and part of the troop may go.
#[test]
fn a_teleport_costs_two() {
    let home = |prayer| {
        table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 5)
            .with_prayer(P1, prayer)
    };
    let t = marching(home(1), "w1a");
    assert_eq!(
        t.refusal(P1, "teleport w_tr"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
    let mut t = marching(home(2), "w1a");
    t.acts(P1, "carry 2, teleport w_tr");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w_tr"), t.prayer(P1)),
        (3, 2, 0)
    );
}

/// KB-AM-10: a foreign pyramid passed in this very Move serves as a start.
#[test]
fn teleport_from_a_district_just_entered() {
    let home = table(2)
        .pyramid(P2, "w2a", Colour::Ruby, 1)
        .troop(P1, "w2f", 3);
    let mut t = marching(home, "w2f");
    t.act(P1, "step w2a");
    assert!(
        t.controls(P2, "w2a"),
        "control comes at the end of the Move only"
    );
    t.act(P1, "teleport d_t");
    assert!(t.awaits(P2));
    assert_eq!((t.units(P1, "d_t"), t.prayer(P1)), (3, 5));
    assert!(t.controls(P2, "w2a"));
}

/// tiles:R2, KB-3.4.5.d: what makes a teleport cheaper, and Priest of Ra last.
#[test]
fn teleport_discounts() {
    let paid = |tiles: &[Tile], companions: &[Companion], card: bool, from: &str, to: &str| {
        let mut t = table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, from, 2)
            .holds(P1, &[Di::Transfer]);
        for &tile in tiles {
            t = t.owns(P1, tile);
        }
        for &companion in companions {
            t = t.companion(P1, companion, from);
        }
        let mut t = marching(t, from);
        if card {
            t.act(P1, "play DI-10");
        }
        t.act(P1, &format!("teleport {to}"));
        7 - t.prayer(P1)
    };
    use Companion::{GriffinSphinx, Ptahmose};
    use Tile::{Portal, PriestOfRa};
    assert_eq!(paid(&[], &[], false, "w1a", "w_tr"), 2);
    assert_eq!(paid(&[Portal], &[], false, "w1a", "w_tr"), 1);
    assert_eq!(paid(&[Portal], &[], false, "w_on", "w_tr"), 1);
    assert_eq!(paid(&[], &[GriffinSphinx], false, "w1a", "w_tr"), 0);
    assert_eq!(paid(&[], &[GriffinSphinx], false, "w_on", "w_tr"), 0);
    assert_eq!(paid(&[], &[], true, "w_r", "w_tr"), 0);
    assert_eq!(
        paid(&[], &[Ptahmose], false, "w1a", "w_tr"),
        2,
        "not near the Delta"
    );
    assert_eq!(paid(&[], &[Ptahmose], false, "w1a", "d_s"), 1);
    assert_eq!(paid(&[Portal], &[Ptahmose], false, "w1a", "d_s"), 0);
    assert_eq!(
        paid(&[Portal], &[Ptahmose], false, "d_t", "w_tr"),
        0,
        "out of the Delta"
    );
    assert_eq!(paid(&[PriestOfRa], &[], false, "w1a", "w_tr"), 1);
    assert_eq!(paid(&[PriestOfRa, Portal], &[], false, "w1a", "w_tr"), 0);
    assert_eq!(
        paid(&[PriestOfRa, Portal], &[Ptahmose], false, "w1a", "d_t"),
        0
    );
}

/// tiles:R2: the Griffin Sphinx helps only the troop it goes with, a part without it pays.
#[test]
fn the_griffin_helps_its_own_troop() {
    let mut t = marching(
        table(2)
            .troop(P1, "w_on", 3)
            .companion(P1, Companion::GriffinSphinx, "w_on"),
        "w_on",
    );
    assert!(t.can(P1, "teleport w_tr"));
    t.acts(P1, "carry 2, leave griffin-sphinx");
    assert_eq!(
        t.refusal(P1, "teleport w_tr"),
        Some(Refusal::NoTeleportFrom { zone: Zone::WOn })
    );
}

/// ONY-3b, KB-3.4.5.d: a Forced March goes without teleport.
#[test]
fn a_forced_march_does_not_teleport() {
    let mut t = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .owns(P1, Tile::ForcedMarch);
    t.acts(
        P1,
        "token m_pray, gold, resolve apex, golden ONY-3b, troop w1a",
    );
    assert_eq!(t.refusal(P1, "teleport w_tr"), Some(Refusal::NoTeleport));
    assert_eq!(offered(&t, "step"), words("w1b w1c w1f"));
}

// ---- by land and by ship

/// KB-3.4.5.m, KB-DP-A6: one step to a neighbour; what is further, or out of play, is refused.
#[test]
fn a_step_goes_next_door() {
    let mut t = marching(table(2).troop(P1, "w_on", 2), "w_on");
    assert_eq!(offered(&t, "step"), words("w1f w2f w_r w_ti"));
    for to in [Zone::WTr, Zone::W1a, Zone::WOs, Zone::WOn, Zone::DD] {
        let refusal = Refusal::NotNext {
            from: Zone::WOn,
            to,
        };
        assert_eq!(t.refusal(P1, &format!("step {to}")), Some(refusal));
    }
    t.act(P1, "step w_r");
    assert!(t.awaits(P2));
    assert_eq!(ways(&t), [Way::Land]);
}

/// KB-3.4.5.b, KB-DP-A6: with no land move left only a teleport goes on.
#[test]
fn no_step_without_a_land_move() {
    let mut t = marching(
        table(2)
            .troop(P1, "w1a", 2)
            .pyramid(P1, "w1b", Colour::Ruby, 1),
        "w1a",
    );
    t.act(P1, "step w1b");
    assert_eq!(t.refusal(P1, "step w1f"), Some(Refusal::NoLandMoves));
    assert!(t.can(P1, "teleport w_tr"));
    t.act(P1, "done");
    assert_eq!(t.units(P1, "w1b"), 2);
}

/// KB-3.4.5.n, KB-EX-3.4.5-3, KB-3.4.5.m: leave by any harbor, land at a trading one or at home.
#[test]
fn harbors() {
    let sail = |from: &str| offered(&marching(table(6).troop(P1, from, 1), from), "step");
    assert_eq!(
        sail("w1f"),
        words("w1a w1b w1c w_on w_r w_ti w_os e_r e_on")
    );
    assert_eq!(sail("w3f"), words("w3a w3b w3c w_os w_ti w_r e_r e_on w1f"));
    assert_eq!(sail("e_r"), words("e2f e3f e_os e_tr w_r w_os e_on w1f"));
    assert_eq!(sail("d_d"), words("d_t d_s w_r w_os e_r e_on w1f"));
    assert_eq!(sail("d_s"), words("d_d"), "no harbor there");
    assert_eq!(sail("w_tr"), words("w_r"));
    let t = marching(table(6).troop(P1, "w1f", 1), "w1f");
    for to in [Zone::E1f, Zone::W3f, Zone::DD] {
        let refusal = Refusal::NotNext {
            from: Zone::W1f,
            to,
        };
        assert_eq!(t.refusal(P1, &format!("step {to}")), Some(refusal));
    }
    let mut t = marching(table(6).troop(P1, "d_d", 2), "d_d");
    t.act(P1, "step w1f");
    assert_eq!(ways(&t), [Way::Harbor]);
}

/// KB-3.4.5.n: the military harbor is that of the mover's own city, whoever moves.
#[test]
fn everybody_sails_home() {
    let mut t = table(6).troop(P2, "e_r", 1);
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.act(P2, "troop e_r");
    assert!(t.can(P2, "step w2f"));
    assert!(!t.can(P2, "step w1f"));
}

/// tiles:R23, AMB-1a: with Harkhuf the troop lands at every military harbor, the Delta's too.
#[test]
fn harkhuf_lands_everywhere() {
    let home = table(6)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::Harkhuf1, "w1f");
    let mut t = marching(home, "w1f");
    assert_eq!(
        offered(&t, "step"),
        words("w1a w1b w1c w_on w_r w_ti w_os e_r e_on w2f w3f e1f e2f e3f d_d")
    );
    t.acts(P1, "carry 1, leave harkhuf-1");
    assert_eq!(
        offered(&t, "step"),
        words("w1a w1b w1c w_on w_r w_ti w_os e_r e_on")
    );
    let home = table(2)
        .troop(P1, "w1f", 2)
        .companion(P1, Companion::Harkhuf1, "w1f");
    let mut t = marching(home, "w1f");
    t.acts(P1, "step d_d, step d_t");
    assert!(t.controls(P1, "d_t"));
}
