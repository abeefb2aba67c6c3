//! The twelve layouts (section 4 of the facts), held to everything the facts
//! say was checked.

use std::collections::BTreeMap;

use ankh::board::{DELTA, EAST, Hex, HexSet, LAND, Side, WEST};
use ankh::scenario::{LAYOUTS, Layout, Place};
use ankh::scene::*;
use ankh::*;
use tabletop::{Eye, Game, Seed};

fn started(layout: &Layout) -> View {
    let setup = Setup {
        scenario: layout.scenario,
        gods: God::ALL[..usize::from(layout.players)].to_vec(),
        first: Some(P1),
        ..Setup::for_players(layout.players)
    };
    let game = Ankh::start(&setup, Seed(1)).expect("a plain setup");
    game.view(Eye::Spectator)
}

fn distance(one: Hex, other: Hex) -> i32 {
    let ((aq, ar), (bq, br)) = (one.axial(), other.axial());
    let (dq, dr) = (i32::from(bq - aq), i32::from(br - ar));
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2
}

/// U-6, C-24: three scenarios for 2 to 5 players each; the others, and the
/// city tokens, are unknown.
#[test]
fn three_scenarios_at_four_player_counts() {
    assert_eq!(LAYOUTS.len(), 12);
    for &scenario in Scenario::ALL {
        for players in 2..=5 {
            assert!(Layout::find(scenario, players).is_some());
        }
    }
    let names: Vec<String> = Scenario::ALL.iter().map(Scenario::to_string).collect();
    assert_eq!(names, ["middle-kingdom", "old-kingdom", "balance-of-maat"]);
}

/// U-6: two of the printed ten are here; the third is our own design.
#[test]
fn what_is_printed_and_what_is_ours() {
    let ours: Vec<bool> = Scenario::ALL.iter().map(|s| s.is_ours()).collect();
    assert_eq!(ours, [false, false, true]);
}

/// the regions of every layout: which land, and how large, by token;
/// how many camels; how many neutral monuments of each kind. U-7: OK5 has the
/// tokens in the order the facts settle on.
#[test]
fn regions_camels_and_monuments_are_those_of_the_facts() {
    use Scenario::{BalanceOfMaat as BM, MiddleKingdom as MK, OldKingdom as OK};
    // Scenario, players, regions, camels, obelisks, temples, pyramids.
    let facts = [
        (MK, 2, "W32 E28 D22", 0, [1, 1, 3]),
        (MK, 3, "W32 E28 D22", 0, [2, 2, 2]),
        (MK, 4, "W18 W14 D22 E28", 4, [2, 2, 3]),
        (MK, 5, "W14 E16 E12 D22 W18", 10, [2, 3, 2]),
        (OK, 2, "W32 E28 D22", 0, [0, 5, 0]),
        (OK, 3, "D22 E28 W32", 0, [0, 6, 0]),
        (OK, 4, "E12 W32 D22 E16", 4, [0, 7, 0]),
        (OK, 5, "E12 W15 W17 D22 E16", 7, [0, 7, 0]),
        (BM, 2, "W32 E28 D22", 0, [3, 0, 3]),
        (BM, 3, "W32 E28 D22", 0, [2, 2, 2]),
        (BM, 4, "W32 E16 E12 D22", 4, [3, 2, 3]),
        (BM, 5, "W14 E16 E12 D22 W18", 10, [4, 3, 3]),
    ];
    for (scenario, players, regions, camels, neutral) in facts {
        let layout = Layout::find(scenario, players).expect("a layout");
        let view = started(layout);
        let told: Vec<String> = view
            .regions
            .iter()
            .map(|region| {
                let lands = [("W", WEST), ("E", EAST), ("D", DELTA)];
                let inside = |(_, land): &&(&str, HexSet)| land.contains_all(region.land);
                let (letter, _) = lands.iter().find(inside).expect("within one land");
                format!("{letter}{}", region.land.len())
            })
            .collect();
        assert_eq!(told.join(" "), regions, "{scenario} {players}");
        let numbers: Vec<u8> = view.regions.iter().map(|region| region.number).collect();
        assert_eq!(numbers, (1..=numbers.len() as u8).collect::<Vec<_>>());
        assert_eq!(view.camels.len(), camels, "{scenario} {players}");
        let count = |kind: &Monument| {
            let free = |m: &&MonumentView| m.monument == *kind && m.seat.is_none();
            view.monuments.iter().filter(free).count()
        };
        let counts: Vec<usize> = Monument::ALL.iter().map(count).collect();
        assert_eq!(counts, neutral, "{scenario} {players}");
    }
}

/// nothing overlaps, everything is on land; everybody has one
/// god, one warrior and one monument; gods are at least 3 apart (4 in BM).
#[test]
fn pieces_of_every_layout() {
    for layout in LAYOUTS {
        let name = format!("{} {}", layout.scenario, layout.players);
        let view = started(layout);
        let hexes: Vec<Hex> = view
            .figures
            .iter()
            .map(|figure| figure.hex)
            .chain(view.monuments.iter().map(|monument| monument.hex))
            .collect();
        let distinct: HexSet = hexes.iter().copied().collect();
        assert_eq!(distinct.len(), hexes.len(), "{name}");
        assert!(LAND.contains_all(distinct), "{name}");
        let mut gods = Vec::new();
        for player in &view.players {
            let mine: Vec<&FigureView> = view
                .figures
                .iter()
                .filter(|figure| figure.seat == player.seat)
                .collect();
            let kinds = |kind| mine.iter().filter(|figure| figure.figure == kind).count();
            assert_eq!(
                (
                    kinds(FigureKind::God),
                    kinds(FigureKind::Warrior),
                    mine.len()
                ),
                (1, 1, 2),
                "{name}"
            );
            let owned = |m: &&MonumentView| m.seat == Some(player.seat);
            assert_eq!(view.monuments.iter().filter(owned).count(), 1, "{name}");
            gods.extend(
                mine.iter()
                    .filter(|f| f.figure == FigureKind::God)
                    .map(|f| f.hex),
            );
        }
        let least = if layout.scenario == Scenario::BalanceOfMaat {
            4
        } else {
            3
        };
        for (nth, &one) in gods.iter().enumerate() {
            for &other in &gods[..nth] {
                assert!(distance(one, other) >= least, "{name}: {one} {other}");
            }
        }
    }
}

/// Every layout leaves room for a caravan, and gods, warriors and monuments
/// stand where the facts say: the corner stones of each.
#[test]
fn every_layout_can_be_split_further() {
    for layout in LAYOUTS {
        let mut t = table(&God::ALL[..usize::from(layout.players)])
            .camels(
                &layout
                    .camels
                    .iter()
                    .map(|(a, b)| (a.axial(), b.axial()))
                    .collect::<Vec<_>>(),
            )
            .tokens(
                &layout
                    .regions
                    .iter()
                    .map(|hex| hex.axial())
                    .collect::<Vec<_>>(),
            );
        t.event(P1, EventKind::Caravan);
        assert_eq!(t.step(), Some(Step::Caravan));
        assert!(
            t.offers(P1).len() > 1,
            "{} {}",
            layout.scenario,
            layout.players
        );
        // No line of the layout is longer than six camels.
        let regions = layout.regions.len();
        let lines = regions - 3;
        assert!(layout.camels.len() <= 6 * lines, "{regions}");
    }
}

/// The places of every player as the facts list them: god, warrior, monument.
#[test]
fn players_begin_where_the_facts_say() {
    use Monument::{Obelisk as O, Pyramid as P, Temple as T};
    use Scenario::{BalanceOfMaat as BM, MiddleKingdom as MK, OldKingdom as OK};
    type Row = (At, At, Monument, At);
    let facts: [(Scenario, &[Row]); 12] = [
        (
            MK,
            &[((1, 5), (1, 4), O, (0, 5)), ((6, 4), (6, 3), T, (5, 4))],
        ),
        (
            MK,
            &[
                ((3, 3), (4, 2), T, (4, 3)),
                ((6, 4), (6, 3), O, (5, 4)),
                ((5, 0), (4, 1), P, (4, 0)),
            ],
        ),
        (
            MK,
            &[
                ((1, 3), (2, 2), T, (2, 3)),
                ((3, 6), (4, 5), T, (4, 6)),
                ((5, 0), (4, 1), O, (5, 1)),
                ((7, 1), (6, 2), P, (7, 2)),
            ],
        ),
        (
            MK,
            &[
                ((1, 3), (2, 2), T, (1, 2)),
                ((8, 0), (7, 0), O, (8, -1)),
                ((8, 4), (7, 5), T, (9, 4)),
                ((4, 1), (5, 0), P, (5, 1)),
                ((1, 6), (2, 6), P, (1, 7)),
            ],
        ),
        (
            OK,
            &[((7, 2), (1, 5), O, (0, 5)), ((1, 4), (7, 3), O, (8, 2))],
        ),
        (
            OK,
            &[
                ((5, 5), (8, -2), O, (8, -3)),
                ((1, 4), (6, 5), O, (5, 6)),
                ((7, -2), (1, 5), O, (0, 5)),
            ],
        ),
        (
            OK,
            &[
                ((1, 4), (6, 5), O, (5, 6)),
                ((4, 0), (1, 5), O, (0, 5)),
                ((9, 0), (5, -1), O, (4, -1)),
                ((5, 5), (8, 1), O, (9, 1)),
            ],
        ),
        (
            OK,
            &[
                ((1, 6), (6, 5), O, (5, 6)),
                ((1, 3), (1, 5), O, (0, 6)),
                ((4, 0), (2, 3), O, (1, 4)),
                ((9, 0), (5, -1), O, (4, -1)),
                ((5, 5), (8, 1), O, (9, 1)),
            ],
        ),
        (
            BM,
            &[((3, 0), (3, -1), T, (4, -1)), ((1, 8), (2, 7), T, (2, 8))],
        ),
        (
            BM,
            &[
                ((2, 3), (2, 2), O, (3, 2)),
                ((6, 3), (6, 4), T, (5, 4)),
                ((5, -1), (4, -1), P, (4, 0)),
            ],
        ),
        (
            BM,
            &[
                ((0, 4), (0, 5), O, (1, 4)),
                ((8, 0), (7, 1), T, (7, 0)),
                ((6, 5), (6, 4), P, (7, 4)),
                ((5, -1), (4, -1), T, (4, 0)),
            ],
        ),
        (
            BM,
            &[
                ((0, 3), (1, 2), O, (1, 3)),
                ((9, 1), (8, 2), T, (8, 1)),
                ((6, 5), (6, 6), P, (7, 5)),
                ((4, 1), (5, 0), T, (5, 1)),
                ((1, 7), (2, 6), P, (2, 7)),
            ],
        ),
    ];
    for (scenario, rows) in facts {
        let layout = Layout::find(scenario, rows.len() as u8).expect("a layout");
        let view = started(layout);
        for (seat, &(god, warrior, kind, monument)) in (0..).map(tabletop::Seat).zip(rows) {
            let figure = |hex| view.figures.iter().find(|figure| figure.hex == at(hex));
            let is = |hex, kind| figure(hex).is_some_and(|f| f.seat == seat && f.figure == kind);
            assert!(is(god, FigureKind::God), "{scenario} {seat}");
            assert!(is(warrior, FigureKind::Warrior), "{scenario} {seat}");
            let owned = MonumentView {
                hex: at(monument),
                monument: kind,
                seat: Some(seat),
            };
            assert!(view.monuments.contains(&owned), "{scenario} {seat}");
        }
    }
}

/// U-8: in MK3 the third player begins beside the neutral temple (5,1), as it
/// was printed.
#[test]
fn the_third_player_of_mk3_begins_at_a_temple() {
    let view = started(Layout::find(Scenario::MiddleKingdom, 3).expect("a layout"));
    let temple = at((5, 1));
    assert!(view.monuments.contains(&MonumentView {
        hex: temple,
        monument: Monument::Temple,
        seat: None
    }));
    let near: BTreeMap<_, _> = view
        .figures
        .iter()
        .filter(|figure| distance(figure.hex, temple) == 1 && DELTA.contains(figure.hex))
        .map(|figure| (figure.hex, figure.seat))
        .collect();
    assert_eq!(near, BTreeMap::from([(at((5, 0)), P3), (at((4, 1)), P3)]));
}

/// Balance of Ma'at is fair: the nearest neutral monument is 2 hexes from the
/// nearer of god and warrior for everybody, the next three are as far for all
/// within a hex, and nobody begins beside one.
#[test]
fn balance_of_maat_is_fair() {
    for players in 2..=5 {
        let layout = Layout::find(Scenario::BalanceOfMaat, players).expect("a layout");
        let ways: Vec<Vec<i32>> = layout
            .places
            .iter()
            .map(|place| {
                let way = |&(_, hex): &(Monument, Hex)| {
                    distance(place.god, hex).min(distance(place.warrior, hex))
                };
                let mut ways: Vec<i32> = layout.neutral.iter().map(way).collect();
                ways.sort_unstable();
                ways
            })
            .collect();
        for way in &ways {
            assert_eq!(way[0], 2, "{players} players: {ways:?}");
        }
        for nth in 1..4 {
            let nths = || ways.iter().map(|way| way[nth]);
            let spread = nths().max().zip(nths().min()).map(|(max, min)| max - min);
            assert!(spread <= Some(1), "{players} players: {ways:?}");
        }
    }
}

/// Old Kingdom: every god begins beside another player's obelisk and warrior,
/// and not beside its own.
#[test]
fn gods_of_the_old_kingdom_begin_abroad() {
    for players in 2..=5 {
        let layout = Layout::find(Scenario::OldKingdom, players).expect("a layout");
        for (nth, place) in layout.places.iter().enumerate() {
            let beside = |other: &Place| {
                distance(place.god, other.warrior) == 1
                    && distance(place.god, other.monument.1) == 1
            };
            let hosts: Vec<usize> = (0..layout.places.len())
                .filter(|&other| beside(&layout.places[other]))
                .collect();
            assert_eq!(hosts.len(), 1, "{players} players, P{}", nth + 1);
            assert_ne!(hosts[0], nth, "{players} players");
        }
    }
}

/// Neutral monuments and camels of each layout, as the facts write them.
const LISTS: [(&str, &str, &str); 12] = [
    (
        "MK2",
        "Obelisk (8,-3); Pyramid (1,8) (5,0) (8,1); Temple (3,-1)",
        "",
    ),
    (
        "MK3",
        "Obelisk (2,6) (8,-3); Pyramid (0,3) (7,0); Temple (5,1) (9,1)",
        "",
    ),
    (
        "MK4",
        "Obelisk (1,4) (8,-1); Pyramid (0,7) (5,3) (8,-2); Temple (3,0) (6,5)",
        "(0,3)|(0,4) (0,4)|(1,3) (1,3)|(1,4) (1,4)|(2,3)",
    ),
    (
        "MK5",
        "Obelisk (1,4) (6,4); Pyramid (5,2) (6,3); Temple (2,-1) (4,6) (6,-2)",
        "(5,4)|(5,5) (5,4)|(6,4) (6,3)|(6,4) (6,3)|(7,3) (7,2)|(7,3) (7,3)|(8,2) (0,3)|(0,4) (0,4)|(1,3) (1,3)|(1,4) (1,4)|(2,3)",
    ),
    ("OK2", "Temple (2,7) (4,3) (5,0) (6,5) (9,-2)", ""),
    ("OK3", "Temple (1,7) (2,0) (4,3) (5,-1) (6,2) (9,-2)", ""),
    (
        "OK4",
        "Temple (1,0) (2,6) (4,3) (6,2) (7,-2) (9,-2) (9,4)",
        "(5,4)|(6,3) (6,3)|(6,4) (6,4)|(7,3) (7,3)|(7,4)",
    ),
    (
        "OK5",
        "Temple (1,0) (4,2) (4,6) (6,2) (7,-2) (9,-2) (9,4)",
        "(5,4)|(6,3) (6,3)|(6,4) (6,4)|(7,3) (7,3)|(7,4) (0,5)|(0,6) (0,5)|(1,5) (1,4)|(1,5)",
    ),
    (
        "BM2",
        "Obelisk (0,7) (1,0) (7,5); Pyramid (0,5) (6,2) (7,-2)",
        "",
    ),
    (
        "BM3",
        "Obelisk (7,1) (9,-3); Pyramid (0,4) (10,-2); Temple (2,7) (7,-1)",
        "",
    ),
    (
        "BM4",
        "Obelisk (2,1) (2,7) (9,4); Pyramid (3,2) (8,-3) (8,2); Temple (0,2) (4,3)",
        "(5,4)|(6,3) (6,3)|(6,4) (6,4)|(7,3) (7,3)|(7,4)",
    ),
    (
        "BM5",
        "Obelisk (1,0) (4,6) (8,-1) (9,3); Pyramid (3,0) (6,2) (9,-3); Temple (0,6) (3,3) (5,4)",
        "(5,4)|(5,5) (5,4)|(6,4) (6,3)|(6,4) (6,3)|(7,3) (7,2)|(7,3) (7,3)|(8,2) (0,3)|(0,4) (0,4)|(1,3) (1,3)|(1,4) (1,4)|(2,3)",
    ),
];

/// Pairs of numbers in brackets.
fn hexes_in(text: &str) -> Vec<Hex> {
    let pairs = text.split('(').skip(1).filter_map(|rest| {
        let (q, r) = rest.split(')').next()?.split_once(',')?;
        Some(at((q.parse().ok()?, r.parse().ok()?)))
    });
    pairs.collect()
}

/// neutral monuments and camels stand where the facts list them.
#[test]
fn neutral_monuments_and_camels_stand_where_the_facts_say() {
    for (name, neutral, camels) in LISTS {
        let scenario = match &name[..2] {
            "MK" => Scenario::MiddleKingdom,
            "OK" => Scenario::OldKingdom,
            _ => Scenario::BalanceOfMaat,
        };
        let players = name[2..].parse().expect("a number");
        let view = started(Layout::find(scenario, players).expect("a layout"));
        for &kind in Monument::ALL {
            let of_kind = neutral
                .split(';')
                .find(|part| part.to_lowercase().contains(&kind.to_string()));
            let expected: HexSet = hexes_in(of_kind.unwrap_or("")).into_iter().collect();
            let free = |m: &&MonumentView| m.monument == kind && m.seat.is_none();
            let found: HexSet = view.monuments.iter().filter(free).map(|m| m.hex).collect();
            assert_eq!(found, expected, "{name} {kind}");
        }
        let pairs = hexes_in(camels);
        let sides: Vec<Side> = pairs
            .chunks(2)
            .map(|pair| Side::between(pair[0], pair[1]).expect("hexes that touch"))
            .collect();
        assert_eq!(sides.len(), view.camels.len(), "{name}");
        assert!(
            sides.iter().all(|side| view.camels.contains(side)),
            "{name}"
        );
    }
}
