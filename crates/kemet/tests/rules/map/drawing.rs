//! The drawing agrees with the tables (map:§7).

use kemet::map::drawing::{self, CLOSED_EAST, GRID, NILE, Point, SKETCH, STATUES, ZoneSketch};
use kemet::map::{
    Bank, City, DELTA, DISTRICTS, EAST_BANK, Layout, SHORES, Storm, TEMPLES, WEST_BANK, Zone,
    ZoneSet,
};

use super::set;

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
    for one in &SKETCH {
        for other in SKETCH.iter().skip(one.zone.index() + 1) {
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
        let sketch = ZoneSketch::of(district);
        for other in Zone::ALL.into_iter().filter(|&zone| zone != district) {
            let home = Some(other) == district.city().map(City::desert);
            let within = sketch
                .outline
                .iter()
                .all(|&p| inside(ZoneSketch::of(other).outline, p));
            assert_eq!(within, home, "{district} in {other}");
        }
    }
}

/// KB-1.1.i: every zone has its sketch; its places lie in it, and only where there is one.
#[test]
fn places_lie_in_their_zone() {
    for zone in Zone::ALL {
        let sketch = ZoneSketch::of(zone);
        assert_eq!(sketch.zone, zone);
        assert_eq!(sketch.port.is_some(), zone.port().is_some(), "{zone}");
        assert_eq!(sketch.obelisk.is_some(), zone.obelisk(), "{zone}");
        for place in [Some(sketch.centre), sketch.port, sketch.obelisk]
            .into_iter()
            .flatten()
        {
            for other in &SKETCH {
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
    for sketch in &SKETCH {
        let island = sketch.outline.iter().all(|&p| inside(&NILE, p));
        assert_eq!(island, DELTA.contains(sketch.zone), "{}", sketch.zone);
        let shore = island || share_border(sketch.outline, &NILE);
        assert_eq!(shore, SHORES.contains(sketch.zone), "{}", sketch.zone);
        assert!(island || !inside(&NILE, sketch.centre), "{}", sketch.zone);
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
        SKETCH.iter().filter(hides).map(|s| s.zone).collect()
    };
    for storm in Storm::ALL {
        assert_eq!(hidden(drawing::storm(storm)), storm.covers(), "{storm:?}");
        for zone in ZoneSet::ALL - storm.covers() {
            let centre = ZoneSketch::of(zone).centre;
            assert!(
                !inside(drawing::storm(storm), centre),
                "{storm:?} over {zone}"
            );
        }
    }
    for zone in Zone::ALL {
        let east = zone.bank() == Bank::East;
        assert_eq!(hidden(&CLOSED_EAST).contains(zone), east, "{zone}");
    }
}

/// KB-1.1.k: the Delta is at the top centre, and temples run from west to east as printed.
#[test]
fn the_compass() {
    for zone in DELTA {
        let Point { x, y } = ZoneSketch::of(zone).centre;
        assert!(
            (GRID / 3..GRID * 2 / 3).contains(&x) && y < GRID / 4,
            "{zone}"
        );
    }
    let mut temples: Vec<Zone> = TEMPLES.iter().collect();
    temples.sort_by_key(|&temple| ZoneSketch::of(temple).centre);
    assert_eq!(
        temples,
        [Zone::WTi, Zone::WTr, Zone::DT, Zone::ETr, Zone::ETi]
    );
    assert_eq!(
        temples.into_iter().collect::<ZoneSet>(),
        set("w_ti w_tr d_t e_tr e_ti")
    );
    for city in City::ALL {
        let [a, _, c] = city.districts().map(|zone| ZoneSketch::of(zone).centre);
        assert!(a.x < c.x, "{city}");
    }
}

/// KB-1.1.d: the statue of each city stands beside its districts, on the bank of the city.
#[test]
fn statues_stand_by_their_city() {
    for city in City::ALL {
        let statue = STATUES[city.index()];
        let around = ZoneSketch::of(city.desert()).outline;
        assert!(inside(around, statue), "{city}");
        for district in DISTRICTS {
            assert!(
                !inside(ZoneSketch::of(district).outline, statue),
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
    let filled = |zones: ZoneSet| {
        zones
            .iter()
            .map(|zone| area(ZoneSketch::of(zone).outline))
            .sum()
    };
    for bank in [WEST_BANK, EAST_BANK] {
        let land: i32 = filled(bank - DISTRICTS);
        assert_eq!(land, area(&west.map(|(x, y)| Point { x, y })));
    }
    for city in City::ALL {
        let outlines = city.districts().map(|zone| ZoneSketch::of(zone).outline);
        let corners = || outlines.iter().copied().flatten();
        let span = |way: fn(&Point) -> i16| {
            let (low, high) = (corners().map(way).min(), corners().map(way).max());
            i32::from(high.unwrap()) - i32::from(low.unwrap())
        };
        let built: i32 = filled(city.wall() & DISTRICTS);
        assert_eq!(built, 2 * span(|p| p.x) * span(|p| p.y), "{city}");
    }
}
