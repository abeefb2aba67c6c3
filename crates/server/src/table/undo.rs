//! Taking back: freely one's own, further if the table agrees.

use tabletop::{Seat, Seats, UndoRefusal};

use super::Table;
use super::change::Happened;
use crate::entry::What;
use crate::house::millis;
use crate::store::PersonId;
use crate::wire::{AskedUndo, Away, By, FreeUndo, Scope, TableRefusal};

/// An open question to the table.
pub(super) struct Asked {
    pub question: AskedUndo,
    /// When it was asked.
    at: i64,
}

impl Table {
    /// How far this seat may freely go back. A step goes back to the last
    /// decision somebody took: what was played by itself since would only be
    /// played by itself again.
    pub(super) fn free_undo(&self, seat: Seat) -> FreeUndo {
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
    pub(super) async fn undo(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        version: u32,
        seat: Seat,
        scope: Scope,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
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
        self.go_back(Some(id), vec![undone], back).await
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

    /// Goes back in the game, across a draw with other dice; if that cannot be
    /// saved, all is as it was.
    async fn go_back(&mut self, id: Option<&str>, mut whats: Vec<What>, back: u32) -> Happened {
        let Some(session) = self.session.as_mut() else {
            return Err(TableRefusal::NotBegun.into());
        };
        let before = session.twin();
        let dice = session.rewind(back, &mut || self.shared.fresh_seed());
        whats.extend(dice.map(|seed| What::DiceSet { seed }));
        match self.save(id, whats).await {
            Ok(saved) => Ok(self.enter(saved, None)),
            Err(refusal) => {
                self.session = Some(before);
                Err(refusal.into())
            }
        }
    }

    /// Asks the table to go back to when `to` actions had been taken.
    pub(super) async fn ask_undo(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        to: u32,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        self.decides(seat)?;
        if self.asked.is_some() {
            return Err(TableRefusal::UndoQuestion.into());
        }
        let count = self.story.count();
        if to >= count {
            return Err(TableRefusal::UndoTooFar.into());
        }
        self.check_second_thoughts(seat)?;
        let asked = What::UndoAsked { seat, to };
        if self.must_agree(seat).is_empty() {
            let undone = self.undone_by_table(seat, to);
            return self
                .go_back(Some(id), vec![asked, undone], count - to)
                .await;
        }
        self.happen(Some(id), vec![asked]).await
    }

    /// Answers whoever asked.
    pub(super) async fn answer_undo(
        &mut self,
        person: Option<PersonId>,
        id: &str,
        seat: Seat,
        yes: bool,
    ) -> Happened {
        if let Some(done) = self.entitled(person, id, seat)? {
            return Ok(done);
        }
        let open = self.asked.as_ref().map(|asked| asked.question.open);
        if !open.is_some_and(|open| open.contains(seat)) {
            return Err(TableRefusal::UndoQuestion.into());
        }
        let answer = What::UndoAnswered { seat, yes };
        match self.agreed_without(self.same_person(seat)) {
            Some((undone, back)) if yes => self.go_back(Some(id), vec![answer, undone], back).await,
            _ => self.happen(Some(id), vec![answer]).await,
        }
    }

    /// Going back, if only these seats have not yet agreed.
    pub(super) fn agreed_without(&self, seats: Seats) -> Option<(What, u32)> {
        let question = &self.asked.as_ref()?.question;
        let others = question.open.iter().any(|seat| !seats.contains(seat));
        let back = self.story.count().checked_sub(question.to)?;
        (!others).then(|| (self.undone_by_table(question.by, question.to), back))
    }

    /// Somebody gives up for good: whoever asks waits for them no longer.
    /// `what` says so, and what the others agreed on may follow.
    pub(super) async fn happen_without(
        &mut self,
        id: Option<&str>,
        seat: Seat,
        what: What,
    ) -> Happened {
        let waited_for = self
            .asked
            .as_ref()
            .is_some_and(|asked| asked.question.open.contains(seat));
        match self.agreed_without(Seats::one(seat)) {
            Some((undone, back)) if waited_for => self.go_back(id, vec![what, undone], back).await,
            _ => self.happen(id, vec![what]).await,
        }
    }

    fn undone_by_table(&self, seat: Seat, to: u32) -> What {
        What::Undone {
            seat,
            back: self.story.count().saturating_sub(to),
            scope: Scope::Table,
        }
    }

    /// Whose consent `asker` needs: that of all other people who have not given
    /// up for good. Whoever is away, and lets a bot play or must, is asked all
    /// the same: nobody agrees in their place. Seats that were a bot's from the
    /// start agree to everything, and who sits on several is one person.
    fn must_agree(&self, asker: Seat) -> Seats {
        let own = self.same_person(asker);
        let asked =
            |seat: Seat| self.person(seat).is_some() && self.away(seat) != Some(Away::Resigned);
        self.all_seats()
            .filter(|&seat| !own.contains(seat) && asked(seat))
            .collect()
    }

    /// Whether bots should wait, because somebody asks to go back.
    pub(super) fn question_holds_bots(&self, now: i64) -> bool {
        self.asked_until().is_some_and(|until| now < until)
    }

    /// Until when an open question holds bots.
    pub(super) fn asked_until(&self) -> Option<i64> {
        let asked = self.asked.as_ref()?;
        Some(asked.at + millis(self.shared.rules.undo_patience))
    }

    /// What a row means for the question: a no, and whatever moves the game,
    /// closes it.
    pub(super) fn follow_question(&mut self, what: &What, at: i64) {
        match *what {
            What::UndoAsked { seat, to } => {
                let question = AskedUndo {
                    by: seat,
                    to,
                    yes: self.same_person(seat),
                    open: self.must_agree(seat),
                };
                self.asked = Some(Asked { question, at });
            }
            What::UndoAnswered { seat, yes: true } => {
                for seat in self.same_person(seat).iter() {
                    self.answered(seat, true);
                }
            }
            What::Resigned { seat } => self.answered(seat, false),
            What::Acted { .. }
            | What::Undone { .. }
            | What::UndoAnswered { yes: false, .. }
            | What::Ended { .. } => self.asked = None,
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
        if let Some(Asked { question, .. }) = self.asked.as_mut() {
            question.open = question.open.without(seat);
            if yes {
                question.yes = question.yes.with(seat);
            }
        }
    }
}
