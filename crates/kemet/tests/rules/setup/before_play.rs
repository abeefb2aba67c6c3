//! Before play: turn order, garrisons, pyramids, first tiles (section 2.3).

use std::collections::BTreeSet;

use kemet::*;
use tabletop::{Eye, Game, Seat};

use super::table::*;

/// KB-2.3.1: the turn order is drawn by lot, every order comes up, and its first player has the
/// first turn.
#[test]
fn the_turn_order_is_drawn_by_lot() {
    let orders: BTreeSet<Vec<Seat>> = (0..200)
        .map(|seed| public(&start(&seated(3), seed)).order)
        .collect();
    assert_eq!(orders.len(), 6);
    for players in 2..=6 {
        let mut game = start(&seated(players), 12);
        let order = public(&game).order;
        let seats: BTreeSet<Seat> = order.iter().copied().collect();
        assert_eq!(seats.len(), usize::from(players), "everybody once");
        pass_setup(&mut game);
        assert_eq!(public(&game).round, 1);
        assert_eq!(public(&game).order, order);
        assert_eq!(asked(&game), order[0]);
        assert!(refusal(&game, "token m_pray").is_none());
    }
}

/// KB-2.3.2, KB-DP-S2: in turn order everybody puts five units in each of two own districts; two
/// units stay in the supply.
#[test]
fn two_districts_get_five_units_each() {
    for players in 2..=6 {
        let mut game = start(&seated(players), 3);
        for (seat, (word, held)) in public(&game)
            .order
            .into_iter()
            .zip([("a", "bc"), ("b", "ac"), ("c", "ab")].into_iter().cycle())
        {
            assert_eq!(asked(&game), seat);
            assert_eq!(
                offers(&game),
                ["leave-empty a", "leave-empty b", "leave-empty c"]
            );
            act(&mut game, &format!("leave-empty {word}"));
            let view = player(&game, seat);
            let city = view.city.unwrap();
            let troops: Vec<(String, u8)> = view
                .troops
                .iter()
                .map(|troop| (troop.zone.to_string(), troop.units))
                .collect();
            let expected: Vec<(String, u8)> = held
                .chars()
                .map(|district| (format!("{city}{district}"), 5))
                .collect();
            assert_eq!(troops, expected);
            assert_eq!((view.supply, view.stock), (2, 12));
            // The empty district is the player's all the same.
            assert_eq!(view.controlled, city.districts().into_iter().collect());
        }
        assert!(matches!(
            public(&game).steps.last(),
            Some(Step::Pyramids { place: 0, .. })
        ));
    }
}

/// All ways in which the player asked now can found pyramids.
fn all_foundings(game: &Kemet, seat: Seat, found: &mut Vec<[Pyramid; 3]>) {
    let still_asked = matches!(
        public(game).steps.last(),
        Some(Step::Pyramids { .. }) if asked(game) == seat
    );
    if !still_asked {
        found.push(player(game, seat).pyramids);
        return;
    }
    for offer in offers(game) {
        let mut next = game.clone();
        act(&mut next, &offer);
        all_foundings(&next, seat, found);
    }
}

/// KB-2.3.3.1, KB-2.3.3.1a, KB-DP-S3: three levels as 1/1/1 or 2/1/0 in any arrangement, in
/// different colours in use; with two players 2/1 only. Every way once, and no other.
#[test]
fn pyramids_are_founded_as_one_one_one_or_two_one() {
    for (players, ways) in [(2, 12), (3, 6 + 36), (4, 42), (5, 24 + 72), (6, 60 + 120)] {
        let mut game = start(&seated(players), 21);
        pass_garrisons(&mut game);
        let mut all = Vec::new();
        all_foundings(&game, asked(&game), &mut all);
        let colours = public(&game).colours;
        for pyramids in &all {
            let mut levels = pyramids.map(|pyramid| pyramid.level);
            levels.sort_unstable();
            assert!(
                levels == [0, 1, 2] || levels == [1, 1, 1] && players > 2,
                "{levels:?} with {players} players"
            );
            let tops: Vec<Colour> = pyramids.iter().filter_map(|p| p.colour).collect();
            let different: Colours = tops.iter().copied().collect();
            assert_eq!(different.len(), tops.len());
            assert!(colours.contains_all(different));
            assert!(pyramids.iter().all(|p| p.colour.is_some() == (p.level > 0)));
        }
        let keys: BTreeSet<Vec<(u8, Option<Colour>)>> = all
            .iter()
            .map(|pyramids| pyramids.iter().map(|p| (p.level, p.colour)).collect())
            .collect();
        assert_eq!((all.len(), keys.len()), (ways, ways), "{players} players");
    }
}

/// KB-2.3.3.1, KB-DP-S3: in turn order, in the open; a third level in one district is refused.
#[test]
fn pyramids_are_founded_in_turn_order() {
    let mut game = start(&seated(3), 17);
    pass_garrisons(&mut game);
    for seat in public(&game).order {
        assert_eq!(asked(&game), seat);
        assert!(refusal(&game, "found a 3 ruby").is_some());
        assert!(refusal(&game, "found b 1 ruby").is_some(), "a comes first");
        let colours: Vec<Colour> = public(&game).colours.iter().collect();
        act(&mut game, &format!("found a 2 {}", colours[1]));
        assert!(refusal(&game, &format!("found b 1 {}", colours[1])).is_some());
        assert!(refusal(&game, &format!("found b 2 {}", colours[0])).is_some());
        act(&mut game, "no-pyramid b");
        act(&mut game, &format!("found c 1 {}", colours[0]));
        let view = public(&game).players[seat.index()].clone();
        assert_eq!(view.pyramids.map(|p| p.level), [2, 0, 1]);
        assert_eq!(view.prayer, 7, "for nothing");
    }
}

/// KB-2.3.3.2: the acquire tokens of the founded colours lie on Acquire spaces, one each.
#[test]
fn founding_brings_acquire_tokens() {
    let mut game = start(
        &with_colours(3, &[Colour::Ruby, Colour::Onyx, Colour::Amber]),
        5,
    );
    pass_garrisons(&mut game);
    let seat = asked(&game);
    act(&mut game, "no-pyramid a");
    act(&mut game, "found b 1 amber");
    assert_eq!(player(&game, seat).slots, [Some(Colour::Amber), None, None]);
    act(&mut game, "found c 2 ruby");
    let both = [Some(Colour::Amber), Some(Colour::Ruby), None];
    assert_eq!(player(&game, seat).slots, both);
}

/// KB-2.3.4, KB-DP-S4: in reverse turn order, one level-1 tile in the colour of an own pyramid,
/// for nothing.
#[test]
fn first_tiles_come_in_reverse_turn_order() {
    for players in 2..=6 {
        let mut game = start(&seated(players), 30);
        pass_pyramids(&mut game);
        let mut order = public(&game).order;
        order.reverse();
        for seat in order {
            assert_eq!(asked(&game), seat);
            let view = player(&game, seat);
            let colours: Colours = view.pyramids.iter().filter_map(|p| p.colour).collect();
            let expected: Vec<String> = public(&game)
                .market
                .iter()
                .filter(|(tile, _)| tile.level() == 1 && colours.contains(tile.colour()))
                .map(|(tile, _)| format!("take {tile}"))
                .collect();
            assert_eq!(offers(&game), expected);
            let before = tiles_in(&market(&game));
            act(&mut game, &expected[0]);
            let after = player(&game, seat);
            assert_eq!(after.tiles.len(), 1);
            assert_eq!(after.prayer, 7);
            assert_eq!(tiles_in(&market(&game)), before - 1);
            pass(&mut game, |step| {
                matches!(step, Step::PlaceCompanion { .. } | Step::Muster)
            });
        }
        assert_eq!(public(&game).round, 1);
    }
}

/// A game of three in which everybody has pyramids of these colours; the last is next to
/// take a tile.
fn at_first_tiles(colours: [Colour; 3]) -> Kemet {
    let mut game = start(&with_colours(3, &colours), 41);
    pass_garrisons(&mut game);
    for _ in 0..3 {
        for (district, colour) in ["a", "b", "c"].into_iter().zip(colours) {
            let offers = offers(&game);
            let founding = format!("found {district} 1 {colour}");
            // The last pyramid may be the only choice left.
            if offers.contains(&founding) {
                act(&mut game, &founding);
            }
        }
    }
    assert!(matches!(
        public(&game).steps.last(),
        Some(Step::FirstTile { place: 2 })
    ));
    game
}

/// KB-DP-S4: a tile whose copies are gone is no longer offered; those of higher levels never.
#[test]
fn first_tiles_must_still_be_in_the_market() {
    let mut game = at_first_tiles([Colour::Ruby, Colour::Sapphire, Colour::Diamond]);
    assert_eq!(
        offers(&game),
        [
            "take RUB-1a",
            "take RUB-1b",
            "take SAP-1a",
            "take SAP-1b",
            "take DIA-1a",
            "take DIA-1b"
        ]
    );
    assert!(refusal(&game, "take RUB-2a").is_some());
    act(&mut game, "take RUB-1a");
    act(&mut game, "take RUB-1a");
    assert!(refusal(&game, "take RUB-1a").is_some(), "both are taken");
    assert_eq!(offers(&game).len(), 5);
}

/// KB-DP-S4: where no such tile is left nobody is asked, and play begins.
#[test]
fn without_first_tiles_nobody_takes_one() {
    let level_one = ["RUB-1a", "RUB-1b", "SAP-1a", "SAP-1b"];
    let mut game = start(
        &Setup {
            without: level_one.iter().map(|id| id.parse().unwrap()).collect(),
            ..with_colours(2, &[Colour::Ruby, Colour::Sapphire])
        },
        2,
    );
    pass_pyramids(&mut game);
    assert_eq!(public(&game).round, 1);
    let players = game.view(Eye::Archive).players;
    assert!(players.iter().all(|player| player.tiles.is_empty()));
}

/// KB-2.3.4, KB-DP-S4, KB-AM-44: the companion of a first tile may go to an own troop at home,
/// or stay in the supply.
#[test]
fn a_first_tile_brings_its_companion() {
    let mut game = at_first_tiles([Colour::Amber, Colour::Ruby, Colour::Onyx]);
    let seat = asked(&game);
    let city = player(&game, seat).city.unwrap();
    let homes: Vec<Zone> = player(&game, seat).troops.iter().map(|t| t.zone).collect();
    act(&mut game, "take AMB-1a");
    assert_eq!(asked(&game), seat);
    let expected: Vec<String> = homes
        .iter()
        .map(|zone| format!("attach harkhuf-1 {zone}"))
        .chain(["decline".to_owned()])
        .collect();
    assert_eq!(offers(&game), expected);
    act(&mut game, &expected[0]);
    let harkhuf = Companions::one(Companion::Harkhuf1);
    assert_eq!(player(&game, seat).troops[0].companions, harkhuf);
    assert!(homes[0].district_of() == Some(city));

    // The second copy has a piece of its own, which may wait.
    let next = asked(&game);
    assert_ne!(next, seat);
    act(&mut game, "take AMB-1a");
    act(&mut game, "decline");
    let waiting = Companions::one(Companion::Harkhuf2);
    assert_eq!(player(&game, next).companions, waiting);
}

/// KB-2.3.4, KB-AM-44: mercenaries taken as first tile are units at once: they go where there is
/// room, which after the garrisons is the empty district.
#[test]
fn first_mercenaries_join_at_once() {
    let mut game = at_first_tiles([Colour::Onyx, Colour::Ruby, Colour::Amber]);
    let seat = asked(&game);
    act(&mut game, "take ONY-1a");
    assert_eq!(asked(&game), seat);
    let zone = player(&game, seat).city.unwrap().district(District::A);
    assert_eq!(
        offers(&game),
        [1, 2, 3].map(|units| format!("place {zone} {units}"))
    );
    act(&mut game, &format!("place {zone} 3"));
    let view = player(&game, seat);
    assert_eq!((view.stock, view.supply), (15, 2));
    assert_eq!(view.troops.iter().map(|t| t.units).sum::<u8>(), 13);
}

/// KB-AM-06: the first tile is no purchase of round 1: another of its colour may follow at once.
#[test]
fn the_first_tile_does_not_count_for_the_round() {
    let mut game = at_first_tiles([Colour::Ruby, Colour::Sapphire, Colour::Diamond]);
    for tile in ["SAP-1a", "SAP-1a", "RUB-1a"] {
        act(&mut game, &format!("take {tile}"));
    }
    let seat = asked(&game);
    assert_eq!(seat, public(&game).order[0]);
    assert!(player(&game, seat).tiles.contains(Tile::Charge));
    act(&mut game, "token b_acq1");
    act(&mut game, "resolve b_acq1");
    act(&mut game, "take RUB-1b");
    // This one does count.
    let ruby = [Colour::Ruby].into_iter().collect();
    assert_eq!(player(&game, seat).bought, ruby);
    assert_eq!(player(&game, seat).tiles.len(), 2);
    assert_eq!(player(&game, seat).prayer, 6);
}
