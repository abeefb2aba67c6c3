//! A game as text: what was agreed, the seed, and every action in order.
//!
//! ```text
//! ennead record 1
//! game kemet
//! rules 1
//! setup {"players":2}
//! seed 42
//! P1 <notation>
//! P2 <notation>
//! # 20 9f3a0c11d2e4b566
//! end 21 873cc01d2e4b5660
//! ```
//!
//! A `#` line holds the hash of the state after that many actions, so that a
//! change of the rules shows close to where it bites. The `end` line holds the
//! number of actions and the last hash, so that a cut file is noticed. It ends
//! the file, not the game: a game in progress is recorded the same way.

mod error;
mod parse;
mod replay;

use std::fmt;

use crate::{Game, Seat, Seed, state_hash};

pub use error::RecordError;
pub use parse::game_name;
pub use replay::Moment;

/// The only format there is so far.
const FORMAT: &str = "1";

/// How many actions go between two hashes.
const MARK_EVERY: usize = 20;

/// Where the actions begin: format, game, rules, setup and seed come first.
const FIRST_ACTION_LINE: usize = 6;

/// The hash of the state at one point of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// How many actions had been taken.
    pub after: usize,
    /// The hash of the state then, see [`state_hash`].
    pub hash: u64,
}

/// A whole game, or as much of it as has been played.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was played: edition, mode, seats and options.
    pub setup: G::Setup,
    /// What all its chance follows from.
    pub seed: Seed,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// Every action in order, and who took it.
    pub actions: Vec<(Seat, G::Action)>,
    /// State hashes on the way, in order.
    pub marks: Vec<Mark>,
    /// The hash of the state after the last action.
    pub end: u64,
}

impl<G: Game> Record<G> {
    /// The record of a game in which nobody has acted yet; `start` is its
    /// first state.
    pub fn new(setup: G::Setup, seed: Seed, start: &G) -> Record<G> {
        Record {
            setup,
            seed,
            rules: G::RULES_VERSION,
            actions: Vec::new(),
            marks: Vec::new(),
            end: state_hash(start),
        }
    }

    /// Adds an action that was accepted; `after` is the state it led to.
    pub fn push(&mut self, seat: Seat, action: G::Action, after: &G) {
        self.push_hashed(seat, action, state_hash(after));
    }

    /// [`Record::push`] for a caller that knows the hash already.
    pub(crate) fn push_hashed(&mut self, seat: Seat, action: G::Action, hash: u64) {
        self.actions.push((seat, action));
        self.end = hash;
        let after = self.actions.len();
        if after.is_multiple_of(MARK_EVERY) {
            self.marks.push(Mark { after, hash });
        }
    }

    /// Drops everything after the first `count` actions; `state` is the state
    /// at that point.
    pub(crate) fn cut(&mut self, count: usize, state: &G) {
        self.actions.truncate(count);
        self.marks.retain(|mark| mark.after <= count);
        self.end = state_hash(state);
    }

    /// The record as text.
    pub fn write(&self) -> String {
        self.to_string()
    }

    /// What to say when the game refuses the action with this index.
    pub(crate) fn refused(
        &self,
        index: usize,
        seat: Seat,
        action: G::Action,
        refusal: &G::Refusal,
    ) -> RecordError {
        RecordError::Refused {
            line: self.line_of_action(index),
            seat,
            notation: action.to_string(),
            reason: refusal.to_string(),
        }
    }

    /// The line that the action with this index stands on.
    fn line_of_action(&self, index: usize) -> usize {
        let marks_before = self.marks.iter().filter(|mark| mark.after <= index);
        FIRST_ACTION_LINE + index + marks_before.count()
    }

    /// The line that the mark with this index stands on.
    fn line_of_mark(&self, index: usize) -> usize {
        FIRST_ACTION_LINE + index + self.marks[index].after
    }

    /// The line that ends the file.
    fn line_of_end(&self) -> usize {
        FIRST_ACTION_LINE + self.actions.len() + self.marks.len()
    }
}

/// The text that [`Record::parse`] reads back.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        writeln!(f, "ennead record {FORMAT}")?;
        writeln!(f, "game {}", G::NAME)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "setup {setup}")?;
        writeln!(f, "seed {}", self.seed)?;
        let mut marks = self.marks.iter().peekable();
        for taken in 0..=self.actions.len() {
            while let Some(mark) = marks.next_if(|mark| mark.after == taken) {
                writeln!(f, "# {taken} {:016x}", mark.hash)?;
            }
            if let Some((seat, action)) = self.actions.get(taken) {
                writeln!(f, "{seat} {action}")?;
            }
        }
        writeln!(f, "end {} {:016x}", self.actions.len(), self.end)
    }
}
