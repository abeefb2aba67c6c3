//! Playing a record again, through the checked door.

use super::{Record, RecordError, begin};
use crate::{Applied, Game, Journal, Pages, Seat, Silent, state_hash};

/// One action of a replay, with the state on both sides of it.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// Which action this is, counted from 1.
    pub number: usize,
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What it meant for the table.
    pub applied: Applied,
    /// The state it was taken in.
    pub before: &'a G,
    /// The state it led to.
    pub after: &'a G,
    /// What happened, and who may know: show it with [`Pages::for_eye`].
    pub events: &'a Pages<G::Event>,
}

impl<G: Game> Record<G> {
    /// Plays the whole record again and gives its last state. Every action
    /// must be legal, and every hash must be right.
    pub fn replay(&self) -> Result<G, RecordError> {
        self.replay_to(self.actions.len())
    }

    /// The state after the first `count` actions, checked as far as there.
    pub fn replay_to(&self, count: usize) -> Result<G, RecordError> {
        if count > self.actions.len() {
            return Err(RecordError::TooFar {
                line: self.line_of_end(),
                asked: count,
                actions: self.actions.len(),
            });
        }
        let mut replay = Replay::open(self)?;
        while replay.done < count {
            replay.advance(&mut Silent)?;
        }
        Ok(replay.state)
    }

    /// Plays the whole record again and shows `visit` every action, also those
    /// before the first mistake of a record that has one.
    pub fn replay_with(&self, mut visit: impl FnMut(Moment<'_, G>)) -> Result<G, RecordError> {
        let mut replay = Replay::open(self)?;
        let mut events = Pages::new();
        for &(seat, action) in &self.actions {
            let before = replay.state.clone();
            events.0.clear();
            let applied = replay.advance(&mut events)?;
            visit(Moment {
                number: replay.done,
                seat,
                action,
                applied,
                before: &before,
                after: &replay.state,
                events: &events,
            });
        }
        Ok(replay.state)
    }
}

/// A record on its way from the start to the end.
struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    state: G,
    /// How many actions have been taken.
    done: usize,
    /// How many marks have been compared.
    marks: usize,
}

impl<'r, G: Game> Replay<'r, G> {
    fn open(record: &'r Record<G>) -> Result<Self, RecordError> {
        let state = begin(record.rules, &record.setup, record.seed)?;
        let mut replay = Replay {
            record,
            state,
            done: 0,
            marks: 0,
        };
        replay.compare()?;
        Ok(replay)
    }

    /// Takes the next action. There must be one.
    fn advance(&mut self, journal: &mut impl Journal<G::Event>) -> Result<Applied, RecordError> {
        let (seat, action) = self.record.actions[self.done];
        let step = self
            .state
            .apply(seat, action, journal)
            .map_err(|refusal| self.record.refused(self.done, seat, action, &refusal))?;
        self.done += 1;
        self.compare()?;
        Ok(step)
    }

    /// Compares the state with every hash the record has for this point, and
    /// sets the dice anew where the record does.
    fn compare(&mut self) -> Result<(), RecordError> {
        let record = self.record;
        while let Some(mark) = record.marks.get(self.marks)
            && mark.after == self.done
        {
            self.agree(record.line_of_mark(self.marks), mark.hash)?;
            self.marks += 1;
        }
        record.roll_on(&mut self.state, self.done);
        if self.done == record.actions.len() {
            self.agree(record.line_of_end(), record.end)?;
        }
        Ok(())
    }

    fn agree(&self, line: usize, expected: u64) -> Result<(), RecordError> {
        let found = state_hash(&self.state);
        if found == expected {
            return Ok(());
        }
        Err(RecordError::HashDiffers {
            line,
            after: self.done,
            expected,
            found,
        })
    }
}
