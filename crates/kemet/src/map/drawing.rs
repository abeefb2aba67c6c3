//! Original drawings of the boards, as data.
//!
//! They share the topology of the printed boards and none of their shapes. The
//! grid runs from 0 to 1000, x to the east and y to the south; north is the edge
//! next to the Delta. Zones that touch share exact corners, so curves may be
//! drawn through them without gaps.
//!
//! Draw the ground, the Nile, deserts and temples, the Delta, the districts on
//! top of the desert around their city (its outline includes the city), storms
//! or the cover of the closed bank, and then ports, obelisks and labels.

use serde::Serialize;

use super::{City, Storm, Zone};

/// A list of points.
macro_rules! points {
    ($(($x:literal, $y:literal))*) => { [$(Point { x: $x, y: $y }),*] };
}

/// A point that may be missing.
macro_rules! maybe {
    () => {
        None
    };
    ($x:literal, $y:literal) => {
        Some(Point { x: $x, y: $y })
    };
}

/// The sketches, from rows of zone, centre, port, obelisk and corners.
macro_rules! sketches {
    ($($zone:ident at ($cx:literal, $cy:literal)
        $(port ($px:literal, $py:literal))? $(obelisk ($ox:literal, $oy:literal))?:
        $(($x:literal, $y:literal))*;)*) => {
        [$(ZoneSketch {
            zone: Zone::$zone,
            centre: Point { x: $cx, y: $cy },
            outline: &points![$(($x, $y))*],
            port: maybe!($($px, $py)?),
            obelisk: maybe!($($ox, $oy)?),
        }),*]
    };
}

mod first;
mod rise;

/// The width and the height of the grid.
pub const GRID: i16 = 1000;

/// A point of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Point {
    /// How far east.
    pub x: i16,
    /// How far south.
    pub y: i16,
}

/// How to draw one zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ZoneSketch {
    /// Which zone.
    pub zone: Zone,
    /// The place of troops and of the label. Decides what is more to the west,
    /// too: smaller x, then smaller y, then the id.
    pub centre: Point,
    /// The corners, the last one joined to the first.
    pub outline: &'static [Point],
    /// The place of the port, if there is one.
    pub port: Option<Point>,
    /// The place of the obelisk, if there is one.
    pub obelisk: Option<Point>,
}

/// A way for ships between two zones, there and back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Harbor {
    /// The two zones.
    pub zones: [Zone; 2],
    /// The ends of its arrow, each in its zone.
    pub ends: [Point; 2],
}

/// A board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The zones it has, by rising index.
    pub sketches: &'static [ZoneSketch],
    /// The Nile with the waters around the Delta; the Delta lies on top of it.
    pub nile: &'static [Point],
    /// The cover of the east bank where it is closed.
    pub closed_east: &'static [Point],
    /// The storm tiles that may lie on it.
    pub storms: &'static [(Storm, &'static [Point])],
    /// The place of the statue of the god whose city it is.
    pub statues: &'static [(City, Point)],
    /// The ways for ships that are printed on it.
    pub harbors: &'static [Harbor],
}

impl Drawing {
    /// The board of *Blood and Sand* and *Rise of the Gods*.
    pub const RISE: &'static Drawing = &rise::BOARD;
    /// The side of the board of the first edition for 2 and 4 players.
    pub const FIRST_EVEN: &'static Drawing = &first::EVEN;
    /// The side of the board of the first edition for 3 and 5 players.
    pub const FIRST_ODD: &'static Drawing = &first::ODD;

    /// The board for this many players, of the first edition or of the later ones.
    pub const fn of(first: bool, players: u8) -> &'static Drawing {
        match players {
            _ if !first => Drawing::RISE,
            0..=2 | 4 => Drawing::FIRST_EVEN,
            _ => Drawing::FIRST_ODD,
        }
    }

    /// The sketch of `zone`, if this board has it.
    pub fn sketch(&self, zone: Zone) -> Option<&'static ZoneSketch> {
        self.sketches.iter().find(|sketch| sketch.zone == zone)
    }

    /// The outline of a storm tile, if it may lie on this board.
    pub fn storm(&self, storm: Storm) -> Option<&'static [Point]> {
        let mut tiles = self.storms.iter();
        tiles.find_map(|&(tile, outline)| (tile == storm).then_some(outline))
    }

    /// The place of the statue of `city`, if this board has it.
    pub fn statue(&self, city: City) -> Option<Point> {
        let mut statues = self.statues.iter();
        statues.find_map(|&(of, place)| (of == city).then_some(place))
    }
}

/// A point of the grid.
const fn point(x: i16, y: i16) -> Point {
    Point { x, y }
}

/// A way for ships.
const fn harbor(from: Zone, here: Point, to: Zone, there: Point) -> Harbor {
    Harbor {
        zones: [from, to],
        ends: [here, there],
    }
}
