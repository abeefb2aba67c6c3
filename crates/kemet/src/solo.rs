//! Solo (section 5 of docs/rules-kemet.md, and docs/rules-solo.md): one player against Amon.
//!
//! Amon has a seat, a city, troops and cards like a player, but nobody ever asks
//! him: what he does is read off cards. Each thing the rulebook names has its
//! file: `war_table`, `events`, `actions`, `targets`, `movement`, `recruit`,
//! `plunder`, `respawn`, `retreat`, `objectives`, `night`, `setup`.

pub(crate) mod actions;
pub(crate) mod audit;
mod battle;
#[cfg(feature = "typescript")]
pub(crate) mod components;
pub(crate) mod events;
pub(crate) mod lines;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod objectives;
pub(crate) mod plunder;
pub(crate) mod recruit;
pub(crate) mod respawn;
pub(crate) mod retreat;
pub(crate) mod setup;
pub(crate) mod story;
pub(crate) mod targets;
pub(crate) mod view;
pub(crate) mod war_table;

use std::hint::select_unpredictable;

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Seats, vocabulary};

use crate::step::Step;
use crate::{Colour, Companion, Ending, Kemet, Mode, Tile, Zone};

use actions::{ActionCard, ActionCards};
use events::{Disaster, Disasters, EventCard, EventCards, Ongoing};
pub(crate) use objectives::Objective;
use plunder::{PlunderCard, PlunderCards};
use war_table::WarTable;

/// The seat of the one who plays.
pub(crate) const PLAYER: Seat = Seat(0);

/// Amon's seat: he has a city, troops and pyramids like a player, but nobody
/// ever asks him.
pub const AMON: Seat = Seat(1);

/// An Amon troop has no more units (KB-5.4.a).
pub(crate) const TROOP_LIMIT: u8 = 6;

vocabulary! {
    /// One of Amon's two troops (KB-5.2.10a).
    pub enum TroopName is "Amon troop: use A or B" {
        /// Begins in the west district.
        A = "A",
        /// Begins in the east district.
        B = "B",
    }
}

impl TroopName {
    pub(crate) const fn other(self) -> TroopName {
        match self {
            TroopName::A => TroopName::B,
            TroopName::B => TroopName::A,
        }
    }
}

/// One of Amon's troops: where it is, and the creature it was set up with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct AmonTroop {
    /// None before the setup.
    pub zone: Option<Zone>,
    pub creature: Option<Companion>,
}

/// One colour of tiles as it lies: by level, then by column from the left.
/// A tile keeps its place for the game; it is gone when the market has it no
/// more (KB-5.2.a).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Grid {
    pub colour: Option<Colour>,
    pub places: [[Option<Tile>; 4]; 4],
}

/// Amon's board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Amon {
    /// Where the round marker stands; 0 when it has left the track.
    pub rounds: u8,
    pub table: WarTable,
    /// What the War Table owes to the event in force, exactly (KB-AM-S10).
    pub passing: WarTable,
    pub event: Option<EventCard>,
    /// Disasters that have come; they last to the end.
    pub disasters: Disasters,
    /// What is still in the event deck: nobody knows (KB-HI-13).
    pub hidden_events: EventCards,
    pub hidden_disasters: Disasters,
    pub seen_events: EventCards,
    pub actions: ActionCards,
    pub last_action: Option<ActionCard>,
    pub plunder: PlunderCards,
    pub last_plunder: Option<PlunderCard>,
    /// The top colour, then the bottom colour.
    pub grids: [Grid; 2],
    /// Tiles that plunder took out of the game.
    pub plundered: u8,
    pub troops: [AmonTroop; 2],
    /// Which conditions of the objective held when last looked at: a bit each.
    pub met: u8,
}

impl Amon {
    pub(crate) fn troop(&self, name: TroopName) -> &AmonTroop {
        &self.troops[name.index()]
    }

    pub(crate) fn troop_mut(&mut self, name: TroopName) -> &mut AmonTroop {
        &mut self.troops[name.index()]
    }
}

/// How a game against Amon ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SoloEnding {
    /// Everything the objective asks for holds (KB-5.1.a).
    Fulfilled,
    /// No unit of the player is left on the board (KB-5.1.b).
    Wiped,
    /// The last round is over (KB-5.9.d).
    TooLate,
}

impl SoloEnding {
    /// Alone at the table one wins, or is second to Amon.
    pub(crate) fn outcome(self) -> Outcome {
        let won = self == SoloEnding::Fulfilled;
        let reason = Ending::Solo(self).reason();
        Outcome {
            winners: if won {
                Seats::one(PLAYER)
            } else {
                Seats::EMPTY
            },
            places: vec![if won { 1 } else { 2 }],
            reason: reason.to_string(),
        }
    }
}

/// What the rest of the rules asks; trivially so where nobody plays against
/// Amon.
impl Kemet {
    /// Whether this is a game against Amon.
    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.agreed.mode == Mode::Solo
    }

    /// Whether this seat is Amon's.
    #[inline]
    pub(crate) fn is_amon(&self, seat: Seat) -> bool {
        select_unpredictable(seat == AMON, self.is_solo(), false)
    }

    /// How many take turns and have a night (KB-5.11.a).
    #[inline]
    pub(crate) fn places(&self) -> u8 {
        match self.agreed.mode {
            Mode::Solo => 1,
            Mode::Classic | Mode::Teams => self.agreed.players,
        }
    }

    /// Whether the event in force says this.
    #[inline]
    pub(crate) fn event_says(&self, rule: Ongoing) -> bool {
        match self.amon.event {
            Some(event) => event.row().ongoing.contains(&rule),
            None => false,
        }
    }

    /// Whether this disaster has come.
    #[inline]
    pub(crate) fn suffers(&self, disaster: Disaster) -> bool {
        self.amon.disasters.contains(disaster)
    }

    /// The zone of one of Amon's troops, while it is on the board.
    pub(crate) fn troop_zone(&self, name: TroopName) -> Option<Zone> {
        self.amon
            .troop(name)
            .zone
            .filter(|&zone| self.units_at(AMON, zone) > 0)
    }

    /// The troop of Amon in a zone.
    pub(crate) fn amons_troop_in(&self, zone: Zone) -> Option<TroopName> {
        TroopName::ALL
            .iter()
            .copied()
            .find(|&name| self.amon.troop(name).zone == Some(zone))
    }

    /// One of his troops has gone from zone to zone.
    pub(crate) fn follow_troop(&mut self, from: Zone, to: Zone) {
        if let Some(name) = self.amons_troop_in(from) {
            self.amon.troop_mut(name).zone = Some(to);
        }
    }
}

/// The round (KB-DP-SO0): the event card after the third own-colour token, the
/// action card after the fifth, then the night.
pub(crate) fn end_turn(game: &mut Kemet) {
    game.steps.pop();
    match game.player(PLAYER).tokens {
        0 => {
            game.steps.push(Step::Nightfall);
            game.steps.push(Step::AmonsAction);
        }
        2 => {
            game.steps.push(Step::TurnStart);
            game.steps.push(Step::AmonsEvent);
        }
        _ => game.steps.push(Step::TurnStart),
    }
}
