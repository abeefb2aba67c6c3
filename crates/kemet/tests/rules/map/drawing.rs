//! The drawing agrees with the tables (map:§7).

use kemet::map::drawing::{Drawing, GRID, Harbor, Point, ZoneSketch};
use kemet::map::{
    Bank, City, DELTA, DISTRICTS, EAST_BANK, Layout, SHORES, Storm, TEMPLES, WEST_BANK, Zone,
    ZoneSet,
};

use super::zones::set;

/// The sketch of a zone of the board of *Rise of the Gods*, which has all zones.
fn sketch(zone: Zone) -> &'static ZoneSketch {
    Drawing::RISE.sketch(zone).unwrap()
}

/// Which side of the line through `a` and `b` the point `p` is on; 0 if on it.
fn side(a: Point, b: Point, p: Point) -> i32 {
    let [ax, ay, bx, by, px, py] = [a.x, a.y, b.x, b.y, p.x, p.y].map(i32::from);
    (bx - ax) * (py - ay) - (by - ay) * (px - ax)
}

/// The sides of a polygon.
fn sides(outline: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let ends = outline.iter().cycle().skip(1);
    outline.iter().copied().zip(ends.copied())
}

/// Whether `p` lies on the segment from `a` to `b`.
fn on_segment(a: Point, b: Point, p: Point) -> bool {
    side(a, b, p) == 0
        && (a.x.min(b.x)..=a.x.max(b.x)).contains(&p.x)
        && (a.y.min(b.y)..=a.y.max(b.y)).contains(&p.y)
}

fn on_border(outline: &[Point], p: Point) -> bool {
    sides(outline).any(|(a, b)| on_segment(a, b, p))
}

/// Whether `p` lies inside, the border not included (even-odd rule).
fn inside(outline: &[Point], p: Point) -> bool {
    let crossed = sides(outline)
        .filter(|&(a, b)| (a.y > p.y) != (b.y > p.y) && (side(a, b, p) > 0) == (b.y > a.y));
    !on_border(outline, p) && crossed.count() % 2 == 1
}

/// Whether two segments on one line share more than a point.
fn overlap((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let (from, to) = (a.min(b).max(c.min(d)), a.max(b).min(c.max(d)));
    side(a, b, c) == 0 && side(a, b, d) == 0 && from < to
}

fn share_border(one: &[Point], other: &[Point]) -> bool {
    sides(one).any(|s| sides(other).any(|t| overlap(s, t)))
}

/// KB-AM-02, KB-1.1.f: two zones share a drawn border, or a city lies in its desert, iff adjacent.
#[test]
fn drawn_borders_are_the_borders() {
    let board = Layout::get(kemet::Edition::Rise, 6);
    let mut drawn = 0;
    for one in Drawing::RISE.sketches {
        for other in Drawing::RISE.sketches.iter().skip(one.zone.index() + 1) {
            let city = DISTRICTS.contains(one.zone) && inside(other.outline, one.centre);
            let touch = city || share_border(one.outline, other.outline);
            let adjacent = board.neighbours(one.zone).contains(other.zone);
            assert_eq!(touch, adjacent, "{} and {}", one.zone, other.zone);
            drawn += usize::from(touch);
        }
    }
    assert_eq!(drawn, 64);
}

/// KB-1.1.d: a district is drawn wholly inside the desert around its city, and in no other zone.
#[test]
fn districts_lie_in_their_desert() {
    for district in DISTRICTS {
        let drawn = sketch(district);
        for other in Zone::ALL.into_iter().filter(|&zone| zone != district) {
            let home = Some(other) == district.city().map(City::desert);
            let within = drawn
                .outline
                .iter()
                .all(|&p| inside(sketch(other).outline, p));
            assert_eq!(within, home, "{district} in {other}");
        }
    }
}

/// KB-1.1.i: every zone has its sketch; its places lie in it, and only where there is one.
#[test]
fn places_lie_in_their_zone() {
    for zone in Zone::ALL {
        let drawn = sketch(zone);
        assert_eq!(drawn, &Drawing::RISE.sketches[zone.index()]);
        assert_eq!(drawn.port.is_some(), zone.port().is_some(), "{zone}");
        assert_eq!(drawn.obelisk.is_some(), zone.obelisk(), "{zone}");
        for place in [Some(drawn.centre), drawn.port, drawn.obelisk]
            .into_iter()
            .flatten()
        {
            for other in Drawing::RISE.sketches {
                // The desert around a city is drawn under its districts.
                let under = zone
                    .district_of()
                    .is_some_and(|city| city.desert() == other.zone);
                let expected = other.zone == zone || under;
                assert_eq!(
                    inside(other.outline, place),
                    expected,
                    "{zone} in {}",
                    other.zone
                );
            }
        }
    }
}

/// KB-1.1.g: the zones drawn at the Nile are the shores; the Delta lies in the middle of it.
#[test]
fn the_nile_touches_the_shores() {
    for sketch in Drawing::RISE.sketches {
        let island = sketch
            .outline
            .iter()
            .all(|&p| inside(Drawing::RISE.nile, p));
        assert_eq!(island, DELTA.contains(sketch.zone), "{}", sketch.zone);
        let shore = island || share_border(sketch.outline, Drawing::RISE.nile);
        assert_eq!(shore, SHORES.contains(sketch.zone), "{}", sketch.zone);
        assert!(
            island || !inside(Drawing::RISE.nile, sketch.centre),
            "{}",
            sketch.zone
        );
    }
}

/// KB-1.1.h, KB-2.1.1: a storm tile, or the cover of the east bank, hides just what is out of play.
#[test]
fn covers_hide_what_is_out_of_play() {
    let hidden = |cover: &[Point]| -> ZoneSet {
        let hides = |s: &&ZoneSketch| {
            s.outline
                .iter()
                .all(|&p| inside(cover, p) || on_border(cover, p))
        };
        Drawing::RISE
            .sketches
            .iter()
            .filter(hides)
            .map(|s| s.zone)
            .collect()
    };
    for storm in Storm::ALL {
        assert_eq!(
            hidden(Drawing::RISE.storm(storm).unwrap()),
            storm.covers(),
            "{storm:?}"
        );
        for zone in ZoneSet::ALL - storm.covers() {
            let centre = sketch(zone).centre;
            assert!(
                !inside(Drawing::RISE.storm(storm).unwrap(), centre),
                "{storm:?} over {zone}"
            );
        }
    }
    for zone in Zone::ALL {
        let east = zone.bank() == Bank::East;
        assert_eq!(
            hidden(Drawing::RISE.closed_east).contains(zone),
            east,
            "{zone}"
        );
    }
}

/// KB-1.1.k: the Delta is at the top centre, and temples run from west to east as printed.
#[test]
fn the_compass() {
    for zone in DELTA {
        let Point { x, y } = sketch(zone).centre;
        assert!(
            (GRID / 3..GRID * 2 / 3).contains(&x) && y < GRID / 4,
            "{zone}"
        );
    }
    let mut temples: Vec<Zone> = TEMPLES.iter().collect();
    temples.sort_by_key(|&temple| sketch(temple).centre);
    assert_eq!(
        temples,
        [Zone::WTi, Zone::WTr, Zone::DT, Zone::ETr, Zone::ETi]
    );
    assert_eq!(
        temples.into_iter().collect::<ZoneSet>(),
        set("w_ti w_tr d_t e_tr e_ti")
    );
    for city in City::ALL {
        let [a, _, c] = city.districts().map(|zone| sketch(zone).centre);
        assert!(a.x < c.x, "{city}");
    }
}

/// KB-1.1.d: the statue of each city stands beside its districts, on the bank of the city.
#[test]
fn statues_stand_by_their_city() {
    for city in City::ALL {
        let statue = Drawing::RISE.statue(city).unwrap();
        let around = sketch(city.desert()).outline;
        assert!(inside(around, statue), "{city}");
        for district in DISTRICTS {
            assert!(
                !inside(sketch(district).outline, statue),
                "{city} in {district}"
            );
        }
    }
}

/// Twice the area of a polygon.
fn area(outline: &[Point]) -> i32 {
    sides(outline)
        .map(|(a, b)| side(Point { x: 0, y: 0 }, a, b))
        .sum::<i32>()
        .abs()
}

/// KB-1.1.a: the zones fill their bank, and the districts their city, without gaps.
#[test]
fn no_gaps() {
    let west = [
        (20, 20),
        (320, 20),
        (320, 200),
        (470, 235),
        (470, 980),
        (20, 980),
    ];
    let filled = |zones: ZoneSet| zones.iter().map(|zone| area(sketch(zone).outline)).sum();
    for bank in [WEST_BANK, EAST_BANK] {
        let land: i32 = filled(bank - DISTRICTS);
        assert_eq!(land, area(&west.map(|(x, y)| Point { x, y })));
    }
    for city in City::ALL {
        let outlines = city.districts().map(|zone| sketch(zone).outline);
        let corners = || outlines.iter().copied().flatten();
        let span = |way: fn(&Point) -> i16| {
            let (low, high) = (corners().map(way).min(), corners().map(way).max());
            i32::from(high.unwrap()) - i32::from(low.unwrap())
        };
        let built: i32 = filled(city.wall() & DISTRICTS);
        assert_eq!(built, 2 * span(|p| p.x) * span(|p| p.y), "{city}");
    }
}

/// A side of the board of the first edition, as the list of facts has it.
struct Side {
    board: &'static Drawing,
    zones: ZoneSet,
    /// The borders over land but for those within the cities.
    borders: &'static str,
    harbors: &'static str,
    obelisks: &'static str,
}

const EAST: &str =
    "e1f-e_on e1f-e_r e1f-e_ti e_on-e_r e_on-e2f e_on-e_ti e2f-e_r e2f-e_ti e_r-e_tr";

/// Both sides (K1-2.1.1, K1-2.2.1, K1-2.3.n1).
fn first_edition() -> [Side; 2] {
    [
        Side {
            board: Drawing::FIRST_EVEN,
            zones: ZoneSet::ALL - City::W2.wall() - City::E3.wall() - set("w_os e_os d_s"),
            borders: "w1f-w_on w1f-w_r w1f-w_ti w_on-w3f w_on-w_r w_on-w_ti w3f-w_r w3f-w_ti \
                      w_r-w_tr d_d-d_t",
            harbors: "w_r-e1f w_r-e_tr w_r-e2f",
            obelisks: "w_on e_on w_ti w_tr e_ti e_tr d_t",
        },
        Side {
            board: Drawing::FIRST_ODD,
            zones: ZoneSet::ALL - City::E3.wall() - set("e_os"),
            borders: "w1f-w_on w1f-w_r w1f-w_ti w_on-w2f w_on-w_r w_on-w_ti w2f-w_os w2f-w_r \
                      w2f-w_ti w_os-w3f w_os-w_r w_os-w_ti w3f-w_r w3f-w_ti w_r-w_tr d_d-d_s",
            harbors: "w_r-e1f w_r-e_tr w_r-e2f d_d-d_t",
            obelisks: "w_on w_os e_on w_ti w_tr e_ti e_tr d_t d_s",
        },
    ]
}

fn pairs(text: &str) -> Vec<ZoneSet> {
    text.split_whitespace()
        .map(|pair| set(&pair.replace('-', " ")))
        .collect()
}

impl Side {
    fn adjacent(&self, one: Zone, other: Zone) -> bool {
        let of_one_city = one.city().is_some() && one.city() == other.city();
        let both = ZoneSet::EMPTY.with(one).with(other);
        let mut borders = pairs(self.borders);
        borders.extend(pairs(EAST));
        of_one_city || borders.contains(&both)
    }
}

/// Whether two polygons have more in common than their borders. One that lies
/// within the other crosses none of its sides but holds its corners.
fn intersect(one: &[Point], other: &[Point]) -> bool {
    let cross = |(a, b): (Point, Point), (c, d): (Point, Point)| {
        side(a, b, c).signum() * side(a, b, d).signum() < 0
            && side(c, d, a).signum() * side(c, d, b).signum() < 0
    };
    sides(one).any(|s| sides(other).any(|t| cross(s, t)))
        || one.iter().any(|&p| inside(other, p))
        || other.iter().any(|&p| inside(one, p))
}

/// K1-1.2.1: each number of players has its side of the board.
#[test]
fn first_edition_sides() {
    for players in 2..=6 {
        assert_eq!(Drawing::of(false, players), Drawing::RISE, "{players}");
    }
    for (players, even) in [(1, true), (2, true), (3, false), (4, true), (5, false)] {
        let side = if even {
            Drawing::FIRST_EVEN
        } else {
            Drawing::FIRST_ODD
        };
        assert_eq!(Drawing::of(true, players), side, "{players}");
    }
    for side in first_edition() {
        let drawn: Vec<Zone> = side.board.sketches.iter().map(|s| s.zone).collect();
        assert_eq!(drawn, side.zones.iter().collect::<Vec<_>>());
        let cities: Vec<City> = side.board.statues.iter().map(|&(city, _)| city).collect();
        let expected = City::ALL.into_iter();
        let expected = expected.filter(|city| side.zones.contains(city.desert()));
        assert_eq!(cities, expected.collect::<Vec<_>>());
        assert!(side.board.storms.is_empty());
    }
}

/// K1-2.3.n1: what touches on the first edition's boards touches as drawn, and nothing else.
#[test]
fn first_edition_borders() {
    for (side, count) in first_edition().iter().zip([43, 55]) {
        let mut drawn = 0;
        for one in side.board.sketches {
            for other in side.board.sketches.iter().filter(|s| s.zone > one.zone) {
                let city = DISTRICTS.contains(one.zone) && inside(other.outline, one.centre);
                let touch = city || share_border(one.outline, other.outline);
                let adjacent = side.adjacent(one.zone, other.zone);
                assert_eq!(touch, adjacent, "{} and {}", one.zone, other.zone);
                drawn += usize::from(touch);
                let over = intersect(one.outline, other.outline);
                assert_eq!(over, city, "{} over {}", one.zone, other.zone);
            }
        }
        assert_eq!(drawn, count);
    }
}

/// K1-2.1.1, K1-2.2.1: the places of a zone lie in it; obelisks stand as printed.
#[test]
fn first_edition_places() {
    for side in first_edition() {
        for drawn in side.board.sketches {
            let zone = drawn.zone;
            assert_eq!(drawn.port, None, "{zone}");
            assert_eq!(
                drawn.obelisk.is_some(),
                set(side.obelisks).contains(zone),
                "{zone}"
            );
            for place in [Some(drawn.centre), drawn.obelisk].into_iter().flatten() {
                for other in side.board.sketches {
                    let under = zone
                        .district_of()
                        .is_some_and(|city| city.desert() == other.zone);
                    let expected = other.zone == zone || under;
                    assert_eq!(
                        inside(other.outline, place),
                        expected,
                        "{zone} in {}",
                        other.zone
                    );
                }
            }
        }
        for &(city, statue) in side.board.statues {
            let around = side.board.sketch(city.desert()).unwrap();
            assert!(inside(around.outline, statue), "{city}");
            for district in city.districts() {
                let district = side.board.sketch(district).unwrap();
                assert!(!inside(district.outline, statue), "{city}");
            }
        }
    }
}

/// K1-2.3.n1: the arrows of the harbors lead from zone to zone over the Nile.
#[test]
fn first_edition_harbors() {
    for side in first_edition() {
        let drawn = side.board.harbors.iter();
        let drawn: Vec<ZoneSet> = drawn.map(|harbor| ZoneSet::of_all(&harbor.zones)).collect();
        assert_eq!(drawn, pairs(side.harbors));
        for Harbor { zones, ends } in side.board.harbors {
            for (&zone, &end) in zones.iter().zip(ends) {
                let sketch = side.board.sketch(zone).unwrap();
                assert!(inside(sketch.outline, end), "{zone}");
            }
        }
    }
}

/// K1-1.2.1: the Delta lies in the Nile, and the cover hides the east bank alone.
#[test]
fn first_edition_waters() {
    for Side { board, .. } in first_edition() {
        for sketch in board.sketches {
            let island = sketch.outline.iter().all(|&p| inside(board.nile, p));
            assert_eq!(island, DELTA.contains(sketch.zone), "{}", sketch.zone);
            assert!(
                island || !intersect(sketch.outline, board.nile),
                "{}",
                sketch.zone
            );
            let mut corners = sketch.outline.iter();
            let hidden =
                corners.all(|&p| inside(board.closed_east, p) || on_border(board.closed_east, p));
            assert_eq!(hidden, sketch.zone.bank() == Bank::East, "{}", sketch.zone);
        }
    }
}
