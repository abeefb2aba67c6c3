//! The board (section 3 of the facts).

use ankh::board::{DELTA, DESERT, EAST, FERTILE, Hex, HexSet, LAND, MAP, WATER, WEST};
use ankh::scene::*;
use ankh::*;

use crate::look::open;

/// The drawing of the facts: even columns on the line of their row, odd ones
/// on the line below it.
const DRAWING: &str = "
row0           fD        ~~        ~~        ~~
          fD        fD        ~~        ~~        ~~
row1 fW        fD        fD        fD        fD        ~~
          fD        fD        fD        fD        fD
row2 fW        fD        fD        fD        fD        fE
          fW        fD        fD        fD        fE
row3 dW        fW        fD        fD        fE        dE
          dW        fW        fD        fE        ~~
row4 dW        dW        fW        fE        dE        ~~
          dW        dW        fW        dE        dE
row5 dW        ~~        dW        fE        dE        ~~
          dW        dW        fW        dE        dE
row6 dW        ~~        ~~        fE        dE        ~~
          dW        ~~        fE        dE        ~~
row7 dW        dW        fW        dE        ~~        ~~
          dW        dW        fE        dE        dE
row8 dW        dW        fW        dE        dE        ~~
          dW        dW        fE        dE        dE
row9           dW        fW        dE        dE
";

/// Every hex of the drawing with its code.
pub fn drawn() -> Vec<(At, String)> {
    let mut hexes = Vec::new();
    for (line, text) in DRAWING.trim_matches('\n').lines().enumerate() {
        let row = (line / 2) as i8;
        for q in 0..11_i8 {
            let place = 5 + 5 * q as usize;
            if let Some(code) = text.get(place..place + 2).filter(|code| *code != "  ") {
                assert_eq!(usize::from(q as u8 % 2), line % 2, "{text}");
                hexes.push(((q, row - q / 2), code.to_owned()));
            }
        }
    }
    hexes
}

/// T-13: 101 hexes, 82 land, as they are drawn: ground and starting region.
#[test]
fn the_map_is_the_drawing() {
    let drawn = drawn();
    assert_eq!((drawn.len(), MAP.len()), (101, 101));
    for (hex, code) in &drawn {
        let hex = at(*hex);
        assert!(MAP.contains(hex), "{hex}");
        let ground = match &code[..1] {
            "f" => FERTILE,
            "d" => DESERT,
            _ => WATER,
        };
        assert!(ground.contains(hex), "{hex} is {code}");
        let land = match &code[1..] {
            "W" => WEST,
            "E" => EAST,
            "D" => DELTA,
            _ => WATER,
        };
        assert!(land.contains(hex), "{hex} is {code}");
    }
    assert_eq!([FERTILE, DESERT, WATER].map(HexSet::len), [43, 39, 19]);
    assert_eq!(LAND.len(), 82);
    let grounds = |land: HexSet| ((land & FERTILE).len(), (land & DESERT).len());
    assert_eq!(
        [WEST, EAST, DELTA].map(grounds),
        [(11, 21), (10, 18), (22, 0)]
    );
}

pub type Pair = (At, At);

/// Section 3.4 of the facts.
pub const RIVER: [Pair; 31] = [
    ((5, 1), (6, 1)),
    ((6, 0), (6, 1)),
    ((6, 0), (7, 0)),
    ((7, -1), (7, 0)),
    ((7, -1), (8, -1)),
    ((8, -2), (8, -1)),
    ((8, -2), (9, -2)),
    ((9, -3), (9, -2)),
    ((9, -3), (10, -3)),
    ((0, 1), (1, 0)),
    ((0, 1), (1, 1)),
    ((0, 2), (1, 1)),
    ((1, 1), (1, 2)),
    ((1, 2), (2, 1)),
    ((2, 1), (2, 2)),
    ((2, 2), (3, 1)),
    ((3, 1), (3, 2)),
    ((3, 2), (4, 1)),
    ((4, 1), (4, 2)),
    ((4, 2), (5, 1)),
    ((5, 1), (5, 2)),
    ((4, 5), (5, 4)),
    ((4, 5), (5, 5)),
    ((4, 6), (5, 5)),
    ((4, 6), (5, 6)),
    ((4, 7), (5, 6)),
    ((5, 2), (6, 1)),
    ((5, 2), (6, 2)),
    ((5, 3), (5, 4)),
    ((5, 3), (6, 2)),
    ((5, 3), (6, 3)),
];

/// Distance 1 by the formula of section 3.1.
pub fn touch((aq, ar): At, (bq, br): At) -> bool {
    let (dq, dr) = (i32::from(bq - aq), i32::from(br - ar));
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2 == 1
}

/// hexes are adjacent that share a side without the Nile: all pairs of
/// the map, against the list of the facts.
#[test]
fn the_nile_parts_these_pairs_and_no_others() {
    let t = table(&[God::Ra, God::Isis]);
    let hexes: Vec<At> = drawn().into_iter().map(|(hex, _)| hex).collect();
    let mut parted = 0;
    for &one in &hexes {
        for &other in &hexes {
            let river = RIVER.contains(&(one, other)) || RIVER.contains(&(other, one));
            assert_eq!(
                t.adjacent(one, other),
                touch(one, other) && !river,
                "{one:?} {other:?}"
            );
            parted += usize::from(river);
        }
    }
    assert_eq!(parted, 2 * RIVER.len());
}

/// and section 3.5: the water of each starting region.
#[test]
fn water_belongs_to_the_regions_around_it() {
    let set = |hexes: &[At]| -> HexSet { hexes.iter().map(|&hex| at(hex)).collect() };
    let west = set(&[(2, 4), (2, 5), (3, 5), (4, 4)]);
    let east = set(&[
        (4, 4),
        (10, -4),
        (8, 3),
        (9, -1),
        (9, 2),
        (10, -1),
        (10, 0),
        (10, 1),
        (10, 2),
        (10, 3),
    ]);
    let delta = set(&[
        (4, -2),
        (5, -2),
        (6, -3),
        (7, -3),
        (8, -4),
        (9, -4),
        (10, -4),
    ]);
    let water: Vec<HexSet> = open(&table(&[God::Ra, God::Isis]))
        .regions
        .iter()
        .map(|region| region.water)
        .collect();
    assert_eq!(water, [west, east, delta]);
    assert_eq!(west | east | delta, WATER);
}

/// The offset form of section 3.1 is the notation: a letter for the column, a
/// number for the row.
#[test]
fn notation_is_the_offset_form() {
    for ((q, r), _) in drawn() {
        let column = char::from(b'a' + q as u8);
        assert_eq!(at((q, r)).to_string(), format!("{column}{}", r + q / 2 + 1));
        assert_eq!(Hex::at(q, r).axial(), (q, r));
    }
}
