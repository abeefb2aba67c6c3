use super::sides::Ground;
use super::*;

/// T-13: 101 hexes, 82 of them land in three regions.
#[test]
fn the_map_has_the_printed_numbers() {
    assert_eq!(MAP.len(), 101);
    assert_eq!([FERTILE, DESERT, WATER].map(HexSet::len), [43, 39, 19]);
    assert_eq!([WEST, EAST, DELTA].map(HexSet::len), [32, 28, 22]);
    assert_eq!([WEST & FERTILE, EAST & FERTILE].map(HexSet::len), [11, 10]);
    assert!(FERTILE.contains_all(DELTA));
}

/// The Nile separates the lands, and each hangs together.
#[test]
fn the_nile_runs_between_the_lands() {
    for land in [WEST, EAST, DELTA] {
        let first = land.lowest().expect("land");
        assert_eq!(Open::PRINTED.region(HexSet::one(first)), land);
    }
    let river = LAND
        .iter()
        .flat_map(|hex| Direction::KEPT.map(|direction| Side { hex, direction }))
        .filter(|side| side.beyond().is_some_and(|beyond| LAND.contains(beyond)))
        .filter(|&side| !Open::PRINTED.crosses(side))
        .count();
    assert_eq!(river, 31);
}

#[test]
fn neighbours_are_mutual_and_follow_the_axes() {
    for hex in Hex::all() {
        let (q, r) = hex.axial();
        assert_eq!(Hex::at(q, r), hex);
        let ways = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
        for (&direction, (dq, dr)) in Direction::ALL.iter().zip(ways) {
            let Some(next) = hex.neighbour(direction) else {
                continue;
            };
            assert_eq!(next.axial(), (q + dq, r + dr));
            assert_eq!(next.neighbour(direction.opposite()), Some(hex));
        }
    }
}

/// The notation of a hex is a letter and a number, and only that.
#[test]
fn hexes_are_read_as_they_are_written() {
    for hex in Hex::all() {
        assert_eq!(hex.to_string().parse(), Ok(hex));
        assert_eq!(Hex::from_index(hex.index()), Some(hex));
    }
    assert_eq!(Hex::at(0, 1).to_string(), "a2");
    assert_eq!(Hex::at(10, 3).to_string(), "k9");
    for wrong in ["", "a", "a1", "a02", "l3", "A2", "e11", "é2"] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
}

/// T-13, A-10: 44 lines in the West, 29 in the East, 19 in the Delta, of the
/// lengths that were counted by hand.
#[test]
fn the_empty_board_has_as_many_lines_as_were_counted() {
    let ground = Ground {
        open: &Open::PRINTED,
        regions: &[WEST, EAST, DELTA],
        camels: 30,
    };
    let mut counts = [[0; 7]; 3];
    ground.chains(|chain| {
        if !ground.may_lie(chain) {
            return false;
        }
        let line = chain.sides;
        let hex = sides::side_of(line[0]).hex;
        let land = [WEST, EAST, DELTA]
            .iter()
            .position(|land| land.contains(hex));
        counts[land.expect("a land")][line.len()] += 1;
        false
    });
    assert_eq!(counts[0], [0, 0, 0, 6, 6, 11, 21]);
    assert_eq!(counts[1], [0, 0, 0, 0, 2, 9, 18]);
    assert_eq!(counts[2], [0, 0, 0, 0, 0, 10, 9]);
}

/// T-4: the line of the rulebook's example, and the two others of docs/rules-ankh.md.
#[test]
fn lines_of_the_facts_part_the_regions_as_told() {
    type At = (i8, i8);
    let line = |pairs: &[(At, At)]| -> sides::Line {
        let side = |&((a, b), (c, d)): &_| Side::between(Hex::at(a, b), Hex::at(c, d));
        let number = |pair| side(pair).and_then(sides::number_of).expect("a side");
        pairs.iter().map(number).collect()
    };
    let examples = [
        (
            line(&[
                ((3, -1), (4, -1)),
                ((3, -1), (3, 0)),
                ((2, 0), (3, 0)),
                ((2, 1), (3, 0)),
                ((2, 1), (3, 1)),
            ]),
            [6, 16],
        ),
        (
            line(&[((0, 4), (0, 5)), ((0, 5), (1, 4)), ((1, 4), (1, 5))]),
            [16, 16],
        ),
        (
            line(&[
                ((5, 4), (6, 3)),
                ((6, 3), (6, 4)),
                ((6, 4), (7, 3)),
                ((7, 3), (7, 4)),
            ]),
            [12, 16],
        ),
    ];
    let ground = Ground {
        open: &Open::PRINTED,
        regions: &[WEST, EAST, DELTA],
        camels: 30,
    };
    for (line, sizes) in examples {
        let mut parts = ground.parts(&line).expect("two parts").map(HexSet::len);
        parts.sort_unstable();
        assert_eq!(parts, sizes);
        let mut backwards = line.clone();
        backwards.reverse();
        let mut found = false;
        ground.chains(|chain| {
            let same = [&line, &backwards].contains(&chain.sides);
            found |= same && ground.may_lie(chain);
            found
        });
        assert!(found && ground.next_sides(&line).next().is_none());
    }
}
