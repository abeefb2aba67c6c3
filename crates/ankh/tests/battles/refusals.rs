//! What is refused in battle, and with what reason.

use ankh::scene::*;
use ankh::*;
use tabletop::{Game, Seat, Silent};

use crate::help::*;

/// a used card is not in the hand; a second choice, a stranger's
/// and two cards undeclared are refused.
#[test]
fn cards_that_cannot_be_played() {
    let mut t = meet(&[God::Ra, God::Amun]).with_hand(P1, &[Card::Cycle, Card::Flood]);
    t.battle(P1, 1);
    t.act(P2, "decline");
    let card = Card::Chariots;
    assert_eq!(t.refusal(P1, "play chariots"), Refusal::NotInHand { card });
    assert!(matches!(
        t.refusal(P1, "play-two cycle flood"),
        Refusal::InAnyGame(Refused::NotNow { .. })
    ));
    assert!(matches!(
        t.refusal(P1, "bid 1"),
        Refusal::InAnyGame(Refused::NotNow { .. })
    ));
    let seat = Seat(4);
    assert_eq!(
        t.refusal(seat, "play cycle"),
        Refused::Stranger { seat }.into()
    );
    t.act(P1, "play flood");
    assert_eq!(
        t.refusal(P1, "play cycle"),
        Refused::NotAwaited { seat: P1 }.into()
    );
}

/// with two cards declared one is not enough, nor one twice.
#[test]
fn two_cards_mean_two() {
    let mut t = meet(&[God::Amun, God::Ra]).with_hand(P1, &[Card::Cycle, Card::Flood, Card::Build]);
    t.battle(P1, 1);
    t.act(P1, "two-cards");
    assert!(matches!(
        t.refusal(P1, "play cycle"),
        Refusal::InAnyGame(Refused::NotNow { .. })
    ));
    assert!(matches!(
        t.refusal(P1, "play-two cycle cycle"),
        Refusal::InAnyGame(Refused::NotNow { .. })
    ));
    let card = Card::Miracle;
    assert_eq!(
        t.refusal(P1, "play-two cycle miracle"),
        Refusal::NotInHand { card }
    );
}

/// nobody bids more followers than there are.
#[test]
fn bids_beyond_ones_followers() {
    let t = duel().with_followers(P1, 2);
    let t = fight(t, &[(P1, Card::Plague), (P2, Card::Cycle)]);
    let refusal = Refusal::NeedsFollowers { need: 3, have: 2 };
    assert_eq!(t.refusal(P1, "bid 3"), refusal);
}

/// where no monument can be built.
#[test]
fn sites_that_cannot_be_built_on() {
    let t = meet(&[God::Osiris, God::Ra])
        .underworld((1, 3))
        .with_followers(P1, 3);
    let mut t = fight(t, &[(P1, Card::Build), (P2, Card::Cycle)]);
    t.act(P1, "build temple");
    let refusal = |at_hex: At| t.refusal(P1, &on("to", at_hex));
    let hex = at((7, 2));
    assert_eq!(refusal((7, 2)), Refusal::OtherRegion { hex });
    let hex = at((2, 5));
    assert_eq!(refusal((2, 5)), Refusal::Water { hex });
    let hex = at((0, 5));
    assert_eq!(refusal((0, 5)), Refusal::Taken { hex });
    let hex = at((1, 3));
    assert_eq!(refusal((1, 3)), Refusal::UnderworldOpen { hex });
}

/// C-6: a kind that has run out.
#[test]
fn a_kind_of_monument_that_ran_out() {
    let east = (4..=6).map(|r| (6, r)).chain((1..=5).map(|r| (7, r)));
    let ten = east.chain([(8, 4), (8, 5)]);
    let t = ten.fold(duel().with_followers(P1, 3), |t, hex| {
        t.monument(Monument::Temple, hex, None)
    });
    let t = fight(t, &[(P1, Card::Build), (P2, Card::Cycle)]);
    let monument = Monument::Temple;
    assert_eq!(
        t.refusal(P1, "build temple"),
        Refusal::NoneLeft { monument }
    );
}

/// figures of others, those that have come already, and places that are
/// not beside an obelisk.
#[test]
fn moves_that_obelisks_do_not_allow() {
    let mut t = duel()
        .monument(Monument::Obelisk, (2, 2), Some(P1))
        .underworld((2, 3))
        .with_powers(P1, &[Power::ObeliskAttuned]);
    t.battle(P1, 1);
    let hex = at((2, 7));
    assert_eq!(
        t.refusal(P1, &on("move", (2, 7))),
        Refusal::NoFigure { hex }
    );
    t.act(P1, &on("move", (0, 5)));
    let refusal = |t: &Scene, hex: At| t.refusal(P1, &on("to", hex));
    let hex = at((1, 5));
    assert_eq!(refusal(&t, (1, 5)), Refusal::NotAttuned { hex });
    let hex = at((7, 2));
    assert_eq!(refusal(&t, (7, 2)), Refusal::OtherRegion { hex });
    let hex = at((2, 3));
    assert_eq!(refusal(&t, (2, 3)), Refusal::Underworld { hex });
    t.act(P1, &on("to", (1, 2)));
    let hex = at((1, 2));
    assert_eq!(
        t.refusal(P1, &on("move", (1, 2))),
        Refusal::HasMoved { hex }
    );
}

/// where no underworld token can go, for Osiris himself.
#[test]
fn places_where_no_token_can_go() {
    let t = meet(&[God::Ra, God::Osiris])
        .underworld((1, 3))
        .underworld((1, 4));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    for _ in 0..2 {
        let refusal = |hex: At| t.refusal(P2, &on("to", hex));
        let hex = at((1, 3));
        assert_eq!(refusal((1, 3)), Refusal::UnderworldOpen { hex });
        let hex = at((0, 4));
        assert_eq!(refusal((0, 4)), Refusal::Taken { hex });
        let hex = at((7, 4));
        assert_eq!(refusal((7, 4)), Refusal::OtherRegion { hex });
        // The same when a token was lifted.
        if t.step() == Some(Step::Underworld) {
            t.act(P2, &on("move", (1, 4)));
        }
    }
}

/// figures that are not protected, warriors that did not
/// die, places not beside the god.
#[test]
fn what_the_dead_are_not_offered() {
    let t = table(&[God::Anubis, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 6), (0, 7)])
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 6), (4, 5)])
        .guardian(P2, Guardian::Mummy, (4, 7));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    let not_now = |t: &Scene, seat, wish: &str| {
        assert!(matches!(
            t.refusal(seat, wish),
            Refusal::InAnyGame(Refused::NotNow { .. })
        ));
    };
    not_now(&t, P2, &on("save", (4, 5)));
    not_now(&t, P2, &on("save", (0, 6)));
    t.act(P2, "done");
    not_now(&t, P1, "trap P1");
    t.act(P1, "decline");
    not_now(&t, P2, &on("rise", (1, 3)));
    not_now(&t, P2, "decline");
}

/// A refusal changes nothing: neither the game nor the journal.
#[test]
fn a_refusal_changes_nothing() {
    let t = duel();
    let t = fight(t, &[(P1, Card::Plague)]);
    let mut game = t.game().clone();
    for (seat, wish) in [
        (P1, Action::Play(Card::Cycle)),
        (P2, Action::Bid(0)),
        (P2, Action::Break),
        (P3, Action::Play(Card::Cycle)),
    ] {
        assert!(game.apply(seat, wish, &mut Silent).is_err());
        assert_eq!(&game, t.game());
    }
}
