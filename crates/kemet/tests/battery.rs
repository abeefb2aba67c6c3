//! Random full games at every player count and with every option, checked
//! against everything the contract promises.

use kemet::{Edition, HouseRules, Kemet, Mode, Objective, Setup};
use tabletop::{Battery, Tally, check_game};

fn check(setup: &Setup, battery: &Battery) -> Tally {
    check_game::<Kemet>(setup, battery).unwrap_or_else(|failure| panic!("{failure}"))
}

#[test]
fn random_games_keep_every_promise() {
    for players in 2..=6 {
        for (renewal, extra_di) in [(false, false), (true, false), (false, true), (true, true)] {
            let setup = Setup {
                renewal,
                extra_di,
                ..Setup::for_players(players)
            };
            let tally = check(&setup, &few());
            println!("{players} players, renewal {renewal}, extra {extra_di}: {tally}");
        }
    }
}

/// KB-6.1.a: the module at every table of the classic game.
#[test]
fn games_with_the_gods_keep_every_promise() {
    for players in 2..=6 {
        for (renewal, extra_di) in [(false, false), (true, false), (false, true), (true, true)] {
            let setup = Setup {
                gods_of_egypt: true,
                renewal,
                extra_di,
                ..Setup::for_players(players)
            };
            let tally = check(&setup, &few());
            println!("gods, {players} players, renewal {renewal}, extra {extra_di}: {tally}");
        }
    }
}

#[test]
fn teams_with_the_gods_keep_every_promise() {
    for (players, team_size) in [(4, 2), (6, 2), (6, 3)] {
        for (renewal, extra_di) in [(false, false), (true, true)] {
            let setup = Setup {
                mode: Mode::Teams,
                team_size,
                gods_of_egypt: true,
                renewal,
                extra_di,
                ..Setup::for_players(players)
            };
            let tally = check(&setup, &few());
            println!("gods, {players} players in teams of {team_size}: {tally}");
        }
    }
}

#[test]
fn games_of_2021_keep_every_promise() {
    for players in 2..=5 {
        let tally = check(&Setup::of(Edition::Bs2021, players), &few());
        println!("bs-2021, {players} players: {tally}");
    }
}

#[test]
fn games_of_2012_keep_every_promise() {
    for players in 2..=5 {
        for (long, beginner, house) in [
            (false, false, HouseRules::default()),
            (true, false, HouseRules::default()),
            (false, true, HouseRules::default()),
            (false, false, ALL_HOUSE_RULES),
        ] {
            let setup = Setup {
                long,
                beginner,
                house,
                ..Setup::of(Edition::First, players)
            };
            let tally = check(&setup, &few());
            println!("first, {players} players, long {long}, beginner {beginner}: {tally}");
        }
    }
}

const ALL_HOUSE_RULES: HouseRules = HouseRules {
    two_cards: true,
    delta_price: true,
    sanctuary_recall: true,
    sudden_end: true,
    free_garrison: true,
    eager_creatures: true,
    empty_retreat: true,
    delta_returns: true,
};

fn few() -> Battery {
    Battery {
        games: 4,
        seed: 7,
        probe_every: 40,
        ..Battery::default()
    }
}

#[test]
fn games_of_teams_keep_every_promise() {
    for (players, team_size) in [(4, 2), (6, 2), (6, 3)] {
        for (renewal, extra_di) in [(false, false), (true, true)] {
            let setup = Setup {
                mode: Mode::Teams,
                team_size,
                renewal,
                extra_di,
                random_teams: renewal,
                ..Setup::for_players(players)
            };
            let tally = check(&setup, &few());
            println!("{players} players in teams of {team_size}, renewal {renewal}: {tally}");
        }
    }
}

#[test]
fn games_against_amon_keep_every_promise() {
    for &objective in Objective::ALL {
        for (renewal, extra_di, passing_events) in [
            (false, false, false),
            (true, false, true),
            (true, true, false),
        ] {
            let setup = Setup {
                objective: Some(objective),
                renewal,
                extra_di,
                passing_events,
                ..Setup::solo()
            };
            let tally = check(&setup, &few());
            println!("solo, {objective}, renewal {renewal}, extra {extra_di}: {tally}");
        }
    }
}
