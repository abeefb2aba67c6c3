//! What an offer would close, told before it is taken.
//!
//! The rules decide it: the offer is taken in states that fit what its seat
//! sees, and what may be taken back there ([`closed_to`]) is asked of the same
//! rule as afterwards. The real state has no part in it. So whether the turn
//! goes on after a draw, or who answers an attack, is told as far as the seat
//! could work it out, and no hidden card makes a difference.
//!
//! A decision with one option is played by the table itself, a moment later. So
//! what it closes is told of the action that leads there.

use std::marker::PhantomData;

use tabletop::{Audience, Closes, Dice, Journal, Seat, Seed, UndoRefusal, closed_to};

use crate::Served;

/// How many states are looked at. Nearly always one would do; where chance or
/// hidden cards decide what comes next, several find most of what may.
const WORLDS: usize = 4;

/// Always the same dice: the same view tells the same.
const DICE: Seed = Seed(0);

/// What each of these actions, all of them offered to `seat`, whose view it is,
/// would close.
pub fn closings<G: Served>(
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Vec<Option<Closes>> {
    let own_turn = G::turn(view) == Some(seat);
    let known = G::know(view);
    let mut dice = Dice::new(DICE);
    let worlds: [G; WORLDS] = std::array::from_fn(|_| G::imagine(&known, &mut dice));
    let most = |&action: &G::Action| {
        let closed = worlds
            .iter()
            .map(|world| closing(world, seat, action, own_turn));
        closed.max().flatten()
    };
    actions.iter().map(most).collect()
}

/// What the action closes in this state.
fn closing<G: Served>(
    world: &G,
    seat: Seat,
    mut action: G::Action,
    own_turn: bool,
) -> Option<Closes> {
    let mut after = world.clone();
    let mut watch = Watch::<G>::default();
    let closed = loop {
        let before = after.awaiting();
        let applied = after.apply(seat, action, &mut watch).ok()?;
        if let Some(closed) = closed_to(seat, before, after.awaiting(), applied) {
            break closed;
        }
        action = only_option(&after, seat)?;
    };
    let is_over = watch.ended || after.awaiting().is_empty();
    Some(match closed {
        _ if own_turn && is_over => Closes::Turn,
        UndoRefusal::Revealed => Closes::Reveals,
        _ => Closes::Passes,
    })
}

/// What the table plays for this seat by itself.
fn only_option<G: Served>(state: &G, seat: Seat) -> Option<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    match actions[..] {
        [action] => Some(action),
        _ => None,
    }
}

/// Watches for the end of a turn.
struct Watch<G> {
    ended: bool,
    game: PhantomData<G>,
}

impl<G> Default for Watch<G> {
    fn default() -> Self {
        Watch {
            ended: false,
            game: PhantomData,
        }
    }
}

impl<G: Served> Journal<G::Event> for Watch<G> {
    const READ: bool = true;

    fn note(&mut self, _: Audience, event: G::Event) {
        self.ended |= G::ends_turn(&event);
    }
}
