//! Random full games of every scenario at every player count, checked against
//! everything the contract promises.

use ankh::{Ankh, Scenario, Seating, Setup};
use tabletop::{Battery, check_game};

#[test]
fn random_games_keep_every_promise() {
    for players in 2..=5 {
        for &scenario in Scenario::ALL {
            for seating in [Seating::Choose, Seating::Random] {
                let setup = Setup {
                    scenario,
                    seating,
                    ..Setup::for_players(players)
                };
                let battery = Battery {
                    games: 25,
                    seed: 7,
                    probe_every: 40,
                    ..Battery::default()
                };
                let tally = check_game::<Ankh>(&setup, &battery)
                    .unwrap_or_else(|failure| panic!("{failure}"));
                println!("{players} players, {scenario}, {seating:?}: {tally}");
            }
        }
    }
}
