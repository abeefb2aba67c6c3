//! Decided: limits, walls and teleports on the way of a Move.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-U22: the limit holds at every step, for moving and standing units together; what is too much must stay or be exchanged.
#[test]
fn the_limit_holds_on_the_way() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 4)
        .troop(P1, "w_r", 3);
    let mut t = marching(t, "w1f");
    assert!(
        !t.can(P1, "step w_r"),
        "seven would stand there for a moment"
    );
    t.acts(P1, "carry 2, step w_r, carry 5, step w_tr");
    assert_eq!(
        ["w1f", "w_r", "w_tr"].map(|zone| t.units(P1, zone)),
        [2, 0, 5]
    );
    let full = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w1f", 3)
        .troop(P1, "w_r", 5);
    let full = marching(full, "w1f");
    assert!(!offered(&full, "step").contains("w_r"));
    let legion = first(3)
        .owns(P1, Tile::GodSpeed)
        .owns(P1, Tile::FirstLegion)
        .troop(P1, "w1f", 4)
        .troop(P1, "w_r", 3);
    let mut legion = marching(legion, "w1f");
    legion.acts(P1, "step w_r, carry 7, step w_tr");
    assert_eq!(legion.units(P1, "w_tr"), 7);
}

/// K1-U24: without the Phoenix the wall counts again, with it at the step it does not.
#[test]
fn a_phoenix_met_on_the_way_helps() {
    let t = first(3)
        .owns(P1, Tile::GodSpeed)
        .troop(P1, "w_on", 1)
        .troop(P1, "w2f", 1)
        .companion(P1, Companion::FirstPhoenix, "w2f");
    let mut t = marching(t, "w_on");
    t.act(P1, "step w2f");
    assert!(!t.can(P1, "step w2a"));
    t.acts(P1, "bring first-phoenix, step w2a");
    assert!(t.companions(P1, "w2a").contains(Companion::FirstPhoenix));
}

/// K1-U25: several teleports in a Move, each at its price, as long as prayer lasts.
#[test]
fn several_teleports() {
    let t = first(3)
        .owns(P1, Tile::Teleport)
        .troop(P1, "w_on", 2)
        .with_prayer(P1, 5);
    let mut t = marching(t, "w_on");
    t.acts(P1, "teleport w_ti, teleport d_t");
    assert_eq!(t.prayer(P1), 1);
    assert_eq!(
        t.refusal(P1, "teleport w_tr"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
    assert_eq!(t.land_moves(), 1);
}

/// K1-U26: neither Stargate nor the Teleport tile makes the Teleportation card cheaper; the Priest of Ra does.
#[test]
fn the_price_of_the_teleportation_card() {
    for (tiles, price) in [
        (vec![], 1),
        (vec![Tile::Stargate], 1),
        (vec![Tile::Teleport], 1),
        (vec![Tile::FirstPriestOfRa], 0),
        (vec![Tile::FirstPriestOfRa, Tile::Stargate], 0),
    ] {
        let mut t = first(3).troop(P1, "w_r", 2).holds(P1, &[Di::Teleportation]);
        for tile in &tiles {
            t = t.owns(P1, *tile);
        }
        let mut t = marching(t, "w_r");
        t.acts(P1, "play DI12-11, teleport w_ti");
        assert_eq!(t.prayer(P1), 5 - price, "{tiles:?}");
    }
}

/// K1-U25, K1-U26: the card serves for one teleport; the next one needs its own start and price.
#[test]
fn the_teleportation_card_serves_once() {
    let table = || {
        first(3)
            .troop(P1, "w_r", 2)
            .holds(P1, &[Di::Teleportation, Di::FirstRage])
    };
    let mut plain = marching(table(), "w_r");
    plain.acts(P1, "play DI12-11, teleport w_ti");
    assert!(!plain.can(P1, "teleport w_tr"));
    let mut tile = marching(table().owns(P1, Tile::Teleport), "w_r");
    tile.acts(P1, "play DI12-11, teleport w_ti, teleport w_tr");
    assert_eq!(payments(&tile, P1), [1, 2]);
}
