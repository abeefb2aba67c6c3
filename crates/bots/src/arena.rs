//! The arena: who plays better, and how sure are we?
//!
//! | what | where |
//! | --- | --- |
//! | who meets whom, in which seats, with which deal | `schedule.rs` |
//! | one game | `bout.rs` |
//! | processes of outside bots, kept between games | `stable.rs` |
//! | ratings and how sure they are | `rating.rs` |
//! | shares of games won and how sure they are | `wilson.rs` |
//! | all of it in one table | `standings.rs` |
//!
//! Every game follows from the seed of the tournament and its own number, and
//! figures are made of all games in the order of their numbers. So the result
//! is the same for any number of threads, and for a tournament that was
//! interrupted and went on later.

mod bout;
mod rating;
mod schedule;
mod stable;
mod standings;
mod wilson;
mod wins;

use std::fmt;
use std::time::Duration;

use rayon::prelude::*;
use tabletop::{Game, SetupError};

use crate::outside::OutsideBotError;
use crate::{Entrant, Staffed};
pub use bout::Finished;
pub use schedule::{Fixture, Pairing, Schedule, Style, sides};
use stable::Stable;
pub use standings::{BotStanding, PairStanding, Standings};
pub use wins::Wins;

/// A tournament.
#[derive(Clone, Debug)]
pub struct Arena<G: Game> {
    /// What is played. Who plays together must be as in the schedule.
    pub setup: G::Setup,
    /// Who plays.
    pub bots: Vec<Entrant>,
    /// Who meets whom.
    pub schedule: Schedule,
    /// What all chance follows from.
    pub seed: u64,
    /// How long an outside bot may take for an answer.
    pub patience: Duration,
}

impl<G: Staffed> Arena<G> {
    /// Plays the games with these numbers on all threads of the current pool.
    /// `done` hears of each as soon as it is over, from any thread; if it
    /// objects, everything stops.
    pub fn play<E: From<ArenaError> + Send>(
        &self,
        numbers: &[u64],
        done: impl Fn(&Finished) -> Result<(), E> + Sync,
    ) -> Result<Vec<Finished>, E> {
        let stable = Stable::new(self.patience);
        numbers
            .par_iter()
            // Long games next to each other must not end up on one thread.
            .with_max_len(1)
            .map(|&number| {
                let finished = bout::play(self, self.schedule.fixture(number), &stable)?;
                done(&finished)?;
                Ok(finished)
            })
            .collect()
    }

    /// What the games come to. They may be given in any order, and may be only
    /// a part of all.
    pub fn standings(&self, games: &[Finished]) -> Standings {
        let mut games = games.to_vec();
        games.sort_by_key(|game| game.number);
        games.dedup_by_key(|game| game.number);
        standings::of(&self.bots, &self.schedule, &games)
    }
}

/// Why a tournament cannot go on.
#[derive(Debug)]
pub enum ArenaError {
    /// The setup cannot be played.
    Setup(SetupError),
    /// A program did not keep to the protocol.
    Bot(OutsideBotError),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Setup(error) => error.fmt(f),
            ArenaError::Bot(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for ArenaError {}

impl From<SetupError> for ArenaError {
    fn from(error: SetupError) -> ArenaError {
        ArenaError::Setup(error)
    }
}

impl From<OutsideBotError> for ArenaError {
    fn from(fault: OutsideBotError) -> ArenaError {
        ArenaError::Bot(fault)
    }
}

#[cfg(test)]
mod tests;
