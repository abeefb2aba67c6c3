//! Step 9: the new turn order.

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::state::{MAX_PLAYERS, tell};
use crate::step::Step;
use crate::{Action, Kemet, Power};

impl Kemet {
    /// Who chooses after `chosen` others: Supreme Power first (REN-AMB1), then
    /// from fewest fame upward, ties by the old order (KB-3.6.9.2).
    pub(crate) fn next_to_choose(&self, chosen: u8) -> Option<Seat> {
        if chosen >= self.agreed.players {
            return None;
        }
        let mut seats: arrayvec::ArrayVec<(bool, u8, Seat), MAX_PLAYERS> = self.order
            [..self.player_count()]
            .iter()
            .map(|&seat| {
                (
                    !self.player(seat).has(Power::SupremePower),
                    self.fame(seat),
                    seat,
                )
            })
            .collect();
        seats.sort_by_key(|&(later, fame, _)| (later, fame));
        seats.get(usize::from(chosen)).map(|&(_, _, seat)| seat)
    }
}

#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, chosen: u8, journal: &mut J) -> Flow {
    if let Some(seat) = game.next_to_choose(chosen) {
        return Flow::AskOrForce(seat);
    }
    settle_order(game, journal);
    game.turn_into(Step::Dawn);
    Flow::Again
}

/// The order chosen becomes the order.
pub(super) fn settle_order<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let count = game.player_count();
    for place in 0..count {
        if let Some(seat) = game.destiny[place].take() {
            game.order[place] = seat;
        }
    }
    tell(journal, || Event::TurnOrder {
        order: game.order[..count].to_vec(),
    });
}

/// K1-N4: the last in victory points, of equals the first of the old order, sets
/// the whole order.
pub(crate) mod decree {
    use super::*;

    #[inline(never)]
    pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, placed: u8, journal: &mut J) -> Flow {
        if placed < game.agreed.players
            && let Some(seat) = game.next_to_choose(0)
        {
            return Flow::AskOrForce(seat);
        }
        game.pop();
        settle_order(game, journal);
        Flow::Again
    }

    #[inline(never)]
    pub(crate) fn options(game: &Kemet, out: &mut impl Offers) {
        game.all_seats()
            .filter(|&seat| !game.destiny.contains(&Some(seat)))
            .for_each(|seat| out.offer(Action::Next(seat)));
    }

    #[inline(never)]
    pub(crate) fn take<J: Journal<Event>>(
        game: &mut Kemet,
        placed: u8,
        action: Action,
        journal: &mut J,
    ) {
        if let Action::Next(seat) = action {
            game.destiny[usize::from(placed)] = Some(seat);
            tell(journal, || Event::PlaceTaken {
                seat,
                place: placed + 1,
            });
            game.turn_into(Step::Decree { placed: placed + 1 });
        }
    }
}

#[inline(never)]
pub(crate) fn options(game: &Kemet, out: &mut impl Offers) {
    for place in 0..game.player_count() {
        if game.destiny[place].is_none() {
            out.offer(Action::Position(place as u8 + 1));
        }
    }
}

#[inline(never)]
pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    chosen: u8,
    action: Action,
    journal: &mut J,
) {
    if let Action::Position(place) = action {
        game.destiny[usize::from(place) - 1] = Some(seat);
        tell(journal, || Event::PlaceTaken { seat, place });
        game.turn_into(Step::Destiny { chosen: chosen + 1 });
    }
}
