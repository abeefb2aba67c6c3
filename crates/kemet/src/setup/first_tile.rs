//! KB-2.3.4: one level-1 tile in the colour of an own pyramid, free.

use super::*;

pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    for colour in game.player(seat).pyramid_colours().iter() {
        for tile in game.market.and(TileSet::of(colour, 1)).iter() {
            out.offer(Action::Take(tile));
        }
    }
}

pub(crate) fn enter(game: &mut Kemet, place: u8) -> Flow {
    // What follows from the tile asks the active player.
    game.place = place;
    let seat = game.seat_at(place);
    let mut count = tabletop::Counted::default();
    options(game, seat, &mut count);
    if count.count == 0 {
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(seat)
}

pub(crate) fn take<J: Journal<Event>>(game: &mut Kemet, seat: Seat, tile: Tile, journal: &mut J) {
    game.pop();
    crate::acquire::hand_over(game, seat, tile, journal);
    game.push(Step::Acquired { tile });
}
