//! Fame (KB-3.1.d, KB-3.1.e).

use tabletop::Seat;

use super::Pyramid;
use crate::{District, Kemet, Power, ZoneSet, map};

impl Kemet {
    /// Temporary fame: temples and level-4 pyramids controlled.
    pub(crate) fn temporary_fame(&self, seat: Seat) -> u8 {
        self.famous_zones(seat).len() as u8
    }

    /// The zones whose control gives a seat fame.
    fn famous_zones(&self, seat: Seat) -> ZoneSet {
        let controlled = self.controlled[seat.index()];
        let mut zones = controlled & (map::TEMPLES | self.summits);
        if self.player(seat).has(Power::PerfectArchitecture) {
            zones |= controlled & self.level_three_at_home(seat);
        }
        zones
    }

    /// Own pyramids of level 3, which Perfect Architecture counts too (REN-SAP1).
    fn level_three_at_home(&self, seat: Seat) -> ZoneSet {
        self.own_districts(seat)
            .iter()
            .filter(|&zone| self.pyramid_at(zone).level == 3)
            .collect()
    }

    /// Sets the level of a pyramid.
    pub(crate) fn set_pyramid(&mut self, seat: Seat, district: District, pyramid: Pyramid) {
        self.player_mut(seat).pyramids[district.index()] = pyramid;
        if pyramid.level == 4 {
            let zone = self.district(seat, district);
            self.summits.insert(zone);
        }
    }

    /// All fame of a seat; it counts at once (KB-AM-29).
    pub(crate) fn fame(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        player.battle_fame + player.divine_fame + self.temporary_fame(seat)
    }

    /// All fame of the team of a seat: what several hold together counts once
    /// (KB-4.1.c, KB-4.8.g).
    pub(crate) fn team_fame(&self, seat: Seat) -> u8 {
        let (mut lasting, mut zones) = (0, ZoneSet::EMPTY);
        for ally in self.allies(seat).iter() {
            let player = self.player(ally);
            lasting += player.battle_fame + player.divine_fame;
            zones |= self.famous_zones(ally);
        }
        lasting + zones.len() as u8
    }
}
