//! The zones of the board and what lies in each.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::{City, District, ZoneSet, serde_as_id};

/// What a zone is (KB-1.1.a, KB-1.1.b).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum ZoneKind {
    /// A part of a city, within its wall.
    District,
    /// A temple on one of the banks.
    Temple,
    /// The temple of the Delta: a temple too, with its own step of the night.
    DeltaTemple,
    /// The Sanctuary of All Gods. Not a temple (KB-1.1.c).
    Sanctuary,
    /// Land without a building (KB-1.1.e), also around a city and in the Delta.
    Desert,
}

/// A port, which the rulebook calls a harbor (KB-1.1.j).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Port {
    /// Red: only the owner of the city around it may arrive.
    Military,
    /// Blue: anybody may arrive.
    Trading,
}

/// The pieces of land that the Nile parts (KB-1.1.g).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Bank {
    /// West of the Nile.
    West,
    /// East of the Nile.
    East,
    /// The group of three zones at the top centre.
    Delta,
}

/// What lies in one zone: a row of the source table.
#[derive(Clone, Copy)]
struct Ground {
    kind: ZoneKind,
    obelisk: bool,
    port: Option<Port>,
    temple_pp: u8,
}

impl Ground {
    const fn new(kind: ZoneKind) -> Ground {
        Ground {
            kind,
            obelisk: false,
            port: None,
            temple_pp: 0,
        }
    }

    const fn temple(kind: ZoneKind, temple_pp: u8) -> Ground {
        Ground {
            temple_pp,
            ..Ground::new(kind)
        }
        .obelisk()
    }

    const fn port(self, port: Port) -> Ground {
        Ground {
            port: Some(port),
            ..self
        }
    }

    const fn obelisk(self) -> Ground {
        Ground {
            obelisk: true,
            ..self
        }
    }
}

const DISTRICT: Ground = Ground::new(ZoneKind::District);
const DESERT: Ground = Ground::new(ZoneKind::Desert);
const RED_PORT: Ground = DESERT.port(Port::Military);
const OUTER_TEMPLE: Ground = Ground::temple(ZoneKind::Temple, 2);
const RIVER_TEMPLE: Ground = Ground::temple(ZoneKind::Temple, 3);
const DELTA_TEMPLE: Ground = Ground::temple(ZoneKind::DeltaTemple, 5);
const SANCTUARY: Ground = Ground::new(ZoneKind::Sanctuary).obelisk();

/// Makes the enum and its tables out of one list: variant, id, what it is, ground.
macro_rules! zones {
    ($($zone:ident $id:literal $doc:literal $ground:expr;)*) => {
        /// A zone of the board.
        ///
        /// City `c` owns the indices `4 * c` to `4 * c + 3`: its districts a, b
        /// and c, then the desert around it. The open land of the west bank, of
        /// the east bank and the Delta follow.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Zone {
            $(#[doc = $doc] #[cfg_attr(feature = "typescript", ts(rename = $id))] $zone,)*
        }

        impl Zone {
            /// How many zones the printed board has.
            pub const COUNT: usize = [$($id),*].len();

            /// All zones by index.
            pub const ALL: [Zone; Zone::COUNT] = [$(Zone::$zone),*];
        }

        static IDS: [&str; Zone::COUNT] = [$($id),*];
        static GROUND: [Ground; Zone::COUNT] = [$($ground),*];
    };
}

zones! {
    W1a "w1a" "West North City, west district" DISTRICT;
    W1b "w1b" "West North City, centre district" DISTRICT;
    W1c "w1c" "West North City, east district" DISTRICT;
    W1f "w1f" "West North City Desert" RED_PORT;
    W2a "w2a" "West Middle City, west district" DISTRICT;
    W2b "w2b" "West Middle City, centre district" DISTRICT;
    W2c "w2c" "West Middle City, east district" DISTRICT;
    W2f "w2f" "West Middle City Desert" RED_PORT;
    W3a "w3a" "West South City, west district" DISTRICT;
    W3b "w3b" "West South City, centre district" DISTRICT;
    W3c "w3c" "West South City, east district" DISTRICT;
    W3f "w3f" "West South City Desert" RED_PORT;
    E1a "e1a" "East North City, west district" DISTRICT;
    E1b "e1b" "East North City, centre district" DISTRICT;
    E1c "e1c" "East North City, east district" DISTRICT;
    E1f "e1f" "East North City Desert" RED_PORT;
    E2a "e2a" "East Middle City, west district" DISTRICT;
    E2b "e2b" "East Middle City, centre district" DISTRICT;
    E2c "e2c" "East Middle City, east district" DISTRICT;
    E2f "e2f" "East Middle City Desert" RED_PORT;
    E3a "e3a" "East South City, west district" DISTRICT;
    E3b "e3b" "East South City, centre district" DISTRICT;
    E3c "e3c" "East South City, east district" DISTRICT;
    E3f "e3f" "East South City Desert" RED_PORT;
    WOn "w_on" "West North Obelisk Desert" DESERT.obelisk();
    WOs "w_os" "West South Obelisk Desert" DESERT.obelisk().port(Port::Trading);
    WR "w_r" "West River Desert" DESERT.port(Port::Trading);
    WTi "w_ti" "West Outer Temple" OUTER_TEMPLE;
    WTr "w_tr" "West River Temple" RIVER_TEMPLE;
    EOn "e_on" "East North Obelisk Desert" DESERT.obelisk().port(Port::Trading);
    EOs "e_os" "East South Obelisk Desert" DESERT.obelisk();
    ER "e_r" "East River Desert" DESERT.port(Port::Trading);
    ETi "e_ti" "East Outer Temple" OUTER_TEMPLE;
    ETr "e_tr" "East River Temple" RIVER_TEMPLE;
    DT "d_t" "Delta Temple" DELTA_TEMPLE;
    DD "d_d" "Delta Desert" RED_PORT;
    DS "d_s" "Sanctuary" SANCTUARY;
}

/// The zones whose ground passes a test, worked out by the compiler.
macro_rules! zones_where {
    ($pattern:pat) => {{
        let mut set = ZoneSet::EMPTY;
        let mut i = 0;
        while i < Zone::COUNT {
            if matches!(GROUND[i], $pattern) {
                set = set.with(Zone::ALL[i]);
            }
            i += 1;
        }
        set
    }};
}

/// The districts of all cities.
pub const DISTRICTS: ZoneSet = zones_where!(Ground {
    kind: ZoneKind::District,
    ..
});

/// The deserts, also those around the cities and in the Delta.
pub const DESERTS: ZoneSet = zones_where!(Ground {
    kind: ZoneKind::Desert,
    ..
});

/// The temples, the Delta Temple too; never the Sanctuary.
pub const TEMPLES: ZoneSet = zones_where!(Ground {
    kind: ZoneKind::Temple | ZoneKind::DeltaTemple,
    ..
});

/// The zones with an obelisk: where a teleport may end.
pub const OBELISKS: ZoneSet = zones_where!(Ground { obelisk: true, .. });

/// The zones with a port of either kind.
pub const PORTS: ZoneSet = zones_where!(Ground { port: Some(_), .. });

/// The zones with a military port.
pub const MILITARY_PORTS: ZoneSet = zones_where!(Ground {
    port: Some(Port::Military),
    ..
});

/// The zones with a trading port.
pub const TRADING_PORTS: ZoneSet = zones_where!(Ground {
    port: Some(Port::Trading),
    ..
});

/// The Delta (KB-1.1.k).
pub const DELTA: ZoneSet = ZoneSet::of_all(&[Zone::DT, Zone::DD, Zone::DS]);

/// Everything west of the Nile: three cities and their open land.
pub const WEST_BANK: ZoneSet = City::W1
    .wall()
    .union(City::W2.wall())
    .union(City::W3.wall())
    .union(ZoneSet::of_all(&[
        Zone::WOn,
        Zone::WOs,
        Zone::WR,
        Zone::WTi,
        Zone::WTr,
    ]));

/// Everything east of the Nile.
pub const EAST_BANK: ZoneSet = ZoneSet::ALL.difference(WEST_BANK).difference(DELTA);

/// The zones that touch the Nile (KB-1.1.g). It parts them, it joins nothing.
pub const SHORES: ZoneSet = PORTS.union(DELTA).with(Zone::WTr).with(Zone::ETr);

impl Zone {
    /// The place of this zone in an array with one entry per zone.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The zone with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Zone> {
        if index < Zone::COUNT {
            Some(Zone::ALL[index])
        } else {
            None
        }
    }

    /// The id of this zone in notation and records.
    #[inline]
    pub const fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// What this zone is.
    #[inline]
    pub const fn kind(self) -> ZoneKind {
        GROUND[self.index()].kind
    }

    /// The land it belongs to.
    #[inline]
    pub const fn bank(self) -> Bank {
        if WEST_BANK.contains(self) {
            Bank::West
        } else if EAST_BANK.contains(self) {
            Bank::East
        } else {
            Bank::Delta
        }
    }

    /// The city it belongs to, as a district or as the desert around it.
    #[inline]
    pub const fn city(self) -> Option<City> {
        City::from_index(self.index() / 4)
    }

    /// The city it is a district of.
    #[inline]
    pub const fn district_of(self) -> Option<City> {
        if self.is_district() {
            self.city()
        } else {
            None
        }
    }

    /// Which district of its city it is.
    #[inline]
    pub const fn district(self) -> Option<District> {
        if self.is_district() {
            District::from_index(self.index() % 4)
        } else {
            None
        }
    }

    /// Whether it is a district.
    #[inline]
    pub const fn is_district(self) -> bool {
        DISTRICTS.contains(self)
    }

    /// Whether it is a temple: the Delta Temple is, the Sanctuary is not.
    #[inline]
    pub const fn is_temple(self) -> bool {
        TEMPLES.contains(self)
    }

    /// Whether it is a desert, also one around a city or in the Delta.
    #[inline]
    pub const fn is_desert(self) -> bool {
        DESERTS.contains(self)
    }

    /// Whether it is one of the three zones of the Delta.
    #[inline]
    pub const fn in_delta(self) -> bool {
        DELTA.contains(self)
    }

    /// Whether an obelisk stands in it.
    #[inline]
    pub const fn obelisk(self) -> bool {
        OBELISKS.contains(self)
    }

    /// Its port.
    #[inline]
    pub const fn port(self) -> Option<Port> {
        GROUND[self.index()].port
    }

    /// The prayer points its temple pays at night: 2, 3 or 5, and 0 where there
    /// is no temple. The 5 of the Delta Temple cost one unit.
    #[inline]
    pub const fn temple_pp(self) -> u8 {
        GROUND[self.index()].temple_pp
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Zone {
    type Err = String;

    fn from_str(text: &str) -> Result<Zone, String> {
        Zone::ALL
            .into_iter()
            .find(|zone| zone.id() == text)
            .ok_or_else(|| {
                format!("`{text}` is no zone: zones have ids like w1a, e2f, w_tr and d_s")
            })
    }
}

serde_as_id!(Zone, "the id of a zone");
