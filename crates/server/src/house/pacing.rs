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
    /// How long its tables wait for what.
    pub patience: Patience,
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
            patience: Patience::default(),
            thinkers: usual_thinkers(),
            bot_memory: 256 << 20,
            thought_lag: None,
            retention: Retention::default(),
            seed: None,
            clock: Clock::new(),
        }
    }
}
