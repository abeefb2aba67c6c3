//! Reaching the top in the middle of a battle: the game is over at
//! once, whatever was still to be done.

use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seat};

use crate::help::*;

/// It is over, this seat has won, nothing is left to do and all is sound.
fn won_by(t: &Scene, seat: Seat) {
    let outcome = t.outcome().expect("it is over");
    assert_eq!(outcome.winners, seats(&[seat]));
    assert_eq!(outcome.reason, "top");
    assert_eq!((t.step(), t.awaiting()), (None, seats(&[])));
    assert_eq!(t.devotion(seat), 31);
    assert_eq!(t.refusal(seat, "play cycle"), Refused::GameOver.into());
    t.game().audit().expect("a sound end");
}

/// U-30: in the majority step the lower of two at 30 is first,
/// and the other gains nothing more.
#[test]
fn by_majority() {
    let t = duel()
        .monument(Monument::Temple, (1, 3), Some(P1))
        .monument(Monument::Obelisk, (1, 4), Some(P2))
        .with_devotion(P2, 30)
        .with_devotion(P1, 30);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    won_by(&t, P2);
    assert_eq!(gains(&t, P1), []);
    assert!(!told(&t, "fights"));
}

/// by victory, surplus ignored; nobody dies any more, and no
/// Magnanimous loser gains.
#[test]
fn by_victory() {
    let t = duel()
        .with_devotion(P1, 30)
        .with_devotion(P2, 29)
        .with_powers(P2, &[Power::Magnanimous]);
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Cycle)]);
    won_by(&t, P1);
    assert_eq!(gains(&t, P2), []);
    assert_eq!(killed(&t), []);
}

/// U-30: of two Magnanimous losers the lower.
#[test]
fn by_magnanimity() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)])
        .with_hand(P3, &[Card::Cycle])
        .with_powers(P2, &[Power::Magnanimous])
        .with_powers(P3, &[Power::Magnanimous])
        .with_devotion(P3, 29)
        .with_devotion(P2, 29);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    won_by(&t, P3);
}

/// by Miracle, before Osiris is asked.
#[test]
fn by_miracle() {
    let t = meet(&[God::Ra, God::Osiris]).with_devotion(P2, 30);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Miracle)]);
    won_by(&t, P2);
}

/// by Worshipful, before others are asked and cards return.
#[test]
fn by_worship() {
    let t = duel()
        .with_powers(P1, &[Power::Worshipful])
        .with_powers(P2, &[Power::Worshipful])
        .with_followers(P1, 2)
        .with_followers(P2, 2)
        .with_devotion(P1, 29)
        .with_devotion(P2, 30);
    // P1 wins the battle and stands on 30, above P2.
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.awaiting(), seats(&[P2]), "P1 came later to 30");
    t.act(P2, "worship");
    won_by(&t, P2);
    assert!(!told(&t, "takes all battle cards back"));
}

/// by the majorities of a dominated region, before its reward
/// and the next region.
#[test]
fn by_dominance() {
    let mut t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .god(P2, (7, 2))
        .monument(Monument::Temple, (1, 3), Some(P1))
        .with_devotion(P1, 30);
    t.conflict(P2);
    won_by(&t, P1);
    assert_eq!(gains(&t, P1), [(Why::Majority, 1)]);
    assert!(!told(&t, "region 2"));
}

/// U-31, A-18.11: Bountiful's point counts before the cap: 20 + 10 + 1.
#[test]
fn bountiful_reaches_the_top() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 3))
        .warriors(P1, &[(0, 4), (0, 5), (0, 6), (0, 7), (0, 8)])
        .sun((0, 4))
        .god(P2, (2, 8))
        .with_powers(P1, &[Power::Bountiful, Power::Glorious])
        .with_devotion(P1, 20);
    let t = fight(t, &[(P1, Card::Drought), (P2, Card::Cycle)]);
    won_by(&t, P1);
}

/// a game that is won is not cursed any more; the curse of
/// locusts comes before and can keep one from winning.
#[test]
fn a_curse_before_the_victory() {
    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_followers(P2, 0)
        .with_devotion(P1, 30);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Cycle)]);
    t.act(P1, "bid 1");
    assert_eq!(t.outcome(), None);
    assert_eq!(t.devotion(P1), 30 - 1 + 1);

    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .guardians_left(1, 0)
        .with_devotion(P1, 30);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    won_by(&t, P1);
}
