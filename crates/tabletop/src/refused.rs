//! What every game refuses, whatever its rules.

use std::fmt::Display;

use serde::Serialize;

use crate::Seat;

/// The reasons why nobody may act so that need no rule. A game has them among
/// its own refusals, flat: nobody who reads one can tell where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each refusal says what it is")]
pub enum Refused {
    #[error("The game is over.")]
    GameOver,
    #[error("{seat} does not sit at this table.")]
    Stranger { seat: Seat },
    #[error("It is not {seat}'s decision now.")]
    NotAwaited { seat: Seat },
    #[error("`{action}` is not possible now.")]
    NotNow { action: String },
}

impl Refused {
    /// This action belongs to another moment.
    pub fn not_now(action: impl Display) -> Refused {
        Refused::NotNow {
            action: action.to_string(),
        }
    }
}
