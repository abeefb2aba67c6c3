//! KB-4.9.f: units leave a mixed troop, and somebody says whose, unit by unit.

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::step::Step;
use crate::{Action, Kemet, Zone};

impl Kemet {
    /// So many units of the troop of `seat` in `zone` leave the board; `seat` says
    /// whose, where that is a question.
    pub(crate) fn take_off<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        if self.units_at(seat, zone) == self.troop_at(seat, zone) {
            self.remove_units(seat, zone, units, journal);
        } else if units > 0 {
            self.push(Step::Losses {
                seat,
                zone,
                left: units,
            });
        }
    }
}

/// Asked only while the choice matters: somebody stays, and not everybody's.
pub(crate) fn enter<J: Journal<Event>>(
    game: &mut Kemet,
    chooser: Seat,
    zone: Zone,
    left: u8,
    journal: &mut J,
) -> Flow {
    let owners = game.owners_at(chooser, zone);
    let all = left >= game.troop_at(chooser, zone);
    if !all && owners.len() > 1 && left > 0 {
        return Flow::ask(chooser);
    }
    game.pop();
    for owner in owners.iter() {
        let units = game.units_at(owner, zone).min(left);
        game.remove_units(owner, zone, units, journal);
    }
    Flow::Again
}

pub(crate) fn options(game: &Kemet, chooser: Seat, zone: Zone, out: &mut impl Offers) {
    let owners = game.owners_at(chooser, zone);
    owners
        .iter()
        .for_each(|owner| out.offer(Action::Name(owner)));
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    chooser: Seat,
    zone: Zone,
    left: u8,
    action: Action,
    journal: &mut J,
) {
    if let Action::Name(owner) = action {
        game.turn_into(Step::Losses {
            seat: chooser,
            zone,
            left: left - 1,
        });
        game.remove_units(owner, zone, 1, journal);
    }
}
