//! What is pending for each seat: its offers, and since when it has had them.

use rand::RngExt;
use tabletop::{MAX_SEATS, Seat, Seats};

use crate::house::millis;
use crate::house::rules::HouseRules;
use crate::session::Session;
use crate::wire::Offer;

/// What one seat must decide.
#[derive(Clone, Debug)]
pub(super) struct Decision {
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
pub(super) struct Decisions([Option<Decision>; MAX_SEATS]);

/// What has just changed the game.
#[derive(Clone, Copy)]
pub(super) struct Turn {
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
    pub fn after(
        &self,
        session: &dyn Session,
        turn: Turn,
        now: i64,
        rules: &HouseRules,
    ) -> Decisions {
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
                        by_itself: by_itself.then(|| now + while_thinking(rules)),
                        offers,
                    }
                }
            });
        }
        after
    }

    /// Looks again after a change.
    pub fn look(&mut self, session: &dyn Session, turn: Turn, now: i64, rules: &HouseRules) {
        *self = self.after(session, turn, now, rules);
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

/// How long a decision with one option seems to be thought about.
fn while_thinking(rules: &HouseRules) -> i64 {
    let (least, most) = rules.only_option_pause;
    let (least, most) = (millis(least), millis(most));
    rand::rng().random_range(least..=most.max(least))
}
