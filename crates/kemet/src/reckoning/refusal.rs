//! Why a battle cannot be worked out. The sentences are in `locales/`.

use serde::Serialize;

use crate::step::Role;
use crate::{Di, God, Tile};

/// The reason why a description of a battle is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
pub enum BattleRefusal {
    TileTwice {
        side: Role,
        tile: Tile,
    },
    SamePicture {
        side: Role,
        tile: Tile,
    },
    TileOfFirst {
        tile: Tile,
    },
    CardOfFirst {
        card: Di,
    },
    TroopSize {
        side: Role,
        units: u8,
        most: u8,
    },
    CardAndHand {
        side: Role,
    },
    NotInBattle {
        card: Di,
    },
    DiversionTwice {
        side: Role,
    },
    NumberTooBig {
        side: Role,
        number: u8,
        most: u8,
    },
    EmptyHand {
        side: Role,
    },
    CardTwice {
        side: Role,
    },
    NoCreature {
        tile: Tile,
    },
    NoServant {
        tile: Tile,
    },
    NeedsDivineWound {
        side: Role,
        tile: Tile,
    },
    NeedsBakatan {
        side: Role,
        tile: Tile,
    },
    TooManyShields {
        side: Role,
        asked: u8,
        shields: u8,
    },
    GodLife {
        side: Role,
        god: God,
        life: u8,
        most: u8,
    },
    GodAlone {
        side: Role,
        god: God,
    },
    SobeksWrath {
        side: Role,
        god: God,
    },
    TileOnBothSides {
        tile: Tile,
    },
    GodOnBothSides {
        god: God,
    },
    CardCopies {
        card: Di,
        copies: usize,
        count: usize,
    },
    TooManyWounds {
        wounds: usize,
        rest: usize,
    },
}
