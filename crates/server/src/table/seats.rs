//! Who sits where, and who plays for whom.

use tabletop::{Outcome, Seat, Seats};

use super::Table;
use super::change::Happened;
use crate::entry::What;
use crate::games;
use crate::store::{Occupant, PersonId, StoredSeat};
use crate::wire::{Away, TableRefusal};

impl Table {
    fn stored_seat(&self, seat: Seat) -> Option<&StoredSeat> {
        self.facts.seats.get(seat.index())
    }

    /// The person who holds this seat.
    pub(super) fn person(&self, seat: Seat) -> Option<PersonId> {
        match self.stored_seat(seat)?.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// The seats this person holds.
    pub(super) fn seats_of(&self, person: PersonId) -> Seats {
        self.all_seats()
            .filter(|&seat| self.person(seat) == Some(person))
            .collect()
    }

    /// All seats of the person of this seat.
    pub(super) fn same_person(&self, seat: Seat) -> Seats {
        match self.person(seat) {
            Some(person) => self.seats_of(person),
            None => Seats::one(seat),
        }
    }

    /// The bot that plays this seat now: its own, or the usual one for a
    /// person who is away.
    pub(super) fn bot_of(&self, seat: Seat) -> Option<String> {
        match &self.stored_seat(seat)?.occupant {
            Occupant::Bot(bot) => Some(bot.clone()),
            Occupant::Person(_) => {
                self.away(seat)?;
                Some(games::usual_bot())
            }
            Occupant::Open => None,
        }
    }

    /// Why a bot plays for the person of this seat.
    pub(super) fn away(&self, seat: Seat) -> Option<Away> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// A person lets a bot play for a while.
    pub(super) async fn hand_over(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        match self.away(seat) {
            Some(Away::Resigned) => Err(TableRefusal::BotPlays.into()),
            Some(Away::HandedOver) => Ok(self.story.version()),
            None | Some(Away::Left | Away::OutOfTime | Away::Idle) => {
                self.check_second_thoughts(seat)?;
                self.seat_bot(Some(id), seat, Away::HandedOver).await
            }
        }
    }

    /// From here on a bot plays this seat.
    pub(super) async fn seat_bot(
        &mut self,
        id: Option<&str>,
        seat: Seat,
        because: Away,
    ) -> Happened {
        self.happen(id, vec![What::BotSeated { seat, because }])
            .await
    }

    /// A person takes their seat back.
    pub(super) async fn take_back(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        match self.away(seat) {
            Some(Away::Resigned) => Err(TableRefusal::BotPlays.into()),
            None => Ok(self.story.version()),
            Some(_) => self.happen(Some(id), vec![What::PersonBack { seat }]).await,
        }
    }

    /// Somebody came: those of their seats that a bot took because they were
    /// gone are theirs again; those it took because they did nothing, if it was
    /// they who came and not their browser that came back by itself. What they
    /// handed over stays handed over.
    pub(super) async fn welcome_back(&mut self, person: PersonId, in_person: bool) {
        if self.playing().is_none() {
            return;
        }
        let waiting = |seat: &Seat| match self.away(*seat) {
            Some(Away::Left | Away::OutOfTime) => true,
            Some(Away::Idle) => in_person,
            None | Some(Away::HandedOver | Away::Resigned) => false,
        };
        let back: Vec<What> = self
            .seats_of(person)
            .iter()
            .filter(waiting)
            .map(|seat| What::PersonBack { seat })
            .collect();
        if !back.is_empty() {
            // If it cannot be saved they can still take it back themselves.
            let _ = self.happen(None, back).await;
        }
    }

    /// Somebody gives up, for good. A bot plays on for the others' sake,
    /// unless there are no others.
    pub(super) async fn resign(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        if self.away(seat) == Some(Away::Resigned) {
            return Ok(self.story.version());
        }
        let resigned = What::Resigned { seat };
        match self.outcome_without(seat) {
            Some(outcome) => {
                self.happen(Some(id), vec![resigned, What::Ended { outcome }])
                    .await
            }
            None => self.happen_without(Some(id), seat, resigned).await,
        }
    }

    /// How the game ends if this seat gives up; nothing if it goes on.
    fn outcome_without(&self, leaver: Seat) -> Option<Outcome> {
        let (people, bots): (Vec<Seat>, Vec<Seat>) = self
            .all_seats()
            .partition(|&seat| self.person(seat).is_some());
        let still_there: Vec<Seat> = people
            .into_iter()
            .filter(|&seat| seat != leaver && self.away(seat) != Some(Away::Resigned))
            .collect();
        match still_there[..] {
            [] => Some(self.ended(None, "abandoned")),
            [last] if bots.is_empty() => Some(self.ended(Some(last), "resignation")),
            _ => None,
        }
    }

    /// How it ends before its time: somebody wins, or nobody does.
    pub(super) fn ended(&self, winner: Option<Seat>, reason: &str) -> Outcome {
        let place = |seat| match winner {
            Some(winner) if winner != seat => 2,
            _ => 1,
        };
        Outcome {
            winners: winner.map_or(Seats::EMPTY, Seats::one),
            places: self.all_seats().map(place).collect(),
            reason: reason.to_owned(),
        }
    }

    /// The learner goes on without the lesson.
    pub(super) async fn skip_lesson(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        match self.lesson {
            None => Ok(self.story.version()),
            Some(_) => {
                self.happen(Some(id), vec![What::LessonSkipped { seat }])
                    .await
            }
        }
    }
}
