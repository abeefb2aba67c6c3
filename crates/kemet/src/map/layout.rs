//! What is in play at each player count, who touches whom, and where ships go.

use std::hint::select_unpredictable;

use serde::Serialize;

use super::{
    City, EAST_BANK, MILITARY_PORTS, OBELISKS, PORTS, TEMPLES, TRADING_PORTS, Zone, ZoneSet,
};
use crate::Edition;

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

/// The two boards of 2012 and the one of the later editions.
#[derive(Clone, Copy)]
struct Board {
    /// The borders over land, each once. Left out are those within a city, where
    /// the three districts and the desert around them all touch each other.
    borders: &'static [(Zone, &'static [Zone])],
    /// The printed harbour arrows, each once (K1-2.3).
    arrows: &'static [(Zone, Zone)],
    /// Whether its deserts have ports, from which ships go anywhere (KB-1.1.j).
    ports: bool,
}

const LATER_BOARD: Board = {
    use Zone::*;
    Board {
        borders: &[
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
        ],
        arrows: &[],
        ports: true,
    }
};

/// The side of the 2012 board for three and five players.
const ODD_SIDE: Board = {
    use Zone::*;
    Board {
        borders: &[
            (W1f, &[WOn, WR, WTi]),
            (WOn, &[W2f, WR, WTi]),
            (W2f, &[WOs, WR, WTi]),
            (WOs, &[W3f, WR, WTi]),
            (W3f, &[WR, WTi]),
            (WR, &[WTr]),
            (E1f, &[EOn, ER, ETi]),
            (EOn, &[E2f, ER, ETi]),
            (E2f, &[ER, ETi]),
            (ER, &[ETr]),
            (DD, &[DS]),
        ],
        arrows: &[(WR, E1f), (WR, ETr), (WR, E2f), (DD, DT)],
        ports: false,
    }
};

/// The side of the 2012 board for two and four players: one obelisk desert on
/// the west bank, no Sanctuary.
const EVEN_SIDE: Board = {
    use Zone::*;
    Board {
        borders: &[
            (W1f, &[WOn, WR, WTi]),
            (WOn, &[W3f, WR, WTi]),
            (W3f, &[WR, WTi]),
            (WR, &[WTr]),
            (E1f, &[EOn, ER, ETi]),
            (EOn, &[E2f, ER, ETi]),
            (E2f, &[ER, ETi]),
            (ER, &[ETr]),
            (DD, &[DT]),
        ],
        arrows: &[(WR, E1f), (WR, ETr), (WR, E2f)],
        ports: false,
    }
};

/// How one player count uses a board.
#[derive(Clone, Copy)]
struct Plan {
    players: u8,
    board: Board,
    /// What is out of play with every number of players.
    missing: ZoneSet,
    storms: &'static [Storm],
    east_open: bool,
}

const fn later(players: u8, storms: &'static [Storm], east_open: bool) -> Plan {
    Plan {
        players,
        board: LATER_BOARD,
        missing: ZoneSet::EMPTY,
        storms,
        east_open,
    }
}

const fn first(players: u8) -> Plan {
    let unknown = City::E3.wall().with(Zone::EOs);
    let odd = players % 2 == 1;
    Plan {
        players,
        board: if odd { ODD_SIDE } else { EVEN_SIDE },
        missing: if odd {
            unknown
        } else {
            unknown
                .union(City::W2.wall())
                .with(Zone::WOs)
                .with(Zone::DS)
        },
        storms: &[],
        east_open: players > 3,
    }
}

/// The neighbours of every zone on the whole board.
const fn land(board: Board) -> [ZoneSet; Zone::COUNT] {
    let mut land = [ZoneSet::EMPTY; Zone::COUNT];
    let mut zone = 0;
    while zone < Zone::COUNT {
        if let Some(city) = Zone::ALL[zone].city() {
            land[zone] = city.wall().without(Zone::ALL[zone]);
        }
        zone += 1;
    }
    let mut row = 0;
    while row < board.borders.len() {
        let (one, others) = board.borders[row];
        land[one.index()] = land[one.index()].union(ZoneSet::of_all(others));
        let mut i = 0;
        while i < others.len() {
            land[others[i].index()].insert(one);
            i += 1;
        }
        row += 1;
    }
    land
}

/// The board as one player count uses it (KB-1.1.l, K1-1.2).
///
/// Zones out of play appear in none of its answers.
#[derive(Debug)]
pub struct Layout {
    neighbours: [ZoneSet; Zone::COUNT],
    /// Where the printed arrows lead.
    arrows: [ZoneSet; Zone::COUNT],
    /// Where a ship may arrive: by whether military ports count as trading
    /// ports, then by the city of the troop.
    arrivals: [[ZoneSet; City::COUNT]; 2],
    zones: ZoneSet,
    ports: ZoneSet,
    storms: &'static [Storm],
    cities: [City; City::COUNT],
    city_count: u8,
    players: u8,
    east_open: bool,
}

static LAYOUTS: [Layout; 9] = [
    Layout::new(later(2, &[Storm::SouthWest], false)),
    Layout::new(later(3, &[], false)),
    Layout::new(later(4, &[Storm::SouthWest, Storm::NorthEast], true)),
    Layout::new(later(5, &[Storm::NorthEast], true)),
    Layout::new(later(6, &[], true)),
    Layout::new(first(2)),
    Layout::new(first(3)),
    Layout::new(first(4)),
    Layout::new(first(5)),
];

/// Where the layouts of the first edition begin.
const FIRST: usize = 5;

impl Layout {
    const fn new(plan: Plan) -> Layout {
        let mut zones = ZoneSet::ALL.difference(plan.missing);
        if !plan.east_open {
            zones = zones.difference(EAST_BANK);
        }
        let mut i = 0;
        while i < plan.storms.len() {
            zones = zones.difference(plan.storms[i].covers());
            i += 1;
        }
        let ports = if plan.board.ports {
            PORTS.intersection(zones)
        } else {
            ZoneSet::EMPTY
        };

        let land = land(plan.board);
        let mut neighbours = [ZoneSet::EMPTY; Zone::COUNT];
        let mut zone = 0;
        while zone < Zone::COUNT {
            if zones.contains(Zone::ALL[zone]) {
                neighbours[zone] = land[zone].intersection(zones);
            }
            zone += 1;
        }

        let mut arrows = [ZoneSet::EMPTY; Zone::COUNT];
        let mut i = 0;
        while i < plan.board.arrows.len() {
            let (one, other) = plan.board.arrows[i];
            if zones.contains(one) && zones.contains(other) {
                arrows[one.index()].insert(other);
                arrows[other.index()].insert(one);
            }
            i += 1;
        }

        let mut arrivals = [[ZoneSet::EMPTY; City::COUNT]; 2];
        let mut cities = City::ALL;
        let mut city_count = 0;
        let mut i = 0;
        while i < City::COUNT {
            let city = City::ALL[i];
            let own = TRADING_PORTS.with(city.desert());
            arrivals[0][i] = own.intersection(ports);
            arrivals[1][i] = own.union(MILITARY_PORTS).intersection(ports);
            if zones.contains(city.desert()) {
                cities[city_count as usize] = city;
                city_count += 1;
            }
            i += 1;
        }

        Layout {
            neighbours,
            arrows,
            arrivals,
            zones,
            ports,
            storms: plan.storms,
            cities,
            city_count,
            players: plan.players,
            east_open: plan.east_open,
        }
    }

    /// The layout of an edition for this many players, if it has one. A solo
    /// game is played on the one for two: Amon has the other city.
    #[inline]
    pub const fn of(edition: Edition, players: u8) -> Option<&'static Layout> {
        if players < 2 || players > edition.most_players() {
            return None;
        }
        Some(Layout::get(edition, players))
    }

    /// The layout for a player count already known to be good.
    #[inline]
    pub const fn get(edition: Edition, players: u8) -> &'static Layout {
        let start = match edition {
            Edition::First => FIRST,
            Edition::Rise | Edition::Bs2021 => 0,
        };
        &LAYOUTS[start + players as usize - 2]
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
        TRADING_PORTS.intersection(self.ports)
    }

    /// The zones in play with a port of either kind.
    #[inline]
    pub const fn ports(&self) -> ZoneSet {
        self.ports
    }

    /// The zones that a printed arrow joins with `zone` (K1-2.3).
    #[inline]
    pub const fn arrows(&self, zone: Zone) -> ZoneSet {
        self.arrows[zone.index()]
    }

    /// The ports at which a ship of city `own` may arrive, out of any port
    /// (KB-3.4.5.n).
    #[inline]
    pub const fn arrivals(&self, own: City) -> ZoneSet {
        self.arrivals[0][own.index()]
    }

    /// Where a troop of city `own` may sail from `from` in one land move
    /// (KB-3.4.5.n): out of any port, into a trading port or the port of its
    /// own city; on the boards of 2012, along a printed arrow.
    ///
    /// With `military_too` it may arrive at every military port as well, that of
    /// the Delta included: the gift of the tile Harkhuf (tiles:R23). A team asks
    /// once per city and joins the answers (KB-4.8.c).
    #[inline]
    pub fn harbor_targets(&self, from: Zone, own: City, military_too: bool) -> ZoneSet {
        let arrivals = self.arrivals[usize::from(military_too)][own.index()].without(from);
        select_unpredictable(self.ports().contains(from), arrivals, self.arrows(from))
    }
}
