//! Step 8: veterans fade, tokens come home, surplus leaves.

use tabletop::{Automatic, Journal};

use crate::event::Event;
use crate::muster::{self, Source};
use crate::night::next_player;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Colours, Kemet, Power, Spaces};

/// KB-3.6.8a to c.
impl Automatic<Kemet> for stage::Awakening {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
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
    }
}

/// K1-N3: Hand of God and Reinforcements, player by player.
impl Automatic<Kemet> for stage::NightTiles {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let place = self.place;
        let seat = game.seat_at(place);
        next_player(game, place, |place| Step::NightTiles { place });
        if game.player(seat).has(Power::NightLevy) {
            muster::begin(game, seat, Source::NightLevy);
        }
        if game.player(seat).has(Power::HandOfGod) {
            game.tell_tile(seat, Power::HandOfGod, journal);
            // A Build asks the active player.
            game.place = place;
            game.steps.push(Step::Build { free: true });
        }
    }
}

/// DIA-3a: one level for free, in turn order.
impl Automatic<Kemet> for stage::HandOfGod {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let place = self.place;
        let seat = game.seat_at(place);
        next_player(game, place, |place| Step::HandOfGod { place });
        if game.player(seat).has(Power::HandOfGod) {
            game.tell_tile(seat, Power::HandOfGod, journal);
            // A Build asks the active player.
            game.place = place;
            game.steps.push(Step::Build { free: true });
        }
    }
}
