//! What was learnt about each position, as far as a seat can tell it from
//! others.

use std::ops::Range;

use hashbrown::HashTable;
use rand::RngExt;
use tabletop::{Game, MAX_SEATS, Seat};

use crate::BotDice;

/// How much an untried action is worth a look: more explores, less trusts.
const CURIOSITY: f32 = 0.35;

/// How much less than its parent an untried action is expected to be worth.
const DOUBT: f32 = 0.04;

/// How often a secret choice is drawn from what was chosen before, rather than
/// being the best answer to it: the average of best answers is what settles.
const HABITUAL: f32 = 0.6;

/// A step of a simulation.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub node: u32,
    pub edge: u32,
    pub seat: Seat,
}

/// An action at a node.
#[derive(Clone, Copy)]
struct Edge<A> {
    action: A,
    /// Its share by hunch when it was first offered.
    prior: f32,
    visits: u32,
    /// How often a way was chosen here when this was none.
    missed: u32,
    /// Chances of the deciding seat, added up.
    sum: f32,
}

struct Node {
    outlook: u64,
    /// Its edges: the first of them and how many there are.
    first: u32,
    count: u32,
    /// How often a way was chosen here.
    passed: u32,
    visits: u32,
    /// Everybody's chances, added up.
    sums: [f32; MAX_SEATS],
}

impl Node {
    fn edges(&self) -> Range<usize> {
        let first = self.first as usize;
        first..first + self.count as usize
    }
}

/// Nodes by outlook: different ways to the same position meet.
///
/// A large tree is outside the caches, so what one visit touches lies close
/// together: the table holds places alone, and the edges of a node stand side
/// by side in one list for all nodes.
pub(super) struct Tree<G: Game> {
    places: HashTable<u32>,
    nodes: Vec<Node>,
    edges: Vec<Edge<G::Action>>,
    /// The edges of the actions on offer, in their order, counted from the first
    /// of their node.
    offered: Vec<u32>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree {
            places: HashTable::new(),
            nodes: Vec::new(),
            edges: Vec::new(),
            offered: Vec::with_capacity(64),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        self.places.allocation_size()
            + self.nodes.capacity() * size_of::<Node>()
            + self.edges.capacity() * size_of::<Edge<G::Action>>()
    }

    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
        self.edges.clear();
    }

    /// The node of an outlook, and whether nobody has been there before.
    pub(super) fn node(&mut self, outlook: u64) -> (u32, bool) {
        let nodes = &mut self.nodes;
        let next = nodes.len() as u32;
        let same = |&place: &u32| nodes[place as usize].outlook == outlook;
        // An outlook is as good as a hash.
        let rehash = |&place: &u32| nodes[place as usize].outlook;
        let node = *self
            .places
            .entry(outlook, same, rehash)
            .or_insert(next)
            .get();
        if node == next {
            nodes.push(Node {
                outlook,
                first: 0,
                count: 0,
                passed: 0,
                visits: 0,
                sums: [0.0; MAX_SEATS],
            });
        }
        (node, node == next)
    }

    /// Takes down what is on offer; `hunches` is asked about actions when one
    /// of them is new here.
    pub(super) fn offer<'a>(
        &mut self,
        node: u32,
        actions: &[G::Action],
        hunches: impl FnOnce(&[G::Action]) -> &'a [f32],
    ) {
        let node = &mut self.nodes[node as usize];
        let edges = &self.edges[node.edges()];
        self.offered.clear();
        // Nearly always the same list in the same order.
        let same = edges.len() >= actions.len()
            && actions
                .iter()
                .zip(edges.iter())
                .all(|(a, e)| *a == e.action);
        if same {
            self.offered.extend(0..actions.len() as u32);
            return;
        }
        let mut next = node.count;
        for action in actions {
            let known = edges.iter().position(|edge| edge.action == *action);
            let place = known.map_or(next, |place| place as u32);
            next = next.max(place + 1);
            self.offered.push(place);
        }
        if next == node.count {
            return;
        }
        // New ones go to the end of the list, and those before them, too.
        let end = self.edges.len();
        if node.edges().end != end {
            self.edges.extend_from_within(node.edges());
            node.first = end as u32;
        }
        for ((&action, &prior), &place) in actions.iter().zip(hunches(actions)).zip(&self.offered) {
            if place >= node.count {
                self.edges.push(Edge {
                    action,
                    prior,
                    visits: 0,
                    missed: node.passed,
                    sum: 0.0,
                });
            }
        }
        node.count = next;
    }

    /// Which of the offered actions to look at next.
    pub(super) fn select(&mut self, node: u32, secret: bool, dice: &mut BotDice) -> u32 {
        let node = &mut self.nodes[node as usize];
        let edges = &mut self.edges[node.edges()];
        node.passed += 1;
        if self.offered.len() < edges.len() {
            // Those that are not on offer miss it.
            edges.iter_mut().for_each(|edge| edge.missed += 1);
            for &place in &self.offered {
                edges[place as usize].missed -= 1;
            }
        }
        if secret && dice.random_range(0.0..1.0) < HABITUAL {
            return habitual(edges, &self.offered, dice);
        }
        most_promising(edges, &self.offered, node.passed)
    }

    pub(super) fn action(&self, node: u32, edge: u32) -> G::Action {
        let first = self.nodes[node as usize].first;
        self.edges[(first + edge) as usize].action
    }

    /// Takes down how it ended.
    pub(super) fn learn(&mut self, path: &[Step], chances: &[f32; MAX_SEATS]) {
        for step in path {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            for (sum, chance) in node.sums.iter_mut().zip(chances) {
                *sum += chance;
            }
            let edge = &mut self.edges[(node.first + step.edge) as usize];
            edge.visits += 1;
            edge.sum += chances[step.seat.index()];
        }
    }

    fn at(&self, outlook: u64) -> Option<&Node> {
        let same = |&place: &u32| self.nodes[place as usize].outlook == outlook;
        let place = self.places.find(outlook, same)?;
        self.nodes.get(*place as usize)
    }

    pub(super) fn visits(&self, outlook: u64) -> u32 {
        self.at(outlook).map_or(0, |node| node.visits)
    }

    /// How often an action was looked at, and the chances it seemed to give,
    /// added up.
    pub(super) fn opinion(&self, outlook: u64, action: G::Action) -> (u32, f32) {
        let edges = self
            .at(outlook)
            .map_or(&[][..], |node| &self.edges[node.edges()]);
        let edge = edges.iter().find(|edge| edge.action == action);
        edge.map_or((0, 0.0), |edge| (edge.visits, edge.sum))
    }

    /// Adds everybody's chances as they seemed, once for each visit.
    pub(super) fn add_chances(&self, outlook: u64, chances: &mut [f32]) {
        if let Some(node) = self.at(outlook) {
            for (chance, sum) in chances.iter_mut().zip(&node.sums) {
                *chance += sum;
            }
        }
    }

    /// Whether no further `left` looks can change which action is looked at
    /// most.
    pub(super) fn is_decided(&self, outlook: u64, left: u32) -> bool {
        // Nobody leads by more than there were visits.
        let Some(node) = self.at(outlook).filter(|node| node.visits > left) else {
            return false;
        };
        let (mut first, mut second) = (0, 0);
        for edge in &self.edges[node.edges()] {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second.saturating_add(left)
    }
}

/// Chance and curiosity together; a way was chosen here `passed` times.
fn most_promising<A>(edges: &[Edge<A>], offered: &[u32], passed: u32) -> u32 {
    let mut priors = 0.0;
    let (mut visits, mut sum) = (0, 0.0);
    for &place in offered {
        let edge = &edges[place as usize];
        priors += edge.prior;
        visits += edge.visits;
        sum += edge.sum;
    }
    let mean = if visits > 0 { sum / visits as f32 } else { 0.5 };
    let untried = mean - DOUBT;
    let mut best = (f32::MIN, offered[0]);
    let always = (passed as f32).sqrt();
    for &place in offered {
        let edge = &edges[place as usize];
        let chance = match edge.visits {
            0 => untried,
            visits => edge.sum / visits as f32,
        };
        let looks = match edge.missed {
            0 => always,
            missed => ((passed - missed) as f32).sqrt(),
        };
        let curiosity = CURIOSITY * edge.prior / priors * looks / (1 + edge.visits) as f32;
        if chance + curiosity > best.0 {
            best = (chance + curiosity, place);
        }
    }
    best.1
}

/// One by how often it was chosen before.
fn habitual<A>(edges: &[Edge<A>], offered: &[u32], dice: &mut BotDice) -> u32 {
    let weight = |place: u32| {
        let edge = &edges[place as usize];
        edge.visits as f32 + edge.prior
    };
    let sum: f32 = offered.iter().map(|&place| weight(place)).sum();
    let mut left = dice.random_range(0.0..1.0) * sum;
    for &place in offered {
        left -= weight(place);
        if left < 0.0 {
            return place;
        }
    }
    offered[offered.len() - 1]
}
