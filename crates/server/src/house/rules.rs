//! How a house is run: its pauses, its patience and its clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tabletop::Seed;
use tokio::time::Instant;

use crate::thinking::usual_thinkers;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct HouseRules {
    /// Between two actions of bots, so that a person can follow.
    pub bot_pause: Duration,
    /// How long the opponent in a lesson waits until something can be read.
    pub reading_pause: Duration,
    /// How long a decision with one option seems to be thought about: at
    /// least and at most. It must not tell that there was one option only.
    pub only_option_pause: (Duration, Duration),
    /// How long the others wait for somebody who went away.
    pub away_after: Duration,
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
    /// The seed of every new game; for tests. Else each has one of its own.
    pub seed: Option<Seed>,
    /// What time it is.
    pub clock: Clock,
}

impl Default for HouseRules {
    fn default() -> Self {
        HouseRules {
            bot_pause: Duration::from_millis(700),
            reading_pause: Duration::from_secs(10),
            only_option_pause: (Duration::from_millis(800), Duration::from_millis(2_000)),
            away_after: Duration::from_secs(120),
            undo_patience: Duration::from_secs(60),
            second_thoughts: 100,
            unload_after: Duration::from_secs(60),
            thinkers: usual_thinkers(),
            seed: None,
            clock: Clock::Wall,
        }
    }
}

/// What time it is, in milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub enum Clock {
    /// The clock on the wall.
    Wall,
    /// The clock of the runtime, which a test can stop and turn.
    Runtime {
        /// A moment of that clock,
        from: Instant,
        /// and what time it was then.
        at: i64,
    },
}

impl Clock {
    /// The clock of the runtime, beginning with this time.
    pub fn of_runtime(at: i64) -> Clock {
        Clock::Runtime {
            from: Instant::now(),
            at,
        }
    }

    /// What time it is.
    pub fn now(self) -> i64 {
        match self {
            Clock::Wall => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, millis),
            Clock::Runtime { from, at } => at + millis(from.elapsed()),
        }
    }
}

/// A time as the wire has it.
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
