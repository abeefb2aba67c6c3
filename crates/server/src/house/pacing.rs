//! How a house is run: its pauses, its patience and its clock.

use std::time::Duration;

use ::table::Patience;

use tabletop::Seed;

use super::clock::Clock;
use crate::retention::Retention;
use crate::thinking::usual_thinkers;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Pacing {
    /// Between two actions of bots, so that a person can follow.
    pub bot_pause: Duration,
    /// How long the opponent in a lesson waits until something can be read.
    pub reading_pause: Duration,
    /// How long a decision with one option seems to be thought about: at
    /// least and at most. It must not tell that there was one option only.
    pub only_option_pause: (Duration, Duration),
    /// How long the others wait for somebody who went away.
    pub away_after: Duration,
    /// How long somebody who is asked at a live table does nothing until the
    /// others may let a bot play on; twice as long where one person waits alone
    /// and decides alone.
    pub idle_after: Duration,
    /// How long they are warned before the bot takes their seat.
    pub idle_warning: Duration,
    /// How long those who gather wait for a host who went away.
    pub host_after: Duration,
    /// How long bots wait for the answer to somebody who asks to go back.
    pub undo_patience: Duration,
    /// How often a seat may take back, ask to go back, or change hands until the
    /// game gets further than it ever was: else the story grows and the game
    /// does not.
    pub second_thoughts: u32,
    /// How long a table at which nobody looks stays in memory.
    pub unload_after: Duration,
    /// How many threads think for bots, hints and analyses.
    pub thinkers: usize,
    /// How many bytes bots may remember between their decisions, all of them
    /// together.
    pub bot_memory: usize,
    /// How long a thought takes on the clock of the runtime, at least and at
    /// most; for tests.
    pub thought_lag: Option<(Duration, Duration)>,
    /// How long things stay that nobody needs any more.
    pub retention: Retention,
    /// The seed of every new game; for tests. Else each has one of its own.
    pub seed: Option<Seed>,
    /// What time it is.
    pub clock: Clock,
}

impl Default for Pacing {
    fn default() -> Self {
        Pacing {
            bot_pause: Duration::from_millis(700),
            reading_pause: Duration::from_secs(10),
            only_option_pause: (Duration::from_millis(800), Duration::from_millis(2_000)),
            away_after: Duration::from_secs(120),
            idle_after: Duration::from_secs(120),
            idle_warning: Duration::from_secs(25),
            host_after: Duration::from_secs(300),
            undo_patience: Duration::from_secs(60),
            second_thoughts: 100,
            unload_after: Duration::from_secs(60),
            thinkers: usual_thinkers(),
            bot_memory: 256 << 20,
            thought_lag: None,
            retention: Retention::default(),
            seed: None,
            clock: Clock::new(),
        }
    }
}

impl Pacing {
    /// What a table must know of it.
    pub(crate) fn patience(&self) -> Patience {
        Patience {
            bot_pause: self.bot_pause,
            reading_pause: self.reading_pause,
            only_option_pause: self.only_option_pause,
            away_after: self.away_after,
            idle_after: self.idle_after,
            idle_warning: self.idle_warning,
            host_after: self.host_after,
            undo_patience: self.undo_patience,
            second_thoughts: self.second_thoughts,
            unload_after: self.unload_after,
        }
    }
}
