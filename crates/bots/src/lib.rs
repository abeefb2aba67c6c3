//! Players that think.
//!
//! | what | where |
//! | --- | --- |
//! | what a bot is handed and gives back | [`Bot`], [`Question`], [`Budget`], [`Answer`] |
//! | asking one about a running game | [`ask`] |
//! | the dice of one game out of many | [`dice_for`] |
//! | which bots there are, by name | [`Level`], [`Contestant`], [`Staffed`] |
//! | what they think of a position, and how they learnt it | [`Judgement`], [`train`] |
//! | why an action looks good, and what it is worth at a glance | [`reasons()`], [`glance()`] |
//! | any legal action | [`Random`] |
//! | one look ahead | [`Scribe`] |
//! | a tree of imagined games | [`Search`] |
//! | a program of somebody else | [`outside`], [`Entrant`] |
//! | a tournament | [`arena`] |
//!
//! A bot sees what its seat sees and nothing else: a [`Question`] holds a view,
//! never a state. Whoever wants to think about whole positions imagines them
//! with [`tabletop::Game::imagine`].

pub mod arena;
mod bot;
mod budget;
mod chance;
mod contestant;
mod entrant;
mod glance;
mod habit;
mod judgement;
mod level;
mod mixing;
pub mod outside;
mod random;
mod reasons;
mod scribe;
mod search;
pub mod train;

pub use bot::{Answer, Bot, BotDice, Prospect, Question, ask};
pub use budget::{Budget, Meter};
pub use chance::dice_for;
pub use contestant::{Contestant, NameError};
pub use entrant::Entrant;
pub use glance::glance;
pub use judgement::{Chances, Judgement, WeightGap, Weights, WeightsError};
pub use level::{Level, Staffed};
pub use random::Random;
pub use reasons::{Reason, reasons};
pub use scribe::Scribe;
pub use search::Search;
