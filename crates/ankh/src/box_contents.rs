//! What is in the box, for a browser to draw: the board and the rows of every
//! component, without a word of text.

use serde::Serialize;
use ts_rs::TS;

use crate::Setup;
use crate::board::{Direction, Hex, LAND, Open, Side, Terrain};
use crate::components::{
    ANKHS, CAMELS, Card, Deed, EVENT_TRACK, EventKind, God, Guardian, LAST_RED, Monument, Power,
    Powers, SPECIALS, TOKENS, TOP, WARRIORS,
};
use crate::scenario::{LAYOUTS, Scenario};

/// Everything in the box.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Components {
    /// The gods.
    pub gods: &'static [God],
    /// The actions, from the top row to the bottom.
    pub deeds: &'static [Deed],
    /// The kinds of monument.
    pub monuments: &'static [Monument],
    /// The guardians.
    pub guardians: Vec<GuardianInfo>,
    /// The Ankh powers.
    pub powers: Vec<PowerInfo>,
    /// The places for powers on a god board, in their order.
    pub power_places: Vec<PowerPlace>,
    /// The battle cards.
    pub cards: Vec<CardInfo>,
    /// The event track after its start space.
    pub events: &'static [EventKind],
    /// The last red space of the devotion track.
    pub last_red: u8,
    /// The top of the devotion track.
    pub top: u8,
    /// Warriors of a god.
    pub warriors: u8,
    /// Ankh tokens of a god.
    pub ankhs: u8,
    /// Camels.
    pub camels: usize,
    /// Conflict tokens.
    pub tokens: usize,
    /// Suns, underworld tokens, slots for trapped warriors.
    pub specials: usize,
    /// The hexes of the map.
    pub hexes: Vec<HexInfo>,
    /// The sides where the Nile runs between two lands.
    pub river: Vec<Side>,
    /// The scenarios.
    pub scenarios: Vec<ScenarioInfo>,
    /// How they begin, for each number of players.
    pub layouts: Vec<LayoutInfo>,
}

/// What can be agreed on before a game, for a form: small, because the front page
/// has it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoices {
    /// A plain game.
    pub plain: Setup,
    /// How the board can be laid out.
    pub scenarios: &'static [Scenario],
    /// The guardians of each level.
    pub guardians: [Vec<Guardian>; 3],
}

impl SetupChoices {
    /// All of it.
    pub fn all() -> SetupChoices {
        let of = |level: u8| {
            let all = Guardian::ALL.iter().copied();
            all.filter(|guardian| guardian.level() == level).collect()
        };
        SetupChoices {
            plain: Setup::default(),
            scenarios: Scenario::ALL,
            guardians: [1, 2, 3].map(of),
        }
    }
}

/// A guardian.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GuardianInfo {
    /// Which.
    pub id: Guardian,
    /// 1 to 3.
    pub level: u8,
    /// It stands on a large base.
    pub large: bool,
}

/// An Ankh power.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PowerInfo {
    /// Which.
    pub id: Power,
    /// 1 to 3; also what it costs in followers.
    pub level: u8,
}

/// A place for a power on a god board.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PowerPlace {
    /// 1 to 3.
    pub level: u8,
    /// The level of the guardian that comes with it.
    pub guardian: Option<u8>,
}

/// A battle card.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardInfo {
    /// Which.
    pub id: Card,
    /// What it adds in battle.
    pub strength: u8,
}

/// A hex of the map.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HexInfo {
    /// Its notation.
    pub id: Hex,
    /// Its column, from 0 in the west.
    pub column: usize,
    /// Its row, from 0 in the north; odd columns sit half a hex lower.
    pub row: usize,
    /// What it is made of.
    pub terrain: Terrain,
}

/// A scenario.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ScenarioInfo {
    /// Which.
    pub id: Scenario,
    /// Our own design, not one of the printed ones.
    pub ours: bool,
}

/// A scenario for a number of players.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LayoutInfo {
    /// Which scenario.
    pub scenario: Scenario,
    /// For how many.
    pub players: u8,
    /// A hex of each region, by conflict token from 1.
    pub regions: &'static [Hex],
    /// Where camels stand.
    pub camels: Vec<Side>,
    /// Where everybody begins, the first player first.
    pub places: Vec<PlaceInfo>,
    /// Monuments that are nobody's.
    pub neutral: &'static [(Monument, Hex)],
}

/// Where one player begins.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PlaceInfo {
    /// The god.
    pub god: Hex,
    /// The first warrior.
    pub warrior: Hex,
    /// The kind of the monument that is theirs.
    pub monument: Monument,
    /// And where it stands.
    pub monument_at: Hex,
}

impl Components {
    /// The whole box.
    pub fn all() -> Components {
        Components {
            gods: God::ALL,
            deeds: Deed::ALL,
            monuments: Monument::ALL,
            guardians: rows(Guardian::ALL, |id| GuardianInfo {
                id,
                level: id.level(),
                large: id.is_large(),
            }),
            powers: rows(Power::ALL, |id| PowerInfo {
                id,
                level: id.level(),
            }),
            power_places: (0..Powers::MOST)
                .map(|place| PowerPlace {
                    level: Powers::level_at(place),
                    guardian: Powers::guardian_at(place),
                })
                .collect(),
            cards: rows(Card::ALL, |id| CardInfo {
                id,
                strength: id.strength(),
            }),
            events: &EVENT_TRACK,
            last_red: LAST_RED,
            top: TOP,
            warriors: WARRIORS,
            ankhs: ANKHS,
            camels: CAMELS,
            tokens: TOKENS,
            specials: SPECIALS,
            hexes: Hex::all()
                .map(|id| HexInfo {
                    id,
                    column: id.column(),
                    row: id.row(),
                    terrain: id.terrain(),
                })
                .collect(),
            river: river(),
            scenarios: rows(Scenario::ALL, |id| ScenarioInfo {
                id,
                ours: id.is_ours(),
            }),
            layouts: layouts(),
        }
    }
}

fn rows<T: Copy, R>(all: &[T], row: impl Fn(T) -> R) -> Vec<R> {
    all.iter().copied().map(row).collect()
}

/// Where two lands touch and are not adjacent.
fn river() -> Vec<Side> {
    let sides = LAND
        .iter()
        .flat_map(|hex| Direction::KEPT.map(|direction| Side { hex, direction }));
    let dry = |side: &Side| side.beyond().is_some_and(|beyond| LAND.contains(beyond));
    sides
        .filter(|side| dry(side) && !Open::PRINTED.crosses(*side))
        .collect()
}

fn layouts() -> Vec<LayoutInfo> {
    LAYOUTS
        .iter()
        .map(|layout| LayoutInfo {
            scenario: layout.scenario,
            players: layout.players,
            regions: layout.regions,
            camels: layout
                .camels
                .iter()
                .filter_map(|&(one, other)| Side::between(one, other))
                .collect(),
            places: layout
                .places
                .iter()
                .map(|place| PlaceInfo {
                    god: place.god,
                    warrior: place.warrior,
                    monument: place.monument.0,
                    monument_at: place.monument.1,
                })
                .collect(),
            neutral: layout.neutral,
        })
        .collect()
}
