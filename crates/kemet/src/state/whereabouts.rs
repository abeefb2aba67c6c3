//! Where each companion is, and who is in each place.

use std::hash::{Hash, Hasher};

use crate::{Companion, Companions, Zone, ZoneSet};

/// Where a companion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whereabouts {
    /// With a troop in this zone.
    Zone(Zone),
    /// With no troop: in the supply of its owner.
    Supply,
    /// On its tile in the market: nobody owns it.
    Market,
}

impl Whereabouts {
    /// Its number among the places: zones, then the supplies, then the market.
    #[inline]
    const fn place(self) -> usize {
        match self {
            Whereabouts::Zone(zone) => zone.index(),
            Whereabouts::Supply => SUPPLY,
            Whereabouts::Market => MARKET,
        }
    }
}

const SUPPLY: usize = Zone::COUNT;
const MARKET: usize = SUPPLY + 1;
const PLACES: usize = MARKET + 1;
const _: () = assert!(PLACES <= u64::BITS as usize);

/// Where every companion is, kept both ways: rules ask all the time who is in a
/// zone (looking at each companion is what processors guessed wrong most), and
/// often where one is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CompanionPlaces {
    /// Who is in each place.
    inside: [Companions; PLACES],
    /// The place of each.
    place: [u8; Companion::COUNT],
}

impl CompanionPlaces {
    /// All of them on their tiles.
    pub(crate) const IN_MARKET: CompanionPlaces = {
        let mut inside = [Companions::EMPTY; PLACES];
        inside[MARKET] = Companions::ALL;
        CompanionPlaces {
            inside,
            place: [MARKET as u8; Companion::COUNT],
        }
    };

    /// Where `companion` is.
    #[inline]
    pub(crate) fn of(&self, companion: Companion) -> Whereabouts {
        match usize::from(self.place[companion.index()]) {
            MARKET => Whereabouts::Market,
            place => Zone::from_index(place).map_or(Whereabouts::Supply, Whereabouts::Zone),
        }
    }

    /// The zone `companion` is in, if it is on the board.
    #[inline]
    pub(crate) fn zone_of(&self, companion: Companion) -> Option<Zone> {
        Zone::from_index(usize::from(self.place[companion.index()]))
    }

    /// The same as a set: no zone if it is not on the board.
    #[inline]
    pub(crate) fn zones_of(&self, companion: Companion) -> ZoneSet {
        ZoneSet(1 << self.place[companion.index()]) & ZoneSet::ALL
    }

    /// Puts `companion` there, and nowhere else: the only way to change anything.
    #[inline]
    pub(crate) fn put(&mut self, companion: Companion, there: Whereabouts) {
        let place = &mut self.place[companion.index()];
        self.inside[usize::from(*place)].remove(companion);
        *place = there.place() as u8;
        self.inside[there.place()].insert(companion);
    }

    /// The companions in a zone, whoever owns them.
    #[inline]
    pub(crate) fn in_zone(&self, zone: Zone) -> Companions {
        self.inside[zone.index()]
    }

    /// The companions in the supply of their owner.
    #[inline]
    pub(crate) fn in_supply(&self) -> Companions {
        self.inside[SUPPLY]
    }

    /// Whether both ways say the same.
    pub(crate) fn agree(&self) -> bool {
        let there = |companion: Companion| usize::from(self.place[companion.index()]);
        let is_said = |place, companion| {
            let inside: &Companions = &self.inside[place];
            inside.contains(companion) == (place == there(companion))
        };
        Companions::ALL
            .iter()
            .all(|companion| (0..PLACES).all(|place| is_said(place, companion)))
    }

    /// All of it in one piece, for a number that depends on it.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.place
    }
}

/// Stored games carry hashes from when a supply was the number 0xFE and the market
/// 0xFF.
impl Hash for CompanionPlaces {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let bytes = self.place.map(|place| match usize::from(place) {
            MARKET => 0xFF,
            SUPPLY => 0xFE,
            _ => place,
        });
        bytes.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Whereabouts::{Market, Supply};

    /// Wherever a companion comes from and goes to, it is in one place.
    #[test]
    fn a_companion_is_where_it_was_put_and_nowhere_else() {
        let elsewhere = Whereabouts::Zone(Zone::DT);
        let ways = [Market, Supply, Whereabouts::Zone(Zone::W1a), elsewhere];
        let mut places = CompanionPlaces::IN_MARKET;
        for &from in &ways {
            for &to in &ways {
                places.put(Companion::Cat, from);
                places.put(Companion::Jackal, from);
                places.put(Companion::Cat, to);
                assert_eq!(places.of(Companion::Cat), to);
                assert_eq!(places.of(Companion::Jackal), from);
                assert!(places.agree());
                let zones = Zone::ALL.map(|zone| places.in_zone(zone).contains(Companion::Cat));
                assert_eq!(Zone::ALL.map(|zone| to == Whereabouts::Zone(zone)), zones);
                let all: ZoneSet = places.zone_of(Companion::Cat).into_iter().collect();
                assert_eq!(places.zones_of(Companion::Cat), all);
                assert_eq!(places.in_supply().contains(Companion::Cat), to == Supply);
            }
        }
    }

    /// Stored games carry hashes of these bytes.
    #[test]
    fn hashes_are_those_of_plain_bytes() {
        let mut places = CompanionPlaces::IN_MARKET;
        let mut bytes = [0xFF_u8; Companion::COUNT];
        assert_eq!(tabletop::state_hash(&places), tabletop::state_hash(&bytes));
        places.put(Companion::Cat, Supply);
        places.put(Companion::Mummy, Whereabouts::Zone(Zone::DT));
        bytes[Companion::Cat.index()] = 0xFE;
        bytes[Companion::Mummy.index()] = Zone::DT as u8;
        assert_eq!(tabletop::state_hash(&places), tabletop::state_hash(&bytes));
    }
}
