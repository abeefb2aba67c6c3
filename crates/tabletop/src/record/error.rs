//! What can be wrong with a record.

use serde::{Serialize, Serializer};

use crate::{Game, Seat};

crate::kinds! {
    /// Why a record cannot be read or replayed, with the line to look at.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    pub enum RecordError, said as "record-error" {
        /// There is no text at all.
        Empty,

        /// The text is something else.
        NotARecord,

        /// A format this program has never heard of.
        UnknownFormat {
            /// The format the file names.
            found: String,
        },

        /// One of the lines at the top is missing or says something else.
        BadHeader {
            /// The line.
            line: usize,
            /// What belongs there.
            field: &'static str,
            /// What stands there.
            found: String,
        },

        /// A record of another game.
        OtherGame {
            /// The game of the record.
            found: String,
            /// The game that was asked for.
            expected: &'static str,
        },

        /// The version of the rules is not a number.
        BadRules {
            /// What stands there.
            found: String,
        },

        /// Played by other rules than these.
        OtherRules {
            /// The version the game was played by.
            found: u32,
            /// The oldest version this program plays by.
            oldest: u32,
            /// The newest.
            newest: u32,
        },

        /// The setup is no JSON, or JSON of something else.
        BadSetup {
            /// What the JSON reader said.
            detail: String,
        },

        /// The setup is readable, and cannot be played.
        SetupRefused {
            /// What the game said, of which a sentence can be made.
            setup_refusal: serde_json::Value,
        },

        /// The seed is not a number.
        BadSeed {
            /// What stands there.
            found: String,
        },

        /// An action line that does not begin with a seat.
        BadSeat {
            /// The line.
            line: usize,
            /// What stands there.
            found: String,
        },

        /// An action that the game cannot read.
        BadNotation {
            /// The line.
            line: usize,
            /// What stands there.
            notation: String,
            /// What the game said, for developers.
            detail: String,
        },

        /// An action that is not allowed at that point.
        Refused {
            /// The line.
            line: usize,
            /// Who acted.
            #[serde(serialize_with = "as_written")]
            seat: Seat,
            /// The action.
            notation: String,
            /// The refusal itself, of which a sentence can be made.
            refusal: serde_json::Value,
        },

        /// A hash line out of shape.
        BadMark {
            /// The line.
            line: usize,
            /// What stands there.
            found: String,
        },

        /// A line that sets the dice anew, without a seed.
        BadDice {
            /// The line.
            line: usize,
            /// What stands there.
            found: String,
        },

        /// Dice that never fell.
        DiceTwice {
            /// The line.
            line: usize,
        },

        /// A hash of the state before the dice were set anew, below the line that
        /// does so.
        MarkAfterDice {
            /// The line.
            line: usize,
        },

        /// A hash line in the wrong place: an action was lost or added above it.
        MisplacedMark {
            /// The line.
            line: usize,
            /// The number of actions it gives.
            says: usize,
            /// The number of actions above it.
            found: usize,
        },

        /// The replayed game is not the recorded one.
        HashDiffers {
            /// The line of the hash.
            line: usize,
            /// How many actions had been taken.
            after: usize,
            /// The hash in the record.
            #[serde(serialize_with = "in_hexadecimal")]
            expected: u64,
            /// The hash of the replayed state.
            #[serde(serialize_with = "in_hexadecimal")]
            found: u64,
        },

        /// No `end` line: the file was cut off.
        Truncated {
            /// The last line there is.
            line: usize,
        },

        /// The `end` line speaks of another number of actions.
        CountDiffers {
            /// The line.
            line: usize,
            /// The number of actions it gives.
            says: usize,
            /// The number of actions above it.
            found: usize,
        },

        /// The file goes on after its end.
        AfterEnd {
            /// The first line too many.
            line: usize,
        },

        /// A point of the game was asked for that it never reached.
        TooFar {
            /// The line of the end.
            line: usize,
            /// The point that was asked for.
            asked: usize,
            /// How many actions there are.
            actions: usize,
        },
    }
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

/// As records write a seat, `P1`.
fn as_written<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seat)
}

/// As records write a hash. A browser's numbers do not hold it.
fn in_hexadecimal<S: Serializer>(hash: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&format_args!("{hash:016x}"))
}
