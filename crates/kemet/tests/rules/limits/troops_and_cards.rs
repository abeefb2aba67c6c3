//! Limits of troops, prayer points, units and cards.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

/// Units of a seat on the board and in supply.
fn all_units(scene: &Scene, seat: Seat) -> u8 {
    let board: u8 = Zone::ALL
        .iter()
        .map(|zone| scene.units(seat, &zone.to_string()))
        .sum();
    board + scene.supply(seat)
}

/// Hand, face up and face down together.
fn battle_set(scene: &Scene, seat: Seat) -> BattleCards {
    let [hand, up, down, _] = scene.battle_cards(seat);
    assert_eq!(hand.len() + up.len() + down.len(), (hand | up | down).len());
    hand | up | down
}

/// KB-LIM-01: a Recruit fills a district up to five units, no further.
#[test]
fn a_recruit_stops_at_five() {
    let mut t = table(3).troop(P1, "w1a", 3);
    t.begin(P1, Deed::Recruit);
    assert!(t.can(P1, "place w1a 2") && t.can(P1, "place w1b 5"));
    for no in ["place w1a 3", "place w1b 6"] {
        assert_eq!(
            t.refusal(P1, no),
            Some(Refusal::TroopLimit { limit: 5 }),
            "{no}"
        );
    }
    t.act(P1, "place w1a 2");
    assert_eq!(t.units(P1, "w1a"), 5);
}

/// KB-LIM-01: a Move may not end with more than five units in a zone.
#[test]
fn a_move_ends_with_five_at_most() {
    let mut t = table(3)
        .troop(P1, "w_on", 3)
        .troop(P1, "w1f", 3)
        .without_gold(P1);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_on");
    assert_eq!(
        t.refusal(P1, "step w1f"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.acts(P1, "carry 2, step w1f");
    assert_eq!((t.units(P1, "w_on"), t.units(P1, "w1f")), (1, 5));
}

/// KB-LIM-01, SAP-3a, REN-DIA3: a tile may raise the limit, to 7 or 6.
#[test]
fn tiles_raise_the_limit() {
    for (tile, limit) in [(Tile::Legion, 7), (Tile::GatheredTribes, 6)] {
        let mut t = table(3)
            .owns(P1, tile)
            .troop(P1, "w1a", 3)
            .with_prayer(P1, 11);
        t.begin(P1, Deed::Recruit);
        assert!(t.can(P1, &format!("place w1a {}", limit - 3)));
        let too_many = format!("place w1a {}", limit - 2);
        assert_eq!(
            t.refusal(P1, &too_many),
            Some(Refusal::TroopLimit { limit })
        );
    }
}

/// KB-LIM-02: one creature and one servant to a troop.
#[test]
fn one_creature_and_one_servant_per_troop() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .companion(P1, Companion::Phoenix, "w1a")
        .owns(P1, Tile::RoyalScarab)
        .owns(P1, Tile::Heqaib)
        .owns(P1, Tile::Bakatan);
    t.turn(P1);
    let no = |companion| {
        Some(Refusal::CannotJoin {
            companion,
            zone: Zone::W1a,
        })
    };
    assert_eq!(
        t.refusal(P1, "attach royal-scarab w1a"),
        no(Companion::RoyalScarab)
    );
    t.act(P1, "attach heqaib w1a");
    assert_eq!(t.refusal(P1, "attach bakatan w1a"), no(Companion::Bakatan));
    assert_eq!(t.companions(P1, "w1a").len(), 2);
}

/// KB-LIM-02, AMB-4a, tiles:R18: Meryptah may be a second servant; a third never comes.
#[test]
fn meryptah_is_the_one_exception() {
    let mut t = table(3)
        .troop(P1, "w1a", 2)
        .owns(P1, Tile::Heqaib)
        .owns(P1, Tile::Bakatan)
        .owns(P1, Tile::Meryptah);
    t.turn(P1);
    t.acts(P1, "attach heqaib w1a, attach meryptah w1a");
    assert!(!t.can(P1, "attach bakatan w1a"));
    let mut other = table(3)
        .troop(P1, "w1a", 2)
        .owns(P1, Tile::Bakatan)
        .owns(P1, Tile::Meryptah);
    other.turn(P1);
    other.acts(P1, "attach meryptah w1a, attach bakatan w1a");
    assert_eq!(other.companions(P1, "w1a").len(), 2);
}

/// KB-LIM-02: a Move may not end with two creatures in one troop.
#[test]
fn two_creatures_may_not_end_together() {
    let mut t = table(3)
        .troop(P1, "w_on", 1)
        .companion(P1, Companion::AncestralElephant, "w_on")
        .troop(P1, "w_ti", 1)
        .companion(P1, Companion::GriffinSphinx, "w_ti")
        .with_prayer(P1, 0)
        .without_gold(P1);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w_on");
    assert_eq!(t.land_moves(), 2);
    // With a land move left the two may pass each other.
    t.act(P1, "step w_ti");
    assert_eq!(
        t.refusal(P1, "done"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    t.act(P1, "step w1f");
    assert!(t.companions(P1, "w_ti").fit_one_troop() && t.companions(P1, "w1f").fit_one_troop());
    let mut last = table(3)
        .troop(P1, "w_on", 1)
        .companion(P1, Companion::GriffinSphinx, "w_on")
        .troop(P1, "w1f", 1)
        .companion(P1, Companion::Phoenix, "w1f")
        .with_prayer(P1, 0)
        .without_gold(P1);
    last.begin(P1, Deed::Move);
    last.act(P1, "troop w_on");
    // One land move and a teleport from the obelisk, but none from the desert it leads to.
    assert_eq!(
        last.refusal(P1, "step w1f"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
}

/// KB-LIM-03: a gain stops at 11 prayer points.
#[test]
fn prayer_stops_at_eleven() {
    for (before, after) in [(7, 9), (9, 11), (10, 11), (11, 11)] {
        let mut t = table(2).with_prayer(P1, before);
        t.begin(P1, Deed::Pray);
        assert_eq!(t.prayer(P1), after);
    }
}

/// KB-LIM-03: what cannot be paid is refused and nothing is paid; the last point may be spent.
#[test]
fn prayer_never_falls_below_zero() {
    let mut t = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 2)
        .without_gold(P1);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build a 3"),
        Some(Refusal::NeedsPrayer { need: 5, have: 2 })
    );
    assert_eq!(t.prayer(P1), 2);
    t.act(P1, "build a 2");
    assert_eq!(t.prayer(P1), 0);
}

/// KB-LIM-03, REN-AME3: an effect that takes prayer points takes what there is, and its owner's stock is bounded too.
#[test]
fn a_tribute_takes_what_there_is() {
    for (loser, taken, winner, sum) in [(5, 2, 7, 9), (1, 1, 7, 8), (0, 0, 7, 7), (5, 2, 10, 11)] {
        let mut t = table(2)
            .owns(P1, Tile::ForcedTribute)
            .troop(P2, "w_ti", 1)
            .troop(P1, "w_ti", 5)
            .with_prayer(P1, winner)
            .with_prayer(P2, loser);
        t.battle(P1, "w_ti");
        t.clash("BC-6", "BC-5");
        assert_eq!((t.prayer(P2), t.prayer(P1)), (loser - taken, sum));
    }
}

/// KB-LIM-04: 12 units each, on the board or in supply, whatever dies or is recruited.
#[test]
fn twelve_units_each() {
    let mut t = table(3).troop(P1, "w_ti", 5).troop(P2, "w_ti", 4);
    assert_eq!([P1, P2, P3].map(|seat| all_units(&t, seat)), [12; 3]);
    t.battle(P1, "w_ti");
    t.clash("BC-2", "BC-4");
    assert_eq!([P1, P2, P3].map(|seat| all_units(&t, seat)), [12; 3]);
    assert!(t.supply(P2) > 8, "units died");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert_eq!([P1, P2, P3].map(|seat| all_units(&t, seat)), [12; 3]);
    assert_eq!(t.supply(P2), 12);
}

/// KB-LIM-04, ONY-1a, ONY-1b: each mercenary tile adds three for the rest of the game: 15, then 18.
#[test]
fn mercenaries_make_fifteen_and_eighteen() {
    let setup = Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Diamond],
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup)
        .pyramid(P1, "w1a", Colour::Onyx, 1)
        .without_gold(P1);
    t.begin(P1, Deed::Acquire);
    t.acts(P1, "take ONY-1a, place w1a 3");
    assert_eq!(
        (all_units(&t, P1), t.supply(P1), t.units(P1, "w1a")),
        (15, 12, 3)
    );
    assert_eq!(
        (all_units(&t, P2), t.view(Eye::Spectator).players[0].stock),
        (12, 15)
    );
    let mut both = table_for(&setup)
        .pyramid(P1, "w1a", Colour::Onyx, 1)
        .owns(P1, Tile::SwordMercenaries)
        .troop(P1, "w1a", 5)
        .troop(P1, "w1b", 5)
        .troop(P1, "w1c", 4)
        .without_gold(P1);
    both.begin(P1, Deed::Acquire);
    both.act(P1, "take ONY-1b");
    // Room for one: the others wait in the supply.
    assert_eq!(
        (all_units(&both, P1), both.supply(P1), both.units(P1, "w1c")),
        (18, 3, 5)
    );
}

/// KB-LIM-05: hand, face up and face down are always eight, also while two of them are in play.
#[test]
fn eight_battle_cards() {
    let mut t = table(2).troop(P2, "w_ti", 3).troop(P1, "w_ti", 5);
    t.battle(P1, "w_ti");
    t.act(P1, "play-card BC-1");
    assert_eq!(battle_set(&t, P1), BattleCards::STANDARD);
    t.acts(P1, "discard-card BC-2, hide");
    t.council(P2, "BC-5", &[], "hide");
    t.act(P2, "recall");
    t.act(P1, "stay");
    for seat in [P1, P2] {
        assert_eq!(t.battle_cards(seat).map(BattleCards::len), [6, 1, 1, 0]);
        assert_eq!(battle_set(&t, seat), BattleCards::STANDARD);
    }
}

/// KB-LIM-05, RUB-2b, SAP-2c: a special card takes the place of another, so that the set stays at eight.
#[test]
fn eight_battle_cards_with_special_ones() {
    let mut t = table(3)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .pyramid(P1, "w1b", Colour::Sapphire, 2)
        .used_cards(P1, &[BattleCard::Bc1], &[BattleCard::Bc2])
        .with_prayer(P1, 11)
        .without_gold(P1)
        .without_gold(P2)
        .without_gold(P3);
    t.begin_on(P1, Space::Acquire1);
    t.acts(P1, "take RUB-2b");
    assert_eq!(
        t.battle_cards(P1)[0],
        BattleCards::STANDARD,
        "all of them come back first"
    );
    t.act(P1, "remove BC-3");
    assert_eq!(t.battle_cards(P1).map(BattleCards::len), [8, 0, 0, 1]);
    t.acts(P2, "token m_pray");
    t.acts(P3, "token m_pray");
    t.begin_on(P1, Space::Acquire2);
    t.acts(P1, "take SAP-2c");
    assert!(t.can(P1, "remove SB-1") && !t.can(P1, "remove BC-3"));
    t.act(P1, "remove BC-5");
    assert_eq!(t.battle_cards(P1).map(BattleCards::len), [8, 0, 0, 2]);
    let special = [BattleCard::WrrytStorm, BattleCard::ShetywDefense];
    assert!(
        special
            .into_iter()
            .all(|card| battle_set(&t, P1).contains(card))
    );
}

/// KB-LIM-14: a hand may hold any number of cards; nothing is ever discarded for its size.
#[test]
fn hands_have_no_limit() {
    let most: Vec<Di> = DiCards::of_decks(&[kemet::Deck::Shared])
        .iter()
        .skip(3)
        .collect();
    let mut t = table(2).holds(P1, &most).without_gold(P1);
    assert_eq!((most.len(), t.di(P1).len()), (30, 31));
    t.begin(P1, Deed::Pray);
    t.act(P1, "end-turn");
    assert_eq!(t.di(P1).len(), 31);
    t.night();
    assert_eq!((t.di(P1).len(), t.di_piles().1.len()), (32, 0));
}
