//! Pray: two prayer points, and what tiles add (section 3.4.4).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::muster::{self, Source};
use crate::solo::events::Disaster;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Action, Kemet, Power};

impl Automatic<Kemet> for stage::Pray {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let seat = game.active();
        if game.player(seat).has(Power::TitheThief) && victims(game, seat).next().is_some() {
            game.steps.turn_into(Step::TitheThief);
            return;
        }
        pray(game, seat, 0, journal);
    }
}

/// Opponents with more prayer points than the thief (AME-1a).
fn victims(game: &Kemet, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let own = game.player(seat).prayer;
    game.all_seats()
        .filter(move |&other| game.at_odds(seat, other) && game.player(other).prayer > own)
}

impl Stage<Kemet> for stage::TitheThief {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        victims(game, seat).for_each(|victim| out.offer(Action::Victim(victim)));
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Victim(victim) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.player_mut(victim).prayer -= 1;
        tell(journal, || Event::PrayerLost {
            seat: victim,
            amount: 1,
        });
        pray(game, seat, 1, journal);
    }
}

/// One gain: the action and its modifiers together (KB-TM-02).
fn pray<J: Journal<Event>>(game: &mut Kemet, seat: Seat, stolen: u8, journal: &mut J) {
    game.steps.pop();
    let priest = u8::from(game.player(seat).has(Power::Priest));
    // DO01: 1 less.
    let eaten = u8::from(game.suffers(Disaster::Locusts));
    game.gain(seat, 2 + priest + stolen - eaten, journal);
    drain(game, seat, journal);
    if game.player(seat).has(Power::ReinforcementPrayer) {
        muster::begin(game, seat, Source::Prayer);
    }
}

/// Energy Drain of the others, in turn order (REN-AME1, KB-TM-07).
fn drain<J: Journal<Event>>(game: &mut Kemet, praying: Seat, journal: &mut J) {
    for ahead in 1..game.player_count() {
        let place = (usize::from(game.place) + ahead) % game.player_count();
        let other = game.order[place];
        let player = game.player(other);
        if game.at_odds(praying, other) && player.has(Power::EnergyDrain) && player.drained < 3 {
            game.player_mut(other).drained += 1;
            game.gain(other, 1, journal);
        }
    }
}
