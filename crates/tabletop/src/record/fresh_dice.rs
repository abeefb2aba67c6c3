//! Where the dice of a game were set anew.
//!
//! A table that goes back across a draw must not know what will be drawn, so it
//! goes on with other dice. That is part of the game, and of its record.

use crate::Seed;

/// The points at which the dice were set anew, in order, at most once each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FreshDice(Vec<(usize, Seed)>);

impl FreshDice {
    /// The seed of the dice that were taken after so many actions, if any were.
    pub fn at(&self, actions: usize) -> Option<Seed> {
        let place = self.0.binary_search_by_key(&actions, |&(after, _)| after);
        place.ok().map(|place| self.0[place].1)
    }

    /// The dice are set anew after so many actions, the last there are: those
    /// set there before never fell.
    pub fn set(&mut self, actions: usize, seed: Seed) {
        self.0.retain(|&(after, _)| after < actions);
        self.0.push((actions, seed));
    }

    /// Everything after the first `actions` actions is taken back. The dice
    /// stay the last that were taken, for what older ones decided was seen.
    pub fn cut(&mut self, actions: usize) {
        let last = self.0.last().copied();
        if let Some((after, seed)) = last
            && after > actions
        {
            self.set(actions, seed);
        }
    }

    /// Each point with its seed.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Seed)> {
        self.0.iter().copied()
    }

    /// How often it happened before this many actions were taken.
    pub(super) fn before(&self, actions: usize) -> usize {
        self.0.partition_point(|&(after, _)| after < actions)
    }

    /// How often it happened.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it never happened.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(dice: &FreshDice) -> Vec<(usize, u64)> {
        dice.iter().map(|(after, seed)| (after, seed.0)).collect()
    }

    #[test]
    fn going_back_keeps_the_last_dice() {
        let mut dice = FreshDice::default();
        dice.cut(0);
        assert!(dice.is_empty());
        dice.set(3, Seed(1));
        dice.set(8, Seed(2));
        dice.set(8, Seed(3));
        assert_eq!(listed(&dice), [(3, 1), (8, 3)]);
        assert_eq!((dice.at(8), dice.at(4)), (Some(Seed(3)), None));
        assert_eq!([3, 4, 9].map(|count| dice.before(count)), [0, 1, 2]);
        dice.cut(8);
        assert_eq!(listed(&dice), [(3, 1), (8, 3)]);
        dice.cut(5);
        assert_eq!(listed(&dice), [(3, 1), (5, 3)]);
        dice.cut(3);
        assert_eq!(listed(&dice), [(3, 3)]);
        dice.cut(0);
        assert_eq!(listed(&dice), [(0, 3)]);
    }
}
