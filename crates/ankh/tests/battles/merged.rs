//! A merged god in battle: one participant with the abilities of two.

use ankh::scene::*;
use ankh::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game};

use crate::help::*;

/// P2 leads a god merged of the second and the third; they stand as in
/// [`meet`].
fn merged(gods: [God; 3]) -> Scene {
    let mut t = table(&gods);
    t.merge();
    t.hush();
    t.god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)])
}

/// it is one participant with one hand; the higher player
/// decides.
#[test]
fn a_merged_god_is_one_participant() {
    let mut t = merged([God::Ra, God::Isis, God::Anubis]);
    t.battle(P3, 1);
    assert_eq!(t.awaiting(), seats(&[P1, P2]));
    assert_eq!(t.offers(P3), [""; 0]);
    assert_eq!(
        t.refusal(P3, "play cycle"),
        Refused::NotAwaited { seat: P3 }.into()
    );
    t.play(&[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(strength(&t, P2), 2);
    let sides = told(&t, "Battle in region 1: P1 and P2");
    assert!(sides);
}

/// A-13.5c, U-33: the tiebreaker is the merged god's, whichever of the
/// two has brought the conflict, and its leader decides.
#[test]
fn the_tiebreaker_of_a_merged_god() {
    let mut t = merged([God::Ra, God::Isis, God::Anubis]).warriors(P2, &[(3, 7)]);
    t.conflict(P3);
    assert!(told(&t, "Conflict 1 begins. P2 holds the tiebreaker."));
    t.play(&[(P1, Card::Cycle), (P2, Card::Cycle)]);
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "break-tie");
    assert_eq!(winner(&t), Some(P2));
    assert_eq!(t.step(), Some(Step::Trap), "the other ability");
}

/// Amun in a merged god plays two cards of its one hand.
#[test]
fn amun_merged() {
    for gods in [
        [God::Ra, God::Amun, God::Isis],
        [God::Ra, God::Isis, God::Amun],
    ] {
        let mut t = merged(gods);
        t.battle(P1, 1);
        assert_eq!(
            (t.step(), t.awaiting()),
            (Some(Step::TwoCards), seats(&[P2]))
        );
        t.act(P2, "two-cards");
        t.act(P2, "play-two chariots drought");
        t.act(P1, "play cycle");
        assert_eq!(strength(&t, P2), 2 + 3 + 1);
    }
}

/// Isis protects all figures of the merged god.
#[test]
fn isis_merged() {
    for gods in [
        [God::Ra, God::Amun, God::Isis],
        [God::Ra, God::Isis, God::Amun],
    ] {
        let t = merged(gods)
            .warriors(P2, &[(1, 6)])
            .with_hand(P2, &[Card::Cycle]);
        let mut t = fight(t, &[(P1, Card::Chariots)]);
        assert_eq!(t.awaiting(), seats(&[P2]));
        t.act(P2, &on("save", (1, 6)));
        assert_eq!(t.figure((1, 6)), Some((P2, FigureKind::Warrior)));
    }
}

/// Anubis in a merged god traps enemy warriors, not its
/// own; the strength is on the higher's god figure.
#[test]
fn anubis_merged() {
    for gods in [
        [God::Ra, God::Isis, God::Anubis],
        [God::Ra, God::Anubis, God::Isis],
    ] {
        let t = merged(gods).trapped(P1, 2);
        let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
        assert_eq!(strength(&t, P2), 2 + 2 + 3);
        assert_eq!(t.offers(P2), ["trap P1", "decline"]);
        let t = merged(gods);
        let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
        assert_eq!(killed(&t), [(P2, FigureKind::Warrior)]);
        assert_eq!(t.step(), Some(Step::FirstAction));
    }
}

/// warriors that Anubis held of the one he merges with come
/// free, his slots with them.
#[test]
fn anubis_after_the_merge_has_free_slots() {
    let mut t = table(&[God::Ra, God::Isis, God::Anubis])
        .trapped(P2, 2)
        .trapped(P1, 1);
    t.merge();
    assert_eq!([held(&t, P1), held(&t, P2)], [1, 0]);
    let t = t
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5)])
        .god(P2, (2, 8))
        .warriors(P2, &[(2, 7)]);
    let mut t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    t.act(P2, "trap P1");
    assert_eq!(held(&t, P1), 2);
}

/// Osiris in a merged god opens the underworld after a defeat,
/// and its Mummy may rise there.
#[test]
fn osiris_merged() {
    let t = merged([God::Ra, God::Isis, God::Osiris])
        .underworld((3, 7))
        .guardian(P2, Guardian::Mummy, (4, 5));
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P2, &on("rise", (3, 7)));
    assert_eq!(
        (t.step(), t.awaiting()),
        (Some(Step::Underworld), seats(&[P2]))
    );
    t.act(P2, &on("to", (1, 8)));
}

/// Ra in a merged god gives suns to what rises, and Radiance
/// pays it; in battle the leader is asked, whoever's turn it is.
#[test]
fn ra_merged() {
    let t = merged([God::Isis, God::Osiris, God::Ra])
        .guardian(P2, Guardian::Mummy, (4, 5))
        .sun((2, 7));
    let mut t = fight_of(t, P3, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P2, &on("rise", (3, 7)));
    assert_eq!(t.awaiting(), seats(&[P2]));
    t.act(P2, "sun");

    let t = merged([God::Isis, God::Osiris, God::Ra]).sun((2, 7));
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(gains(&t, P2), [(Why::Victory, 1 + 1)]);
}

/// the regular summon, one for each pyramid, one on a
/// token; in its own turn the lower player chooses.
#[test]
fn pyramids_and_underworld_together() {
    let mut t = merged([God::Ra, God::Isis, God::Osiris])
        .monument(Monument::Pyramid, (7, 2), Some(P2))
        .with_powers(P2, &[Power::PyramidAttuned])
        .underworld((4, 0));
    t.begin(P3, Deed::Summon);
    for hex in [(4, 0), (7, 3), (1, 8)] {
        t.act(P3, "summon warrior");
        t.act(P3, &on("to", hex));
    }
    assert_ne!(t.step(), Some(Step::Summon));
    for hex in [(4, 0), (7, 3), (1, 8)] {
        assert_eq!(t.figure(hex), Some((P2, FigureKind::Warrior)));
    }
}

/// U-32, A-21.1: a Cat-Mummy costs the merged god 1 once, and its own cat costs
/// it nothing.
#[test]
fn a_cat_and_a_merged_god() {
    let t = merged([God::Ra, God::Isis, God::Osiris])
        .guardian(P1, Guardian::CatMummy, (0, 3))
        .with_devotion(P2, 5);
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    assert_eq!(t.devotion(P2), 5 + 1 - 1);
    let t = merged([God::Ra, God::Isis, God::Anubis])
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .with_devotion(P2, 5);
    let t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    assert_eq!(t.devotion(P2), 5);
}

/// powers count once for the merged god.
#[test]
fn powers_count_once() {
    let t = merged([God::Ra, God::Isis, God::Anubis])
        .with_powers(
            P2,
            &[Power::Worshipful, Power::Magnanimous, Power::Commanding],
        )
        .with_followers(P2, 6);
    let mut t = fight(t, &[(P1, Card::Chariots), (P2, Card::Cycle)]);
    t.act(P2, "worship");
    assert_eq!(gains(&t, P2), [(Why::Magnanimous, 2), (Why::Worshipful, 1)]);
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// both players win together.
#[test]
fn both_players_win() {
    let t = merged([God::Ra, God::Isis, God::Osiris]).with_devotion(P2, 30);
    let t = fight(t, &[(P1, Card::Cycle), (P2, Card::Chariots)]);
    let outcome = t.outcome().expect("it is over");
    assert_eq!(outcome.winners, seats(&[P2, P3]));
}

/// partners see each other's sealed cards and bids; nobody else
/// does.
#[test]
fn partners_see_what_is_sealed() {
    let mut t = merged([God::Ra, God::Isis, God::Osiris])
        .with_followers(P1, 2)
        .with_followers(P2, 2);
    t.battle(P1, 1);
    t.act(P2, "play flood");
    let card = |t: &Scene, eye| t.view(eye).battle.expect("a battle").sides[1].cards;
    for eye in [Eye::Seat(P2), Eye::Seat(P3)] {
        assert_eq!(card(&t, eye), Some(cards(&[Card::Flood])));
    }
    for eye in [Eye::Seat(P1), Eye::Spectator] {
        assert_eq!(card(&t, eye), None);
    }
    t.act(P1, "play plague");
    t.act(P2, "bid 2");
    let bid = |t: &Scene, eye| t.view(eye).battle.expect("a battle").sides[1].bid;
    for eye in [Eye::Seat(P2), Eye::Seat(P3)] {
        assert_eq!(bid(&t, eye), Some(2));
    }
    for eye in [Eye::Seat(P1), Eye::Spectator] {
        assert_eq!(bid(&t, eye), None);
    }
    // What the partner knows is not made up anew.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let known = Ankh::know(&t.view(Eye::Seat(P3)));
    for _ in 0..20 {
        let imagined = Ankh::imagine(&known, &mut rng);
        assert_eq!(imagined.view(Eye::Seat(P2)), t.view(Eye::Seat(P2)));
    }
}
