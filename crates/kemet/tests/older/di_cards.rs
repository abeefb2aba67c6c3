//! The DI cards one by one, and when they may be played.

use kemet::scene::*;
use kemet::*;

use crate::named::names_of;

use crate::help::{first, march};

fn wrong_moment(card: Di) -> Option<Refusal> {
    Some(Refusal::WrongMoment { card })
}

/// What a battle card adds for its price: strength, damage, protection, prayer paid.
fn in_battle(card: Di) -> (u8, u8, u8, u8) {
    let mut t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .holds(P1, &[card])
        .with_prayer(P1, 4);
    t.battle(P1, "w_r");
    t.council(P1, "BC-5", &[card], "hide");
    t.council(P2, "BC-5", &[], "hide");
    let points = t.last_points(P1);
    assert_eq!(
        t.di_piles().1.len(),
        0,
        "on the table until the battle is over"
    );
    let paid = 4 - t.prayer(P1);
    let loser = if points.strength > 5 { P2 } else { P1 };
    let winner = if loser == P1 { P2 } else { P1 };
    t.act(loser, "recall");
    t.act(winner, "stay");
    assert_eq!(t.di_piles().1.count(card), 1, "then on the common pile");
    (points.strength - 5, points.damage, points.shield - 2, paid)
}

/// DI12-01, DI12-02, DI12-03, DI12-04, DI12-05, DI12-06, K1-10b.3, K1-10b.4: what each battle card adds and costs.
#[test]
fn battle_cards() {
    assert_eq!(in_battle(Di::FirstRage), (1, 0, 0, 0));
    assert_eq!(in_battle(Di::FirstFury), (2, 0, 0, 1));
    assert_eq!(in_battle(Di::FirstBattle), (0, 1, 0, 0));
    assert_eq!(in_battle(Di::FirstBloodbath), (0, 2, 0, 1));
    assert_eq!(in_battle(Di::FirstBronzeWall), (0, 0, 1, 0));
    assert_eq!(in_battle(Di::FirstIronWall), (0, 0, 2, 1));
}

/// DI12-01, DI12-02, DI12-03, DI12-04, DI12-05, DI12-06, DI12-07, DI12-08, DI12-09, DI12-10, DI12-11, DI12-12, DI12-13, DI12-14, K1-13.1, K1-16.8: how many there are of each, 35 in all, 15 of them at a price.
#[test]
fn thirty_five_cards() {
    let (deck, pile) = first(3).di_piles();
    assert_eq!((deck.len(), pile.len()), (35, 0));
    let counts = [
        ("War Rage", 3, 0),
        ("War Fury", 3, 1),
        ("Bloody Battle", 3, 0),
        ("Bloodbath", 2, 1),
        ("Bronze Wall", 3, 0),
        ("Iron Wall", 2, 1),
        ("Raining Fire", 4, 1),
        ("Prayer", 2, 0),
        ("Enlistment", 4, 0),
        ("Mana Theft", 2, 0),
        ("Teleportation", 3, 1),
        ("Open Gates", 1, 1),
        ("Veto", 2, 0),
        ("Escape", 1, 0),
    ];
    let name = names_of("di", "first");
    let found: Vec<_> = deck
        .faces()
        .map(|card| (name(&card), deck.count(card), card.face().cost))
        .collect();
    let counted = counts.map(|(name, count, cost)| (name.to_owned(), count, cost));
    assert_eq!(found, counted);
    let priced: u8 = counts.iter().map(|(_, count, cost)| count * cost).sum();
    assert_eq!(priced, 15);
}

/// DI12-07: one enemy unit, of anybody, anywhere, for 1 prayer.
#[test]
fn raining_fire() {
    let mut t = first(3)
        .troop(P1, "w_on", 1)
        .troop(P2, "w2a", 2)
        .troop(P3, "d_t", 2)
        .holds(P1, &[Di::FirstRainingFire])
        .with_prayer(P1, 3);
    t.act(P1, "play DI12-07");
    assert_eq!(t.offers(P1), ["strike w2a", "strike d_t"]);
    t.act(P1, "strike d_t");
    assert_eq!((t.units(P3, "d_t"), t.supply(P3)), (1, 11));
    assert_eq!((t.prayer(P1), t.di(P1).len()), (2, 0));
}

/// DI12-07, K1-10b.4: not without its price, nor without an enemy.
#[test]
fn raining_fire_has_a_price() {
    let table = || first(3).holds(P1, &[Di::FirstRainingFire]);
    assert!(
        !table()
            .with_prayer(P1, 0)
            .troop(P2, "w_r", 1)
            .can(P1, "play DI12-07")
    );
    assert!(!table().troop(P1, "w_r", 1).can(P1, "play DI12-07"));
}

/// DI12-07, K1-5.16: a temple whose last defender burns is nobody's.
#[test]
fn raining_fire_on_the_last_unit() {
    let mut t = first(3)
        .troop(P2, "w_ti", 1)
        .holds(P1, &[Di::FirstRainingFire]);
    assert_eq!(t.temporary_fame(P2), 1);
    t.act(P1, "play DI12-07");
    assert_eq!((t.units(P2, "w_ti"), t.temporary_fame(P2)), (0, 0));
}

/// DI12-07, K1-4.2.5, K1-10b.2: in the middle of a Recruit it may clear a district before there is a battle.
#[test]
fn raining_fire_in_a_recruit() {
    let mut t = first(3)
        .troop(P2, "w1a", 1)
        .holds(P1, &[Di::FirstRainingFire])
        .with_prayer(P1, 5);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 3, play DI12-07, done");
    assert!(!crate::help::battled(&t));
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (3, 1));
    assert!(t.controls(P1, "w1a"));
}

/// DI12-07, K1-10b.4: the price of units already placed cannot be spent on a card.
#[test]
fn a_card_leaves_the_price_of_a_recruit() {
    let mut t = first(3)
        .troop(P2, "w_r", 1)
        .holds(P1, &[Di::FirstRainingFire])
        .with_prayer(P1, 3);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 3");
    assert!(!t.can(P1, "play DI12-07"));
}

/// DI12-09, K1-10b.2: in the middle of a Move units may join, also those who march.
#[test]
fn enlistment_in_a_move() {
    let mut t = first(3)
        .troop(P1, "w1f", 2)
        .owns(P1, Tile::GodSpeed)
        .holds(P1, &[Di::Enlistment]);
    march(&mut t, "w1f", &["w_r"]);
    t.acts(P1, "play DI12-09, place w_r 2");
    t.acts(P1, "carry 4, step w_tr");
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (0, 4));
}

/// DI12-08, K1-10b.1: 2 prayer; a card is no action, and two of a kind add up.
#[test]
fn prayer() {
    let mut t = first(3)
        .holds(P1, &[Di::FirstPrayer, Di::FirstPrayer])
        .with_prayer(P1, 0);
    t.acts(P1, "play DI12-08, play DI12-08");
    assert_eq!(t.prayer(P1), 4);
    assert!(
        t.awaits(P1) && t.can(P1, "token m_pray"),
        "the token is still to come"
    );
}

/// DI12-09, corrections:F-2, K1-U31, K1-U32, K1-U33: two units for nothing, to one troop or the own city, there split or together, not to enemies; the Scribe adds none.
#[test]
fn enlistment() {
    let table = || {
        let mut t = first(3)
            .troop(P1, "w_r", 4)
            .troop(P2, "w1c", 1)
            .owns(P1, Tile::FirstScribe)
            .holds(P1, &[Di::Enlistment])
            .with_prayer(P1, 4);
        t.act(P1, "play DI12-09");
        t
    };
    let mut t = table();
    assert!(t.can(P1, "place w1a 2") && !t.can(P1, "place w1a 3"));
    assert!(!t.can(P1, "place w_r 2"), "the limit");
    assert!(!t.can(P1, "place w1c 1") && !t.can(P1, "place w_on 1"));
    t.acts(P1, "place w1a 1, place w1b 1");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1b"), t.prayer(P1)),
        (1, 1, 4)
    );
    assert!(t.can(P1, "token m_pray"));
    let mut t = table();
    t.act(P1, "place w_r 1");
    assert!(t.can(P1, "token m_pray"), "the other has no place");
    let mut t = table();
    t.act(P1, "place w1a 2");
    assert_eq!(t.units(P1, "w1a"), 2);
}

/// DI12-10, K1-U37: each opponent with any loses one, Priest of Ra or not; the thief gains one in all.
#[test]
fn mana_theft() {
    let mut t = first(4)
        .holds(P1, &[Di::ManaTheft])
        .owns(P2, Tile::FirstPriestOfRa)
        .with_prayer(P1, 3)
        .with_prayer(P2, 4)
        .with_prayer(P3, 0)
        .with_prayer(P4, 1);
    t.act(P1, "play DI12-10");
    let prayer = [P1, P2, P3, P4].map(|seat| t.prayer(seat));
    assert_eq!(prayer, [4, 3, 0, 0]);
}

/// DI12-11, K1-U26: from wherever the troop stands to an obelisk, for 1 prayer and no range; neither Stargate nor the Teleport tile changes that price.
#[test]
fn teleportation() {
    for tiles in [vec![], vec![Tile::Stargate, Tile::Teleport]] {
        let mut t = first(3)
            .troop(P1, "w1f", 3)
            .holds(P1, &[Di::Teleportation])
            .with_prayer(P1, 1);
        for tile in tiles {
            t = t.owns(P1, tile);
        }
        march(&mut t, "w1f", &[]);
        assert!(!t.can(P1, "teleport d_t"), "no pyramid here");
        t.act(P1, "play DI12-11");
        assert_eq!(t.prayer(P1), 0);
        assert!(!t.can(P1, "teleport w_r"), "no obelisk there");
        t.act(P1, "teleport d_t");
        assert_eq!(
            (t.units(P1, "d_t"), t.prayer(P1), t.land_moves()),
            (3, 0, 1)
        );
    }
}

/// DI12-11: one card is one teleport.
#[test]
fn one_teleport_for_a_card() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Teleportation])
        .with_prayer(P1, 5);
    march(&mut t, "w1f", &[]);
    t.acts(P1, "play DI12-11, teleport d_t");
    assert!(!t.can(P1, "teleport w_ti") && t.can(P1, "step d_d"));
}

/// DI12-11, K1-U26, K1-U35: the Priest of Ra makes it free.
#[test]
fn teleportation_with_the_priest_of_ra() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Teleportation])
        .owns(P1, Tile::FirstPriestOfRa)
        .with_prayer(P1, 0);
    march(&mut t, "w1f", &[]);
    t.acts(P1, "play DI12-11, teleport w_ti");
    assert_eq!((t.units(P1, "w_ti"), t.prayer(P1)), (3, 0));
}

/// DI12-11, K1-5.8: it works after a step too, and among enemies it means battle.
#[test]
fn teleportation_after_a_step() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "d_t", 1)
        .holds(P1, &[Di::Teleportation]);
    march(&mut t, "w1f", &["w_r"]);
    t.acts(P1, "play DI12-11, teleport d_t");
    assert_eq!(t.step(), Some(Step::WarCouncil));
}

/// DI12-12, K1-5.13: with Open Gates a wall is passed at any step of this Move.
#[test]
fn open_gates() {
    let table = || {
        first(3)
            .troop(P1, "w_on", 3)
            .owns(P1, Tile::GodSpeed)
            .holds(P1, &[Di::OpenGates])
            .with_prayer(P1, 1)
    };
    let mut t = table();
    march(&mut t, "w_on", &["w2f"]);
    assert!(!t.can(P1, "step w2a"));
    t.act(P1, "play DI12-12");
    assert_eq!(t.prayer(P1), 0);
    t.act(P1, "step w2a");
    assert_eq!(t.units(P1, "w2a"), 3);
    let mut t = table().with_prayer(P1, 0);
    march(&mut t, "w_on", &["w2f"]);
    assert!(!t.can(P1, "play DI12-12"), "it costs 1");
}

/// DI12-12: the next Move has walls again.
#[test]
fn open_gates_for_one_move() {
    let mut t = first(2)
        .troop(P1, "w_on", 3)
        .owns(P1, Tile::GodSpeed)
        .owns(P1, Tile::RedActOfGod)
        .holds(P1, &[Di::OpenGates]);
    march(&mut t, "w_on", &[]);
    t.acts(
        P1,
        "play DI12-12, done, silver m_move, troop w_on, step w3f",
    );
    assert!(!t.can(P1, "step w3a"));
}

/// K1-10b.2, DI12-11, DI12-12: the cards for a Move are for nothing else.
#[test]
fn move_cards_in_a_move_only() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Teleportation, Di::OpenGates]);
    for card in [Di::Teleportation, Di::OpenGates] {
        assert_eq!(t.refusal(P1, &format!("play {card}")), wrong_moment(card));
    }
    t.begin(P1, Deed::Build);
    for card in [Di::Teleportation, Di::OpenGates] {
        assert_eq!(t.refusal(P1, &format!("play {card}")), wrong_moment(card));
    }
}

/// K1-10b.2: day cards may be played inside the own actions.
#[test]
fn day_cards_inside_actions() {
    let table = || {
        first(2)
            .troop(P1, "w1f", 3)
            .troop(P1, "w1a", 1)
            .pyramid(P1, "w1a", Colour::Diamond, 1)
            .holds(P1, &[Di::FirstPrayer])
            .with_prayer(P1, 1)
    };
    for deed in [Deed::Move, Deed::Recruit, Deed::Build, Deed::Acquire] {
        let mut t = table();
        t.begin(P1, deed);
        t.act(P1, "play DI12-08");
        assert_eq!(t.prayer(P1), 3, "{deed}");
    }
    let mut t = table();
    march(&mut t, "w1f", &["w_r"]);
    t.act(P1, "play DI12-08");
    assert_eq!(t.prayer(P1), 3, "after a step");
}

/// K1-10b.2: no day card in a battle, in another's turn, or at night; battle cards for those who fight.
#[test]
fn every_icon_has_its_time() {
    let cards = [Di::FirstPrayer, Di::FirstRage, Di::Veto, Di::Escape];
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .holds(P1, &cards[..2])
        .holds(P2, &[Di::FirstPrayer, Di::FirstRage])
        .holds(P3, &[Di::FirstRage]);
    assert_eq!(t.refusal(P1, "play DI12-01"), wrong_moment(Di::FirstRage));
    let not_his = Some(Refused::NotAwaited { seat: P2 }.into());
    assert_eq!(t.refusal(P2, "play DI12-08"), not_his);
    march(&mut t, "w1f", &["w_r"]);
    assert_eq!(t.offers(P2), ["decline"], "no day card against an attack");
    t.act(P2, "decline");
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    t.acts(P2, "play-card BC-1, discard-card BC-2");
    for seat in [P1, P2] {
        assert_eq!(t.offers(seat), ["add DI12-01", "hide"]);
    }
    assert!(t.offers(P3).is_empty());
    let mut t = first(3).holds(P1, &[Di::FirstPrayer]);
    t.night_step(Step::NightTiles { place: 0 });
    assert!(!t.is_night() && t.round() == 2, "nobody was asked");
}

/// K1-10b.2, DI12-13, DI12-14: Veto and Escape are never for the own turn.
#[test]
fn black_cards_not_in_the_own_turn() {
    let mut t = first(3)
        .troop(P1, "w1f", 3)
        .holds(P1, &[Di::Veto, Di::Escape, Di::FirstPrayer]);
    for card in [Di::Veto, Di::Escape] {
        assert_eq!(t.refusal(P1, &format!("play {card}")), wrong_moment(card));
    }
    t.act(P1, "play DI12-08");
    assert!(
        t.awaits(P1),
        "nobody else holds a card, and nobody vetoes himself"
    );
    march(&mut t, "w1f", &[]);
    for card in [Di::Veto, Di::Escape] {
        assert_eq!(t.refusal(P1, &format!("play {card}")), wrong_moment(card));
    }
}

/// K1-10b.1: a hand has no limit.
#[test]
fn no_hand_limit() {
    let hand: Vec<Di> = first(3).di_piles().0.iter().take(30).collect();
    let mut t = first(3).holds(P1, &hand);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.di(P1).len(), 31);
    assert!(!t.is_night(), "nothing to discard");
}

/// K1-10b.3: an empty deck is made of the pile.
#[test]
fn the_pile_becomes_the_deck() {
    let mut t = first(3).deck(&[Di::FirstRage]);
    t.night_step(Step::NightDi { place: 0 });
    assert!(t.events().contains(&Event::DeckReshuffled));
    let (deck, pile) = t.di_piles();
    assert_eq!((deck.len(), pile.len()), (32, 0));
    assert_eq!([P1, P2, P3].map(|seat| t.di(seat).len()), [1, 1, 1]);
}

/// K1-U41: what there is is dealt in turn order.
#[test]
fn deck_and_pile_run_dry() {
    let all: Vec<Di> = first(3).di_piles().0.iter().collect();
    let mut t = first(3).holds(P1, &all[..33]).order(&[P3, P2, P1]);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!([P1, P2, P3].map(|seat| t.di(seat).len()), [33, 1, 1]);
}

/// K1-U41, WHI-3b: Vision looks at as many as there are.
#[test]
fn vision_of_a_small_deck() {
    let all: Vec<Di> = first(3).di_piles().0.iter().collect();
    let mut t = first(3).holds(P2, &all[..32]).owns(P1, Tile::FirstVision);
    t.night_step(Step::NightDi { place: 0 });
    assert_eq!(t.view(tabletop::Eye::Spectator).foreseen, 3);
    let keep = t.offers(P1)[0].clone();
    t.act(P1, &keep);
    assert_eq!([P1, P2, P3].map(|seat| t.di(seat).len()), [1, 33, 1]);
}
