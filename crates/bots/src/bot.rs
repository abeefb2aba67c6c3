//! What a bot is: it is asked a question and gives an answer.

use std::fmt;

use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game, Seat};

use crate::Budget;

/// The dice a bot throws: fast, seeded, and no part of the game's own chance.
pub type BotDice = Xoshiro256PlusPlus;

/// One decision, as the seat that must take it sees it.
///
/// It holds the view of that seat and no state, so a bot cannot look at what it
/// must not know. The view is built when it is asked for: whoever decides
/// without looking pays nothing.
pub struct Question<'a, G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// All that may be chosen; never empty.
    pub actions: &'a [G::Action],
    /// How long to think.
    pub budget: Budget,
    look: &'a dyn Fn() -> G::View,
}

impl<'a, G: Game> Question<'a, G> {
    /// A question. `look` gives what `seat` sees.
    pub fn new(
        seat: Seat,
        actions: &'a [G::Action],
        budget: Budget,
        look: &'a dyn Fn() -> G::View,
    ) -> Self {
        Question {
            seat,
            actions,
            budget,
            look,
        }
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        (self.look)()
    }
}

impl<G: Game> fmt::Debug for Question<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("seat", &self.seat)
            .field("actions", &self.actions)
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

/// What a bot chose, and why.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The place of the chosen action in [`Question::actions`].
    pub choice: usize,
    /// What it thought of its choices, the best first; empty if it did not
    /// compare any.
    pub options: Vec<Prospect>,
    /// Everybody's chance to win by its estimate, by seat; empty if it made
    /// none.
    pub chances: Vec<f32>,
    /// How many simulations the answer rests on.
    pub simulations: u32,
}

impl Answer {
    /// A choice without reasons.
    #[inline]
    pub const fn plain(choice: usize) -> Answer {
        Answer {
            choice,
            options: Vec::new(),
            chances: Vec::new(),
            simulations: 0,
        }
    }
}

/// What a bot thought of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The place of the action in [`Question::actions`].
    pub place: usize,
    /// How much of its attention it got, or how often it would be taken; all
    /// shares add up to one.
    pub share: f32,
    /// The deciding seat's chance to win after it.
    pub chance: f32,
}

/// By share, then by chance.
pub(crate) fn best_first(options: &mut [Prospect]) {
    options.sort_by(|a, b| {
        let shares = b.share.total_cmp(&a.share);
        shares.then(b.chance.total_cmp(&a.chance))
    });
}

/// A player without a person. One value plays one seat of one game.
///
/// What it needs to know is in each question: it may remember things to be
/// quicker, but must be able to go on from any position, because tables are
/// reloaded and moves are taken back.
///
/// A player of every game, better than nothing: it tries each action in one
/// imagined world and takes one that wins at once.
///
/// ```
/// use bots::{Answer, Bot, BotDice, Question};
/// use tabletop::Game;
///
/// struct Opportunist;
///
/// impl<G: Game> Bot<G> for Opportunist {
///     fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
///         let world = G::imagine(&G::know(&question.view()), dice);
///         let wins = |&action: &G::Action| {
///             let mut next = world.clone();
///             next.apply_unchecked(question.seat, action);
///             next.outcome().is_some_and(|outcome| outcome.won(question.seat))
///         };
///         Answer::plain(question.actions.iter().position(wins).unwrap_or(0))
///     }
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// What to do, and why. All chance comes from `dice`: the same questions
    /// with the same dice and the same number of simulations get the same
    /// answers.
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer;

    /// How many bytes it holds of what it thought about so far.
    fn remembers(&self) -> usize {
        0
    }
}

/// A bot whose kind is known only at the table.
impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> Answer {
        (**self).choose(question, dice)
    }

    fn remembers(&self) -> usize {
        (**self).remembers()
    }
}

/// Asks `bot` what `seat` does in `game`, through the eyes of that seat.
/// `actions` is room for the list of legal actions, to be used again. Nothing
/// if the seat has nothing to decide.
#[inline]
pub fn ask<G: Game, B: Bot<G> + ?Sized>(
    bot: &mut B,
    game: &G,
    seat: Seat,
    actions: &mut Vec<G::Action>,
    budget: Budget,
    dice: &mut BotDice,
) -> Option<G::Action> {
    game.actions(seat, actions);
    if actions.is_empty() {
        return None;
    }
    let look = || game.view(Eye::Seat(seat));
    let question = Question::new(seat, actions, budget, &look);
    let chosen = bot.choose(&question, dice).choice;
    debug_assert!(chosen < actions.len(), "a bot chose out of its list");
    // A bot that is wrong about its list must not stop a table.
    actions.get(chosen).or(actions.first()).copied()
}
