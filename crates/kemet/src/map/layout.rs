//! What is in play at each player count, who touches whom, and where ships go.

use serde::Serialize;

use super::{
    City, EAST_BANK, MILITARY_PORTS, OBELISKS, PORTS, TEMPLES, TRADING_PORTS, Zone, ZoneSet,
};

/// A storm tile: the corner of the board it takes out of play (KB-1.1.h).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Storm {
    /// Over the south city of the west bank.
    SouthWest,
    /// Over the north city of the east bank.
    NorthEast,
}

impl Storm {
    /// Both storm tiles.
    pub const ALL: [Storm; 2] = [Storm::SouthWest, Storm::NorthEast];

    /// The zones under the tile: a city, the desert around it and the obelisk
    /// desert beside that.
    #[inline]
    pub const fn covers(self) -> ZoneSet {
        match self {
            Storm::SouthWest => City::W3.wall().with(Zone::WOs),
            Storm::NorthEast => City::E1.wall().with(Zone::EOn),
        }
    }
}

/// One row per layout: players, storm tiles, whether the east bank is in play.
const PLANS: [(u8, &[Storm], bool); 5] = [
    (2, &[Storm::SouthWest], false),
    (3, &[], false),
    (4, &[Storm::SouthWest, Storm::NorthEast], true),
    (5, &[Storm::NorthEast], true),
    (6, &[], true),
];

/// The borders over land, each once. Left out are those within a city, where
/// the three districts and the desert around them all touch each other.
const BORDERS: [(Zone, &[Zone]); 14] = {
    use Zone::*;
    [
        (W1f, &[WOn, WR, WTi]),
        (W2f, &[WOn, WOs, WR, WTi]),
        (W3f, &[WOs, WTi]),
        (WOn, &[WR, WTi]),
        (WOs, &[WTi]),
        (WR, &[WTr]),
        (E1f, &[EOn, ETi]),
        (E2f, &[EOn, EOs, ER, ETi]),
        (E3f, &[EOs, ER, ETi]),
        (EOn, &[ETi]),
        (EOs, &[ER, ETi]),
        (ER, &[ETr]),
        (DT, &[DD]),
        (DS, &[DD]),
    ]
};

/// The neighbours of every zone on the whole board.
const LAND: [ZoneSet; Zone::COUNT] = {
    let mut land = [ZoneSet::EMPTY; Zone::COUNT];
    let mut zone = 0;
    while zone < Zone::COUNT {
        if let Some(city) = Zone::ALL[zone].city() {
            land[zone] = city.wall().without(Zone::ALL[zone]);
        }
        zone += 1;
    }
    let mut row = 0;
    while row < BORDERS.len() {
        let (one, others) = BORDERS[row];
        land[one.index()] = land[one.index()].union(ZoneSet::of_all(others));
        let mut i = 0;
        while i < others.len() {
            land[others[i].index()].insert(one);
            i += 1;
        }
        row += 1;
    }
    land
};

/// The board as one player count uses it (KB-1.1.l).
///
/// Zones out of play appear in none of its answers.
#[derive(Debug)]
pub struct Layout {
    neighbours: [ZoneSet; Zone::COUNT],
    /// Where a ship may arrive: by whether military ports count as trading
    /// ports, then by the city of the troop.
    arrivals: [[ZoneSet; City::COUNT]; 2],
    zones: ZoneSet,
    storms: &'static [Storm],
    cities: [City; City::COUNT],
    city_count: u8,
    players: u8,
    east_open: bool,
}

static LAYOUTS: [Layout; 5] = [
    Layout::new(PLANS[0]),
    Layout::new(PLANS[1]),
    Layout::new(PLANS[2]),
    Layout::new(PLANS[3]),
    Layout::new(PLANS[4]),
];

impl Layout {
    const fn new((players, storms, east_open): (u8, &'static [Storm], bool)) -> Layout {
        let mut zones = ZoneSet::ALL;
        if !east_open {
            zones = zones.difference(EAST_BANK);
        }
        let mut i = 0;
        while i < storms.len() {
            zones = zones.difference(storms[i].covers());
            i += 1;
        }

        let mut neighbours = [ZoneSet::EMPTY; Zone::COUNT];
        let mut zone = 0;
        while zone < Zone::COUNT {
            if zones.contains(Zone::ALL[zone]) {
                neighbours[zone] = LAND[zone].intersection(zones);
            }
            zone += 1;
        }

        let mut arrivals = [[ZoneSet::EMPTY; City::COUNT]; 2];
        let mut cities = City::ALL;
        let mut city_count = 0;
        let mut i = 0;
        while i < City::COUNT {
            let city = City::ALL[i];
            let own = TRADING_PORTS.with(city.desert());
            arrivals[0][i] = own.intersection(zones);
            arrivals[1][i] = own.union(MILITARY_PORTS).intersection(zones);
            if zones.contains(city.desert()) {
                cities[city_count as usize] = city;
                city_count += 1;
            }
            i += 1;
        }

        Layout {
            neighbours,
            arrivals,
            zones,
            storms,
            cities,
            city_count,
            players,
            east_open,
        }
    }

    /// The layout for this many players, 2 to 6. A solo game is played on the
    /// one for two: Amon has the other city.
    #[inline]
    pub const fn for_players(players: usize) -> Option<&'static Layout> {
        match players {
            2..=6 => Some(&LAYOUTS[players - 2]),
            _ => None,
        }
    }

    /// The layout for a player count already known to be good. Any other count
    /// gets the layout nearest to it.
    #[inline]
    pub const fn get(players: u8) -> &'static Layout {
        let players = if players < 2 {
            2
        } else if players > 6 {
            6
        } else {
            players
        };
        &LAYOUTS[players as usize - 2]
    }

    /// How many players it is for.
    #[inline]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The storm tiles that lie on it.
    #[inline]
    pub const fn storms(&self) -> &'static [Storm] {
        self.storms
    }

    /// Whether the east bank is in play.
    #[inline]
    pub const fn east_open(&self) -> bool {
        self.east_open
    }

    /// The zones in play.
    #[inline]
    pub const fn zones(&self) -> ZoneSet {
        self.zones
    }

    /// The cities in play, one per player, by rising index.
    #[inline]
    pub const fn cities(&self) -> &[City] {
        self.cities.split_at(self.city_count as usize).0
    }

    /// The zones that border `zone` over land, walls included. Ports are not
    /// borders, and a troop may still be refused at a wall.
    #[inline]
    pub const fn neighbours(&self, zone: Zone) -> ZoneSet {
        self.neighbours[zone.index()]
    }

    /// The zones in play with an obelisk.
    #[inline]
    pub const fn obelisks(&self) -> ZoneSet {
        OBELISKS.intersection(self.zones)
    }

    /// The temples in play, the Delta Temple too.
    #[inline]
    pub const fn temples(&self) -> ZoneSet {
        TEMPLES.intersection(self.zones)
    }

    /// The zones in play with a trading port.
    #[inline]
    pub const fn trading_ports(&self) -> ZoneSet {
        TRADING_PORTS.intersection(self.zones)
    }

    /// The zones in play with a port of either kind.
    #[inline]
    pub const fn ports(&self) -> ZoneSet {
        PORTS.intersection(self.zones)
    }

    /// Where a troop of city `own` may sail from `from` in one land move
    /// (KB-3.4.5.n): out of any port, into a trading port or the port of its
    /// own city. Empty if `from` has no port.
    ///
    /// With `military_too` it may arrive at every military port as well, that of
    /// the Delta included: the gift of the tile Harkhuf (tiles:R23). A team asks
    /// once per city and joins the answers (KB-4.8.c).
    #[inline]
    pub const fn harbor_targets(&self, from: Zone, own: City, military_too: bool) -> ZoneSet {
        if self.ports().contains(from) {
            self.arrivals[military_too as usize][own.index()].without(from)
        } else {
            ZoneSet::EMPTY
        }
    }
}
