//! Why a setup cannot be played. The sentences are in `locales/`.

use serde::Serialize;
use tabletop::{Seat, SetupError};

/// The reason why a setup is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
pub enum SetupRefusal {
    PlayerCount { players: u8 },
    GodCount { players: u8, named: usize },
    GodTwice,
    GuardianLevels,
    FirstPlayer { seat: Seat, players: u8 },
}

impl From<SetupRefusal> for SetupError {
    fn from(refusal: SetupRefusal) -> SetupError {
        SetupError::of(&refusal)
    }
}
