//! Units on the board and in supply (KB-7.7).

use tabletop::{Journal, Seat};

use super::{Whereabouts, tell};
use crate::event::Event;
use crate::first::answer;
use crate::solo::TROOP_LIMIT;
use crate::team::MIXED_LIMIT;
use crate::{Companions, Kemet, Power, Zone, ZoneSet};

/// No troop has a lower limit (KB-7.7.a).
const LEAST_LIMIT: u8 = 5;
const _: () = assert!(TROOP_LIMIT >= LEAST_LIMIT && MIXED_LIMIT >= LEAST_LIMIT);

impl Kemet {
    #[inline]
    pub(crate) fn units_at(&self, seat: Seat, zone: Zone) -> u8 {
        self.units[seat.index()][zone.index()]
    }

    /// The troop limit of a player (KB-7.7.a, tiles:R14).
    #[inline]
    pub(crate) fn limit(&self, seat: Seat) -> u8 {
        if self.is_amon(seat) {
            return TROOP_LIMIT;
        }
        let player = self.player(seat);
        if player.has(Power::Legion) {
            7
        } else if player.has(Power::GatheredTribes) {
            6
        } else {
            LEAST_LIMIT
        }
    }

    /// Zones with an enemy troop.
    #[inline]
    pub(crate) fn enemies_of(&self, seat: Seat) -> ZoneSet {
        self.opponents(seat)
            .iter()
            .fold(ZoneSet::EMPTY, |zones, other| {
                zones | self.present[other.index()]
            })
    }

    /// Zones with units of the seat or of a teammate.
    #[inline]
    pub(crate) fn friends_of(&self, seat: Seat) -> ZoneSet {
        self.allies(seat)
            .iter()
            .fold(ZoneSet::EMPTY, |zones, ally| {
                zones | self.present[ally.index()]
            })
    }

    /// Zones with a troop of anybody.
    #[inline]
    pub(crate) fn occupied(&self) -> ZoneSet {
        self.all_seats().fold(ZoneSet::EMPTY, |zones, seat| {
            zones | self.present[seat.index()]
        })
    }

    /// Zones where `seat` has more than so many units. Eight zones are compared at
    /// a time and none is jumped over: which troops are large is anybody's guess.
    #[inline]
    pub(crate) fn more_than(&self, seat: Seat, units: u8) -> ZoneSet {
        let (eights, rest) = self.units[seat.index()].as_chunks();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        let words = eights.iter().chain([&last]).enumerate();
        ZoneSet(words.fold(0, |zones, (nth, &eight)| {
            zones | bytes_above(eight, units) << (8 * nth)
        }))
    }

    /// Whose enemy troop stands in `zone`.
    #[inline]
    pub(crate) fn enemy_in(&self, seat: Seat, zone: Zone) -> Option<Seat> {
        self.opponents(seat)
            .iter()
            .find(|other| self.present[other.index()].contains(zone))
    }

    /// Units from the supply to the board.
    pub(crate) fn add_units<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        if units == 0 {
            return;
        }
        self.player_mut(seat).supply -= units;
        self.units[seat.index()][zone.index()] += units;
        self.present[seat.index()].insert(zone);
        tell(journal, || Event::UnitsAdded {
            seat,
            zone,
            units,
            by: self.levy_grants(seat, units),
        });
        self.welcome(seat, zone);
    }

    /// Units from the board to the supply, or life points of a god (KB-6.4.a); a
    /// troop that is gone loses its companions, and who has nobody left there the
    /// zone (KB-3.4.3.q, KB-7.4.c).
    pub(crate) fn remove_units<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        if units == 0 {
            return;
        }
        self.units[seat.index()][zone.index()] -= units;
        if self.is_god(seat, zone) {
            self.wound_god(seat, zone, units, journal);
        } else {
            self.player_mut(seat).supply += units;
            tell(journal, || Event::UnitsRemoved { seat, zone, units });
        }
        self.leave_if_gone(seat, zone, journal);
    }

    /// Units given up at a temple whose point stays with their owner, also if
    /// nobody is left there (corrections:F-3).
    pub(crate) fn give_up_units<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        units: u8,
        journal: &mut J,
    ) {
        self.units[seat.index()][zone.index()] -= units;
        self.player_mut(seat).supply += units;
        tell(journal, || Event::UnitsRemoved { seat, zone, units });
        if self.units_at(seat, zone) == 0 {
            self.send_companions_home(seat, zone, journal);
            self.present[seat.index()].remove(zone);
        }
    }

    /// Units and companions from zone to zone.
    pub(crate) fn shift<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        from: Zone,
        to: Zone,
        units: u8,
        companions: Companions,
        journal: &mut J,
    ) {
        let row = &mut self.units[seat.index()];
        row[from.index()] -= units;
        row[to.index()] += units;
        self.present[seat.index()].insert(to);
        for companion in companions.iter() {
            let there = Whereabouts::Zone(to);
            self.companion_places.put(companion, there);
        }
        if self.is_amon(seat) {
            self.follow_troop(from, to);
        }
        self.leave_if_gone(seat, from, journal);
        self.welcome(seat, to);
    }

    /// K1-H6: units have come to `zone`; if that is at home, creatures that wait
    /// join a troop there.
    #[inline]
    fn welcome(&mut self, seat: Seat, zone: Zone) {
        if self.agreed.house.eager_creatures
            && self.is_own_district(seat, zone)
            && let Some(creature) = self.companions_in_supply(seat).iter().next()
        {
            answer::homecoming::call(self, seat, creature);
        }
    }

    /// Companions stay as long as anybody of the troop does.
    #[inline]
    fn leave_if_gone<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        if self.units_at(seat, zone) == 0 {
            if self.troop_at(seat, zone) == 0 {
                self.send_companions_home(seat, zone, journal);
            }
            self.vacate(seat, zone, journal);
        }
    }

    /// The last unit has left: control goes at once (KB-TM-14), and a district
    /// in which no stranger stands belongs to its city again (KB-7.4.b).
    pub(crate) fn vacate<J: Journal<Event>>(&mut self, seat: Seat, zone: Zone, journal: &mut J) {
        self.present[seat.index()].remove(zone);
        let at_home = self.is_own_district(seat, zone) && self.enemy_in(seat, zone).is_none();
        if self.controls(seat, zone) && !at_home {
            self.controlled[seat.index()].remove(zone);
            tell(journal, || Event::ControlLost { seat, zone });
        }
        if let Some(owner) = zone
            .district_of()
            .and_then(|city| self.city_owner[city.index()])
            && !self.controls(owner, zone)
            && self.enemy_in(owner, zone).is_none()
        {
            self.controlled[owner.index()].insert(zone);
            tell(journal, || Event::ControlTaken { seat: owner, zone });
        }
    }

    /// Units of the troops of `seat`, and of its team, above the limit leave the
    /// board (KB-3.5.8.d, KB-3.6.8c).
    pub(crate) fn remove_surplus<J: Journal<Event>>(&mut self, seat: Seat, journal: &mut J) {
        let large = if self.has_teams() {
            self.friends_of(seat)
        } else {
            self.more_than(seat, LEAST_LIMIT)
        };
        for zone in large.iter() {
            let units = self.troop_at(seat, zone);
            if units <= LEAST_LIMIT {
                continue;
            }
            let owner = self.owners_at(seat, zone).lowest().unwrap_or(seat);
            let limit = self.troop_limit(owner, zone);
            if units > limit {
                self.take_off(seat, zone, units - limit, journal);
            }
        }
    }
}

/// A bit for each of eight numbers below 128 that is above `bound`, also below
/// 128.
#[inline]
const fn bytes_above(numbers: [u8; 8], bound: u8) -> u64 {
    const EACH_BYTE: u64 = u64::MAX / 0xFF;
    /// Brings the lowest bit of byte `n` to bit `n` of the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    // What is above the bound reaches the highest bit of its byte.
    let reached = u64::from_le_bytes(numbers) + EACH_BYTE * (0x7F - bound) as u64;
    ((reached >> 7 & EACH_BYTE).wrapping_mul(GATHER)) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_above_a_bound_are_found_in_their_places() {
        let numbers = [0, 1, 5, 6, 7, 12, 30, 127];
        for bound in 0..=127 {
            let found = bytes_above(numbers, bound);
            let above = |place: usize| u64::from(numbers[place] > bound) << place;
            assert_eq!(found, (0..8).map(above).sum::<u64>(), "{bound}");
        }
    }
}
