//! What somebody does without thinking, to bring a line of thought to a point
//! where it can be judged.

use std::sync::Arc;

use rand::RngExt;
use tabletop::{Insight, Seat};

use crate::{BotDice, Judgement};

/// No line of habits is longer: what takes more than this is judged as it is.
const LONGEST_LINE: usize = 80;

/// Follows hunches; holds the room it needs to do so.
pub(crate) struct Habit<G: Insight> {
    judgement: Arc<Judgement<G>>,
    /// How often something less promising is done: 0 never, 1 by its share.
    noise: f32,
    actions: Vec<G::Action>,
    hunches: Vec<f32>,
}

impl<G: Insight> Habit<G> {
    pub(crate) fn new(judgement: Arc<Judgement<G>>, noise: f32) -> Self {
        Habit {
            judgement,
            noise,
            actions: Vec::with_capacity(64),
            hunches: Vec::with_capacity(64),
        }
    }

    pub(crate) fn judgement(&self) -> &Arc<Judgement<G>> {
        &self.judgement
    }

    /// Everybody follows habit until nothing is half done.
    pub(crate) fn finish(&mut self, world: &mut G, dice: &mut BotDice) {
        for _ in 0..LONGEST_LINE {
            let awaiting = world.awaiting();
            let Some(seat) = awaiting.lowest() else {
                return;
            };
            if world.at_rest() {
                return;
            }
            let secret = awaiting.len() > 1;
            if let Some(action) = self.choose(world, seat, secret, dice) {
                world.apply_unchecked(seat, action);
            }
        }
    }

    /// The most promising action; where choices are secret, one by its promise,
    /// since a fixed answer could be counted on.
    pub(crate) fn choose(
        &mut self,
        world: &G,
        seat: Seat,
        secret: bool,
        dice: &mut BotDice,
    ) -> Option<G::Action> {
        world.actions(seat, &mut self.actions);
        if let [only] = self.actions[..] {
            return Some(only);
        }
        let noise = if secret { 1.0 } else { self.noise };
        let mut best = (f32::MIN, None);
        for &action in &self.actions {
            let mut hunch = self.judgement.hunch(world, seat, action);
            if noise > 0.0 {
                hunch += noise * gumbel(dice);
            }
            if hunch > best.0 {
                best = (hunch, Some(action));
            }
        }
        best.1
    }

    /// The `nth` action of `seat`, from the first again after the last.
    pub(crate) fn in_turn(&mut self, world: &G, seat: Seat, nth: u32) -> Option<G::Action> {
        world.actions(seat, &mut self.actions);
        let count = self.actions.len().max(1);
        self.actions.get(nth as usize % count).copied()
    }

    /// How promising each action is, as shares of one.
    pub(crate) fn shares(&mut self, world: &G, seat: Seat, actions: &[G::Action]) -> &[f32] {
        self.hunches.clear();
        for &action in actions {
            let hunch = self.judgement.hunch(world, seat, action);
            self.hunches.push(hunch);
        }
        crate::judgement::softmax(&mut self.hunches);
        &self.hunches
    }
}

/// Noise that turns "the greatest" into "one by its share".
pub(crate) fn gumbel(dice: &mut BotDice) -> f32 {
    let part: f32 = dice.random_range(1e-6..1.0);
    -(-part.ln()).ln()
}
