//! Why not: the rule and the number that fails.

use serde::Serialize;
use tabletop::{Refused, Seat};

use crate::{Colour, Companion, Di, Space, Tile, Zone};

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each refusal says what it is")]
pub enum Refusal {
    #[error("{tile} is not in the market.")]
    NotInMarket { tile: Tile },
    #[error("You already own a tile with the picture of {tile} (KB-3.4.3.a).")]
    SamePicture { tile: Tile },
    #[error("You have already acquired a {colour} tile this round (KB-3.4.3.b).")]
    ColourBought { colour: Colour },
    #[error(
        "You need to control a {colour} pyramid of level {need}; yours reach {have} (KB-3.4.3.c)."
    )]
    PyramidTooLow { colour: Colour, need: u8, have: u8 },
    #[error(
        "A {colour} tile must be acquired on {space}, where its acquire token lies (KB-3.4.3.d)."
    )]
    WrongAcquireSpace { colour: Colour, space: Space },
    #[error("You need {need} prayer points and have {have} (KB-7.3.b).")]
    NeedsPrayer { need: u8, have: u8 },
    #[error("There is already a token on {space} (KB-LIM-07).")]
    SpaceTaken { space: Space },
    #[error("Divine Power takes the gold token only (KB-1.2.d).")]
    GoldOnly,
    #[error(
        "After that {empty} floors would be empty and {left} tokens left to fill them (KB-3.3.eq)."
    )]
    Equilibrium { empty: u8, left: u8 },
    #[error("You have placed the token of this turn (K1-D1).")]
    TokenPlaced,
    #[error("Your silver token is not at hand (KB-3.3.s).")]
    NoSilver,
    #[error("Your gold token was already used this round (KB-3.3.g1).")]
    GoldUsed,
    #[error("At this table an action that can be done must be done (corrections:K-9).")]
    MustAct,
    #[error("You have no land move left (KB-3.4.5.b).")]
    NoLandMoves,
    #[error("{to} is not next to {from}, nor can you sail there (KB-3.4.5.m).")]
    NotNext { from: Zone, to: Zone },
    #[error("The wall keeps you out of {zone} (KB-3.4.5.o).")]
    Wall { zone: Zone },
    #[error("A troop with the Giant Sandworm never enters a district.")]
    WormOutside,
    #[error("One teleport a Move is all (KB-3.4.5.d).")]
    TeleportUsed,
    #[error("This Move is without teleport.")]
    NoTeleport,
    #[error("You cannot teleport from {zone} (KB-3.4.5.l).")]
    NoTeleportFrom { zone: Zone },
    #[error("There is no obelisk in {zone} to teleport to (KB-3.4.5.l).")]
    NoObelisk { zone: Zone },
    #[error("Entering {zone} costs a toll: you need {need} prayer points and have {have}.")]
    Toll { zone: Zone, need: u8, have: u8 },
    #[error(
        "A troop may have {limit} units, one creature and one servant when the action ends (KB-3.4.5.h)."
    )]
    TroopLimit { limit: u8 },
    #[error("Your supply holds {have} units (KB-3.4.2.f).")]
    SupplyEmpty { have: u8 },
    #[error("You do not have {card}.")]
    NoSuchCard { card: Di },
    #[error("{card} cannot be played now (KB-TM-16).")]
    WrongMoment { card: Di },
    #[error("The pyramid already stands at level {level} (KB-3.4.1.e).")]
    PyramidLevel { level: u8 },
    #[error("Your city has room for {limit} pyramids of different colours (KB-LIM-09).")]
    NoRoomForPyramid { limit: u8 },
    #[error("{seat} is not on your team (KB-4.1.a).")]
    NotOnYourTeam { seat: Seat },
    #[error("So much was not gained, or would be lost above 11 (KB-DP-T1).")]
    TooMuchToShare,
    #[error("A unit of your own must travel all the way (KB-4.8.d).")]
    NoOwnTraveller,
    #[error("{companion} follows the units of its owner (corrections:T-1).")]
    FollowsOwner { companion: Companion },
    #[error("You may hand over each once, before the first token of your turn (corrections:T-3).")]
    HandedOver,
    #[error("You have none to give, or no teammate can hold more (corrections:T-3).")]
    NothingToHandOver,
    #[error("{companion} cannot join the troop in {zone} (KB-LIM-02).")]
    CannotJoin { companion: Companion, zone: Zone },
    #[error("In this edition a creature changes places with one in the supply only (KB-ED-53).")]
    ExchangeWithSupply,
    #[error("These units go to no second troop (K1-U32).")]
    OneTroop,
    #[error("You have acquired your god already.")]
    GodAcquired,
    #[error("The gods sleep until somebody has reached {need} FP (KB-6.6.a).")]
    GodsAsleep { need: u8 },
    #[error("Your city needs a pyramid of level 4 (KB-6.6.b).")]
    NoSummit,
    #[error(
        "A god is acquired on the Acquire space of the colour of a level-4 pyramid of your city (KB-6.6.c)."
    )]
    NotTheSummitsSpace,
    #[error("Your god waits until it is acquired (KB-6.5.a).")]
    GodNotAcquired,
    #[error("Your god is on the board already (KB-6.5.a).")]
    GodOnBoard,
    #[error(
        "A god comes to a district of its city without units of its side; {zone} is none (KB-6.5.a)."
    )]
    NoPlaceForGod { zone: Zone },
    #[error("A god stands alone: neither units nor companions are with it in {zone} (KB-6.3.d).")]
    GodAlone { zone: Zone },
    #[error("Only Wadjet, once acquired, lets you use a space twice (GOD-WAD).")]
    NoSecondToken,
    #[error("Wadjet lets you use one space twice a day, and you have (GOD-WAD).")]
    SecondTokenUsed,
    #[error("None of your own-colour tokens lies on {space} (GOD-WAD).")]
    NoTokenThere { space: Space },
    #[error(transparent)]
    #[serde(untagged)]
    InAnyGame(#[from] Refused),
}
