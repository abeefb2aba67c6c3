//! What time it is in the house: one clock for pauses, deadlines and the story.
//!
//! The clock on the wall can be set at any moment, by hand, by the network or
//! because the machine slept. Nothing here may freeze or fire because of that,
//! and yet deadlines outlive the process and people read the times. So the house
//! has a clock of its own. It begins with what the wall says and runs on by the
//! monotonic clock; where the wall says something else afterwards, it goes a
//! twentieth faster or slower until they agree. It never goes back, it never
//! jumps, a pause of a minute takes a minute give or take three seconds, and a
//! wrong time at the start heals without a restart.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Of the time that passes, at most one part in this many is added or left out
/// so that the clock comes nearer to the one on the wall.
const SLEW: i128 = 20;

const NANOS_PER_MILLI: i128 = 1_000_000;

/// What time it is. Its clones are the same clock.
#[derive(Clone, Debug)]
pub struct Clock {
    wall: Wall,
    last: Arc<Mutex<Reading>>,
}

/// The clock that others set.
#[derive(Clone, Debug)]
enum Wall {
    /// That of the machine.
    Machine,
    /// One that runs with the runtime, which a test can stop and turn.
    Runtime {
        from: Instant,
        /// What it showed then, and how far it was set since: milliseconds.
        at: Arc<AtomicI64>,
    },
}

/// What the clock of the house showed when somebody last looked.
#[derive(Clone, Copy, Debug)]
struct Reading {
    when: Instant,
    /// Nanoseconds since 1970.
    nanos: i128,
}

impl Clock {
    /// The clock of a house in the world.
    pub fn new() -> Clock {
        Clock::beside(Wall::Machine)
    }

    /// A clock for tests: beside a wall clock that begins with this time and
    /// runs with the runtime.
    pub fn of_runtime(at: i64) -> Clock {
        Clock::beside(Wall::Runtime {
            from: Instant::now(),
            at: Arc::new(AtomicI64::new(at)),
        })
    }

    fn beside(wall: Wall) -> Clock {
        let reading = Reading {
            when: Instant::now(),
            nanos: wall.nanos(),
        };
        Clock {
            wall,
            last: Arc::new(Mutex::new(reading)),
        }
    }

    /// What time it is, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let when = Instant::now();
        let passed = when.saturating_duration_since(last.when).as_nanos() as i128;
        let straight = last.nanos + passed;
        let most = passed / SLEW;
        let off = self.wall.nanos() - straight;
        *last = Reading {
            when,
            nanos: straight + off.clamp(-most, most),
        };
        (last.nanos / NANOS_PER_MILLI) as i64
    }

    /// A test sets the clock on the wall by this many milliseconds. That of the
    /// machine is not ours to set.
    pub fn set_wall(&self, by: i64) {
        if let Wall::Runtime { at, .. } = &self.wall {
            at.fetch_add(by, Ordering::Relaxed);
        }
    }

    /// Whether a test can stop it.
    pub(crate) fn is_of_runtime(&self) -> bool {
        matches!(self.wall, Wall::Runtime { .. })
    }
}

impl Default for Clock {
    fn default() -> Self {
        Clock::new()
    }
}

impl Wall {
    /// Nanoseconds since 1970.
    fn nanos(&self) -> i128 {
        match self {
            Wall::Machine => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |since| since.as_nanos() as i128),
            Wall::Runtime { from, at } => {
                let at = i128::from(at.load(Ordering::Relaxed)) * NANOS_PER_MILLI;
                at + from.elapsed().as_nanos() as i128
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const START: i64 = 1_000_000_000_000;

    async fn pass(seconds: u64) {
        tokio::time::advance(Duration::from_secs(seconds)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn it_runs_with_a_wall_that_nobody_sets() {
        let clock = Clock::of_runtime(START);
        pass(7_200).await;
        assert_eq!(clock.now(), START + 7_200_000);
    }

    #[tokio::test(start_paused = true)]
    async fn it_neither_goes_back_nor_jumps_and_comes_nearer() {
        for by in [-300_000, 300_000] {
            let clock = Clock::of_runtime(START);
            clock.set_wall(by);
            let mut before = clock.now();
            assert_eq!(before, START, "it jumps");
            for second in 1..=6_000 {
                pass(1).await;
                let now = clock.now();
                let took = now - before;
                assert!((950..=1_050).contains(&took), "second {second}: {took} ms");
                before = now;
            }
            assert_eq!(before, START + 6_000_000 + by, "it agrees with the wall");
            pass(60).await;
            assert_eq!(clock.now(), before + 60_000);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn looking_often_does_not_keep_it_from_coming_nearer() {
        let clock = Clock::of_runtime(START);
        clock.set_wall(1_000);
        for _ in 0..30_000 {
            tokio::time::advance(Duration::from_micros(700)).await;
            clock.now();
        }
        assert_eq!(clock.now(), START + 21_000 + 1_000);
    }
}
