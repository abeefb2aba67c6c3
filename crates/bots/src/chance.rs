//! Where the chance of many games comes from.

use rand::SeedableRng;

use crate::BotDice;

/// The dice for one use in one game of a run: they follow from the seed of the
/// run, the number of the game and what they are for, so a game plays the same
/// on every thread and in every order.
pub fn dice_for(seed: u64, number: u64, use_of_it: u64) -> BotDice {
    // The generator scrambles its seed; it must only differ for every triple.
    const SPREAD: u64 = 0xD134_2543_DE82_EF95;
    const USES: u64 = 0x9E37_79B9_7F4A_7C15;
    let number = number.wrapping_mul(SPREAD);
    BotDice::seed_from_u64(seed.wrapping_add(number) ^ use_of_it.wrapping_mul(USES))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand::Rng;

    use super::*;

    #[test]
    fn every_use_of_every_game_has_its_own() {
        let mut firsts = BTreeSet::new();
        for seed in 0..8 {
            for number in 0..64 {
                for use_of_it in 0..8 {
                    firsts.insert(dice_for(seed, number, use_of_it).next_u64());
                }
            }
        }
        assert_eq!(firsts.len(), 8 * 64 * 8);
    }
}
