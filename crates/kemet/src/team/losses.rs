//! KB-4.9.f: units leave a mixed troop, and somebody says whose, unit by unit.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::step::{Step, stage};
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
            self.steps.push(Step::Losses {
                seat,
                zone,
                left: units,
            });
        }
    }
}

impl Stage<Kemet> for stage::Losses {
    /// Asked only while the choice matters: somebody stays, and not everybody's.
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        let Self { seat, zone, left } = self;
        let owners = game.owners_at(seat, zone);
        let all = left >= game.troop_at(seat, zone);
        if !all && owners.len() > 1 && left > 0 {
            return Flow::ask(seat);
        }
        game.steps.pop();
        for owner in owners.iter() {
            let units = game.units_at(owner, zone).min(left);
            game.remove_units(owner, zone, units, journal);
        }
        Flow::Again
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let owners = game.owners_at(self.seat, self.zone);
        out.offer_each(owners, Action::Name);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Action::Name(owner) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        let Self { seat, zone, left } = self;
        game.steps.turn_into(Step::Losses {
            seat,
            zone,
            left: left - 1,
        });
        game.remove_units(owner, zone, 1, journal);
    }
}
