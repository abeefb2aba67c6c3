//! What every game refuses, whatever its rules.

use std::fmt::{self, Debug, Display};

use serde::Serialize;

use crate::Seat;

/// The reasons why nobody may act so that need no rule. A game has them among
/// its own refusals, flat: nobody who reads one can tell where it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum Refused {
    GameOver,
    Stranger { seat: Seat },
    NotAwaited { seat: Seat },
    NotNow { action: String },
}

/// For developers: its kind and its figures. What a person reads is in `locales/`.
impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(self, f)
    }
}

impl std::error::Error for Refused {}

impl Refused {
    /// This action belongs to another moment.
    pub fn not_now(action: impl Display) -> Refused {
        Refused::NotNow {
            action: action.to_string(),
        }
    }
}
