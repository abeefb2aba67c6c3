//! Random full games at every player count and with every option, checked
//! against everything the contract promises.

use kemet::{Kemet, Setup};
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
            let tally = check(
                &setup,
                &Battery {
                    games: 4,
                    seed: 7,
                    probe_every: 40,
                    ..Battery::default()
                },
            );
            println!("{players} players, renewal {renewal}, extra {extra_di}: {tally}");
        }
    }
}
