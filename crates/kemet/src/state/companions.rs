//! Where creatures and servants are (KB-3.4.3.n to .q).

use tabletop::{Journal, Seat, Seats};

use super::{IN_SUPPLY, tell};
use crate::event::Event;
use crate::{Companion, Companions, Kemet, Power, Zone, answer};

impl Kemet {
    /// The companions with the troop of `seat` in `zone`, whoever of the team owns
    /// them (KB-4.2.c).
    #[inline]
    pub(crate) fn companions_at(&self, seat: Seat, zone: Zone) -> Companions {
        let own = self.own_companions_at(seat, zone);
        match self.mates(seat) {
            Seats::EMPTY => own,
            mates => mates
                .iter()
                .fold(own, |all, mate| all.or(self.own_companions_at(mate, zone))),
        }
    }

    /// Those among them that `seat` owns.
    #[inline]
    pub(crate) fn own_companions_at(&self, seat: Seat, zone: Zone) -> Companions {
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

    /// Who of the team of `seat` owns `companion`; `seat` where nobody else does.
    pub(crate) fn owner_of(&self, seat: Seat, companion: Companion) -> Seat {
        let owns = |mate: &Seat| self.player(*mate).companions.contains(companion);
        self.mates(seat).iter().find(owns).unwrap_or(seat)
    }

    /// Whether a teammate of `seat` owns `companion`.
    pub(crate) fn belongs_to_mate(&self, seat: Seat, companion: Companion) -> bool {
        self.owner_of(seat, companion) != seat
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

    /// Out of the supply to a troop of `seat`; where that troop is under way, it
    /// travels along (corrections:B-1).
    pub(crate) fn attach<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        zone: Zone,
        journal: &mut J,
    ) {
        self.join(seat, companion, zone, journal);
        if self.march.at == Some(zone) && self.active() == seat {
            self.march.companions.insert(companion);
        }
    }

    /// Back to the supply of its owner, `seat` or a teammate.
    pub(crate) fn send_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        journal: &mut J,
    ) {
        self.companion_at[companion.index()] = IN_SUPPLY;
        let seat = self.owner_of(seat, companion);
        tell(journal, || Event::CompanionReturned { seat, companion });
    }

    /// A troop is gone: its companions return to the supply, or, where the edition
    /// says so, to a troop at home (KB-3.4.3.q, K1-9b.4).
    pub(super) fn send_companions_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        for companion in self.companions_at(seat, zone).iter() {
            self.send_home(seat, companion, journal);
            if self.rules().creatures_by_recruit {
                answer::homecoming::call(self, seat, companion);
            }
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
