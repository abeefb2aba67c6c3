//! Gods of Egypt: battles of gods and what becomes of them (section 6.7).

use kemet::reckoning::{Card, Place, Question, Reckoning, SideQuestion, work_out};
use kemet::scene::*;
use kemet::*;
use tabletop::Eye;

use crate::battle::help::side;
use crate::gods::help::{fight, pantheon};
use crate::ledger::gains;

/// P1's god with this many life points attacks 5 units of P2.
fn attack_with(zone: &str, life: u8) -> Scene {
    pantheon(3)
        .troop(P2, zone, 5)
        .god(P1, God::Wadjet, zone, life)
}

/// KB-6.7.a, KB-6.7.b, KB-EX-6.7-1: a losing god must retreat where it can, and
/// gains nothing; the winner says where to.
#[test]
fn a_losing_god_retreats() {
    // 7 + 1 against 5 + 3: the tie is the defender's, two damage, no shield.
    let mut t = fight(attack_with("w_on", 3), "w_on", "BC-3", "BC-2");
    assert!(t.events().contains(&Event::BattleWon { seat: P2 }));
    assert_eq!(t.god_life(P1), 1);
    // Nobody asks P1: there is nothing but the retreat.
    assert_eq!(t.step(), Some(Step::RetreatZone));
    assert_eq!(
        t.offers(P2),
        ["banish w1f", "banish w2f", "banish w_r", "banish w_ti"]
    );
    t.act(P2, "banish w_ti");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w_ti"), 1));
    assert!(t.controls(P1, "w_ti"), "as any troop");
    t.act(P2, "stay");
    assert!(gains(&t, P1).is_empty());
}

/// KB-6.7.b, KB-EX-6.7-1, KB-AM-G8: without a zone to retreat to a god goes to its
/// tile; that is no recall, and it comes back with all its life points.
#[test]
fn a_losing_god_without_a_way_out() {
    let caught = attack_with("w_tr", 3)
        .troop(P3, "w_r", 1)
        .owns(P1, Tile::ForcedRecall);
    let mut t = fight(caught, "w_tr", "BC-3", "BC-2");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (None, 0));
    assert_eq!(t.prayer(P1), 7);
    assert!(t.events().contains(&Event::GodReturned {
        seat: P1,
        zone: Zone::WTr
    }));
    t.act(P2, "stay");
    assert!(t.controls(P2, "w_tr"));
    t.turn(P1);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "deploy w1a");
    assert_eq!(t.god_life(P1), 4);
}

/// KB-EX-6.7-1: a god that loses its last life points in the battle is back on its
/// tile; nothing is left to retreat.
#[test]
fn a_god_falls_in_battle() {
    let deadly =
        pantheon(3)
            .owns(P2, Tile::Legion)
            .troop(P2, "w_on", 7)
            .god(P1, God::Wadjet, "w_on", 3);
    // 7 + 1 against 7 + 1.
    let mut t = fight(deadly, "w_on", "BC-3", "BC-3");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (None, 0));
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    // The strength it had still stands in the sums.
    let seen = side(&t, Eye::Spectator, Role::Attacker);
    assert!(seen.figure && seen.life == 0);
    assert_eq!(seen.points.strength, 8);
    t.act(P2, "stay");
    assert!(t.controls(P2, "w_on"));
    assert_eq!(t.supply(P1), 12);
}

/// KB-6.7.a, KB-6.7.c: a winning god is not asked; it stays.
#[test]
fn a_winning_god_stays() {
    let mut t = fight(attack_with("w_on", 4), "w_on", "BC-6", "BC-5");
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!(t.permanent_fame(P1), (1, 0), "as for any attacker");
    t.act(P2, "recall");
    assert!(t.events().contains(&Event::Stayed {
        seat: P1,
        zone: Zone::WOn
    }));
    assert_eq!(t.god_zone(P1), Some("w_on"));
    assert!(t.controls(P1, "w_on"));
    assert!(t.awaits(P2), "the battle and the turn are over");
}

/// The same for a defending god.
#[test]
fn a_defending_god() {
    let t = pantheon(3)
        .god(P2, God::Wadjet, "w_on", 4)
        .troop(P1, "w_on", 5);
    let mut t = fight(t, "w_on", "BC-5", "BC-6");
    assert_eq!(t.last_points(P2).strength, 10);
    assert_eq!(t.offers(P1), ["retreat", "recall"]);
    t.act(P1, "recall");
    assert_eq!(t.god_zone(P2), Some("w_on"));
    assert!(t.awaits(P2));
}

/// KB-6.3.b, KB-6.4.a: god against god, and a card that costs its own side.
#[test]
fn two_gods_fight() {
    let t = pantheon(3)
        .god(P2, God::Wadjet, "w_on", 4)
        .god(P1, God::Seth, "w_on", 4)
        .deck(&[Di::Prayer, Di::Prayer]);
    let mut t = fight(t, "w_on", "BC-7", "BC-4");
    // Seth's two cards are alike and no BATTLE cards.
    assert_eq!(t.last_points(P1).strength, 7 + 5);
    assert_eq!(t.last_points(P2).strength, 7 + 2);
    assert_eq!(t.god_zone(P1), None, "two by its own card, two by damage");
    assert_eq!(t.god_life(P2), 4);
    assert_eq!(
        t.step(),
        Some(Step::RetreatZone),
        "the loser still retreats"
    );
    t.act(P1, "banish w1f");
    assert_eq!(t.god_zone(P2), Some("w1f"));
}

/// The sums name the god in the place of units.
#[test]
fn the_sums_of_a_god() {
    let t = pantheon(3)
        .troop(P2, "w_on", 3)
        .god(P1, God::Bastet, "w_on", 2)
        .owns(P1, Tile::BladesOfNeith);
    let t = fight(t, "w_on", "BC-6", "BC-5");
    let seen = side(&t, Eye::Spectator, Role::Attacker);
    assert!(seen.figure);
    assert_eq!(seen.life, 2);
    let line = |source| seen.lines.iter().find(|line| line.source == source);
    let figure = line(PointSource::Figure).expect("a line for the god");
    assert_eq!((figure.points.strength, figure.points.shield), (7, 1));
    assert!(line(PointSource::Units).is_none());
    // Tiles for all troops work for gods, too (tiles:§9, reading 5).
    let blades = line(PointSource::Tile(Tile::BladesOfNeith)).expect("a line");
    assert_eq!(blades.points.strength, 1);
    let sum: i8 = seen.lines.iter().map(|line| line.points.strength).sum();
    assert_eq!(sum, seen.points.strength as i8);
}

/// AMB-3a with KB-AM-G9: Hold the Ground gives a god the cards and no unit.
#[test]
fn hold_the_ground_with_a_god() {
    let t = attack_with("w_on", 4).owns(P1, Tile::HoldTheGround);
    let mut t = fight(t, "w_on", "BC-6", "BC-5");
    t.act(P2, "recall");
    assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
    assert_eq!((t.supply(P1), t.god_life(P1)), (12, 4));
}

/// E-44, corrections:K-7, KB-6.7.b: a god that finds no zone to retreat to goes home,
/// which is no recall: the battle cards come back.
#[test]
fn hold_the_ground_without_a_way_out() {
    let caught = attack_with("w_tr", 3)
        .troop(P3, "w_r", 1)
        .owns(P1, Tile::HoldTheGround);
    let mut t = fight(caught, "w_tr", "BC-3", "BC-2");
    assert_eq!(t.god_zone(P1), None);
    t.act(P2, "stay");
    assert_eq!(t.battle_cards(P1)[0], BattleCards::STANDARD);
}

/// KB-6.3.d, AMB-1b: Masaharta leads nobody to the god.
#[test]
fn no_shelter_with_the_god() {
    let t = pantheon(3)
        .troop(P2, "w_on", 5)
        .troop(P1, "w_on", 2)
        .companion(P1, Companion::Masaharta1, "w_on")
        .god(P1, God::Wadjet, "w1a", 4);
    let t = fight(t, "w_on", "BC-5", "BC-6");
    assert!(t.can(P1, "shelter w1b") && !t.can(P1, "shelter w1a"));
}

/// The odds of a council with a god are those of the reckoning, which knows gods.
#[test]
fn the_odds_of_a_god() {
    let mut t = pantheon(3)
        .troop(P2, "w_tr", 5)
        .god(P1, God::Sobek, "w_tr", 2);
    t.battle(P1, "w_tr");
    let seen = forecast(&t.view(Eye::Spectator)).expect("a war council");
    let plain = SideQuestion {
        units: 5,
        god: None,
        card: None,
        hand: None,
        tiles: Vec::new(),
        di: Vec::new(),
        creature: None,
        servant: None,
        wounds: 0,
        convert: 0,
    };
    let sobek = SideQuestion {
        units: 2,
        god: Some(God::Sobek),
        // One card is removed, and the eye does not know which.
        hand: Some(
            BattleCard::ALL[..8]
                .iter()
                .copied()
                .chain([BattleCard::SobeksWrath])
                .collect(),
        ),
        ..plain.clone()
    };
    let ask = |attacker: &SideQuestion| Question {
        zone: Place::Temple,
        attacker: attacker.clone(),
        defender: plain.clone(),
    };
    let Ok(Reckoning::Odds { odds }) = work_out(&ask(&sobek)) else {
        panic!("cards are unknown");
    };
    assert_eq!(seen.attacker_wins, odds.attacker_wins);
    assert_eq!(seen.defender_lost, odds.defender.lost);
    assert_eq!(odds.attacker.recall_pp, 0.0, "never recalled");
    for case in &odds.cases {
        let card = case.attacker_card.expect("a known card");
        assert_eq!(
            case.answer.attacker.strength,
            7 + card.face().points.strength
        );
        assert_eq!(case.answer.attacker.damage, 1 + card.face().points.damage);
    }

    let strong = SideQuestion {
        units: 6,
        card: Some(Card::Known(BattleCard::Bc1)),
        ..sobek.clone()
    };
    let escorted = SideQuestion {
        creature: Some(Tile::Sphinx),
        ..sobek
    };
    assert!(work_out(&ask(&strong)).is_err(), "five life points at most");
    assert!(work_out(&ask(&escorted)).is_err());
}
