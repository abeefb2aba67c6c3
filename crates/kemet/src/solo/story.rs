//! What Amon does, told step by step with the reason for each.

use std::fmt;

use serde::Serialize;
use tabletop::{Journal, tell, vocabulary};

use super::actions::ActionCard;
use super::events::{Disaster, EventCard};
use super::objectives::Progress;
use super::plunder::{Half, PlunderCard};
use super::targets::{Condition, Decision, TargetKind, Tried};
use super::war_table::Column;
use super::{Objective, TroopName};
use crate::event::{FameKind, Way};
use crate::{Companion, Event, Tile, Zone};

vocabulary! {
    /// Why Amon's troop takes this step and no other (solo:§7.2).
    pub enum WayReason is "reason for a step" {
        /// Every shortest way begins like this.
        Shortest = "shortest",
        /// Fewer zones with his other troop.
        FewerCrossings = "fewer-crossings",
        /// Fewer player troops on the way.
        FewerBattles = "fewer-battles",
        /// A temple before another zone.
        Temple = "temple",
        /// Troop A: farther west.
        West = "west",
        /// Troop B: farther east.
        East = "east",
        /// Farther north.
        North = "north",
        /// The lower id.
        Id = "id",
    }
}

impl WayReason {
    fn sentence(self) -> &'static str {
        match self {
            WayReason::Shortest => "the shortest way",
            WayReason::FewerCrossings => "of the shortest ways, the one past fewer of his own",
            WayReason::FewerBattles => "of the shortest ways, the one past fewer of your troops",
            WayReason::Temple => "of the shortest ways, the one through a temple",
            WayReason::West => "of the shortest ways, the western one (troop A)",
            WayReason::East => "of the shortest ways, the eastern one (troop B)",
            WayReason::North => "of the shortest ways, the northern one",
            WayReason::Id => "of the shortest ways, the first by id",
        }
    }
}

vocabulary! {
    /// Why Amon's troop goes no farther.
    pub enum HaltReason is "reason for a halt" {
        /// It has reached its target.
        Arrived = "arrived",
        /// It stood in its target from the start (KB-AM-S15).
        Already = "already-there",
        /// No condition of the card found a target.
        NoTarget = "no-target",
        /// No way leads to the target (KB-AM-S15).
        NoWay = "no-way",
        /// Its land moves are used up.
        NoMoves = "no-moves",
        /// His other troop is in the way and cannot be crossed (KB-5.7.j).
        OtherTroop = "other-troop",
        /// There is battle (KB-5.7.i).
        Battle = "battle",
    }
}

impl HaltReason {
    fn sentence(self) -> &'static str {
        match self {
            HaltReason::Arrived => "it has reached its target",
            HaltReason::Already => "it already stands in its target",
            HaltReason::NoTarget => "no condition of the card finds a target",
            HaltReason::NoWay => "no way leads to its target",
            HaltReason::NoMoves => "it has no land move left",
            HaltReason::OtherTroop => "his other troop is in the way",
            HaltReason::Battle => "there is battle",
        }
    }
}

vocabulary! {
    /// Why a new troop appears where it does (solo:§9).
    pub enum RespawnReason is "reason for the place of a new troop" {
        /// Both districts are empty: each troop has its own.
        OwnPlace = "own-place",
        /// Only this district is empty.
        OnlyEmpty = "only-empty",
        /// You hold both, this one with fewer units.
        WeakerTroop = "weaker-troop",
        /// You hold both with as many units: chance decides (KB-5.10.i).
        Lot = "lot",
        /// His other troop stands in the other district.
        OtherTroop = "other-troop",
    }
}

impl RespawnReason {
    fn sentence(self) -> &'static str {
        match self {
            RespawnReason::OwnPlace => "both pyramid districts are empty and this one is its own",
            RespawnReason::OnlyEmpty => "this is the only empty pyramid district",
            RespawnReason::WeakerTroop => "you hold both pyramid districts, this one more weakly",
            RespawnReason::Lot => "you hold both pyramid districts equally: by lot",
            RespawnReason::OtherTroop => "his other troop stands in the other pyramid district",
        }
    }
}

vocabulary! {
    /// Why Amon sends a beaten troop of the player here (solo:§9).
    pub enum BanishReason is "reason for a zone of retreat" {
        /// There is no other.
        Only = "only",
        /// The others are temples.
        NoTemple = "no-temple",
        /// Farthest from the nearest district of the player.
        Farthest = "farthest",
        /// Farthest west.
        West = "west",
        /// The lower id.
        Id = "id",
    }
}

impl BanishReason {
    fn sentence(self) -> &'static str {
        match self {
            BanishReason::Only => "there is no other zone",
            BanishReason::NoTemple => "the others are temples",
            BanishReason::Farthest => "it is the farthest from your city",
            BanishReason::West => "it is the westernmost of the farthest",
            BanishReason::Id => "it is the first by id",
        }
    }
}

/// What Amon does, or what his cards do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of each, below, says what it is")]
pub enum Story {
    ObjectiveSet {
        objective: Objective,
        rounds: u8,
    },
    /// Setup: a plunder card is turned up to find the creatures (KB-5.2.10).
    CreatureCard {
        card: PlunderCard,
    },
    CreatureFound {
        card: Option<PlunderCard>,
        half: Option<Half>,
        tile: Tile,
        companion: Companion,
        troop: TroopName,
    },
    TroopPlaced {
        troop: TroopName,
        zone: Zone,
        units: u8,
    },
    EventDrawn {
        card: EventCard,
    },
    EventCovered {
        card: EventCard,
    },
    DisasterDrawn {
        card: Disaster,
    },
    ActionDrawn {
        card: ActionCard,
    },
    ActionsReshuffled,
    /// A line of the card on top begins: which one, from 1; 0 where the lines
    /// that last begin.
    Line {
        card: String,
        line: u8,
        text: String,
    },
    WarTable {
        column: Column,
        asked: i8,
        applied: i8,
        value: i8,
    },
    Target {
        troop: TroopName,
        kind: TargetKind,
        zone: Zone,
        decision: Decision,
        /// The condition of the card that gave the candidates.
        condition: Condition,
        /// All conditions tried, in order, with what each found.
        tried: Vec<Tried>,
    },
    Stepped {
        troop: TroopName,
        from: Zone,
        to: Zone,
        way: Way,
        reason: WayReason,
        moves_left: u8,
    },
    Crossed {
        troop: TroopName,
        other: TroopName,
        zone: Zone,
    },
    Halted {
        troop: TroopName,
        zone: Option<Zone>,
        reason: HaltReason,
    },
    Recruited {
        troop: TroopName,
        zone: Zone,
        units: u8,
    },
    PlunderDrawn {
        card: PlunderCard,
    },
    PlunderReshuffled,
    Plundered {
        card: PlunderCard,
        half: Half,
        tile: Tile,
        /// The level the card names, and the one where a tile was found.
        asked: u8,
        level: u8,
        column: u8,
    },
    /// A half finds nothing: another card is drawn for it (KB-5.8.c).
    PlunderMissed {
        card: PlunderCard,
        half: Half,
    },
    PlunderSkipped {
        half: Half,
    },
    CardTurned,
    Recalled {
        troop: TroopName,
        zone: Zone,
        units: u8,
    },
    Respawned {
        troop: TroopName,
        zone: Zone,
        reason: RespawnReason,
    },
    Banished {
        zone: Zone,
        reason: BanishReason,
    },
    FameLost {
        kind: FameKind,
    },
    FameSafe,
    Objective {
        conditions: Vec<Progress>,
    },
    RoundMarker {
        rounds: u8,
    },
}

#[inline]
pub(crate) fn tell_story<J: Journal<Event>>(journal: &mut J, story: impl FnOnce() -> Story) {
    tell(journal, || Event::Amon { story: story() });
}

impl fmt::Display for Story {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Story::ObjectiveSet { objective, rounds } => write!(
                f,
                "The objective is {} ({objective}); {rounds} rounds are left.",
                objective.row().name
            ),
            Story::CreatureCard { card } => write!(
                f,
                "Card {card} is turned up to find a creature for Amon; other tiles stay."
            ),
            Story::CreatureFound {
                tile,
                companion,
                troop,
                card,
                ..
            } => {
                match card {
                    Some(card) => write!(f, "Card {card} points at")?,
                    None => write!(f, "By lot Amon takes")?,
                }
                write!(
                    f,
                    " {} ({tile}): {companion} joins Amon's troop {troop}.",
                    tile.row().name
                )
            }
            Story::TroopPlaced { troop, zone, units } => {
                write!(
                    f,
                    "Amon's troop {troop} stands in {zone} with {units} units."
                )
            }
            Story::EventDrawn { card } => {
                write!(f, "Event: {} ({card}).", card.row().name)
            }
            Story::EventCovered { card } => {
                write!(f, "{} ({card}) is covered and ends.", card.row().name)
            }
            Story::DisasterDrawn { card } => write!(
                f,
                "Disaster to the end of the game: {} ({card}): {}",
                card.row().name,
                card.row().text
            ),
            Story::ActionDrawn { card } => {
                write!(f, "Amon acts: {} ({card}).", card.row().name)
            }
            Story::ActionsReshuffled => write!(f, "The used action cards become a new deck."),
            Story::Line { card, text, .. } => write!(f, "{card}: {text}"),
            Story::WarTable {
                column,
                asked,
                applied,
                value,
            } => {
                write!(f, "War Table: {column} {asked:+}")?;
                if applied != asked {
                    write!(f, ", of which {applied:+} counts")?;
                }
                write!(f, ", now {value:+}.")
            }
            Story::Target {
                troop,
                kind,
                zone,
                decision,
                condition,
                ..
            } => write!(
                f,
                "Amon's troop {troop} makes for the {kind} in {zone}: {}, {}.",
                condition.sentence(),
                decision.sentence()
            ),
            Story::Stepped {
                troop,
                from,
                to,
                way,
                reason,
                moves_left,
            } => {
                let verb = match way {
                    Way::Teleport => "teleports",
                    Way::Harbor => "sails",
                    Way::Land => "marches",
                };
                write!(
                    f,
                    "Amon's troop {troop} {verb} from {from} to {to}, {}; {moves_left} land moves left.",
                    reason.sentence()
                )
            }
            Story::Crossed { troop, other, zone } => {
                write!(f, "Amon's troop {troop} passes troop {other} in {zone}.")
            }
            Story::Halted {
                troop,
                zone,
                reason,
            } => match zone {
                Some(zone) => write!(
                    f,
                    "Amon's troop {troop} halts in {zone}: {}.",
                    reason.sentence()
                ),
                None => write!(f, "Amon's troop {troop} halts: {}.", reason.sentence()),
            },
            Story::Recruited { troop, zone, units } => {
                write!(f, "Amon's troop {troop} in {zone} gets {units} more units.")
            }
            Story::PlunderDrawn { card } => write!(f, "Amon plunders: card {card}."),
            Story::PlunderReshuffled => write!(f, "The used plunder cards become a new deck."),
            Story::Plundered {
                half,
                tile,
                asked,
                level,
                column,
                ..
            } => {
                write!(
                    f,
                    "The {half} half takes {} ({tile}) out of the game: level {level}, column {column}",
                    tile.row().name
                )?;
                if asked != level {
                    write!(f, "; level {asked} was empty")?;
                }
                f.write_str(".")
            }
            Story::PlunderMissed { card, half } => write!(
                f,
                "The {half} half of {card} finds no tile; another card is drawn for it."
            ),
            Story::PlunderSkipped { half } => {
                write!(f, "No plunder card finds a tile for the {half} half.")
            }
            Story::CardTurned => {
                write!(
                    f,
                    "Amon's eight battle cards are shuffled and one is turned up."
                )
            }
            Story::Recalled { troop, zone, units } => {
                write!(
                    f,
                    "Amon takes back the {units} units of troop {troop} in {zone}."
                )
            }
            Story::Respawned {
                troop,
                zone,
                reason,
            } => write!(
                f,
                "Amon's troop {troop} comes back in {zone}: {}.",
                reason.sentence()
            ),
            Story::Banished { zone, reason } => {
                write!(f, "Amon sends your troop to {zone}: {}.", reason.sentence())
            }
            Story::FameLost {
                kind: FameKind::Battle,
            } => write!(f, "You lose 1 battle FP."),
            Story::FameLost {
                kind: FameKind::Divine,
            } => write!(f, "You lose 1 divine FP."),
            Story::FameSafe => write!(f, "You lose no FP."),
            Story::Objective { conditions } => {
                write!(f, "Objective:")?;
                for (index, progress) in conditions.iter().enumerate() {
                    let comma = if index > 0 { ";" } else { "" };
                    write!(f, "{comma} {progress}")?;
                }
                f.write_str(".")
            }
            Story::RoundMarker { rounds: 0 } => {
                write!(f, "The round marker leaves the track.")
            }
            Story::RoundMarker { rounds } => {
                write!(f, "The round marker goes to {rounds}.")
            }
        }
    }
}
