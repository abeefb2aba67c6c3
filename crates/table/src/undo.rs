//! Taking back: freely one's own, further if the table agrees.

use tabletop::{Seat, Seats, UndoRefusal};

use crate::Table;
use crate::change::{Decided, Decision, Plan};
use crate::entry::{What, dice_set};
use crate::facts::PersonId;
use crate::patience::millis;
use crate::seating::Seating;
use crate::wire::{AskedUndo, Away, By, FreeUndo, Scope, TableRefusal};

/// The open question to the table, if there is one.
#[derive(Default)]
pub(crate) struct Question(Option<Asked>);

struct Asked {
    question: AskedUndo,
    /// When it was asked.
    at: i64,
}

impl Question {
    /// What is asked.
    pub fn open(&self) -> Option<&AskedUndo> {
        self.0.as_ref().map(|asked| &asked.question)
    }

    /// Whether an answer of this seat is waited for.
    fn waits_for(&self, seat: Seat) -> bool {
        self.open()
            .is_some_and(|question| question.open.contains(seat))
    }

    /// When it was asked.
    fn asked_at(&self) -> Option<i64> {
        self.0.as_ref().map(|asked| asked.at)
    }

    /// Nobody asks any more.
    pub fn close(&mut self) {
        self.0 = None;
    }

    /// What a row means for the question: a no, and whatever moves the game,
    /// closes it.
    pub fn follow(&mut self, what: &What, at: i64, seating: Seating) {
        match *what {
            What::UndoAsked { seat, to } => {
                let question = AskedUndo {
                    by: seat,
                    to,
                    yes: seating.same_person(seat),
                    open: must_agree(seat, seating),
                };
                self.0 = Some(Asked { question, at });
            }
            What::UndoAnswered { seat, yes: true } => {
                for seat in seating.same_person(seat).iter() {
                    self.answered(seat, true);
                }
            }
            What::Resigned { seat } => self.answered(seat, false),
            What::Acted { .. }
            | What::Undone { .. }
            | What::UndoAnswered { yes: false, .. }
            | What::Ended { .. } => self.close(),
            What::Began
            | What::DiceSet { .. }
            | What::Unreadable
            | What::BotSeated { .. }
            | What::PersonBack { .. }
            | What::LessonSkipped { .. }
            | What::Advised { .. } => {}
        }
    }

    /// This seat is waited for no longer.
    fn answered(&mut self, seat: Seat, yes: bool) {
        if let Some(Asked { question, .. }) = &mut self.0 {
            question.open = question.open.without(seat);
            if yes {
                question.yes = question.yes.with(seat);
            }
        }
    }
}

/// Whose consent `asker` needs: that of all other people who have not given
/// up for good. Whoever is away, and lets a bot play or must, is asked all
/// the same: nobody agrees in their place. Seats that were a bot's from the
/// start agree to everything, and who sits on several is one person.
fn must_agree(asker: Seat, seating: Seating) -> Seats {
    let own = seating.same_person(asker);
    let asked =
        |seat: Seat| seating.person(seat).is_some() && seating.away(seat) != Some(Away::Resigned);
    seating
        .all()
        .filter(|&seat| !own.contains(seat) && asked(seat))
        .collect()
}

impl Table {
    /// How far this seat may freely go back. A step goes back to the last
    /// decision somebody took: what was played by itself since would only be
    /// played by itself again.
    pub(crate) fn free_undo(&self, seat: Seat) -> FreeUndo {
        let Some(session) = self.playing() else {
            return FreeUndo::default();
        };
        let turn = session.free_undo(seat);
        let by_itself = self
            .story
            .standing()
            .take_while(|&(_, by)| by == By::OnlyOption)
            .count() as u32;
        if by_itself < turn {
            FreeUndo {
                step: by_itself + 1,
                turn,
            }
        } else {
            FreeUndo::default()
        }
    }

    /// Takes back one's own.
    pub(crate) fn undo(
        &self,
        person: Option<PersonId>,
        id: &str,
        version: u32,
        seat: Seat,
        scope: Scope,
    ) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        self.decides(seat)?;
        if !(self.story.turned()..=self.story.version()).contains(&version) {
            return Err(TableRefusal::Stale.into());
        }
        let free = self.free_undo(seat);
        let back = match scope {
            Scope::Step => free.step,
            Scope::Turn => free.turn,
            // With consent only: that is another question.
            Scope::Table => return Err(TableRefusal::UndoQuestion.into()),
        };
        if back == 0 {
            return Err(self.why_no_undo(seat).into());
        }
        self.check_second_thoughts(seat)?;
        let undone = What::Undone { seat, back, scope };
        self.go_back(Some(id), vec![undone], back)
    }

    fn why_no_undo(&self, seat: Seat) -> TableRefusal {
        let session = self.session.as_deref();
        match session.and_then(|session| session.undo_refusal(seat)) {
            None | Some(UndoRefusal::NothingPlayed) => TableRefusal::UndoNothing,
            Some(UndoRefusal::NotYours { .. }) => TableRefusal::UndoNotYours,
            Some(UndoRefusal::Revealed) => TableRefusal::UndoRevealed,
            Some(UndoRefusal::Passed) => TableRefusal::UndoPassed,
            Some(UndoRefusal::Over) => TableRefusal::Over,
            Some(UndoRefusal::TooFar { .. }) => TableRefusal::UndoTooFar,
        }
    }

    /// Going back in the game, across a draw with other dice.
    fn go_back(&self, id: Option<&str>, mut whats: Vec<What>, back: u32) -> Decision {
        let Some(session) = &self.session else {
            return Err(TableRefusal::NotBegun.into());
        };
        let mut session = session.twin();
        let dice = session.rewind(back, &mut || self.chance.dice(self.story.version()));
        whats.extend(dice.map(dice_set));
        Ok(Decided::Happens(Plan {
            session: Some(session),
            ..Plan::new(id, whats)
        }))
    }

    /// Asks the table to go back to when `to` actions had been taken.
    pub(crate) fn ask_undo(
        &self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        to: u32,
    ) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        self.decides(seat)?;
        if self.question.open().is_some() {
            return Err(TableRefusal::UndoQuestion.into());
        }
        let count = self.story.count();
        if to >= count {
            return Err(TableRefusal::UndoTooFar.into());
        }
        self.check_second_thoughts(seat)?;
        let asked = What::UndoAsked { seat, to };
        if must_agree(seat, self.seating()).is_empty() {
            let undone = self.undone_by_table(seat, to);
            return self.go_back(Some(id), vec![asked, undone], count - to);
        }
        Ok(Decided::Happens(Plan::new(Some(id), vec![asked])))
    }

    /// Answers whoever asked.
    pub(crate) fn answer_undo(
        &self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        yes: bool,
    ) -> Decision {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(Decided::Already(done));
        }
        if !self.question.waits_for(seat) {
            return Err(TableRefusal::UndoQuestion.into());
        }
        let answer = What::UndoAnswered { seat, yes };
        match self.agreed_without(self.seating().same_person(seat)) {
            Some((undone, back)) if yes => self.go_back(Some(id), vec![answer, undone], back),
            _ => Ok(Decided::Happens(Plan::new(Some(id), vec![answer]))),
        }
    }

    /// Going back, if only these seats have not yet agreed.
    pub(crate) fn agreed_without(&self, seats: Seats) -> Option<(What, u32)> {
        let question = self.question.open()?;
        let others = question.open.iter().any(|seat| !seats.contains(seat));
        let back = self.story.count().checked_sub(question.to)?;
        (!others).then(|| (self.undone_by_table(question.by, question.to), back))
    }

    /// Somebody gives up for good: whoever asks waits for them no longer.
    /// `what` says so, and what the others agreed on may follow.
    pub(crate) fn happen_without(&self, id: Option<&str>, seat: Seat, what: What) -> Decision {
        let waited_for = self.question.waits_for(seat);
        match self.agreed_without(Seats::one(seat)) {
            Some((undone, back)) if waited_for => self.go_back(id, vec![what, undone], back),
            _ => Ok(Decided::Happens(Plan::new(id, vec![what]))),
        }
    }

    fn undone_by_table(&self, seat: Seat, to: u32) -> What {
        What::Undone {
            seat,
            back: self.story.count().saturating_sub(to),
            scope: Scope::Table,
        }
    }

    /// Whether bots should wait, because somebody asks to go back.
    pub(crate) fn question_holds_bots(&self, now: i64) -> bool {
        self.asked_until().is_some_and(|until| now < until)
    }

    /// Until when an open question holds bots.
    pub(crate) fn asked_until(&self) -> Option<i64> {
        Some(self.question.asked_at()? + millis(self.rules.undo_patience))
    }
}
