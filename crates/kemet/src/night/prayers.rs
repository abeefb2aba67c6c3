//! Steps 4 and 5: the income of temples, and prayers.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::grant::{Grant, up_to};
use crate::night::next_player;
use crate::solo::events::Disaster;
use crate::step::{Step, stage};
use crate::{Action, Kemet, Tile, TileSet, Zone};

/// KB-3.6.4: one gain for all temples but the Delta's (KB-3.6.4a).
impl Automatic<Kemet> for stage::Adoration {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        for place in 0..game.places() {
            let seat = game.seat_at(place);
            let temples = game.credited_temples(seat).without(Zone::DT);
            // DO02: each temple pays 1 less.
            let low = u8::from(game.suffers(Disaster::LowNile));
            let pays = |zone: Zone| zone.temple_pp() - low;
            let income = temples.iter().map(pays).sum();
            game.gain_by(seat, income, journal, |_| {
                let part = |zone| Grant::Zone {
                    zone,
                    amount: pays(zone),
                };
                temples.iter().map(part).collect()
            });
        }
    }
}

impl Stage<Kemet> for stage::Prayers {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let place = self.place;
        let seat = game.seat_at(place);
        if game.player(seat).veterans > 0 {
            return Flow::ask(seat);
        }
        pray(game, place, 0, journal);
        Flow::Again
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        (0..=game.player(seat).veterans).for_each(|count| out.offer(Action::Veterans(count)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let place = self.place;
        let Action::Veterans(count) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        pray(game, place, count, journal);
    }
}

/// What everybody gains by praying.
const NIGHTLY: u8 = 2;

/// KB-3.6.5, K1-N1: two, the veterans and what tiles add: one gain (tiles:R6).
fn pray<J: Journal<Event>>(game: &mut Kemet, place: u8, veterans: u8, journal: &mut J) {
    let seat = game.seat_at(place);
    game.spend_veterans(seat, veterans, journal);
    let tiles = game.player(seat).tiles & TileSet::NIGHTLY;
    let by_tiles: u8 = tiles.iter().map(|tile| tile.row().night).sum();
    game.gain_by(seat, NIGHTLY + veterans + by_tiles, journal, |_| {
        let tile = |tile: Tile| Grant::Tile {
            tile,
            amount: tile.row().night,
        };
        let own = [
            Grant::Night { amount: NIGHTLY },
            Grant::Veterans { amount: veterans },
        ];
        up_to(
            u8::MAX,
            own.into_iter().chain(tiles.iter().map(tile)).collect(),
        )
    });
    next_player(game, place, |place| Step::Prayers { place });
}
