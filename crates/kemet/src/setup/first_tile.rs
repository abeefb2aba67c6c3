//! KB-2.3.4: one level-1 tile in the colour of an own pyramid, free.

use super::*;

impl Stage<Kemet> for stage::FirstTile {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        // What follows from the tile asks the active player.
        game.place = self.place;
        let seat = game.seat_at(self.place);
        let mut count = tabletop::Counted::default();
        self.options(game, seat, &mut count);
        if count.count == 0 {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        for colour in game.player(seat).pyramid_colours().iter() {
            for tile in game.market & TileSet::of(colour, 1) {
                out.offer(Action::Take(tile));
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
        let Action::Take(tile) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        crate::acquire::hand_over(game, seat, tile, journal);
        game.steps.push(Step::Acquired { tile });
    }
}
