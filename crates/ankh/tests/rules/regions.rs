//! Hexes, adjacency, regions, water.

use ankh::board::{Hex, WATER};
use ankh::scene::*;
use ankh::*;

use crate::look::*;

/// one figure or monument to a hex; camels and tokens do not count.
#[test]
fn one_thing_to_a_hex() {
    let mut t = table(&[God::Osiris, God::Isis])
        .god(P1, (1, 5))
        .warriors(P2, &[(1, 4)])
        .monument(Monument::Temple, (1, 6), None)
        .underworld((0, 5))
        .camels(&[((0, 5), (0, 4))]);
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("move {}", at((1, 5))));
    assert!(!t.may(P1, &to((1, 4))) && !t.may(P1, &to((1, 6))));
    assert!(t.may(P1, &to((0, 5))));
}

/// gods, warriors and guardians; gods outlive every battle.
#[test]
fn gods_are_never_killed() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .warriors(P1, &[(0, 2)])
        .guardian(P1, Guardian::CatMummy, (0, 4))
        .god(P2, (4, 5))
        .warriors(P2, &[(4, 6), (4, 7), (3, 7)]);
    t.battle(P1, 1);
    t.play(&[(P1, Card::Build), (P2, Card::Chariots)]);
    assert_eq!(t.figure((1, 5)), Some((P1, FigureKind::God)));
    assert_eq!((t.figure((0, 2)), t.figure((0, 4))), (None, None));
    // Locusts: everybody bids nothing, so nobody is spared but the gods.
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .god(P2, (4, 5))
        .warriors(P2, &[(4, 6)])
        .with_followers(P1, 0)
        .with_followers(P2, 0);
    t.battle(P1, 1);
    t.play(&[(P1, Card::Plague), (P2, Card::Cycle)]);
    assert_eq!(t.figure((4, 5)), Some((P2, FigureKind::God)));
    assert_eq!(t.figure((4, 6)), None);
}

/// one controller at most; no token, no controller.
#[test]
fn a_monument_has_one_controller() {
    let mut t =
        table(&[God::Ra, God::Isis])
            .god(P1, (1, 5))
            .monument(Monument::Temple, (1, 4), None);
    assert_eq!(t.monument_at((1, 4)), Some((Monument::Temple, None)));
    t.event(P1, EventKind::Control);
    let mut t = t.god(P2, (1, 3));
    t.event(P2, EventKind::Control);
    let owners: Vec<_> = open(&t).monuments.iter().map(|m| m.seat).collect();
    assert_eq!(owners, [Some(P2)]);
    assert_eq!((player(&t, P1).ankhs, player(&t, P2).ankhs), (9, 8));
}

/// land hangs together where no river or camel parts it; water
/// joins nothing, and belongs to every region beside it.
#[test]
fn water_joins_nothing() {
    // North of the lake and south of it.
    let line = [((0, 4), (0, 5)), ((0, 5), (1, 4)), ((1, 4), (1, 5))];
    let t = table(&[God::Ra, God::Isis])
        .camels(&line)
        .tokens(&[(0, 1), (6, 1), (5, 1), (0, 8)]);
    assert_eq!((t.region(1).len(), t.region(4).len()), (16, 16));
    let regions = open(&t).regions;
    let beside = |hex: At| -> Vec<u8> {
        let here = |region: &&RegionView| region.water.contains(at(hex));
        regions
            .iter()
            .filter(here)
            .map(|region| region.number)
            .collect()
    };
    // (2,5) touches (1,5), (1,6), (2,6) in the south and (3,4) in the north.
    assert_eq!(beside((2, 5)), [1, 4]);
    assert_eq!(beside((2, 4)), [1, 4]);
    assert_eq!(beside((4, 4)), [1, 2, 4]);
    assert_eq!(beside((10, -4)), [2, 3]);
    assert!(regions.iter().all(|region| !region.land.meets(WATER)));
}

/// water is adjacent to everything around it, water too.
#[test]
fn water_is_adjacent_to_all_around_it() {
    let t = table(&[God::Ra, God::Isis]);
    for other in [(3, 4), (4, 3), (5, 3), (5, 4), (4, 5), (3, 5)] {
        assert!(t.adjacent((4, 4), other), "{other:?}");
    }
    assert!(t.adjacent((10, 0), (10, 1)) && t.adjacent((2, 4), (2, 5)));
}

/// across the river and past a camel nothing is adjacent.
#[test]
fn rivers_and_camels_part() {
    let t = table(&[God::Ra, God::Isis]).camels(&[((1, 4), (1, 5))]);
    assert!(!t.adjacent((5, 3), (6, 2)) && !t.adjacent((1, 4), (1, 5)));
    assert!(t.adjacent((5, 3), (5, 2)) && t.adjacent((1, 5), (1, 6)));
    assert!(!t.adjacent((1, 5), (1, 7)), "two steps away");
}

fn apep(t: Scene) -> Scene {
    t.with_guardians([Guardian::CatMummy, Guardian::Apep, Guardian::Scorpion])
        .guardian(P1, Guardian::Apep, (4, 4))
}

/// on water between two regions Apep is in both: Omnipresent
/// counts two, and it dominates both.
#[test]
fn apep_is_in_two_regions() {
    let mut t = apep(table(&[God::Ra, God::Isis]))
        .god(P1, (4, 2))
        .god(P2, (5, 0))
        .with_powers(P1, &[Power::Omnipresent]);
    t.conflict(P2);
    assert_eq!(t.followers(P1), 1 + 2);
    assert_eq!((t.devotion(P1), t.devotion(P2)), (2, 1));
}

/// it can be killed in the first of its regions, and is gone for the
/// second.
#[test]
fn apep_dies_in_one_region_and_is_gone_in_the_other() {
    let mut t = apep(table(&[God::Ra, God::Isis]))
        .god(P1, (5, 0))
        .god(P2, (0, 4))
        .warriors(P2, &[(0, 5), (7, 3)]);
    t.conflict(P2);
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(t.figure((4, 4)), None);
    // The East belongs to the warrior of P2 alone by now.
    assert!(t.events().contains(&Event::Dominated {
        seat: P2,
        region: 2
    }));
    assert_eq!((t.devotion(P1), t.devotion(P2)), (1, 2));
}

/// water is neither fertile nor desert: Flood pays for the god only.
#[test]
fn no_terrain_on_water() {
    let mut t = apep(table(&[God::Ra, God::Isis]))
        .god(P1, (5, 2))
        .god(P2, (0, 4));
    t.battle(P1, 1);
    t.play(&[(P1, Card::Flood), (P2, Card::Cycle)]);
    assert_eq!(t.followers(P1), 1 + 1);
}

/// the underworld is neither fertile nor desert: no follower for Flood,
/// no devotion for Drought.
#[test]
fn no_terrain_on_the_underworld() {
    let here = |hex: At, card: Card| {
        let mut t = table(&[God::Osiris, God::Isis])
            .god(P1, hex)
            .warriors(P1, &[(1, 2)])
            .god(P2, (0, 7))
            .underworld(hex);
        t.battle(P1, 1);
        t.play(&[(P1, card), (P2, Card::Cycle)]);
        (t.followers(P1), t.devotion(P1))
    };
    // Only the warrior on fertile ground pays; victory is 1.
    assert_eq!(here((5, 2), Card::Flood), (1 + 1, 1));
    // The god in the desert, on the underworld, does not count for Drought.
    assert_eq!(here((0, 4), Card::Drought), (1, 1));
    assert!(ankh::board::DESERT.contains(Hex::at(0, 4)));
}
