//! Players that think.
//!
//! | what | where |
//! | --- | --- |
//! | what a bot is handed and gives back | [`Player`], [`Question`], [`Budget`] |
//! | asking one about a running game | [`ask`] |
//! | which bots a game has, by name | [`Staffed`], [`names`], [`named`], [`Bot`] |
//! | any legal action | [`Random`] |
//! | a good evening's opponent at Kemet | [`Sensible`] |
//!
//! A bot sees what its seat sees and nothing else: a [`Question`] holds a view,
//! never a state. Whoever wants to think about whole positions imagines them
//! with [`tabletop::Game::imagine`].

mod budget;
mod player;
mod random;
mod registry;
mod sensible;

pub use budget::{Budget, Meter};
pub use player::{BotDice, Player, Question, ask};
pub use random::Random;
pub use registry::{Bot, Staffed, UnknownBot, named, names};
pub use sensible::Sensible;
