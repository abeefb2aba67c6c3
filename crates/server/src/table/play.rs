//! Actions: of people, of bots, and of nobody.

use tabletop::Seat;

use super::Table;
use super::change::Happened;
use crate::entry::What;
use crate::games;
use crate::metrics::{Actor, metrics};
use crate::store::PersonId;
use crate::wire::{By, Status, TableRefusal};

impl Table {
    /// A person takes an action out of the offers they saw at `version`.
    pub(super) async fn act(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        version: u32,
        seat: Seat,
        action: &str,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        self.decides(seat)?;
        self.check_fresh(seat, version)?;
        self.check_lesson(seat, action)?;
        self.take(seat, action, By::Person, Some(id)).await
    }

    /// Takes an action: the one door for everybody. The game itself refuses
    /// whatever is not among its offers.
    pub(super) async fn take(
        &mut self,
        seat: Seat,
        action: &str,
        by: By,
        id: Option<&str>,
    ) -> Happened {
        let session = self.session.as_mut().ok_or(TableRefusal::NotBegun)?;
        let told = session.act(seat, action)?;
        let ended = session.outcome().map(|outcome| What::Ended { outcome });
        let acted = What::Acted {
            seat,
            action: action.to_owned(),
            by,
        };
        let whats = [acted].into_iter().chain(ended).collect();
        match self.save(id, whats).await {
            Ok(saved) => {
                let actor = match by {
                    By::Person => Actor::Person,
                    By::Bot => Actor::Bot,
                    By::OnlyOption => Actor::OnlyOption,
                };
                metrics().acted(games::name_of(&self.facts.game), actor);
                Ok(self.enter(saved, Some(&told)))
            }
            Err(refusal) => {
                if let Some(session) = self.session.as_mut() {
                    session.take_back_unseen();
                }
                Err(refusal.into())
            }
        }
    }

    /// Whether this person may do something for this seat in a game that is
    /// on; and if they have done it already under this id, when.
    pub(super) fn entitled(
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
    pub(super) fn check_owner(
        &self,
        person: Option<PersonId>,
        seat: Seat,
    ) -> Result<(), TableRefusal> {
        let Some(person) = person.filter(|&person| !self.seats_of(person).is_empty()) else {
            return Err(TableRefusal::NotSeated);
        };
        if self.person(seat) == Some(person) {
            Ok(())
        } else {
            Err(TableRefusal::NotYours)
        }
    }

    /// Refuses a seat that a bot plays.
    pub(super) fn decides(&self, seat: Seat) -> Result<(), TableRefusal> {
        match self.bot_of(seat) {
            None => Ok(()),
            Some(_) => Err(TableRefusal::BotPlays),
        }
    }

    /// Refuses whoever changes their mind again and again while the game gets
    /// nowhere.
    pub(super) fn check_second_thoughts(&self, seat: Seat) -> Result<(), TableRefusal> {
        if self.story.second_thoughts(seat) < self.shared.rules.second_thoughts {
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
pub(super) fn check_id(id: &str) -> Result<(), TableRefusal> {
    const LONGEST: usize = 64;
    match id.chars().take(LONGEST + 1).count() {
        0 => Err(TableRefusal::Unreadable),
        1..=LONGEST => Ok(()),
        _ => Err(TableRefusal::TooLong),
    }
}
