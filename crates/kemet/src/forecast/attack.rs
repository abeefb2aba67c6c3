//! The table on which somebody has attacked, as their own eye may think of it.

use tabletop::{Game, Seat, Staged};

use crate::{Action, Kemet};

/// The most choices between an attack and its war council.
const MOST_CHOICES: u8 = 16;

/// The table after `action`, at the war council it leads to; nothing if there is
/// none. On the way everybody does no more than they must: hands that the eye
/// does not know are empty on this table, so nobody escapes.
pub(super) fn met(mut table: Kemet, seat: Seat, action: Action) -> Option<Kemet> {
    let deck = table.deck;
    table.play(seat, action, &mut tabletop::Silent);
    for _ in 0..MOST_CHOICES {
        if table.is_fighting() {
            // What is drawn on the way nobody knows yet.
            table.deck = deck;
            return Some(table);
        }
        let seat = table.awaiting().lowest()?;
        let mut offers = Vec::new();
        table.actions(seat, &mut offers);
        let action = shortest_way(&offers)?;
        table.play(seat, action, &mut tabletop::Silent);
    }
    None
}

/// Fights what is to be fought, and else ends what can be ended.
fn shortest_way(offers: &[Action]) -> Option<Action> {
    let fight = |action: &&Action| matches!(action, Action::Fight(_));
    let end = |action: &&Action| matches!(action, Action::Done | Action::Decline);
    let mut found = offers.iter().find(fight);
    found = found.or_else(|| offers.iter().find(end));
    found.or(offers.first()).copied()
}
