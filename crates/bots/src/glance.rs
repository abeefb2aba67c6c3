//! What a few actions are worth at a glance, compared in the same worlds.

use std::sync::Arc;

use tabletop::{Insight, Seat};

use crate::habit::Habit;
use crate::{BotDice, Judgement};

/// The chance of `seat`, who sees this, after each of the actions: each is taken
/// in the same imagined worlds, and habit finishes what it begins.
pub fn glance<G: Insight>(
    judgement: &Arc<Judgement<G>>,
    mut view: G::View,
    seat: Seat,
    actions: &[G::Action],
    worlds: usize,
    dice: &mut BotDice,
) -> Vec<f32> {
    G::unseal(&mut view);
    let known = G::know(&view);
    let mut habit = Habit::new(judgement.clone(), 0.0);
    let mut sums = vec![0.0; actions.len()];
    for _ in 0..worlds {
        let world = G::imagine(&known, dice);
        for (sum, &action) in sums.iter_mut().zip(actions) {
            let mut next = world.clone();
            next.apply_unchecked(seat, action);
            habit.finish(&mut next, dice);
            *sum += judgement.chances(&next)[seat.index()];
        }
    }
    let mean = |sum: f32| sum / worlds.max(1) as f32;
    sums.into_iter().map(mean).collect()
}
