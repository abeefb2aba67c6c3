//! How long a bot may think.

use std::time::{Duration, Instant};

/// How much thinking one decision is worth: simulations, time, or both,
/// whichever ends first. What is left out is up to the bot.
///
/// A number of simulations gives the same answer on every machine; a time does
/// not, but keeps people from waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// At most this many positions tried.
    pub simulations: Option<u32>,
    /// At most this long, by the clock on the wall.
    pub time: Option<Duration>,
}

impl Budget {
    /// A number of simulations.
    pub const fn simulations(simulations: u32) -> Budget {
        Budget {
            simulations: Some(simulations),
            time: None,
        }
    }

    /// A time.
    pub const fn time(time: Duration) -> Budget {
        Budget {
            simulations: None,
            time: Some(time),
        }
    }

    /// Starts counting. `usual` is what the bot takes where nothing is said.
    pub fn meter(self, usual: u32) -> Meter {
        Meter {
            left: match (self.simulations, self.time) {
                (Some(simulations), _) => simulations,
                (None, Some(_)) => u32::MAX,
                (None, None) => usual,
            },
            // A time past all reckoning is no deadline.
            deadline: self.time.and_then(|time| Instant::now().checked_add(time)),
        }
    }
}

/// Counts the simulations of one decision.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    left: u32,
    deadline: Option<Instant>,
}

impl Meter {
    /// Simulations between two looks at the clock.
    const LOOK: u32 = 16;

    /// Takes one simulation; `false` when there is none left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        if self.left.is_multiple_of(Meter::LOOK)
            && self.deadline.is_some_and(|end| Instant::now() >= end)
        {
            self.left = 0;
        }
        true
    }

    /// The part of the `nth` of so many who share the simulations. All have the
    /// same time.
    pub(crate) const fn part(self, nth: u32, count: u32) -> Meter {
        let extra = if nth < self.left % count { 1 } else { 0 };
        Meter {
            left: self.left / count + extra,
            deadline: self.deadline,
        }
    }

    /// Counts up to `share` of the simulations as made, if `kept` of them were
    /// made before. Where only the time is limited it is spent all the same.
    pub(crate) fn take_over(&mut self, kept: u32, share: f32) {
        if self.left < u32::MAX {
            self.left -= kept.min((self.left as f32 * share) as u32);
        }
    }

    /// Simulations left.
    #[inline]
    pub const fn left(&self) -> u32 {
        self.left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simulations_run_out() {
        let mut meter = Budget::simulations(2).meter(1_000);
        assert!(meter.spend() && meter.spend() && !meter.spend());
        assert_eq!(Budget::default().meter(7).left(), 7);
    }

    #[test]
    fn time_runs_out_and_may_be_endless() {
        let spent = |budget: Budget| {
            let mut meter = budget.meter(0);
            (0..1_000).take_while(|_| meter.spend()).count()
        };
        let nothing = spent(Budget::time(Duration::ZERO));
        assert!(nothing <= Meter::LOOK as usize, "{nothing}");
        assert_eq!(spent(Budget::time(Duration::MAX)), 1_000);
    }

    #[test]
    fn whichever_ends_first() {
        let both = Budget {
            simulations: Some(5),
            time: Some(Duration::MAX),
        };
        let mut meter = both.meter(1_000);
        assert_eq!((0..1_000).take_while(|_| meter.spend()).count(), 5);
    }
}
