//! KB-4.5.b, KB-4.5.c: each team picks an order marker, these are drawn, and the
//! others follow in the same order of teams.

use super::*;
use crate::night::team_destiny;

/// The first markers, then the drawing, then the others as in Destiny.
pub(super) fn push(game: &mut Kemet) {
    let teams = game.captains().count() as u8;
    game.steps.push(Step::TeamDestiny { placed: teams });
    game.steps.push(Step::DrawTeams);
    for seat in (0..game.agreed.players).rev().map(Seat) {
        if game.captain(seat) == seat {
            game.steps.push(Step::FirstMarker { captain: seat });
        }
    }
}

impl Stage<Kemet> for stage::FirstMarker {
    fn enter<J: Journal<Event>>(self, _: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(self.captain)
    }

    fn options(self, game: &Kemet, captain: Seat, out: &mut impl Offers<Action>) {
        team_destiny::marker_options(game, captain, out);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Action::Name(seat) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        if let Some(space) = game.destiny.iter_mut().find(|space| space.is_none()) {
            *space = Some(seat);
        }
        tell(journal, || Event::MarkerPicked { seat });
    }
}

/// The first markers are placed at random from the left.
impl Automatic<Kemet> for stage::DrawTeams {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
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
}
