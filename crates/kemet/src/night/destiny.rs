//! Step 9: the new turn order.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::{MAX_PLAYERS, tell};
use crate::step::{Step, stage};
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

impl Stage<Kemet> for stage::Destiny {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let chosen = self.chosen;
        if let Some(seat) = game.next_to_choose(chosen) {
            return Flow::AskOrForce(seat);
        }
        settle_order(game, journal);
        game.steps.turn_into(Step::Dawn);
        Flow::Again
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        for place in 0..game.player_count() {
            if game.destiny[place].is_none() {
                out.offer(Action::Position(place as u8 + 1));
            }
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let chosen = self.chosen;
        let Action::Position(place) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.destiny[usize::from(place) - 1] = Some(seat);
        tell(journal, || Event::PlaceTaken { seat, place });
        game.steps.turn_into(Step::Destiny { chosen: chosen + 1 });
    }
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
impl Stage<Kemet> for stage::Decree {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        if self.placed < game.agreed.players
            && let Some(seat) = game.next_to_choose(0)
        {
            return Flow::AskOrForce(seat);
        }
        game.steps.pop();
        settle_order(game, journal);
        Flow::Again
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        game.all_seats()
            .filter(|&seat| !game.destiny.contains(&Some(seat)))
            .for_each(|seat| out.offer(Action::Next(seat)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Action::Next(seat) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let place = self.placed + 1;
        game.destiny[usize::from(self.placed)] = Some(seat);
        tell(journal, || Event::PlaceTaken { seat, place });
        game.steps.turn_into(Step::Decree { placed: place });
    }
}
