//! What is pending for each seat: its offers, and since when it has had them.

use tabletop::{MAX_SEATS, Seat, Seats};

use crate::chance::Chance;
use crate::patience::{Patience, millis};
use crate::session::Session;
use crate::wire::Offer;

/// What one seat must decide.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// The version in which it came up.
    pub since: u32,
    /// When that was.
    pub at: i64,
    /// What may be chosen.
    pub offers: Vec<Offer>,
    /// When it is played by itself, if there is one option only.
    ///
    /// The rules play forced steps themselves and ask with one option only
    /// where not asking would tell what a hand holds. So it must look like a
    /// thought: after a while, and not always the same while.
    pub by_itself: Option<i64>,
}

/// What is pending for each seat.
#[derive(Clone, Default)]
pub(crate) struct Decisions([Option<Decision>; MAX_SEATS]);

/// What has just changed the game.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    /// In which version.
    pub version: u32,
    /// When.
    pub at: i64,
    /// Who acted; nobody if it was taken back or has just begun.
    pub actor: Option<Seat>,
}

impl Decisions {
    /// What this seat must decide.
    pub fn of(&self, seat: Seat) -> Option<&Decision> {
        self.0.get(seat.index())?.as_ref()
    }

    /// What is pending, seat by seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Decision)> {
        (0..)
            .map(Seat)
            .zip(&self.0)
            .filter_map(|(seat, pending)| Some((seat, pending.as_ref()?)))
    }

    /// How it is after a change. A seat whose choice is the same as before,
    /// because somebody else acted, keeps its place in time: two who choose
    /// at once do not disturb each other.
    pub fn after(&self, session: &dyn Session, turn: Turn, now: i64, pauses: &Pauses) -> Decisions {
        let mut after = Decisions::default();
        for seat in session.awaiting().iter() {
            let offers = session.offers(seat);
            let same = self.of(seat).filter(|old| old.offers == offers);
            let undisturbed = turn.actor.is_some_and(|actor| actor != seat);
            after.0[seat.index()] = Some(match same.filter(|_| undisturbed) {
                Some(old) => old.clone(),
                None => {
                    let by_itself = offers.len() == 1 && !session.asked_in_person();
                    Decision {
                        since: turn.version,
                        at: turn.at,
                        by_itself: by_itself.then(|| now + pauses.of(turn.version, seat)),
                        offers,
                    }
                }
            });
        }
        after
    }

    /// Looks again after a change.
    pub fn look(&mut self, session: &dyn Session, turn: Turn, now: i64, pauses: &Pauses) {
        *self = self.after(session, turn, now, pauses);
    }

    /// Nothing is pending: it is over.
    pub fn clear(&mut self) {
        *self = Decisions::default();
    }

    /// Who has something to decide.
    pub fn awaited(&self) -> Seats {
        self.iter().map(|(seat, _)| seat).collect()
    }
}

/// How long decisions with one option seem to be thought about.
pub(crate) struct Pauses<'t> {
    pub chance: &'t Chance,
    pub rules: &'t Patience,
}

impl Pauses<'_> {
    fn of(&self, version: u32, seat: Seat) -> i64 {
        let (least, most) = self.rules.only_option_pause;
        self.chance
            .pause(version, seat, (millis(least), millis(most)))
    }
}
