//! What each eye sees of a battle: only cards being chosen and bids being made
//! are secret.

use ankh::scene::*;
use ankh::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::{Eye, Game, Pages, Seat, Seed, Silent};

use crate::help::*;

const EYES: [Eye; 4] = [Eye::Seat(P1), Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];

/// Ra, Amun and Osiris in one battle, with followers.
fn three() -> Scene {
    meet(&[God::Ra, God::Amun, God::Osiris])
        .god(P3, (5, 2))
        .with_followers(P1, 4)
        .with_followers(P2, 5)
        .with_followers(P3, 3)
}

fn side(t: &Scene, eye: Eye, seat: Seat) -> BattleSideView {
    let battle = t.view(eye).battle.expect("a battle");
    let side = battle.sides.into_iter().find(|side| side.seat == seat);
    side.expect("it takes part")
}

/// Amun has declared two cards; P1 and P2 have chosen, P3 has not.
fn sealed_cards() -> Scene {
    let mut t = three();
    t.battle(P1, 1);
    t.act(P2, "two-cards");
    t.hush();
    t.act(P1, "play plague");
    t.act(P2, "play-two chariots drought");
    t
}

/// P1 and P2 have bid, P3 has not.
fn sealed_bids() -> Scene {
    let mut t = sealed_cards();
    t.act(P3, "play cycle");
    t.hush();
    t.act(P1, "bid 3");
    t.act(P2, "bid 5");
    t
}

/// everybody sees who has chosen, nobody but the owner what.
#[test]
fn a_sealed_card_is_its_owners() {
    let t = sealed_cards();
    for eye in EYES {
        for (seat, own) in [
            (P1, cards(&[Card::Plague])),
            (P2, cards(&[Card::Chariots, Card::Drought])),
        ] {
            let side = side(&t, eye, seat);
            assert!(side.chosen);
            assert_eq!(side.cards, (eye == Eye::Seat(seat)).then_some(own));
            // The hand does not tell, and neither does the sum.
            assert_eq!(t.view(eye).players[seat.index()].hand, Cards::ALL);
            let known = if eye == Eye::Seat(seat) {
                own
            } else {
                cards(&[])
            };
            let figures = side.lines.len() - known.len();
            let from_cards: u8 = known.iter().map(Card::strength).sum();
            assert_eq!(side.total, figures as u8 + from_cards);
        }
        assert!(!side(&t, eye, P3).chosen);
    }
    assert!(side(&t, Eye::Archive, P1).cards.is_some());
}

/// choosing tells the table that one has chosen, and nothing else.
#[test]
fn events_tell_no_sealed_card() {
    let t = sealed_cards();
    assert_eq!(log(&t), ["P1 has chosen.", "P2 has chosen."]);
    let json = serde_json::to_string(&t.events()).expect("JSON");
    for word in ["plague", "chariots", "drought"] {
        assert!(!json.contains(word));
        let table = serde_json::to_string(&seen(&t).battle).expect("JSON");
        assert!(!table.contains(word));
    }
}

/// the same with bids; followers are shown as before until the
/// bids are revealed (U-34).
#[test]
fn a_sealed_bid_is_its_owners() {
    let t = sealed_bids();
    for eye in EYES {
        for (seat, own, followers) in [(P1, 3, 4), (P2, 5, 5)] {
            let side = side(&t, eye, seat);
            assert!(side.has_bid);
            assert_eq!(side.bid, (eye == Eye::Seat(seat)).then_some(own));
            assert_eq!(t.view(eye).players[seat.index()].followers, followers);
        }
        assert!(!side(&t, eye, P3).has_bid);
    }
    assert_eq!(log(&t), ["P1 has bid.", "P2 has bid."]);
    assert_eq!(side(&t, Eye::Archive, P2).bid, Some(5));
}

/// with the last choice everything is turned over, for
/// everybody.
#[test]
fn the_last_choice_reveals_all() {
    let mut t = sealed_cards();
    t.act(P3, "play cycle");
    for eye in EYES {
        assert_eq!(side(&t, eye, P1).cards, Some(cards(&[Card::Plague])));
        assert_eq!(side(&t, eye, P3).cards, Some(cards(&[Card::Cycle])));
    }
    assert!(told(&t, "P2 plays Chariots and Drought"));
    t.act(P1, "bid 3");
    t.act(P2, "bid 5");
    t.act(P3, "bid 0");
    told_in_order(
        &t,
        &[
            "P3 bids nothing",
            "P2 bids 5",
            "P1 bids 3",
            "The locusts spare P2",
        ],
    );
    assert_eq!(seen(&t).players[0].followers, 1);
}

/// Only the choice that turns cards or bids over reveals something: up to it one
/// may take back.
#[test]
fn only_the_last_choice_reveals() {
    let mut game = sealed_cards().game().clone();
    let mut apply = |seat, action| {
        let step = game.apply(seat, action, &mut Silent);
        step.expect("it is legal").revealed
    };
    assert!(apply(P3, Action::Play(Card::Cycle)));
    assert!(!apply(P1, Action::Bid(0)));
    assert!(!apply(P3, Action::Bid(0)));
    assert!(apply(P2, Action::Bid(5)));
}

fn text(game: &Ankh, eye: Eye) -> String {
    serde_json::to_string(&game.view(eye)).expect("JSON")
}

/// States imagined for an eye look to it as the truth does, and differ in what
/// it cannot see: cards of the hands, bids that can be paid.
#[test]
fn imagined_secrets_agree_with_the_view() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for t in [sealed_cards(), sealed_bids()] {
        for eye in EYES {
            let known = Ankh::know(&t.view(eye));
            let mut secrets = std::collections::HashSet::new();
            for _ in 0..200 {
                let imagined = Ankh::imagine(&known, &mut rng);
                assert_eq!(text(&imagined, eye), text(t.game(), eye));
                imagined.audit().expect("a sound state");
                let battle = imagined.view(Eye::Archive).battle.expect("a battle");
                let own = |side: &BattleSideView| (side.cards, side.bid);
                secrets.insert(battle.sides.iter().map(own).collect::<Vec<_>>());
            }
            let least = match t.step() {
                // 7 cards, 21 pairs, both.
                Some(Step::ChooseCards) if eye == Eye::Seat(P1) => 21,
                Some(Step::ChooseCards) if eye == Eye::Seat(P2) => 7,
                Some(Step::ChooseCards) => 50,
                // 0 to 4, 0 to 5, both.
                _ if eye == Eye::Seat(P1) => 6,
                _ if eye == Eye::Seat(P2) => 5,
                _ => 20,
            };
            assert!(secrets.len() >= least, "{eye} imagines {}", secrets.len());
        }
    }
}

/// An imagined state can be played on: the next choice reveals what was made up.
#[test]
fn imagined_states_play_on() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let known = Ankh::know(&sealed_cards().view(Eye::Seat(P3)));
    for _ in 0..50 {
        let mut game = Ankh::imagine(&known, &mut rng);
        let mut pages = Pages::new();
        game.apply(P3, Action::Play(Card::Cycle), &mut pages)
            .expect("it is legal");
        let counts: Vec<usize> = pages
            .0
            .iter()
            .filter_map(|(_, event)| match event {
                Event::CardsRevealed { cards, .. } => Some(cards.len()),
                _ => None,
            })
            .collect();
        assert_eq!(counts, [1, 2, 1], "P3, P2 with two, P1");
        game.audit().expect("a sound state");
    }
}

/// What others have sealed can be taken back in a view: they are asked again,
/// and with the same answers all is as it was.
#[test]
fn what_is_sealed_can_be_put_back() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let answers = [
        [Action::Play(Card::Plague), Action::Bid(3)],
        [
            Action::PlayTwo(Card::Chariots, Card::Drought),
            Action::Bid(5),
        ],
    ];
    for (stage, t) in [sealed_cards(), sealed_bids()].into_iter().enumerate() {
        let mut view = t.view(Eye::Seat(P3));
        let battle = view.battle.as_mut().expect("a battle");
        for side in &mut battle.sides {
            let hidden_card = side.chosen && side.cards.is_none();
            let hidden_bid = side.has_bid && side.bid.is_none();
            if hidden_card {
                side.chosen = false;
                battle.pending = battle.pending.with(side.seat);
            }
            side.has_bid &= !hidden_bid;
            if hidden_card || hidden_bid {
                view.awaiting = view.awaiting.with(side.seat);
            }
        }
        assert_eq!(view.awaiting, seats(&[P1, P2, P3]));
        let mut game = Ankh::imagine(&Ankh::know(&view), &mut rng);
        for seat in [P1, P2] {
            let answer = answers[seat.index()][stage];
            game.apply(seat, answer, &mut Silent).expect("it is legal");
        }
        for eye in [Eye::Archive, Eye::Seat(P3)] {
            assert_eq!(text(&game, eye), text(t.game(), eye));
        }
    }
}

/// All that lasts through a battle is in the view: an imagined state in the
/// middle of its later steps goes on as the truth does.
#[test]
fn nothing_of_a_battle_is_forgotten() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let t = table(&[God::Anubis, God::Isis, God::Osiris])
        .god(P1, (0, 4))
        .warriors(P1, &[(0, 5), (0, 6), (0, 7)])
        .god(P2, (2, 8))
        .warriors(P2, &[(1, 6), (4, 5), (2, 7)])
        .guardian(P2, Guardian::Mummy, (4, 7))
        .guardian(P2, Guardian::CatMummy, (3, 7))
        .god(P3, (5, 2))
        .warriors(P3, &[(5, 3)])
        .with_powers(P2, &[Power::Worshipful])
        .with_followers(P2, 2)
        .with_devotion(P1, 9)
        .with_devotion(P3, 6);
    let mut t = fight(
        t,
        &[(P1, Card::Chariots), (P2, Card::Miracle), (P3, Card::Flood)],
    );
    let script = [
        (P2, on("save", (1, 6))),
        (P1, "trap P2".to_owned()),
        (P2, on("rise", (1, 8))),
        (P3, on("to", (1, 3))),
        (P2, "worship".to_owned()),
    ];
    for nth in 0..script.len() {
        for eye in EYES {
            let mut game = Ankh::imagine(&Ankh::know(&t.view(eye)), &mut rng);
            assert_eq!(text(&game, eye), text(t.game(), eye));
            let mut truth = t.clone();
            for (seat, notation) in &script[nth..] {
                let action = notation.parse().expect("notation");
                game.apply(*seat, action, &mut Silent).expect("it is legal");
                truth.act(*seat, notation);
            }
            assert_eq!(text(&game, eye), text(truth.game(), eye));
        }
        t.act(script[nth].0, &script[nth].1);
    }
    assert_eq!(t.step(), Some(Step::FirstAction));
}

/// in random games, whatever somebody seals while others still choose,
/// the table is told the same and sees the same.
#[test]
fn what_is_sealed_changes_nothing_for_others() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut sealed = [0; 2];
    for seed in 0..24 {
        let setup = Setup {
            seating: Seating::Random,
            ..Setup::for_players(3 + seed % 3)
        };
        let mut game = Ankh::start(&setup, Seed(seed.into())).expect("a sound setup");
        while let Some(seat) = game.awaiting().iter().next() {
            let mut offers = Vec::new();
            game.actions(seat, &mut offers);
            let step = game.view(Eye::Spectator).steps.last().copied();
            let secret = matches!(step, Some(Step::ChooseCards | Step::Bids));
            if secret && game.awaiting().len() > 1 && offers.len() > 1 {
                let told = |action| {
                    let (mut later, mut pages) = (game.clone(), Pages::new());
                    let step = later.apply(seat, action, &mut pages);
                    assert!(!step.expect("it is legal").revealed);
                    let partner = |other: Seat| {
                        let players = game.view(Eye::Archive).players;
                        players[other.index()].side == players[seat.index()].side
                    };
                    let others = game.seats().iter().filter(|&other| !partner(other));
                    let eyes = others.map(Eye::Seat).chain([Eye::Spectator]);
                    let views: Vec<String> = eyes.map(|eye| text(&later, eye)).collect();
                    (views, serde_json::to_string(&pages.0).expect("JSON"))
                };
                assert_eq!(told(offers[0]), told(offers[offers.len() - 1]));
                sealed[usize::from(step == Some(Step::Bids))] += 1;
            }
            let nth = rng.random_range(0..offers.len() as u32) as usize;
            game.apply_unchecked(seat, offers[nth]);
        }
    }
    assert!(sealed.iter().all(|&count| count > 20), "{sealed:?}");
}
