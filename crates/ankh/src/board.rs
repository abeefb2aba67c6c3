//! The board: 101 hexes, their ground, the Nile between them (section 3 of the
//! facts), and sets of hexes as the bits of one number.
//!
//! A hex is a column, `a` to `k` from west to east, and a row, 1 to 10 from
//! north to south; odd columns (`b`, `d`, …) sit half a hex lower. The facts
//! write the same hex as axial (q,r): `q` is the column, `r = row - q/2`.

mod hex;
mod hex_set;
pub mod sides;

pub use hex::{Direction, Hex, Terrain};
pub use hex_set::HexSet;

/// The map, a line for each column from its first row on: `f` fertile, `d`
/// desert, `~` water, then the starting region: West, East or Delta.
const COLUMNS: [(i8, &str); 11] = [
    (1, "fW fW dW dW dW dW dW dW"),
    (0, "fD fD fW dW dW dW dW dW dW"),
    (-1, "fD fD fD fW dW ~~ ~~ dW dW dW"),
    (-1, "fD fD fD fW dW dW ~~ dW dW"),
    (-2, "~~ fD fD fD fW dW ~~ fW fW fW"),
    (-2, "~~ fD fD fD fW fW fE fE fE"),
    (-3, "~~ fD fD fD fE fE fE dE dE dE"),
    (-3, "~~ fD fD fE dE dE dE dE dE"),
    (-4, "~~ fD fD fE dE dE dE ~~ dE dE"),
    (-4, "~~ fD fE ~~ dE dE ~~ dE dE"),
    (-4, "~~ fE dE ~~ ~~ ~~ ~~ ~~"),
];

/// The hexes that have this letter in the given place of their code.
const fn printed(letter: u8, place: usize) -> HexSet {
    let mut set = HexSet::EMPTY;
    let mut column = 0;
    while column < COLUMNS.len() {
        let (first, codes) = COLUMNS[column];
        let codes = codes.as_bytes();
        let mut nth = 0;
        while nth * 3 < codes.len() {
            if codes[nth * 3 + place] == letter {
                set = set.with(Hex::at(column as i8, first + nth as i8));
            }
            nth += 1;
        }
        column += 1;
    }
    set
}

/// Fertile ground.
pub const FERTILE: HexSet = printed(b'f', 0);
/// Desert.
pub const DESERT: HexSet = printed(b'd', 0);
/// Lakes and seas.
pub const WATER: HexSet = printed(b'~', 0);
/// Everything one can stand on.
pub const LAND: HexSet = FERTILE.union(DESERT);
/// The whole map.
pub const MAP: HexSet = LAND.union(WATER);
/// The land west of the Nile, at the start.
pub const WEST: HexSet = printed(b'W', 1);
/// The land east of the Nile, at the start.
pub const EAST: HexSet = printed(b'E', 1);
/// The land between the arms of the Nile, at the start.
pub const DELTA: HexSet = printed(b'D', 1);

/// Sides that one is adjacent across: on the map, without river or camel
/// . Each side is kept by the hex south or west of it: three sets are
/// enough for all six directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Open {
    north: HexSet,
    north_east: HexSet,
    south_east: HexSet,
}

impl Open {
    /// The board without camels. The Nile runs where two lands meet; water is
    /// adjacent to everything around it.
    pub(crate) const PRINTED: Open = Open {
        north: printed_open(Direction::North),
        north_east: printed_open(Direction::NorthEast),
        south_east: printed_open(Direction::SouthEast),
    };

    #[inline]
    const fn set(&self, direction: Direction) -> HexSet {
        match direction {
            Direction::North => self.north,
            Direction::NorthEast => self.north_east,
            _ => self.south_east,
        }
    }

    /// Whether one is adjacent across this side.
    #[inline]
    pub(crate) fn crosses(&self, side: Side) -> bool {
        self.set(side.direction).contains(side.hex)
    }

    /// Puts a camel on this side.
    pub(crate) fn close(&mut self, side: Side) {
        let set = match side.direction {
            Direction::North => &mut self.north,
            Direction::NorthEast => &mut self.north_east,
            _ => &mut self.south_east,
        };
        set.remove(side.hex);
    }

    /// The same with camels on these sides too, given as hexes that keep them.
    #[inline]
    #[must_use]
    fn without(&self, [north, north_east, south_east]: [HexSet; 3]) -> Open {
        Open {
            north: self.north - north,
            north_east: self.north_east - north_east,
            south_east: self.south_east - south_east,
        }
    }

    /// Everything adjacent to something in `from`.
    #[inline]
    pub(crate) fn adjacent(&self, from: HexSet) -> HexSet {
        use Direction::*;
        // What is open lies on the map.
        (from & self.north).shifted(North)
            | (from.shifted(South) & self.north)
            | (from & self.north_east).shifted(NorthEast)
            | (from.shifted(SouthWest) & self.north_east)
            | (from & self.south_east).shifted(SouthEast)
            | (from.shifted(NorthWest) & self.south_east)
    }

    /// The land that hangs together with `from`.
    pub(crate) fn region(&self, from: HexSet) -> HexSet {
        let mut region = from;
        loop {
            let grown = region | (self.adjacent(region) & LAND);
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// The two parts of a region that one and the other land are in, if these
    /// do not hang together. Both grow at once: whichever is done first says
    /// all.
    pub(crate) fn parts(&self, region: HexSet, [one, other]: [HexSet; 2]) -> Option<[HexSet; 2]> {
        let [mut near, mut far] = [one, other];
        loop {
            let grown = near | (self.adjacent(near) & region);
            if grown.meets(far) {
                return None;
            }
            if grown == near {
                return Some([near, region - near]);
            }
            near = grown;
            let grown = far | (self.adjacent(far) & region);
            if grown.meets(near) {
                return None;
            }
            if grown == far {
                return Some([region - far, far]);
            }
            far = grown;
        }
    }

    /// Where camels stand: the hexes that keep such a side, for each direction.
    #[inline]
    pub(crate) fn closed(&self) -> [HexSet; 3] {
        Direction::KEPT.map(|direction| Open::PRINTED.set(direction) - self.set(direction))
    }

    /// The sides where camels stand.
    pub(crate) fn camels(&self) -> impl Iterator<Item = Side> {
        let closed = Direction::KEPT.into_iter().zip(self.closed());
        closed.flat_map(|(direction, taken)| taken.iter().map(move |hex| Side { hex, direction }))
    }

    /// How many camels stand on the board.
    #[inline]
    pub(crate) fn camel_count(&self) -> usize {
        self.closed().into_iter().map(HexSet::len).sum()
    }
}

const fn printed_open(direction: Direction) -> HexSet {
    let lands = [WEST, EAST, DELTA];
    // What lies that way is on the map, and one of the two is water …
    let back = direction.opposite();
    let beside_water = WATER.union(WATER.toward(back));
    let mut open = MAP
        .intersection(MAP.toward(back))
        .intersection(beside_water);
    // … or both are of the same land.
    let mut land = 0;
    while land < lands.len() {
        open = open.union(lands[land].intersection(lands[land].toward(back)));
        land += 1;
    }
    open
}

/// A side between two hexes, kept by the hex south or west of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Side {
    /// The hex that keeps it.
    pub hex: Hex,
    /// Where the other hex is: north, north-east or south-east.
    pub direction: Direction,
}

impl Side {
    /// The side between two hexes that touch.
    pub fn between(one: Hex, other: Hex) -> Option<Side> {
        let kept = |hex: Hex, to: Hex| {
            let direction = Direction::KEPT
                .into_iter()
                .find(|&direction| hex.neighbour(direction) == Some(to))?;
            Some(Side { hex, direction })
        };
        kept(one, other).or_else(|| kept(other, one))
    }

    /// The hex on the other side.
    pub fn beyond(self) -> Option<Hex> {
        self.hex.neighbour(self.direction)
    }
}

#[cfg(test)]
mod tests;
