//! Why not: the rule and the number that fails.

use serde::Serialize;
use tabletop::Refused;

use crate::board::Hex;
use crate::components::{Card, Deed, FigureKind, God, Monument, Power};

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each refusal says what it is")]
pub enum Refusal {
    #[error("{god} is taken.")]
    GodTaken { god: God },
    #[error("The second action must be in a lower row than {after} (A-4.2).")]
    NotLower { after: Deed },
    #[error("There is no figure of yours in {hex}.")]
    NoFigure { hex: Hex },
    #[error("The figure in {hex} has already moved (A-5.1).")]
    HasMoved { hex: Hex },
    #[error("{hex} is further than {limit} hexes (A-5.1).")]
    TooFar { hex: Hex, limit: u8 },
    #[error("{hex} is water (A-2.6).")]
    Water { hex: Hex },
    #[error("{hex} is not empty (A-1.3).")]
    Taken { hex: Hex },
    #[error("The underworld in {hex} lets only Osiris in (A-20.4).")]
    Underworld { hex: Hex },
    #[error("The underworld in {hex} is open: nothing else is put there (A-20.4).")]
    UnderworldOpen { hex: Hex },
    #[error("{hex} is not adjacent to an obelisk of yours (A-18.6).")]
    NotAttuned { hex: Hex },
    #[error("{figure} is not in your pool (A-6.1).")]
    NotInPool { figure: FigureKind },
    #[error("Anubis holds no warrior of yours (A-6.4).")]
    NobodyTrapped,
    #[error("{hex} is not adjacent to a figure or monument of yours (A-6.1).")]
    NotBeside { hex: Hex },
    #[error("You have unlocked {power} already.")]
    Unlocked { power: Power },
    #[error("Your next power is of level {level}, and {power} is not (A-8.1).")]
    WrongLevel { power: Power, level: u8 },
    #[error("You need {need} followers and have {have}.")]
    NeedsFollowers { need: u16, have: u16 },
    #[error("There is no monument in {hex}.")]
    NoMonument { hex: Hex },
    #[error("No figure of yours is adjacent to {hex} (A-9.2).")]
    NobodyBeside { hex: Hex },
    #[error("While a monument is neutral, only neutral ones can be taken (A-9.3).")]
    NeutralFirst,
    #[error("The line of camels cannot be laid to its end from there (A-10).")]
    NoLine,
    #[error("{card} is not in your hand.")]
    NotInHand { card: Card },
    #[error("There is no {monument} left in the supply (C-6).")]
    NoneLeft { monument: Monument },
    #[error("{hex} is not in the region of the battle.")]
    OtherRegion { hex: Hex },
    #[error(transparent)]
    #[serde(untagged)]
    InAnyGame(#[from] Refused),
}
