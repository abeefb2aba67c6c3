//! A game as text: what was agreed, the seed, and every action in order.
//!
//! ```text
//! ennead record 1
//! game kemet
//! rules 1
//! setup {"players":2}
//! seed 42
//! P1 <notation>
//! dice 7
//! P2 <notation>
//! # 20 9f3a0c11d2e4b566
//! end 21 873cc01d2e4b5660
//! ```
//!
//! A `#` line holds the hash of the state after that many actions, so that a
//! change of the rules shows close to where it bites. A `dice` line sets the
//! dice anew: the table went back across a draw. The `end` line holds the
//! number of actions and the last hash, so that a cut file is noticed. It ends
//! the file, not the game: a game in progress is recorded the same way.

mod error;
mod fresh_dice;
mod parse;
mod replay;
mod transcript;

use std::fmt;

use crate::{Game, Seat, Seed, state_hash};

pub use error::RecordError;
pub use fresh_dice::FreshDice;
pub use parse::game_name;
pub use replay::Moment;
pub use transcript::Transcript;

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
    /// Where the dice were set anew.
    pub dice: FreshDice,
    /// The hash of the last state.
    pub end: u64,
}

impl<G: Game> Record<G> {
    /// The record of a game in which nobody has acted yet; `start` is its
    /// first state, under the rules of today.
    pub fn new(setup: G::Setup, seed: Seed, start: &G) -> Record<G> {
        Record::under(G::RULES_VERSION, setup, seed, start)
    }

    /// The same for a game that began under this version of the rules.
    pub(crate) fn under(rules: u32, setup: G::Setup, seed: Seed, start: &G) -> Record<G> {
        Record {
            setup,
            seed,
            rules,
            actions: Vec::new(),
            marks: Vec::new(),
            dice: FreshDice::default(),
            end: state_hash(start),
        }
    }

    /// The first state, under the rules of the record.
    pub fn start(&self) -> Result<G, RecordError> {
        let mut start = begin::<G>(self.rules, &self.setup, self.seed)?;
        self.roll_on(&mut start, 0);
        Ok(start)
    }

    /// Gives `state`, to which this many actions have led, other dice where the
    /// record does. Whoever plays a record again by hand must ask after each.
    pub fn roll_on(&self, state: &mut G, actions: usize) {
        if let Some(seed) = self.dice.at(actions) {
            state.renew_dice(seed);
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
        if is_marked(after) {
            self.marks.push(Mark { after, hash });
        }
    }

    /// The dice were set anew after the last action; `state` has them.
    pub(crate) fn push_dice(&mut self, seed: Seed, state: &G) {
        self.dice.set(self.actions.len(), seed);
        self.end = state_hash(state);
    }

    /// Drops everything after the first `count` actions but the last dice.
    pub(crate) fn cut(&mut self, count: usize) {
        self.actions.truncate(count);
        self.marks.retain(|mark| mark.after <= count);
        self.dice.cut(count);
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
            refusal: serde_json::to_value(refusal).unwrap_or_default(),
        }
    }

    /// The line that the action with this index stands on.
    fn line_of_action(&self, index: usize) -> usize {
        let marks_before = self.marks.iter().filter(|mark| mark.after <= index);
        FIRST_ACTION_LINE + index + marks_before.count() + self.dice.before(index + 1)
    }

    /// The line that the mark with this index stands on.
    fn line_of_mark(&self, index: usize) -> usize {
        let after = self.marks[index].after;
        FIRST_ACTION_LINE + index + after + self.dice.before(after)
    }

    /// The line that ends the file.
    fn line_of_end(&self) -> usize {
        FIRST_ACTION_LINE + self.actions.len() + self.marks.len() + self.dice.len()
    }
}

/// Whether a record has a hash after this many actions.
pub fn is_marked(actions: usize) -> bool {
    actions > 0 && actions.is_multiple_of(MARK_EVERY)
}

/// A game under this version of the rules, if it is one that is played here.
pub(crate) fn begin<G: Game>(rules: u32, setup: &G::Setup, seed: Seed) -> Result<G, RecordError> {
    if !G::plays(rules) {
        return Err(RecordError::other_rules::<G>(rules));
    }
    G::start_under(rules, setup, seed).map_err(|error| RecordError::SetupRefused {
        setup_refusal: error.0,
    })
}

/// The text that [`Record::parse`] reads back.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = serde_json::to_string(&self.setup).map_err(|_| fmt::Error)?;
        let transcript = Transcript {
            game: G::NAME,
            rules: self.rules,
            setup: &setup,
            seed: self.seed,
            actions: &self.actions,
            marks: &self.marks,
            dice: &self.dice,
            end: self.end,
        };
        transcript.fmt(f)
    }
}
