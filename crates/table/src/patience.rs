//! How long a table waits for what.

use std::time::Duration;

/// How long a table waits for what.
#[derive(Clone, Debug)]
pub struct Patience {
    /// Between two actions of bots that people watch.
    pub bot_pause: Duration,
    /// Before the opponent goes on in a lesson that tells something.
    pub reading_pause: Duration,
    /// How long a decision with one option seems to be thought about, at least
    /// and at most.
    pub only_option_pause: (Duration, Duration),
    /// How long the others wait for somebody who left.
    pub away_after: Duration,
    /// How long they wait for somebody who is there and does nothing.
    pub idle_after: Duration,
    /// How long such a one is warned.
    pub idle_warning: Duration,
    /// How long those who gather wait for their host.
    pub host_after: Duration,
    /// How long an open question to the table holds bots.
    pub undo_patience: Duration,
    /// How often somebody may change their mind while the game gets nowhere.
    pub second_thoughts: u32,
    /// How long a table stays that nobody looks at.
    pub unload_after: Duration,
}

/// A time as the wire has it.
pub fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
