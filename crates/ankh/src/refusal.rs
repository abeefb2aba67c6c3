//! Why not: the rule and the number that fails. The sentences are in `locales/`.

use std::fmt;

use serde::Serialize;
use tabletop::Refused;

use crate::board::Hex;
use crate::components::{Card, Deed, FigureKind, God, Monument, Power};

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
pub enum Refusal {
    GodTaken {
        god: God,
    },
    NotLower {
        after: Deed,
    },
    NoFigure {
        hex: Hex,
    },
    HasMoved {
        hex: Hex,
    },
    TooFar {
        hex: Hex,
        limit: u8,
    },
    Water {
        hex: Hex,
    },
    Taken {
        hex: Hex,
    },
    Underworld {
        hex: Hex,
    },
    UnderworldOpen {
        hex: Hex,
    },
    NotAttuned {
        hex: Hex,
    },
    NotInPool {
        figure: FigureKind,
    },
    NobodyTrapped,
    NotBeside {
        hex: Hex,
    },
    Unlocked {
        power: Power,
    },
    WrongLevel {
        power: Power,
        level: u8,
    },
    NeedsFollowers {
        need: u16,
        have: u16,
    },
    NoMonument {
        hex: Hex,
    },
    NobodyBeside {
        hex: Hex,
    },
    NeutralFirst,
    NoLine,
    NotInHand {
        card: Card,
    },
    NoneLeft {
        monument: Monument,
    },
    OtherRegion {
        hex: Hex,
    },
    #[serde(untagged)]
    InAnyGame(Refused),
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Refusal::InAnyGame(refused)
    }
}

/// For developers: its kind and its figures. What a person reads is in `locales/`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}
