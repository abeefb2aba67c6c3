//! What was learnt about each position, as far as a seat can tell it from
//! others.

use rand::RngExt;
use rustc_hash::FxHashMap;
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
struct Edge<A> {
    action: A,
    /// Its share by hunch when it was first offered.
    prior: f32,
    visits: u32,
    /// How often it could have been taken.
    offered: u32,
    /// Chances of the deciding seat, added up.
    sum: f32,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
    /// Everybody's chances, added up.
    sums: [f32; MAX_SEATS],
}

/// Nodes by outlook: different ways to the same position meet.
pub(super) struct Tree<G: Game> {
    places: FxHashMap<u64, u32>,
    nodes: Vec<Node<G::Action>>,
    /// The edges of the actions on offer, in their order.
    offered: Vec<u32>,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Self {
        Tree {
            places: FxHashMap::default(),
            nodes: Vec::new(),
            offered: Vec::with_capacity(64),
        }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.nodes.clear();
    }

    /// The node of an outlook, and whether nobody has been there before.
    pub(super) fn node(&mut self, outlook: u64) -> (u32, bool) {
        let next = self.nodes.len() as u32;
        let node = *self.places.entry(outlook).or_insert(next);
        if node == next {
            self.nodes.push(Node {
                edges: Vec::new(),
                visits: 0,
                sums: [0.0; MAX_SEATS],
            });
        }
        (node, node == next)
    }

    /// Takes down what is on offer; `hunches` is asked about actions when one
    /// of them is new here.
    pub(super) fn offer(
        &mut self,
        node: u32,
        actions: &[G::Action],
        hunches: impl FnOnce(&[G::Action]) -> Vec<f32>,
    ) {
        let edges = &mut self.nodes[node as usize].edges;
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
        let mut hunches = Some(hunches);
        let mut shares = Vec::new();
        for (place, &action) in actions.iter().enumerate() {
            let known = edges.iter().position(|edge| edge.action == action);
            let edge = known.unwrap_or_else(|| {
                if let Some(hunches) = hunches.take() {
                    shares = hunches(actions);
                }
                edges.push(Edge {
                    action,
                    prior: shares[place],
                    visits: 0,
                    offered: 0,
                    sum: 0.0,
                });
                edges.len() - 1
            });
            self.offered.push(edge as u32);
        }
    }

    /// Which of the offered actions to look at next.
    pub(super) fn select(&mut self, node: u32, secret: bool, dice: &mut BotDice) -> u32 {
        let node = &mut self.nodes[node as usize];
        for &edge in &self.offered {
            node.edges[edge as usize].offered += 1;
        }
        if secret && dice.random_range(0.0..1.0) < HABITUAL {
            return habitual(node, &self.offered, dice);
        }
        most_promising(node, &self.offered)
    }

    pub(super) fn action(&self, node: u32, edge: u32) -> G::Action {
        self.nodes[node as usize].edges[edge as usize].action
    }

    /// Takes down how it ended.
    pub(super) fn learn(&mut self, path: &[Step], chances: &[f32; MAX_SEATS]) {
        for step in path {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            for (sum, chance) in node.sums.iter_mut().zip(chances) {
                *sum += chance;
            }
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += chances[step.seat.index()];
        }
    }

    fn at(&self, outlook: u64) -> Option<&Node<G::Action>> {
        let place = self.places.get(&outlook)?;
        self.nodes.get(*place as usize)
    }

    pub(super) fn visits(&self, outlook: u64) -> u32 {
        self.at(outlook).map_or(0, |node| node.visits)
    }

    /// How often an action was looked at, and the chances it seemed to give,
    /// added up.
    pub(super) fn opinion(&self, outlook: u64, action: G::Action) -> (u32, f32) {
        let edges = self.at(outlook).map_or(&[][..], |node| &node.edges[..]);
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
        let Some(node) = self.at(outlook) else {
            return false;
        };
        let (mut first, mut second) = (0, 0);
        for edge in &node.edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        first > second.saturating_add(left)
    }
}

/// Chance and curiosity together.
fn most_promising<A>(node: &Node<A>, offered: &[u32]) -> u32 {
    let mut priors = 0.0;
    let (mut visits, mut sum) = (0, 0.0);
    for &edge in offered {
        let edge = &node.edges[edge as usize];
        priors += edge.prior;
        visits += edge.visits;
        sum += edge.sum;
    }
    let mean = if visits > 0 { sum / visits as f32 } else { 0.5 };
    let untried = mean - DOUBT;
    let mut best = (f32::MIN, offered[0]);
    for &place in offered {
        let edge = &node.edges[place as usize];
        let chance = match edge.visits {
            0 => untried,
            visits => edge.sum / visits as f32,
        };
        let looks = (edge.offered as f32).sqrt();
        let curiosity = CURIOSITY * edge.prior / priors * looks / (1 + edge.visits) as f32;
        if chance + curiosity > best.0 {
            best = (chance + curiosity, place);
        }
    }
    best.1
}

/// One by how often it was chosen before.
fn habitual<A>(node: &Node<A>, offered: &[u32], dice: &mut BotDice) -> u32 {
    let weight = |place: u32| {
        let edge = &node.edges[place as usize];
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
