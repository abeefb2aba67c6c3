//! One simulation after another, in a tree of its own.

use std::sync::Arc;

use tabletop::Insight;

use super::KEPT;
use super::tree::{Step, Tree};
use crate::habit::Habit;
use crate::{BotDice, Chances, Judgement, Meter};

/// A tree with more nodes than this is let go before the next decision.
const MOST_NODES: usize = 300_000;

/// Simulations between two questions whether there is anything left to decide.
const DOUBTS: u32 = 16;

/// How much habit varies at the end of a line.
const NOISE: f32 = 0.5;

pub(super) struct Lane<G: Insight> {
    pub habit: Habit<G>,
    pub tree: Tree<G>,
    path: Vec<Step>,
    actions: Vec<G::Action>,
}

impl<G: Insight> Lane<G> {
    pub(super) fn new(judgement: Arc<Judgement<G>>) -> Self {
        Lane {
            habit: Habit::new(judgement, NOISE),
            tree: Tree::new(),
            path: Vec::with_capacity(64),
            actions: Vec::with_capacity(64),
        }
    }

    pub(super) fn judgement(&self) -> &Arc<Judgement<G>> {
        self.habit.judgement()
    }

    /// Simulates until the budget is spent or nothing can change any more.
    pub(super) fn think(
        &mut self,
        known: &G::Known,
        root: u64,
        mut meter: Meter,
        dice: &mut BotDice,
    ) {
        if self.tree.len() > MOST_NODES {
            self.tree.clear();
        }
        meter.take_over(self.tree.visits(root), KEPT);
        while !(meter.left().is_multiple_of(DOUBTS) && self.tree.is_decided(root, meter.left()))
            && meter.spend()
        {
            self.simulate(known, dice);
        }
    }

    fn simulate(&mut self, known: &G::Known, dice: &mut BotDice) {
        let mut world = G::imagine(known, dice);
        self.descend(&mut world, dice);
        self.habit.finish(&mut world, dice);
        let chances: Chances = self.judgement().chances(&world);
        self.tree.learn(&self.path, &chances);
    }

    /// Goes down the tree and one step beyond.
    fn descend(&mut self, world: &mut G, dice: &mut BotDice) {
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
            self.tree.offer(node, &self.actions, |actions| {
                habit.shares(world, seat, actions)
            });
            let edge = self.tree.select(node, secret, dice);
            self.path.push(Step { node, edge, seat });
            world.apply_unchecked(seat, self.tree.action(node, edge));
            if fresh {
                return;
            }
        }
    }
}
