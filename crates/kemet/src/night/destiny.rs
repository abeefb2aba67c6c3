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

pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, chosen: u8, journal: &mut J) -> Flow {
    if let Some(seat) = game.next_to_choose(chosen) {
        return Flow::AskOrForce(seat);
    }
    let count = game.player_count();
    for place in 0..count {
        if let Some(seat) = game.destiny[place].take() {
            game.order[place] = seat;
        }
    }
    tell(journal, || Event::TurnOrder {
        order: game.order[..count].to_vec(),
    });
    game.turn_into(Step::Dawn);
    Flow::Again
}

pub(crate) fn options(game: &Kemet, out: &mut impl Offers) {
    for place in 0..game.player_count() {
        if game.destiny[place].is_none() {
            out.offer(Action::Position(place as u8 + 1));
        }
    }
}

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
