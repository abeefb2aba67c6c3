//! What never changes about sides and corners: where they are, and every chain
//! between two printed barriers that may ever be a line.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::{LONGEST_LINE, Line, SMALLEST_PART, SideNumber};
use crate::board::{Direction, Hex, HexSet, LAND, MAP, Open, Side, WATER};

/// Where sides meet. Inner corners are numbered by their hex, so that those
/// with camels are found by shifting sets; the corners of the [`SHORE`] follow.
pub(super) type CornerNumber = u16;

/// The first of the corners that touch the river, water or the edge of the map.
pub(super) const SHORE: CornerNumber = 256;

pub(super) struct Way {
    pub(super) side: Side,
    /// The hexes it lies between, the one that keeps it first.
    pub(super) hexes: [HexSet; 2],
    pub(super) ends: [CornerNumber; 2],
}

/// The sides for camels that meet at a corner, each with its other end.
pub(super) type Corner = ArrayVec<(SideNumber, CornerNumber), 3>;

/// A set of sides, or of inner corners.
#[derive(Clone, Copy, Default)]
pub(super) struct Numbers([u64; 4]);

impl Numbers {
    #[inline]
    pub(super) fn insert(&mut self, number: u8) {
        self.0[usize::from(number / 64)] |= 1 << (number % 64);
    }

    #[inline]
    pub(super) fn contains(&self, number: u8) -> bool {
        self.0[usize::from(number / 64)] >> (number % 64) & 1 != 0
    }

    pub(super) fn and(mut self, other: &Numbers) -> Numbers {
        let words = self.0.iter_mut().zip(other.0);
        words.for_each(|(word, other)| *word &= other);
        self
    }

    #[inline]
    pub(super) fn meets(&self, other: &Numbers) -> bool {
        let words = self.0.iter().zip(&other.0);
        words.fold(0, |shared, (one, other)| shared | one & other) != 0
    }

    /// Its members, the lowest first.
    pub(super) fn for_each(self, mut visit: impl FnMut(u8)) {
        for (place, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                visit(place as u8 * 64 + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
    }
}

/// The inner corners that touch camels.
pub(super) struct CamelCorners(pub(super) Numbers);

impl CamelCorners {
    const NONE: CamelCorners = CamelCorners(Numbers([0; 4]));

    pub(super) fn of(open: &Open) -> CamelCorners {
        let [north, north_east, south_east] = open.closed();
        let at_north_east = north | north_east | south_east.toward(Direction::South);
        let at_east = north_east | south_east | north.toward(Direction::NorthWest);
        let [[a, b], [c, d]] = [at_north_east, at_east].map(HexSet::words);
        CamelCorners(Numbers([a, b, c, d]))
    }

    /// Whether a corner touches the river, water, the edge of the map or a
    /// camel.
    #[inline]
    pub(super) fn is_barrier(&self, corner: CornerNumber) -> bool {
        corner >= SHORE || self.0.contains(corner as u8)
    }
}

/// A chain of sides between two printed barriers.
pub(super) struct PrintedLine {
    pub(super) sides: Line,
    pub(super) key: u64,
    /// Its inner corners: where one of these touches a camel, it is no line.
    pub(super) inner: Numbers,
    /// A hex beside it.
    pub(super) beside: HexSet,
    /// What it cuts off the printed region, if anything.
    pub(super) part: Option<HexSet>,
}

pub(super) struct Atlas {
    pub(super) ways: Vec<Way>,
    pub(super) corners: Vec<Corner>,
    pub(super) inner: Numbers,
    pub(super) lines: Vec<PrintedLine>,
    /// The number of each side, by hex and direction.
    pub(super) numbers: Vec<Option<SideNumber>>,
}

pub(super) static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::draw);

/// A corner as a hex and which of its two corners it is: the one north-east
/// between its neighbours in the north and north-east, or the one in the east.
/// The hex may lie outside the map.
type CornerName = (i8, i8, bool);

fn ends_of(side: Side) -> [CornerName; 2] {
    let (q, r) = side.hex.axial();
    match side.direction {
        Direction::North => [(q - 1, r, true), (q, r, false)],
        Direction::NorthEast => [(q, r, false), (q, r, true)],
        _ => [(q, r, true), (q, r + 1, false)],
    }
}

/// The three hexes that meet at a corner; none where the map ends.
fn hexes_at((q, r, east): CornerName) -> [Option<Hex>; 3] {
    let third = if east { (q + 1, r) } else { (q, r - 1) };
    [(q, r), (q + 1, r - 1), third].map(|(q, r)| {
        let on_grid = (0..=10).contains(&q) && (0..=9).contains(&(r + q.div_euclid(2)));
        on_grid
            .then(|| Hex::at(q, r))
            .filter(|&hex| MAP.contains(hex))
    })
}

impl Atlas {
    fn draw() -> Atlas {
        let mut shore: Vec<CornerName> = Vec::new();
        let mut ways = Vec::new();
        let mut numbers = vec![None; Hex::SPAN * 3];
        for hex in LAND.iter() {
            for direction in Direction::KEPT {
                let side = Side { hex, direction };
                let beyond = side.beyond().filter(|&beyond| LAND.contains(beyond));
                let Some(beyond) = beyond.filter(|_| Open::PRINTED.crosses(side)) else {
                    continue;
                };
                numbers[place(side)] = Some(ways.len() as SideNumber);
                ways.push(Way {
                    side,
                    hexes: [hex, beyond].map(HexSet::one),
                    ends: ends_of(side).map(|name| corner_number(name, &mut shore)),
                });
            }
        }
        let mut corners = vec![Corner::new(); usize::from(SHORE) + shore.len()];
        let mut inner = Numbers::default();
        for (number, Way { ends, .. }) in ways.iter().enumerate() {
            for [near, far] in [*ends, [ends[1], ends[0]]] {
                corners[usize::from(near)].push((number as SideNumber, far));
                if near < SHORE {
                    inner.insert(near as u8);
                }
            }
        }
        let mut atlas = Atlas {
            ways,
            corners,
            inner,
            lines: Vec::new(),
            numbers,
        };
        atlas.lines = atlas.printed_lines();
        atlas.lines.sort_unstable_by_key(|line| line.key);
        atlas
    }

    pub(super) fn way(&self, number: SideNumber) -> &Way {
        &self.ways[usize::from(number)]
    }

    pub(super) fn side(&self, number: SideNumber) -> Side {
        self.way(number).side
    }

    pub(super) fn corner(&self, number: CornerNumber) -> &Corner {
        &self.corners[usize::from(number)]
    }

    /// Every chain between two printed barriers that may ever be a line.
    fn printed_lines(&self) -> Vec<PrintedLine> {
        let mut lines = Vec::new();
        for &(side, end) in self.corners[usize::from(SHORE)..].iter().flatten() {
            let mut line = Line::from_iter([side]);
            let camels = CamelCorners::NONE;
            self.grow(&mut line, end, &camels, LONGEST_LINE, &mut |line, _| {
                // Each is found from both its ends.
                if line.first() <= line.last() {
                    lines.extend(self.printed_line(line));
                }
                false
            });
        }
        lines
    }

    fn printed_line(&self, line: &Line) -> Option<PrintedLine> {
        let mut open = Open::PRINTED;
        line.iter().for_each(|&side| open.close(self.side(side)));
        let side = self.side(line[0]);
        let part = open.region(HexSet::one(side.hex));
        let separates = side.beyond().is_some_and(|beyond| !part.contains(beyond));
        if separates {
            let whole = Open::PRINTED.region(part).len();
            // Regions only ever shrink: what is too small now always will be.
            if part.len() < SMALLEST_PART || whole - part.len() < SMALLEST_PART {
                return None;
            }
        }
        let ends = line.iter().flat_map(|&side| self.way(side).ends);
        let mut inner = Numbers::default();
        ends.filter(|&end| end < SHORE)
            .for_each(|end| inner.insert(end as u8));
        Some(PrintedLine {
            sides: line.clone(),
            key: key(line),
            inner,
            beside: HexSet::one(side.hex),
            part: separates.then_some(part),
        })
    }

    /// What is known of a chain between two printed barriers. Any that is not
    /// listed will never be a line.
    pub(super) fn known(&self, chain: &Line) -> Option<&PrintedLine> {
        let place = self
            .lines
            .binary_search_by_key(&key(chain), |line| line.key);
        Some(&self.lines[place.ok()?])
    }

    /// Follows `line`, whose free end is at `end`, in every way until it meets
    /// a barrier, with at most `longest` sides. `found` is told where, and says
    /// whether that is enough.
    pub(super) fn grow(
        &self,
        line: &mut Line,
        end: CornerNumber,
        camels: &CamelCorners,
        longest: usize,
        found: &mut impl FnMut(&Line, CornerNumber) -> bool,
    ) -> bool {
        if camels.is_barrier(end) {
            return found(line, end);
        }
        if line.len() >= longest {
            return false;
        }
        let last = line.last().copied();
        for &(side, far) in self.corner(end) {
            if Some(side) == last {
                continue;
            }
            line.push(side);
            let enough = self.grow(line, far, camels, longest, found);
            line.pop();
            if enough {
                return true;
            }
        }
        false
    }
}

/// The number of a corner; `shore` has those that are none of the inner ones.
fn corner_number(name: CornerName, shore: &mut Vec<CornerName>) -> CornerNumber {
    let (q, r, east) = name;
    if !is_printed_barrier(name) {
        return Hex::at(q, r).index() as CornerNumber + CornerNumber::from(east) * 128;
    }
    let known = shore.iter().position(|&other| other == name);
    SHORE
        + known.unwrap_or_else(|| {
            shore.push(name);
            shore.len() - 1
        }) as CornerNumber
}

/// A number for a chain, the same from both its ends.
fn key(chain: &Line) -> u64 {
    let digits = |key: u64, &side: &SideNumber| key << 8 | u64::from(side);
    if chain.first() <= chain.last() {
        chain.iter().fold(1, digits)
    } else {
        chain.iter().rev().fold(1, digits)
    }
}

pub(super) fn place(side: Side) -> usize {
    side.hex.index() * 3 + side.direction.index()
}

fn is_printed_barrier(corner: CornerName) -> bool {
    let hexes = hexes_at(corner);
    let [Some(one), Some(two), Some(three)] = hexes else {
        return true;
    };
    let wet = hexes.iter().flatten().any(|&hex| WATER.contains(hex));
    let river = [(one, two), (two, three), (three, one)]
        .into_iter()
        .any(|(one, other)| {
            !Side::between(one, other).is_some_and(|side| Open::PRINTED.crosses(side))
        });
    wet || river
}
