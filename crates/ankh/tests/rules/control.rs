//! Control Monument.

use ankh::scene::*;
use ankh::*;

use crate::look::*;

/// T-3, A-9.2: the neutral temple beside a figure, not the pyramid across the
/// river, not the enemy obelisk.: whose token lies there controls it.
#[test]
fn only_neutral_monuments_beside_a_figure() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (5, 3))
        .monument(Monument::Temple, (5, 2), None)
        .monument(Monument::Pyramid, (6, 2), None)
        .monument(Monument::Obelisk, (4, 3), Some(P2));
    t.event(P1, EventKind::Control);
    // It is the only one, so there is nothing to choose.
    assert_eq!(t.monument_at((5, 2)), Some((Monument::Temple, Some(P1))));
    assert_eq!(t.monument_at((6, 2)), Some((Monument::Pyramid, None)));
    assert_eq!(t.monument_at((4, 3)), Some((Monument::Obelisk, Some(P2))));
    assert_eq!(player(&t, P1).ankhs, 8);
}

/// Two temples of P1's choice, an enemy obelisk, a temple far away.
fn choice() -> Scene {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .monument(Monument::Temple, (1, 4), None)
        .monument(Monument::Temple, (1, 6), None)
        .monument(Monument::Obelisk, (0, 5), Some(P2))
        .monument(Monument::Temple, (7, 3), None);
    t.event(P1, EventKind::Control);
    t
}

/// U-20, A-23: with a target the choice is compulsory.
#[test]
fn the_choice_is_compulsory() {
    let mut t = choice();
    let both = [(1, 4), (1, 6)].map(|hex| format!("control {}", at(hex)));
    assert_eq!(t.offers(P1), both);
    t.act(P1, &both[1]);
    assert_eq!(t.monument_at((1, 6)), Some((Monument::Temple, Some(P1))));
}

/// Why a monument cannot be taken.
#[test]
fn why_not_that_one() {
    let t = choice();
    let reason = |hex: At| t.refusal(P1, &format!("control {}", at(hex)));
    assert_eq!(reason((0, 5)), Refusal::NeutralFirst);
    assert_eq!(reason((7, 3)), Refusal::NobodyBeside { hex: at((7, 3)) });
    assert_eq!(reason((0, 1)), Refusal::NoMonument { hex: at((0, 1)) });
}

/// an enemy monument only where no monument at all is neutral; its
/// token goes home.
#[test]
fn enemy_monuments_when_none_is_neutral() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .monument(Monument::Obelisk, (0, 5), Some(P2))
        .monument(Monument::Obelisk, (1, 4), Some(P2))
        .monument(Monument::Temple, (1, 6), Some(P1))
        .monument(Monument::Temple, (7, 3), Some(P2));
    t.event(P1, EventKind::Control);
    let both = [(0, 5), (1, 4)].map(|hex| format!("control {}", at(hex)));
    assert_eq!(t.offers(P1), both);
    assert_eq!((player(&t, P1).ankhs, player(&t, P2).ankhs), (8, 6));
    t.act(P1, &both[0]);
    assert_eq!(t.monument_at((0, 5)), Some((Monument::Obelisk, Some(P1))));
    assert_eq!((player(&t, P1).ankhs, player(&t, P2).ankhs), (7, 7));
}

/// one neutral monument anywhere protects all others.
#[test]
fn a_neutral_monument_far_away_protects_enemies() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (1, 5))
        .monument(Monument::Obelisk, (0, 5), Some(P2))
        .monument(Monument::Temple, (7, 3), None);
    t.event(P1, EventKind::Control);
    assert!(t.events().contains(&Event::NothingToControl { seat: P1 }));
    assert_eq!(t.monument_at((0, 5)), Some((Monument::Obelisk, Some(P2))));
}

/// nothing beside a figure, or no Ankh token left: nothing happens.
#[test]
fn nothing_to_control() {
    let mut t =
        table(&[God::Ra, God::Isis])
            .god(P1, (1, 5))
            .monument(Monument::Temple, (7, 3), None);
    t.event(P1, EventKind::Control);
    assert!(t.events().contains(&Event::NothingToControl { seat: P1 }));

    let mut t =
        table(&[God::Ra, God::Isis])
            .god(P1, (1, 5))
            .monument(Monument::Temple, (1, 4), None);
    for r in -1..=1 {
        t = t
            .monument(Monument::Obelisk, (2, r), Some(P1))
            .monument(Monument::Pyramid, (3, r), Some(P1))
            .monument(Monument::Temple, (4, r), Some(P1));
    }
    assert_eq!(player(&t, P1).ankhs, 0);
    t.event(P1, EventKind::Control);
    assert_eq!(t.monument_at((1, 4)), Some((Monument::Temple, None)));
}
