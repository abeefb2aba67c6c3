//! What can be wrong with a record.

use crate::{Game, Seat};

/// Why a record cannot be read or replayed: one sentence with the line to look
/// at, and what to do where there is something to do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// There is no text at all.
    #[error("line 1 is missing: the file is empty, and a record begins with `ennead record 1`")]
    Empty,

    /// The text is something else.
    #[error("line 1 is not `ennead record 1`: this file is not a record of a game")]
    NotARecord,

    /// A format this program has never heard of.
    #[error(
        "line 1 names format `{found}`, but this program reads only format 1: \
         it may take a newer version of the program"
    )]
    UnknownFormat {
        /// The format the file names.
        found: String,
    },

    /// One of the lines at the top is missing or says something else.
    #[error("line {line} should begin with `{field}`, but it reads `{found}`")]
    BadHeader {
        /// The line.
        line: usize,
        /// What belongs there.
        field: &'static str,
        /// What stands there.
        found: String,
    },

    /// A record of another game.
    #[error(
        "line 2 says that this is a game of `{found}`, not of `{expected}`: \
         open it as a game of `{found}`"
    )]
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },

    /// The version of the rules is not a number.
    #[error("line 3 should hold the version of the rules, but `{found}` is not a whole number")]
    BadRules {
        /// What stands there.
        found: String,
    },

    /// Played by other rules than these.
    #[error(
        "line 3 says that the game was played by version {found} of the rules, but this program \
         plays by {}: replay it with a program of that version",
        versions(*oldest, *newest)
    )]
    OtherRules {
        /// The version the game was played by.
        found: u32,
        /// The oldest version this program plays by.
        oldest: u32,
        /// The newest.
        newest: u32,
    },

    /// The setup is no JSON, or JSON of something else.
    #[error("line 4 does not hold a setup as JSON: {reason}")]
    BadSetup {
        /// What the JSON reader said.
        reason: String,
    },

    /// The setup is readable, and cannot be played.
    #[error("line 4 holds a setup that cannot be played: {reason}")]
    SetupRefused {
        /// What the game said.
        reason: String,
    },

    /// The seed is not a number.
    #[error("line 5 does not hold a seed: {reason}")]
    BadSeed {
        /// What is wrong with it.
        reason: String,
    },

    /// An action line that does not begin with a seat.
    #[error(
        "line {line} should begin with a seat such as P1, a hash (`#`), `dice` or `end`, \
         but it reads `{found}`"
    )]
    BadSeat {
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
    },

    /// An action that the game cannot read.
    #[error("line {line} holds no action of this game: `{notation}` is wrong, {reason}")]
    BadNotation {
        /// The line.
        line: usize,
        /// What stands there.
        notation: String,
        /// What the game said.
        reason: String,
    },

    /// An action that is not allowed at that point.
    #[error(
        "line {line} holds an action that is not allowed: {seat} cannot `{notation}`, {reason}"
    )]
    Refused {
        /// The line.
        line: usize,
        /// Who acted.
        seat: Seat,
        /// The action.
        notation: String,
        /// What the game said.
        reason: String,
    },

    /// A hash line out of shape.
    #[error(
        "line {line} should hold a number of actions and a hash of 16 hexadecimal digits, \
         but it reads `{found}`"
    )]
    BadMark {
        /// The line.
        line: usize,
        /// What stands there.
        found: String,
    },

    /// A line that sets the dice anew, without a seed.
    #[error("line {line} should set the dice anew, but it holds no seed: {reason}")]
    BadDice {
        /// The line.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },

    /// Dice that never fell.
    #[error(
        "line {line} sets the dice anew where they have just been set: \
         one of the two lines is too many"
    )]
    DiceTwice {
        /// The line.
        line: usize,
    },

    /// A hash of the state before the dice were set anew, below the line that
    /// does so.
    #[error("line {line} holds a hash that belongs above the line that sets the dice anew")]
    MarkAfterDice {
        /// The line.
        line: usize,
    },

    /// A hash line in the wrong place: an action was lost or added above it.
    #[error(
        "line {line} stands after {found} actions, but it speaks of {says}: \
         an action above it was lost or added"
    )]
    MisplacedMark {
        /// The line.
        line: usize,
        /// The number of actions it gives.
        says: usize,
        /// The number of actions above it.
        found: usize,
    },

    /// The replayed game is not the recorded one.
    #[error(
        "line {line} has hash {expected:016x} for the state after {after} actions, but the replay \
         gives {found:016x}: the record was changed, or the rules were"
    )]
    HashDiffers {
        /// The line of the hash.
        line: usize,
        /// How many actions had been taken.
        after: usize,
        /// The hash in the record.
        expected: u64,
        /// The hash of the replayed state.
        found: u64,
    },

    /// No `end` line: the file was cut off.
    #[error(
        "line {line} is the last, but a record closes with an `end` line: the rest was cut off"
    )]
    Truncated {
        /// The last line there is.
        line: usize,
    },

    /// The `end` line speaks of another number of actions.
    #[error(
        "line {line} ends a record of {says} actions, but {found} stand above it: \
         the file lost some or was added to"
    )]
    CountDiffers {
        /// The line.
        line: usize,
        /// The number of actions it gives.
        says: usize,
        /// The number of actions above it.
        found: usize,
    },

    /// The file goes on after its end.
    #[error("line {line} comes after the end of the record: remove it and what follows")]
    AfterEnd {
        /// The first line too many.
        line: usize,
    },

    /// A point of the game was asked for that it never reached.
    #[error("line {line} ends the record after {actions} actions: there is no action {asked}")]
    TooFar {
        /// The line of the end.
        line: usize,
        /// The point that was asked for.
        asked: usize,
        /// How many actions there are.
        actions: usize,
    },
}

impl RecordError {
    /// A game that was played by rules this program does not have.
    pub(crate) fn other_rules<G: Game>(found: u32) -> RecordError {
        RecordError::OtherRules {
            found,
            oldest: G::OLDEST_RULES,
            newest: G::RULES_VERSION,
        }
    }
}

/// `version 4`, or `versions 2 to 4`.
fn versions(oldest: u32, newest: u32) -> String {
    if oldest == newest {
        format!("version {newest}")
    } else {
        format!("versions {oldest} to {newest}")
    }
}
