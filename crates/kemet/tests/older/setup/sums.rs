//! Sums over the whole material.

use std::collections::BTreeSet;

use kemet::*;

use crate::named::names_of;

use crate::help::*;

fn at_each_count(count: impl Fn(u8) -> usize) -> [usize; 4] {
    [2, 3, 4, 5].map(count)
}

/// K1-16.1: regions.
#[test]
fn numbers_of_regions() {
    assert_eq!(at_each_count(|n| layout(n).zones().len()), [14, 20, 26, 32]);
}

/// K1-16.2, K1-16.3: borders with those in cities and harbours, and harbours alone.
#[test]
fn numbers_of_borders_and_harbours() {
    let land = |n: u8| -> usize {
        let map = layout(n);
        let ends: usize = map
            .zones()
            .iter()
            .map(|zone| map.neighbours(zone).len())
            .sum();
        ends / 2
    };
    let water = |n: u8| -> usize {
        let map = layout(n);
        let ends: usize = map.zones().iter().map(|zone| map.arrows(zone).len()).sum();
        ends / 2
    };
    assert_eq!(at_each_count(water), [0, 1, 3, 4]);
    assert_eq!(at_each_count(|n| land(n) + water(n)), [22, 35, 46, 59]);
}

/// K1-16.4, K1-16.5: obelisks and temples.
#[test]
fn numbers_of_obelisks_and_temples() {
    assert_eq!(at_each_count(|n| layout(n).obelisks().len()), [4, 6, 7, 9]);
    assert_eq!(at_each_count(|n| layout(n).temples().len()), [3, 3, 5, 5]);
}

/// K1-16.6: three Act of God, three Victory Point, seven creatures among 48 tiles.
#[test]
fn numbers_of_tiles() {
    let name = names_of("tile", "first");
    let copies = |test: &dyn Fn(Tile) -> bool| -> u8 {
        let counted = tiles().filter(|&tile| test(tile));
        counted.map(|tile| tile.row().copies).sum()
    };
    assert_eq!(copies(&|_| true), 48);
    assert_eq!(copies(&|tile| !tile.pieces().is_empty()), 7);
    assert_eq!(copies(&|tile| name(&tile) == "Act of God"), 3);
    assert_eq!(copies(&|tile| name(&tile) == "Victory Point"), 3);
    for colour in [Colour::Ruby, Colour::Sapphire, Colour::Diamond] {
        let of_colour = tiles().filter(|tile| tile.colour() == colour);
        assert_eq!(of_colour.map(|tile| tile.row().copies).sum::<u8>(), 16);
    }
}

/// K1-16.7: 39 names, 43 ids.
#[test]
fn numbers_of_names() {
    let name = names_of("tile", "first");
    let names: BTreeSet<String> = tiles().map(|tile| name(&tile)).collect();
    let ids: BTreeSet<&str> = tiles().map(Tile::id).collect();
    assert_eq!((names.len(), ids.len()), (39, 43));
}
