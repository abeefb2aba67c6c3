//! *Blood and Sand* (2021): when creatures join, change places and stay behind.

use kemet::scene::*;
use kemet::*;

use crate::bs_2021::box_and_battles::bs;
use crate::help::march;

fn rise(players: u8) -> Scene {
    table_for(&Setup::for_players(players))
}

/// P1 owns a Phoenix, still in the supply, and can make two land moves.
fn owner() -> Scene {
    bs(3)
        .owns(P1, Tile::Phoenix)
        .owns(P1, Tile::PriestOfMafdet)
        .without_gold(P1)
}

fn is_with(t: &Scene, creature: Companion, zone: &str) -> bool {
    t.companions(P1, zone).contains(creature)
}

fn waits(t: &Scene, creature: Companion) -> bool {
    t.companions_in_supply(P1).contains(creature)
}

/// corrections:B-1, KB-ED-07: a creature that joins where the travelling group stands goes on with it, before the first step and after it.
#[test]
fn a_creature_joins_the_travellers() {
    let mut t = owner().troop(P1, "w1a", 2);
    march(&mut t, "w1a", &[]);
    t.acts(P1, "attach phoenix w1a, step w1f, step w_r");
    assert!(is_with(&t, Companion::Phoenix, "w_r"));
    let mut t = owner().troop(P1, "w1f", 2);
    march(&mut t, "w1f", &["w1a"]);
    t.acts(P1, "attach phoenix w1a, step w1b");
    assert!(is_with(&t, Companion::Phoenix, "w1b"));
    assert_eq!(t.units(P1, "w1b"), 2);
}

/// corrections:B-1: it goes with those who travel, not with those who stay; its own moves come too late for this Move.
#[test]
fn it_goes_with_a_part_of_the_troop() {
    let mut t = owner().troop(P1, "w1a", 3);
    march(&mut t, "w1a", &[]);
    t.acts(P1, "carry 1, attach phoenix w1a");
    assert_eq!(t.land_moves(), 2);
    t.act(P1, "step w1f");
    assert!(is_with(&t, Companion::Phoenix, "w1f"));
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w1f")), (2, 1));
    // It may still be left with the others where the Move begins.
    let mut t = owner().troop(P1, "w1a", 3);
    march(&mut t, "w1a", &[]);
    t.acts(P1, "carry 1, attach phoenix w1a, leave phoenix, step w1f");
    assert!(is_with(&t, Companion::Phoenix, "w1a"));
}

/// corrections:B-1: one that joins another troop in the middle of a Move stays with that.
#[test]
fn another_troop_gets_it() {
    let mut t = owner().troop(P1, "w1f", 2).troop(P1, "w1b", 1);
    march(&mut t, "w1f", &["w1a"]);
    t.acts(P1, "attach phoenix w1b, step w1f");
    assert!(is_with(&t, Companion::Phoenix, "w1b"));
    assert_eq!(t.units(P1, "w1f"), 2);
}

/// corrections:B-1, corrections:F-4: units and a creature that a card brings to the travelling group go on with it.
#[test]
fn a_card_adds_travellers() {
    let mut t = owner()
        .troop(P1, "w1a", 3)
        .holds(P1, &[Di::TacticalSupport])
        .with_prayer(P1, 5);
    march(&mut t, "w1a", &[]);
    t.acts(P1, "carry 2, play DI-07, place w1a 2, attach phoenix w1a");
    t.acts(P1, "carry 4, step w1f");
    assert_eq!((t.units(P1, "w1a"), t.units(P1, "w1f")), (1, 4));
    assert!(is_with(&t, Companion::Phoenix, "w1f"));
}

/// corrections:B-2, KB-ED-53: a creature changes places with one in the supply, never with one in another district.
#[test]
fn exchange_with_the_supply_only() {
    let table = |t: Scene| {
        t.owns(P1, Tile::DeepDesertSnake)
            .troop(P1, "w1a", 1)
            .companion(P1, Companion::Phoenix, "w1a")
            .troop(P1, "w1b", 1)
            .companion(P1, Companion::AncestralElephant, "w1b")
    };
    let swap = [
        "exchange phoenix ancestral-elephant",
        "exchange ancestral-elephant phoenix",
    ];
    let mut t = table(bs(3));
    for exchange in swap {
        assert_eq!(t.refusal(P1, exchange), Some(Refusal::ExchangeWithSupply));
    }
    assert!(t.can(P1, "exchange deep-desert-snake ancestral-elephant"));
    t.act(P1, "exchange deep-desert-snake phoenix");
    assert!(is_with(&t, Companion::DeepDesertSnake, "w1a"));
    assert!(waits(&t, Companion::Phoenix));
    assert!(is_with(&t, Companion::AncestralElephant, "w1b"));
    let newest = table(rise(3));
    assert!(swap.iter().all(|exchange| newest.can(P1, exchange)));
}

/// corrections:B-3, KB-ED-54: no creature joins units of the night; those that a card adds in the own turn may have one.
#[test]
fn no_creature_at_night() {
    let table = |t: Scene| {
        let mut t = t.owns(P1, Tile::Phoenix).with_veterans(P1, 2);
        t.night_step(Step::Conscription { place: 0 });
        t.act(P1, "place w1a 1");
        t
    };
    assert_eq!(
        table(bs(3)).offers(P1),
        ["place w1b 1", "place w1c 1", "done"]
    );
    assert!(table(rise(3)).can(P1, "attach phoenix w1a"));
    let mut t = owner().holds(P1, &[Di::TacticalSupport]);
    t.acts(P1, "play DI-07, place w1a 1, attach phoenix w1a");
    assert!(is_with(&t, Companion::Phoenix, "w1a"));
}

/// corrections:B-4, KB-ED-55: a troop may walk away from its creature, which goes to the supply; in 2024 that is no legal Move (KB-3.4.5.i).
#[test]
fn a_creature_is_left_alone() {
    let table = |t: Scene| {
        let mut t = t
            .troop(P1, "w_r", 2)
            .companion(P1, Companion::Phoenix, "w_r")
            .without_gold(P1);
        march(&mut t, "w_r", &[]);
        t
    };
    let mut t = table(bs(3));
    t.acts(P1, "leave phoenix, step w_tr");
    assert!(waits(&t, Companion::Phoenix));
    assert_eq!((t.units(P1, "w_tr"), t.land_moves()), (2, 1));
    assert!(!table(rise(3)).can(P1, "leave phoenix"));
    // Whoever does not set out leaves nobody.
    let mut t = table(bs(3));
    t.acts(P1, "leave phoenix, done");
    assert!(is_with(&t, Companion::Phoenix, "w_r"));
}

/// corrections:B-4, KB-ED-55, KB-ED-18: on the way, too, if nobody stays with it; it is not left with others there.
#[test]
fn a_creature_is_left_alone_on_the_way() {
    let table = |others: u8| {
        let t = owner()
            .troop(P1, "w1f", 2)
            .companion(P1, Companion::RoyalScarab, "w1f");
        let mut t = match others {
            0 => t,
            _ => t.troop(P1, "w_r", others),
        };
        march(&mut t, "w1f", &["w_r"]);
        t
    };
    let mut t = table(0);
    t.acts(P1, "leave royal-scarab, step w_tr");
    assert!(waits(&t, Companion::RoyalScarab));
    assert!(!table(1).can(P1, "leave royal-scarab"));
}

/// corrections:B-4, KB-ED-55: a troop that could go nowhere with its creature can without it; a creature met on the way is left alone, too.
#[test]
fn a_way_out_without_a_creature() {
    let mut t =
        bs(3)
            .without_gold(P1)
            .troop(P1, "w1a", 1)
            .companion(P1, Companion::GriffinSphinx, "w1a");
    for (creature, zone) in [
        (Companion::RoyalScarab, "w1b"),
        (Companion::AncestralElephant, "w1c"),
        (Companion::Phoenix, "w1f"),
    ] {
        t = t.troop(P1, zone, 1).companion(P1, creature, zone);
    }
    march(&mut t, "w1a", &[]);
    assert_eq!(t.land_moves(), 1, "each step leads to another creature");
    assert!(!t.can(P1, "step w1b") && !t.can(P1, "step w1f"));
    t.acts(P1, "leave griffin-sphinx, step w1b");
    assert_eq!(t.units(P1, "w1b"), 2);
    assert!(waits(&t, Companion::GriffinSphinx));
    let mut t = owner().troop(P1, "w1f", 2).troop(P1, "w_r", 1).companion(
        P1,
        Companion::AncestralElephant,
        "w_r",
    );
    march(&mut t, "w1f", &["w_r"]);
    t.acts(P1, "carry 3, leave ancestral-elephant, step w_tr");
    assert!(waits(&t, Companion::AncestralElephant));
    assert_eq!(t.units(P1, "w_tr"), 3);
}
