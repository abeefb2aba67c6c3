//! KB-AM-T2: the rewards of a temple, and of the Sanctuary, that a team holds
//! with a mixed troop go to one teammate with a unit there. The captain says to
//! whom when night falls; steps 1 to 4 go by that.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::tell;
use crate::step::{Step, stage};
use crate::{Action, Kemet, Zone, ZoneSet, map};

impl Kemet {
    /// To whom a holy place counts this night: who controls it, of several
    /// teammates the one they have named, if it still does.
    pub(crate) fn credited(&self, zone: Zone) -> Option<Seat> {
        let named = |seat: &Seat| !self.yielded[seat.index()].contains(zone);
        let heir = || self.holders(zone).next();
        self.holders(zone).find(named).or_else(heir)
    }

    /// The temples that count for `seat` this night: those it stands in. The Delta
    /// Temple of 2012 may be left with its point only (corrections:F-3).
    pub(crate) fn credited_temples(&self, seat: Seat) -> ZoneSet {
        let held = self.controlled[seat.index()] & self.present[seat.index()];
        let temples = held & map::TEMPLES;
        let credited = |&zone: &Zone| self.credited(zone) == Some(seat);
        temples.iter().filter(credited).collect()
    }

    /// Who controls a zone: nobody, somebody, or several teammates.
    fn holders(&self, zone: Zone) -> impl Iterator<Item = Seat> + use<'_> {
        self.all_seats()
            .filter(move |&seat| self.controls(seat, zone))
    }
}

/// Asks about every holy place that more than one holds.
pub(super) fn push(game: &mut Kemet) {
    for zone in (map::TEMPLES | ZoneSet::one(Zone::DS)).iter() {
        if game.holders(zone).count() > 1 {
            game.steps.push(Step::Credit { zone });
        }
    }
}

impl Stage<Kemet> for stage::Credit {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let zone = self.zone;
        let holder = game.holders(zone).next().expect("several hold the zone");
        Flow::AskOrForce(game.captain(holder))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let zone = self.zone;
        game.holders(zone)
            .for_each(|seat| out.offer(Action::Name(seat)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let zone = self.zone;
        game.steps.pop();
        let Action::Name(seat) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        for other in game.mates(seat).iter() {
            game.yielded[other.index()].insert(zone);
        }
        tell(journal, || Event::Credited { seat, zone });
    }
}
