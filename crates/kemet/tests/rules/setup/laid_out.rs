//! Setup: common and individual (sections 2.1 and 2.2).

use std::collections::{BTreeMap, BTreeSet};

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Silent};

use super::table::*;

// ---- common setup (2.1)

/// KB-2.1.3a, KB-2.1.3b, KB-2.1.3c, KB-2.1.3d, KB-2.1.3e: colours and tiles by player count.
#[test]
fn colours_and_tiles_by_player_count() {
    for (players, colours, tiles) in [(2, 2, 26), (3, 3, 48), (4, 3, 48), (5, 4, 64), (6, 5, 80)] {
        for seed in 0..30 {
            let game = start(&seated(players), seed);
            assert_eq!(public(&game).colours.len(), colours, "{players} players");
            let market = market(&game);
            assert_eq!(tiles_in(&market), tiles, "{players} players");
            let in_market: Colours = market.keys().map(|tile| tile.colour()).collect();
            assert_eq!(in_market, public(&game).colours);
        }
    }
}

/// KB-2.1.3, KB-AM-38: the colours are drawn by lot, from all six.
#[test]
fn colours_are_drawn_at_random() {
    for players in 2..=6 {
        let drawn: BTreeSet<Vec<Colour>> = (0..400)
            .map(|seed| {
                public(&start(&seated(players), seed))
                    .colours
                    .iter()
                    .collect()
            })
            .collect();
        let possible = match players {
            2 | 5 => 15,
            3 | 4 => 20,
            _ => 6,
        };
        assert_eq!(drawn.len(), possible, "every choice of colours comes up");
        let ever: BTreeSet<Colour> = drawn.into_iter().flatten().collect();
        assert_eq!(ever.len(), 6);
    }
}

/// KB-2.1.3: agreed colours are the ones used.
#[test]
fn colours_may_be_agreed_on() {
    let wanted = [Colour::Amethyst, Colour::Amber, Colour::Diamond];
    for seed in 0..20 {
        let game = start(&with_colours(3, &wanted), seed);
        assert_eq!(public(&game).colours, wanted.into_iter().collect());
    }
}

/// KB-2.1.3f, KB-AM-37: with two players each colour keeps thirteen different tiles; Act of God
/// is gone, the Domination of each colour stays.
#[test]
fn two_players_have_thirteen_different_tiles_per_colour() {
    for pair in Colour::ALL.chunks(2) {
        let market = market(&start(&with_colours(2, pair), 9));
        assert!(market.values().all(|&copies| copies == 1));
        for &colour in pair {
            let tiles: Vec<Tile> = market
                .keys()
                .copied()
                .filter(|tile| tile.colour() == colour)
                .collect();
            assert_eq!(tiles.len(), 13, "{colour}");
            let by_level = [1, 2, 3, 4].map(|level| {
                let of_level = tiles.iter().filter(|tile| tile.level() == level);
                of_level.count()
            });
            assert_eq!(by_level, [2, 4, 4, 3], "{colour}");
            let has = |power| tiles.iter().any(|tile| tile.row().power == power);
            assert!(!has(Power::ActOfGod), "{colour}");
            assert!(has(Power::Domination), "{colour}");
        }
    }
}

/// KB-2.1.3f, KB-AM-37: in Onyx one of the two mercenary tiles leaves, by lot.
#[test]
fn two_players_lose_one_mercenary_tile_by_lot() {
    let setup = with_colours(2, &[Colour::Onyx, Colour::Ruby]);
    let mut swords = 0;
    for seed in 0..200 {
        let market = market(&start(&setup, seed));
        assert_eq!(market[&Tile::LocalRecruitment], 1);
        let sword = market.contains_key(&Tile::SwordMercenaries);
        let spear = market.contains_key(&Tile::SpearMercenaries);
        assert!(sword != spear, "exactly one stays");
        swords += u32::from(sword);
    }
    assert!((60..=140).contains(&swords), "{swords} of 200");
    // More players have both.
    let game = start(
        &with_colours(3, &[Colour::Onyx, Colour::Ruby, Colour::Amber]),
        1,
    );
    assert!(market(&game).contains_key(&Tile::SwordMercenaries));
    assert!(market(&game).contains_key(&Tile::SpearMercenaries));
}

/// KB-2.1.3g: what is not in use is not in the game: nobody takes it, no pyramid gets its colour.
#[test]
fn unused_colours_leave_the_game() {
    let mut game = start(
        &with_colours(3, &[Colour::Ruby, Colour::Diamond, Colour::Amber]),
        4,
    );
    assert!(market(&game).keys().all(|tile| {
        matches!(
            tile.colour(),
            Colour::Ruby | Colour::Diamond | Colour::Amber
        )
    }));
    pass_garrisons(&mut game);
    assert!(refusal(&game, "found a 1 ruby").is_none());
    assert!(refusal(&game, "found a 1 onyx").is_some());
    pass_pyramids(&mut game);
    assert!(refusal(&game, "take ONY-1c").is_some());

    let mut t = table(2).pyramid(P1, "w1a", Colour::Ruby, 4);
    t.begin(P1, Deed::Acquire);
    let gone = |id: &str| {
        Some(Refusal::NotInMarket {
            tile: id.parse().unwrap(),
        })
    };
    assert_eq!(t.refusal(P1, "take DIA-1a"), gone("DIA-1a"));
    assert_eq!(t.refusal(P1, "take RUB-4d"), gone("RUB-4d"));
}

/// KB-2.1.4: everybody sees every tile, sorted by colour and rising level, and each can be had
/// from the first round on.
#[test]
fn the_market_lies_open_and_sorted() {
    for renewal in [false, true] {
        let setup = Setup {
            renewal,
            ..Setup::for_players(5)
        };
        for seed in 0..10 {
            let view = public(&start(&setup, seed));
            let order: Vec<(Colour, u8)> = view
                .market
                .iter()
                .map(|(tile, _)| (tile.colour(), tile.level()))
                .collect();
            assert!(order.is_sorted(), "{order:?}");
        }
    }
    let mut t = table(3)
        .with_prayer(P1, 11)
        .pyramid(P1, "w1a", Colour::Ruby, 4);
    t.begin(P1, Deed::Acquire);
    let all: Vec<String> = Tile::ALL
        .iter()
        .filter(|tile| tile.colour() == Colour::Ruby && tile.row().origin == kemet::Origin::Later)
        .map(|tile| format!("take {tile}"))
        .chain(["decline".to_owned()])
        .collect();
    assert_eq!(t.offers(P1), all);
}

/// KB-2.1.5, KB-2.1.6, KB-2.1.8: special cards, companions, veteran tokens, silver tokens and
/// fame wait outside: nobody begins with any.
#[test]
fn nobody_begins_with_what_must_be_won() {
    for players in 2..=6 {
        let mut game = start(&seated(players), 8);
        pass_pyramids(&mut game);
        for view in game.view(Eye::Archive).players {
            assert!(view.companions.is_empty());
            assert!(view.troops.iter().all(|troop| troop.companions.is_empty()));
            assert_eq!(view.secret.unwrap().hand, BattleCards::STANDARD);
            assert_eq!((view.veterans, view.has_silver), (0, false));
            assert_eq!((view.battle_fame, view.divine_fame, view.fame), (0, 0, 0));
        }
    }
}

/// KB-2.1.6: a creature waits on its tile and comes with it.
#[test]
fn a_creature_comes_with_its_tile() {
    let mut t = table(2)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .troop(P1, "w1b", 2);
    assert_eq!(t.view(Eye::Spectator).players[0].companions.len(), 0);
    t.begin(P1, Deed::Acquire);
    t.act(P1, "take RUB-2c");
    assert_eq!(t.offers(P1), ["attach phoenix w1b", "decline"]);
    t.act(P1, "attach phoenix w1b");
    assert_eq!(t.companions(P1, "w1b"), Companions::one(Companion::Phoenix));
}

/// KB-2.1.7: every temple in play has one fame token for whoever holds it: three with two or
/// three players, five with more.
#[test]
fn every_temple_in_play_has_a_fame_token() {
    for (players, temples) in [
        (2, "w_ti w_tr d_t"),
        (3, "w_ti w_tr d_t"),
        (4, "w_ti w_tr d_t e_ti e_tr"),
        (5, "w_ti w_tr d_t e_ti e_tr"),
        (6, "w_ti w_tr d_t e_ti e_tr"),
    ] {
        let mut t = table(players);
        let layout = Layout::of(kemet::Edition::Rise, players).unwrap();
        assert_eq!(layout.temples().len(), temples.split(' ').count());
        for (held, temple) in temples.split(' ').enumerate() {
            assert_eq!(usize::from(t.temporary_fame(P1)), held);
            t = t.troop(P1, temple, 1);
        }
        assert_eq!(usize::from(t.fame(P1)), temples.split(' ').count());
        assert_eq!(t.fame(P2), 0);
        // The Sanctuary has none.
        assert_eq!(table(players).troop(P1, "d_s", 1).fame(P1), 0);
    }
}

/// KB-2.1.9, KB-2.2.2g, KB-2.2.3: two cards from the deck and a Diversion each; the deck is the
/// rest of 33, without any Diversion.
#[test]
fn everybody_draws_two_di_cards_beside_diversion() {
    for (extra_di, cards) in [(false, 33), (true, 49)] {
        for players in 2..=6 {
            let setup = Setup {
                extra_di,
                ..seated(players)
            };
            let game = start(&setup, 6);
            let mut dealt = 0;
            for view in game.view(Eye::Archive).players {
                assert_eq!(view.di, 3);
                let hand = view.secret.unwrap().di;
                assert_eq!((hand.count(Di::Diversion), hand.loose()), (1, 2));
                dealt += 2;
            }
            assert_eq!(public(&game).deck, cards - dealt);
            assert!(public(&game).discard.is_empty());
        }
    }
}

/// KB-2.1.9: the deck is shuffled and nobody sees its faces.
#[test]
fn the_di_deck_is_shuffled_and_face_down() {
    let hands: BTreeSet<Vec<Di>> = (0..200)
        .map(|seed| {
            let game = start(&seated(2), seed);
            let secret = player(&game, P1).secret.unwrap();
            secret.di.iter().filter(|card| card.is_loose()).collect()
        })
        .collect();
    assert!(hands.len() > 40, "{} different hands", hands.len());
    let seen: BTreeSet<Di> = hands.into_iter().flatten().collect();
    assert_eq!(seen.len(), 11, "every card comes up");
    // What a spectator and an opponent see depends on the number of cards only.
    let game = start(&seated(2), 1);
    for eye in [Eye::Spectator, Eye::Seat(P2)] {
        let json = serde_json::to_value(game.view(eye)).unwrap();
        assert_eq!(json["deck"], 33 - 4);
        assert_eq!(json["players"][0]["di"], 3);
        assert_eq!(json["players"][0]["secret"], serde_json::Value::Null);
    }
}

/// KB-2.1.10: with Renewal one of four tiles, by lot, lies in the place of each Domination; the
/// other three are out of the game. Without it there is Domination.
#[test]
fn renewal_replaces_domination_by_lot() {
    let plain = with_colours(6, &Colour::ALL[1..]);
    let setup = Setup {
        renewal: true,
        ..plain.clone()
    };
    let slot = |tile: &Tile| match tile.row().origin {
        kemet::Origin::Renewal => true,
        kemet::Origin::Later => tile.row().power == Power::Domination,
        kemet::Origin::First => false,
    };
    let mut found: BTreeMap<Tile, u32> = BTreeMap::new();
    for seed in 0..200 {
        let market = market(&start(&setup, seed));
        assert_eq!(tiles_in(&market), 80);
        for &colour in &Colour::ALL[1..] {
            let here: Vec<&Tile> = market
                .keys()
                .filter(|tile| tile.colour() == colour && slot(tile))
                .collect();
            let [tile] = here[..] else {
                panic!("{colour}: {here:?}");
            };
            *found.entry(*tile).or_default() += 1;
        }
    }
    let candidates: Vec<Tile> = Tile::ALL
        .iter()
        .copied()
        .filter(|tile| tile.colour() != Colour::Ruby && slot(tile))
        .collect();
    assert_eq!(candidates.len(), 20);
    for tile in candidates {
        let times = found.get(&tile).copied().unwrap_or(0);
        assert!((25..=80).contains(&times), "{tile} came {times} times");
    }
    assert!(
        market(&start(&plain, 1))
            .keys()
            .all(|tile| tile.row().origin == kemet::Origin::Later)
    );
}

/// KB-2.1.10, KB-2.1.3f: Renewal works for two players, too.
#[test]
fn renewal_for_two_keeps_twenty_six_tiles() {
    for seed in 0..60 {
        let game = start(
            &Setup {
                renewal: true,
                ..seated(2)
            },
            seed,
        );
        assert_eq!(tiles_in(&market(&game)), 26);
    }
}

/// KB-2.1.11: an obelisk is worth nothing by itself: no fame, no income, no strength.
#[test]
fn obelisks_matter_for_teleports_only() {
    let mut t = table(3).troop(P1, "w_on", 3);
    assert_eq!(t.fame(P1), 0);
    t.night_step(Step::Adoration);
    assert_eq!(t.prayer(P1), 7);
    let mut t = table(3).troop(P2, "w_on", 2).troop(P1, "w_on", 4);
    t.battle(P1, "w_on");
    t.clash("BC-6", "BC-5");
    assert_eq!(t.points(Role::Attacker).strength, 4 + 3);
    assert_eq!(t.points(Role::Defender).strength, 2 + 2);
}

// ---- individual setup (2.2)

/// KB-DP-S1, KB-AM-36, KB-2.2.1: in table order everybody takes a free god and a free city of
/// the layout, in the open.
#[test]
fn gods_and_cities_are_chosen_in_table_order() {
    let mut game = start(&Setup::for_players(3), 2);
    assert_eq!(asked(&game), P1);
    assert_eq!(offers(&game).len(), 6);
    act(&mut game, "god seth");
    assert_eq!(asked(&game), P1);
    assert_eq!(offers(&game), ["city w1", "city w2", "city w3"]);
    assert!(refusal(&game, "city e2").is_some());
    act(&mut game, "city w3");
    assert_eq!(asked(&game), P2);
    assert!(refusal(&game, "god seth").is_some());
    assert_eq!(
        offers(&game),
        [
            "god anubis",
            "god bastet",
            "god horus",
            "god wadjet",
            "god sobek"
        ]
    );
    act(&mut game, "god horus");
    assert_eq!(offers(&game), ["city w1", "city w2"]);
    act(&mut game, "city w1");
    // One city is left for the third: no question.
    assert_eq!(asked(&game), P3);
    act(&mut game, "god anubis");
    let seats: Vec<_> = public(&game)
        .players
        .iter()
        .map(|player| (player.god.unwrap(), player.city.unwrap()))
        .collect();
    assert_eq!(
        seats,
        [
            (God::Seth, City::W3),
            (God::Horus, City::W1),
            (God::Anubis, City::W2)
        ]
    );
}

/// KB-2.1.1, KB-DP-S1: the cities on offer are those of the layout for the player count.
#[test]
fn the_layout_follows_the_player_count() {
    for (players, cities) in [
        (2, "city w1,city w2"),
        (3, "city w1,city w2,city w3"),
        (4, "city w1,city w2,city e2,city e3"),
        (5, "city w1,city w2,city w3,city e2,city e3"),
        (6, "city w1,city w2,city w3,city e1,city e2,city e3"),
    ] {
        let mut game = start(&Setup::for_players(players), 1);
        act(&mut game, "god wadjet");
        assert_eq!(offers(&game).join(","), cities);
    }
}

/// KB-AM-36: by option gods and cities are given by lot, all different; what was named stays.
#[test]
fn gods_and_cities_may_be_given_by_lot() {
    let mut pairs = BTreeSet::new();
    for seed in 0..300 {
        let game = start(&seated(4), seed);
        let view = public(&game);
        let gods: BTreeSet<God> = view.players.iter().filter_map(|p| p.god).collect();
        let cities: BTreeSet<City> = view.players.iter().filter_map(|p| p.city).collect();
        assert_eq!((gods.len(), cities.len()), (4, 4));
        pairs.insert((view.players[0].god, view.players[0].city));
    }
    assert_eq!(pairs.len(), 6 * 4, "P1 gets every god in every city");
    let setup = Setup {
        gods: vec![God::Bastet, God::Sobek],
        ..seated(2)
    };
    for seed in 0..10 {
        let game = start(&setup, seed);
        assert_eq!(player(&game, P1).god, Some(God::Bastet));
        assert_eq!(player(&game, P2).god, Some(God::Sobek));
    }
}

/// KB-2.2.1: god and city stay with their player to the end of the game.
#[test]
fn a_city_never_changes_its_owner() {
    let mut game = start(
        &Setup {
            max_rounds: 6,
            ..seated(3)
        },
        11,
    );
    let who = |game: &Kemet| -> Vec<_> {
        let view = public(game);
        view.players.iter().map(|p| (p.god, p.city)).collect()
    };
    let before = who(&game);
    let mut pick = 1_usize;
    while game.outcome().is_none() {
        let seat = game.awaiting().lowest().unwrap();
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = actions[(pick >> 33) % actions.len()];
        game.apply(seat, action, &mut Silent).unwrap();
        assert_eq!(who(&game), before);
    }
}

/// KB-2.1.2: the table sees a fame row for each god and everybody's place in turn order.
#[test]
fn fame_and_turn_order_are_on_show() {
    let t = table(3)
        .with_fame(P2, 2, 1)
        .troop(P2, "w_tr", 1)
        .order(&[P3, P1, P2]);
    let view = t.view(Eye::Spectator);
    let rows: Vec<_> = view.players.iter().map(|p| (p.god, p.fame)).collect();
    assert_eq!(
        rows,
        [
            (Some(God::Anubis), 0),
            (Some(God::Bastet), 4),
            (Some(God::Horus), 0)
        ]
    );
    assert_eq!(view.order, [P3, P1, P2]);
}

/// KB-2.2.2b, KB-2.3.3.2: a player has acquire tokens of the colours in use only, on the spaces
/// of the board, one for each pyramid founded.
#[test]
fn acquire_tokens_follow_the_pyramids() {
    for seed in 0..40 {
        let mut game = start(&seated(4), seed);
        pass_garrisons(&mut game);
        let mut pick = seed;
        while matches!(public(&game).steps.last(), Some(Step::Pyramids { .. })) {
            let offers = offers(&game);
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            act(&mut game, &offers[(pick >> 33) as usize % offers.len()]);
        }
        let view = public(&game);
        for player in &view.players {
            let tops = player.pyramids.iter().filter_map(|pyramid| pyramid.colour);
            let tokens: Vec<Colour> = player.slots.into_iter().flatten().collect();
            assert_eq!(tops.collect::<Vec<_>>(), tokens);
            assert!(tokens.iter().all(|&colour| view.colours.contains(colour)));
        }
    }
}

/// KB-2.2.4: three sets of pyramid parts, two in a game of two, and one top per colour in use.
#[test]
fn pyramid_parts_by_player_count() {
    let mut t = table(2)
        .with_prayer(P1, 11)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .pyramid(P1, "w1b", Colour::Sapphire, 1);
    t.begin(P1, Deed::Build);
    assert_eq!(
        t.refusal(P1, "build c 1"),
        Some(Refusal::NoRoomForPyramid { limit: 2 })
    );
    for players in 3..=6 {
        let mut t = table(players)
            .with_prayer(P1, 11)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .pyramid(P1, "w1b", Colour::Sapphire, 1);
        t.begin(P1, Deed::Build);
        t.act(P1, "build c 1");
        let unused = kemet::Edition::Rise.colour_count(players) - 2;
        if unused > 1 {
            // Each top once, and of the colours in use only.
            assert_eq!(t.offers(P1).len(), unused);
            assert!(!t.can(P1, "top ruby") && !t.can(P1, "top amethyst"));
            t.act(P1, "top onyx");
        }
        assert_eq!(t.level("w1c"), 1);
    }
}
