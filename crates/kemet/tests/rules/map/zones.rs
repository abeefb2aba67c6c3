//! The zones of the board, its layouts and ports.

use std::collections::BTreeSet;

use kemet::map::{
    Bank, City, DELTA, DESERTS, DISTRICTS, District, EAST_BANK, Layout, MILITARY_PORTS, OBELISKS,
    PORTS, Port, SHORES, Storm, TEMPLES, TRADING_PORTS, WEST_BANK, Zone, ZoneKind, ZoneSet,
};

use super::adjacency::ADJACENCY;

fn zone(id: &str) -> Zone {
    id.parse().unwrap()
}

pub fn set(ids: &str) -> ZoneSet {
    ids.split_whitespace().map(zone).collect()
}

fn cities(ids: &str) -> Vec<City> {
    ids.split_whitespace()
        .map(|id| id.parse().unwrap())
        .collect()
}

fn layouts() -> impl Iterator<Item = (usize, &'static Layout)> {
    (2..=6).map(|players| {
        (
            players,
            Layout::of(kemet::Edition::Rise, players as u8).unwrap(),
        )
    })
}

/// Fewest land moves from `from` to every zone: by land, and by ship as a troop
/// of `own` if there is one.
fn moves(layout: &Layout, from: Zone, own: Option<City>) -> [Option<usize>; Zone::COUNT] {
    let mut moves = [None; Zone::COUNT];
    let mut reached = ZoneSet::one(from);
    let mut edge = reached;
    for step in 0.. {
        if edge.is_empty() {
            break;
        }
        let mut next = ZoneSet::EMPTY;
        for zone in edge {
            moves[zone.index()] = Some(step);
            next |= layout.neighbours(zone);
            if let Some(city) = own {
                next |= layout.harbor_targets(zone, city, false);
            }
        }
        edge = next - reached;
        reached |= edge;
    }
    moves
}

/// KB-1.1.a: every zone is of exactly one kind; the counts are those of the printed board.
#[test]
fn every_zone_has_one_kind() {
    let of = |kind| {
        Zone::ALL
            .into_iter()
            .filter(|zone| zone.kind() == kind)
            .collect::<ZoneSet>()
    };
    assert_eq!(of(ZoneKind::District), DISTRICTS);
    assert_eq!(of(ZoneKind::Temple) | of(ZoneKind::DeltaTemple), TEMPLES);
    assert_eq!(of(ZoneKind::Desert), DESERTS);
    assert_eq!(of(ZoneKind::Sanctuary), set("d_s"));
    assert_eq!((DISTRICTS.len(), TEMPLES.len(), DESERTS.len()), (18, 5, 13));
    assert_eq!(DISTRICTS | TEMPLES | DESERTS | set("d_s"), ZoneSet::ALL);
    for zone in Zone::ALL {
        let kinds = [
            zone.is_district(),
            zone.is_temple(),
            zone.is_desert(),
            zone == Zone::DS,
        ];
        assert_eq!(kinds.into_iter().filter(|&is| is).count(), 1, "{zone}");
    }
}

/// KB-1.1.b: three sorts of temple, told apart by their prayer points; one is the Delta Temple.
#[test]
fn temples_and_their_prayer_points() {
    assert_eq!(TEMPLES, set("w_ti w_tr e_ti e_tr d_t"));
    for zone in Zone::ALL {
        let pp = match zone.id() {
            "w_ti" | "e_ti" => 2,
            "w_tr" | "e_tr" => 3,
            "d_t" => 5,
            _ => 0,
        };
        assert_eq!(zone.temple_pp(), pp, "{zone}");
        assert_eq!(
            zone.kind() == ZoneKind::DeltaTemple,
            zone.id() == "d_t",
            "{zone}"
        );
    }
}

/// KB-1.1.c: there is one Sanctuary, and it is not a temple.
#[test]
fn the_sanctuary_is_no_temple() {
    assert_eq!(Zone::DS.kind(), ZoneKind::Sanctuary);
    assert!(!Zone::DS.is_temple() && !Zone::DS.is_desert() && !Zone::DS.is_district());
    assert_eq!(
        Zone::ALL
            .iter()
            .filter(|zone| zone.kind() == ZoneKind::Sanctuary)
            .count(),
        1
    );
    for (players, layout) in layouts() {
        assert!(layout.zones().contains(Zone::DS), "{players} players");
        assert!(!layout.temples().contains(Zone::DS), "{players} players");
    }
}

/// KB-1.1.d, KB-AM-02: each city has three districts; every district knows its city.
#[test]
fn three_districts_per_city() {
    for city in City::ALL {
        let named = |letter: char| zone(&format!("{city}{letter}"));
        assert_eq!(city.districts(), [named('a'), named('b'), named('c')]);
        assert_eq!(city.desert(), named('f'));
        assert_eq!(
            city.wall(),
            set(&format!("{city}a {city}b {city}c {city}f"))
        );
        assert_eq!(city.desert().city(), Some(city));
        assert_eq!(
            (city.desert().district_of(), city.desert().district()),
            (None, None)
        );
        for district in District::ALL {
            let zone = city.district(district);
            assert_eq!(zone, city.districts()[district.index()]);
            assert_eq!((zone.city(), zone.district_of()), (Some(city), Some(city)));
            assert_eq!(zone.district(), Some(district));
            assert!(zone.is_district());
        }
        let bank = if city.id().starts_with('w') {
            Bank::West
        } else {
            Bank::East
        };
        assert_eq!(city.bank(), bank);
    }
    for zone in Zone::ALL.into_iter().skip(24) {
        assert_eq!(
            (zone.city(), zone.district_of(), zone.district()),
            (None, None, None)
        );
    }
    for (players, layout) in layouts() {
        assert_eq!((layout.zones() & DISTRICTS).len(), 3 * players);
        for &city in layout.cities() {
            assert!(
                layout.zones().contains_all(city.wall()),
                "{players} players, {city}"
            );
        }
    }
}

/// KB-1.1.e: a desert is land without city, Sanctuary or temple; city deserts are deserts too.
#[test]
fn deserts_are_the_rest() {
    assert_eq!(
        DESERTS,
        set("w1f w2f w3f e1f e2f e3f w_on w_os w_r e_on e_os e_r d_d")
    );
    assert_eq!(Zone::DD.kind(), ZoneKind::Desert);
}

/// KB-1.1.f: within a wall a district borders its sisters and its city's desert, nothing else.
#[test]
fn walls_enclose_districts() {
    for (players, layout) in layouts() {
        for &city in layout.cities() {
            for district in city.districts() {
                let expected = city.wall().without(district);
                assert_eq!(
                    layout.neighbours(district),
                    expected,
                    "{players} players, {district}"
                );
            }
        }
    }
}

/// KB-1.1.g, KB-AM-02: the Nile parts west bank, east bank and Delta; each is connected by land.
#[test]
fn nobody_walks_over_the_nile() {
    assert_eq!(WEST_BANK | EAST_BANK | DELTA, ZoneSet::ALL);
    assert_eq!(WEST_BANK.len() + EAST_BANK.len() + DELTA.len(), Zone::COUNT);
    for zone in Zone::ALL {
        let bank = match zone.id().as_bytes()[0] {
            b'w' => Bank::West,
            b'e' => Bank::East,
            _ => Bank::Delta,
        };
        assert_eq!(zone.bank(), bank, "{zone}");
    }
    for (players, layout) in layouts() {
        for from in layout.zones() {
            let walked = moves(layout, from, None);
            let reached: ZoneSet = Zone::ALL
                .into_iter()
                .filter(|zone| walked[zone.index()].is_some())
                .collect();
            let bank: ZoneSet = layout
                .zones()
                .iter()
                .filter(|zone| zone.bank() == from.bank())
                .collect();
            assert_eq!(reached, bank, "{players} players, from {from}");
        }
    }
    assert_eq!(
        SHORES,
        set("w1f w_r w_tr w2f w_os w3f e1f e_on e2f e_r e_tr e3f d_t d_d d_s")
    );
}

/// KB-1.1.h: what a storm covers, and a closed bank, is in no answer of the layout.
#[test]
fn out_of_play_is_nowhere() {
    assert_eq!(Storm::SouthWest.covers(), set("w3a w3b w3c w3f w_os"));
    assert_eq!(Storm::NorthEast.covers(), set("e1a e1b e1c e1f e_on"));
    for (players, layout) in layouts() {
        let mut gone = if layout.east_open() {
            ZoneSet::EMPTY
        } else {
            EAST_BANK
        };
        for storm in layout.storms() {
            gone |= storm.covers();
        }
        assert_eq!(layout.zones(), ZoneSet::ALL - gone, "{players} players");
        for zone in gone {
            assert!(
                layout.neighbours(zone).is_empty(),
                "{players} players, {zone}"
            );
        }
        let mut answers = layout.obelisks() | layout.temples() | layout.trading_ports();
        answers |= layout.ports();
        for zone in Zone::ALL {
            answers |= layout.neighbours(zone);
            for own in City::ALL {
                for military_too in [false, true] {
                    let targets = layout.harbor_targets(zone, own, military_too);
                    assert!(targets.is_empty() || layout.ports().contains(zone));
                    answers |= targets;
                }
            }
        }
        assert!((answers & gone).is_empty(), "{players} players");
    }
}

/// KB-1.1.i, KB-AM-02: ten obelisks; those in play are the targets of a teleport.
#[test]
fn obelisks() {
    assert_eq!(
        OBELISKS,
        set("w_ti w_tr e_ti e_tr d_t d_s w_on w_os e_on e_os")
    );
    for zone in Zone::ALL {
        assert_eq!(zone.obelisk(), OBELISKS.contains(zone), "{zone}");
    }
    let expected = [
        "w_on w_ti w_tr d_t d_s",
        "w_on w_ti w_tr d_t d_s w_os",
        "w_on w_ti w_tr e_os e_ti e_tr d_t d_s",
        "w_on w_ti w_tr e_os e_ti e_tr d_t d_s w_os",
        "w_on w_ti w_tr e_os e_ti e_tr d_t d_s w_os e_on",
    ];
    for ((players, layout), expected) in layouts().zip(expected) {
        assert_eq!(layout.obelisks(), set(expected), "{players} players");
    }
}

/// KB-1.1.j, KB-1.1.i, KB-AM-02: seven military ports and four trading ports.
#[test]
fn ports() {
    assert_eq!(MILITARY_PORTS, set("w1f w2f w3f e1f e2f e3f d_d"));
    assert_eq!(TRADING_PORTS, set("w_r w_os e_r e_on"));
    assert_eq!(PORTS, MILITARY_PORTS | TRADING_PORTS);
    for zone in Zone::ALL {
        let port = match zone {
            _ if MILITARY_PORTS.contains(zone) => Some(Port::Military),
            _ if TRADING_PORTS.contains(zone) => Some(Port::Trading),
            _ => None,
        };
        assert_eq!(zone.port(), port, "{zone}");
    }
    let trading = [
        "w_r",
        "w_r w_os",
        "w_r e_r",
        "w_r w_os e_r",
        "w_r w_os e_r e_on",
    ];
    for ((players, layout), trading) in layouts().zip(trading) {
        assert_eq!(layout.trading_ports(), set(trading), "{players} players");
        let deserts: ZoneSet = layout.cities().iter().map(|city| city.desert()).collect();
        let ports = set(trading) | deserts | set("d_d");
        assert_eq!(layout.ports(), ports, "{players} players");
    }
}

/// KB-1.1.k, KB-AM-02: the Delta is temple, desert and Sanctuary, always in play.
#[test]
fn the_delta_is_three_zones() {
    assert_eq!(DELTA, set("d_t d_d d_s"));
    for zone in Zone::ALL {
        assert_eq!(zone.in_delta(), DELTA.contains(zone), "{zone}");
    }
    for (players, layout) in layouts() {
        assert!(layout.zones().contains_all(DELTA), "{players} players");
        assert_eq!(layout.neighbours(Zone::DT), set("d_d"), "{players} players");
        assert_eq!(layout.neighbours(Zone::DS), set("d_d"), "{players} players");
        assert_eq!(
            layout.neighbours(Zone::DD),
            set("d_t d_s"),
            "{players} players"
        );
    }
}

/// KB-1.1.l: one layout per count from 2 to 6, none for any other.
#[test]
fn one_layout_per_player_count() {
    for (players, layout) in layouts() {
        assert_eq!(usize::from(layout.players()), players);
        assert!(std::ptr::eq(
            layout,
            Layout::get(kemet::Edition::Rise, players as u8)
        ));
    }
    for players in [0, 1, 7, 8, 255] {
        assert!(
            Layout::of(kemet::Edition::Rise, players).is_none(),
            "{players} players"
        );
    }
}

/// KB-2.1.1, KB-AM-02: storms, cities, zones and temples of each player count.
#[test]
fn configurations() {
    use Storm::{NorthEast, SouthWest};
    let west = "w_ti w_tr d_t";
    let both = "w_ti w_tr e_tr e_ti d_t";
    let expected: [(&str, &[Storm], bool, usize, &str); 5] = [
        ("w1 w2", &[SouthWest], false, 15, west),
        ("w1 w2 w3", &[], false, 20, west),
        ("w1 w2 e2 e3", &[SouthWest, NorthEast], true, 27, both),
        ("w1 w2 w3 e2 e3", &[NorthEast], true, 32, both),
        ("w1 w2 w3 e1 e2 e3", &[], true, 37, both),
    ];
    for ((players, layout), expected) in layouts().zip(expected) {
        let (in_play, storms, east_open, zones, temples) = expected;
        assert_eq!(layout.cities(), cities(in_play), "{players} players");
        assert_eq!(layout.storms(), storms, "{players} players");
        assert_eq!(layout.east_open(), east_open, "{players} players");
        assert_eq!(layout.zones().len(), zones, "{players} players");
        assert_eq!(layout.temples(), set(temples), "{players} players");
    }
}

/// KB-AM-02, KB-2.1.1: the land adjacency of each player count, zone by zone.
#[test]
fn adjacency_as_listed() {
    let sizes = [(15, 23), (20, 33), (27, 44), (32, 54), (37, 64)];
    for (((players, layout), text), (zones, edges)) in layouts().zip(ADJACENCY).zip(sizes) {
        let mut listed = ZoneSet::EMPTY;
        let mut ends = 0;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (from, to) = line.split_once(": ").unwrap();
            listed.insert(zone(from));
            assert_eq!(
                layout.neighbours(zone(from)),
                set(to),
                "{players} players, {from}"
            );
            ends += layout.neighbours(zone(from)).len();
        }
        assert_eq!(layout.zones(), listed, "{players} players");
        assert_eq!(
            (listed.len(), ends),
            (zones, 2 * edges),
            "{players} players"
        );
    }
}

/// KB-AM-02: adjacency goes both ways and never from a zone to itself.
#[test]
fn adjacency_is_symmetric() {
    for (players, layout) in layouts() {
        for from in Zone::ALL {
            assert!(
                !layout.neighbours(from).contains(from),
                "{players} players, {from}"
            );
            for to in layout.neighbours(from) {
                assert!(
                    layout.neighbours(to).contains(from),
                    "{players} players, {from} {to}"
                );
            }
        }
    }
}

/// KB-AM-02: apart from the Delta the whole board looks the same after half a turn.
#[test]
fn the_board_is_point_symmetric() {
    let turned = |zone: Zone| {
        let turned: String = match zone.id() {
            id if id.starts_with("d_") => id.into(),
            id => id
                .chars()
                .map(|c| match c {
                    'w' => 'e',
                    'e' => 'w',
                    '1' => '3',
                    '3' => '1',
                    // a and c swap with the compass; n and s do so in `_on` and `_os`.
                    'a' => 'c',
                    'c' => 'a',
                    'n' => 's',
                    's' => 'n',
                    c => c,
                })
                .collect(),
        };
        self::zone(&turned)
    };
    let board = Layout::get(kemet::Edition::Rise, 6);
    for zone in board.zones() - DELTA {
        let neighbours: ZoneSet = board.neighbours(zone).iter().map(turned).collect();
        assert_eq!(board.neighbours(turned(zone)), neighbours, "{zone}");
        assert_eq!(turned(zone).kind(), zone.kind(), "{zone}");
        assert_eq!(turned(zone).obelisk(), zone.obelisk(), "{zone}");
        assert_eq!(turned(zone).port(), zone.port(), "{zone}");
        assert_eq!(turned(zone).temple_pp(), zone.temple_pp(), "{zone}");
    }
}

/// KB-3.4.5.n: leave by any port; arrive at a trading port or the own city's, never elsewhere.
#[test]
fn harbor_steps_as_in_the_table() {
    for (players, layout) in layouts() {
        for &own in layout.cities() {
            for from in Zone::ALL {
                let trading = layout.trading_ports();
                let expected = match from.port() {
                    _ if !layout.zones().contains(from) => ZoneSet::EMPTY,
                    None => ZoneSet::EMPTY,
                    Some(Port::Military) if from == own.desert() => trading,
                    Some(Port::Military) => trading.with(own.desert()),
                    Some(Port::Trading) => trading.without(from).with(own.desert()),
                };
                let targets = layout.harbor_targets(from, own, false);
                assert_eq!(targets, expected, "{players} players, {own} from {from}");
            }
        }
    }
    let sail = |players, from, own| {
        Layout::get(kemet::Edition::Rise, players).harbor_targets(from, own, false)
    };
    assert_eq!(sail(2, Zone::W1f, City::W1), set("w_r"));
    assert_eq!(sail(2, Zone::W2f, City::W1), set("w1f w_r"));
    assert_eq!(sail(2, Zone::WR, City::W1), set("w1f"));
    assert_eq!(sail(5, Zone::ER, City::W3), set("w3f w_r w_os"));
    assert_eq!(sail(6, Zone::DD, City::E2), set("e2f w_r w_os e_r e_on"));
    assert_eq!(sail(6, Zone::WOn, City::W1), ZoneSet::EMPTY);
    assert_eq!(sail(4, Zone::W3f, City::W1), ZoneSet::EMPTY);
}

/// KB-3.4.5.n: the tile Harkhuf (tiles:R23) opens every military port, the Delta's too.
#[test]
fn harkhuf_arrives_at_military_ports() {
    for (players, layout) in layouts() {
        for &own in layout.cities() {
            for from in Zone::ALL {
                let expected = if layout.ports().contains(from) {
                    layout.ports().without(from)
                } else {
                    ZoneSet::EMPTY
                };
                let targets = layout.harbor_targets(from, own, true);
                assert_eq!(targets, expected, "{players} players, {own} from {from}");
            }
        }
    }
    let targets = Layout::get(kemet::Edition::Rise, 2).harbor_targets(Zone::W1f, City::W1, true);
    assert_eq!(targets, set("w2f w_r d_d"));
}

/// KB-AM-02, KB-3.4.5.n: fewest moves to each temple by land and ship; none to the Delta.
#[test]
fn distances_to_temples() {
    // w_ti, w_tr, e_tr, e_ti; 0 where the bank is closed.
    let expected = [
        (2, "w1 w2", [2, 3, 0, 0]),
        (3, "w1 w2 w3", [2, 3, 0, 0]),
        (4, "w1 w2", [2, 3, 3, 4]),
        (4, "e2 e3", [4, 3, 3, 2]),
        (5, "w1 w2 w3", [2, 3, 3, 4]),
        (5, "e2 e3", [3, 3, 3, 2]),
        (6, "w1 w2 w3", [2, 3, 3, 3]),
        (6, "e1 e2 e3", [3, 3, 3, 2]),
    ];
    let mut checked = BTreeSet::new();
    for (players, of, expected) in expected {
        let layout = Layout::get(kemet::Edition::Rise, players);
        for city in cities(of) {
            checked.insert((players, city));
            for from in city.districts() {
                let moves = moves(layout, from, Some(city));
                let to = [Zone::WTi, Zone::WTr, Zone::ETr, Zone::ETi];
                let found = to.map(|temple| moves[temple.index()].unwrap_or(0));
                assert_eq!(found, expected, "{players} players, from {from}");
                for zone in DELTA {
                    assert_eq!(
                        moves[zone.index()],
                        None,
                        "{players} players, {from} to {zone}"
                    );
                }
            }
            let home = moves(layout, Zone::DD, Some(city));
            assert_eq!(
                home[city.desert().index()],
                Some(1),
                "{players} players, {city}"
            );
        }
    }
    assert_eq!(checked.len(), 2 + 3 + 4 + 5 + 6);
}

/// KB-AM-02: every city is four moves from every district of every other city.
#[test]
fn all_cities_are_equally_far_apart() {
    for (players, layout) in layouts() {
        for &city in layout.cities() {
            for from in city.districts() {
                let moves = moves(layout, from, Some(city));
                for enemy in layout.cities().iter().filter(|&&other| other != city) {
                    for to in enemy.districts() {
                        let found = moves[to.index()];
                        assert_eq!(found, Some(4), "{players} players, {from} to {to}");
                    }
                }
            }
        }
    }
}

/// KB-AM-02: without ships the corner cities need five moves to the river temple of their bank.
#[test]
fn ports_make_up_for_the_corners() {
    let by_land =
        |from, to: Zone| moves(Layout::get(kemet::Edition::Rise, 6), from, None)[to.index()];
    assert_eq!(by_land(Zone::W3a, Zone::WTr), Some(5));
    assert_eq!(by_land(Zone::E1a, Zone::ETr), Some(5));
    assert_eq!(by_land(Zone::W1a, Zone::WTi), Some(2));
    assert_eq!(by_land(Zone::W1a, Zone::ETr), None);
}
