//! Camel Caravan.

use std::collections::{BTreeMap, BTreeSet};

use ankh::board::{DELTA, EAST, WEST};
use ankh::scenario::{LAYOUTS, Layout};
use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;
use crate::map::{Pair, RIVER, drawn, touch};

/// Lays the camels of a line, as far as they do not follow by themselves.
fn lay(t: &mut Scene, line: &[Pair]) {
    t.event(P1, EventKind::Caravan);
    for &(one, other) in line {
        let camel = camel(one, other);
        if t.step() == Some(Step::Caravan) && t.may(P1, &camel) {
            t.act(P1, &camel);
        }
    }
    assert_eq!(
        t.step(),
        Some(Step::CaravanToken),
        "the line is not at its end"
    );
    assert_eq!(open(t).turn.caravan.len(), line.len());
}

const WEST_LINE: [Pair; 3] = [((0, 4), (0, 5)), ((0, 5), (1, 4)), ((1, 4), (1, 5))];
const EAST_LINE: [Pair; 4] = [
    ((5, 4), (6, 3)),
    ((6, 3), (6, 4)),
    ((6, 4), (7, 3)),
    ((7, 3), (7, 4)),
];
const DELTA_LINE: [Pair; 5] = [
    ((3, -1), (4, -1)),
    ((3, -1), (3, 0)),
    ((2, 0), (3, 0)),
    ((2, 1), (3, 0)),
    ((2, 1), (3, 1)),
];

/// T-4, A-10.4: the lines of the facts and the sizes of their parts.
#[test]
fn lines_of_the_facts() {
    for (line, sizes) in [
        (&WEST_LINE[..], [16, 16]),
        (&EAST_LINE[..], [12, 16]),
        (&DELTA_LINE[..], [6, 16]),
    ] {
        let mut t = table(&[God::Ra, God::Isis]);
        lay(&mut t, line);
        let part = t.offers(P1).swap_remove(0);
        t.act(P1, &part);
        let old = (1..=3).find(|&number| ![32, 28, 22].contains(&t.region(number).len()));
        let mut parts = [old.expect("a region that was split"), 4].map(|n| t.region(n).len());
        parts.sort_unstable();
        assert_eq!(parts, sizes);
        assert_eq!(open(&t).camel_supply, 30 - line.len() as u8);
    }
}

/// U-20: placing is optional.
#[test]
fn a_caravan_may_stay_at_home() {
    let mut t = table(&[God::Ra, God::Isis]);
    t.event(P1, EventKind::Caravan);
    t.act(P1, "decline");
    assert_eq!((t.regions(), open(&t).camel_supply), (3, 30));
    assert_eq!(t.awaiting(), Seats::one(P2));
}

/// the old token goes to the part of the player's choice, the
/// lowest of the supply to the other.
#[test]
fn the_old_token_goes_where_one_wants() {
    let north = at((0, 1));
    for keeps_north in [true, false] {
        let mut t = table(&[God::Ra, God::Isis]);
        lay(&mut t, &WEST_LINE);
        let tokens = t.offers(P1);
        assert_eq!(tokens.len(), 2);
        assert_eq!(tokens[0], format!("token {north}"));
        t.act(P1, &tokens[usize::from(!keeps_north)]);
        assert_eq!(t.region(1).contains(north), keeps_north);
        assert_eq!(t.region(4).contains(north), !keeps_north);
        assert_eq!(t.region(1) | t.region(4), WEST);
    }
}

/// U-21, A-23: one of the two new regions may swap its token with any
/// other on the board, the other new one included; or not.
#[test]
fn a_token_may_be_swapped() {
    let split = || {
        let mut t = table(&[God::Ra, God::Isis]);
        lay(&mut t, &WEST_LINE);
        t.act(P1, &format!("token {}", at((0, 1))));
        t
    };
    let t = split();
    let mut pairs: Vec<(u8, u8)> = t
        .offers(P1)
        .iter()
        .filter_map(|offer| {
            let (one, other) = offer.strip_prefix("swap ")?.split_once(' ')?;
            let (one, other) = (one.parse().ok()?, other.parse().ok()?);
            Some((std::cmp::min(one, other), std::cmp::max(one, other)))
        })
        .collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(1, 2), (1, 3), (1, 4), (2, 4), (3, 4)]);
    assert!(t.may(P1, "decline"));

    let mut t = split();
    t.act(P1, "swap 4 2");
    assert_eq!((t.region(4), t.region(3)), (EAST, DELTA));
    assert_eq!(t.region(2).len(), 16);
    let mut t = split();
    t.act(P1, "decline");
    assert_eq!(t.region(2), EAST);
    assert_eq!(t.awaiting(), Seats::one(P2));
}

/// no camel beside water, on the river, on the edge of the map or on
/// another camel.
#[test]
fn camels_stand_between_two_dry_hexes() {
    let mut t = table(&[God::Ra, God::Isis]).camels(&WEST_LINE);
    t.event(P1, EventKind::Caravan);
    for (one, other) in [((1, 4), (2, 4)), ((5, 2), (5, 1)), WEST_LINE[0]] {
        assert_eq!(t.refusal(P1, &camel(one, other)), Refusal::NoLine);
    }
    for offer in t.offers(P1).iter().filter(|offer| *offer != "decline") {
        let words: Vec<&str> = offer.split(' ').collect();
        let hex: ankh::board::Hex = words[1].parse().expect("a hex");
        let direction: ankh::board::Direction = words[2].parse().expect("a direction");
        let beyond = hex.neighbour(direction).expect("on the map");
        assert!(t.adjacent(hex.axial(), beyond.axial()), "{offer}");
        let dry = ankh::board::LAND;
        assert!(dry.contains(hex) && dry.contains(beyond), "{offer}");
    }
}

/// where camels are short, only shorter lines can be laid; none at all
/// without a token (U-35).
#[test]
fn no_line_without_camels_or_token() {
    let sides = scattered(EAST);
    let mut counts = Vec::new();
    for left in [30, 4, 3, 2] {
        let t = table(&[God::Ra, God::Isis]).camels(&sides[..30 - left]);
        let lines = lines_offered(&t);
        counts.push(lines.iter().filter(|line| in_land(line, WEST)).count());
    }
    assert_eq!(counts, [44, 12, 6, 0]);

    let every = [
        (5, 2),
        (6, 1),
        (5, 1),
        (5, 2),
        (5, 2),
        (5, 2),
        (5, 2),
        (5, 2),
    ];
    let mut t = table(&[God::Ra, God::Isis]).tokens(&every);
    t.event(P1, EventKind::Caravan);
    assert!(t.events().contains(&Event::NoCaravan { seat: P1 }));
}

/// Sides within a land that leave it in one piece with camels on all of them.
fn scattered(land: ankh::board::HexSet) -> Vec<Pair> {
    let hexes: Vec<At> = land.iter().map(|hex| hex.axial()).collect();
    let mut sides = Line::new();
    for &one in &hexes {
        for &other in hexes
            .iter()
            .filter(|&&other| one < other && touch(one, other))
        {
            sides.insert(side(one, other));
            if Board::new(&[]).region(one, &sides).len() < hexes.len() {
                sides.remove(&side(one, other));
            }
        }
    }
    sides.into_iter().collect()
}

// ---- all lines there are, found in two ways

/// A line: its sides, each with the smaller hex first.
type Line = BTreeSet<Pair>;

fn side(one: At, other: At) -> Pair {
    (one.min(other), one.max(other))
}

fn in_land(line: &Line, land: ankh::board::HexSet) -> bool {
    line.iter().all(|(one, _)| land.contains(at(*one)))
}

/// Every line that can be laid by choosing camel after camel.
fn lines_offered(t: &Scene) -> BTreeSet<Line> {
    let mut found = BTreeSet::new();
    let mut begun = t.clone();
    begun.event(P1, EventKind::Caravan);
    if begun.step() != Some(Step::Caravan) {
        return found;
    }
    let mut open_ends = vec![begun];
    while let Some(t) = open_ends.pop() {
        for offer in t
            .offers(P1)
            .iter()
            .filter(|offer| offer.starts_with("camel"))
        {
            let mut longer = t.clone();
            longer.act(P1, offer);
            if longer.step() == Some(Step::Caravan) {
                open_ends.push(longer);
                continue;
            }
            let caravan = open(&longer).turn.caravan;
            let sides = caravan.iter().map(|laid| {
                let beyond = laid.beyond().expect("a side between two hexes");
                side(laid.hex.axial(), beyond.axial())
            });
            found.insert(sides.collect());
        }
    }
    found
}

/// The board as the facts describe it, and nothing of the program's.
struct Board {
    land: BTreeSet<At>,
    /// River and camels.
    walls: BTreeSet<Pair>,
}

/// Three hexes meet at a corner; some may lie off the map.
type Corner = BTreeSet<At>;

fn around((q, r): At) -> [At; 6] {
    [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].map(|(dq, dr)| (q + dq, r + dr))
}

impl Board {
    fn new(camels: &[Pair]) -> Board {
        let dry = |(hex, code): (At, String)| (code != "~~").then_some(hex);
        let walls = RIVER.iter().chain(camels);
        Board {
            land: drawn().into_iter().filter_map(dry).collect(),
            walls: walls.map(|&(one, other)| side(one, other)).collect(),
        }
    }

    /// Both ends of a side.
    fn corners((one, other): Pair) -> Vec<Corner> {
        let shared = around(one)
            .into_iter()
            .filter(|hex| around(other).contains(hex));
        shared
            .map(|third| Corner::from([one, other, third]))
            .collect()
    }

    /// a river side, water, another camel or the edge of the map.
    fn is_barrier(&self, corner: &Corner) -> bool {
        let hexes: Vec<At> = corner.iter().copied().collect();
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| side(hexes[a], hexes[b]));
        hexes.iter().any(|hex| !self.land.contains(hex))
            || pairs.iter().any(|pair| self.walls.contains(pair))
    }

    fn sides_at(&self, corner: &Corner) -> Vec<Pair> {
        let hexes: Vec<At> = corner.iter().copied().collect();
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| side(hexes[a], hexes[b]));
        let free = |pair: &Pair| {
            self.land.contains(&pair.0) && self.land.contains(&pair.1) && !self.walls.contains(pair)
        };
        pairs.into_iter().filter(free).collect()
    }

    fn region(&self, from: At, line: &Line) -> BTreeSet<At> {
        let mut region = BTreeSet::from([from]);
        let mut next = vec![from];
        while let Some(hex) = next.pop() {
            for other in around(hex) {
                let pair = side(hex, other);
                let open = !self.walls.contains(&pair) && !line.contains(&pair);
                if self.land.contains(&other) && open && region.insert(other) {
                    next.push(other);
                }
            }
        }
        region
    }

    /// two parts of at least six.
    fn splits(&self, line: &Line) -> bool {
        let &(one, other) = line.first().expect("a camel");
        let part = self.region(one, line);
        !part.contains(&other) && part.len() >= 6 && self.region(other, line).len() >= 6
    }

    fn lines(&self) -> BTreeSet<Line> {
        let mut found = BTreeSet::new();
        let corners: BTreeSet<Corner> = self
            .land
            .iter()
            .flat_map(|&hex| around(hex).map(|other| side(hex, other)))
            .flat_map(Board::corners)
            .collect();
        for corner in corners.iter().filter(|corner| self.is_barrier(corner)) {
            self.follow(
                corner,
                &mut Vec::new(),
                &mut vec![corner.clone()],
                &mut found,
            );
        }
        found
    }

    fn follow(
        &self,
        end: &Corner,
        line: &mut Vec<Pair>,
        been: &mut Vec<Corner>,
        found: &mut BTreeSet<Line>,
    ) {
        if line.len() == 6 {
            return;
        }
        for next in self.sides_at(end) {
            let far = Board::corners(next)
                .into_iter()
                .find(|corner| corner != end);
            let Some(far) = far.filter(|far| !been.contains(far)) else {
                continue;
            };
            line.push(next);
            if self.is_barrier(&far) {
                let whole: Line = line.iter().copied().collect();
                if self.splits(&whole) {
                    found.insert(whole);
                }
            } else {
                been.push(far.clone());
                self.follow(&far, line, been, found);
                been.pop();
            }
            line.pop();
        }
    }
}

/// T-13, A-10.3, A-10.4, C-21: on the empty board 44 lines in the West, 29 in
/// the East, 19 in the Delta, of the lengths the facts count.
#[test]
fn all_lines_of_the_empty_board() {
    let lines = lines_offered(&table(&[God::Ra, God::Isis]));
    let lengths = |land| {
        let mut lengths = BTreeMap::new();
        for line in lines.iter().filter(|line| in_land(line, land)) {
            *lengths.entry(line.len()).or_insert(0) += 1;
        }
        lengths
    };
    assert_eq!(
        lengths(WEST),
        BTreeMap::from([(3, 6), (4, 6), (5, 11), (6, 21)])
    );
    assert_eq!(lengths(EAST), BTreeMap::from([(4, 2), (5, 9), (6, 18)]));
    assert_eq!(lengths(DELTA), BTreeMap::from([(5, 10), (6, 9)]));
    assert_eq!(lines, Board::new(&[]).lines());
}

/// the same lines as a search that knows nothing but the
/// rules, on every layout with camels and after one and two more caravans.
#[test]
fn all_lines_between_camels() {
    for layout in LAYOUTS.iter().filter(|layout| !layout.camels.is_empty()) {
        let mut camels: Vec<Pair> = layout
            .camels
            .iter()
            .map(|(one, other)| (one.axial(), other.axial()))
            .collect();
        for round in 0..3 {
            let t = on(layout, &camels);
            let lines = lines_offered(&t);
            let name = format!("{} {}, {round}", layout.scenario, layout.players);
            assert!(lines == Board::new(&camels).lines(), "{name}");
            // One of them is laid, another one each time.
            let Some(line) = lines.iter().nth(lines.len() * (round + 1) / 4) else {
                break;
            };
            camels.extend(line);
        }
    }
}

/// A token for each region, however many there are by now.
fn on(layout: &Layout, camels: &[Pair]) -> Scene {
    let board = Board::new(camels);
    let mut regions: Vec<At> = layout.regions.iter().map(|hex| hex.axial()).collect();
    let mut covered: BTreeSet<At> = BTreeSet::new();
    for &hex in regions.clone().iter().chain(&board.land) {
        if covered.contains(&hex) {
            continue;
        }
        if !regions.contains(&hex) {
            regions.push(hex);
        }
        covered.extend(board.region(hex, &Line::new()));
    }
    table(&God::ALL[..usize::from(layout.players)])
        .camels(camels)
        .tokens(&regions)
}

/// ruling E-A2: a line ends by itself where it meets a barrier.
#[test]
fn a_line_ends_where_it_meets_a_barrier() {
    let mut t = table(&[God::Ra, God::Isis]);
    t.event(P1, EventKind::Caravan);
    t.act(P1, &camel(WEST_LINE[0].0, WEST_LINE[0].1));
    assert!(t.offers(P1).iter().all(|offer| offer.starts_with("camel")));
}

/// what the camels part is no longer adjacent.
#[test]
fn camels_part_regions() {
    let mut t = table(&[God::Ra, God::Isis]);
    assert!(t.adjacent((0, 4), (0, 5)));
    lay(&mut t, &WEST_LINE);
    t.act(P1, &format!("token {}", at((0, 1))));
    assert!(!t.adjacent((0, 4), (0, 5)));
    assert!(t.adjacent((0, 4), (0, 3)));
}
