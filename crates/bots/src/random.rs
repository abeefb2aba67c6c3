//! Any legal action.

use rand::Rng;
use tabletop::Game;

use crate::{Answer, Bot, BotDice, Question};

/// Takes any legal action, each equally likely, without looking at anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
        Answer::plain(any(question.actions.len(), dice))
    }
}

/// One of `count` places.
#[inline]
fn any(count: usize, dice: &mut BotDice) -> usize {
    // Multiply and shift instead of a division. The bias is less than one in
    // four hundred million for a list of ten.
    ((u64::from(dice.next_u32()) * count as u64) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    #[test]
    fn random_takes_every_action() {
        let mut dice = BotDice::seed_from_u64(1);
        let mut seen = [0u32; 5];
        for _ in 0..5000 {
            seen[any(5, &mut dice)] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
    }
}
