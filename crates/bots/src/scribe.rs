//! Quick and sensible: one look ahead.

use std::sync::Arc;

use rand::RngExt;
use tabletop::{Insight, Seat, Seats};

use crate::habit::Habit;
use crate::{Answer, Bot, BotDice, Judgement, Prospect, Question};

/// Differences smaller than this are a matter of taste.
const TASTE: f32 = 0.004;

/// How often a secret choice of the others is guessed for each own one.
const GUESSES: usize = 3;

/// How much better a secret choice must be to be taken about three times as
/// often.
const BLUFF: f32 = 0.02;

/// Imagines one world that fits what it sees, tries each action in it, lets
/// habit finish what was begun, and takes the action that leaves it best off.
pub struct Scribe<G: Insight> {
    judgement: Arc<Judgement<G>>,
    habit: Habit<G>,
}

impl<G: Insight> Scribe<G> {
    /// A scribe who judges like this.
    pub fn new(judgement: Arc<Judgement<G>>) -> Self {
        Scribe {
            habit: Habit::new(judgement.clone(), 0.0),
            judgement,
        }
    }

    /// The chance of `seat` after `action`.
    fn chance(&mut self, world: &G, seat: Seat, action: G::Action, dice: &mut BotDice) -> f32 {
        let mut next = world.clone();
        next.apply_unchecked(seat, action);
        self.habit.finish(&mut next, dice);
        self.judgement.chances(&next)[seat.index()]
    }
}

impl<G: Insight> Bot<G> for Scribe<G> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
        let (seat, actions) = (question.seat, question.actions);
        if actions.len() == 1 {
            return Answer::plain(0);
        }
        let mut view = question.view();
        G::unseal(&mut view);
        let known = G::know(&view);
        let world = G::imagine(&known, dice);
        let secret = world.awaiting() != Seats::one(seat);
        let mut options = Vec::with_capacity(actions.len());
        for (place, &action) in actions.iter().enumerate() {
            let tries = if secret { GUESSES } else { 1 };
            let sum: f32 = (0..tries)
                .map(|_| self.chance(&world, seat, action, dice))
                .sum();
            options.push(Prospect {
                place,
                share: 0.0,
                chance: sum / tries as f32,
            });
        }
        let liking = |prospect: &Prospect, dice: &mut BotDice| match secret {
            true => prospect.chance / BLUFF - (-dice.random_range(1e-6..1.0f32).ln()).ln(),
            false => prospect.chance + dice.random_range(0.0..TASTE),
        };
        let mut best = (f32::MIN, 0);
        for option in &options {
            let liking = liking(option, dice);
            if liking > best.0 {
                best = (liking, option.place);
            }
        }
        options[best.1].share = 1.0;
        options.sort_by(|a, b| {
            b.share
                .total_cmp(&a.share)
                .then(b.chance.total_cmp(&a.chance))
        });
        Answer {
            choice: best.1,
            simulations: options.len() as u32,
            options,
            chances: Vec::new(),
        }
    }
}
