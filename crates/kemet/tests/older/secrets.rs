//! What stays hidden: hands behind Veto and Escape, the cards Vision shows, the
//! card a Strategy tile removes.

use kemet::scene::*;
use kemet::*;
use std::collections::BTreeSet;
use tabletop::Eye;

use crate::help::{first, march};

/// Everybody who may not look into the hand of P1.
const NOT_P1: [Eye; 3] = [Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];
/// Everybody who may not look into the hand of P2.
const NOT_P2: [Eye; 3] = [Eye::Seat(P1), Eye::Seat(P3), Eye::Spectator];

/// All an eye has: its view and what it was told.
fn known(t: &Scene, eye: Eye) -> String {
    let view = serde_json::to_string(&t.view(eye)).expect("a view is JSON");
    format!("{view} {:?}", t.told(eye))
}

/// The scenes look the same to these eyes.
fn same(scenes: &[Scene], eyes: &[Eye]) {
    assert!(scenes.len() > 1);
    for &eye in eyes {
        let seen: BTreeSet<String> = scenes.iter().map(|t| known(t, eye)).collect();
        assert_eq!(seen.len(), 1, "{eye}");
    }
}

fn faces() -> Vec<Di> {
    first(3).di_piles().0.faces().collect()
}

/// Every hand of one card and of two cards that P2 may hold while P1 holds `taken`.
fn hands(taken: &[Di]) -> Vec<Vec<Di>> {
    let (mut deck, _) = first(3).di_piles();
    taken.iter().for_each(|&card| deck.remove(card));
    let mut hands: Vec<Vec<Di>> = deck.faces().map(|card| vec![card]).collect();
    for one in deck.faces() {
        let mut rest = deck;
        rest.remove(one);
        hands.extend(
            rest.faces()
                .filter(|&two| two >= one)
                .map(|two| vec![one, two]),
        );
    }
    hands
}

/// Plays the same story with every hand of P2 of one size, and compares after each act what others have.
fn whatever_the_hand(
    size: usize,
    taken: &[Di],
    table: impl Fn(&[Di]) -> Scene,
    acts: &[&dyn Fn(&mut Scene)],
) {
    let mut scenes: Vec<Scene> = hands(taken)
        .iter()
        .filter(|hand| hand.len() == size)
        .map(|hand| {
            let mut t = table(hand);
            t.clear_events();
            t
        })
        .collect();
    same(&scenes, &NOT_P2);
    for act in acts {
        scenes.iter_mut().for_each(act);
        same(&scenes, &NOT_P2);
    }
}

/// DI12-13, K1-U38: being asked about a Veto says nothing of the hand, whatever it is, before and after.
#[test]
fn the_question_of_veto_tells_nothing() {
    let taken = [Di::FirstPrayer, Di::FirstRage];
    for size in [1, 2] {
        whatever_the_hand(
            size,
            &taken,
            |hand| {
                first(3)
                    .holds(P1, &taken[..1])
                    .holds(P2, hand)
                    .holds(P3, &taken[1..])
            },
            &[
                &|t| {
                    t.act(P1, "play DI12-08");
                    assert!(t.awaits(P2), "asked whatever the hand");
                    assert!(t.can(P2, "decline"));
                },
                &|t| {
                    t.act(P2, "decline");
                    assert!(t.awaits(P3), "and the next one too");
                },
                &|t| {
                    t.act(P3, "decline");
                    assert!(t.awaits(P1) && t.prayer(P1) == 7);
                },
            ],
        );
    }
}

/// DI12-13: in the middle of a Move the question is as blind.
#[test]
fn the_question_of_veto_in_a_move() {
    let taken = [Di::Teleportation];
    whatever_the_hand(
        1,
        &taken,
        |hand| {
            first(3)
                .troop(P1, "w1f", 2)
                .holds(P1, &taken)
                .holds(P2, hand)
        },
        &[
            &|t| march(t, "w1f", &[]),
            &|t| {
                t.act(P1, "play DI12-11");
                assert!(t.awaits(P2));
            },
            &|t| {
                t.act(P2, "decline");
                assert!(t.can(P1, "teleport d_t"));
            },
        ],
    );
}

/// DI12-14, K1-B0: being asked about an Escape says nothing of the hand, whatever it is, before and after.
#[test]
fn the_question_of_escape_tells_nothing() {
    for size in [1, 2] {
        whatever_the_hand(
            size,
            &[],
            |hand| {
                first(3)
                    .troop(P1, "w1f", 4)
                    .troop(P2, "w_r", 3)
                    .holds(P2, hand)
            },
            &[
                &|t| {
                    march(t, "w1f", &["w_r"]);
                    assert!(t.awaits(P2), "asked whatever the hand");
                    assert!(t.can(P2, "decline"));
                },
                &|t| {
                    t.act(P2, "decline");
                    assert_eq!(t.step(), Some(Step::WarCouncil));
                },
            ],
        );
    }
}

/// DI12-14: with no way out there is no question, whatever the hand.
#[test]
fn no_question_without_a_way() {
    whatever_the_hand(
        1,
        &[],
        |hand| {
            first(3)
                .pyramid(P1, "w1a", Colour::Ruby, 1)
                .troop(P1, "w1a", 4)
                .troop(P2, "d_t", 3)
                .holds(P2, hand)
        },
        &[&|t| {
            march(t, "w1a", &[]);
            t.act(P1, "teleport d_t");
            assert_eq!(t.step(), Some(Step::WarCouncil));
        }],
    );
}

/// DI12-13: the one who played a card cannot tell a declined Veto from no Veto, and nor do the states imagined for him.
#[test]
fn a_declined_veto_stays_possible() {
    use rand::SeedableRng;
    use tabletop::Game;
    let mut t = first(3)
        .holds(P1, &[Di::FirstPrayer])
        .holds(P2, &[Di::Veto]);
    t.act(P1, "play DI12-08");
    let view = t.view(Eye::Seat(P1));
    let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(5);
    let mut seen = BTreeSet::new();
    for _ in 0..400 {
        let imagined = Kemet::imagine(&Kemet::know(&view), &mut rng);
        let hand = imagined.view(Eye::Seat(P2)).players[1]
            .secret
            .expect("the own hand");
        seen.extend(hand.di.faces());
        assert_eq!(imagined.awaiting(), t.awaiting());
    }
    assert_eq!(seen.len(), 14, "any face may be there");
}

/// WHI-3b: the five cards of Vision are for the owner alone, in the view and in what is told.
#[test]
fn vision_is_for_its_owner() {
    let mut t = first(3).owns(P1, Tile::FirstVision);
    t.clear_events();
    t.night_step(Step::NightDi { place: 0 });
    let own = t.view(Eye::Seat(P1)).foreseen_cards.expect("the cards");
    assert_eq!(own.len(), 5);
    let told = Event::CardsForeseen {
        seat: P1,
        cards: own.iter().collect(),
    };
    assert!(t.told(Eye::Seat(P1)).contains(&told));
    for eye in NOT_P1 {
        let view = t.view(eye);
        assert_eq!((view.foreseen, view.foreseen_cards), (5, None), "{eye}");
        assert!(!t.told(eye).contains(&told), "{eye}");
    }
}

/// WHI-3b, K1-12.16: whichever five they are and whichever is kept, others see the same.
#[test]
fn vision_looks_the_same_to_others() {
    let six = &faces()[..6];
    let (mut looking, mut scenes) = (Vec::new(), Vec::new());
    for out in 0..6 {
        // Five of six in the deck; the sixth is in the hand of P3.
        let deck: Vec<Di> = six
            .iter()
            .copied()
            .filter(|&card| card != six[out])
            .collect();
        let table = || {
            let mut t = first(3)
                .owns(P1, Tile::FirstVision)
                .deck(six)
                .holds(P3, &[six[out]]);
            t.clear_events();
            t.night_step(Step::NightDi { place: 0 });
            t
        };
        assert_eq!(table().offers(P1).len(), deck.len());
        looking.push(table());
        for keep in table().offers(P1) {
            let mut t = table();
            t.act(P1, &keep);
            scenes.push(t);
        }
    }
    same(&looking, &[Eye::Seat(P2), Eye::Spectator]);
    assert_eq!(scenes.len(), 30);
    let seen: BTreeSet<String> = scenes.iter().map(|t| known(t, Eye::Spectator)).collect();
    assert_eq!(seen.len(), 1);
    let own: BTreeSet<String> = scenes.iter().map(|t| known(t, Eye::Seat(P1))).collect();
    assert_eq!(own.len(), 30, "the owner sees the difference");
}

/// K1-U2, RED-2b, BLU-2c: the card removed for a Strategy tile is known to its owner only.
#[test]
fn the_removed_card_is_secret() {
    for (tile, colour, space) in [
        ("RED-2b", Colour::Ruby, Space::Acquire2),
        ("BLU-2c", Colour::Sapphire, Space::Acquire3),
    ] {
        let start = || {
            let mut t = first(3).pyramid(P1, "w1a", colour, 2);
            t.clear_events();
            t.begin_on(P1, space);
            t.act(P1, &format!("take {tile}"));
            t
        };
        let scenes: Vec<Scene> = start()
            .offers(P1)
            .iter()
            .map(|remove| {
                let mut t = start();
                t.act(P1, remove);
                t
            })
            .collect();
        assert_eq!(scenes.len(), 6);
        same(&scenes, &NOT_P1);
        assert_eq!(scenes[0].view(Eye::Spectator).players[0].removed, 1);
        let own: BTreeSet<String> = scenes.iter().map(|t| known(t, Eye::Seat(P1))).collect();
        assert_eq!(own.len(), 6);
    }
}

/// K1-B1, K1-U3: what lies face down is the owner's secret for good.
#[test]
fn face_down_cards_are_secret() {
    let scenes: Vec<Scene> = ["BC-2", "BC-3", "BC-4", "BC-5", "BC-6"]
        .iter()
        .map(|discard| {
            let mut t = first(3).troop(P2, "w_r", 3).troop(P1, "w_r", 5);
            t.battle(P1, "w_r");
            t.acts(P1, &format!("play-card BC-1, discard-card {discard}, hide"));
            t.council(P2, "BC-5", &[], "hide");
            t.act(P2, "recall");
            t.act(P1, "stay");
            t
        })
        .collect();
    same(&scenes, &NOT_P1);
}

/// BLU-3c, K1-12.13, K1-U40: Prescience shows one card; DI cards added and the discard stay unseen, to the byte.
#[test]
fn prescience_leaves_the_rest_hidden() {
    let mut scenes = Vec::new();
    for discard in ["BC-1", "BC-2", "BC-6"] {
        for add in [false, true] {
            for card in [Di::FirstRage, Di::FirstFury, Di::FirstIronWall] {
                let mut t = first(3)
                    .troop(P2, "w_r", 3)
                    .troop(P1, "w_r", 3)
                    .owns(P1, Tile::Prescience)
                    .holds(P2, &[card]);
                t.battle(P1, "w_r");
                t.act(P2, "decline");
                t.acts(P2, &format!("play-card BC-4, discard-card {discard}"));
                if add {
                    t.act(P2, &format!("add {card}"));
                }
                t.act(P2, "hide");
                assert!(t.awaits(P1));
                scenes.push(t);
            }
        }
    }
    same(&scenes, &NOT_P2);
}

/// K1-10b.2: the own turn goes on asking while a hand might hold a card, whatever it is.
#[test]
fn the_own_turn_asks_whatever_the_card() {
    let scenes: Vec<Scene> = faces()
        .iter()
        .map(|&card| {
            let mut t = first(3).troop(P1, "w1f", 2).holds(P1, &[card]);
            t.act(P1, "token m_pray");
            assert!(t.awaits(P1) && t.can(P1, "end-turn"), "{card}");
            t
        })
        .collect();
    same(&scenes, &NOT_P1);
    for deed in [Deed::Move, Deed::Build, Deed::Recruit, Deed::Acquire] {
        let scenes: Vec<Scene> = faces()
            .iter()
            .map(|&card| {
                let mut t = first(3).holds(P1, &[card]).with_prayer(P1, 0);
                t.begin(P1, deed);
                assert!(t.awaits(P1), "{deed} {card}");
                t
            })
            .collect();
        same(&scenes, &NOT_P1);
    }
}

/// RED-3c: an owner of Divine Wound is asked with any card in hand.
#[test]
fn divine_wound_asks_whatever_the_card() {
    let scenes: Vec<Scene> = faces()
        .iter()
        .map(|&card| {
            let mut t = first(3)
                .troop(P2, "w_r", 3)
                .troop(P1, "w_r", 3)
                .owns(P1, Tile::FirstWound)
                .holds(P1, &[card]);
            t.battle(P1, "w_r");
            t.clash("BC-1", "BC-1");
            assert!(t.awaits(P1));
            t
        })
        .collect();
    same(&scenes, &NOT_P1);
}
