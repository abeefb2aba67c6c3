//! Steps 4 and 5: the income of temples, and prayers.

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::night::next_player;
use crate::solo::events::Disaster;
use crate::step::Step;
use crate::{Action, Kemet, TileSet, Zone};

/// KB-3.6.4: one gain for all temples but the Delta's (KB-3.6.4a).
#[inline(never)]
pub(crate) fn adoration<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    game.pop();
    for place in 0..game.places() {
        let seat = game.seat_at(place);
        let temples = game.credited_temples(seat).without(Zone::DT);
        // DO02: each temple pays 1 less.
        let low = u8::from(game.suffers(Disaster::LowNile));
        let income = temples.iter().map(|zone| zone.temple_pp() - low).sum();
        game.gain(seat, income, journal);
    }
    Flow::Again
}

#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, place: u8, journal: &mut J) -> Flow {
    let seat = game.seat_at(place);
    if game.player(seat).veterans > 0 {
        return Flow::ask(seat);
    }
    pray(game, place, 0, journal);
    Flow::Again
}

#[inline(never)]
pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    (0..=game.player(seat).veterans).for_each(|count| out.offer(Action::Veterans(count)));
}

#[inline(never)]
pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    place: u8,
    action: Action,
    journal: &mut J,
) {
    if let Action::Veterans(count) = action {
        pray(game, place, count, journal);
    }
}

/// KB-3.6.5, K1-N1: two, the veterans and what tiles add: one gain (tiles:R6).
fn pray<J: Journal<Event>>(game: &mut Kemet, place: u8, veterans: u8, journal: &mut J) {
    let seat = game.seat_at(place);
    game.spend_veterans(seat, veterans, journal);
    let tiles = game.player(seat).tiles.and(TileSet::NIGHTLY);
    let by_tiles: u8 = tiles.iter().map(|tile| tile.row().night).sum();
    game.gain(seat, 2 + veterans + by_tiles, journal);
    next_player(game, place, |place| Step::Prayers { place });
}
