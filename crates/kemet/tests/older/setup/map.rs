//! The two sides of the board: regions and borders.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// What a region is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    District,
    Desert,
    /// With the prayer of the day's end.
    Temple(u8),
    Sanctuary,
}
use Kind::*;

/// A region by its name in the facts, its kind, whether it has an obelisk, and
/// how many players have it.
fn region(ids: &str, kind: Kind, obelisk: bool, players: [u8; 2]) {
    for zone in zones(ids).iter() {
        let here = |count: u8| layout(count).zones().contains(zone);
        let side = players[1] % 2;
        for count in (2..=5).filter(|count| count % 2 == side) {
            assert_eq!(here(count), players.contains(&count), "{zone} at {count}");
            if !here(count) {
                continue;
            }
            assert_eq!(layout(count).obelisks().contains(zone), obelisk, "{zone}");
            let temple = matches!(kind, Temple(_));
            assert_eq!(layout(count).temples().contains(zone), temple, "{zone}");
            let found = match zone.kind() {
                ZoneKind::District => District,
                ZoneKind::Desert => Desert,
                ZoneKind::Temple | ZoneKind::DeltaTemple => Temple(zone.temple_pp()),
                ZoneKind::Sanctuary => Sanctuary,
            };
            assert_eq!(found, kind, "{zone}");
        }
    }
}

/// Both numbers of players of a side, or the greater one alone.
const BOTH: [u8; 2] = [3, 5];
const FIVE: [u8; 2] = [5, 5];
const EVEN: [u8; 2] = [2, 4];
const FOUR: [u8; 2] = [4, 4];

/// A city: three districts, with a site for a pyramid each.
fn city(ids: &str, players: [u8; 2]) {
    region(ids, District, false, players);
    let owner = layout(players[1]).cities();
    let city = zones(ids)
        .lowest()
        .and_then(Zone::district_of)
        .expect("a city");
    let seat = owner.iter().position(|&own| own == city).expect("in play");
    let seat = [P1, P2, P3, P4, P5][seat];
    for (id, colour) in ids
        .split(' ')
        .zip([Colour::Ruby, Colour::Sapphire, Colour::Diamond])
    {
        let t = first(players[1]).pyramid(seat, id, colour, 1);
        assert_eq!((t.level(id), t.controls(seat, id)), (1, true));
    }
}

/// K1-2.1.1, K1-2.1.2, K1-2.1.3, K1-2.1.4, K1-2.1.5: the cities of side 3/5.
#[test]
fn cities_of_side_3_5() {
    for ids in ["w1a w1b w1c", "w2a w2b w2c", "w3a w3b w3c"] {
        city(ids, BOTH);
    }
    for ids in ["e1a e1b e1c", "e2a e2b e2c"] {
        city(ids, FIVE);
    }
    region("e3a e3b e3c e3f e_os", Desert, false, [7, 9]);
}

/// K1-2.1.6, K1-2.1.7, K1-2.1.8, K1-2.1.9, K1-2.1.10: the deserts of the west on side 3/5.
#[test]
fn western_deserts_of_side_3_5() {
    region("w1f", Desert, false, BOTH);
    region("w_on", Desert, true, BOTH);
    region("w2f", Desert, false, BOTH);
    region("w_os", Desert, true, BOTH);
    region("w3f", Desert, false, BOTH);
}

/// K1-2.1.11, K1-2.1.12, K1-2.1.13, K1-2.1.14, K1-2.1.15, K1-2.1.16: the banks, the east and the delta of side 3/5, with their harbours.
#[test]
fn banks_and_delta_of_side_3_5() {
    region("w_r", Desert, false, BOTH);
    region("e1f", Desert, false, FIVE);
    region("e_on", Desert, true, FIVE);
    region("e_r", Desert, false, FIVE);
    region("e2f", Desert, false, FIVE);
    region("d_d", Desert, false, BOTH);
    let harbours = |id: &str| layout(5).arrows(zone(id)).len();
    assert_eq!(
        ["w_r", "e1f", "e_on", "e_r", "e2f", "d_d"].map(harbours),
        [3, 1, 0, 0, 1, 1]
    );
}

/// K1-2.1.17, K1-2.1.18, K1-2.1.19, K1-2.1.20, K1-2.1.21, K1-2.1.22, K1-2.3.n6: temples and Sanctuary of side 3/5.
#[test]
fn holy_places_of_side_3_5() {
    region("w_ti", Temple(2), true, BOTH);
    region("w_tr", Temple(3), true, BOTH);
    region("e_tr", Temple(3), true, FIVE);
    region("e_ti", Temple(2), true, FIVE);
    region("d_t", Temple(5), true, BOTH);
    region("d_s", Sanctuary, true, BOTH);
    let harbours = |id: &str| layout(5).arrows(zone(id)).len();
    assert_eq!(
        ["w_ti", "w_tr", "e_tr", "e_ti", "d_t", "d_s"].map(harbours),
        [0, 0, 1, 0, 1, 0]
    );
}

/// K1-2.2.1, K1-2.2.2: the cities of side 2/4.
#[test]
fn cities_of_side_2_4() {
    city("w1a w1b w1c", EVEN);
    city("w3a w3b w3c", EVEN);
    city("e1a e1b e1c", FOUR);
    city("e2a e2b e2c", FOUR);
    region("w2a w2b w2c w2f w_os d_s e3a e_os", Desert, false, [6, 8]);
}

/// K1-2.2.3, K1-2.2.4, K1-2.2.5, K1-2.2.6: the west of side 2/4.
#[test]
fn west_of_side_2_4() {
    region("w1f", Desert, false, EVEN);
    region("w_on", Desert, true, EVEN);
    region("w3f", Desert, false, EVEN);
    region("w_r", Desert, false, EVEN);
    assert_eq!(layout(4).arrows(Zone::WR).len(), 3);
}

/// K1-2.2.7, K1-2.2.8, K1-2.2.9, K1-2.2.10, K1-2.2.11: the east and the delta of side 2/4.
#[test]
fn east_of_side_2_4() {
    region("e1f", Desert, false, FOUR);
    region("e_on", Desert, true, FOUR);
    region("e_r", Desert, false, FOUR);
    region("e2f", Desert, false, FOUR);
    region("d_d", Desert, false, EVEN);
    let harbours = |id: &str| layout(4).arrows(zone(id)).len();
    assert_eq!(
        ["e1f", "e_on", "e_r", "e2f", "d_d"].map(harbours),
        [1, 0, 0, 1, 0]
    );
}

/// K1-2.2.12, K1-2.2.13, K1-2.2.14, K1-2.2.15, K1-2.2.16: the temples of side 2/4; no Sanctuary.
#[test]
fn temples_of_side_2_4() {
    region("w_ti", Temple(2), true, EVEN);
    region("w_tr", Temple(3), true, EVEN);
    region("e_tr", Temple(3), true, FOUR);
    region("e_ti", Temple(2), true, FOUR);
    region("d_t", Temple(5), true, EVEN);
    let harbours = |id: &str| layout(4).arrows(zone(id)).len();
    assert_eq!(
        ["w_ti", "w_tr", "e_tr", "e_ti", "d_t"].map(harbours),
        [0, 0, 1, 0, 0]
    );
    assert!(!layout(2).zones().contains(Zone::DS) && !layout(4).zones().contains(Zone::DS));
}

/// The land borders outside cities among `part`, as `a-b` pairs.
fn borders(players: u8, part: &str, expected: &str) {
    let map = layout(players);
    let part = zones(part);
    let mut wanted = 0;
    for pair in expected.split_whitespace() {
        let (one, other) = pair.split_once('-').expect("a pair");
        let (one, other) = (zone(one), zone(other));
        assert!(map.neighbours(one).contains(other), "{pair} at {players}");
        assert!(map.neighbours(other).contains(one), "{pair} at {players}");
        wanted += 1;
    }
    let ends: usize = part
        .iter()
        .map(|zone| {
            let near = map.neighbours(zone);
            assert!(
                (part | map_districts()).contains_all(near),
                "{zone}: {near:?}"
            );
            (near & part).len()
        })
        .sum();
    assert_eq!(ends, 2 * wanted, "no more at {players}");
}

fn map_districts() -> ZoneSet {
    Zone::ALL
        .into_iter()
        .filter(|zone| zone.is_district())
        .collect()
}

const WEST_ODD: &str = "w1f-w_on w1f-w_r w1f-w_ti w_on-w2f w_on-w_r w_on-w_ti w2f-w_os \
    w2f-w_r w2f-w_ti w_os-w3f w_os-w_r w_os-w_ti w3f-w_r w3f-w_ti w_r-w_tr";
const WEST_EVEN: &str =
    "w1f-w_on w1f-w_r w1f-w_ti w_on-w3f w_on-w_r w_on-w_ti w3f-w_r w3f-w_ti w_r-w_tr";
const EAST: &str =
    "e1f-e_on e1f-e_r e1f-e_ti e_on-e_r e_on-e2f e_on-e_ti e2f-e_r e2f-e_ti e_r-e_tr";
const EAST_PART: &str = "e1f e_on e_r e2f e_ti e_tr";

/// K1-2.3.1: the western borders of side 3/5.
#[test]
fn western_borders_of_side_3_5() {
    for players in [3, 5] {
        borders(players, "w1f w_on w2f w_os w3f w_r w_ti w_tr", WEST_ODD);
    }
}

/// K1-2.3.2, K1-2.3.5: the eastern borders of both sides.
#[test]
fn eastern_borders() {
    for players in [4, 5] {
        borders(players, EAST_PART, EAST);
    }
    for players in [2, 3] {
        borders(players, EAST_PART, "");
    }
}

/// K1-2.3.3, K1-2.3.6: the borders in the delta.
#[test]
fn borders_in_the_delta() {
    for players in [3, 5] {
        borders(players, "d_d d_s d_t", "d_d-d_s");
    }
    for players in [2, 4] {
        borders(players, "d_d d_t", "d_d-d_t");
    }
}

/// K1-2.3.4: the western borders of side 2/4.
#[test]
fn western_borders_of_side_2_4() {
    for players in [2, 4] {
        borders(players, "w1f w_on w3f w_r w_ti w_tr", WEST_EVEN);
    }
}

/// K1-2.3b.1, K1-2.3b.2, K1-2.3b.3, K1-2.3b.4: the harbours of each number of players.
#[test]
fn harbours() {
    for (players, expected) in [
        (2, ""),
        (3, "d_d-d_t"),
        (4, "w_r-e1f w_r-e_tr w_r-e2f"),
        (5, "w_r-e1f w_r-e_tr w_r-e2f d_d-d_t"),
    ] {
        let map = layout(players);
        let mut ends = 0;
        for pair in expected.split_whitespace() {
            let (one, other) = pair.split_once('-').expect("a pair");
            assert!(map.arrows(zone(one)).contains(zone(other)), "{pair}");
            assert!(map.arrows(zone(other)).contains(zone(one)), "{pair}");
            ends += 2;
        }
        let all: usize = Zone::ALL
            .into_iter()
            .map(|zone| map.arrows(zone).len())
            .sum();
        assert_eq!(all, ends, "{players} players");
    }
}

/// K1-2.3.n1: districts border on one another and on the desert before the city alone.
#[test]
fn districts_border_on_their_city_and_its_desert() {
    for players in 2..=5 {
        let map = layout(players);
        for city in map.cities() {
            for district in city.districts() {
                assert_eq!(map.neighbours(district), city.wall().without(district));
                assert_eq!(map.arrows(district), ZoneSet::EMPTY);
            }
        }
    }
}

/// K1-2.3.n2: a wall stands around every single district, towards its neighbours in the city too.
#[test]
fn every_district_has_its_wall() {
    let t = first(3).owns(P1, Tile::GodSpeed).troop(P1, "w2f", 3);
    let mut t = marching(t, "w2f");
    t.act(P1, "step w2a");
    let wall = Refusal::Wall { zone: Zone::W2b };
    assert_eq!(t.refusal(P1, "step w2b"), Some(wall));
    assert!(t.can(P1, "step w2f"));
}

/// K1-2.3.n3: no harbour between the banks themselves; F_NE and BANK_E have a border.
#[test]
fn the_banks_are_not_linked() {
    for players in [4, 5] {
        let map = layout(players);
        assert!(!map.arrows(Zone::WR).contains(Zone::ER));
        assert!(!map.arrows(Zone::ER).contains(Zone::WR));
        assert!(map.neighbours(Zone::E1f).contains(Zone::ER));
    }
}

/// K1-2.3.n4: from city C to the eastern river temple in three steps, and not in two.
#[test]
fn city_c_to_the_eastern_river_temple() {
    let t = || first(5).troop(P2, "w2c", 3).owns(P2, Tile::GodSpeed);
    let mut t3 = t().companion(P2, Companion::FirstSnake, "w2c");
    t3.turn(P2);
    t3.begin(P2, Deed::Move);
    t3.acts(P2, "troop w2c, step w2f, step w_r, step e_tr");
    assert_eq!((t3.units(P2, "e_tr"), t3.prayer(P2)), (3, 5));
    let mut t2 = t();
    t2.turn(P2);
    t2.begin(P2, Deed::Move);
    t2.acts(P2, "troop w2c, step w2f, step w_r");
    assert!(!t2.awaits(P2), "two steps end at the river");
    assert_eq!(t2.units(P2, "w_r"), 3);
}

/// K1-2.3.n5: the delta is entered by teleport, and left by the Teleport tile, the card or a recall.
#[test]
fn the_delta_touches_neither_bank() {
    for players in 2..=5 {
        let map = layout(players);
        let delta = zones("d_t d_d d_s") & map.zones();
        for zone in delta.iter() {
            let near = map.neighbours(zone) | map.arrows(zone);
            assert!(delta.contains_all(near), "{zone}");
        }
    }
    let stuck = || first(3).troop(P1, "d_t", 3);
    assert_eq!(offered(&marching(stuck(), "d_t"), "teleport"), words(""));
    let tile = marching(stuck().owns(P1, Tile::Teleport), "d_t");
    assert!(tile.can(P1, "teleport w_ti"));
    let mut card = marching(stuck().holds(P1, &[Di::Teleportation]), "d_t");
    card.act(P1, "play DI12-11");
    assert!(card.can(P1, "teleport w_ti"));
    let mut recall = first(3).troop(P2, "d_t", 3).troop(P1, "d_t", 3);
    recall.battle(P1, "d_t");
    recall.clash("BC-6", "BC-5");
    // No region is next to it by land, so there is no other way.
    assert_eq!((recall.units(P2, "d_t"), recall.supply(P2)), (0, 12));
    let in_by_gate = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3);
    assert!(marching(in_by_gate, "w1a").can(P1, "teleport d_t"));
}
