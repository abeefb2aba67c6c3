//! Veto and Escape: who is asked, when, and what comes of it.

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

use crate::help::{battled, first, march};

/// Those who are asked one after the other, all of whom decline.
fn asked(t: &mut Scene, active: Seat) -> Vec<Seat> {
    let mut seats = Vec::new();
    while !t.awaits(active) {
        let seat = t.awaiting().lowest().expect("somebody is asked");
        assert!(t.awaits(seat), "one at a time");
        assert!(matches!(t.step(), Some(Step::Veto { .. })));
        seats.push(seat);
        t.act(seat, "decline");
    }
    seats
}

/// DI12-13, K1-U38: opponents are asked in turn order from the active player, those who hold a card.
#[test]
fn veto_goes_round_in_turn_order() {
    let mut t = first(5)
        .order(&[P3, P1, P4, P5, P2])
        .holds(P1, &[Di::FirstPrayer])
        .holds(P2, &[Di::FirstPrayer])
        .holds(P3, &[Di::Veto])
        .holds(P4, &[Di::FirstRage])
        .with_prayer(P1, 0);
    t.turn(P1);
    t.act(P1, "play DI12-08");
    assert_eq!(t.prayer(P1), 0, "not before all are asked");
    assert_eq!(asked(&mut t, P1), [P4, P2, P3], "P5 has no card");
    assert_eq!(t.prayer(P1), 2);
}

/// DI12-13, K1-U38: one Veto is enough: nobody else is asked, and the card does nothing.
#[test]
fn veto_undoes_the_card() {
    let mut t = first(4)
        .holds(P1, &[Di::FirstPrayer])
        .holds(P2, &[Di::Veto])
        .holds(P3, &[Di::Veto])
        .with_prayer(P1, 0);
    t.act(P1, "play DI12-08");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["play DI12-13", "decline"]);
    t.act(P2, "play DI12-13");
    assert!(
        t.awaits(P1),
        "P3 cannot veto the Veto, nor need anybody be asked"
    );
    assert_eq!((t.prayer(P1), t.di(P1).len(), t.di(P2).len()), (0, 0, 0));
    let pile = t.di_piles().1;
    assert_eq!((pile.count(Di::FirstPrayer), pile.count(Di::Veto)), (1, 1));
    assert_eq!(t.di(P3).count(Di::Veto), 1);
}

/// K1-U38, K1-10b.4: the price of a vetoed card is lost with it.
#[test]
fn the_price_is_lost() {
    let mut t = first(3)
        .troop(P3, "w_r", 2)
        .holds(P1, &[Di::FirstRainingFire])
        .holds(P2, &[Di::Veto])
        .with_prayer(P1, 3);
    t.act(P1, "play DI12-07");
    t.act(P2, "play DI12-13");
    assert_eq!(
        (t.prayer(P1), t.di(P1).len(), t.units(P3, "w_r")),
        (2, 0, 2)
    );
    assert!(t.awaits(P1) && t.can(P1, "token m_pray"));
}

/// DI12-13, K1-U38: every card outside battle can be vetoed, those of a Move too.
#[test]
fn what_can_be_vetoed() {
    let table = |card| {
        first(3)
            .troop(P1, "w1f", 2)
            .troop(P3, "w_ti", 1)
            .owns(P1, Tile::GodSpeed)
            .holds(P1, &[card])
            .holds(P2, &[Di::Veto])
    };
    for card in [
        Di::FirstRainingFire,
        Di::FirstPrayer,
        Di::Enlistment,
        Di::ManaTheft,
    ] {
        let mut t = table(card);
        let before = [P1, P2, P3].map(|seat| (t.prayer(seat), t.supply(seat)));
        t.act(P1, &format!("play {card}"));
        t.act(P2, "play DI12-13");
        let mut after = [P1, P2, P3].map(|seat| (t.prayer(seat), t.supply(seat)));
        after[0].0 += card.face().cost;
        assert_eq!(after, before, "{card}");
        assert!(t.awaits(P1) && t.can(P1, "token m_pray"), "{card}");
    }
    let mut t = table(Di::Teleportation);
    march(&mut t, "w1f", &[]);
    t.act(P1, "play DI12-11");
    t.act(P2, "play DI12-13");
    assert!(
        !t.can(P1, "teleport d_t") && t.can(P1, "step w_r"),
        "the Move goes on"
    );
    let mut t = table(Di::OpenGates);
    march(&mut t, "w1f", &["w_on"]);
    t.act(P1, "play DI12-12");
    t.act(P2, "play DI12-13");
    assert!(!t.can(P1, "step w2a") && t.can(P1, "step w2f"));
}

/// K1-U38: when both Vetoes lie on the pile nobody is asked.
#[test]
fn no_veto_left() {
    let all: Vec<Di> = first(3).di_piles().0.iter().collect();
    let rest: Vec<Di> = all.into_iter().filter(|&card| card != Di::Veto).collect();
    let mut t = first(3)
        .deck(&rest)
        .holds(P1, &[Di::FirstPrayer])
        .holds(P2, &[Di::FirstPrayer]);
    t.act(P1, "play DI12-08");
    assert!(t.awaits(P1));
    assert_eq!(t.prayer(P1), 7);
}

/// K1-12.10, K1-10b.2: cards of a battle are not vetoed, nor those of Divine Wound.
#[test]
fn no_veto_in_battle() {
    let mut t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .owns(P1, Tile::FirstWound)
        .holds(P1, &[Di::FirstRage, Di::FirstPrayer])
        .holds(P2, &[Di::Veto])
        .holds(P3, &[Di::Veto]);
    t.battle(P1, "w_r");
    t.act(P2, "decline");
    t.council(P1, "BC-2", &[Di::FirstRage], "hide");
    t.acts(P2, "play-card BC-2, discard-card BC-1");
    assert_eq!(t.offers(P2), ["hide"]);
    t.act(P2, "hide");
    assert!(t.awaits(P1), "nobody is asked about the cards");
    t.act(P1, "wound DI12-08");
    assert!(t.awaits(P1) || t.awaits(P2));
    assert!(!matches!(t.step(), Some(Step::Veto { .. })));
    assert_eq!(t.di(P3).count(Di::Veto), 1);
}

/// P1 enters the river bank, where P2 stands with `units` and holds Escape.
fn ambush(units: u8) -> Scene {
    let mut t = first(3)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", units)
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w1f", &["w_r"]);
    t
}

/// DI12-14, K1-U9, K1-12.9: the attacked troop slips away to a free neighbour, also where the attacker came from; no battle.
#[test]
fn escape() {
    let mut t = ambush(3);
    assert!(t.awaits(P2));
    let mut offers = t.offers(P2);
    offers.sort();
    let mut all = [
        "decline",
        "flee w1f",
        "flee w2f",
        "flee w3f",
        "flee w_on",
        "flee w_os",
        "flee w_tr",
    ];
    all.sort_unstable();
    assert_eq!(offers, all);
    t.act(P2, "flee w1f");
    assert!(!battled(&t));
    assert_eq!(
        (t.units(P2, "w1f"), t.units(P2, "w_r"), t.units(P1, "w_r")),
        (3, 0, 4)
    );
    assert_eq!((t.fame(P1), t.di(P2).len()), (0, 0));
    assert_eq!(t.di_piles().1.count(Di::Escape), 1);
    assert!(t.controls(P2, "w1f") && t.controls(P1, "w_r"));
}

/// DI12-14: it need not be played.
#[test]
fn escape_is_a_may() {
    let mut t = ambush(3);
    t.act(P2, "decline");
    assert!(battled(&t));
    assert_eq!(t.di(P2).count(Di::Escape), 1);
}

/// DI12-14: only the attacked player is asked, and only with a card in hand.
#[test]
fn who_is_asked_for_escape() {
    let table = || {
        first(3)
            .troop(P1, "w1f", 4)
            .troop(P2, "w_r", 2)
            .holds(P3, &[Di::Escape])
    };
    let mut t = table();
    march(&mut t, "w1f", &["w_r"]);
    assert!(battled(&t), "P2 has no card, and P3 is not attacked");
    let mut t = table().holds(P2, &[Di::FirstRage]);
    march(&mut t, "w1f", &["w_r"]);
    assert!(t.awaits(P2) && !battled(&t));
    assert_eq!(t.offers(P2), ["decline"]);
}

/// DI12-14: with the one Escape on the pile nobody is asked.
#[test]
fn no_escape_left() {
    let all: Vec<Di> = first(3).di_piles().0.iter().collect();
    let rest: Vec<Di> = all.into_iter().filter(|&card| card != Di::Escape).collect();
    let mut t = first(3)
        .deck(&rest)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", 2)
        .holds(P2, &[Di::FirstRage]);
    march(&mut t, "w1f", &["w_r"]);
    assert!(battled(&t));
}

/// K1-12.8, K1-13.2: the attacker moves on with the range he has left, even after those who fled.
#[test]
fn the_attacker_moves_on() {
    let mut t = first(3)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", 3)
        .owns(P1, Tile::GodSpeed)
        .holds(P2, &[Di::Escape, Di::FirstRage]);
    march(&mut t, "w1f", &["w_r"]);
    t.act(P2, "flee w_tr");
    assert!(t.awaits(P1));
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "step w_tr");
    assert!(battled(&t), "there is no second Escape");
}

/// K1-12.6, K1-B0: Escape comes before Initiative, which strikes nobody then.
#[test]
fn escape_before_initiative() {
    let mut t = first(3)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", 3)
        .owns(P1, Tile::FirstInitiative)
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w1f", &["w_r"]);
    t.act(P2, "flee w_os");
    assert_eq!((t.units(P2, "w_os"), t.supply(P2)), (3, 9));
    let struck = |event: &Event| matches!(event, Event::StruckFirst { .. });
    assert!(!t.events().iter().any(struck));
}

/// K1-U9: not over a harbour; where there is no other way it cannot be played, and nobody is asked.
#[test]
fn escape_needs_a_way() {
    let mut t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 4)
        .troop(P2, "d_t", 2)
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w1a", &[]);
    t.act(P1, "teleport d_t");
    assert!(battled(&t));
    assert_eq!(t.di(P2).count(Di::Escape), 1);
}

/// K1-U9: not to enemies, not into a foreign city, to own units within the limits.
#[test]
fn where_escape_leads() {
    let mut t = first(3)
        .troop(P1, "w_r", 4)
        .troop(P2, "w3f", 3)
        .troop(P2, "w_os", 3)
        .troop(P2, "w_ti", 2)
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w_r", &[]);
    t.acts(P1, "carry 3, step w3f");
    assert_eq!(
        t.offers(P2),
        ["flee w_ti", "decline"],
        "P1 is left in w_r, six would be in w_os, w3a to w3c are P3's"
    );
    t.act(P2, "flee w_ti");
    assert_eq!(t.units(P2, "w_ti"), 5);
}

/// K1-U9, K1-9b.3: a creature goes along, but not to another one.
#[test]
fn escape_with_a_creature() {
    let mut t = first(3)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", 2)
        .companion(P2, Companion::FirstElephant, "w_r")
        .troop(P2, "w_os", 1)
        .companion(P2, Companion::FirstSphinx, "w_os")
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w1f", &["w_r"]);
    assert!(!t.can(P2, "flee w_os"));
    t.act(P2, "flee w_tr");
    assert!(t.companions(P2, "w_tr").contains(Companion::FirstElephant));
}

/// DI12-14, K1-U9: it works against a Recruit: out of the city, and the recruiter has his district back.
#[test]
fn escape_from_a_recruit() {
    let mut t = first(3).troop(P2, "w1a", 3).holds(P2, &[Di::Escape]);
    assert!(!t.controls(P1, "w1a"));
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2, done");
    assert_eq!(t.offers(P2), ["flee w1f", "decline"]);
    t.act(P2, "flee w1f");
    assert!(!battled(&t));
    assert_eq!((t.units(P1, "w1a"), t.units(P2, "w1f")), (2, 3));
    assert!(t.controls(P1, "w1a"));
}

/// DI12-13, DI12-14, K1-U38: an Escape can be vetoed, by a third player only; then there is battle.
#[test]
fn a_vetoed_escape() {
    let table = || {
        let mut t = first(3)
            .troop(P1, "w1f", 4)
            .troop(P2, "w_r", 3)
            .holds(P1, &[Di::Veto])
            .holds(P2, &[Di::Escape, Di::FirstRage])
            .holds(P3, &[Di::Veto]);
        march(&mut t, "w1f", &["w_r"]);
        t.act(P2, "flee w_tr");
        t
    };
    let mut t = table();
    assert!(t.awaits(P3), "neither the active player nor who fled");
    t.act(P3, "play DI12-13");
    assert!(battled(&t));
    assert_eq!((t.units(P2, "w_r"), t.units(P2, "w_tr")), (3, 0));
    assert_eq!(t.di_piles().1.count(Di::Escape), 1, "the card is lost");
    assert_eq!(t.di(P1).count(Di::Veto), 1);
    let mut t = table();
    t.act(P3, "decline");
    assert_eq!(t.units(P2, "w_tr"), 3);
    assert!(!battled(&t));
}

/// DI12-13: with two players nobody can answer an Escape.
#[test]
fn escape_of_two() {
    let mut t = first(2)
        .troop(P1, "w1f", 4)
        .troop(P2, "w_r", 3)
        .holds(P1, &[Di::Veto])
        .holds(P2, &[Di::Escape]);
    march(&mut t, "w1f", &["w_r"]);
    t.act(P2, "flee w_tr");
    assert_eq!(t.units(P2, "w_tr"), 3);
}
