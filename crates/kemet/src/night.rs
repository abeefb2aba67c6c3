//! Night: nine steps, each done by everybody before the next (section 3.6).

pub(crate) mod awakening;
pub(crate) mod conscription;
pub(crate) mod credit;
pub(crate) mod destiny;
pub(crate) mod divine_intervention;
pub(crate) mod offering;
pub(crate) mod prayers;
pub(crate) mod team_destiny;

use tabletop::{Automatic, Journal, Seat};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Kemet, Power, TileSet};

impl Automatic<Kemet> for stage::Nightfall {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        game.night = true;
        let round = game.round;
        tell(journal, || Event::NightFell { round });
        if game.rules().one_by_one {
            push_first_edition(game);
            return;
        }
        if game.is_solo() {
            crate::solo::night::push_steps(game);
            return;
        }
        if game.has_teams() {
            game.steps.push(Step::Dawn);
            game.steps.push(Step::TeamDestiny { placed: 0 });
        } else {
            game.steps.push(Step::Destiny { chosen: 0 });
        }
        for step in [
            Step::HandOfGod { place: 0 },
            Step::Awakening,
            Step::Conscription { place: 0 },
            Step::NightDi { place: 0 },
            Step::Prayers { place: 0 },
            Step::Adoration,
            Step::Temples,
            Step::DeltaTemple,
            Step::Offering,
        ] {
            game.steps.push(step);
        }
        credit::push(game);
    }
}

/// K1-N1 to K1-N4; the order of the first day was drawn by lot.
fn push_first_edition(game: &mut Kemet) {
    game.steps.push(Step::Dawn);
    if game.round > 0 {
        game.steps.push(Step::Decree { placed: 0 });
    }
    for step in [
        Step::NightTiles { place: 0 },
        Step::NightDi { place: 0 },
        Step::Prayers { place: 0 },
        Step::Awakening,
    ] {
        game.steps.push(step);
    }
}

/// The step for the next player, or none when everybody had it.
fn next_player(game: &mut Kemet, place: u8, step: impl FnOnce(u8) -> Step) {
    if place + 1 < game.places() {
        game.steps.turn_into(step(place + 1));
    } else {
        game.steps.pop();
    }
}

impl Kemet {
    /// A tile does something, which the events that follow tell.
    fn tell_tile<J: Journal<Event>>(&self, seat: Seat, power: Power, journal: &mut J) {
        let tiles = self.player(seat).tiles & TileSet::with_power(power);
        if let Some(tile) = tiles.lowest() {
            tell(journal, || Event::TileWorks { seat, tile });
        }
    }
}
