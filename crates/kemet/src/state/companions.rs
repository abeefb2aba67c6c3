//! Where creatures and servants are (KB-3.4.3.n to .q).

use tabletop::{Journal, Seat, Seats};

use super::{Whereabouts, tell};
use crate::event::Event;
use crate::first::answer;
use crate::{Companion, Companions, Kemet, Power, Tile, Zone};

impl Kemet {
    /// The companions with the troop of `seat` in `zone`, whoever of the team owns
    /// them (KB-4.2.c).
    #[inline]
    pub(crate) fn companions_at(&self, seat: Seat, zone: Zone) -> Companions {
        let owned = self.player(seat).companions | self.companions_of(self.mates(seat));
        self.companion_places.in_zone(zone) & owned
    }

    /// Those among them that `seat` owns.
    #[inline]
    pub(crate) fn own_companions_at(&self, seat: Seat, zone: Zone) -> Companions {
        self.companion_places.in_zone(zone) & self.player(seat).companions
    }

    /// The companions of `seat` that are in nobody's troop.
    #[inline]
    pub(crate) fn companions_in_supply(&self, seat: Seat) -> Companions {
        self.companion_places.in_supply() & self.player(seat).companions
    }

    /// The companions that these seats own.
    #[inline]
    pub(crate) fn companions_of(&self, seats: Seats) -> Companions {
        let owned = seats.iter().map(|seat| self.player(seat).companions);
        owned.fold(Companions::EMPTY, |all, owned| all | owned)
    }

    /// A piece that comes with `tile` and belongs to nobody yet.
    pub(crate) fn unowned_piece(&self, tile: Tile) -> Option<Companion> {
        let mut pieces = tile.pieces().iter();
        pieces.find(|&piece| self.companion_places.of(piece) == Whereabouts::Market)
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
        self.companion_places.zone_of(companion)
    }

    pub(crate) fn join<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        companion: Companion,
        zone: Zone,
        journal: &mut J,
    ) {
        let there = Whereabouts::Zone(zone);
        self.companion_places.put(companion, there);
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
        let there = Whereabouts::Supply;
        self.companion_places.put(companion, there);
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
            .with(companion)
            .fit_one_troop()
    }
}
