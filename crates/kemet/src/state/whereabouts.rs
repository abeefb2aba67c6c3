//! Where each companion is: who is in each place.

use std::hash::{Hash, Hasher};

use crate::{Companion, Companions, Zone};

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

/// Where every companion is, kept by place: rules ask all the time who is in a
/// zone, and looking for the whereabouts of each was what processors guessed
/// wrong most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CompanionPlaces([Companions; PLACES]);

impl CompanionPlaces {
    /// All of them on their tiles.
    pub(crate) const IN_MARKET: CompanionPlaces = {
        let mut places = [Companions::EMPTY; PLACES];
        places[MARKET] = Companions::ALL;
        CompanionPlaces(places)
    };

    /// Where `companion` is.
    #[inline]
    pub(crate) fn of(&self, companion: Companion) -> Whereabouts {
        if self.0[MARKET].contains(companion) {
            return Whereabouts::Market;
        }
        self.zone_of(companion)
            .map_or(Whereabouts::Supply, Whereabouts::Zone)
    }

    /// The zone `companion` is in, if it is on the board.
    #[inline]
    pub(crate) fn zone_of(&self, companion: Companion) -> Option<Zone> {
        if (self.0[MARKET] | self.0[SUPPLY]).contains(companion) {
            return None;
        }
        Zone::ALL
            .into_iter()
            .find(|&zone| self.in_zone(zone).contains(companion))
    }

    /// Puts `companion` there, and nowhere else: the only way to change anything.
    pub(crate) fn put(&mut self, companion: Companion, there: Whereabouts) {
        // Leaving all places is quicker than looking for the one.
        self.0.iter_mut().for_each(|place| place.remove(companion));
        self.0[there.place()].insert(companion);
    }

    /// The companions in a zone, whoever owns them.
    #[inline]
    pub(crate) fn in_zone(&self, zone: Zone) -> Companions {
        self.0[zone.index()]
    }

    /// The companions in the supply of their owner.
    #[inline]
    pub(crate) fn in_supply(&self) -> Companions {
        self.0[SUPPLY]
    }

    /// Whether each is in one place.
    pub(crate) fn are_apart(&self) -> bool {
        let in_places = |companion| self.0.iter().filter(move |place| place.contains(companion));
        Companions::ALL
            .iter()
            .all(|companion| in_places(companion).count() == 1)
    }

    /// All places in one piece, for a number that depends on them.
    pub(crate) fn bytes(&self) -> [u8; 4 * PLACES] {
        let mut bytes = [0; 4 * PLACES];
        for (part, place) in bytes.chunks_exact_mut(4).zip(self.0) {
            part.copy_from_slice(&place.0.to_le_bytes());
        }
        bytes
    }
}

/// Stored games carry hashes from when a state had a byte for each companion: the
/// number of its zone, 0xFE in a supply, 0xFF in the market.
impl Hash for CompanionPlaces {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mut bytes = [0; Companion::COUNT];
        for (place, companions) in self.0.iter().enumerate() {
            for companion in companions.iter() {
                bytes[companion.index()] = match place {
                    MARKET => 0xFF,
                    SUPPLY => 0xFE,
                    zone => zone as u8,
                };
            }
        }
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
                assert!(places.are_apart());
                let zones = Zone::ALL.map(|zone| places.in_zone(zone).contains(Companion::Cat));
                assert_eq!(Zone::ALL.map(|zone| to == Whereabouts::Zone(zone)), zones);
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
