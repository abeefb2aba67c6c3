//! The rules of Kemet: plain data, no I/O, no clock, no global.
//!
//! The file to look into is the one with the rulebook's word for it: `build`,
//! `muster` (Recruit and everything like it), `acquire`, `pray`, `march`
//! (Move), `battle/…`, `night/…`, and for the modes `team/…`, `solo/…` (against
//! Amon) and `gods/…` (Gods of Egypt). Components are rows: `catalogue` (tiles),
//! `battle_card`, `divine` (DI cards), `companion`, `board`, `map`; `ours` says
//! which of them no source was found for.
//!
//! ```
//! use kemet::{Action, Kemet, Setup};
//! use tabletop::{Eye, Game, Pages, Seed};
//!
//! // Three players, everything else as the rulebook has it.
//! let mut game = Kemet::start(&Setup::for_players(3), Seed(1)).unwrap();
//!
//! // Somebody is awaited, and chooses from a list: all legal actions, no others.
//! let seat = game.awaiting().lowest().unwrap();
//! let mut actions = Vec::new();
//! game.actions(seat, &mut actions);
//!
//! // An action is written in a notation; what cannot be done is told with a reason.
//! let wish: Action = "token apex".parse().unwrap();
//! assert!(!actions.contains(&wish));
//! println!("{}", game.why_not(seat, wish).unwrap());
//!
//! // Done is done, and what came of it is in the journal.
//! let mut journal = Pages::new();
//! game.apply(seat, actions[0], &mut journal).unwrap();
//!
//! // Each eye sees what it may: its own hand, and of the others how many cards.
//! let view = game.view(Eye::Seat(seat));
//! for player in &view.players {
//!     assert_eq!(player.secret.is_some(), player.seat == seat);
//! }
//! ```

mod acquire;
mod action;
mod audit;
mod battle;
mod battle_card;
mod board;
#[cfg(feature = "typescript")]
pub mod box_contents;
mod build;
mod catalogue;
mod colour;
mod companion;
mod company;
mod cost;
mod day;
mod day_cards;
mod divine;
mod divine_power;
mod edition;
mod event;
mod first;
mod forecast;
mod game;
mod gods;
mod grant;
mod imagine;
mod insight;
pub mod map;
mod march;
mod muster;
mod night;
mod ours;
mod points;
mod pray;
pub mod reckoning;
mod refusal;
#[cfg(feature = "scene")]
pub mod scene;
mod setup;
mod solo;
mod state;
mod step;
mod team;
mod tile;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod warning;
mod why_not;

pub use action::Action;
pub use battle::ledger::{LedgerLine, PointSource};
pub use battle_card::{BattleCard, BattleCards, CardFace, CardRow, Dealt};
pub use board::{Deed, Space, Spaces};
pub use colour::{Colour, Colours};
pub use companion::{Companion, CompanionKind, CompanionRow, Companions};
pub use divine::{Deck, Di, DiCards, DiFace, Effect, Icon};
pub use edition::{Edition, HouseRules};
pub use event::{Event, FameKind, TokenKind, Way};
pub use forecast::{Bounds, CardForecast, Forecast, forecast, forecast_attack};
pub use gods::rise::{GodNeed, Need};
pub use gods::{God, GodRow};
pub use grant::Grant;
pub use imagine::Known;
pub use map::{City, District, Layout, Zone, ZoneKind, ZoneSet};
pub use march::{March, Terms};
pub use muster::{Muster, Source};
pub use ours::Ours;
pub use points::Points;
pub use refusal::Refusal;
pub use setup::{Mode, Seating, Setup, SetupOption, SetupRefusal};
pub use solo::actions::{ActionCard, ActionCards};
pub use solo::events::{Disaster, Disasters, EventCard, EventCards};
pub use solo::objectives::{Goal, Objective, Progress};
pub use solo::plunder::{Half, PlunderCard, PlunderCards};
pub use solo::story::{BanishReason, HaltReason, RespawnReason, Story, WayReason};
pub use solo::targets::{Condition, Decision, TargetKind, Tried};
pub use solo::view::{AmonTroopView, AmonView, GridView, PlaceView};
pub use solo::war_table::{Column, WarTable};
pub use solo::{AMON, SoloEnding, TroopName};
pub use state::{
    Agreed, EndReason, Ending, Kemet, MAX_PLAYERS, MAX_PRAYER, OpenPlayer, Pyramid, SecretView,
    Turn,
};
pub use step::{Role, Step};
pub use tabletop::Refused;
pub use team::{Gain, Goods};
pub use tile::{Boost, Origin, Power, Tile, TileRow, TileSet, When};
#[cfg(feature = "typescript")]
pub use typescript::typescript;
pub use view::{BattleView, FigureView, PlayerView, RulesView, SideView, TroopView, View};

tabletop::impl_field!(Zone, City, District);

/// The example of the readme is compiled and run with those of this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
