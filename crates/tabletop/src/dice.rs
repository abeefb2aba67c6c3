//! Randomness through one door.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt, SeedableRng, TryRng};
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

/// Words of the stream that dice keep at hand.
const AT_HAND: usize = 8;

/// The dice of one game, small enough to live inside its state.
///
/// They remember the seed, how many words of its ChaCha stream were used and
/// the next few words, not the generator: 48 bytes instead of several hundred.
/// A cipher stream, so that nobody works out the next card from the last ones.
/// Always samples `u32`, so every platform draws the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice {
    seed: Seed,
    used: u64,
    words: [u32; AT_HAND],
}

impl Dice {
    /// Fresh dice.
    pub fn new(seed: Seed) -> Dice {
        Dice {
            seed,
            used: 0,
            words: [0; AT_HAND],
        }
    }

    /// A number from 0 to `below - 1`, each equally likely.
    pub fn roll(&mut self, below: u32) -> u32 {
        self.random_range(0..below)
    }

    fn next_word(&mut self) -> u32 {
        let next = (self.used % AT_HAND as u64) as usize;
        if next == 0 {
            self.refill();
        }
        self.used += 1;
        self.words[next]
    }

    /// Setting the cipher up costs far more than a word of it.
    #[cold]
    fn refill(&mut self) {
        let mut stream = ChaCha8Rng::seed_from_u64(self.seed.0);
        stream.set_word_pos(u128::from(self.used));
        self.words = std::array::from_fn(|_| stream.next_u32());
    }

    /// Puts `items` in random order (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.roll(last as u32 + 1) as usize);
        }
    }
}

impl TryRng for Dice {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.next_word())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(u64::from(self.next_word()) | u64::from(self.next_word()) << 32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            let word = self.next_word().to_le_bytes();
            chunk.copy_from_slice(&word[..chunk.len()]);
        }
        Ok(())
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
