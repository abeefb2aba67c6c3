//! Leaving one's seat to a bot, taking it back, giving up.

use tabletop::{Outcome, Seat, Seats};

use crate::Table;
use crate::change::{Decided, Decision, Plan, Then};
use crate::entry::{What, ended};
use crate::facts::PersonId;
use crate::wire::{Away, TableRefusal};

impl Table {
    /// A person lets a bot play for a while.
    pub(crate) fn hand_over(&self, person: Option<PersonId>, id: &str, seat: Seat) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        match self.away.of(seat) {
            Some(Away::Resigned) => Err(TableRefusal::BotPlays.into()),
            Some(Away::HandedOver) => Ok(Decided::Already(self.story.version())),
            None | Some(Away::Left | Away::OutOfTime | Away::Idle) => {
                self.check_second_thoughts(seat)?;
                self.seat_bot(Some(id), seat, Away::HandedOver)
            }
        }
    }

    /// From here on a bot plays this seat.
    pub(crate) fn seat_bot(&self, id: Option<&str>, seat: Seat, because: Away) -> Decision {
        Ok(Decided::Happens(Plan::new(
            id,
            vec![What::BotSeated { seat, because }],
        )))
    }

    /// A person takes their seat back.
    pub(crate) fn take_back(&self, person: Option<PersonId>, id: &str, seat: Seat) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        match self.away.of(seat) {
            Some(Away::Resigned) => Err(TableRefusal::BotPlays.into()),
            None => Ok(Decided::Already(self.story.version())),
            Some(_) => Ok(Decided::Happens(Plan::new(
                Some(id),
                vec![What::PersonBack { seat }],
            ))),
        }
    }

    /// Somebody came: those of their seats that a bot took because they were
    /// gone are theirs again; those it took because they did nothing, if it was
    /// they who came and not their browser that came back by itself. What they
    /// handed over stays handed over.
    pub(crate) fn welcome_back(&mut self, person: PersonId, in_person: bool) {
        if self.playing().is_none() {
            return;
        }
        let waiting = |seat: &Seat| match self.away.of(*seat) {
            Some(Away::Left | Away::OutOfTime) => true,
            Some(Away::Idle) => in_person,
            None | Some(Away::HandedOver | Away::Resigned) => false,
        };
        let back: Vec<What> = self
            .seating()
            .of(person)
            .iter()
            .filter(waiting)
            .map(|seat| What::PersonBack { seat })
            .collect();
        if !back.is_empty() {
            // If it cannot be saved they can still take it back themselves.
            self.undertake(Ok(Decided::Happens(Plan::new(None, back))), Then::Nothing);
        }
    }

    /// Somebody gives up, for good. A bot plays on for the others' sake,
    /// unless there are no others.
    pub(crate) fn resign(&self, person: Option<PersonId>, id: &str, seat: Seat) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        if self.away.of(seat) == Some(Away::Resigned) {
            return Ok(Decided::Already(self.story.version()));
        }
        let resigned = What::Resigned { seat };
        match self.outcome_without(seat) {
            Some(outcome) => Ok(Decided::Happens(Plan::new(
                Some(id),
                vec![resigned, ended(outcome)],
            ))),
            None => self.happen_without(Some(id), seat, resigned),
        }
    }

    /// How the game ends if this seat gives up; nothing if it goes on.
    fn outcome_without(&self, leaver: Seat) -> Option<Outcome> {
        let seating = self.seating();
        let (people, bots): (Vec<Seat>, Vec<Seat>) = seating
            .all()
            .partition(|&seat| seating.person(seat).is_some());
        let still_there: Vec<Seat> = people
            .into_iter()
            .filter(|&seat| seat != leaver && self.away.of(seat) != Some(Away::Resigned))
            .collect();
        match still_there[..] {
            [] => Some(self.ended(None, "abandoned")),
            [last] if bots.is_empty() => Some(self.ended(Some(last), "resignation")),
            _ => None,
        }
    }

    /// How it ends before its time: somebody wins, or nobody does.
    pub(crate) fn ended(&self, winner: Option<Seat>, reason: &str) -> Outcome {
        let place = |seat| match winner {
            Some(winner) if winner != seat => 2,
            _ => 1,
        };
        Outcome {
            winners: winner.map_or(Seats::EMPTY, Seats::one),
            places: self.seating().all().map(place).collect(),
            reason: reason.to_owned(),
        }
    }

    /// The learner goes on without the lesson.
    pub(crate) fn skip_lesson(&self, person: Option<PersonId>, id: &str, seat: Seat) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        match self.lesson {
            None => Ok(Decided::Already(self.story.version())),
            Some(_) => {
                let skipped = What::LessonSkipped { seat };
                Ok(Decided::Happens(Plan::new(Some(id), vec![skipped])))
            }
        }
    }
}
