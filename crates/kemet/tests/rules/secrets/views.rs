//! Hidden information: what each eye sees of hands, discards, deck and table.

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::collections::BTreeSet;
use tabletop::{Eye, Game, Seat, Silent};

const EYES: [Eye; 4] = [Eye::Seat(P1), Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];
/// Everybody who may not look into the hand of P1.
const OTHERS: [Eye; 3] = [Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];

fn set(cards: &[BattleCard]) -> BattleCards {
    cards.iter().copied().collect()
}

/// The view as it goes over the wire.
fn wire(scene: &Scene, eye: Eye) -> String {
    serde_json::to_string(&scene.view(eye)).expect("a view is JSON")
}

/// The hand of a seat, as `eye` sees it.
fn hand_of(scene: &Scene, eye: Eye, seat: Seat) -> Option<SecretView> {
    scene.view(eye).players[seat.index()].secret
}

/// KB-HI-01: faces of the battle hand are the owner's alone; everybody counts the cards.
#[test]
fn battle_hands_are_counted_not_seen() {
    let t = table(3).used_cards(P1, &[BattleCard::Bc2], &[BattleCard::Bc5]);
    for eye in EYES {
        let view = t.view(eye);
        assert_eq!(
            view.players
                .iter()
                .map(|p| p.battle_hand)
                .collect::<Vec<_>>(),
            [6, 8, 8]
        );
    }
    let own = hand_of(&t, Eye::Seat(P1), P1).expect("the own hand");
    let rest = BattleCards::STANDARD - set(&[BattleCard::Bc2, BattleCard::Bc5]);
    assert_eq!(own.hand, rest);
    for eye in OTHERS {
        assert_eq!(hand_of(&t, eye, P1), None, "{eye}");
    }
}

/// KB-HI-01, KB-HI-02, KB-HI-14: which cards are in hand and which lie face down makes no difference to other eyes, to the byte.
#[test]
fn the_same_number_of_cards_looks_the_same() {
    let tables: Vec<Scene> = BattleCards::STANDARD
        .iter()
        .filter(|&card| card != BattleCard::Bc2)
        .map(|hidden| table(3).used_cards(P1, &[BattleCard::Bc2], &[hidden]))
        .collect();
    for eye in OTHERS {
        let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, eye)).collect();
        assert_eq!(seen.len(), 1, "{eye}");
    }
    let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, Eye::Seat(P1))).collect();
    assert_eq!(seen.len(), 7, "the owner sees the difference");
}

/// KB-HI-02, KB-AM-18: others see how many cards lie face down; the owner may look at them again.
#[test]
fn face_down_discards_are_the_owners_to_look_at() {
    let down = [BattleCard::Bc5, BattleCard::Bc7];
    let t = table(3).used_cards(P1, &[], &down);
    let own = hand_of(&t, Eye::Seat(P1), P1).expect("the own cards");
    assert_eq!(own.face_down, set(&down));
    for eye in OTHERS {
        assert_eq!(t.view(eye).players[0].face_down, 2);
        assert_eq!(hand_of(&t, eye, P1), None, "{eye}");
    }
}

/// KB-HI-03: cards discarded face up are everybody's to see.
#[test]
fn face_up_discards_are_public() {
    let up = [BattleCard::Bc1, BattleCard::Bc3];
    let t = table(3).used_cards(P1, &up, &[]);
    for eye in EYES {
        assert_eq!(t.view(eye).players[0].face_up, set(&up), "{eye}");
    }
}

/// KB-HI-04: faces of the DI hand are the owner's alone; everybody counts the cards, Diversion among them.
#[test]
fn di_hands_are_counted_not_seen() {
    let t = table(3).holds(P1, &[Di::Prayer, Di::WarFury]);
    for eye in EYES {
        let counts: Vec<u8> = t.view(eye).players.iter().map(|player| player.di).collect();
        assert_eq!(counts, [3, 1, 1], "{eye}");
    }
    let own = hand_of(&t, Eye::Seat(P1), P1).expect("the own hand").di;
    assert!(own.contains(Di::Prayer) && own.contains(Di::WarFury) && own.contains(Di::Diversion));
    for eye in OTHERS {
        let json = wire(&t, eye);
        assert!(
            !json.contains("\"DI-09\"") && !json.contains("\"DI-04\""),
            "{eye}: {json}"
        );
    }
}

/// KB-HI-04, KB-HI-05, KB-HI-14: a hand of the same size looks the same, whatever it and the deck hold.
#[test]
fn hand_and_deck_may_be_anything() {
    let faces: Vec<Di> = Di::ALL
        .iter()
        .copied()
        .filter(|card| card.is_loose() && card.deck() == kemet::Deck::Shared)
        .collect();
    let tables: Vec<Scene> = faces
        .iter()
        .map(|&card| table(3).holds(P1, &[card]))
        .collect();
    for eye in OTHERS {
        let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, eye)).collect();
        assert_eq!(seen.len(), 1, "{eye}");
    }
    let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, Eye::Seat(P1))).collect();
    assert_eq!(seen.len(), faces.len(), "the owner sees the difference");
}

/// KB-HI-05: the deck is a number to all, the discard pile is open.
#[test]
fn the_deck_is_a_number_and_the_pile_is_open() {
    let t = table(3).deck(&[Di::Prayer, Di::RainingFire]);
    for eye in EYES.into_iter().chain([Eye::Archive]) {
        let view = t.view(eye);
        assert_eq!((view.deck, view.discard.len()), (2, 31), "{eye}");
        assert_eq!(view.discard.count(Di::Prayer), 2);
        assert_eq!(view.discard.count(Di::RainingFire), 3);
        assert_eq!(view.discard, t.di_piles().1);
    }
}

/// KB-HI-05, KB-HI-14: what is drawn next does not follow from a view: all the faces that may come do come.
#[test]
fn the_next_card_cannot_be_read_from_a_view() {
    let deck = [Di::Prayer, Di::WarRage, Di::Transfer, Di::Swiftness];
    let mut t = table(2).deck(&deck);
    t.night();
    t.act(P1, "position 1");
    let view = t.view(Eye::Seat(P1));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut drawn = BTreeSet::new();
    for _ in 0..100 {
        // Two cards are left in the deck; P2 holds one of the four as well.
        let imagined = Kemet::imagine(&Kemet::know(&view), &mut rng);
        let mut later = imagined.clone();
        let before = held(&imagined, P1);
        while held(&later, P1) == before {
            let seat = later.awaiting().lowest().expect("the game goes on");
            let mut actions = Vec::new();
            later.actions(seat, &mut actions);
            let calm = |action: &&Action| !matches!(action, Action::Gold | Action::PlayDi(_));
            let choice = *actions.iter().find(calm).expect("something to do");
            later
                .apply(seat, choice, &mut Silent)
                .expect("it was offered");
        }
        let after = held(&later, P1);
        drawn.extend(
            Di::ALL
                .iter()
                .filter(|&&card| after.count(card) > before.count(card))
                .copied(),
        );
    }
    // P1 holds one of the four; each of the others may be P2's or in the deck.
    let possible: BTreeSet<Di> = deck
        .into_iter()
        .filter(|&card| !t.di(P1).contains(card))
        .collect();
    assert_eq!((possible.len(), drawn), (3, possible));
}

/// The DI hand of a seat in truth.
fn held(game: &Kemet, seat: Seat) -> DiCards {
    game.view(Eye::Archive).players[seat.index()]
        .secret
        .as_ref()
        .expect("the archive sees all")
        .di
}

/// KB-HI-06: the table is public: every eye sees the same of it, and it is the truth.
#[test]
fn the_table_is_public() {
    let t = table(3)
        .troop(P1, "w_ti", 3)
        .companion(P1, Companion::Phoenix, "w_ti")
        .owns(P1, Tile::RubyActOfGod)
        .owns(P2, Tile::RoyalScarab)
        .pyramid(P2, "w2b", Colour::Sapphire, 4)
        .with_prayer(P1, 3)
        .with_veterans(P2, 2)
        .with_fame(P3, 2, 1)
        .tokens_on(P1, &[Space::TopMove])
        .without_gold(P3)
        .holds(P1, &[Di::Prayer])
        .order(&[P1, P3, P2]);
    let mut seen = BTreeSet::new();
    for eye in EYES {
        let mut view = t.view(eye);
        assert_eq!(view.order, [P1, P3, P2]);
        let [p1, p2, p3] = &view.players[..] else {
            panic!("three players")
        };
        let troop = &p1.troops[0];
        assert_eq!((troop.zone, troop.units), (Zone::WTi, 3));
        assert!(troop.companions.contains(Companion::Phoenix));
        assert_eq!((p1.supply, p1.prayer, p1.tokens), (9, 3, 4));
        assert!(p1.own_tokens.contains(Space::TopMove) && p1.has_silver && !p1.gold_used);
        assert!(p1.tiles.contains(Tile::Phoenix) && p1.tiles.contains(Tile::RubyActOfGod));
        assert_eq!((p1.temporary_fame, p1.fame), (1, 1));
        assert!(p2.companions.contains(Companion::RoyalScarab));
        assert_eq!(
            p2.pyramids[1],
            Pyramid {
                level: 4,
                colour: Some(Colour::Sapphire)
            }
        );
        assert_eq!((p2.veterans, p2.fame), (2, 1));
        assert_eq!(
            (p3.battle_fame, p3.divine_fame, p3.fame, p3.gold_used),
            (2, 1, 3, true)
        );
        assert!(view.market.contains(&(Tile::Charge, 2)));
        assert!(view.market.iter().all(|&(tile, _)| tile != Tile::Phoenix));
        // Without the eye and its own hand all views are one.
        view.eye = Eye::Spectator;
        view.players
            .iter_mut()
            .for_each(|player| player.secret = None);
        seen.insert(serde_json::to_string(&view).expect("a view is JSON"));
    }
    assert_eq!(seen.len(), 1);
}

/// KB-HI-02, RUB-2b: the card given up for a special one stays its owner's secret; that it was given up does not.
#[test]
fn the_card_given_up_stays_secret() {
    let start = || {
        let mut t = table(3)
            .pyramid(P1, "w1a", Colour::Ruby, 2)
            .without_gold(P1);
        t.clear_events();
        t.begin(P1, Deed::Acquire);
        t.act(P1, "take RUB-2b");
        t
    };
    let tables: Vec<Scene> = start()
        .offers(P1)
        .iter()
        .map(|remove| {
            let mut t = start();
            t.act(P1, remove);
            t
        })
        .collect();
    assert_eq!(tables.len(), 8);
    for eye in OTHERS {
        let seen: BTreeSet<String> = tables.iter().map(|t| wire(t, eye)).collect();
        let told: BTreeSet<String> = tables
            .iter()
            .map(|t| format!("{:?}", t.told(eye)))
            .collect();
        assert_eq!((seen.len(), told.len()), (1, 1), "{eye}");
        assert_eq!(tables[0].view(eye).players[0].removed, 1);
    }
    let own: BTreeSet<String> = tables
        .iter()
        .map(|t| format!("{:?}", t.told(Eye::Seat(P1))))
        .collect();
    assert_eq!(own.len(), 8);
}

/// KB-HI-04, AME-2b: a stolen card is known to thief and victim, to nobody else.
#[test]
fn a_stolen_card_is_known_to_two() {
    let mut t = table(3)
        .owns(P1, Tile::Annexation)
        .holds(P2, &[Di::Prayer, Di::Prayer, Di::Prayer]);
    t.clear_events();
    t.night_step(Step::NightDi { place: 0 });
    let names = |eye: Eye, event: &Event| t.told(eye).contains(event);
    let got = Event::DrewCard {
        seat: P1,
        card: Di::Prayer,
    };
    let lost = Event::LostCard {
        seat: P2,
        card: Di::Prayer,
    };
    assert!(names(Eye::Seat(P1), &got) && !names(Eye::Seat(P1), &lost));
    assert!(names(Eye::Seat(P2), &lost) && !names(Eye::Seat(P2), &got));
    for eye in [Eye::Seat(P3), Eye::Spectator] {
        assert!(!names(eye, &got) && !names(eye, &lost));
        assert!(names(
            eye,
            &Event::DiStolen {
                thief: P1,
                victim: P2
            }
        ));
    }
}

/// KB-HI-01, KB-HI-02, KB-HI-04, KB-HI-14: states imagined for an eye differ in everything it cannot see, and look to it as the truth does.
#[test]
fn imagined_hands_differ_behind_one_view() {
    let t = table(3)
        .holds(P1, &[Di::Transfer])
        .holds(P2, &[Di::Prayer, Di::Prayer, Di::Swiftness])
        .used_cards(
            P2,
            &[BattleCard::Bc1, BattleCard::Bc2],
            &[BattleCard::Bc3, BattleCard::Bc4],
        );
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for (eye, hidden) in [
        (Eye::Seat(P1), true),
        (Eye::Spectator, true),
        (Eye::Seat(P2), false),
    ] {
        let view = t.view(eye);
        let json = wire(&t, eye);
        let (mut hands, mut downs, mut faces) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for _ in 0..300 {
            let imagined = Kemet::imagine(&Kemet::know(&view), &mut rng);
            assert_eq!(
                serde_json::to_string(&imagined.view(eye)).expect("JSON"),
                json
            );
            let truth = imagined.view(Eye::Archive);
            let own = truth.players[1]
                .secret
                .as_ref()
                .expect("the archive sees all");
            assert_eq!(
                (own.di.len(), own.hand.len(), own.face_down.len()),
                (4, 4, 2)
            );
            assert_eq!(own.di.count(Di::Diversion), 1);
            assert!(!own.face_down.contains(BattleCard::Bc1));
            hands.insert(own.di.iter().collect::<Vec<Di>>());
            downs.insert(own.face_down.0);
            faces.extend(own.di.faces());
        }
        if hidden {
            assert!(hands.len() > 50, "{eye} imagines {} hands", hands.len());
            // Six cards are out of sight; two of them lie face down.
            assert_eq!(downs.len(), 15, "{eye}");
            assert_eq!(
                faces.len(),
                12,
                "{eye}: every face of the deck, and Diversion"
            );
        } else {
            assert_eq!(
                (hands.len(), downs.len()),
                (1, 1),
                "{eye} knows its own cards"
            );
        }
    }
}

/// KB-HI-04: the questions between actions and at the end of a turn come with any DI card besides Diversion, whatever it is, and look the same.
#[test]
fn a_turn_asks_whatever_the_card() {
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    let between = |cards: &[Di]| {
        let mut t = table_for(&setup).holds(P1, cards);
        t.acts(P1, "token m_pray, gold, resolve apex");
        t
    };
    let mut seen = BTreeSet::new();
    let later = Di::ALL
        .iter()
        .filter(|card| card.deck() != kemet::Deck::First);
    for &card in later.filter(|card| card.is_loose()) {
        let mut t = between(&[card]);
        // It might be a DAY card: the player is asked before and after the last action.
        assert_eq!(
            (t.step(), t.awaits(P1)),
            (Some(Step::Resolving), true),
            "{card}"
        );
        let before = wire(&t, Eye::Spectator);
        t.act(P1, "resolve m_pray");
        assert_eq!(
            (t.step(), t.awaits(P1)),
            (Some(Step::AfterActions), true),
            "{card}"
        );
        assert!(t.can(P1, "end-turn"));
        let after = wire(&t, Eye::Spectator);
        seen.insert((before, after, format!("{:?}", t.told(Eye::Spectator))));
    }
    assert_eq!(seen.len(), 1, "all cards look alike");
    // Nothing but Diversion: there is nothing to ask.
    assert!(between(&[]).awaits(P2));
}

/// KB-HI-04: a Move without a way on asks as long as the hand might hold a MOVE card.
#[test]
fn a_move_asks_whatever_the_card() {
    let mut seen = BTreeSet::new();
    for card in [Di::Transfer, Di::Prayer, Di::WarRage] {
        let mut t = table(3)
            .troop(P1, "w_tr", 2)
            .without_gold(P1)
            .holds(P1, &[card]);
        t.acts(P1, "token t_move, troop w_tr, step w_r");
        assert_eq!(
            (t.step(), t.awaits(P1)),
            (Some(Step::March), true),
            "{card}"
        );
        assert_eq!(t.can(P1, "play DI-10"), card == Di::Transfer);
        seen.insert((
            wire(&t, Eye::Spectator),
            format!("{:?}", t.told(Eye::Spectator)),
        ));
    }
    assert_eq!(seen.len(), 1);
    let mut t = table(3).troop(P1, "w_tr", 2).without_gold(P1);
    t.acts(P1, "token t_move, troop w_tr, step w_r");
    assert!(
        t.awaits(P2),
        "with nothing but Diversion the Move and the turn are over"
    );
}

/// KB-HI-04, DX-7: a Recruit asks as long as the hand might hold a RECRUIT card.
#[test]
fn a_recruit_asks_whatever_the_card() {
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    let mut seen = BTreeSet::new();
    for card in [Di::UnexpectedReinforcement, Di::Prayer, Di::WarRage] {
        let mut t = table_for(&setup)
            .with_prayer(P1, 0)
            .without_gold(P1)
            .holds(P1, &[card]);
        t.acts(P1, "token t_recruit");
        assert_eq!(
            (t.step(), t.awaits(P1)),
            (Some(Step::Muster), true),
            "{card}"
        );
        assert_eq!(t.can(P1, "play DX-7"), card == Di::UnexpectedReinforcement);
        seen.insert((
            wire(&t, Eye::Spectator),
            format!("{:?}", t.told(Eye::Spectator)),
        ));
    }
    assert_eq!(seen.len(), 1);
}
