//! What somebody does without thinking: it brings an imagined line to its end.

use kemet::{Action, Kemet};
use tabletop::{Game, Seat};

use super::tiles::{worth_of_battle_card, worth_of_card};

/// The place of the habitual choice: rather nothing than something, rather
/// staying than going, the least card away.
pub(super) fn habit(actions: &[Action]) -> usize {
    let mut best = (f64::MIN, 0);
    for (place, &action) in actions.iter().enumerate() {
        let liking = liking(action);
        if liking > best.0 {
            best = (liking, place);
        }
    }
    best.1
}

fn liking(action: Action) -> f64 {
    match action {
        Action::Collect(_) | Action::Sacrifice => 60.0,
        Action::Done | Action::Decline | Action::EndTurn | Action::Hide => 50.0,
        Action::Stay | Action::Retreat => 40.0,
        Action::Resolve(_) | Action::Attach(..) | Action::Reinforce(_) => 30.0,
        // Where nothing else is offered, as many as possible at once.
        Action::Place(_, units) => 20.0 + f64::from(units),
        Action::Play(card) => 10.0 + worth_of_battle_card(card),
        Action::Discard(card) | Action::Remove(card) => 10.0 - worth_of_battle_card(card),
        Action::DiscardDi(card) => 10.0 - worth_of_card(card),
        Action::Veterans(count) => -f64::from(count),
        Action::PlayDi(_) | Action::Add(_) | Action::Gold | Action::Storm => -10.0,
        _ => 0.0,
    }
}

/// Lets `seat` follow its habit once.
pub(super) fn follow(game: &mut Kemet, seat: Seat, actions: &mut Vec<Action>) {
    game.actions(seat, actions);
    if let Some(&action) = actions.get(habit(actions)) {
        game.apply_unchecked(seat, action);
    }
}
