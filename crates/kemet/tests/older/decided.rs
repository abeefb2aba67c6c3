//! Decided questions: tokens, Recruit, creatures.

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

/// K1-U20: all waiting creatures come in with a Recruit as far as they can, each in a district of its own.
#[test]
fn all_waiting_creatures_come_in() {
    let mut t = first(3)
        .troop(P1, "w1a", 2)
        .owns(P1, Tile::FirstSnake)
        .owns(P1, Tile::FirstScarab)
        .owns(P1, Tile::FirstMummy);
    t.begin(P1, Deed::Recruit);
    assert!(
        !t.can(P1, "done"),
        "the one at home has room for a creature"
    );
    assert!(!t.can(P1, "attach first-snake w1b"), "no unit there");
    t.act(P1, "attach first-scarab w1a");
    assert!(t.can(P1, "done"), "the others have no place");
    assert!(!t.can(P1, "attach first-snake w1a"));
    t.act(P1, "place w1b 1");
    assert!(!t.can(P1, "done"));
    t.acts(P1, "attach first-mummy w1b, done");
    assert!(t.companions(P1, "w1a").contains(Companion::FirstScarab));
    assert!(t.companions(P1, "w1b").contains(Companion::FirstMummy));
    assert!(t.companions_in_supply(P1).contains(Companion::FirstSnake));
}

/// K1-U20, BLU-4c: the golden Recruit brings them too; Reinforcements by night do not.
#[test]
fn creatures_come_in_with_any_recruit() {
    let table = || first(3).troop(P1, "w1a", 2).owns(P1, Tile::FirstScarab);
    let mut gold = table().owns(P1, Tile::FirstDivineWill);
    gold.acts(P1, "gold, golden BLU-4c, as recruit");
    assert!(gold.can(P1, "attach first-scarab w1a") && !gold.can(P1, "done"));
    let mut night = table().owns(P1, Tile::FirstReinforcements);
    night.night_step(Step::NightTiles { place: 0 });
    assert!(!night.can(P1, "attach first-scarab w1a"));
    night.acts(P1, "place w1a 1, done");
    assert!(
        night
            .companions_in_supply(P1)
            .contains(Companion::FirstScarab)
    );
}

/// K1-U21: a Recruit of no units for a creature's sake.
#[test]
fn recruiting_a_creature_alone() {
    let mut t = first(3)
        .troop(P1, "w1a", 5)
        .owns(P1, Tile::FirstScarab)
        .with_prayer(P1, 0);
    t.begin(P1, Deed::Recruit);
    if t.awaits(P1) {
        t.act(P1, "attach first-scarab w1a");
    }
    if t.awaits(P1) {
        t.act(P1, "done");
    }
    assert!(t.companions(P1, "w1a").contains(Companion::FirstScarab));
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 7));
}

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

/// K1-U30: units go to all occupied districts first; then the recruiter orders the battles and attacks in each.
#[test]
fn recruiting_into_two_occupied_districts() {
    let mut t = first(3)
        .troop(P2, "w1a", 1)
        .troop(P3, "w1b", 1)
        .with_prayer(P1, 8);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 4");
    assert_eq!(t.step(), Some(Step::Muster), "no battle yet");
    t.act(P1, "place w1b 4");
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::BattleBegan { .. }))
    );
    assert_eq!(t.offers(P1), ["fight w1a", "fight w1b"]);
    t.act(P1, "fight w1b");
    t.clash("BC-6", "BC-5");
    t.acts(P3, "recall");
    t.act(P1, "stay");
    let second = Event::BattleBegan {
        zone: Zone::W1a,
        attacker: P1,
        defender: P2,
    };
    assert!(t.events().contains(&second), "the last one needs no choice");
    t.clash("BC-2", "BC-5");
    assert_eq!(t.permanent_fame(P1), (2, 0));
}

/// K1-U36: with the Priest of Ra, X units cost one less than X.
#[test]
fn recruiting_with_the_priest_of_ra() {
    let mut t = first(2).owns(P1, Tile::FirstPriestOfRa).with_prayer(P1, 3);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 4") && !t.can(P1, "place w1a 5"));
    t.acts(P1, "place w1a 2, place w1b 2");
    assert_eq!((t.prayer(P1), t.supply(P1)), (0, 8));
    let mut free = first(2).owns(P1, Tile::FirstPriestOfRa).with_prayer(P1, 0);
    free.begin(P1, Deed::Recruit);
    free.act(P1, "place w1a 1");
    assert_eq!(free.units(P1, "w1a"), 1);
}
