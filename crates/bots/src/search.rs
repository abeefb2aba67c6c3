//! Search: information-set Monte-Carlo tree search.
//!
//! Every simulation imagines the hidden cards anew, walks down the tree of what
//! a seat can tell, adds one node, lets habit bring the line to rest, and
//! judges. Everybody in the tree goes after their own chance. Where several
//! choose in secret at once, the choice is a small game of its own and its
//! answer a mixture ([`guess`]); inside the tree such choices are drawn by how
//! often they were good, never fixed.
//!
//! | what | where |
//! | --- | --- |
//! | nodes, and which way to go | `tree.rs` |
//! | a secret choice at the root | `guess.rs` |

mod guess;
mod tree;

use std::sync::Arc;

use tabletop::{Insight, MAX_SEATS, Seat, Seats};

use crate::habit::Habit;
use crate::{Answer, Bot, BotDice, Judgement, Meter, Prospect, Question};
use tree::{Step, Tree};

/// A tree with more nodes than this is let go before the next decision.
const MOST_NODES: usize = 300_000;

/// How much habit varies at the end of a line.
const NOISE: f32 = 0.5;

/// How much of its simulations a decision may take over from earlier ones.
const KEPT: f32 = 0.75;

/// A bot that searches.
pub struct Search<G: Insight> {
    judgement: Arc<Judgement<G>>,
    habit: Habit<G>,
    tree: Tree<G>,
    path: Vec<Step>,
    actions: Vec<G::Action>,
    /// Simulations where nothing else is said.
    usual: u32,
}

impl<G: Insight> Search<G> {
    /// One that judges like this and usually makes this many simulations.
    pub fn new(judgement: Arc<Judgement<G>>, usual: u32) -> Self {
        Search {
            habit: Habit::new(judgement.clone(), NOISE),
            judgement,
            tree: Tree::new(),
            path: Vec::with_capacity(64),
            actions: Vec::with_capacity(64),
            usual,
        }
    }

    /// One line of thought; everybody's chance at its end.
    fn simulate(&mut self, known: &G::Known, dice: &mut BotDice) -> [f32; MAX_SEATS] {
        let mut world = G::imagine(known, dice);
        self.path.clear();
        while let Some(seat) = world.awaiting().lowest() {
            world.actions(seat, &mut self.actions);
            if let [only] = self.actions[..] {
                world.apply_unchecked(seat, only);
                continue;
            }
            let secret = world.awaiting().len() > 1;
            let (node, fresh) = self.tree.node(world.outlook(seat));
            let habit = &mut self.habit;
            let hunches = |actions: &[G::Action]| habit.shares(&world, seat, actions).to_vec();
            self.tree.offer(node, &self.actions, hunches);
            let edge = self.tree.select(node, secret, dice);
            self.path.push(Step { node, edge, seat });
            let action = self.tree.action(node, edge);
            world.apply_unchecked(seat, action);
            if fresh {
                break;
            }
        }
        self.habit.finish(&mut world, dice);
        let chances = self.judgement.chances(&world);
        self.tree.learn(&self.path, &chances);
        chances
    }

    /// Simulates until the budget is spent or nothing can change any more.
    fn think(&mut self, known: &G::Known, root: u64, meter: &mut Meter, dice: &mut BotDice) {
        while !self.tree.is_decided(root, meter.left()) && meter.spend() {
            self.simulate(known, dice);
        }
    }

    fn by_tree(
        &mut self,
        known: &G::Known,
        question: &Question<'_, G>,
        dice: &mut BotDice,
    ) -> Answer {
        let world = G::imagine(known, dice);
        let root = world.outlook(question.seat);
        if self.tree.len() > MOST_NODES {
            self.tree.clear();
        }
        let mut meter = question.budget.meter(self.usual);
        meter.take_over(self.tree.visits(root), KEPT);
        self.think(known, root, &mut meter, dice);
        self.answer(root, question)
    }

    fn answer(&self, root: u64, question: &Question<'_, G>) -> Answer {
        let mut options: Vec<Prospect> = Vec::with_capacity(question.actions.len());
        let visits = self.tree.visits(root).max(1) as f32;
        for (place, &action) in question.actions.iter().enumerate() {
            let (count, chance) = self.tree.opinion(root, action);
            options.push(Prospect {
                place,
                share: count as f32 / visits,
                chance,
            });
        }
        options.sort_by(|a, b| {
            b.share
                .total_cmp(&a.share)
                .then(b.chance.total_cmp(&a.chance))
        });
        Answer {
            choice: options.first().map_or(0, |best| best.place),
            options,
            chances: self.tree.chances(root),
            simulations: self.tree.visits(root),
        }
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
        if question.actions.len() == 1 {
            return Answer::plain(0);
        }
        let view = G::unsealed(&question.view());
        let known = G::know(&view);
        let awaiting = G::imagine(&known, dice).awaiting();
        match others(awaiting, question.seat) {
            Some(other) => self.by_guessing(&known, question, other, dice),
            None => self.by_tree(&known, question, dice),
        }
    }
}

/// Somebody else who chooses in secret at the same time.
fn others(awaiting: Seats, seat: Seat) -> Option<Seat> {
    awaiting.without(seat).lowest()
}
