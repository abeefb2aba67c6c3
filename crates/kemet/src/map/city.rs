//! Cities and their districts.

use std::fmt;
use std::str::FromStr;

use super::{Bank, Zone, ZoneSet, serde_as_id};

/// A city: three districts within a wall, and one desert around it (KB-1.1.d).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "lowercase"))]
#[repr(u8)]
pub enum City {
    /// The north city of the west bank.
    W1,
    /// The middle city of the west bank.
    W2,
    /// The south city of the west bank.
    W3,
    /// The north city of the east bank.
    E1,
    /// The middle city of the east bank.
    E2,
    /// The south city of the east bank.
    E3,
}

impl City {
    /// How many cities the printed board has.
    pub const COUNT: usize = 6;

    /// All cities by index.
    pub const ALL: [City; City::COUNT] =
        [City::W1, City::W2, City::W3, City::E1, City::E2, City::E3];

    const IDS: [&'static str; City::COUNT] = ["w1", "w2", "w3", "e1", "e2", "e3"];

    /// The place of this city in an array with one entry per city.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The city with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<City> {
        if index < City::COUNT {
            Some(City::ALL[index])
        } else {
            None
        }
    }

    /// The id of this city in notation and records.
    #[inline]
    pub const fn id(self) -> &'static str {
        City::IDS[self.index()]
    }

    /// The bank of the Nile it stands on.
    #[inline]
    pub const fn bank(self) -> Bank {
        self.desert().bank()
    }

    /// Its three districts.
    #[inline]
    pub const fn districts(self) -> [Zone; 3] {
        [
            self.district(District::A),
            self.district(District::B),
            self.district(District::C),
        ]
    }

    /// Its district `district`.
    #[inline]
    pub const fn district(self, district: District) -> Zone {
        Zone::ALL[4 * self.index() + district.index()]
    }

    /// The desert around it, where its military port lies.
    #[inline]
    pub const fn desert(self) -> Zone {
        Zone::ALL[4 * self.index() + 3]
    }

    /// The zones next to its wall: its desert and its districts (KB-AM-11).
    #[inline]
    pub const fn wall(self) -> ZoneSet {
        ZoneSet(0b1111 << (4 * self.index()))
    }
}

impl fmt::Display for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for City {
    type Err = String;

    fn from_str(text: &str) -> Result<City, String> {
        City::ALL
            .into_iter()
            .find(|city| city.id() == text)
            .ok_or_else(|| format!("`{text}` is no city: cities are w1, w2, w3, e1, e2 and e3"))
    }
}

serde_as_id!(City, "the id of a city");

/// One of the three districts of a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename_all = "lowercase"))]
#[repr(u8)]
pub enum District {
    /// The west district.
    A,
    /// The centre district.
    B,
    /// The east district.
    C,
}

impl District {
    /// How many districts a city has.
    pub const COUNT: usize = 3;

    /// All districts by index.
    pub const ALL: [District; District::COUNT] = [District::A, District::B, District::C];

    const IDS: [&'static str; District::COUNT] = ["a", "b", "c"];

    /// The place of this district in an array with one entry per district.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The district with this index.
    #[inline]
    pub const fn from_index(index: usize) -> Option<District> {
        if index < District::COUNT {
            Some(District::ALL[index])
        } else {
            None
        }
    }

    /// The id of this district in notation and records.
    #[inline]
    pub const fn id(self) -> &'static str {
        District::IDS[self.index()]
    }
}

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for District {
    type Err = String;

    fn from_str(text: &str) -> Result<District, String> {
        District::ALL
            .into_iter()
            .find(|district| district.id() == text)
            .ok_or_else(|| format!("`{text}` is no district: districts are a, b and c"))
    }
}

serde_as_id!(District, "the id of a district");
