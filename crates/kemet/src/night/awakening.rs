//! Step 8: veterans fade, tokens come home, surplus leaves.

use tabletop::{Flow, Journal};

use crate::event::Event;
use crate::muster::{self, Source};
use crate::night::next_player;
use crate::state::tell;
use crate::step::Step;
use crate::{Colours, Kemet, Power, Spaces};

/// KB-3.6.8a to c.
#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    game.pop();
    for seat in game.all_seats() {
        let veterans = game.player(seat).veterans;
        game.spend_veterans(seat, veterans, journal);
        let player = game.player_mut(seat);
        player.tokens = 5;
        player.own_tokens = Spaces::default();
        player.silver_tokens = Spaces::default();
        player.gold_used = false;
        player.bought = Colours::default();
        player.drained = 0;
        player.storm_used = false;
        player.raided = false;
        game.figure_mut(seat).repeated = None;
    }
    tell(journal, || Event::TokensReturned);
    for seat in game.all_seats() {
        if game.captain(seat) == seat {
            game.remove_surplus(seat, journal);
        }
    }
    Flow::Again
}

/// K1-N3: Hand of God and Reinforcements, player by player.
#[inline(never)]
pub(crate) fn night_tiles(game: &mut Kemet, place: u8) -> Flow {
    let seat = game.seat_at(place);
    next_player(game, place, |place| Step::NightTiles { place });
    if game.player(seat).has(Power::NightLevy) {
        muster::begin(game, seat, Source::NightLevy);
    }
    if game.player(seat).has(Power::HandOfGod) {
        // A Build asks the active player.
        game.place = place;
        game.push(Step::Build { free: true });
    }
    Flow::Again
}

/// DIA-3a: one level for free, in turn order.
#[inline(never)]
pub(crate) fn hand_of_god(game: &mut Kemet, place: u8) -> Flow {
    let seat = game.seat_at(place);
    next_player(game, place, |place| Step::HandOfGod { place });
    if game.player(seat).has(Power::HandOfGod) {
        // A Build asks the active player.
        game.place = place;
        game.push(Step::Build { free: true });
    }
    Flow::Again
}
