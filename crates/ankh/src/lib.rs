//! The rules of Ankh: Gods of Egypt. Plain data, no I/O, no clock, no global.
//!
//! The file to look into is the one with the rulebook's word for it: `turn`
//! (which action, Gain Followers, Unlock Ankh Power), `move_figures`, `summon`,
//! `control`, `caravan`, `conflict`, `battle/…`, `strength`, `merge` (also gods
//! forgotten and the end). Components are rows: `components`, `scenario`,
//! `board`.

mod action;
mod audit;
mod battle;
pub mod board;
#[cfg(feature = "typescript")]
pub mod box_contents;
mod caravan;
mod components;
mod conflict;
mod control;
mod event;
mod game;
mod imagine;
mod insight;
mod merge;
mod move_figures;
mod refusal;
pub mod scenario;
#[cfg(feature = "scene")]
pub mod scene;
mod setup;
mod state;
mod step;
mod strength;
mod summon;
mod turn;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod why_not;

pub use action::Action;
pub use components::{
    ANKHS, BASES, CAMELS, Card, Cards, Deed, EVENT_TRACK, EventKind, Facing, FigureKind, God, Gods,
    Guardian, LAST_RED, Monument, Power, Powers, SPECIALS, TOKENS, TOP, WARRIORS,
};
pub use event::{Event, Why};
pub use imagine::Known;
pub use refusal::Refusal;
pub use scenario::Scenario;
pub use setup::{Seating, Setup};
pub use state::{Agreed, Ankh, Ending, MAX_PLAYERS, Merger, Tiebreaker};
pub use step::Step;
pub use strength::{StrengthLine, StrengthSource};
pub use tabletop::Refused;
#[cfg(feature = "typescript")]
pub use typescript::typescript;
pub use view::{
    BattleSideView, BattleView, FigureView, MonumentView, PlayerView, RegionView, TurnView, View,
};
