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
/// use bots::{BotDice, Player, Question};
/// use tabletop::Game;
///
/// struct Opportunist;
///
/// impl<G: Game> Player<G> for Opportunist {
///     fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> usize {
///         let world = G::imagine(&question.view(), dice);
///         let wins = |&action: &G::Action| {
///             let mut next = world.clone();
///             next.apply_unchecked(question.seat, action);
///             next.outcome().is_some_and(|outcome| outcome.won(question.seat))
///         };
///         question.actions.iter().position(wins).unwrap_or(0)
///     }
/// }
/// ```
pub trait Player<G: Game>: Send {
    /// The place of the chosen action in [`Question::actions`]. All chance
    /// comes from `dice`: the same question with the same dice and the same
    /// number of thoughts gets the same answer.
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> usize;
}

/// A player whose kind is known only at the table.
impl<G: Game> Player<G> for Box<dyn Player<G>> {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut BotDice) -> usize {
        (**self).choose(question, dice)
    }
}

/// Asks `player` what `seat` does in `game`, through the eyes of that seat.
/// `actions` is room for the list of legal actions, to be used again. Nothing
/// if the seat has nothing to decide.
#[inline]
pub fn ask<G: Game, P: Player<G> + ?Sized>(
    player: &mut P,
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
    let chosen = player.choose(&question, dice);
    debug_assert!(chosen < actions.len(), "a bot chose out of its list");
    // A bot that is wrong about its list must not stop a table.
    actions.get(chosen).or(actions.first()).copied()
}
