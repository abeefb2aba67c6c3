//! KB-4.5.b, KB-4.5.c: each team picks an order marker, these are drawn, and the
//! others follow in the same order of teams.

use super::*;
use crate::night::team_destiny;

/// The first markers, then the drawing, then the others as in Destiny.
pub(super) fn push(game: &mut Kemet) {
    let teams = game.captains().count() as u8;
    game.push(Step::TeamDestiny { placed: teams });
    game.push(Step::DrawTeams);
    for seat in (0..game.agreed.players).rev().map(Seat) {
        if game.captain(seat) == seat {
            game.push(Step::FirstMarker { captain: seat });
        }
    }
}

pub(crate) fn options(game: &Kemet, captain: Seat, out: &mut impl Offers) {
    team_destiny::options(game, captain, out);
}

pub(crate) fn take<J: Journal<Event>>(game: &mut Kemet, action: Action, journal: &mut J) {
    game.pop();
    let Action::Name(seat) = action else { return };
    if let Some(space) = game.destiny.iter_mut().find(|space| space.is_none()) {
        *space = Some(seat);
    }
    tell(journal, || Event::MarkerPicked { seat });
}

/// The first markers are placed at random from the left.
pub(crate) fn draw<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    game.pop();
    let teams = game.captains().count();
    let mut first = game.destiny;
    game.dice.shuffle(&mut first[..teams]);
    game.destiny = first;
    game.reveals += 1;
    for (place, seat) in first[..teams].iter().flatten().enumerate() {
        tell(journal, || Event::PlaceTaken {
            seat: *seat,
            place: place as u8 + 1,
        });
    }
}
