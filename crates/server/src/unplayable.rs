//! Why a stored game cannot be played on by this program.

use crate::wire::Unplayable;

/// What stands in the way; a sentence for the host of the server, who may read
/// everything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Obstacle {
    /// A game that this program does not have.
    #[error("there is no game `{0}` here")]
    UnknownGame(String),
    /// Rules that this program does not have.
    #[error(
        "it began under version {found} of the rules, and this program plays {oldest} to {newest}"
    )]
    OtherRules {
        /// The version it began under.
        found: u32,
        /// The oldest version that is played here.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// The game does not begin.
    #[error("it does not begin: {0}")]
    Setup(String),
    /// An action that the rules refuse, or break down over.
    #[error("action {number} is refused: {reason}")]
    Refused {
        /// Which, from 1.
        number: usize,
        /// Why.
        reason: String,
    },
    /// The replay leads to another state than the game did.
    #[error("after {actions} actions the game stands otherwise than it did")]
    Differs {
        /// How many.
        actions: usize,
    },
    /// A row that cannot be read, or is missing.
    #[error("row {version} of its story cannot be read")]
    Unreadable {
        /// Its version.
        version: usize,
    },
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
    /// One word for the log, which must not hold what was played.
    pub fn kind(&self) -> &'static str {
        match self {
            Obstacle::UnknownGame(_) => "unknown game",
            Obstacle::OtherRules { .. } => "other rules",
            Obstacle::Setup(_) => "setup",
            Obstacle::Refused { .. } => "refused",
            Obstacle::Differs { .. } => "differs",
            Obstacle::Unreadable { .. } => "unreadable",
        }
    }

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
