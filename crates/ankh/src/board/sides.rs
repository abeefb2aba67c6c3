//! Sides, corners, and the lines of camels that may be laid along them.
//!
//! There are thousands of chains of up to six sides and few that may be laid.
//! Those between two printed barriers are listed once and for all; those that
//! begin at a camel are searched when asked for.

use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::{Direction, Hex, HexSet, LAND, MAP, Open, Side, WATER};

/// The longest line (C-21).
pub const LONGEST_LINE: usize = 6;

/// Each part of a region has at least this many land hexes.
pub const SMALLEST_PART: usize = 6;

/// A side where a camel may stand: between two land hexes, without river
/// . The number of it, as the atlas counts.
pub(crate) type SideNumber = u8;

/// A line that is being laid, side by side from one end.
pub(crate) type Line = ArrayVec<SideNumber, LONGEST_LINE>;

/// Where sides meet.
type CornerNumber = u8;

struct Way {
    side: Side,
    ends: [CornerNumber; 2],
}

struct Corner {
    /// The sides for camels that meet here.
    sides: ArrayVec<SideNumber, 3>,
    /// It touches the river, water or the edge of the map.
    barrier: bool,
}

/// A chain of sides between two printed barriers.
struct PrintedLine {
    sides: Line,
    /// Its sides, and those that meet it at inner corners: where one of these
    /// has a camel, it is no line.
    touched: [HexSet; 3],
    /// A hex beside it.
    beside: Hex,
    /// What it cuts off the printed region, if anything.
    part: Option<HexSet>,
}

struct Atlas {
    ways: Vec<Way>,
    corners: Vec<Corner>,
    lines: Vec<PrintedLine>,
    /// The number of each side, by hex and direction.
    numbers: Vec<Option<SideNumber>>,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::draw);

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
        let mut names: Vec<CornerName> = Vec::new();
        let mut ways = Vec::new();
        let mut numbers = vec![None; Hex::SPAN * 3];
        for hex in LAND.iter() {
            for direction in Direction::KEPT {
                let side = Side { hex, direction };
                let dry = side.beyond().is_some_and(|beyond| LAND.contains(beyond));
                if !dry || !Open::PRINTED.crosses(side) {
                    continue;
                }
                let ends = ends_of(side).map(|name| {
                    let known = names.iter().position(|&other| other == name);
                    known.unwrap_or_else(|| {
                        names.push(name);
                        names.len() - 1
                    }) as CornerNumber
                });
                numbers[place(side)] = Some(ways.len() as SideNumber);
                ways.push(Way { side, ends });
            }
        }
        let corners = (0..names.len())
            .map(|number| Corner {
                sides: (0..ways.len() as SideNumber)
                    .filter(|&way| ways[usize::from(way)].ends.contains(&(number as u8)))
                    .collect(),
                barrier: is_printed_barrier(names[number]),
            })
            .collect();
        let mut atlas = Atlas {
            ways,
            corners,
            lines: Vec::new(),
            numbers,
        };
        atlas.lines = atlas.printed_lines();
        atlas
    }

    fn side(&self, number: SideNumber) -> Side {
        self.ways[usize::from(number)].side
    }

    /// The end of a side that is not `corner`.
    fn far_end(&self, number: SideNumber, corner: CornerNumber) -> CornerNumber {
        let [one, other] = self.ways[usize::from(number)].ends;
        if one == corner { other } else { one }
    }

    fn corner(&self, number: CornerNumber) -> &Corner {
        &self.corners[usize::from(number)]
    }

    /// Whether a corner touches the river, water, the edge of the map or a
    /// camel.
    fn is_barrier(&self, corner: CornerNumber, open: &Open) -> bool {
        let corner = self.corner(corner);
        let camel = |&side: &SideNumber| !open.crosses(self.side(side));
        corner.barrier || corner.sides.iter().any(camel)
    }

    /// Every chain between two printed barriers that may ever be a line.
    fn printed_lines(&self) -> Vec<PrintedLine> {
        let mut lines = Vec::new();
        for (number, corner) in self.corners.iter().enumerate() {
            if !corner.barrier {
                continue;
            }
            for &side in &corner.sides {
                let mut line = Line::from_iter([side]);
                let end = self.far_end(side, number as CornerNumber);
                self.grow(&mut line, end, &Open::PRINTED, &mut |line| {
                    // Each is found from both its ends.
                    if line.first() <= line.last() {
                        lines.extend(self.printed_line(line));
                    }
                    false
                });
            }
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
        let mut touched = [HexSet::NONE; 3];
        let mut touch = |number: SideNumber| {
            let side = self.side(number);
            touched[side.direction.index()].insert(side.hex);
        };
        line.iter().copied().for_each(&mut touch);
        for pair in line.windows(2) {
            let [one, other] = [pair[0], pair[1]].map(|side| self.ways[usize::from(side)].ends);
            let shared = one.into_iter().find(|end| other.contains(end))?;
            self.corner(shared)
                .sides
                .iter()
                .copied()
                .for_each(&mut touch);
        }
        Some(PrintedLine {
            sides: line.clone(),
            touched,
            beside: side.hex,
            part: separates.then_some(part),
        })
    }

    /// Follows `line`, whose free end is at `end`, in every way until it meets
    /// a barrier. `found` says whether that is enough.
    fn grow(
        &self,
        line: &mut Line,
        end: CornerNumber,
        open: &Open,
        found: &mut impl FnMut(&Line) -> bool,
    ) -> bool {
        if self.is_barrier(end, open) {
            return found(line);
        }
        if line.is_full() {
            return false;
        }
        let last = line.last().copied();
        for &side in &self.corner(end).sides {
            if Some(side) == last {
                continue;
            }
            line.push(side);
            let enough = self.grow(line, self.far_end(side, end), open, found);
            line.pop();
            if enough {
                return true;
            }
        }
        false
    }
}

fn place(side: Side) -> usize {
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

/// The board as far as lines of camels care.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub open: &'a Open,
    /// The land of every region.
    pub regions: &'a [HexSet],
    /// How many camels are left.
    pub camels: usize,
}

impl Ground<'_> {
    /// Sides that begin a line which can be laid to its end.
    pub(crate) fn first_sides(self, mut offer: impl FnMut(Side)) {
        let atlas = &*ATLAS;
        let mut begun = [false; 256];
        self.lines(|line| {
            for end in [line[0], line[line.len() - 1]] {
                begun[usize::from(end)] = true;
            }
            false
        });
        let sides = begun.iter().enumerate().filter(|&(_, begun)| *begun);
        sides.for_each(|(number, _)| offer(atlas.side(number as SideNumber)));
    }

    /// Sides that bring `line`, which has begun, closer to a legal end.
    pub(crate) fn next_sides(self, line: &Line, mut offer: impl FnMut(Side)) {
        let atlas = &*ATLAS;
        let Some(end) = self.free_end(line) else {
            return;
        };
        let last = line.last().copied();
        for &side in &atlas.corner(end).sides {
            if Some(side) == last || line.len() >= self.camels.min(LONGEST_LINE) {
                continue;
            }
            let mut longer = line.clone();
            longer.push(side);
            let far = atlas.far_end(side, end);
            let leads_on = atlas.grow(&mut longer, far, self.open, &mut |line| self.may_lie(line));
            if leads_on {
                offer(atlas.side(side));
            }
        }
    }

    /// Whether both ends of a line that was offered side by side touch a
    /// barrier: inner corners never do, so there it ends.
    pub(crate) fn is_complete(self, line: &Line) -> bool {
        !line.is_empty() && self.free_end(line).is_none()
    }

    /// The corner where the line goes on.
    fn free_end(self, line: &Line) -> Option<CornerNumber> {
        let atlas = &*ATLAS;
        let ends = atlas.ways[usize::from(*line.last()?)].ends;
        let touches_last = |end: &CornerNumber| match line.len() {
            1 => true,
            more => !atlas.ways[usize::from(line[more - 2])].ends.contains(end),
        };
        ends.into_iter()
            .filter(touches_last)
            .find(|&end| !atlas.is_barrier(end, self.open))
    }

    /// Whether any line may be laid.
    pub(crate) fn has_line(self) -> bool {
        let mut found = false;
        self.lines(|_| {
            found = true;
            true
        });
        found
    }

    /// Every line that may be laid, some of them twice, until `visit` has
    /// enough.
    pub(crate) fn lines(self, mut visit: impl FnMut(&Line) -> bool) {
        let atlas = &*ATLAS;
        let closed = Direction::KEPT
            .map(|direction| Open::PRINTED.set(direction).minus(self.open.set(direction)));
        let camels = closed.iter().any(|closed| !closed.is_empty());
        for line in &atlas.lines {
            let met = |(touched, closed): (&HexSet, &HexSet)| touched.meets(*closed);
            if line.sides.len() > self.camels || line.touched.iter().zip(&closed).any(met) {
                continue;
            }
            let fits = match line.part {
                Some(part) => halves(self.region_of(line.beside), part),
                // Only where a camel closes a gap elsewhere does it separate.
                None => camels && self.may_lie(&line.sides),
            };
            if fits && visit(&line.sides) {
                return;
            }
        }
        if camels {
            self.lines_from_camels(&mut visit);
        }
    }

    /// The region that a hex is in.
    fn region_of(self, hex: Hex) -> HexSet {
        let holds = |land: &&HexSet| land.contains(hex);
        self.regions.iter().find(holds).copied().unwrap_or_default()
    }

    /// Lines that begin where only a camel is in the way.
    fn lines_from_camels(self, visit: &mut impl FnMut(&Line) -> bool) {
        let atlas = &*ATLAS;
        for (number, corner) in atlas.corners.iter().enumerate() {
            let number = number as CornerNumber;
            if corner.barrier || !atlas.is_barrier(number, self.open) {
                continue;
            }
            let free = |side: &&SideNumber| self.open.crosses(atlas.side(**side));
            for &side in corner.sides.iter().filter(free) {
                let mut line = Line::from_iter([side]);
                let far = atlas.far_end(side, number);
                let enough = atlas.grow(&mut line, far, self.open, &mut |line| {
                    self.may_lie(line) && visit(line)
                });
                if enough {
                    return;
                }
            }
        }
    }

    /// Whether a chain from barrier to barrier splits a region well.
    fn may_lie(self, line: &Line) -> bool {
        let wide = |part: &HexSet| part.len() >= SMALLEST_PART;
        line.len() <= self.camels && self.parts(line).is_some_and(|parts| parts.iter().all(wide))
    }

    /// What a line makes of its region, if it makes two.
    pub(crate) fn parts(self, line: &Line) -> Option<[HexSet; 2]> {
        let atlas = &*ATLAS;
        let side = atlas.side(*line.first()?);
        let beyond = side.beyond()?;
        let region = self.region_of(side.hex);
        // A region that is too small for two parts is not worth the walk.
        if region.len() < 2 * SMALLEST_PART {
            return None;
        }
        let mut open = *self.open;
        line.iter().for_each(|&side| open.close(atlas.side(side)));
        let part = open.region_without(side.hex, beyond)?;
        Some([part, region.minus(part)])
    }
}

/// Whether both what `part` holds of the region and the rest are large enough.
fn halves(region: HexSet, part: HexSet) -> bool {
    region.and(part).len() >= SMALLEST_PART && region.minus(part).len() >= SMALLEST_PART
}

/// The number of a side for camels.
pub(crate) fn number_of(side: Side) -> Option<SideNumber> {
    ATLAS.numbers.get(place(side)).copied().flatten()
}

/// The side with this number.
pub(crate) fn side_of(number: SideNumber) -> Side {
    ATLAS.side(number)
}
