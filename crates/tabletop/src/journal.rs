//! What happened, and who may know.

use serde::{Deserialize, Serialize};

use crate::{Eye, Seat, Seats};

/// Who may learn of an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats only (and the archive).
    Only(Seats),
}

impl Audience {
    /// Just this seat.
    pub fn seat(seat: Seat) -> Audience {
        Audience::Only(Seats::one(seat))
    }

    /// Whether `eye` is in the audience.
    pub fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::All, _) | (_, Eye::Archive) => true,
            (Audience::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Eye::Spectator) => false,
        }
    }
}

/// Where a game writes down what happens while an action is applied.
pub trait Journal<E> {
    /// Whether anybody reads this journal. A game skips the making of an event
    /// when nobody does.
    const READ: bool;

    /// Takes one event down.
    fn note(&mut self, audience: Audience, event: E);
}

/// Tells the whole table; the event is made only if somebody reads.
#[inline]
pub fn tell<E, J: Journal<E>>(journal: &mut J, event: impl FnOnce() -> E) {
    if J::READ {
        journal.note(Audience::All, event());
    }
}

/// Tells one seat.
#[inline]
pub fn whisper<E, J: Journal<E>>(journal: &mut J, seat: Seat, event: impl FnOnce() -> E) {
    if J::READ {
        journal.note(Audience::seat(seat), event());
    }
}

/// The journal of the search: drops everything, costs nothing.
pub struct Silent;

impl<E> Journal<E> for Silent {
    const READ: bool = false;

    #[inline(always)]
    fn note(&mut self, _: Audience, _: E) {}
}

/// A journal that keeps every event in order.
#[derive(Clone, Debug)]
pub struct Pages<E>(pub Vec<(Audience, E)>);

impl<E> Pages<E> {
    /// An empty journal.
    pub fn new() -> Self {
        Pages(Vec::new())
    }

    /// The events `eye` may know, in order.
    pub fn for_eye(&self, eye: Eye) -> impl Iterator<Item = &E> {
        self.0
            .iter()
            .filter(move |(audience, _)| audience.includes(eye))
            .map(|(_, event)| event)
    }
}

impl<E> Default for Pages<E> {
    fn default() -> Self {
        Pages::new()
    }
}

impl<E> Journal<E> for Pages<E> {
    const READ: bool = true;

    fn note(&mut self, audience: Audience, event: E) {
        self.0.push((audience, event));
    }
}
