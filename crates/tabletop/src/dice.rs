//! Randomness through one door.

use std::fmt;
use std::str::FromStr;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// What all chance of one game follows from. A secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Seed).map_err(|_| {
            format!(
                "`{text}` is no seed: a seed is a whole number from 0 to {}",
                u64::MAX
            )
        })
    }
}

/// The dice of one game, small enough to live inside its state.
///
/// They remember the seed and how many words of its ChaCha stream were used,
/// not the generator: sixteen bytes instead of several hundred. A cipher
/// stream, so that nobody works out the next card from the last ones. Always
/// samples `u32`, so every platform draws the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    seed: Seed,
    used: u64,
}

impl Dice {
    /// Fresh dice.
    pub fn new(seed: Seed) -> Dice {
        Dice { seed, used: 0 }
    }

    /// A number from 0 to `below - 1`, each equally likely.
    pub fn roll(&mut self, below: u32) -> u32 {
        let mut stream = ChaCha8Rng::seed_from_u64(self.seed.0);
        stream.set_word_pos(u128::from(self.used));
        let number = stream.random_range(0..below);
        self.used = stream.get_word_pos() as u64;
        number
    }

    /// Puts `items` in random order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_fall_the_same_for_ever() {
        let mut dice = Dice::new(Seed(42));
        let rolls: Vec<u32> = (0..10).map(|_| dice.roll(100)).collect();
        assert_eq!(rolls, [22, 68, 14, 95, 77, 42, 34, 62, 73, 28]);
        let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
        dice.shuffle(&mut items);
        assert_eq!(items, [3, 4, 2, 0, 7, 6, 1, 5]);
    }

    #[test]
    fn every_number_comes_up() {
        let mut dice = Dice::new(Seed(1));
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[dice.roll(6) as usize] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
    }

    #[test]
    fn seeds_are_whole_numbers() {
        assert_eq!(u64::MAX.to_string().parse(), Ok(Seed(u64::MAX)));
        for wrong in ["", "-1", "1.5", "18446744073709551616"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
    }
}
