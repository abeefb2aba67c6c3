//! Who controls what (KB-7.4).

use tabletop::{Journal, Seat, Seats};

use super::tell;
use crate::event::Event;
use crate::step::Step;
use crate::{Companion, Kemet, Power, Zone, ZoneSet};

impl Kemet {
    /// Whether `seat` controls `zone`.
    #[inline]
    pub(crate) fn controls(&self, seat: Seat, zone: Zone) -> bool {
        self.controlled[seat.index()].contains(zone)
    }

    /// Zones that `seat` or a teammate controls.
    pub(crate) fn controlled_together(&self, seat: Seat) -> ZoneSet {
        self.allies(seat)
            .iter()
            .fold(ZoneSet::EMPTY, |zones, ally| {
                zones | self.controlled[ally.index()]
            })
    }

    /// Whether a Move under way has only come back to `zone`, which its side
    /// controlled when the action began (corrections:K-1).
    fn comes_back(&self, seat: Seat, zone: Zone) -> bool {
        self.march.held.contains(zone) && !self.at_odds(self.active(), seat)
    }

    /// Every zone where `seat` stands without enemies becomes its own
    /// (KB-3.4.5.q), and so do those where a teammate does (KB-4.8.g).
    pub(crate) fn settle<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        self.settle_own(seat, journal);
        for mate in self.mates(seat).iter() {
            self.settle_own(mate, journal);
        }
    }

    fn settle_own<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let new = self.present[seat.index()] - self.controlled[seat.index()];
        for zone in new.iter() {
            if self.enemy_in(seat, zone).is_none() {
                self.take_control(seat, zone, journal);
            }
        }
    }

    /// The troop of `seat` in `zone`, where no enemy stands, holds it: everybody
    /// with a unit in it does.
    pub(crate) fn hold<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        let own = Seats::one(seat).iter();
        for owner in own.chain(self.mates(seat).iter()) {
            if self.units_at(owner, zone) > 0 && !self.controls(owner, zone) {
                self.take_control(owner, zone, journal);
            }
        }
    }

    /// Who decides about a zone that a team may hold together: the active player,
    /// if it is among those who hold it.
    pub(crate) fn holder(&self, zone: Zone) -> Option<Seat> {
        let active = Some(self.active()).filter(|&seat| self.controls(seat, zone));
        active.or_else(|| self.all_seats().find(|&seat| self.controls(seat, zone)))
    }

    pub(crate) fn take_control<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        let held = self
            .mates(seat)
            .iter()
            .any(|mate| self.controls(mate, zone));
        for other in self.all_seats() {
            if self.at_odds(seat, other) && self.controlled[other.index()].contains(zone) {
                self.controlled[other.index()].remove(zone);
                tell(journal, || Event::ControlLost { seat: other, zone });
            }
        }
        self.controlled[seat.index()].insert(zone);
        if self.comes_back(seat, zone) {
            tell(journal, || Event::ControlResumed { seat, zone });
            return;
        }
        tell(journal, || Event::ControlTaken { seat, zone });
        // What a teammate holds already is not taken.
        if zone.is_temple() && !held {
            self.temple_taken(seat, zone, journal);
        }
    }

    /// What taking a temple sets off: Temple Raiders and Heqaib.
    fn temple_taken<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        if self.agreed.house.delta_price && zone == Zone::DT {
            // The unit is paid now (K1-H2).
            self.remove_units(seat, zone, 1, journal);
        }
        let raiders = self.player(seat).has(Power::TempleRaiders) && self.acts(seat);
        if raiders && !self.player(seat).raided && !self.night {
            self.player_mut(seat).raided = true;
            self.draw_di(seat, 1, journal);
        }
        let heqaib = Companion::with_power(self.companions_at(seat, zone), Power::Heqaib);
        if heqaib.is_some() {
            self.steps.push(Step::Heqaib { zone });
        }
    }
}
