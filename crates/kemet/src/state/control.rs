//! Who controls what (KB-7.4).

use tabletop::{Journal, Seat};

use super::tell;
use crate::event::Event;
use crate::step::Step;
use crate::{Companion, Kemet, Power, Zone};

impl Kemet {
    /// Whether `seat` controls `zone`.
    #[inline]
    pub(crate) fn controls(&self, seat: Seat, zone: Zone) -> bool {
        self.controlled[seat.index()].contains(zone)
    }

    /// Every zone where `seat` stands alone becomes its own (KB-3.4.5.q).
    pub(crate) fn settle<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let new = self.present[seat.index()] - self.controlled[seat.index()];
        for zone in new.iter() {
            if self.enemy_in(seat, zone).is_none() {
                self.take_control(seat, zone, journal);
            }
        }
    }

    pub(crate) fn take_control<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        for other in self.all_seats() {
            if other != seat && self.controlled[other.index()].contains(zone) {
                self.controlled[other.index()].remove(zone);
                tell(journal, || Event::ControlLost { seat: other, zone });
            }
        }
        self.controlled[seat.index()].insert(zone);
        tell(journal, || Event::ControlTaken { seat, zone });
        if zone.is_temple() {
            self.temple_taken(seat, zone, journal);
        }
    }

    /// What taking a temple sets off: Temple Raiders and Heqaib.
    fn temple_taken<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        if self.agreed.house.delta_price && zone == Zone::DT {
            // The unit is paid now (K1-H2).
            self.remove_units(seat, zone, 1, journal);
        }
        if self.player(seat).has(Power::TempleRaiders) && !self.player(seat).raided && !self.night {
            self.player_mut(seat).raided = true;
            self.draw_di(seat, 1, journal);
        }
        let heqaib = Companion::with_power(self.companions_at(seat, zone), Power::Heqaib);
        if heqaib.is_some() && !self.turn.collected.contains(zone) {
            self.push(Step::Heqaib { zone });
        }
    }
}
