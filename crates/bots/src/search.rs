//! Search: information-set Monte-Carlo tree search.
//!
//! Every simulation imagines the hidden cards anew, walks down the tree of what
//! a seat can tell, adds one node, lets habit bring the line to rest, and
//! judges. Everybody in the tree goes after their own chance. Where several
//! choose in secret at once, the choice is a small game of its own and its
//! answer a mixture (`guess.rs`); inside the tree such choices are drawn by how
//! often they were good, never fixed.
//!
//! | what | where |
//! | --- | --- |
//! | nodes, and which way to go | `tree.rs` |
//! | one simulation after another | `lane.rs` |
//! | a secret choice at the root | `guess.rs` |

mod guess;
mod lane;
mod tree;

use std::sync::Arc;
use std::thread;

use rand::{RngExt, SeedableRng};
use tabletop::{Insight, MAX_SEATS};

use crate::bot::best_first;
use crate::{Answer, Bot, BotDice, Judgement, Meter, Prospect, Question};
use lane::Lane;

/// How much of its simulations a decision may take over from earlier ones.
const KEPT: f32 = 0.75;

/// A bot that searches.
///
/// With one lane it thinks on the thread that asks. More lanes think side by
/// side, each in a tree of its own, and put their counts together at the end:
/// the answer depends on the number of lanes, never on how they were scheduled.
pub struct Search<G: Insight> {
    lanes: Vec<Lane<G>>,
    /// Simulations where nothing else is said.
    usual: u32,
}

impl<G: Insight> Search<G> {
    /// One that judges like this and usually makes this many simulations.
    pub fn new(judgement: Arc<Judgement<G>>, usual: u32) -> Self {
        Search {
            lanes: vec![Lane::new(judgement)],
            usual,
        }
    }

    /// Thinks in this many lanes.
    #[must_use]
    pub fn in_lanes(mut self, lanes: usize) -> Self {
        let judgement = self.lanes[0].judgement().clone();
        self.lanes
            .resize_with(lanes.max(1), || Lane::new(judgement.clone()));
        self
    }

    fn by_tree(
        &mut self,
        known: &G::Known,
        question: &Question<'_, G>,
        dice: &mut BotDice,
    ) -> Answer {
        let root = G::imagine(known, dice).outlook(question.seat);
        let count = self.lanes.len() as u32;
        let budget = question.budget.meter(self.usual);
        let think = |lane: &mut Lane<G>, meter: Meter, mut dice: BotDice| {
            lane.think(known, root, meter, &mut dice);
        };
        if let [lane] = &mut self.lanes[..] {
            lane.think(known, root, budget, dice);
        } else {
            thread::scope(|scope| {
                for (nth, lane) in self.lanes.iter_mut().enumerate() {
                    let dice = BotDice::seed_from_u64(dice.random());
                    let meter = budget.part(nth as u32, count);
                    scope.spawn(move || think(lane, meter, dice));
                }
            });
        }
        self.answer(root, question)
    }

    /// What all lanes think together.
    fn answer(&self, root: u64, question: &Question<'_, G>) -> Answer {
        let visits: u32 = self.lanes.iter().map(|lane| lane.tree.visits(root)).sum();
        let mut options: Vec<Prospect> = Vec::with_capacity(question.actions.len());
        for (place, &action) in question.actions.iter().enumerate() {
            let opinions = self
                .lanes
                .iter()
                .map(|lane| lane.tree.opinion(root, action));
            let (count, sum) = opinions.fold((0, 0.0), |(count, sum), (more, chances)| {
                (count + more, sum + chances)
            });
            options.push(Prospect {
                place,
                share: count as f32 / visits.max(1) as f32,
                chance: sum / count.max(1) as f32,
            });
        }
        best_first(&mut options);
        let mut chances = vec![0.0; MAX_SEATS];
        for lane in &self.lanes {
            lane.tree.add_chances(root, &mut chances);
        }
        chances
            .iter_mut()
            .for_each(|chance| *chance /= visits.max(1) as f32);
        Answer {
            choice: options.first().map_or(0, |best| best.place),
            options,
            chances,
            simulations: visits,
        }
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
        if question.actions.len() == 1 {
            return Answer::plain(0);
        }
        let mut view = question.view();
        G::unseal(&mut view);
        let known = G::know(&view);
        let awaiting = G::imagine(&known, dice).awaiting();
        match awaiting.without(question.seat).lowest() {
            Some(other) => {
                let meter = question.budget.meter(self.usual);
                self.lanes[0].guess(&known, question, other, meter, dice)
            }
            None => self.by_tree(&known, question, dice),
        }
    }

    fn remembers(&self) -> usize {
        self.lanes.iter().map(|lane| lane.tree.bytes()).sum()
    }
}
