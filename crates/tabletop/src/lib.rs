//! The contract between a board game and the world.
//!
//! A game is a value ([`Game`]): the same setup, seed and actions give the same
//! game on every machine. Browsers, bots, tests and files all speak to a game
//! through this crate, and this crate knows no game.
//!
//! ```
//! use tabletop::{Game, Journal, Seed, SetupError};
//!
//! /// Plays any game to its end, always by the first action of the list, and
//! /// tells `journal` what happens.
//! fn play<G: Game>(
//!     setup: &G::Setup,
//!     seed: Seed,
//!     journal: &mut impl Journal<G::Event>,
//! ) -> Result<G, SetupError> {
//!     let mut game = G::start(setup, seed)?;
//!     let mut list = Vec::new();
//!     while let Some(seat) = game.awaiting().lowest() {
//!         game.actions(seat, &mut list);
//!         game.apply(seat, list[0], journal)
//!             .expect("what is on the list is legal");
//!     }
//!     Ok(game)
//! }
//! ```
//!
//! | idea | where |
//! | --- | --- |
//! | who sits, who must decide, who looks | [`Seat`], [`Seats`], [`Eye`] |
//! | the game itself, its two doors and its views | [`Game`] |
//! | its flow as a stack of steps | [`steps!`], [`Stage`], [`Staged`], [`Flow`] |
//! | what every game refuses; errors told by their kind | [`Refused`]; [`Kinds`], [`kinds!`] |
//! | its words: vocabularies, sets, actions | [`vocabulary!`], [`bit_set!`], [`actions!`] |
//! | its printed pieces as rows | [`rows!`], [`members_where!`] |
//! | what happened, and who may know | [`Journal`], [`Audience`] |
//! | how it ended | [`Outcome`] |
//! | randomness through one door | [`Seed`], [`Dice`] |
//! | what players who think ask besides the rules | [`Insight`] |
//! | a game as text; undo | [`Record`], [`Played`] |
//! | one battery of checks for every game | [`check_game`] |

mod battery;
mod dice;
mod flow;
mod game;
mod hash;
mod insight;
mod journal;
mod kinds;
mod outcome;
mod played;
mod record;
mod refused;
mod rows;
mod seat;
mod set;
mod stage;
mod steps;
#[cfg(feature = "typescript")]
pub mod typescript;
mod vocabulary;

pub use battery::{Battery, Failure, Tally, check_game};
pub use dice::{Dice, Seed};
pub use flow::{Counted, Flow, Offers, Staged};
pub use game::{Applied, Compact, Game, SetupError};
pub use hash::{Later, state_hash};
pub use insight::{Axis, Block, Insight, Trained};
pub use journal::{Audience, Journal, Pages, Silent, tell, whisper};
pub use kinds::{Kind, Kinds};
pub use outcome::Outcome;
pub use played::{Closes, Played, Rewound, UndoRefusal, closed_to};
pub use record::{FreshDice, Mark, Moment, Record, RecordError, Transcript, game_name, is_marked};
pub use refused::Refused;
pub use rows::choice_of;
pub use seat::{Eye, MAX_SEATS, Seat, Seats};
pub use set::{BitSet, Bits, Members};
pub use stage::{Automatic, Stage, StepTable};
pub use steps::Steps;
pub use vocabulary::{Field, Verb};
