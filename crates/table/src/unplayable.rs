//! Why a stored game cannot be played on by this program.

use crate::wire::Unplayable;

tabletop::kinds! {
    /// What stands in the way, for the host of the server, who may read
    /// everything.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    pub enum Obstacle, said as "obstacle" {
        /// A game that this program does not have.
        UnknownGame {
            /// Its name.
            game: String,
        },
        /// Rules that this program does not have.
        OtherRules {
            /// The version it began under.
            found: u32,
            /// The oldest version that is played here.
            oldest: u32,
            /// The newest.
            newest: u32,
        },
        /// The setup cannot be read.
        BadSetup {
            /// What its reader said, for developers.
            detail: String,
        },
        /// The game does not begin.
        BadStart {
            /// Why.
            record_error: serde_json::Value,
        },
        /// An action that the game cannot read.
        BadAction {
            /// Which, from 1.
            number: usize,
            /// What its reader said, for developers.
            detail: String,
        },
        /// An action that the rules refuse.
        Refused {
            /// Which, from 1.
            number: usize,
            /// Why.
            refusal: serde_json::Value,
        },
        /// The rules break down.
        BrokeDown {
            /// Over which action, from 1; over the beginning.
            number: usize,
        },
        /// The replay leads to another state than the game did.
        Differs {
            /// After how many actions.
            actions: usize,
        },
        /// A row that cannot be read, or is missing.
        Unreadable {
            /// Its version.
            version: usize,
        },
    }
}

/// The first row of a story that this program cannot follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its place, from 0.
    pub row: usize,
    /// What stands in the way.
    pub obstacle: Obstacle,
}

impl Obstacle {
    /// As everybody at the table is told: `good` actions are certain.
    pub fn told(&self, good: u32) -> Unplayable {
        match *self {
            Obstacle::OtherRules {
                found,
                oldest,
                newest,
            } => Unplayable::OtherRules {
                rules: found,
                oldest,
                newest,
            },
            _ => Unplayable::Differs { good },
        }
    }
}
