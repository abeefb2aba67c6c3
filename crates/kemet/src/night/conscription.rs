//! Step 7: veterans become units.

use tabletop::{Automatic, Journal};

use crate::Kemet;
use crate::event::Event;
use crate::muster::{self, Source};
use crate::night::next_player;
use crate::step::{Step, stage};

/// KB-3.6.7: in turn order, one unit for a token, into free own districts.
impl Automatic<Kemet> for stage::Conscription {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) {
        let place = self.place;
        let seat = game.seat_at(place);
        next_player(game, place, |place| Step::Conscription { place });
        let player = game.player(seat);
        if player.veterans > 0 && player.supply > 0 {
            muster::begin(game, seat, Source::Conscription);
        }
    }
}
