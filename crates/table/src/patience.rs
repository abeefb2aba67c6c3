//! How long a table waits for what.

use std::time::Duration;

/// How long a table waits for what.
#[derive(Clone, Debug)]
pub struct Patience {
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
}

impl Default for Patience {
    fn default() -> Self {
        Patience {
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
        }
    }
}

/// A time as the wire has it.
pub fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
