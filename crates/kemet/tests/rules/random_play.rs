//! Random games of the newest edition, with everything there is.

use kemet::*;
use tabletop::{Game, Seed};

pub use crate::random_games::Played;
use crate::random_games::play_out;

/// Plays this many games at every number of players, with every tile and card.
pub fn watch_games(games: u64, mut look: impl FnMut(&Played)) {
    for players in 2..=6 {
        for seed in 0..games {
            let setup = Setup {
                // Gods rise in one game of four.
                gods_of_egypt: seed % 4 == 3,
                renewal: true,
                extra_di: true,
                ..Setup::for_players(players)
            };
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            play_out(game, seed, &mut look);
        }
    }
}
