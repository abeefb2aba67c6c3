//! A player of Kemet that people enjoy: quick, sound, and not to be read.
//!
//! It imagines a world that fits what it sees, tries every sensible way to take
//! its action in it, lets habit finish the turn and takes the way that leaves
//! it best off. Battles are a small game of their own, and their cards are
//! mixed.
//!
//! | question | file |
//! | --- | --- |
//! | what is a position worth | `worth.rs`, `tiles.rs` |
//! | what can my action lead to | `search.rs`, `prune.rs`, `habit.rs`, `moment.rs` |
//! | which cards in the war council | `council.rs`, `mixing.rs` |
//! | where to begin, when to go | `opening.rs` |

mod council;
mod habit;
mod mixing;
mod moment;
mod opening;
mod prune;
mod search;
mod tiles;
mod worth;

use kemet::{Action, Kemet, PlayerView, View};
use rand::{Rng, RngExt};
use tabletop::{Game, Seat};

use crate::{BotDice, Meter, Player, Question};
use moment::Moment;
use search::Search;

/// More thoughts than this change little.
const MOST_THOUGHTS: u32 = 1_000;

/// Differences smaller than this are a matter of taste.
const TASTE: f64 = 0.25;

/// What something that costs no action must bring to be done at once.
const WORTHWHILE: f64 = 0.4;

/// The sensible player of Kemet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sensible;

impl Player<Kemet> for Sensible {
    fn choose(&mut self, question: &Question<'_, Kemet>, dice: &mut BotDice) -> usize {
        let actions = question.actions;
        if actions.len() == 1 {
            return 0;
        }
        let view = question.view();
        let meter = question.budget.meter(MOST_THOUGHTS);
        decide(&view, question.seat, actions, meter, dice)
    }
}

fn decide(view: &View, me: Seat, actions: &[Action], meter: Meter, dice: &mut BotDice) -> usize {
    let moment = Moment::of(actions);
    match moment {
        Moment::Council => return council::choose(view, me, actions, dice),
        Moment::Setup => return opening::choose(view, me, actions, dice),
        _ => {}
    }
    if let Some(place) = opening::place_in_order(view, me, actions) {
        return place;
    }
    let own = &view.players[me.index()];
    let world = Kemet::imagine(view, dice);
    let mut search = Search::new(me, meter);
    if moment == Moment::Token
        && let Some(place) = something_free(&mut search, &world, actions)
    {
        return place;
    }
    let candidates = candidates(moment, actions, own);
    let values = search.values(&world, &candidates);
    let chosen = candidates[best(&values, dice)];
    actions
        .iter()
        .position(|&action| action == chosen)
        .unwrap_or(0)
}

/// What is worth a thought at the decision itself.
fn candidates(moment: Moment, actions: &[Action], own: &PlayerView) -> Vec<Action> {
    if moment == Moment::Token {
        return prune::tokens(actions, own);
    }
    let mut candidates = actions.to_vec();
    match moment {
        Moment::Resolve => prune::more_tokens(&mut candidates, own),
        _ => prune::thin_out(&mut candidates),
    }
    candidates
}

/// A companion to attach or a card to play before the token, if that helps as
/// it is.
fn something_free(search: &mut Search, world: &Kemet, actions: &[Action]) -> Option<usize> {
    let is_free = |action: &Action| !matches!(action, Action::Token(_));
    let free: Vec<Action> = actions.iter().copied().filter(is_free).collect();
    if free.is_empty() {
        return None;
    }
    let now = search.now(world);
    let values = search.values(world, &free);
    let (place, value) = values
        .into_iter()
        .enumerate()
        .max_by(|a, b| a.1.total_cmp(&b.1))?;
    let chosen = free[place];
    (value > now + WORTHWHILE).then(|| actions.iter().position(|&action| action == chosen))?
}

/// The place of the best value, near ties by chance.
fn best(values: &[f64], dice: &mut impl Rng) -> usize {
    let mut best = (f64::MIN, 0);
    for (place, value) in values.iter().enumerate() {
        let value = value + dice.random_range(0.0..TASTE);
        if value > best.0 {
            best = (value, place);
        }
    }
    best.1
}
