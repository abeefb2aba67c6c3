//! Forgotten gods and the end.

use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;

/// T-9, A-16.1, A-16.3: after the merge of four, one god at 20 is forgotten,
/// two at 21 and more play on.
#[test]
fn gods_on_red_are_forgotten() {
    let mut t = table(&[God::Ra, God::Isis, God::Amun, God::Osiris])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .god(P4, (5, 5))
        .warriors(P1, &[(0, 5)])
        .guardian(P1, Guardian::CatMummy, (0, 6))
        .in_pool(P1, Guardian::Mummy)
        .monument(Monument::Temple, (1, 4), Some(P1))
        .with_followers(P1, 7)
        .with_devotion(P1, 10)
        .with_devotion(P2, 11)
        .with_devotion(P3, 3)
        .with_devotion(P4, 5);
    t.merge();
    let mut t = t
        .with_devotion(P1, 20)
        .with_devotion(P2, 21)
        .with_devotion(P4, 22);
    t.oblivion();
    assert_eq!((t.rank(), t.outcome()), (vec![P2, P4], None));
    assert_eq!(open(&t).forgotten, Seats::one(P1));
    for hex in [(0, 4), (0, 5), (0, 6)] {
        assert_eq!(t.figure(hex), None);
    }
    assert_eq!(t.monument_at((1, 4)), None);
    let gone = player(&t, P1);
    assert_eq!(
        (gone.followers, gone.warriors, gone.guardians.len()),
        (0, 0, 0)
    );
    // What is left goes on.
    assert!(!t.awaiting().is_empty());
}

/// the only one left wins at once; if nobody is left, nobody
/// wins.
#[test]
fn one_left_or_none() {
    let mut one = table(&[God::Ra, God::Isis, God::Amun]).with_devotion(P2, 21);
    one.oblivion();
    let end = one.outcome().expect("an end");
    assert_eq!((end.winners, &*end.reason), (Seats::one(P2), "last"));
    assert_eq!(end.places, [2, 1, 2]);

    let mut none = table(&[God::Ra, God::Isis]).with_devotion(P2, 20);
    none.oblivion();
    let end = none.outcome().expect("an end");
    assert_eq!((end.winners, &*end.reason), (Seats::EMPTY, "forgotten"));
}

/// warriors of the forgotten that Anubis holds leave the game.:
/// nobody was killed.
#[test]
fn the_forgotten_leave_the_game() {
    let mut t = table(&[God::Anubis, God::Isis, God::Ra])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .guardian(P2, Guardian::CatMummy, (7, 4))
        .guardian(P2, Guardian::Mummy, (7, 5))
        .warriors(P2, &[(8, 2)])
        .trapped(P2, 1)
        .trapped(P3, 1)
        .with_devotion(P1, 25)
        .with_devotion(P3, 24);
    t.oblivion();
    let trapped: Vec<u8> = open(&t)
        .players
        .iter()
        .map(|player| player.trapped)
        .collect();
    assert_eq!(trapped, [0, 0, 1]);
    assert_eq!((t.devotion(P1), t.devotion(P3)), (25, 24));
    assert_eq!(t.step(), Some(Step::FirstAction));
    assert!(
        !t.events()
            .iter()
            .any(|event| matches!(event, Event::Killed { .. }))
    );
}

/// guardians of the forgotten leave the game, on the board and in the
/// pool: none goes back to its card for the next to take.
#[test]
fn guardians_of_the_forgotten_do_not_return_to_their_card() {
    let mut t = table(&[God::Osiris, God::Isis, God::Ra])
        .god(P1, (0, 4))
        .guardian(P1, Guardian::CatMummy, (0, 5))
        .in_pool(P1, Guardian::CatMummy)
        .in_pool(P1, Guardian::Mummy)
        .guardians_left(1, 0)
        .guardians_left(2, 1)
        .with_powers(P2, &[Power::Commanding])
        .with_devotion(P2, 25)
        .with_devotion(P3, 24);
    t.oblivion();
    assert_eq!(open(&t).guardian_supply, [0, 1, 2]);
    t.begin(P2, Deed::Unlock);
    t.act(P2, "unlock revered");
    assert_eq!(pooled(&t, P2, Guardian::CatMummy), 0);
}

/// a forgotten Anubis lets go of everybody still in play.
#[test]
fn a_forgotten_anubis_lets_go() {
    let mut t = table(&[God::Anubis, God::Isis, God::Ra])
        .trapped(P2, 2)
        .with_devotion(P2, 25)
        .with_devotion(P3, 24);
    assert_eq!(t.warriors_left(P2), 4);
    t.oblivion();
    assert_eq!(t.warriors_left(P2), 6);
}

/// the same where he was the lower half of a merged god.
#[test]
fn a_forgotten_half_lets_go() {
    let mut t = table(&[God::Amun, God::Anubis, God::Isis, God::Ra])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .with_devotion(P3, 25)
        .with_devotion(P4, 24)
        .with_devotion(P1, 2)
        .trapped(P3, 2);
    t.merge();
    assert_eq!(t.warriors_left(P3), 4);
    t.oblivion();
    assert_eq!((t.rank(), t.warriors_left(P3)), (vec![P4, P3], 6));
    assert_eq!(open(&t).forgotten, [P1, P2].into_iter().collect());
}

/// the underworld goes with Osiris, suns with Ra.
#[test]
fn tokens_of_the_forgotten() {
    let mut t = table(&[God::Osiris, God::Ra, God::Isis, God::Amun])
        .god(P2, (7, 3))
        .warriors(P2, &[(7, 4)])
        .sun((7, 4))
        .underworld((0, 4))
        .underworld((0, 5))
        .with_devotion(P3, 25)
        .with_devotion(P4, 24);
    t.oblivion();
    let view = open(&t);
    assert!(view.underworld.is_empty());
    assert!(!view.figures.iter().any(|figure| figure.radiant));
    // The hex is land like any other again.
    let mut t = t.god(P3, (0, 3));
    t.begin(P3, Deed::Move);
    t.act(P3, &format!("move {}", at((0, 3))));
    assert!(t.may(P3, &to((0, 4))));
}

/// monuments of the forgotten are back in the supply: they count for
/// nobody, and nobody can take them.
#[test]
fn monuments_of_the_forgotten() {
    let mut t = table(&[God::Osiris, God::Ra, God::Isis])
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .monument(Monument::Temple, (7, 4), Some(P1))
        .with_devotion(P2, 25)
        .with_devotion(P3, 24);
    t.oblivion();
    assert!(open(&t).monuments.is_empty());
    t.event(P2, EventKind::Control);
    assert!(t.events().contains(&Event::NothingToControl { seat: P2 }));
}
