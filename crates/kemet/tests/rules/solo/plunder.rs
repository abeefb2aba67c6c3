//! Solo: plunder (section 5.8). The tiles lie by catalogue: Ruby above Sapphire.

use kemet::scene::*;
use kemet::*;

fn plain() -> Scene {
    solo_table(Objective::Zeal).troop(P1, "w2b", 5)
}

/// The tile laid at a place of a grid.
fn laid(t: &Scene, half: Half, level: u8, column: u8) -> Tile {
    let grid = &t.amons_board().grids[half.index()];
    let place = &grid.rows[usize::from(level) - 1][usize::from(column) - 1];
    place.as_ref().expect("a tile").tile
}

/// What was plundered: half, tile, the level asked for and the level found.
fn plundered(t: &Scene) -> Vec<(Half, Tile, u8, u8)> {
    let story = |story: Story| match story {
        Story::Plundered {
            half,
            tile,
            asked,
            level,
            ..
        } => Some((half, tile, asked, level)),
        _ => None,
    };
    t.stories().into_iter().filter_map(story).collect()
}

/// One plunder with this card: AK04 without a troop to move.
fn plunder(t: &mut Scene) {
    t.clear_events();
    t.amons_action(ActionCard::Raiders);
}

/// KB-5.8.a, KB-DP-SO5: each card takes the two tiles it names out of the game, the upper half first.
fn takes(card: PlunderCard, upper: (u8, u8), lower: (u8, u8)) {
    let mut t = plain().plunder_deck(&[card]);
    let tiles = [
        laid(&t, Half::Upper, upper.0, upper.1),
        laid(&t, Half::Lower, lower.0, lower.1),
    ];
    plunder(&mut t);
    let expected = [
        (Half::Upper, tiles[0], upper.0, upper.0),
        (Half::Lower, tiles[1], lower.0, lower.0),
    ];
    assert_eq!(plundered(&t), expected, "{card}");
    assert_eq!(tiles.map(|tile| t.copies(tile)), [0, 0]);
    assert_eq!(t.amons_board().last_plunder, Some(card));
    assert_eq!(t.amons_board().plundered, 2);
}

/// G01: level 2 column 1, level 4 column 2. KB-5.8.a.
#[test]
fn g01() {
    takes(PlunderCard::G01, (2, 1), (4, 2));
}

/// G02: level 3 column 2, level 2 column 3.
#[test]
fn g02() {
    takes(PlunderCard::G02, (3, 2), (2, 3));
}

/// G03: level 4 column 3, level 3 column 1.
#[test]
fn g03() {
    takes(PlunderCard::G03, (4, 3), (3, 1));
}

/// G04: level 2 column 4, level 3 column 3.
#[test]
fn g04() {
    takes(PlunderCard::G04, (2, 4), (3, 3));
}

/// G05: level 3 column 4, level 4 column 1.
#[test]
fn g05() {
    takes(PlunderCard::G05, (3, 4), (4, 1));
}

/// G06: level 4 column 2, level 2 column 2.
#[test]
fn g06() {
    takes(PlunderCard::G06, (4, 2), (2, 2));
}

/// G07: level 3 column 1, level 4 column 3.
#[test]
fn g07() {
    takes(PlunderCard::G07, (3, 1), (4, 3));
}

/// G08: level 4 column 1, level 3 column 4.
#[test]
fn g08() {
    takes(PlunderCard::G08, (4, 1), (3, 4));
}

/// KB-5.8.b, KB-EX-5.8-1: an empty place: level 3 of the column, then 2, then 1; what the player owns is not touched.
#[test]
fn an_empty_place_means_a_lower_level() {
    let mut t = plain();
    for level in [4, 3, 2, 1] {
        let tile = laid(&t, Half::Upper, level, 1);
        t = t.plunder_deck(&[PlunderCard::G08]);
        plunder(&mut t);
        assert_eq!(plundered(&t)[0], (Half::Upper, tile, 4, level));
        if level == 3 {
            // The next one is bought by the player.
            let bought = laid(&t, Half::Upper, 2, 1);
            t = t.owns(P1, bought);
            break;
        }
    }
    let lowest = laid(&t, Half::Upper, 1, 1);
    t = t.plunder_deck(&[PlunderCard::G08]);
    plunder(&mut t);
    assert_eq!(plundered(&t)[0], (Half::Upper, lowest, 4, 1));
    assert_eq!(t.tiles(P1).len(), 1);
}

/// KB-5.8.c, KB-5.8.d: a half that finds nothing is resolved with another card, only that half; an empty deck takes its discards back.
#[test]
fn a_half_that_finds_nothing_draws_again() {
    let mut t = plain();
    // Column 1 of the top colour is empty.
    for level in [1, 2, 3, 4] {
        let tile = laid(&t, Half::Upper, level, 1);
        t = t.without_tile(tile);
    }
    t = t.plunder_deck(&[PlunderCard::G08]);
    let lower = laid(&t, Half::Lower, 3, 4);
    plunder(&mut t);
    let missed = Story::PlunderMissed {
        card: PlunderCard::G08,
        half: Half::Upper,
    };
    assert!(t.stories().contains(&missed));
    assert!(t.stories().contains(&Story::PlunderReshuffled));
    let taken = plundered(&t);
    assert_eq!(taken.len(), 2);
    assert_eq!(taken[0].0, Half::Upper);
    assert_eq!(taken[1], (Half::Lower, lower, 3, 3));
    assert_eq!(t.amons_board().plundered, 6);
}

/// KB-DP-SO5: no card would find anything for a half: it is skipped.
#[test]
fn a_half_without_any_tile_is_skipped() {
    let mut t = plain();
    for level in 1..=4 {
        for column in 1..=4 {
            let grid = t.amons_board().grids[0].rows[level - 1][column - 1].clone();
            if let Some(place) = grid {
                t = t.without_tile(place.tile);
            }
        }
    }
    plunder(&mut t);
    assert!(
        t.stories()
            .contains(&Story::PlunderSkipped { half: Half::Upper })
    );
    assert_eq!(plundered(&t).len(), 1);
}
