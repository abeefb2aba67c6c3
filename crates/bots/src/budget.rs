//! How long a bot may think.

use std::time::{Duration, Instant};

/// How much thinking one decision is worth.
///
/// A count of thoughts gives the same answer on every machine; a time does not,
/// but keeps people from waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// At most this many positions looked at.
    Thoughts(u32),
    /// At most this long, by the clock on the wall.
    Time(Duration),
}

/// What is quick enough for a person who waits, and the same everywhere.
impl Default for Budget {
    fn default() -> Self {
        Budget::Thoughts(1_000)
    }
}

impl Budget {
    /// Starts counting. A bot that has no use for more than `most` thoughts
    /// says so; a time may still end them earlier.
    pub fn meter(self, most: u32) -> Meter {
        match self {
            Budget::Thoughts(thoughts) => Meter {
                left: thoughts.min(most),
                deadline: None,
            },
            Budget::Time(time) => Meter {
                left: most,
                // A time past all reckoning is no deadline.
                deadline: Instant::now().checked_add(time),
            },
        }
    }
}

/// Counts the thoughts of one decision.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    left: u32,
    deadline: Option<Instant>,
}

impl Meter {
    /// Thoughts between two looks at the clock.
    const LOOK: u32 = 16;

    /// Takes one thought; `false` when there is none left.
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

    /// Thoughts left.
    #[inline]
    pub const fn left(&self) -> u32 {
        self.left
    }

    /// Sets a part aside, so that what comes first cannot use up everything.
    pub fn set_aside(&mut self, part: u32) -> Meter {
        let part = part.min(self.left);
        self.left -= part;
        Meter {
            left: part,
            ..*self
        }
    }

    /// Puts back what a part has left over.
    pub fn put_back(&mut self, part: Meter) {
        self.left += part.left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thoughts_run_out() {
        let mut meter = Budget::Thoughts(10).meter(3);
        let mut part = meter.set_aside(1);
        assert!(part.spend() && !part.spend());
        meter.put_back(part);
        assert_eq!(meter.left(), 2);
        assert!(meter.spend() && meter.spend() && !meter.spend());
    }

    #[test]
    fn time_runs_out_and_may_be_endless() {
        let mut meter = Budget::Time(Duration::ZERO).meter(1_000_000);
        let spent = (0..1_000).take_while(|_| meter.spend()).count();
        assert!(spent <= Meter::LOOK as usize, "{spent}");
        assert_eq!(Budget::Time(Duration::MAX).meter(5).left(), 5);
    }
}
