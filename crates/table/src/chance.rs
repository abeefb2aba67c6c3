//! Chance at a table: everything that nobody is to foresee follows from one
//! secret, so that whoever gives the secret, as a simulation does, gets the same
//! table again.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha12Rng;
use tabletop::{Seat, Seed};

use crate::output::ThoughtId;

/// The chance of one table, from loading it to letting it go.
#[derive(Clone)]
pub struct Chance([u8; 32]);

/// What a number is drawn for: no two uses share one.
#[derive(Clone, Copy)]
enum Use {
    Pause = 1,
    Dice = 2,
    Thought = 3,
}

impl Chance {
    /// Everything follows from this, which must be as secret as the cards.
    pub fn new(secret: [u8; 32]) -> Chance {
        Chance(secret)
    }

    fn number(&self, what: Use, which: u64) -> u64 {
        let mut dice = ChaCha12Rng::from_seed(self.0);
        dice.set_stream((what as u64) << 56 | which);
        dice.next_u64()
    }

    /// How long a decision with one option, which came up in this version,
    /// seems to be thought about.
    pub(crate) fn pause(&self, version: u32, seat: Seat, (least, most): (i64, i64)) -> i64 {
        let number = self.number(Use::Pause, u64::from(version) << 8 | u64::from(seat.0));
        let span = most.max(least) - least;
        least + (number % (span as u64 + 1)) as i64
    }

    /// A seed for dice that are set anew in the version after this one.
    pub(crate) fn dice(&self, version: u32) -> Seed {
        Seed(self.number(Use::Dice, u64::from(version)))
    }

    /// A seed for a thought.
    pub(crate) fn thought(&self, id: ThoughtId) -> u64 {
        self.number(Use::Thought, id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_secret_gives_the_same_and_no_use_meets_another() {
        let (one, same, other) = (
            Chance::new([1; 32]),
            Chance::new([1; 32]),
            Chance::new([2; 32]),
        );
        assert_eq!(one.dice(7), same.dice(7));
        assert_ne!(one.dice(7), other.dice(7));
        assert_ne!(one.dice(7), one.dice(8));
        assert_ne!(one.dice(7).0, one.thought(7));
    }

    #[test]
    fn pauses_stay_between_their_ends_and_vary() {
        let chance = Chance::new([3; 32]);
        let pause = |version| chance.pause(version, Seat(1), (800, 2_000));
        let pauses: Vec<i64> = (0..200).map(pause).collect();
        assert!(pauses.iter().all(|pause| (800..=2_000).contains(pause)));
        assert!(pauses.iter().any(|&pause| pause < 1_000));
        assert!(pauses.iter().any(|&pause| pause > 1_800));
        assert_eq!(chance.pause(1, Seat(0), (500, 0)), 500);
    }
}
