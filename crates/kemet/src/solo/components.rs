//! The cards of the game against Amon, for a browser to show.

use serde::Serialize;
use tabletop::Seat;
use ts_rs::TS;

use super::war_table::{HIGHEST, LOWEST};
use super::{AMON, PLAYER};
use crate::{ActionCard, Disaster, EventCard, Half, Objective, Ours, PlunderCard};

/// Everything that belongs to Amon.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AmonComponents {
    /// The seat of the one who plays.
    pub player: Seat,
    /// Amon's seat.
    pub seat: Seat,
    /// The objectives.
    pub objectives: Vec<ObjectiveInfo>,
    /// The events.
    pub events: Vec<EventInfo>,
    /// The disasters.
    pub disasters: Vec<DisasterInfo>,
    /// The action cards.
    pub actions: Vec<ActionInfo>,
    /// The plunder cards.
    pub plunder: Vec<PlunderInfo>,
    /// The lowest and the highest number of a column of the War Table.
    pub war_table: [i8; 2],
}

/// An objective.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ObjectiveInfo {
    /// Which one.
    pub id: Objective,
    /// The rounds it gives.
    pub rounds: u8,
    /// Events in the event deck.
    pub events: u8,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// An event card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EventInfo {
    /// Which one.
    pub id: EventCard,
    /// How many lines it does once.
    pub lines: u8,
    /// Whether something holds while it is the visible event.
    pub lasting: bool,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// A disaster.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DisasterInfo {
    /// Which one.
    pub id: Disaster,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// An action card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ActionInfo {
    /// Which one.
    pub id: ActionCard,
    /// How many lines it has.
    pub lines: u8,
    /// What of it is our own.
    pub ours: Option<Ours>,
}

/// A plunder card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlunderInfo {
    /// Which one.
    pub id: PlunderCard,
    /// The level and the column, from 1, in the top colour.
    pub upper: (u8, u8),
    /// The level and the column, from 1, in the bottom colour.
    pub lower: (u8, u8),
    /// The halves that are our own.
    pub ours: Vec<Half>,
}

impl AmonComponents {
    pub(crate) fn all() -> AmonComponents {
        AmonComponents {
            player: PLAYER,
            seat: AMON,
            objectives: Objective::ALL.iter().copied().map(objective).collect(),
            events: EventCard::ALL.iter().copied().map(event).collect(),
            disasters: Disaster::ALL.iter().copied().map(disaster).collect(),
            actions: ActionCard::ALL.iter().copied().map(action).collect(),
            plunder: PlunderCard::ALL.iter().copied().map(plunder).collect(),
            war_table: [LOWEST, HIGHEST],
        }
    }
}

fn objective(id: Objective) -> ObjectiveInfo {
    ObjectiveInfo {
        id,
        rounds: id.rounds(),
        events: id.events(),
        ours: id.ours(),
    }
}

fn event(id: EventCard) -> EventInfo {
    EventInfo {
        id,
        lines: id.lines(),
        lasting: id.lasts(),
        ours: id.ours(),
    }
}

fn disaster(id: Disaster) -> DisasterInfo {
    DisasterInfo {
        id,
        ours: id.ours(),
    }
}

fn action(id: ActionCard) -> ActionInfo {
    ActionInfo {
        id,
        lines: id.lines(),
        ours: id.ours(),
    }
}

fn plunder(id: PlunderCard) -> PlunderInfo {
    PlunderInfo {
        id,
        upper: id.place(Half::Upper),
        lower: id.place(Half::Lower),
        ours: Half::ALL
            .iter()
            .copied()
            .filter(|&half| id.is_ours(half))
            .collect(),
    }
}
