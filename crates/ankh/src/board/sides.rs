//! Sides, corners, and the lines of camels that may be laid along them.
//!
//! There are thousands of chains of up to six sides and few that may be laid.
//! Those between two printed barriers are listed once and for all; those that
//! begin at a camel are searched when asked for.

mod atlas;

use arrayvec::ArrayVec;

use super::{HexSet, Open, Side};
use atlas::{ATLAS, CamelCorners, CornerNumber, Numbers, PrintedLine, SHORE, Way, place};

/// The longest line (C-21).
pub const LONGEST_LINE: usize = 6;

/// Each part of a region has at least this many land hexes.
pub const SMALLEST_PART: usize = 6;

/// A side where a camel may stand: between two land hexes, without river
/// . The number of it, as the atlas counts.
pub(crate) type SideNumber = u8;

/// A line that is being laid, side by side from one end.
pub(crate) type Line = ArrayVec<SideNumber, LONGEST_LINE>;

/// A chain of sides from barrier to barrier: a line, if it splits its region
/// well.
#[derive(Clone, Copy)]
pub(crate) struct Chain<'a> {
    pub sides: &'a Line,
    /// What is known of it beforehand.
    printed: Option<&'a PrintedLine>,
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
        let mut begun = Numbers::default();
        self.chains(|chain| {
            let ends = [chain.sides[0], chain.sides[chain.sides.len() - 1]];
            // Most chains tell nothing new: whether those are lines is not asked.
            let known = begun.contains(ends[0]) & begun.contains(ends[1]);
            if !known && self.may_lie(chain) {
                ends.iter().for_each(|&end| begun.insert(end));
            }
            false
        });
        begun.for_each(|number| offer(side_of(number)));
    }

    /// The sides that meet `line`, which has begun, at its free end; none if it
    /// is complete.
    pub(crate) fn next_sides(self, line: &Line) -> impl Iterator<Item = Side> {
        self.ways_at_end(line).map(|(side, _)| side_of(side))
    }

    /// Those of the next sides with which the line can be laid to its end.
    pub(crate) fn ways_on(self, line: &Line) -> ArrayVec<Side, 2> {
        let atlas = &*ATLAS;
        let camels = CamelCorners::of(self.open);
        let mut longer = line.clone();
        let ends = line.first().map(|&side| atlas.way(side).ends);
        let from_shore = ends.is_some_and(|ends| ends.iter().any(|&end| end >= SHORE));
        let mut may_lie = |line: &Line, end| {
            if from_shore && end >= SHORE {
                (atlas.known(line)).is_some_and(|line| self.may_lie(Chain::printed(line)))
            } else {
                self.may_lie(Chain::of(line))
            }
        };
        let leads_on = |&(side, end): &(SideNumber, CornerNumber)| {
            longer.push(side);
            let found = atlas.grow(&mut longer, end, &camels, self.longest(), &mut may_lie);
            longer.pop();
            found
        };
        let ways = self.ways_at_end(line).filter(leads_on);
        ways.map(|(side, _)| side_of(side)).collect()
    }

    fn ways_at_end(self, line: &Line) -> impl Iterator<Item = (SideNumber, CornerNumber)> {
        let last = line.last().copied();
        let ways = self.free_end(line).map(|end| ATLAS.corner(end));
        let ways = ways.into_iter().flatten().copied();
        ways.filter(move |&(side, _)| Some(side) != last)
    }

    /// How long a line may be.
    fn longest(self) -> usize {
        self.camels.min(LONGEST_LINE)
    }

    /// The corner where the line goes on. Inner corners never touch a barrier,
    /// so a line that was offered side by side and meets one is complete
    ///
    fn free_end(self, line: &Line) -> Option<CornerNumber> {
        let atlas = &*ATLAS;
        let camels = CamelCorners::of(self.open);
        let ends = atlas.way(*line.last()?).ends;
        let touches_last = |end: &CornerNumber| match line.len() {
            1 => true,
            more => !atlas.way(line[more - 2]).ends.contains(end),
        };
        ends.into_iter()
            .filter(touches_last)
            .find(|&end| !camels.is_barrier(end))
    }

    /// Whether any line may be laid.
    pub(crate) fn has_line(self) -> bool {
        let mut found = false;
        self.chains(|chain| {
            found = self.may_lie(chain);
            found
        });
        found
    }

    /// Every chain that may be a line, some of them twice, until `visit` has
    /// enough.
    pub(crate) fn chains(self, mut visit: impl FnMut(Chain) -> bool) {
        let atlas = &*ATLAS;
        let corners = CamelCorners::of(self.open);
        let camels = self.open.camel_count() > 0;
        // The lines that separate nothing on the printed board are those from
        // the shore of the western lake: once camels join it to the rest, all of
        // them do, and until then none.
        let mut joined = camels;
        let land = self.divisible_land();
        for line in &atlas.lines {
            let too_long = line.sides.len() > self.camels;
            if too_long | !line.beside.meets(land) | line.inner.meets(&corners.0) {
                continue;
            }
            if line.part.is_none() {
                joined = joined && self.parts(&line.sides).is_some();
                if !joined {
                    continue;
                }
            }
            if visit(Chain::printed(line)) {
                return;
            }
        }
        if self.camels > 0 {
            self.chains_from_camels(&corners, land, &mut visit);
        }
    }

    /// Chains in this land that begin where only a camel is in the way.
    fn chains_from_camels(
        self,
        camels: &CamelCorners,
        land: HexSet,
        visit: &mut impl FnMut(Chain) -> bool,
    ) {
        let atlas = &*ATLAS;
        let mut found = |line: &Line, end| {
            // Those between two camels are found from both their ends.
            let again = line.first() > line.last() && end < SHORE;
            !again && visit(Chain::of(line))
        };
        let mut enough = false;
        camels.0.and(&atlas.inner).for_each(|corner| {
            for &(number, end) in &atlas.corners[usize::from(corner)] {
                let side = atlas.side(number);
                if enough || !land.contains(side.hex) || !self.open.crosses(side) {
                    continue;
                }
                let mut line = Line::from_iter([number]);
                enough = atlas.grow(&mut line, end, camels, self.longest(), &mut found);
            }
        });
    }

    /// The regions that are large enough to be split.
    fn divisible_land(self) -> HexSet {
        let divisible = |land: &&HexSet| land.len() >= 2 * SMALLEST_PART;
        let regions = self.regions.iter().filter(divisible);
        regions.copied().fold(HexSet::EMPTY, HexSet::union)
    }

    /// Whether a chain splits its region well.
    pub(crate) fn may_lie(self, chain: Chain) -> bool {
        match chain.printed {
            Some(PrintedLine {
                beside,
                part: Some(part),
                ..
            }) => {
                let region = self.region_of(*beside);
                is_wide(&(region & *part)) && is_wide(&(region - *part))
            }
            _ => self
                .parts(chain.sides)
                .is_some_and(|parts| parts.iter().all(is_wide)),
        }
    }

    /// The region that this land is in.
    fn region_of(self, land: HexSet) -> HexSet {
        // All are looked at, because which of them it is nobody can guess.
        let regions = self.regions.iter();
        regions.fold(HexSet::EMPTY, |found, &region| {
            found | region.if_any(region & land)
        })
    }

    /// What a line makes of its region, if it makes two.
    pub(crate) fn parts(self, line: &Line) -> Option<[HexSet; 2]> {
        let Cut { closed, beside } = Cut::along(line)?;
        let open = self.open.without(closed);
        open.parts(self.region_of(beside[0]), beside)
    }
}

/// What a chain does to the land around it.
struct Cut {
    /// The sides it closes, as hexes that keep them.
    closed: [HexSet; 3],
    /// The hexes along its two sides. Those along one side hang together: no
    /// inner corner touches a barrier.
    beside: [HexSet; 2],
}

impl Cut {
    fn along(chain: &Line) -> Option<Cut> {
        let atlas = &*ATLAS;
        let mut last = atlas.way(*chain.first()?).hexes;
        let mut beside = last;
        let mut closed = [HexSet::EMPTY; 3];
        for &number in chain {
            let Way { side, hexes, .. } = atlas.way(number);
            let kept = &mut closed[side.direction.index()];
            *kept |= hexes[0];
            // It has a hex in common with the side before, and another across.
            let across = usize::from((hexes[0] == last[0]) | (hexes[1] == last[0]));
            let new = usize::from(hexes[0] == last[1 - across]);
            last[across] = hexes[new];
            beside[across] |= hexes[new];
        }
        Some(Cut { closed, beside })
    }
}

impl Chain<'_> {
    fn of(sides: &Line) -> Chain<'_> {
        let printed = None;
        Chain { sides, printed }
    }

    fn printed(line: &PrintedLine) -> Chain<'_> {
        Chain {
            sides: &line.sides,
            printed: Some(line),
        }
    }
}

/// Whether a part is large enough.
fn is_wide(part: &HexSet) -> bool {
    part.len() >= SMALLEST_PART
}

/// The number of a side for camels.
pub(crate) fn number_of(side: Side) -> Option<SideNumber> {
    ATLAS.numbers.get(place(side)).copied().flatten()
}

/// The side with this number.
pub(crate) fn side_of(number: SideNumber) -> Side {
    ATLAS.side(number)
}
