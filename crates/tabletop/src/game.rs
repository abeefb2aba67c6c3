//! The contract itself.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Eye, Journal, Outcome, Seat, Seats, Seed};

/// A value with a number of its own, for compact storage and fast comparison.
pub trait Compact: Sized {
    /// The number of this value.
    fn code(self) -> u32;

    /// The value with this number, if there is one.
    fn from_code(code: u32) -> Option<Self>;
}

/// Why a setup cannot be played: a value of the game's own, of which a sentence
/// can be made, as of a refusal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(pub serde_json::Value);

impl SetupError {
    /// The reason in the game's own terms.
    pub fn of(why: &impl Serialize) -> SetupError {
        SetupError(serde_json::to_value(why).unwrap_or_default())
    }
}

/// What an accepted action meant for the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Applied {
    /// Something hidden came to light, or chance decided: from here on nobody
    /// takes anything back without the table's consent.
    pub revealed: bool,
}

/// A board game.
///
/// The state is plain data: it clones by copying, compares and hashes, and
/// holds its own dice. It is never serialised for a player; eyes get views.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The name of the game on the command line and in records.
    const NAME: &'static str;

    /// Raised with every change of the rules that alters a recorded game.
    /// docs/records.md says how.
    const RULES_VERSION: u32;

    /// The oldest version of the rules that can still be played: a game goes on
    /// under the rules it began with.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;

    /// No game takes more actions than this.
    const LONGEST: usize;

    /// Edition, mode, seats and options. May be nonsense until [`Game::start`]
    /// has looked at it.
    type Setup: Clone + Debug + Send + Sync + Serialize + DeserializeOwned;

    /// One choice out of a short list; `Display` and `FromStr` are its notation.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + Compact + Send + Sync;

    /// What one eye sees: its own type, built field by field. Whoever is sent
    /// one as JSON reads the same again, and can hand it to [`Game::know`].
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// What happened. The line a person reads is in `locales/`, by its kind and its
    /// fields.
    type Event: Clone + PartialEq + Debug + Serialize;

    /// Why not: the rule and the number that fails. Its sentence is in `locales/`.
    type Refusal: Error + Clone + PartialEq + Debug + Serialize;

    /// What one eye knows, made ready for imagining many states.
    type Known: Send + Sync;

    /// A game under this version of the rules, which must be one that
    /// [`Game::plays`], or the reason why this setup cannot be.
    fn start_under(rules: u32, setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError>;

    /// A new game under the rules of today.
    fn start(setup: &Self::Setup, seed: Seed) -> Result<Self, SetupError> {
        Self::start_under(Self::RULES_VERSION, setup, seed)
    }

    /// Whether games can be played under this version of the rules.
    fn plays(rules: u32) -> bool {
        (Self::OLDEST_RULES..=Self::RULES_VERSION).contains(&rules)
    }

    /// Sets the dice anew: whatever chance decides from here on follows from
    /// `seed`, and nobody knows it who saw what the old dice decided. What is
    /// on the table, and in hands, stays.
    fn renew_dice(&mut self, seed: Seed);

    /// Everybody at the table.
    fn seats(&self) -> Seats;

    /// Who must decide now: one seat, or several at once. Empty when it is over.
    fn awaiting(&self) -> Seats;

    /// All legal actions of `seat`, and no others, in a fixed order, written to
    /// `out` (which is cleared first). Empty for a seat that is not awaited.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The world's door: checked, all or nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        journal: &mut impl Journal<Self::Event>,
    ) -> Result<Applied, Self::Refusal>;

    /// The search's door: no journal, no check. The action must be one that
    /// [`Game::actions`] gave for this very state.
    fn apply_unchecked(&mut self, seat: Seat, action: Self::Action);

    /// Why `seat` cannot do what it wishes; nothing if it can.
    fn why_not(&self, seat: Seat, wish: Self::Action) -> Option<Self::Refusal>;

    /// What an offered action costs its seat, in whatever players of the game
    /// pay with; nothing where it costs nothing.
    fn cost(&self, _seat: Seat, _action: Self::Action) -> Option<u16> {
        None
    }

    /// Whether an offered action leads into a fight with somebody.
    fn is_attack(&self, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// What else is to be known of an offered action before it is taken, in a
    /// word that prompts go by: that nothing is paid for it, say.
    fn remark(&self, _seat: Seat, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Why one should think twice before taking an offered action, in a word of
    /// the game: that it does nothing, or gives something up. No hint proposes
    /// it while there is anything else. To attack is no mistake in itself.
    fn warning(&self, _seat: Seat, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// What `eye` may see.
    fn view(&self, eye: Eye) -> Self::View;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What a view tells, made ready for [`Game::imagine`].
    fn know(view: &Self::View) -> Self::Known;

    /// A whole state that what is known could belong to, the hidden part made
    /// up anew each time.
    fn imagine(known: &Self::Known, rng: &mut impl Rng) -> Self;

    /// What must hold in every state (pieces conserved, limits kept): the
    /// battery asks after each action. The first thing wrong, in words.
    fn audit(&self) -> Result<(), String>;
}
