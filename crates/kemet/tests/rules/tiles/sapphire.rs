//! The Sapphire tiles: defence and recruiting.

use crate::tiles::help::*;
use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seats};

/// SAP-1a, KB-3.4.2.f: three units of a Recruit are free wherever they go, the fourth is paid.
#[test]
fn recruiting_scribe() {
    let mut t = table(3).owns(P1, Tile::RecruitingScribe).with_prayer(P1, 1);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 2");
    assert_eq!(
        t.refusal(P1, "place w1b 3"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
    t.acts(P1, "place w1b 2");
    assert_eq!(t.prayer(P1), 0);
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1b"), t.supply(P1)),
        (2, 2, 8)
    );

    let mut other = table(3).owns(P2, Tile::RecruitingScribe).with_prayer(P1, 1);
    other.begin(P1, Deed::Recruit);
    assert_eq!(
        other.refusal(P1, "place w1a 2"),
        Some(Refusal::NeedsPrayer { need: 2, have: 1 })
    );
}

/// SAP-1a: each Recruit has its own three free units; fewer may be taken, at no price.
#[test]
fn recruiting_scribe_in_each_recruit() {
    let t = table(3)
        .owns(P1, Tile::RecruitingScribe)
        .owns(P1, Tile::DivineWill);
    let mut t = t.with_prayer(P1, 0);
    t.acts(
        P1,
        "token t_recruit, gold, resolve t_recruit, place w1a 2, done",
    );
    t.acts(P1, "golden SAP-4c, as recruit, place w1b 3");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1b"), t.prayer(P1)),
        (2, 3, 0)
    );
}

/// SAP-1b: Defense! strengthens a defence, not an attack.
#[test]
fn defense() {
    assert_eq!(
        meet(field().owns(P2, Tile::Defense)),
        [PLAIN, points(7, 0, 0, 1)]
    );
    assert_eq!(meet(field().owns(P1, Tile::Defense)), [PLAIN, PLAIN]);
}

/// SAP-2a: a Pray also brings up to two units into own districts, and nowhere else.
#[test]
fn reinforcement_prayer() {
    let t = table(3).troop(P1, "w_r", 1).troop(P1, "w1a", 4);
    let mut t = t.owns(P1, Tile::ReinforcementPrayer).with_prayer(P1, 0);
    t.begin(P1, Deed::Pray);
    assert_eq!(t.prayer(P1), 2);
    let offers = [
        "place w1a 1",
        "place w1b 1",
        "place w1b 2",
        "place w1c 1",
        "place w1c 2",
        "done",
    ];
    assert_eq!(t.offers(P1), offers);
    let mut none = t.clone();
    none.act(P1, "done");
    assert_eq!((none.supply(P1), none.awaits(P2)), (7, true));
    t.acts(P1, "place w1a 1, place w1c 1");
    assert_eq!(
        (t.units(P1, "w1a"), t.units(P1, "w1c"), t.prayer(P1)),
        (5, 1, 2)
    );
    assert!(t.awaits(P2), "two in all");
}

/// SAP-2a, tiles:R26: units prayed into a district that an opponent holds fight there.
#[test]
fn reinforcement_prayer_may_fight() {
    let mut t = table(3)
        .troop(P2, "w1a", 2)
        .owns(P1, Tile::ReinforcementPrayer);
    t.begin(P1, Deed::Pray);
    t.act(P1, "place w1a 2");
    assert_eq!(t.step(), Some(Step::WarCouncil));
    let [attacker, defender] = t
        .view(Eye::Archive)
        .battle
        .map(|b| [b.attacker.seat, b.defender.seat])
        .unwrap();
    assert_eq!([attacker, defender], [P1, P2]);
}

/// SAP-2a, DI-09: neither the card Prayer nor the prayers of the night are a Pray action.
#[test]
fn reinforcement_prayer_needs_the_action() {
    let t = table(3)
        .owns(P1, Tile::ReinforcementPrayer)
        .holds(P1, &[Di::Prayer]);
    let mut card = t.clone();
    card.act(P1, "play DI-09");
    assert_eq!((card.prayer(P1), card.step()), (9, Some(Step::BeforeToken)));
    let mut night = t;
    night.night_step(Step::Prayers { place: 0 });
    assert_eq!(
        (night.prayer(P1), night.supply(P1), night.is_night()),
        (9, 12, false)
    );
}

/// SAP-2b: the Ancestral Elephant gives its troop a land move, a strength and a shield.
#[test]
fn ancestral_elephant() {
    check_creature(Companion::AncestralElephant, 1, points(7, 0, 0, 2));
}

/// SAP-2c, SB-2, tiles:R10, KB-LIM-05: all cards come back, one leaves, Shetyw Defense joins.
#[test]
fn shetyw_defense_is_taken_for_another_card() {
    let t = bazaar(Colour::Sapphire, 2);
    let mut t = t.used_cards(P1, &[BattleCard::Bc8], &[BattleCard::Bc4]);
    buy(&mut t, Tile::ShetywDefense);
    let eight: Vec<String> = (1..=8)
        .map(|number| format!("remove BC-{number}"))
        .collect();
    assert_eq!(t.offers(P1), eight);
    t.act(P1, "remove BC-4");
    let [hand, face_up, face_down, removed] = t.battle_cards(P1);
    assert_eq!((hand.len(), face_up.len(), face_down.len()), (8, 0, 0));
    assert!(hand.contains(BattleCard::ShetywDefense));
    assert_eq!(removed, BattleCards::one(BattleCard::Bc4));
    let told = |eye| {
        t.told(eye)
            .iter()
            .any(|event| matches!(event, Event::CardRemoved { .. }))
    };
    assert_eq!(
        [P1, P2, P3].map(|seat| told(Eye::Seat(seat))),
        [true, false, false]
    );
}

/// SAP-2c, SB-2: Shetyw Defense has 3 strength and 3 shields; a second special card replaces
/// another one, and the set is still eight.
#[test]
fn shetyw_defense_in_battle() {
    let mut t = field().owns(P2, Tile::ShetywDefense);
    let [_, defence] = fight(&mut t, "BC-3", "SB-2");
    assert_eq!(defence, points(6, 0, 0, 3));
    assert_eq!(t.units(P2, "w_r"), 3);

    let mut both = bazaar(Colour::Sapphire, 2).owns(P1, Tile::WrrytStorm);
    buy(&mut both, Tile::ShetywDefense);
    assert!(both.can(P1, "remove SB-1") && !both.can(P1, "remove BC-8"));
    both.act(P1, "remove BC-1");
    let [hand, _, _, removed] = both.battle_cards(P1);
    assert_eq!((hand.len(), removed.len()), (8, 2));
}

/// SAP-2d, KB-3.5.4.2, KB-3.5.4.3: Shield of Neith is one shield in every battle, against ordinary
/// damage only.
#[test]
fn shield_of_neith() {
    assert_eq!(
        meet(field().owns(P1, Tile::ShieldOfNeith)),
        [points(6, 0, 0, 2), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::ShieldOfNeith)),
        [PLAIN, points(6, 0, 0, 2)]
    );
    // Initiative with BC-1: 2 damage and 1 unblockable against no other shield.
    let mut t = field()
        .owns(P2, Tile::ShieldOfNeith)
        .owns(P1, Tile::Initiative);
    fight(&mut t, "BC-1", "BC-2");
    assert_eq!(t.units(P2, "w_r"), 1);
}

/// SAP-3a, KB-LIM-01: with Legion a troop may have seven units, not eight; others have five.
#[test]
fn legion_recruits_seven() {
    let mut t = table(3).owns(P1, Tile::Legion).with_prayer(P1, 11);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1a 8"),
        Some(Refusal::TroopLimit { limit: 7 })
    );
    t.acts(P1, "place w1a 7, done");
    assert_eq!((t.units(P1, "w1a"), t.prayer(P1)), (7, 4));
    t.begin(P2, Deed::Recruit);
    assert_eq!(
        t.refusal(P2, "place w2a 6"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
}

/// SAP-3a, KB-3.4.5.h, KB-3.6.8c: seven units march and stay over night together; an eighth may not
/// join at the end of a Move.
#[test]
fn legion_marches() {
    let t = table(3)
        .owns(P1, Tile::Legion)
        .troop(P1, "w1a", 7)
        .troop(P1, "w1f", 1);
    let mut crowded = t.clone();
    crowded.begin(P1, Deed::Move);
    crowded.act(P1, "troop w1a");
    assert_eq!(
        crowded.refusal(P1, "step w1f"),
        Some(Refusal::TroopLimit { limit: 7 })
    );
    crowded.acts(P1, "carry 6, step w1f");
    assert_eq!((crowded.units(P1, "w1a"), crowded.units(P1, "w1f")), (1, 7));

    let mut night = t;
    night.night_step(Step::Awakening);
    assert_eq!(night.units(P1, "w1a"), 7);
}

/// SAP-3a, REN-DIA3, tiles:R14: beside Gathered Tribes the higher limit counts, and the shield.
#[test]
fn legion_with_gathered_tribes() {
    let t = field().owns(P1, Tile::GatheredTribes);
    assert_eq!(
        meet(t.clone().owns(P1, Tile::Legion)),
        [points(6, 0, 0, 2), PLAIN]
    );
    for (legion, limit) in [(false, 6), (true, 7)] {
        let mut t = table(3).owns(P1, Tile::GatheredTribes).with_prayer(P1, 11);
        if legion {
            t = t.owns(P1, Tile::Legion);
        }
        t.begin(P1, Deed::Recruit);
        assert_eq!(
            t.refusal(P1, "place w1a 8"),
            Some(Refusal::TroopLimit { limit })
        );
        assert!(t.can(P1, &format!("place w1a {limit}")));
    }
}

/// SAP-3b, tiles:R11, KB-EX-3.5.5-2: a defence won with a unit left is worth a battle fame point
/// instead of the consolation; the winner's token stays.
#[test]
fn defensive_victory() {
    let mut t = field().owns(P2, Tile::DefensiveVictory);
    fight(&mut t, "BC-6", "BC-6");
    assert_eq!((t.permanent_fame(P2), t.veterans(P2)), ((1, 0), 1));
    assert_eq!((t.permanent_fame(P1), t.veterans(P1)), ((0, 0), 1));
}

/// SAP-3b: no fame for a defence won by the dead, for a defence lost, or for an attack.
#[test]
fn defensive_victory_needs_a_defender_standing() {
    // BC-7 wins 8 to 4 and costs two units, BC-3 takes the third.
    let mut dead = field().owns(P2, Tile::DefensiveVictory);
    fight(&mut dead, "BC-3", "BC-7");
    assert_eq!(dead.units(P2, "w_r"), 0);
    assert_eq!((dead.permanent_fame(P2), dead.veterans(P2)), ((0, 0), 2));

    let mut lost = field().owns(P2, Tile::DefensiveVictory);
    fight(&mut lost, "BC-1", "BC-6");
    assert_eq!((lost.permanent_fame(P2), lost.veterans(P2)), ((0, 0), 1));

    let mut attack = field().owns(P1, Tile::DefensiveVictory);
    fight(&mut attack, "BC-1", "BC-6");
    assert_eq!(
        attack.permanent_fame(P1),
        (1, 0),
        "the attacker's usual point"
    );
}

/// SAP-3c, tiles:R21: the opponent of a Spy fixes everything first and shows the battle card, not the
/// DI cards; then the Spy's owner chooses.
#[test]
fn spy() {
    for (owner, other) in [(P1, P2), (P2, P1)] {
        let mut t = field().owns(owner, Tile::Spy).holds(other, &[Di::WarRage]);
        t.battle(P1, "w_r");
        assert!(t.awaits(other));
        assert!(!t.can(owner, "play-card BC-1"));
        t.act(other, "play-card BC-2");
        let shown = |t: &Scene| {
            let battle = t.view(Eye::Seat(owner)).battle.unwrap();
            let side = if other == P1 {
                battle.attacker
            } else {
                battle.defender
            };
            (side.play, side.discard, side.di)
        };
        assert_eq!(shown(&t), (None, None, None), "not before all is fixed");
        t.acts(other, "discard-card BC-1, add DI-01, hide");
        assert!(t.awaits(owner));
        assert_eq!(shown(&t), (Some(BattleCard::Bc2), None, None));
        t.council(owner, "BC-6", &[], "hide");
        assert!(t.events().contains(&Event::CardShown {
            seat: other,
            card: BattleCard::Bc2
        }));
        assert_eq!(
            t.told(Eye::Seat(owner))
                .iter()
                .filter(|e| matches!(e, Event::CardShown { .. }))
                .count(),
            1
        );
    }
}

/// SAP-3c, tiles:R8: two Spies see nothing; both choose at the same time. (Sapphire has one, so the
/// second is laid out by hand.)
#[test]
fn spy_against_spy() {
    let t = field();
    let mut plain = t.clone();
    plain.battle(P1, "w_r");
    assert_eq!(plain.awaiting(), Seats::one(P1).with(P2));
    let mut t = t.owns(P1, Tile::Spy).owns(P2, Tile::Spy);
    t.battle(P1, "w_r");
    assert_eq!(t.awaiting(), Seats::one(P1).with(P2));
}

/// SAP-3c, REN-RUB1, tiles:R21: Spy against Omniscience: what the attacker's tile asks for is fixed and
/// shown first, then what the defender's asks for, then the rest.
#[test]
fn spy_against_omniscience() {
    let mut t = field().owns(P1, Tile::Spy).owns(P2, Tile::Omniscience);
    t.battle(P1, "w_r");
    assert!(t.awaits(P2));
    t.act(P2, "play-card BC-2");
    assert!(t.awaits(P1));
    let shown = t.view(Eye::Seat(P1)).battle.unwrap().defender.play;
    assert_eq!(shown, Some(BattleCard::Bc2));
    assert_eq!(
        t.offers(P1),
        ["add DI-D", "hide"],
        "DI cards, and no battle card yet"
    );
    t.acts(P1, "add DI-D, hide");
    let shown = t.view(Eye::Seat(P2)).battle.unwrap().attacker;
    assert_eq!(
        (shown.play, shown.di.map(|cards| cards.len())),
        (None, Some(1))
    );
    assert_eq!(t.awaiting(), Seats::one(P1).with(P2), "the rest is sealed");

    let mut t = field().owns(P1, Tile::Omniscience).owns(P2, Tile::Spy);
    t.battle(P1, "w_r");
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["add DI-D", "hide"]);
    t.act(P2, "hide");
    assert!(t.awaits(P1) && t.can(P1, "play-card BC-1") && !t.can(P1, "hide"));
    t.act(P1, "play-card BC-1");
    assert_eq!(t.awaiting(), Seats::one(P1).with(P2));
}

/// SAP-3d, KB-3.4.3.a: Domination is worth a divine fame point; nobody owns two of them.
#[test]
fn sapphire_domination() {
    check_domination(Tile::SapphireDomination, Tile::RubyDomination);
}

/// SAP-4a, KB-3.4.2.f: all units of a Recruit are free; supply and troop limit still bind.
#[test]
fn reinforcements() {
    let t = table(3).owns(P1, Tile::Reinforcements).with_prayer(P1, 0);
    let mut t = t.troop(P1, "w_r", 3);
    t.begin(P1, Deed::Recruit);
    assert_eq!(
        t.refusal(P1, "place w1a 6"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    assert!(!t.can(P1, "place w_r 1"));
    t.acts(P1, "place w1a 5, place w1b 3");
    assert_eq!(
        t.refusal(P1, "place w1c 2"),
        Some(Refusal::SupplyEmpty { have: 1 })
    );
    t.acts(P1, "place w1c 1");
    assert_eq!((t.supply(P1), t.prayer(P1)), (0, 0));
}

/// SAP-4b: the Sphinx gives its troop a land move and two points of strength.
#[test]
fn sphinx() {
    check_creature(Companion::Sphinx, 1, points(8, 0, 0, 1));
}

/// SAP-4b, KB-3.4.3.j, KB-3.4.3.q: its divine fame point comes when it is acquired and stays when
/// the Sphinx goes home.
#[test]
fn sphinx_is_worth_fame() {
    let mut t = bazaar(Colour::Sapphire, 4)
        .troop(P1, "w1a", 1)
        .troop(P1, "w_r", 1);
    buy(&mut t, Tile::Sphinx);
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!(
        t.offers(P1),
        ["attach sphinx w1a", "decline"],
        "only a troop at home"
    );
    t.act(P1, "attach sphinx w1a");
    let mut t = t.holds(P2, &[Di::RainingFire]);
    t.acts(P2, "play DI-08, strike w1a");
    assert!(t.companions_in_supply(P1).contains(Companion::Sphinx));
    assert_eq!(t.permanent_fame(P1), (0, 1));
}

/// SAP-4c, KB-3.3.g, KB-3.3.g1: the gold token is a Move or a Recruit, at normal costs, once a round.
#[test]
fn divine_will() {
    let t = table(3)
        .troop(P1, "w1a", 2)
        .owns(P1, Tile::DivineWill)
        .with_prayer(P1, 1);
    let mut march = t.clone();
    golden(&mut march, Tile::DivineWill);
    assert_eq!(march.offers(P1), ["as move", "as recruit"]);
    march.acts(P1, "as move, troop w1a, step w1f");
    assert!(march.awaits(P2), "one of the two, not both");
    assert_eq!(march.units(P1, "w1f"), 2);

    let mut t = t;
    golden(&mut t, Tile::DivineWill);
    t.act(P1, "as recruit");
    assert_eq!(
        t.refusal(P1, "place w1b 4"),
        Some(Refusal::NeedsPrayer { need: 4, have: 3 })
    );
    t.acts(P1, "place w1b 3");
    assert_eq!((t.units(P1, "w1b"), t.prayer(P1)), (3, 0));
    t.turn(P1);
    assert!(
        t.can(P1, "token t_recruit"),
        "the Recruit space is still free"
    );
    t.act(P1, "token m_pray");
    assert!(!t.can(P1, "gold"));
}

/// SAP-4d, KB-AM-39, KB-3.3.2a, KB-3.3.s, KB-3.6.8b: Act of God brings a silver token for later turns.
#[test]
fn sapphire_act_of_god() {
    check_act_of_god(Tile::SapphireActOfGod, Tile::RubyActOfGod);
}
