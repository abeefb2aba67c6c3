//! The day: turns and tokens.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-D1: five turns; in each everybody lays one token, in turn order, and acts before the next one is asked.
#[test]
fn one_token_each_in_turn_order() {
    let mut t = first(3).order(&[P2, P3, P1]).with_prayer(P2, 0);
    t.turn(P2);
    t.act(P2, "token m_pray");
    assert_eq!(t.prayer(P2), 2, "at once");
    assert!(t.awaits(P3));
    assert_eq!(
        t.refusal(P2, "token b_pray"),
        Some(Refused::NotAwaited { seat: P2 }.into())
    );
    t.act(P3, "token m_pray");
    t.act(P1, "token m_pray");
    assert!(t.awaits(P2), "the second turn");
    assert_eq!(
        t.refusal(P2, "token m_pray"),
        Some(Refusal::SpaceTaken {
            space: Space::MiddlePray
        })
    );
    t.act(P2, "token b_pray");
    assert!(t.awaits(P3));
}

/// K1-D1: with a card in hand the turn waits for its owner, and a second token is refused.
#[test]
fn never_two_ordinary_tokens_in_a_turn() {
    let mut t = first(2).holds(P1, &[Di::FirstRage]);
    t.act(P1, "token m_pray");
    assert!(t.awaits(P1));
    assert_eq!(t.refusal(P1, "token b_pray"), Some(Refusal::TokenPlaced));
    t.act(P1, "end-turn");
    assert!(t.awaits(P2));
}

/// K1-D2: silver and gold come on top of an own token, once a day each: three actions in a turn.
#[test]
fn three_actions_in_a_turn() {
    let mut t = first(2)
        .owns(P1, Tile::WhiteActOfGod)
        .owns(P1, Tile::FirstDivineWill)
        .troop(P1, "w1a", 1)
        .with_prayer(P1, 0);
    t.act(P1, "token m_pray");
    assert_eq!(t.prayer(P1), 2);
    t.act(P1, "silver b_pray");
    assert_eq!(t.prayer(P1), 4);
    assert!(t.awaits(P1));
    assert_eq!(t.refusal(P1, "silver m_build"), Some(Refusal::NoSilver));
    t.acts(P1, "gold, golden BLU-4c, as move, troop w1a, step w1f");
    assert_eq!(t.units(P1, "w1f"), 1);
    assert!(t.awaits(P2), "nothing is left to lay");
    t.act(P2, "token m_pray");
    t.act(P1, "token m_move");
    t.act(P1, "decline");
    assert!(t.awaits(P2), "once a day");
    t.evening();
    let seat = t.awaiting().lowest().unwrap();
    t.act(seat, "next P1");
    assert!(
        t.can(P1, "silver b_pray") && t.can(P1, "gold"),
        "back the next day"
    );
}

/// K1-D2: a turn needs its own token, whatever else is laid.
#[test]
fn silver_and_gold_need_an_own_token() {
    let mut t = first(2).owns(P1, Tile::WhiteActOfGod);
    t.act(P1, "silver b_pray");
    assert!(t.awaits(P1) && !t.can(P1, "end-turn"));
    t.act(P1, "token m_pray");
    assert!(t.awaits(P2));
}

/// K1-D3, K1-U18: the three last tokens may be forced to the floors that are empty.
#[test]
fn every_floor_needs_a_token() {
    let t = first(2).tokens_on(P1, &[Space::MiddlePray, Space::MiddleMove]);
    assert!(t.can(P1, "token m_build"), "two are left for two floors");
    let t = first(2).tokens_on(
        P1,
        &[Space::MiddlePray, Space::MiddleMove, Space::MiddleBuild],
    );
    assert_eq!(
        offered(&t, "token"),
        words("t_move t_recruit b_acq1 b_acq2 b_acq3 b_pray")
    );
    let t = first(2).tokens_on(
        P1,
        &[
            Space::MiddlePray,
            Space::MiddleMove,
            Space::TopMove,
            Space::TopRecruit,
        ],
    );
    assert_eq!(offered(&t, "token"), words("b_acq1 b_acq2 b_acq3 b_pray"));
    assert_eq!(
        t.refusal(P1, "token m_build"),
        Some(Refusal::Equilibrium { empty: 1, left: 0 })
    );
}

/// K1-U18: a silver token still to come does not count: ordinary ones must do.
#[test]
fn silver_in_hand_does_not_loosen_the_duty() {
    let t = first(2).owns(P1, Tile::WhiteActOfGod).tokens_on(
        P1,
        &[
            Space::MiddlePray,
            Space::MiddleMove,
            Space::TopMove,
            Space::TopRecruit,
        ],
    );
    assert!(!t.can(P1, "token m_build"));
    assert!(t.can(P1, "token b_pray"));
}

/// K1-U17, K1-D3: a silver token on a floor fills it; the golden one at the apex fills none.
#[test]
fn silver_counts_for_the_floors_and_gold_does_not() {
    let used = [
        Space::MiddlePray,
        Space::MiddleMove,
        Space::TopMove,
        Space::TopRecruit,
    ];
    let mut t = first(2).owns(P1, Tile::WhiteActOfGod).tokens_on(P1, &used);
    t.act(P1, "silver b_pray");
    assert!(t.can(P1, "token m_build"), "the bottom floor has its token");
    let mut t = first(2)
        .owns(P1, Tile::FirstDivineWill)
        .troop(P1, "w1a", 1)
        .tokens_on(P1, &used);
    t.acts(P1, "gold, golden BLU-4c, as move, troop w1a, step w1f");
    assert!(!t.can(P1, "token m_build") && t.can(P1, "token b_pray"));
}

/// K1-D5: after the map has paid it is seen whether somebody has won.
#[test]
fn the_day_ends_with_the_victory_check() {
    let mut t = first(2)
        .with_fame(P1, 0, 5)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1);
    assert_eq!(t.fame(P1), 7);
    t.evening();
    assert_eq!(
        t.outcome().expect("the two temples made it 8").winners,
        tabletop::Seats::one(P1)
    );
    let mut t = first(2).with_fame(P1, 0, 7);
    t.evening();
    assert!(t.outcome().is_none() && t.is_night());
}

/// K1-3.2.n1, K1-U19: a token may be laid without the action being used, or where it is impossible.
#[test]
fn a_token_without_an_action() {
    let mut t = first(2).troop(P1, "w1a", 3);
    t.acts(P1, "token m_move, decline");
    assert!(t.awaits(P2));
    assert_eq!(t.units(P1, "w1a"), 3);
    for space in [
        "t_move",
        "m_move",
        "t_recruit",
        "m_build",
        "b_acq1",
        "b_acq2",
        "b_acq3",
    ] {
        let mut t = first(2).with_prayer(P1, 0);
        t.act(P1, &format!("token {space}"));
        assert!(t.awaits(P2), "{space}: nothing could be done");
        assert_eq!(t.prayer(P1), 0);
    }
}
