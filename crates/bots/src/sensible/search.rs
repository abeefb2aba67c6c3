//! Looking ahead: one compound action of one's own, to the end of the turn.

use std::collections::HashMap;

use kemet::{Action, Kemet};
use tabletop::{Eye, Game, Seat, state_hash};

use super::habit::follow;
use super::moment::Moment;
use super::{council, prune, worth};
use crate::Meter;

/// What an action that is still to come in this turn is worth: a little more
/// than a silver token kept.
const PENDING: f64 = 1.6;

/// No line of habits is longer; the turn of a whole table is shorter.
const LONGEST_LINE: usize = 300;

/// Choices in a row that are looked at before habit takes over.
const DEEPEST: u32 = 16;

/// Thinks about one decision of `me` in an imagined world.
pub(super) struct Search {
    me: Seat,
    meter: Meter,
    /// Values of positions already met: many ways lead to the same end.
    known: HashMap<u64, f64>,
}

impl Search {
    pub(super) fn new(me: Seat, meter: Meter) -> Search {
        Search {
            me,
            meter,
            known: HashMap::new(),
        }
    }

    /// What each of `candidates` leads to, in order.
    pub(super) fn values(&mut self, world: &Kemet, candidates: &[Action]) -> Vec<f64> {
        let mut all = self.meter;
        let values = candidates
            .iter()
            .enumerate()
            .map(|(done, &action)| {
                let rest = (candidates.len() - done) as u32;
                self.meter = all.set_aside(all.left().div_ceil(rest));
                let value = self.after(world, action, starts(action), 0);
                all.put_back(self.meter);
                value
            })
            .collect();
        self.meter = all;
        values
    }

    /// The position as it is.
    pub(super) fn now(&self, world: &Kemet) -> f64 {
        worth::standing(&world.view(Eye::Seat(self.me)), self.me)
    }

    fn after(&mut self, world: &Kemet, action: Action, started: bool, depth: u32) -> f64 {
        let mut next = world.clone();
        next.apply_unchecked(self.me, action);
        self.value(next, started, depth + 1)
    }

    /// The best that `me` can make of a position in this turn. `started` once
    /// the action has begun that is being thought about: what comes after it is
    /// a later decision.
    fn value(&mut self, world: Kemet, started: bool, depth: u32) -> f64 {
        if !world.awaiting().contains(self.me) {
            return self.closed(world);
        }
        let mut actions = Vec::new();
        world.actions(self.me, &mut actions);
        match Moment::of(&actions) {
            Moment::Council => {
                let me = self.me;
                return council::forecast(&world, me, &mut self.meter);
            }
            Moment::Resolve if started => {
                let pending = |action: &&Action| matches!(action, Action::Resolve(_));
                let left = actions.iter().filter(pending).count();
                return self.closed(world) + PENDING * left as f64;
            }
            Moment::Token | Moment::Evening | Moment::Night | Moment::Setup => {
                return self.closed(world);
            }
            Moment::Resolve | Moment::Battle | Moment::Midst => {}
        }
        if depth >= DEEPEST || !self.meter.spend() {
            return self.closed(world);
        }
        let key = state_hash(&world);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        prune::inner(&mut actions);
        let mut best = f64::MIN;
        for &action in &actions {
            best = best.max(self.after(&world, action, started || starts(action), depth));
        }
        self.known.insert(key, best);
        best
    }

    /// Brings the line to the end of the turn by habit and looks at it.
    fn closed(&self, mut world: Kemet) -> f64 {
        close(&mut world, self.me);
        self.now(&world)
    }
}

/// Whether this begins an action of the player board, or something else that
/// leaves no other action to be begun in the same thought.
fn starts(action: Action) -> bool {
    !matches!(action, Action::Token(_) | Action::Silver(_) | Action::Gold)
}

/// Everybody follows habit until the turn of `me`, or the battle in which `me`
/// takes part, is over.
pub(super) fn close(world: &mut Kemet, me: Seat) {
    let mut actions = Vec::new();
    for _ in 0..LONGEST_LINE {
        let Some(seat) = next_to_decide(world, &mut actions) else {
            return;
        };
        let goes_on = match Moment::of(&actions) {
            Moment::Council | Moment::Battle => true,
            Moment::Token | Moment::Night | Moment::Setup => false,
            Moment::Resolve | Moment::Evening => seat == me,
            // The last choices of a battle look like others.
            Moment::Midst => seat == me || world.view(Eye::Spectator).battle.is_some(),
        };
        if !goes_on {
            return;
        }
        follow(world, seat, &mut actions);
    }
}

/// The first awaited seat that has something to choose.
fn next_to_decide(world: &Kemet, actions: &mut Vec<Action>) -> Option<Seat> {
    world.awaiting().iter().find(|&seat| {
        world.actions(seat, actions);
        !actions.is_empty()
    })
}
