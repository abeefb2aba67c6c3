//! Why not: the rule and the number that fails. The sentences are in `locales/`.

use std::fmt;

use serde::Serialize;
use tabletop::{Refused, Seat};

use crate::{Colour, Companion, Di, Space, Tile, Zone};

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
pub enum Refusal {
    NotInMarket {
        tile: Tile,
    },
    SamePicture {
        tile: Tile,
    },
    ColourBought {
        colour: Colour,
    },
    PyramidTooLow {
        colour: Colour,
        need: u8,
        have: u8,
    },
    WrongAcquireSpace {
        colour: Colour,
        space: Space,
    },
    NeedsPrayer {
        need: u8,
        have: u8,
    },
    SpaceTaken {
        space: Space,
    },
    GoldOnly,
    Equilibrium {
        empty: u8,
        left: u8,
    },
    TokenPlaced,
    NoSilver,
    GoldUsed,
    MustAct,
    NoLandMoves,
    NotNext {
        from: Zone,
        to: Zone,
    },
    Wall {
        zone: Zone,
    },
    WormOutside,
    TeleportUsed,
    NoTeleport,
    NoTeleportFrom {
        zone: Zone,
    },
    NoObelisk {
        zone: Zone,
    },
    Toll {
        zone: Zone,
        need: u8,
        have: u8,
    },
    TroopLimit {
        limit: u8,
    },
    SupplyEmpty {
        have: u8,
    },
    NoSuchCard {
        card: Di,
    },
    WrongMoment {
        card: Di,
    },
    PyramidLevel {
        level: u8,
    },
    NoRoomForPyramid {
        limit: u8,
    },
    NotOnYourTeam {
        seat: Seat,
    },
    TooMuchToShare,
    NoOwnTraveller,
    FollowsOwner {
        companion: Companion,
    },
    HandedOver,
    NothingToHandOver,
    CannotJoin {
        companion: Companion,
        zone: Zone,
    },
    ExchangeWithSupply,
    OneTroop,
    GodAcquired,
    GodsAsleep {
        need: u8,
    },
    NoSummit,
    NotTheSummitsSpace,
    GodNotAcquired,
    GodOnBoard,
    NoPlaceForGod {
        zone: Zone,
    },
    GodAlone {
        zone: Zone,
    },
    NoSecondToken,
    SecondTokenUsed,
    NoTokenThere {
        space: Space,
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
