//! Step 7: veterans become units.

use crate::Kemet;
use crate::muster::{self, Source};
use crate::night::next_player;
use crate::step::Step;
use tabletop::Flow;

/// KB-3.6.7: in turn order, one unit for a token, into free own districts.
#[inline(never)]
pub(crate) fn enter(game: &mut Kemet, place: u8) -> Flow {
    let seat = game.seat_at(place);
    next_player(game, place, |place| Step::Conscription { place });
    let player = game.player(seat);
    if player.veterans > 0 && player.supply > 0 {
        muster::begin(game, seat, Source::Conscription);
    }
    Flow::Again
}
