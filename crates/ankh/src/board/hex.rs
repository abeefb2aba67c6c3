//! One hex.

use std::fmt;
use std::str::FromStr;

use super::{COLUMNS, HexSet, MAP, WATER};

tabletop::vocabulary! {
    /// The six directions, clockwise.
    pub enum Direction is "direction" {
        /// Straight up.
        North = "n",
        /// Up and right.
        NorthEast = "ne",
        /// Down and right.
        SouthEast = "se",
        /// Straight down.
        South = "s",
        /// Down and left.
        SouthWest = "sw",
        /// Up and left.
        NorthWest = "nw",
    }
}

impl Direction {
    /// The three in which a hex keeps its sides.
    pub(crate) const KEPT: [Direction; 3] =
        [Direction::North, Direction::NorthEast, Direction::SouthEast];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The next one clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Direction {
        Direction::ALL[(self as usize + 1) % 6]
    }
}

tabletop::vocabulary! {
    /// What a hex is made of.
    pub enum Terrain is "terrain" {
        /// Green.
        Fertile = "fertile",
        /// Sand.
        Desert = "desert",
        /// A lake or the sea.
        Water = "water",
    }
}

/// Rows of a column, with one to spare so that nothing falls into the next
/// column when it leaves this one.
pub(super) const STRIDE: usize = 11;

/// One hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(u8);

impl Hex {
    /// The length of an array with a place for every hex.
    pub const SPAN: usize = COLUMNS.len() * STRIDE;

    /// The hex with these axial coordinates, as docs/rules-ankh.md writes them. Only to
    /// be called for places on the map.
    pub const fn at(q: i8, r: i8) -> Hex {
        Hex((q as usize * STRIDE) as u8 + (r + q / 2) as u8)
    }

    /// Its axial coordinates.
    pub const fn axial(self) -> (i8, i8) {
        let q = self.column() as i8;
        (q, self.row() as i8 - q / 2)
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// Its place in an array of [`Hex::SPAN`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hex at this place of such an array.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Hex> {
        if index < Hex::SPAN && MAP.0 >> index & 1 != 0 {
            Some(Hex(index as u8))
        } else {
            None
        }
    }

    /// Its bit in a set.
    #[inline]
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The hex of the lowest of these bits, which are known to be on the map.
    #[inline]
    pub(super) const fn of_lowest(bits: u128) -> Option<Hex> {
        if bits == 0 {
            None
        } else {
            Some(Hex(bits.trailing_zeros() as u8))
        }
    }

    /// Every hex, column by column.
    pub fn all() -> impl Iterator<Item = Hex> {
        MAP.iter()
    }

    /// What it is made of.
    pub const fn terrain(self) -> Terrain {
        if WATER.contains(self) {
            Terrain::Water
        } else if super::FERTILE.contains(self) {
            Terrain::Fertile
        } else {
            Terrain::Desert
        }
    }

    /// The hex that way, if the map goes on.
    pub fn neighbour(self, direction: Direction) -> Option<Hex> {
        HexSet::one(self).toward(direction).lowest()
    }
}

/// A letter and a number: `a2`, `k10`.
impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column() as u8);
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Hex::all().find(|hex| {
            let (column, row) = text.split_at_checked(1).unwrap_or_default();
            column.as_bytes() == [b'a' + hex.column() as u8] && row == ROWS[hex.row()]
        });
        found.ok_or_else(|| format!("`{text}` is no hex of the map"))
    }
}

/// How rows are written.
const ROWS: [&str; 10] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

impl serde::Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <String as serde::Deserialize>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

tabletop::impl_field!(Hex);
