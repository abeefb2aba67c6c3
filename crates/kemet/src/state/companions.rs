//! Where creatures and servants are (KB-3.4.3.n to .q).

use tabletop::{Journal, Seat};

use super::{IN_SUPPLY, tell};
use crate::event::Event;
use crate::{Companion, Companions, Kemet, Power, Zone};

impl Kemet {
    /// The companions of `seat` in `zone`.
    #[inline]
    pub(crate) fn companions_at(&self, seat: Seat, zone: Zone) -> Companions {
        self.companions_in(seat, zone.index() as u8)
    }

    /// The companions of `seat` that are in nobody's troop.
    #[inline]
    pub(crate) fn companions_in_supply(&self, seat: Seat) -> Companions {
        self.companions_in(seat, IN_SUPPLY)
    }

    #[inline]
    fn companions_in(&self, seat: Seat, place: u8) -> Companions {
        let owned = self.player(seat).companions;
        if owned.is_empty() {
            return owned;
        }
        owned
            .iter()
            .filter(|companion| self.companion_at[companion.index()] == place)
            .collect()
    }

    pub(crate) fn companion_zone(&self, companion: Companion) -> Option<Zone> {
        Zone::from_index(usize::from(self.companion_at[companion.index()]))
    }

    pub(crate) fn join<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        zone: Zone,
        journal: &mut J,
    ) {
        self.companion_at[companion.index()] = zone.index() as u8;
        tell(journal, || Event::CompanionJoined {
            seat,
            companion,
            zone,
        });
    }

    pub(crate) fn send_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        journal: &mut J,
    ) {
        self.companion_at[companion.index()] = IN_SUPPLY;
        tell(journal, || Event::CompanionReturned { seat, companion });
    }

    pub(super) fn send_companions_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        for companion in self.companions_at(seat, zone).iter() {
            self.send_home(seat, companion, journal);
        }
    }

    /// Whether `companion` may join the companions of a troop in `zone`.
    pub(crate) fn may_join(&self, seat: Seat, companion: Companion, zone: Zone) -> bool {
        // Nobody is with a god (KB-6.3.d).
        if self.god_zones(seat).contains(zone) {
            return false;
        }
        // The worm never enters a district (REN-SAP2).
        if companion.power() == Power::GiantSandworm && zone.is_district() {
            return false;
        }
        self.companions_at(seat, zone)
            .or(Companions::one(companion))
            .fit_one_troop()
    }
}
