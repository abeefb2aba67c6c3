//! The devotion track and the end.

use ankh::scene::*;
use ankh::*;
use tabletop::Seats;

use crate::look::*;

fn three() -> Scene {
    table(&[God::Ra, God::Isis, God::Amun])
}

/// onto an occupied space means on top; higher space, more devotion.
#[test]
fn newcomers_go_on_top() {
    let t = three();
    assert_eq!(t.rank(), [P3, P2, P1]);
    let t = t.with_devotion(P3, 4);
    assert_eq!(t.rank(), [P2, P1, P3]);
    let t = t.with_devotion(P2, 4);
    assert_eq!(t.rank(), [P1, P3, P2]);
    let t = t.with_devotion(P1, 5);
    assert_eq!(t.rank(), [P3, P2, P1]);
}

/// A Cat-Mummy of P1 that dies in a battle with P2, who is stronger.
fn cat(t: Scene) -> Scene {
    let mut t = t
        .god(P1, (0, 4))
        .guardian(P1, Guardian::CatMummy, (0, 5))
        .god(P2, (4, 6))
        .warriors(P2, &[(4, 5), (4, 7)]);
    t.battle(P1, 1);
    t.play(&[(P1, Card::Cycle), (P2, Card::Chariots)]);
    t
}

/// whoever gains or loses at the same moment does so from the lowest
/// devotion up, so that those who shared a space keep their order.,
/// U-22: a loss goes on top of the stack below.
#[test]
fn losses_from_the_lowest_up() {
    let t = cat(three()
        .with_devotion(P1, 4)
        .with_devotion(P3, 5)
        .with_devotion(P2, 4));
    let changes = devotions(&t);
    // P2 has won: 4 to 5, on top of P3. Then both fall, P3 first, onto P1.
    assert_eq!(
        changes,
        [
            (P2, 4, 5, Why::Victory),
            (P3, 5, 4, Why::CatMummy),
            (P2, 5, 4, Why::CatMummy)
        ]
    );
    assert_eq!(t.rank(), [P1, P3, P2]);
}

/// U-22: on space 0 nothing happens, and the order stays.
#[test]
fn nobody_falls_below_zero() {
    let t = cat(three().with_devotion(P2, 9));
    assert_eq!((t.devotion(P3), t.devotion(P1)), (0, 0));
    assert_eq!(t.rank(), [P3, P1, P2]);
}

/// space 31 wins at once, in the middle of a conflict;
/// what is too much is ignored.
#[test]
fn the_top_wins_at_once() {
    let mut t = three()
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .god(P3, (5, 0))
        .monument(Monument::Temple, (0, 1), Some(P1))
        .monument(Monument::Obelisk, (0, 2), Some(P1))
        .with_devotion(P1, 30)
        .with_devotion(P2, 30);
    t.conflict(P3);
    assert_eq!(devotions(&t), [(P1, 30, 31, Why::Majority)]);
    let outcome = t.outcome().expect("an end");
    assert_eq!((outcome.winners, &*outcome.reason), (Seats::one(P1), "top"));
    assert_eq!(outcome.places, [1, 2, 3]);
    assert!(t.awaiting().is_empty());
    assert_eq!(t.refusal(P2, "do move-figures"), Refused::GameOver.into());
}

/// U-30: of two who would reach it in one step, the one with less
/// devotion is first.
#[test]
fn the_lower_of_two_wins() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (4, 6))
        .monument(Monument::Temple, (0, 1), Some(P1))
        .monument(Monument::Obelisk, (4, 5), Some(P2))
        .with_devotion(P1, 30)
        .with_devotion(P2, 30);
    assert_eq!(t.rank(), [P1, P2]);
    t.battle(P2, 1);
    t.play(&[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(t.outcome().map(|end| end.winners), Some(Seats::one(P1)));
}

/// a gain of 0 moves nothing, and changes no order.
#[test]
fn a_gain_of_nothing() {
    let mut t = three()
        .god(P1, (0, 4))
        .god(P2, (4, 6))
        .warriors(P2, &[(4, 5)])
        .god(P3, (5, 0))
        .with_devotion(P1, 3)
        .with_devotion(P3, 3);
    t.battle(P1, 1);
    // A miracle without any dead.
    t.play(&[(P1, Card::Miracle), (P2, Card::Chariots)]);
    assert_eq!(t.rank(), [P2, P1, P3]);
    assert_eq!(devotions(&t), [(P2, 0, 1, Why::Victory)]);
}

/// after the fifth conflict the stack decides where spaces are equal.
#[test]
fn the_stack_decides_at_the_end() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 3))
        .with_devotion(P1, 24)
        .with_devotion(P2, 24)
        .after_events(17, 4);
    t.conflict(P1);
    // West first, so P2 comes to 25 on top of P1.
    let end = t.outcome().expect("the end");
    assert_eq!((end.winners, &*end.reason), (Seats::one(P2), "devotion"));
    assert_eq!(end.places, [2, 1]);
}
