//! The rules of Ankh: Gods of Egypt. Plain data, no I/O, no clock, no global.
//!
//! ```
//! use ankh::{Action, Ankh, Event, God, Refusal, Setup};
//! use tabletop::{Eye, Game, Pages, Seat, Seed};
//!
//! let setup = Setup {
//!     gods: vec![God::Ra, God::Isis],
//!     first: Some(Seat(0)),
//!     ..Setup::for_players(2)
//! };
//! let mut game = Ankh::start(&setup, Seed(7))?;
//! let ra = Seat(0);
//!
//! let mut list = Vec::new();
//! game.actions(ra, &mut list);
//! let words: Vec<String> = list.iter().map(Action::to_string).collect();
//! let four = ["do move-figures", "do summon-figure", "do gain-followers", "do unlock-power"];
//! assert_eq!(words, four);
//!
//! let mut story = Pages::new();
//! game.apply(ra, "do move-figures".parse()?, &mut story)?;
//! game.apply(ra, "done".parse()?, &mut story)?;
//! let told: Vec<&Event> = story.for_eye(Eye::Spectator).collect();
//! let deed = "move-figures".parse()?;
//! assert_eq!(told, [&Event::ActionBegan { seat: ra, deed }]);
//!
//! // The second action must be in a lower row. The sentences are in `locales/`.
//! let refusal = game.why_not(ra, "do move-figures".parse()?);
//! assert_eq!(refusal, Some(Refusal::NotLower { after: deed }));
//! assert_eq!(game.view(Eye::Seat(ra)).awaiting, game.awaiting());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
pub use event::{Event, Grant, Why};
pub use imagine::Known;
pub use refusal::Refusal;
pub use scenario::Scenario;
pub use setup::{Seating, Setup, SetupRefusal};
pub use state::{Agreed, Ankh, EndReason, Ending, MAX_PLAYERS, Merger, Tiebreaker};
pub use step::Step;
pub use strength::{StrengthLine, StrengthSource};
pub use tabletop::Refused;
#[cfg(feature = "typescript")]
pub use typescript::typescript;
pub use view::{
    BattleSideView, BattleView, FigureView, MonumentView, PlayerView, RegionView, TurnView, View,
};
