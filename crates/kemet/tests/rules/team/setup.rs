//! Teams before play (sections 4.0 and 4.5).

use std::collections::BTreeSet;

use kemet::scene::{P1, P2, P3, P4, P5, P6};
use kemet::*;
use tabletop::{Eye, Game, Seat, Seats, Seed, Silent};

use crate::setup::table::refused;
use crate::team::help::in_teams;

fn seated(players: u8, team_size: u8) -> Setup {
    Setup {
        seating: Seating::Random,
        ..in_teams(players, team_size)
    }
}

fn start(setup: &Setup, seed: u64) -> Kemet {
    Kemet::start(setup, Seed(seed)).unwrap_or_else(|error| panic!("{error}"))
}

fn offers(game: &Kemet, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions.iter().map(Action::to_string).collect()
}

fn act(game: &mut Kemet, seat: Seat, notation: &str) {
    if let Err(refusal) = game.apply(seat, notation.parse().unwrap(), &mut Silent) {
        panic!("{seat} cannot `{notation}`: {refusal}");
    }
    game.audit().unwrap();
}

fn view(game: &Kemet) -> View {
    game.view(Eye::Spectator)
}

/// Units of a seat by zone.
fn troops(game: &Kemet, seat: Seat) -> Vec<(String, u8)> {
    let troops = &view(game).players[seat.index()].troops;
    troops
        .iter()
        .map(|troop| (troop.zone.to_string(), troop.units))
        .collect()
}

fn seats(of: &[Seat]) -> Seats {
    of.iter().copied().collect()
}

/// KB-4.0.a: 2 v 2, 2 v 2 v 2 and 3 v 3, in *Rise of the Gods* only.
#[test]
fn three_formats() {
    for (players, size, teams) in [(4, 2, 2), (6, 2, 3), (6, 3, 2)] {
        let teams_of = view(&start(&seated(players, size), 5)).teams;
        assert_eq!(teams_of.len(), teams);
        assert!(teams_of.iter().all(|team| team.len() == usize::from(size)));
    }
    for (players, size) in [(2, 2), (3, 2), (4, 3), (5, 2), (6, 1), (6, 4), (4, 4)] {
        let sentence = refused(&seated(players, size));
        assert!(sentence.contains("2 v 2, 2 v 2 v 2 or 3 v 3"), "{sentence}");
    }
    let older = Setup {
        edition: Edition::Bs2021,
        ..seated(4, 2)
    };
    assert!(refused(&older).contains("Rise of the Gods"));
    assert!(view(&start(&Setup::for_players(4), 1)).teams.is_empty());
}

/// KB-4.0.b, KB-4.0.c: cities, colours, tiles and what everybody has follow the
/// number of players, as in the classic game.
#[test]
fn the_table_is_that_of_the_classic_game() {
    for (players, size) in [(4, 2), (6, 2), (6, 3)] {
        let teams = seated(players, size);
        let classic = Setup {
            mode: Mode::Classic,
            ..teams.clone()
        };
        let (game, plain) = (view(&start(&teams, 9)), view(&start(&classic, 9)));
        assert_eq!(game.colours.len(), plain.colours.len());
        assert_eq!(game.market.len(), plain.market.len());
        let cities = |view: &View| -> BTreeSet<City> {
            view.players
                .iter()
                .filter_map(|player| player.city)
                .collect()
        };
        assert_eq!(cities(&game), cities(&plain));
        for player in &game.players {
            assert_eq!((player.prayer, player.stock), (7, 12));
            assert_eq!((player.tokens, player.battle_hand), (5, 8));
        }
    }
}

/// KB-4.5.a: teams are chosen, drawn by lot, or take the seats in turn.
#[test]
fn teams_are_chosen_or_drawn() {
    let chosen = Setup {
        teams: vec![0, 1, 1, 0],
        ..seated(4, 2)
    };
    assert_eq!(
        view(&start(&chosen, 1)).teams,
        [seats(&[P1, P4]), seats(&[P2, P3])]
    );
    assert_eq!(
        view(&start(&seated(6, 2), 1)).teams,
        [seats(&[P1, P4]), seats(&[P2, P5]), seats(&[P3, P6])]
    );
    let lot = Setup {
        random_teams: true,
        ..seated(4, 2)
    };
    let drawn: BTreeSet<u8> = (0..50)
        .map(|seed| view(&start(&lot, seed)).teams[0].0)
        .collect();
    assert_eq!(drawn.len(), 3, "P1 plays with each of the others");
    for wrong in [vec![0, 0, 0, 1], vec![0, 1], vec![0, 2, 2, 0]] {
        refused(&Setup {
            teams: wrong,
            ..seated(4, 2)
        });
    }
}

/// KB-4.5.b, KB-4.5.c, KB-EX-4.5-1, KB-DP-T2, KB-AM-T8: the captain of each team
/// picks a marker in the open, these are drawn, and the others follow in the same
/// order of teams, so that no team has two turns in a row.
#[test]
fn order_markers_by_teams() {
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let mut game = start(&seated(6, 2), seed);
        assert_eq!(game.awaiting(), Seats::one(P1));
        assert_eq!(offers(&game, P1), ["name P1", "name P4"]);
        act(&mut game, P1, "name P1");
        assert_eq!(view(&game).destiny[0], Some(P1), "everybody sees it");
        assert_eq!(offers(&game, P2), ["name P2", "name P5"]);
        act(&mut game, P2, "name P5");
        act(&mut game, P3, "name P6");
        let order = view(&game).order;
        assert_eq!(seats(&order[..3]), seats(&[P1, P5, P6]));
        let mate = |seat: &Seat| Seat((seat.0 + 3) % 6);
        assert_eq!(order[3..], order[..3].iter().map(mate).collect::<Vec<_>>());
        // Yellow and blue are P1 and P4, red and green P2 and P5, violet and
        // black P3 and P6.
        if order[..2] == [P6, P5] {
            assert_eq!(order, [P6, P5, P1, P3, P2, P4]);
        }
        orders.insert(order);
    }
    assert_eq!(orders.len(), 6, "every order of the three teams");
}

/// KB-4.5.b, KB-4.5.c: in teams of three the others follow twice; the captain says
/// which is the second.
#[test]
fn order_markers_of_three() {
    let mut game = start(&seated(6, 3), 4);
    act(&mut game, P1, "name P3");
    assert_eq!(offers(&game, P2), ["name P2", "name P4", "name P6"]);
    act(&mut game, P2, "name P2");
    let first = if view(&game).destiny[0] == Some(P3) {
        P1
    } else {
        P2
    };
    for captain in [first, Seat(1 - first.0)] {
        assert_eq!(game.awaiting(), Seats::one(captain));
        let last = if captain == P1 { "name P5" } else { "name P6" };
        assert_eq!(offers(&game, captain).len(), 2);
        act(&mut game, captain, last);
    }
    let expected = match first {
        P1 => [P3, P2, P5, P6, P1, P4],
        _ => [P2, P3, P6, P5, P4, P1],
    };
    assert_eq!(view(&game).order, expected);
}

fn picked(setup: &Setup, seed: u64) -> Kemet {
    let mut game = start(setup, seed);
    while !matches!(view(&game).steps.last(), Some(Step::Garrison { .. })) {
        let seat = game.awaiting().lowest().unwrap();
        let first = offers(&game, seat)[0].clone();
        act(&mut game, seat, &first);
    }
    game
}

/// KB-4.5.d, KB-4.5.f, KB-4.8.g: in teams of two each of the two districts has four
/// own units and one of the teammate, who controls the district as well; in the
/// end everybody has eight at home, two abroad and two in the supply.
#[test]
fn garrisons_of_two() {
    for players in [4, 6] {
        let mut game = picked(&seated(players, 2), 3);
        let order = view(&game).order;
        let half = players / 2;
        for &seat in &order {
            let mate = Seat((seat.0 + half) % players);
            assert_eq!(
                offers(&game, seat),
                ["leave-empty a", "leave-empty b", "leave-empty c"]
            );
            act(&mut game, seat, "leave-empty b");
            let player = view(&game).players[seat.index()].clone();
            let city = player.city.unwrap();
            for district in ["a", "c"] {
                let zone = format!("{city}{district}");
                assert!(troops(&game, seat).contains(&(zone.clone(), 4)));
                assert!(troops(&game, mate).contains(&(zone.clone(), 1)));
                let zone: Zone = zone.parse().unwrap();
                assert!(player.controlled.contains(zone));
                let mate = &view(&game).players[mate.index()];
                assert!(mate.controlled.contains(zone));
            }
        }
        for &seat in &order {
            let player = &view(&game).players[seat.index()];
            let at_home = |zone: Zone| zone.district_of() == player.city;
            let (home, abroad): (Vec<_>, Vec<_>) =
                player.troops.iter().partition(|troop| at_home(troop.zone));
            let sum = |troops: Vec<&_>| troops.iter().map(|troop: &&TroopView| troop.units).sum();
            let (home, abroad): (u8, u8) = (sum(home), sum(abroad));
            assert_eq!((home, abroad, player.supply), (8, 2, 2));
        }
    }
}

/// KB-4.5.e, KB-4.5.f, KB-DP-T2: in teams of three one teammate's unit stands in
/// each of the two districts; the owner of the city says whose in which.
#[test]
fn garrisons_of_three() {
    let mut game = picked(&seated(6, 3), 8);
    for seat in view(&game).order {
        let mates: Vec<Seat> = (0..6)
            .map(Seat)
            .filter(|mate| mate.0 % 2 == seat.0 % 2 && *mate != seat)
            .collect();
        act(&mut game, seat, "leave-empty a");
        assert_eq!(game.awaiting(), Seats::one(seat));
        let names: Vec<String> = mates.iter().map(|mate| format!("name {mate}")).collect();
        assert_eq!(offers(&game, seat), names);
        act(&mut game, seat, &names[1]);
        let city = view(&game).players[seat.index()].city.unwrap();
        for (district, mate) in [("b", mates[1]), ("c", mates[0])] {
            let zone = format!("{city}{district}");
            assert!(troops(&game, seat).contains(&(zone.clone(), 4)));
            assert!(troops(&game, mate).contains(&(zone, 1)));
        }
    }
    for player in &view(&game).players {
        assert_eq!(player.supply, 2);
    }
}

/// KB-4.5.g, KB-2.1.9: everybody has an Assemble! card besides Diversion and the
/// two cards dealt; everybody sees that, and none is in the deck.
#[test]
fn an_assemble_card_for_everybody() {
    let game = start(&seated(4, 2), 2);
    let truth = game.view(Eye::Archive);
    for player in &truth.players {
        let hand = player.secret.as_ref().unwrap().di;
        assert_eq!((hand.len(), hand.count(Di::Assemble)), (4, 1));
        assert!(view(&game).players[player.seat.index()].assemble);
    }
    assert_eq!(truth.deck, 33 - 2 * 4);
    assert!(!truth.discard.contains(Di::Assemble));
    let classic = start(&Setup::for_players(4), 2).view(Eye::Archive);
    assert!(classic.players.iter().all(|player| !player.assemble));
}
