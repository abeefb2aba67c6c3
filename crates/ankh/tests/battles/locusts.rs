//! Plague of Locusts.

use ankh::scene::*;
use ankh::*;
use tabletop::{Compact, Eye, Game, Seats};

use crate::help::*;

/// P1 plays the locusts, P2 something else; with so many followers.
fn plague(t: Scene, followers: [u16; 2], other: Card) -> Scene {
    let t = t
        .with_followers(P1, followers[0])
        .with_followers(P2, followers[1]);
    fight(t, &[(P1, Card::Plague), (P2, other)])
}

/// everybody bids from 0 to all followers; all bids are
/// sacrificed, and the single highest bidder is spared.
#[test]
fn the_highest_bidder_is_spared() {
    let mut t = plague(duel(), [3, 2], Card::Cycle);
    assert_eq!(t.awaiting(), seats(&[P1, P2]));
    assert_eq!(t.offers(P1), ["bid 0", "bid 1", "bid 2", "bid 3"]);
    assert_eq!(t.offers(P2), ["bid 0", "bid 1", "bid 2"]);
    t.act(P1, "bid 1");
    t.act(P2, "bid 2");
    assert_eq!((t.followers(P1), t.followers(P2)), (2, 0));
    assert_eq!(killed(&t)[..2], [(P1, FigureKind::Warrior); 2]);
    assert_eq!(t.figure((0, 4)), Some((P1, FigureKind::God)));
    assert_eq!((strength(&t, P1), strength(&t, P2)), (1 + 1, 2));
}

/// a tie for the highest bid spares nobody, and all bids are lost.
#[test]
fn a_tied_bid_spares_nobody() {
    let mut t = plague(duel(), [3, 3], Card::Cycle);
    t.act(P2, "bid 2");
    t.act(P1, "bid 2");
    assert!(told(&t, "the locusts spare nobody"));
    assert_eq!(killed(&t).len(), 3);
    assert_eq!((t.followers(P1), t.followers(P2)), (1, 1));
}

/// all zero is a tie; who has no followers is not asked.
#[test]
fn bids_of_nothing_are_a_tie() {
    let t = plague(duel(), [0, 0], Card::Cycle);
    assert_eq!(killed(&t).len(), 3);
}

/// the highest of three is spared though the two others tie.
#[test]
fn only_a_tie_for_the_highest_matters() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)])
        .with_hand(P3, &[Card::Cycle])
        .with_followers(P3, 3);
    let mut t = plague(t, [3, 3], Card::Cycle);
    t.act(P1, "bid 1");
    t.act(P2, "bid 1");
    t.act(P3, "bid 2");
    assert!(told(&t, "The locusts spare P3"));
    assert_eq!(killed(&t).len(), 3);
    assert_eq!(t.figure((5, 3)), Some((P3, FigureKind::Warrior)));
}

/// neither Flood nor Isis protects from locusts.
#[test]
fn nothing_protects_from_locusts() {
    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(3, 7)])
        .god(P2, (2, 6))
        // One beside an enemy, one on fertile ground.
        .warriors(P2, &[(2, 8), (4, 5)]);
    let mut t = plague(t, [2, 0], Card::Flood);
    t.act(P1, "bid 2");
    t.act(P2, "bid 0");
    assert_eq!(killed(&t)[..2], [(P2, FigureKind::Warrior); 2]);
}

/// U-10: one full bid for each card; who has no figures left does not
/// bid, and a lone bidder is spared unasked.
#[test]
fn two_plagues_two_bids() {
    let t = duel().with_followers(P1, 5).with_followers(P2, 5);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Plague)]);
    t.act(P1, "bid 2");
    t.act(P2, "bid 1");
    assert_eq!(t.step(), Some(Step::Bids), "the second card");
    assert_eq!(t.awaiting(), seats(&[P1, P2]), "the god of P2 is there");
    assert_eq!(t.offers(P1).len(), 4, "three followers are left");
    t.act(P1, "bid 0");
    t.act(P2, "bid 1");
    assert_eq!(killed(&t).len(), 3);
    assert_eq!((t.followers(P1), t.followers(P2)), (3, 3));

    let t = table(&[God::Ra, God::Isis])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5)])
        .god(P2, (7, 2))
        .warriors(P2, &[(2, 7)])
        .with_followers(P1, 5)
        .with_followers(P2, 5);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Plague)]);
    t.act(P1, "bid 2");
    t.act(P2, "bid 1");
    assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
    assert_eq!(t.followers(P1), 3);
    assert_eq!(winner(&t), Some(P1));
}

/// Whose plagues are still to come.
fn to_come(t: &Scene) -> Seats {
    seen(t).battle.expect("a battle").pending
}

/// U-10: owners lowest devotion first; a card still works when its
/// owner has nothing left.
#[test]
fn a_plague_outlives_its_owner() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (7, 2))
        .warriors(P3, &[(5, 2)])
        .with_hand(P3, &[Card::Plague])
        .with_followers(P3, 0);
    let mut t = plague(t, [4, 4], Card::Cycle);
    // Two cards: of P3, who is last and dies first, and of P1.
    assert_eq!((t.rank()[0], to_come(&t)), (P3, seats(&[P1])));
    t.act(P1, "bid 1");
    t.act(P2, "bid 2");
    assert_eq!(killed(&t).len(), 1 + 2);
    assert_eq!((t.step(), to_come(&t)), (Some(Step::Bids), Seats::EMPTY));
    assert_eq!(t.awaiting(), seats(&[P1, P2]));
}

/// U-10: the next plague is that of the lowest as devotion is
/// then: a Cat-Mummy eaten by the first swarm brings P1 below P2.
#[test]
fn plagues_follow_the_order_after_a_curse() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (7, 2))
        .warriors(P3, &[(5, 2)])
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_hand(P3, &[Card::Plague])
        .with_followers(P3, 0)
        .with_devotion(P2, 5)
        .with_devotion(P1, 5);
    assert_eq!(t.rank(), [P3, P2, P1]);
    let mut t = plague(t, [4, 4], Card::Plague);
    assert_eq!(to_come(&t), seats(&[P1, P2]));
    t.act(P1, "bid 1");
    t.act(P2, "bid 0");
    assert_eq!(t.rank(), [P3, P1, P2]);
    assert_eq!((t.step(), to_come(&t)), (Some(Step::Bids), seats(&[P2])));
}

/// C-3, A-19.1, corrections:A-3: followers are without a limit: every bid up to
/// all of them is offered, and one above 255 counts in full.
#[test]
fn a_bid_of_hundreds() {
    let mut t = plague(duel(), [300, 299], Card::Cycle);
    assert_eq!(t.offers(P1).len(), 301);
    assert_eq!(
        t.refusal(P2, "bid 300"),
        Refusal::NeedsFollowers {
            need: 300,
            have: 299
        }
    );
    let bid = Action::Bid(300);
    assert_eq!(Action::from_code(bid.code()), Some(bid));
    assert_eq!(t.game().cost(P1, bid), Some(300));
    t.act(P1, "bid 300");
    let mine = |eye| t.view(eye).battle.expect("a battle").sides[0].bid;
    assert_eq!(
        (mine(Eye::Seat(P1)), mine(Eye::Seat(P2))),
        (Some(300), None)
    );
    t.act(P2, "bid 299");
    assert!(told(&t, "The locusts spare P1."));
    assert_eq!((t.followers(P1), t.followers(P2)), (0, 0));
}

/// Anubis may trap one warrior for each plague.
#[test]
fn anubis_traps_once_for_each_plague() {
    let t = meet(&[God::Ra, God::Isis, God::Anubis])
        .god(P3, (7, 2))
        .guardian(P2, Guardian::Mummy, (3, 7))
        .with_followers(P1, 0)
        .with_followers(P2, 1);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Plague)]);
    t.act(P2, "bid 1");
    assert_eq!(t.offers(P3), ["trap P1", "decline"]);
    t.act(P3, "trap P1");
    assert_eq!(held(&t, P1), 1);
    assert_eq!(t.step(), Some(Step::Trap), "the next plague killed P2's");
    assert_eq!(t.offers(P3), ["trap P2", "decline"]);
}

/// who has lost all figures is still a participant:
/// Miracle, Worshipful and Cycle of Ma'at work, a majority does not, and it is
/// a loser.
#[test]
fn without_figures_still_a_participant() {
    let mut t = table(&[God::Ra, God::Amun])
        .god(P1, (0, 4))
        .god(P2, (7, 2))
        .warriors(P2, &[(2, 7), (2, 8)])
        .monument(Monument::Temple, (1, 6), Some(P2))
        .with_hand(P2, &[Card::Cycle, Card::Miracle])
        .with_powers(P2, &[Power::Worshipful, Power::Magnanimous])
        .with_followers(P1, 4)
        .with_followers(P2, 3);
    t.battle(P1, 1);
    t.act(P2, "two-cards");
    t.act(P1, "play plague");
    t.act(P1, "bid 4");
    t.act(P2, "bid 1");
    assert_eq!(strength(&t, P2), 0);
    t.act(P2, "worship");
    assert_eq!(gains(&t, P2), [(Why::Miracle, 2), (Why::Worshipful, 1)]);
    assert_eq!(t.hand(P2), Cards::ALL);
}

/// a Cat-Mummy that locusts kill curses at once, before
/// majorities.
#[test]
fn locusts_on_a_cat() {
    let t = duel()
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .monument(Monument::Temple, (1, 3), Some(P1))
        .with_devotion(P1, 5);
    let mut t = plague(t, [1, 0], Card::Cycle);
    t.act(P1, "bid 1");
    told_in_order(
        &t,
        &[
            "P2 loses the Cat-Mummy",
            "P1: devotion 5 → 4 by the curse of a Cat-Mummy",
            "P1: devotion 4 → 5 for the most monuments",
            "P1: devotion 5 → 6 for the victory",
        ],
    );
    assert_eq!(gains(&t, P1).len(), 3, "it is not counted again");
}

/// a Mummy that rises in the region after locusts fights on.
#[test]
fn a_risen_mummy_fights_on() {
    let t = duel().guardian(P2, Guardian::Mummy, (3, 7));
    let mut t = plague(t, [1, 0], Card::Chariots);
    t.act(P1, "bid 1");
    t.act(P2, &on("rise", (2, 7)));
    assert_eq!(strength(&t, P2), 2 + 3);
    assert_eq!(winner(&t), Some(P2));
    assert_eq!(t.figure((2, 7)), Some((P2, FigureKind::Mummy)));
}

/// U-10, A-19.1: three cards, three bids, each with what the last has left.
#[test]
fn three_plagues() {
    let t = meet(&[God::Ra, God::Isis, God::Amun])
        .god(P3, (5, 2))
        .with_hand(P3, &[Card::Plague])
        .with_followers(P1, 3)
        .with_followers(P2, 3)
        .with_followers(P3, 3);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Plague)]);
    for left in [3, 2, 1] {
        assert_eq!(t.step(), Some(Step::Bids));
        assert_eq!(t.offers(P2).len(), left + 1);
        for seat in [P1, P2, P3] {
            t.act(seat, "bid 1");
        }
    }
    assert_eq!(killed(&t).len(), 3, "all of them with the first");
    assert_eq!(strength(&t, P1), 2);
}

/// Osiris who lost all his figures to locusts has lost the battle.
#[test]
fn osiris_eaten_by_locusts() {
    let t = table(&[God::Ra, God::Osiris])
        .god(P1, (0, 4))
        .god(P2, (7, 2))
        .warriors(P2, &[(2, 7)])
        .with_followers(P2, 0);
    let mut t = fight(t, &[(P1, Card::Plague), (P2, Card::Cycle)]);
    t.act(P1, "bid 1");
    assert_eq!(winner(&t), Some(P1));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, &on("to", (2, 7)));
    assert!(seen(&t).underworld.contains(at((2, 7))));
}
