//! Actions: of people, of bots, and of nobody.

use tabletop::Seat;

use crate::Table;
use crate::change::{Decided, Decision, Plan};
use crate::entry::{What, ended};
use crate::facts::PersonId;
use crate::wire::{By, LONGEST_ID, Status, TableRefusal};

impl Table {
    /// A person takes an action out of the offers they saw at `version`.
    pub(crate) fn act(
        &self,
        person: Option<PersonId>,
        id: &str,
        version: u32,
        seat: Seat,
        action: &str,
    ) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        self.decides(seat)?;
        self.check_fresh(seat, version)?;
        self.check_lesson(seat, action)?;
        self.take(seat, action, By::Person, Some(id))
    }

    /// Takes an action: the one door for everybody. The game itself refuses
    /// whatever is not among its offers.
    pub(crate) fn take(&self, seat: Seat, action: &str, by: By, id: Option<&str>) -> Decision {
        let session = self.session.as_ref().ok_or(TableRefusal::NotBegun)?;
        let mut session = session.twin();
        let told = session.act(seat, action)?;
        let ended = session.outcome().map(ended);
        let acted = What::Acted {
            seat,
            action: action.into(),
            by,
        };
        let whats = [acted].into_iter().chain(ended).collect();
        Ok(Decided::Happens(Plan {
            session: Some(session),
            told: Some(told),
            ..Plan::new(id, whats)
        }))
    }

    /// Whether this person may do something for this seat in a game that is
    /// on; and if they have done it already under this id, when.
    pub(crate) fn entitled(
        &self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
    ) -> Result<Option<u32>, TableRefusal> {
        check_id(id)?;
        self.check_owner(person, seat)?;
        if let Some(done) = self.story.done(seat, id) {
            return Ok(Some(done));
        }
        match self.status() {
            Status::Gathering => Err(TableRefusal::NotBegun),
            Status::Playing if self.stuck.is_some() => Err(TableRefusal::Unplayable),
            Status::Playing => Ok(None),
            Status::Finished => Err(TableRefusal::Over),
        }
    }

    /// Refuses whoever does not hold this seat.
    pub(crate) fn check_owner(
        &self,
        person: Option<PersonId>,
        seat: Seat,
    ) -> Result<(), TableRefusal> {
        let Some(person) = person.filter(|&person| self.seating().has(person)) else {
            return Err(TableRefusal::NotSeated);
        };
        if self.seating().person(seat) == Some(person) {
            Ok(())
        } else {
            Err(TableRefusal::NotYours)
        }
    }

    /// Refuses a seat that a bot plays.
    pub(crate) fn decides(&self, seat: Seat) -> Result<(), TableRefusal> {
        match self.seating().bot(seat) {
            None => Ok(()),
            Some(_) => Err(TableRefusal::BotPlays),
        }
    }

    /// Refuses whoever changes their mind again and again while the game gets
    /// nowhere.
    pub(crate) fn check_second_thoughts(&self, seat: Seat) -> Result<(), TableRefusal> {
        if self.story.second_thoughts(seat) < self.rules.second_thoughts {
            Ok(())
        } else {
            Err(TableRefusal::SecondThoughts)
        }
    }

    /// Refuses an answer to a question that is no longer asked.
    fn check_fresh(&self, seat: Seat, version: u32) -> Result<(), TableRefusal> {
        let now = self.story.version();
        // Who is not asked at all may have been too late, or never asked: the
        // game says the latter.
        let since = self.decisions.of(seat).map_or(now, |pending| pending.since);
        if (since..=now).contains(&version) {
            Ok(())
        } else {
            Err(TableRefusal::Stale)
        }
    }
}

/// Refuses ids that no honest client has.
pub(crate) fn check_id(id: &str) -> Result<(), TableRefusal> {
    match id.chars().take(LONGEST_ID + 1).count() {
        0 => Err(TableRefusal::Unreadable),
        1..=LONGEST_ID => Ok(()),
        _ => Err(TableRefusal::TooLong),
    }
}
