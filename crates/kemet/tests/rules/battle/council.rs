//! War council and confrontation: who fights, who chooses what and when, and
//! what the others may know of it (sections 3.5, 3.5.1 and 3.5.2).

use kemet::scene::*;
use kemet::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Eye, Game, Seat, Seats};

use crate::battle::help::{begun, shown_hand, side, standoff};

/// Those who must not see into P1's hand.
const OTHERS: [Eye; 3] = [Eye::Seat(P2), Eye::Seat(P3), Eye::Spectator];

fn find(events: &[Event], wanted: impl Fn(&Event) -> bool) -> usize {
    events.iter().position(wanted).expect("it happened")
}

fn reveals(events: &[Event]) -> Vec<Seat> {
    let seat = |event: &Event| match event {
        Event::Revealed { seat, .. } => Some(*seat),
        _ => None,
    };
    events.iter().filter_map(seat).collect()
}

/// KB-3.5.a: who moves into the fight attacks; a third player has no part in
/// it, whatever cards they hold.
#[test]
fn the_mover_attacks_and_nobody_else_joins() {
    let mut t = table(3)
        .troop(P2, "w_tr", 4)
        .troop(P1, "w_r", 5)
        .holds(P3, &[Di::WarRage]);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w_r, step w_tr");
    let began = Event::BattleBegan {
        zone: Zone::WTr,
        attacker: P1,
        defender: P2,
    };
    assert!(t.events().contains(&began));
    assert_eq!(t.awaiting(), Seats::one(P1).with(P2));
    assert_eq!(
        t.refusal(P3, "add DI-01"),
        Some(Refused::NotAwaited { seat: P3 }.into())
    );
    assert!(t.offers(P3).is_empty());
}

/// KB-3.5.a: who recruits into the fight attacks, though the enemy came first.
#[test]
fn the_recruiter_attacks() {
    let mut t = table(3).troop(P2, "w1a", 2);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, done");
    let began = Event::BattleBegan {
        zone: Zone::W1a,
        attacker: P1,
        defender: P2,
    };
    assert!(t.events().contains(&began));
    assert_eq!(t.awaiting(), Seats::one(P1).with(P2));
}

/// KB-3.5.b, tiles:R5: Divine Might (ONY-4c) adds 2 to a Pray and nothing to
/// the 2 of Dedication to Battle (ONY-2b) or to a recall; the Lord of Storms
/// (AME-4b) is deaf while the battle lasts.
#[test]
fn tiles_of_the_day_sleep_in_battle() {
    let gifted = |t: Scene| {
        t.with_prayer(P1, 0)
            .owns(P1, Tile::DivineMight)
            .owns(P1, Tile::DedicationToBattle)
            .owns(P1, Tile::LordOfStorms)
    };
    let mut day = gifted(table(3).troop(P2, "w_tr", 5));
    day.begin(P1, Deed::Pray);
    assert_eq!(day.prayer(P1), 4);
    assert!(day.can(P1, "storm"));

    let mut t = begun(gifted(standoff()));
    assert_eq!(t.prayer(P1), 2);
    assert!(!t.can(P1, "storm"));
    t.clash("BC-6", "BC-7");
    assert!(!t.can(P1, "storm"));
    t.act(P1, "recall");
    assert_eq!(t.prayer(P1), 2 + 4);
}

/// KB-3.5.c, KB-DP-B2, RUB-3c: after the reveal the attacker finishes first,
/// then the defender is asked; both wounds count.
#[test]
fn after_the_reveal_the_attacker_comes_first() {
    let mut t = begun(
        standoff()
            .owns(P1, Tile::DivineWound)
            .owns(P2, Tile::DoubleGame)
            .holds(P1, &[Di::Prayer, Di::Swiftness]),
    );
    t.clash("BC-6", "BC-5");
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["wound DI-09", "wound DI-11", "done"]);
    t.act(P1, "wound DI-09");
    assert!(t.awaits(P1));
    t.act(P1, "done");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["double-game", "done"]);
    t.act(P2, "double-game");
    assert_eq!(t.points(Role::Attacker).strength, 5 + 3 + 1);
    // BC-1 was discarded and counts now.
    assert_eq!(t.points(Role::Defender).strength, 5 + 4);
    assert_eq!(t.prayer(P2), 7 - 1);
    assert!(t.di_piles().1.contains(Di::Prayer) && t.di(P1).contains(Di::Swiftness));
}

/// KB-3.5.d, KB-TM-17: with nobody left on either side rewards are still given
/// and cards put away, in the order of the steps.
#[test]
fn all_steps_are_played_with_nobody_left() {
    let mut t = begun(table(3).troop(P2, "w_tr", 1).troop(P1, "w_tr", 1));
    t.clash("BC-3", "BC-2");
    assert_eq!((t.units(P1, "w_tr"), t.units(P2, "w_tr")), (0, 0));
    assert_eq!((t.veterans(P1), t.veterans(P2)), (1, 2));
    for seat in [P1, P2] {
        let [hand, up, down, _] = t.battle_cards(seat);
        assert_eq!((hand.len(), up.len(), down.len()), (6, 1, 1));
    }
    let events = t.events();
    let steps = [
        find(&events, |e| matches!(e, Event::Revealed { .. })),
        find(&events, |e| matches!(e, Event::BattleWon { .. })),
        find(&events, |e| matches!(e, Event::UnitsRemoved { .. })),
        find(&events, |e| matches!(e, Event::VeteransGained { .. })),
        find(
            &events,
            |e| matches!(e, Event::TurnBegan { seat } if *seat == P2),
        ),
    ];
    assert!(steps.is_sorted());
    assert_eq!(t.step(), Some(Step::BeforeToken));
}

/// KB-3.5.1.a, KB-DP-B1: one card to keep, another to discard, both from the
/// hand.
#[test]
fn two_different_cards_from_the_hand() {
    let mut t = begun(standoff().used_cards(P1, &[BattleCard::Bc1], &[BattleCard::Bc2]));
    let plays: Vec<String> = (3..=8).map(|card| format!("play-card BC-{card}")).collect();
    assert_eq!(t.offers(P1), plays);
    t.act(P1, "play-card BC-5");
    let discards: Vec<String> = [3, 4, 6, 7, 8]
        .iter()
        .map(|card| format!("discard-card BC-{card}"))
        .collect();
    assert_eq!(t.offers(P1), discards);
    t.act(P1, "discard-card BC-8");
    t.act(P1, "hide");
    assert!(t.awaits(P2));
    t.council(P2, "BC-1", &[], "hide");
    assert!(t.events().iter().any(|e| matches!(
        e,
        Event::Revealed {
            seat: P1,
            card: BattleCard::Bc5,
            ..
        }
    )));
    t.act(P1, "recall");
    t.act(P2, "stay");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert_eq!(hand.len(), 4);
    assert!(up.contains(BattleCard::Bc5) && down.contains(BattleCard::Bc8));
}

/// KB-3.5.1.a, KB-HI-10: the discard is shown to nobody but its owner, not in
/// the battle, not in the log, not afterwards.
#[test]
fn the_discard_stays_face_down() {
    let mut t = begun(standoff());
    t.acts(P1, "play-card BC-6, discard-card BC-4, hide");
    let own = side(&t, Eye::Seat(P1), Role::Attacker);
    assert_eq!(
        (own.play, own.discard),
        (Some(BattleCard::Bc6), Some(BattleCard::Bc4))
    );
    for eye in OTHERS {
        let seen = side(&t, eye, Role::Attacker);
        assert_eq!((seen.play, seen.discard, seen.di), (None, None, None));
    }
    t.council(P2, "BC-5", &[], "hide");
    for eye in OTHERS {
        let seen = side(&t, eye, Role::Attacker);
        assert_eq!((seen.play, seen.discard), (Some(BattleCard::Bc6), None));
    }
    t.act(P2, "recall");
    t.act(P1, "stay");
    for eye in OTHERS {
        let player = &t.view(eye).players[0];
        assert_eq!(
            (player.face_down, player.face_up),
            (1, BattleCards::one(BattleCard::Bc6))
        );
        assert!(player.secret.is_none());
        assert!(
            t.told(eye)
                .iter()
                .all(|event| !serde_json::to_string(event).unwrap().contains("BC-4"))
        );
    }
}

/// KB-3.5.1.b, KB-DP-B1: any number of BATTLE cards, copies included; no DAY
/// or MOVE card, and none that is not in hand.
#[test]
fn any_number_of_battle_icons() {
    let cards = [Di::WarRage, Di::WarRage, Di::BronzeWall, Di::WarFury];
    let mut t = begun(
        standoff()
            .holds(P1, &cards)
            .holds(P1, &[Di::Prayer, Di::Transfer]),
    );
    t.acts(P1, "play-card BC-5, discard-card BC-1");
    assert_eq!(
        t.offers(P1),
        [
            "add DI-01",
            "add DI-03",
            "add DI-04",
            "add DI-D",
            "hide",
            "declare"
        ]
    );
    assert_eq!(
        t.refusal(P1, "add DI-09"),
        Some(Refusal::WrongMoment { card: Di::Prayer })
    );
    assert_eq!(
        t.refusal(P1, "add DI-10"),
        Some(Refusal::WrongMoment { card: Di::Transfer })
    );
    assert_eq!(
        t.refusal(P1, "add DI-06"),
        Some(Refusal::NoSuchCard { card: Di::IronWall })
    );
    t.acts(P1, "add DI-01, add DI-01");
    assert_eq!(
        t.refusal(P1, "add DI-01"),
        Some(Refusal::NoSuchCard { card: Di::WarRage }),
        "there are only two"
    );
    t.acts(P1, "add DI-03, add DI-04, add DI-D, hide");
    t.council(P2, "BC-5", &[], "hide");
    let points = t.points(Role::Attacker);
    assert_eq!((points.strength, points.shield), (5 + 2 + 1 + 1 + 2, 2 + 1));
    assert_eq!(t.prayer(P1), 7 - 1);
}

/// KB-3.5.1.c, KB-EX-3.5.1-1, KB-HI-08: of four cards two are hidden, and the
/// others read four until the reveal, two afterwards; no number is declared.
#[test]
fn hidden_cards_still_count_in_hand() {
    let mut t = begun(standoff().holds(P1, &[Di::WarRage, Di::BronzeWall, Di::Prayer]));
    t.council(P1, "BC-6", &[Di::WarRage, Di::BronzeWall], "hide");
    assert!(t.awaits(P2));
    for eye in OTHERS {
        assert_eq!(shown_hand(&t, eye, P1), 4);
        assert_eq!(side(&t, eye, Role::Attacker).di, None);
    }
    t.council(P2, "BC-5", &[], "hide");
    for eye in OTHERS {
        assert_eq!(shown_hand(&t, eye, P1), 2);
        assert_eq!(side(&t, eye, Role::Attacker).played, 2);
    }
    assert!(
        !t.events()
            .iter()
            .any(|e| matches!(e, Event::DiDeclared { .. }))
    );
}

/// KB-3.5.1.c, KB-EX-3.5.1-1, KB-AM-17, KB-HI-09, corrections:K-2: a declared
/// number is the real one, and everybody reads it while the other side still
/// chooses: two lie face down, two are in hand. No face shows.
#[test]
fn a_declared_number_is_read_at_once() {
    let mut t = begun(standoff().holds(P1, &[Di::WarRage, Di::BronzeWall, Di::Prayer]));
    t.council(P1, "BC-6", &[Di::WarRage, Di::BronzeWall], "declare");
    assert!(t.awaits(P2), "P2 has not chosen yet");
    for eye in OTHERS {
        let seen = side(&t, eye, Role::Attacker);
        assert_eq!(
            (seen.declared, seen.play, seen.di, seen.played),
            (Some(2), None, None, 0)
        );
        assert_eq!(shown_hand(&t, eye, P1), 2);
        let told = t.told(eye);
        let ready = find(&told, |e| *e == Event::CouncilReady { seat: P1 });
        let number = find(&told, |e| *e == Event::DiDeclared { seat: P1, count: 2 });
        assert!(ready < number);
    }
    t.council(P2, "BC-5", &[], "declare");
    for eye in OTHERS {
        let told = t.told(eye);
        let numbers = told
            .iter()
            .filter(|e| matches!(e, Event::DiDeclared { .. }))
            .count();
        assert_eq!(numbers, 2, "each number is told once");
        let second = find(&told, |e| *e == Event::DiDeclared { seat: P2, count: 0 });
        assert!(second < find(&told, |e| matches!(e, Event::Revealed { .. })));
        assert_eq!(side(&t, eye, Role::Attacker).declared, Some(2));
        assert_eq!(shown_hand(&t, eye, P1), 2);
    }
}

/// corrections:K-2, KB-3.5.1.g: a Diversion counts in a declared number like any
/// other card: this is the bluff it is for.
#[test]
fn a_diversion_swells_the_declared_number() {
    let start = || begun(standoff().holds(P1, &[Di::WarRage]));
    let (mut bluff, mut real) = (start(), start());
    bluff.council(P1, "BC-6", &[Di::Diversion], "declare");
    real.council(P1, "BC-6", &[Di::WarRage], "declare");
    for eye in OTHERS {
        assert_eq!(side(&bluff, eye, Role::Attacker).declared, Some(1));
        assert_eq!(bluff.view(eye), real.view(eye));
        assert_eq!(bluff.told(eye), real.told(eye));
    }
}

/// corrections:K-2, SAP-3c: who must show the card to a Spy may declare, and the
/// watcher reads the number before choosing.
#[test]
fn a_spy_reads_the_declared_number() {
    let mut t = begun(standoff().owns(P1, Tile::Spy).holds(P2, &[Di::WarRage]));
    t.council(P2, "BC-5", &[Di::WarRage, Di::Diversion], "declare");
    assert!(t.awaits(P1));
    let seen = side(&t, Eye::Seat(P1), Role::Defender);
    assert_eq!((seen.declared, seen.di), (Some(2), None));
}

/// corrections:K-2, KB-HI-14: whoever imagines a side that has declared gives it
/// so many BATTLE cards that it can pay, as a bot does; who hides is not held to
/// any number.
#[test]
fn imagined_sides_keep_to_what_they_declared() {
    let hand = [Di::WarRage, Di::WarFury, Di::Prayer];
    let cards = [Di::WarRage, Di::WarFury, Di::Diversion];
    // With one card less in hand the Diversion must be among them.
    for (hand, diversions) in [(&hand[..], 1..200), (&hand[..2], 200..201)] {
        let purse = 1;
        let mut t = begun(standoff().holds(P1, hand).with_prayer(P1, purse));
        t.council(P1, "BC-6", &cards, "declare");
        let found = imagined_diversions(&t, purse);
        assert!(diversions.contains(&found), "{found} of 200");
    }
}

/// How many of 200 imagined sides that declared three cards have a Diversion.
fn imagined_diversions(t: &Scene, purse: u8) -> usize {
    let view = t.view(Eye::Seat(P2));
    let known = Kemet::know(&view);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut with_diversion = 0;
    for _ in 0..200 {
        let world = Kemet::imagine(&known, &mut rng);
        assert_eq!(world.view(Eye::Seat(P2)), view);
        let truth = world.view(Eye::Archive);
        let cards = truth.battle.unwrap().attacker.di.unwrap();
        assert_eq!(cards.len(), 3);
        let cost: u8 = cards.iter().map(|card| card.face().cost).sum();
        assert!(cost <= purse, "{cards:?} cost {cost}");
        let hand = truth.players[P1.index()].secret.as_ref().unwrap().di;
        let held = |card| hand.count(card) >= cards.count(card);
        assert!(cards.faces().all(held), "{hand:?} has no {cards:?}");
        with_diversion += usize::from(cards.contains(Di::Diversion));
    }
    with_diversion
}

/// KB-3.5.1.f, KB-AM-17, KB-HI-07: nothing the others see tells whether a ready
/// side that does not declare hid cards or has none, so whatever it says about
/// them stays a claim.
#[test]
fn a_ready_side_shows_nothing_but_that() {
    let start = || begun(standoff().holds(P1, &[Di::WarRage, Di::BronzeWall]));
    let councils: [(&str, &[Di]); 4] = [
        ("BC-6", &[]),
        ("BC-7", &[Di::WarRage, Di::BronzeWall]),
        ("BC-8", &[Di::WarRage]),
        ("BC-1", &[Di::Diversion]),
    ];
    for eye in OTHERS {
        let mut before = start();
        before.council(P1, "BC-5", &[], "hide");
        assert!(side(&before, eye, Role::Attacker).ready);
        assert!(before.told(eye).contains(&Event::CouncilReady { seat: P1 }));
        for (card, di) in councils {
            let mut t = start();
            assert!(!side(&t, eye, Role::Attacker).ready);
            t.council(P1, card, di, "hide");
            assert_eq!(t.view(eye), before.view(eye));
            assert_eq!(t.told(eye), before.told(eye));
        }
    }
}

/// KB-3.5.1.d, KB-DP-B1: cards may be added while their costs together can be
/// paid, and no longer.
#[test]
fn only_what_can_be_paid_is_added() {
    let hand = [Di::WarFury, Di::Bloodbath, Di::IronWall, Di::WarRage];
    let mut t = begun(standoff().holds(P1, &hand).with_prayer(P1, 2));
    t.acts(
        P1,
        "play-card BC-5, discard-card BC-1, add DI-01, add DI-04, add DI-05",
    );
    assert_eq!(
        t.refusal(P1, "add DI-06"),
        Some(Refusal::NeedsPrayer { need: 3, have: 2 })
    );
    assert!(t.can(P1, "add DI-D"), "no cost");

    let mut poor = begun(standoff().holds(P1, &hand).with_prayer(P1, 0));
    poor.acts(P1, "play-card BC-5, discard-card BC-1");
    assert_eq!(
        poor.refusal(P1, "add DI-04"),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
    assert_eq!(
        poor.offers(P1),
        ["add DI-01", "add DI-D", "hide", "declare"]
    );
}

/// KB-3.5.1.d, KB-AM-21: if the prayer points are gone by the reveal, the card
/// that is not paid is discarded and does nothing; the other one works.
#[test]
fn an_unpaid_card_is_lost() {
    let mut t = begun(
        standoff()
            .holds(P2, &[Di::WarFury, Di::IronWall])
            .with_prayer(P2, 2),
    );
    t.council(P2, "BC-5", &[Di::WarFury, Di::IronWall], "hide");
    let mut t = t.with_prayer(P2, 1);
    t.council(P1, "BC-1", &[], "hide");
    let points = t.points(Role::Defender);
    assert_eq!((points.strength, points.shield), (5 + 2 + 2, 2));
    assert_eq!(t.prayer(P2), 0);
    assert!(t.di_piles().1.contains(Di::IronWall));
    assert!(!t.di(P2).contains(Di::WarFury) && !t.di(P2).contains(Di::IronWall));
}

/// KB-3.5.1.e: once the war council is over no DI card can be played in this
/// battle, by either side.
#[test]
fn no_card_after_the_council() {
    let cards = [Di::WarRage, Di::Prayer];
    let mut t = begun(
        standoff()
            .holds(P1, &cards)
            .holds(P2, &cards)
            .owns(P1, Tile::DivineWound),
    );
    t.clash("BC-6", "BC-5");
    assert_eq!(
        t.step(),
        Some(Step::ConfrontationEnd {
            role: Role::Attacker
        })
    );
    let refused = |t: &Scene, seat| {
        assert_eq!(
            t.refusal(seat, "add DI-01"),
            Some(Refusal::WrongMoment { card: Di::WarRage })
        );
        assert_eq!(
            t.refusal(seat, "play DI-09"),
            Some(Refusal::WrongMoment { card: Di::Prayer })
        );
    };
    refused(&t, P1);
    t.act(P1, "done");
    assert_eq!(t.step(), Some(Step::LoserAftermath));
    refused(&t, P2);
    t.act(P2, "recall");
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    refused(&t, P1);
}

/// KB-3.5.1.g, KB-3.5.2.b, KB-AM-25, DI-D: Diversion goes alone or with
/// others, adds nothing, costs nothing and is back in hand after the reveal.
#[test]
fn diversion_does_nothing_and_returns() {
    let mut t = begun(standoff().holds(P2, &[Di::WarRage]));
    t.council(P1, "BC-6", &[Di::Diversion], "declare");
    t.council(P2, "BC-5", &[Di::WarRage, Di::Diversion], "hide");
    assert!(
        t.events()
            .contains(&Event::DiDeclared { seat: P1, count: 1 })
    );
    assert!(t.events().contains(&Event::Revealed {
        seat: P2,
        card: BattleCard::Bc5,
        cards: vec![Di::WarRage, Di::Diversion],
    }));
    let (attacker, defender) = (t.points(Role::Attacker), t.points(Role::Defender));
    assert_eq!(
        attacker,
        Points {
            strength: 5 + 3,
            shield: 1,
            ..Points::default()
        }
    );
    assert_eq!(
        defender,
        Points {
            strength: 5 + 2 + 1,
            shield: 2,
            ..Points::default()
        }
    );
    assert_eq!((t.prayer(P1), t.prayer(P2)), (7, 7));
    assert_eq!(
        (t.di(P1).count(Di::Diversion), t.di(P2).count(Di::Diversion)),
        (1, 1)
    );
    t.act(P1, "recall");
    t.act(P2, "stay");
    let (deck, discard) = t.di_piles();
    assert!(discard.contains(Di::WarRage));
    assert!(!discard.contains(Di::Diversion) && !deck.contains(Di::Diversion));
}

/// KB-AM-25, tiles:R9: Diversion pays for nothing and cannot be stolen: alone
/// in hand it is no card for Divine Wound (RUB-3c) or Mirage (AME-2c), and the
/// Typhonic Beast (AME-4a) finds nothing and takes 2 PP instead.
#[test]
fn diversion_pays_for_nothing() {
    let mut t = begun(
        standoff()
            .owns(P1, Tile::DivineWound)
            .owns(P1, Tile::Mirage)
            .companion(P1, Companion::TyphonicBeast, "w_tr")
            .holds(P1, &[Di::WarRage])
            .holds(P2, &[Di::BronzeWall]),
    );
    t.council(P1, "BC-6", &[], "hide");
    t.council(P2, "BC-5", &[Di::BronzeWall], "hide");
    assert_eq!(t.offers(P1), ["wound DI-01", "mirage DI-01 DI-03", "done"]);
    assert!(!t.can(P1, "wound DI-D") && !t.can(P1, "mirage DI-D DI-03"));
    t.act(P1, "wound DI-01");
    assert_eq!(
        t.step(),
        Some(Step::LoserAftermath),
        "Diversion alone is nothing to ask about"
    );
    assert_eq!(t.prayer(P1), 7 + 2);
    assert!(t.di(P2).contains(Di::Diversion));
}

/// KB-3.5.2.a, KB-DP-B2: nothing is shown or paid while one side still
/// chooses; then both cards, both sets of DI cards and both payments at once.
#[test]
fn both_sides_reveal_and_pay_together() {
    let mut t = begun(
        standoff()
            .holds(P1, &[Di::WarFury])
            .holds(P2, &[Di::IronWall]),
    );
    t.council(P2, "BC-5", &[Di::IronWall], "hide");
    assert!(t.awaits(P1) && reveals(&t.events()).is_empty());
    assert_eq!(t.prayer(P2), 7);
    t.council(P1, "BC-6", &[Di::WarFury], "hide");
    assert_eq!(reveals(&t.told(Eye::Spectator)), [P1, P2]);
    assert_eq!((t.prayer(P1), t.prayer(P2)), (6, 6));
    let seen = side(&t, Eye::Spectator, Role::Defender);
    assert_eq!(seen.play, Some(BattleCard::Bc5));
    assert_eq!(seen.di, Some([Di::IronWall].into_iter().collect()));
}

/// KB-AM-20: with a single battle card in hand it is played and nothing is
/// discarded.
#[test]
fn a_last_card_is_played_alone() {
    use BattleCard::*;
    let mut t = begun(standoff().used_cards(P1, &[Bc1, Bc2, Bc3, Bc4], &[Bc6, Bc7, Bc8]));
    assert_eq!(t.offers(P1), ["play-card BC-5"]);
    t.act(P1, "play-card BC-5");
    assert_eq!(t.offers(P1), ["add DI-D", "hide", "declare"]);
    t.act(P1, "hide");
    t.council(P2, "BC-6", &[], "hide");
    assert_eq!(t.points(Role::Attacker).strength, 5 + 2);
    t.act(P1, "recall");
    t.act(P2, "stay");
    assert_eq!(
        t.battle_cards(P1)[0].len(),
        8,
        "the last card is used, so all come back"
    );
}

/// KB-DP-B1, ONY-2b, DIA-3c: an attacker's gains at the start of the council
/// come before the choice and serve in it; a defender has none.
#[test]
fn the_attackers_gains_come_before_the_choice() {
    let prepared = |t: Scene, seat: Seat| {
        t.owns(seat, Tile::DedicationToBattle)
            .owns(seat, Tile::PriestOfThoeris)
            .with_prayer(seat, 0)
            .deck(&[Di::WarFury])
    };
    let mut t = begun(prepared(standoff(), P1));
    assert_eq!((t.prayer(P1), t.di(P1).len()), (2, 2));
    t.acts(P1, "play-card BC-6, discard-card BC-1, add DI-04");

    let t = begun(prepared(standoff(), P2));
    assert_eq!((t.prayer(P2), t.di(P2).len()), (0, 1));
}
