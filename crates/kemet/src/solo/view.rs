//! Amon's board as everybody sees it, and how it is rebuilt from that.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::actions::{ActionCard, ActionCards};
use super::events::{Disaster, Disasters, EventCard, EventCards};
use super::objectives::Progress;
use super::plunder::{PlunderCard, PlunderCards};
use super::war_table::WarTable;
use super::{AMON, Amon, AmonTroop, Grid, Objective, TroopName};
use crate::state::Agreed;
use crate::step::Step;
use crate::{Colour, Companion, Kemet, Tile, Zone};

/// Amon's board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AmonView {
    /// What must be brought about; none while it lies face down.
    pub objective: Option<Objective>,
    /// How far each of its conditions is.
    pub conditions: Vec<Progress>,
    /// Where the round marker stands: the rounds left, this one included.
    pub rounds: u8,
    /// The War Table.
    pub table: WarTable,
    /// What of it ends when the event in force is covered.
    pub passing: WarTable,
    /// The event in force.
    pub event: Option<EventCard>,
    /// Whether it does something as long as it lies there.
    pub event_lasting: bool,
    /// Disasters that have come.
    pub disasters: Disasters,
    /// Events that have come, the one in force too.
    pub seen_events: EventCards,
    /// Cards left in the event deck; which ones is nobody's to know (KB-HI-13).
    pub event_deck: u8,
    /// Events and disasters among them.
    pub events_left: u8,
    /// Disasters among them.
    pub disasters_left: u8,
    /// Action cards still in the deck, in no order.
    pub action_deck: u8,
    /// Action cards used since the deck was shuffled.
    pub action_discards: ActionCards,
    /// The action card resolved last.
    pub last_action: Option<ActionCard>,
    /// Plunder cards still in the deck.
    pub plunder_deck: u8,
    /// Plunder cards used since the deck was shuffled.
    pub plunder_discards: PlunderCards,
    /// The plunder card resolved last.
    pub last_plunder: Option<PlunderCard>,
    /// Tiles that plunder took out of the game.
    pub plundered: u8,
    /// Troops A and B.
    pub troops: Vec<AmonTroopView>,
    /// The top colour, then the bottom colour.
    pub grids: Vec<GridView>,
}

/// One of Amon's troops.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AmonTroopView {
    /// A or B.
    pub name: TroopName,
    /// Where it stands; none before the setup.
    pub zone: Option<Zone>,
    /// Its units.
    pub units: u8,
    /// The creature it was set up with.
    pub creature: Option<Companion>,
    /// Its land moves.
    pub moves: u8,
}

/// The tiles of one colour as they lie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GridView {
    /// The colour.
    pub colour: Option<Colour>,
    /// Levels 1 to 4, each by column from the left.
    pub rows: Vec<Vec<Option<PlaceView>>>,
}

/// A place of a grid; a tile that has left it keeps its name there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// The tile that was laid here.
    pub tile: Tile,
    /// Whether it still lies here.
    pub here: bool,
}

/// Nothing where nobody plays against Amon.
pub(crate) fn build(game: &Kemet) -> Option<AmonView> {
    if !game.is_solo() {
        return None;
    }
    let objective = game.open_objective();
    let amon = &game.amon;
    let [events, disasters] = [amon.hidden_events.len(), amon.hidden_disasters.len()];
    Some(AmonView {
        objective,
        conditions: match objective {
            Some(_) => game.progress_shown().to_vec(),
            None => Vec::new(),
        },
        rounds: amon.rounds,
        table: amon.table,
        passing: amon.passing,
        event: amon.event,
        event_lasting: amon.event.is_some_and(EventCard::lasts),
        disasters: amon.disasters,
        seen_events: amon.seen_events,
        event_deck: (events + disasters) as u8,
        events_left: events as u8,
        disasters_left: disasters as u8,
        action_deck: amon.actions.len() as u8,
        action_discards: ActionCards::ALL - amon.actions,
        last_action: amon.last_action,
        plunder_deck: amon.plunder.len() as u8,
        plunder_discards: PlunderCards::ALL - amon.plunder,
        last_plunder: amon.last_plunder,
        plundered: amon.plundered,
        troops: TroopName::ALL
            .iter()
            .map(|&name| troop_view(game, name))
            .collect(),
        grids: amon
            .grids
            .iter()
            .map(|grid| grid_view(game, grid))
            .collect(),
    })
}

fn troop_view(game: &Kemet, name: TroopName) -> AmonTroopView {
    let troop = game.amon.troop(name);
    AmonTroopView {
        name,
        zone: troop.zone,
        units: troop.zone.map_or(0, |zone| game.units_at(AMON, zone)),
        creature: troop.creature,
        moves: game.amons_moves(name),
    }
}

fn grid_view(game: &Kemet, grid: &Grid) -> GridView {
    let place = |tile: Option<Tile>| {
        tile.map(|tile| PlaceView {
            tile,
            here: game.market.contains(tile),
        })
    };
    GridView {
        colour: grid.colour,
        rows: grid
            .places
            .iter()
            .map(|row| row.iter().copied().map(place).collect())
            .collect(),
    }
}

/// The board that a view shows; what lies in the event deck is left open.
pub(crate) fn rebuild(view: &AmonView) -> Amon {
    let mut amon = Amon {
        rounds: view.rounds,
        table: view.table,
        passing: view.passing,
        event: view.event,
        disasters: view.disasters,
        // As many as there are; `deal` decides which.
        hidden_events: first(
            (EventCards::ALL - view.seen_events).iter(),
            view.events_left,
        ),
        hidden_disasters: first(
            (Disasters::ALL - view.disasters).iter(),
            view.disasters_left,
        ),
        seen_events: view.seen_events,
        actions: ActionCards::ALL - view.action_discards,
        last_action: view.last_action,
        plunder: PlunderCards::ALL - view.plunder_discards,
        last_plunder: view.last_plunder,
        plundered: view.plundered,
        met: 0,
        ..Amon::default()
    };
    for (troop, shown) in amon.troops.iter_mut().zip(&view.troops) {
        *troop = AmonTroop {
            zone: shown.zone,
            creature: shown.creature,
        };
    }
    for (grid, shown) in amon.grids.iter_mut().zip(&view.grids) {
        grid.colour = shown.colour;
        for (row, shown) in grid.places.iter_mut().zip(&shown.rows) {
            for (place, shown) in row.iter_mut().zip(shown) {
                *place = shown.as_ref().map(|place| place.tile);
            }
        }
    }
    for (bit, progress) in view.conditions.iter().enumerate() {
        amon.met |= u8::from(progress.met) << bit;
    }
    amon
}

/// What was agreed on, as everybody may know it: an objective that lies face down
/// does not tell its rounds either.
pub(crate) fn agreed(game: &Kemet) -> Agreed {
    let mut agreed = game.agreed;
    if game.is_solo() && game.open_objective().is_none() {
        agreed.objective = None;
        agreed.max_rounds = MOST_ROUNDS;
    }
    agreed
}

/// The rounds of the longest objective.
const MOST_ROUNDS: u8 = 8;

impl Kemet {
    /// The objective, once it has come to light: when the board is laid out
    /// (KB-5.2.1), which rolls dice, so that the action that brings it to light is
    /// never taken back for the asking.
    pub(crate) fn open_objective(&self) -> Option<Objective> {
        let laid_out = !self.steps.contains(&Step::Deal);
        self.agreed.objective.filter(|_| laid_out)
    }
}

/// Draws an objective where it lies face down, and fills the event deck with
/// cards that have not been seen.
pub(crate) fn deal(game: &mut Kemet, rng: &mut impl Rng) {
    if game.agreed.objective.is_none()
        && let Some(objective) = any(Objective::ALL.iter().copied(), Objective::COUNT, rng)
    {
        game.agreed.objective = Some(objective);
        game.agreed.max_rounds = objective.rounds();
    }
    let amon = &mut game.amon;
    let mut rest = EventCards::ALL - amon.seen_events;
    for _ in 0..std::mem::take(&mut amon.hidden_events).len() {
        if let Some(card) = any::<EventCard>(rest.iter(), rest.len(), rng) {
            rest.remove(card);
            amon.hidden_events.insert(card);
        }
    }
    let mut rest = Disasters::ALL - amon.disasters;
    for _ in 0..std::mem::take(&mut amon.hidden_disasters).len() {
        if let Some(card) = any::<Disaster>(rest.iter(), rest.len(), rng) {
            rest.remove(card);
            amon.hidden_disasters.insert(card);
        }
    }
}

/// The first few members.
fn first<T, S: FromIterator<T>>(cards: impl Iterator<Item = T>, count: u8) -> S {
    cards.take(usize::from(count)).collect()
}

fn any<T>(mut cards: impl Iterator<Item = T>, count: usize, rng: &mut impl Rng) -> Option<T> {
    cards.nth(rng.random_range(0..count.max(1) as u32) as usize)
}
