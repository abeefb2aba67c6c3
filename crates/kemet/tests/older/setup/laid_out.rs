//! Setup, and the first night.

use std::collections::BTreeSet;

use kemet::scene::*;
use kemet::*;
use tabletop::{Game, Seat, Seed};

use crate::help::*;

/// K1-1.3.1: all tiles lie open at every table, creatures and special cards with nobody.
#[test]
fn all_tiles_are_for_sale() {
    for players in 2..=5 {
        let game = start(players, 3);
        let market = market(&game);
        for tile in tiles() {
            assert_eq!(market.get(&tile), Some(&tile.row().copies), "{tile}");
        }
        assert_eq!(market.len(), tiles().count());
        for player in &public(&game).players {
            assert!(player.companions.is_empty() && player.tiles.is_empty());
        }
    }
}

/// K1-1.3.2: every temple gives its point from the first moment, the Sanctuary a permanent one.
#[test]
fn temples_and_the_sanctuary_have_their_points() {
    for players in 2..=5 {
        for temple in layout(players).temples().iter() {
            let t = first(players).troop(P1, temple.id(), 1);
            assert_eq!((t.temporary_fame(P1), t.fame(P1)), (1, 1), "{temple}");
        }
    }
    let mut t = first(5).troop(P1, "d_s", 2);
    assert_eq!(t.fame(P1), 0);
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 1));
}

/// K1-1.3.3: one DI card each, out of 35.
#[test]
fn everybody_is_dealt_one_di_card() {
    for players in 2..=5 {
        let game = start(players, 8);
        let view = public(&game);
        assert!(view.players.iter().all(|player| player.di == 1));
        assert_eq!((view.deck, view.discard.len()), (35 - players, 0));
    }
    let hands: BTreeSet<Vec<Di>> = (0..40)
        .map(|seed| {
            let view = start(2, seed).view(tabletop::Eye::Seat(P1));
            let mine = view.players[0].secret.as_ref().expect("the own hand");
            mine.di.iter().collect()
        })
        .collect();
    assert!(hands.len() > 10, "by lot");
}

/// K1-1.3.4, K1-4.3.2: everybody chooses a colour and a city and begins with 5 prayer.
#[test]
fn colours_and_cities_are_chosen() {
    let mut game = Kemet::start(&Setup::of(Edition::First, 3), Seed(1)).unwrap();
    let mut cities = Vec::new();
    while list(&game)[0].starts_with("god") || list(&game)[0].starts_with("city") {
        let last = list(&game).pop().unwrap();
        if let Some(city) = last.strip_prefix("city ") {
            cities.push(city.to_owned());
        }
        play(&mut game, &last);
    }
    // The last had no choice left.
    assert_eq!(cities, ["w3", "w2"]);
    for player in &public(&game).players {
        assert!(player.god.is_some() && player.city.is_some());
        assert_eq!((player.prayer, player.supply, player.tokens), (5, 12, 5));
        assert_eq!(player.battle_hand, 6);
    }
}

/// K1-1.3.5: the first order is drawn by lot.
#[test]
fn the_first_order_is_drawn() {
    let orders: BTreeSet<Vec<Seat>> = (0..60).map(|seed| public(&start(3, seed)).order).collect();
    assert_eq!(orders.len(), 6);
}

/// K1-1.3.6: in turn order, levels 1/1/1 or 2/1/0 in different districts and colours.
#[test]
fn three_levels_for_three_pyramids() {
    let mut game = start(3, 2);
    let order = public(&game).order;
    assert_eq!(game.awaiting().lowest(), Some(order[0]));
    let offers = list(&game);
    assert!(offers.contains(&"found a 2 ruby".to_owned()));
    assert!(offers.contains(&"no-pyramid a".to_owned()));
    assert!(!offers.iter().any(|offer| offer.starts_with("found a 3")));
    play(&mut game, "found a 2 ruby");
    let offers = list(&game);
    assert!(
        !offers.iter().any(|offer| offer.contains("ruby")),
        "one of a colour"
    );
    assert!(!offers.iter().any(|offer| offer.starts_with("found b 2")));
    play(&mut game, "no-pyramid b");
    assert_eq!(list(&game), ["found c 1 sapphire", "found c 1 diamond"]);
    play(&mut game, "found c 1 diamond");
    assert_eq!(
        game.awaiting().lowest(),
        Some(order[1]),
        "the next in turn order"
    );
    for _ in 0..2 {
        play(&mut game, "found a 1 ruby");
        play(&mut game, "found b 1 sapphire");
    }
    let third = &public(&game).players[order[1].index()].pyramids[2];
    assert_eq!(
        (third.level, third.colour),
        (1, Some(Colour::Diamond)),
        "no choice"
    );
    let levels = public(&game).players[order[0].index()]
        .pyramids
        .map(|pyramid| pyramid.level);
    assert_eq!(levels, [2, 0, 1]);
}

/// K1-1.3.7: ten units beside pyramids, five in a district at most, two in reserve.
#[test]
fn ten_units_stand_beside_pyramids() {
    let mut game = start(2, 2);
    let order = public(&game).order;
    for _ in 0..2 {
        play(&mut game, "found a 2 ruby");
        play(&mut game, "no-pyramid b");
        play(&mut game, "found c 1 diamond");
    }
    // Two districts for ten units: there is nothing to choose.
    for seat in &order {
        let player = &public(&game).players[seat.index()];
        let troops: Vec<(Option<District>, u8)> = player
            .troops
            .iter()
            .map(|troop| (troop.zone.district(), troop.units))
            .collect();
        assert_eq!(
            troops,
            [(Some(District::A), 5), (Some(District::C), 5)],
            "never beside no pyramid"
        );
        assert_eq!(player.supply, 2);
    }

    let mut game = start(2, 2);
    found_all(&mut game, 2, false);
    let offers = list(&game);
    let units: Vec<&str> = offers.iter().filter_map(|o| o.rsplit(' ').next()).collect();
    assert_eq!(units, ["0", "1", "2", "3", "4", "5"]);
    let pick = offers[3].clone();
    play(&mut game, &pick);
    let offers = list(&game);
    let units: Vec<&str> = offers.iter().filter_map(|o| o.rsplit(' ').next()).collect();
    assert_eq!(units, ["2", "3", "4", "5"], "the last district holds five");
}

/// K1-1.3.8: 8 points in the short game, 10 in the long one.
#[test]
fn short_and_long_games() {
    for (long, fame, won) in [
        (false, 7, false),
        (false, 8, true),
        (true, 9, false),
        (true, 10, true),
    ] {
        let setup = Setup {
            long,
            ..Setup::of(Edition::First, 2)
        };
        let mut t = table_for(&setup).with_fame(P2, 0, fame);
        t.evening();
        assert_eq!(t.outcome().is_some(), won, "{long} {fame}");
    }
}

/// K1-1.3.9, K1-16.10, K1-3.n1: the game opens with a night that leaves the order alone; then all have 7 prayer and two cards, and the first day begins.
#[test]
fn the_game_opens_with_a_night() {
    for players in 2..=5 {
        for seed in 0..5 {
            let mut game = start(players, seed);
            let order = public(&game).order;
            found_all(&mut game, players, true);
            billet_all(&mut game);
            let view = public(&game);
            assert_eq!((view.round, view.night), (1, false));
            assert_eq!(view.order, order);
            for player in &view.players {
                assert_eq!((player.prayer, player.di, player.tokens), (7, 2, 5));
            }
            assert_eq!(game.awaiting().lowest(), Some(order[0]));
            assert_eq!(view.steps.last(), Some(&Step::Turn));
        }
    }
}

/// K1-1.3.B: beginners have level-1 tiles, level 2 from the second day, no pyramid above 2, and 4 points to reach.
#[test]
fn the_beginners_variant() {
    let setup = Setup {
        beginner: true,
        ..Setup::of(Edition::First, 2)
    };
    let levels = |t: &Scene| -> BTreeSet<u8> {
        let market = tiles().filter(|&tile| t.copies(tile) > 0);
        market.map(Tile::level).collect()
    };
    let mut t = table_for(&setup)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 11);
    assert_eq!(levels(&t), [1].into());
    assert_eq!(tiles().map(|tile| t.copies(tile)).sum::<u8>(), 12);
    t.begin(P1, Deed::Build);
    assert!(t.can(P1, "build a 2") && !t.can(P1, "build a 3"));
    t.act(P1, "build a 2");

    t.evening();
    assert!(t.outcome().is_none(), "nobody has 4 points");
    t.acts(P1, "next P1");
    assert_eq!(t.round(), 2);
    assert_eq!(levels(&t), [1, 2].into());
    assert_eq!(tiles().map(|tile| t.copies(tile)).sum::<u8>(), 24);
    t.evening();
    t.acts(P1, "next P1");
    assert_eq!((t.round(), levels(&t)), (3, [1, 2].into()));

    let mut t = table_for(&setup).with_fame(P2, 2, 2);
    t.evening();
    assert_eq!(
        t.outcome().expect("4 points").winners,
        tabletop::Seats::one(P2)
    );
}

/// K1-U47: cities can be chosen; drawn by lot everybody has another one of the map's list.
#[test]
fn cities_by_choice_or_by_lot() {
    let setup = |cities: Vec<City>| Setup {
        cities,
        ..Setup::of(Edition::First, 2)
    };
    let chosen = vec![City::W3, City::W1];
    let game = Kemet::start(&setup(chosen.clone()), Seed(1)).unwrap();
    let cities: Vec<City> = public(&game)
        .players
        .iter()
        .filter_map(|p| p.city)
        .collect();
    assert_eq!(cities, chosen);
    assert!(Kemet::start(&setup(vec![City::W1, City::W2]), Seed(1)).is_err());
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        let setup = Setup {
            seating: Seating::Random,
            ..Setup::of(Edition::First, 3)
        };
        let game = Kemet::start(&setup, Seed(seed)).unwrap();
        let cities: Vec<City> = public(&game)
            .players
            .iter()
            .filter_map(|p| p.city)
            .collect();
        drawn.insert(cities);
    }
    assert_eq!(drawn.len(), 6, "every way to deal three cities");
}
