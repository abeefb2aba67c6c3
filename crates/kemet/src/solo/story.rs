//! What Amon does, told step by step with the reason for each.

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

/// What Amon does, or what his cards do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "did", rename_all = "snake_case")]
#[expect(missing_docs, reason = "its sentence in locales/ says what each is")]
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
