//! Step 9 with teams: each puts a marker on the first spaces, then the order of
//! the teams repeats (KB-4.10.9.1 to KB-4.10.9.4, KB-AM-T1).
//!
//! The captain decides for the team (KB-AM-T8): which marker, and for the first
//! one which space.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::night::destiny::settle_order;
use crate::state::{MAX_PLAYERS, tell};
use crate::step::{Step, stage};
use crate::{Action, Kemet, Power};

impl Kemet {
    fn team_count(&self) -> usize {
        self.captains().count()
    }

    /// The captain of the team that chooses after so many others: Supreme Power
    /// first (REN-AMB1), then from fewest fame upward, of equals the team whose
    /// first player was further left (KB-4.10.9.2, KB-4.10.9.2a).
    fn team_to_choose(&self, chosen: u8) -> Seat {
        let first = |captain: Seat| {
            let order = &self.order[..self.player_count()];
            order.iter().position(|&seat| !self.at_odds(captain, seat))
        };
        let supreme = |captain: Seat| {
            let mut allies = self.allies(captain).iter();
            allies.any(|ally| self.player(ally).has(Power::SupremePower))
        };
        let mut captains: arrayvec::ArrayVec<Seat, MAX_PLAYERS> = self.captains().collect();
        captains
            .sort_by_key(|&captain| (!supreme(captain), self.team_fame(captain), first(captain)));
        captains[usize::from(chosen)]
    }

    /// The captain of the team whose marker comes next: by choice in the first
    /// block, then as the teams stand on the track.
    fn team_to_place(&self, placed: u8) -> Seat {
        let teams = self.team_count();
        if usize::from(placed) < teams {
            return self.team_to_choose(placed);
        }
        let ahead = self.destiny[usize::from(placed) % teams];
        self.captain(ahead.expect("the first block is full"))
    }

    fn marker_placed(&self, seat: Seat) -> bool {
        self.destiny.contains(&Some(seat))
    }
}

impl Stage<Kemet> for stage::TeamDestiny {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let placed = self.placed;
        if placed == game.agreed.players {
            game.steps.pop();
            settle_order(game, journal);
            return Flow::Again;
        }
        Flow::AskOrForce(game.team_to_place(placed))
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        marker_options(game, seat, out);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let placed = self.placed;
        let Action::Name(seat) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        if usize::from(placed) < game.team_count() {
            game.steps.turn_into(Step::TeamPlace { placed, seat });
        } else {
            put(game, seat, placed, journal);
            game.steps
                .turn_into(Step::TeamDestiny { placed: placed + 1 });
        }
    }
}

/// Whose marker the team of `captain` may take.
pub(crate) fn marker_options(game: &Kemet, captain: Seat, out: &mut impl Offers<Action>) {
    let allies = game.allies(captain).iter();
    allies
        .filter(|&ally| !game.marker_placed(ally))
        .for_each(|ally| out.offer(Action::Name(ally)));
}

/// A marker on a space, counted from 0.
fn put<J: Journal<Event>>(game: &mut Kemet, seat: Seat, space: u8, journal: &mut J) {
    game.destiny[usize::from(space)] = Some(seat);
    tell(journal, || Event::PlaceTaken {
        seat,
        place: space + 1,
    });
}

/// One of the first spaces, as many as there are teams.
impl Stage<Kemet> for stage::TeamPlace {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.captain(self.seat))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        for space in 0..game.team_count() {
            if game.destiny[space].is_none() {
                out.offer(Action::Position(space as u8 + 1));
            }
        }
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Action::Position(place) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        put(game, self.seat, place - 1, journal);
        game.steps.turn_into(Step::TeamDestiny {
            placed: self.placed + 1,
        });
    }
}
