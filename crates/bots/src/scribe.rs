//! Quick and sensible: one look ahead.

use std::sync::Arc;

use rand::RngExt;
use tabletop::{Insight, Seat, Seats};

use crate::bot::best_first;
use crate::habit::{Habit, gumbel};
use crate::{Answer, Bot, BotDice, Judgement, Prospect, Question};

/// Differences of the lead smaller than this are a matter of taste.
const TASTE: f32 = 0.02;

/// How often a secret choice of the others is guessed for each own one.
const GUESSES: usize = 3;

/// How much greater the lead after a secret choice must be for it to be taken
/// about three times as often.
const BLUFF: f32 = 0.1;

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

    /// The lead of `seat` after `action`.
    fn lead(&mut self, world: &G, seat: Seat, action: G::Action, dice: &mut BotDice) -> f32 {
        let mut next = world.clone();
        next.apply_unchecked(seat, action);
        self.habit.finish(&mut next, dice);
        self.judgement.lead(&next, seat)
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
        let tries = if secret { GUESSES } else { 1 };
        let mut options = Vec::with_capacity(actions.len());
        let mut best = (f32::MIN, 0);
        for (place, &action) in actions.iter().enumerate() {
            let leads = (0..tries).map(|_| self.lead(&world, seat, action, dice));
            let lead = leads.sum::<f32>() / tries as f32;
            let liking = if secret {
                lead / BLUFF + gumbel(dice)
            } else {
                lead + dice.random_range(0.0..TASTE)
            };
            if liking > best.0 {
                best = (liking, place);
            }
            options.push(Prospect {
                place,
                share: 0.0,
                chance: 1.0 / (1.0 + (-lead).exp()),
            });
        }
        options[best.1].share = 1.0;
        best_first(&mut options);
        Answer {
            choice: best.1,
            simulations: options.len() as u32,
            options,
            chances: Vec::new(),
        }
    }
}
