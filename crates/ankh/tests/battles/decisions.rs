//! Who decides what in a battle, and when.

use ankh::scene::*;
use ankh::*;
use tabletop::Seat;

use crate::help::*;

/// U-15, U-16, U-18: all decisions of one battle in their order,
/// but for the locusts.
#[test]
fn every_decision_of_a_battle() {
    let mut t = table(&[God::Amun, God::Isis, God::Anubis, God::Osiris])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7), (1, 6)])
        .guardian(P2, Guardian::Mummy, (3, 7))
        .god(P3, (7, 2))
        .god(P4, (5, 2))
        .warriors(P4, &[(5, 3)])
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .with_powers(P1, &[Power::ObeliskAttuned])
        .with_powers(P4, &[Power::Worshipful])
        .with_followers(P1, 3)
        .with_followers(P4, 2);
    t.battle(P1, 1);
    let temple = Step::BuildAt {
        seat: P1,
        monument: Monument::Temple,
    };
    let plan: [(Step, &[Seat], Seat, &str); 13] = [
        (Step::Obelisks, &[P1], P1, "done"),
        (Step::TwoCards, &[P1], P1, "two-cards"),
        (Step::ChooseCards, &[P1, P2, P4], P4, "play cycle"),
        (Step::ChooseCards, &[P1, P2], P1, "play-two build drought"),
        (Step::ChooseCards, &[P2], P2, "play miracle"),
        (Step::Builds, &[P1], P1, "build temple"),
        (temple, &[P1], P1, &on("to", (1, 3))),
        (Step::Tie, &[P1], P1, "decline"),
        (Step::Protect, &[P2], P2, "done"),
        (Step::Trap, &[P3], P3, "trap P4"),
        (Step::Rise, &[P2], P2, &on("rise", (2, 7))),
        (Step::Underworld, &[P4], P4, "decline"),
        (Step::Worship, &[P4], P4, "worship"),
    ];
    for (step, awaited, seat, notation) in plan {
        assert_eq!((t.step(), t.awaiting()), (Some(step), seats(awaited)));
        t.act(seat, notation);
    }
    assert_eq!(t.step(), Some(Step::FirstAction));
    assert_eq!((strength(&t, P1), strength(&t, P2)), (3 + 1, 4));
    assert_eq!(gains(&t, P2), [(Why::Miracle, 3)]);
    assert_eq!(gains(&t, P4), [(Why::Worshipful, 1)]);
}

/// who has no choice is not asked: no followers to bid, one card in hand,
/// no followers for a monument, one grave for a Mummy.
#[test]
fn nobody_is_asked_without_a_choice() {
    let mut t = meet(&[God::Ra, God::Amun])
        .with_hand(P1, &[Card::Build])
        .with_hand(P2, &[Card::Plague])
        .with_followers(P1, 0)
        .with_followers(P2, 0)
        .guardian(P1, Guardian::Mummy, (0, 7))
        .monument(Monument::Temple, (0, 3), None)
        .monument(Monument::Temple, (1, 3), None)
        .monument(Monument::Temple, (1, 4), None);
    t.battle(P1, 1);
    // Ra may give the Mummy a sun: the only question.
    assert_eq!(t.step(), Some(Step::Sun { hex: at((0, 5)) }));
    t.act(P1, "decline");
    assert_eq!((strength(&t, P1), strength(&t, P2)), (2, 2));
    t.act(P1, "break-tie");
    assert_eq!(winner(&t), Some(P1));
}
