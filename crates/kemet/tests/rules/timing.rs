//! When effects count, and in which order (section 8).

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

use crate::ledger::payments;

fn gains(t: &Scene) -> Vec<(Seat, u8)> {
    let gained = |event: &Event| match *event {
        Event::Gained { seat, amount, .. } => Some((seat, amount)),
        _ => None,
    };
    t.events().iter().filter_map(gained).collect()
}

/// KB-TM-01, KB-TM-03, tiles:R3: Priest of Ra takes one off each payment:
/// an action, a tile, a teleport, each card (DIA-4a).
#[test]
fn each_payment_is_one_effect() {
    let ra = || table(3).owns(P1, Tile::PriestOfRa).with_prayer(P1, 9);

    let mut build = ra().pyramid(P1, "w1a", Colour::Ruby, 1);
    build.begin(P1, Deed::Build);
    build.act(P1, "build a 4");
    assert_eq!(payments(&build, P1), [8]);

    let mut recruit = ra();
    recruit.begin(P1, Deed::Recruit);
    recruit.acts(P1, "place w1a 1, place w1b 1, place w1c 1");
    assert_eq!(payments(&recruit, P1), [2]);

    let mut acquire = ra().pyramid(P1, "w1a", Colour::Ruby, 3);
    acquire.begin(P1, Deed::Acquire);
    acquire.act(P1, &format!("take {}", Tile::BladesOfNeith));
    assert_eq!(payments(&acquire, P1), [2]);

    let mut teleport = ra().pyramid(P1, "w1a", Colour::Ruby, 1).troop(P1, "w1a", 2);
    teleport.begin(P1, Deed::Move);
    teleport.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(payments(&teleport, P1), [1]);

    // Each card costs one, so each is free.
    let mut cards = ra()
        .troop(P2, "w_tr", 3)
        .holds(P1, &[Di::RainingFire, Di::RainingFire]);
    cards.acts(P1, "play DI-08, play DI-08");
    assert_eq!((payments(&cards, P1).len(), cards.prayer(P1)), (0, 9));
    assert_eq!(cards.units(P2, "w_tr"), 1);
}

/// KB-TM-01, KB-TM-03, tiles:R3: teleport and toll are two payments (ONY-2c).
#[test]
fn a_teleport_and_a_toll_are_two_payments() {
    let mut t = table(3)
        .troop(P2, "w_tr", 2)
        .companion(P2, Companion::KhnumsSphinx, "w_tr")
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3);
    let ra = t.clone().owns(P1, Tile::PriestOfRa).with_prayer(P1, 1);
    t.begin(P1, Deed::Move);
    t.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(payments(&t, P1), [2, 1]);
    let mut ra = ra;
    ra.begin(P1, Deed::Move);
    ra.acts(P1, "troop w1a, teleport w_tr");
    assert_eq!(payments(&ra, P1), [1]);
}

/// KB-TM-02, KB-3.1.j: Pray with Priest is one gain of three (DIA-1a).
#[test]
fn pray_with_a_priest_is_one_gain() {
    let mut t = table(3).owns(P1, Tile::Priest).with_prayer(P1, 0);
    t.begin(P1, Deed::Pray);
    assert_eq!(gains(&t), [(P1, 3)]);
    // The night's prayers are no Pray action.
    let mut t = table(2).owns(P1, Tile::Priest).with_prayer(P1, 0);
    t.night_step(Step::Prayers { place: 0 });
    assert_eq!(gains(&t), [(P1, 2), (P2, 2)]);
}

/// KB-TM-03, KB-TM-01, tiles:R6: Divine Might answers once to each gain: Pray, a
/// card, the Delta Temple, all temples together, the prayers with their veterans
/// (ONY-4c).
#[test]
fn each_gain_is_one_effect() {
    let might = || table(3).owns(P1, Tile::DivineMight).with_prayer(P1, 0);

    let mut pray = might();
    pray.begin(P1, Deed::Pray);
    assert_eq!(gains(&pray), [(P1, 4)]);

    let mut card = might().holds(P1, &[Di::Prayer]);
    card.act(P1, "play DI-09");
    assert_eq!(gains(&card), [(P1, 4)]);

    let mut delta = might().troop(P1, "d_t", 2);
    delta.night_step(Step::DeltaTemple);
    delta.act(P1, "sacrifice");
    assert_eq!(gains(&delta), [(P1, 7)]);

    let mut temples = might().troop(P1, "w_ti", 1).troop(P1, "w_tr", 1);
    temples.night_step(Step::Adoration);
    assert_eq!(gains(&temples), [(P1, 7)]);

    let mut prayers = might().with_veterans(P1, 3).owns(P1, Tile::PriestOfAmon);
    prayers.night_step(Step::Prayers { place: 0 });
    prayers.act(P1, "veterans 2");
    assert_eq!(gains(&prayers)[0], (P1, 13));
    assert_eq!(prayers.prayer(P1), 11);
}

/// tiles:R5, KB-TM-03: in battle Divine Might is silent (ONY-4c, ONY-2b,
/// DIA-3b, ONY-2a); what the others give comes step by step.
#[test]
fn divine_might_is_silent_in_battle() {
    let mut t = table(3)
        .troop(P2, "w_on", 3)
        .troop(P1, "w_on", 5)
        .owns(P1, Tile::DivineMight)
        .owns(P1, Tile::DedicationToBattle)
        .owns(P1, Tile::DivineHunger)
        .owns(P1, Tile::HonorInBattle)
        .with_prayer(P1, 0);
    t.battle(P1, "w_on");
    t.clash("BC-2", "BC-3");
    t.act(P2, "recall");
    t.act(P1, "recall");
    // Two at the council; two kills; three losses; two units recalled.
    let own: Vec<u8> = gains(&t)
        .into_iter()
        .filter(|gain| gain.0 == P1)
        .map(|gain| gain.1)
        .collect();
    assert_eq!(own, [2, 4, 3, 1]);
    assert_eq!(t.prayer(P1), 10);
}

/// KB-TM-04, tiles:R4: per-tile discounts, surcharges, Priest of Ra, and last the
/// bound of nothing (DIA-1b, ONY-2d, DIA-4a).
#[test]
fn discounts_then_surcharges_then_ra() {
    let mut t = table(3)
        .owns(P1, Tile::Priestess)
        .owns(P1, Tile::TwinCeremony)
        .owns(P1, Tile::PriestOfRa)
        .pyramid(P1, "w1a", Colour::Ruby, 2)
        .with_prayer(P1, 0);
    t.acts(P1, "token b_pray, gold, resolve apex");
    t.act(P1, &format!("golden {}", Tile::TwinCeremony));
    // Level 1: 1 - 1 + 1 - 1. Level 2: 2 - 1 + 1 - 1.
    assert_eq!(
        t.refusal(P1, &format!("take {}", Tile::Carnage)),
        Some(Refusal::NeedsPrayer { need: 1, have: 0 })
    );
    t.act(P1, &format!("take {}", Tile::Charge));
    assert_eq!(payments(&t, P1), [0; 0]);

    // Level by level first: 1 - 1 and 2 - 1, then Ra on the sum; never below 0.
    for (target, price) in [(1, 0), (2, 0), (3, 2), (4, 5)] {
        let mut build = table(3)
            .owns(P1, Tile::MagicalSupport)
            .owns(P1, Tile::PriestOfRa)
            .with_prayer(P1, price);
        build.begin(P1, Deed::Build);
        build.act(P1, &format!("build a {target}"));
        build.act(P1, "top ruby");
        assert_eq!((build.level("w1a"), build.prayer(P1)), (target, 0));
    }
}

/// KB-TM-04, KB-LIM-03: modifiers come before the bound of eleven.
#[test]
fn the_bound_of_eleven_comes_last() {
    for (before, after) in [(5, 10), (6, 11), (9, 11)] {
        let mut t = table(3)
            .owns(P1, Tile::Priest)
            .owns(P1, Tile::DivineMight)
            .with_prayer(P1, before);
        t.begin(P1, Deed::Pray);
        assert_eq!(gains(&t), [(P1, 5)]);
        assert_eq!(t.prayer(P1), after);
    }
}

/// KB-TM-05, KB-3.4.3.i: of several own tiles at one moment the owner picks the
/// next (REN-DIA1, REN-ONY1; DIA-2c).
#[test]
fn the_owner_orders_own_tiles() {
    let mut t = table(3)
        .troop(P2, "w_on", 1)
        .troop(P1, "w_on", 4)
        .owns(P1, Tile::StrategicHold)
        .owns(P1, Tile::DivineSupport);
    t.battle(P1, "w_on");
    t.clash("BC-1", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    let using = [Tile::StrategicHold, Tile::DivineSupport].map(|tile| format!("use {tile}"));
    assert_eq!(t.offers(P1), using);
    let before = t.di(P1).len();
    t.act(P1, &using[1]);
    // The other one follows by itself.
    assert_eq!((t.di(P1).len(), t.prayer(P1)), (before + 1, 11));

    let night = {
        let mut night = table(2).owns(P1, Tile::Vision).with_veterans(P1, 2);
        night.night_step(Step::NightDi { place: 0 });
        night
    };
    assert!(night.can(P1, "veterans 1") && night.can(P1, &format!("use {}", Tile::Vision)));
}

/// KB-TM-06, KB-3.5.c: the attacker's effects of a moment, then the defender's
/// (DIA-3b, ONY-2a).
#[test]
fn the_attacker_comes_first() {
    let mut t = table(3)
        .troop(P1, "w_on", 3)
        .troop(P3, "w_on", 4)
        .owns(P1, Tile::HonorInBattle)
        .owns(P3, Tile::DivineHunger);
    t.battle(P3, "w_on");
    t.clear_events();
    t.clash("BC-2", "BC-3");
    assert_eq!(gains(&t), [(P3, 4), (P1, 2)]);
    let points: Vec<Seat> = t
        .events()
        .iter()
        .filter_map(|event| match *event {
            Event::UnitsRemoved { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(points, [P3, P1]);
}

/// KB-TM-07, KB-AM-31: at night players act in turn order. (By day no two others
/// ever act at the same moment: the one tile that answers, REN-AME1, has one copy.)
#[test]
fn different_players_act_in_turn_order() {
    let mut night = table(3)
        .order(&[P3, P2, P1])
        .troop(P1, "w_ti", 1)
        .troop(P3, "w_tr", 1);
    night.night();
    let order: Vec<Seat> = gains(&night).into_iter().map(|gain| gain.0).collect();
    assert_eq!(order, [P3, P1, P3, P2, P1]);
}

/// KB-TM-08, KB-3.1.l: hired mercenaries must be placed as far as they fit
/// (ONY-1a); Reinforcement Prayer says "up to" (SAP-2a).
#[test]
fn may_and_must() {
    let setup = Setup {
        colours: vec![Colour::Onyx, Colour::Ruby, Colour::Sapphire],
        ..Setup::for_players(3)
    };
    let mut must = table_for(&setup).pyramid(P1, "w1a", Colour::Onyx, 1);
    must.begin(P1, Deed::Acquire);
    must.act(P1, &format!("take {}", Tile::SwordMercenaries));
    assert!(
        must.offers(P1)
            .iter()
            .all(|offer| offer.starts_with("place "))
    );
    must.act(P1, "place w1b 2");
    assert!(!must.can(P1, "done"));
    must.act(P1, "place w1b 1");
    assert_eq!((must.units(P1, "w1b"), must.supply(P1)), (3, 12));

    let mut may = table(3).owns(P1, Tile::ReinforcementPrayer);
    may.begin(P1, Deed::Pray);
    assert!(may.can(P1, "place w1a 2") && may.can(P1, "done"));
}

/// KB-TM-09, KB-3.1.m: a tile overrules the base rules on walls (RUB-4c), a card
/// the base rules on land moves (DI-11).
#[test]
fn higher_ranks_overrule_the_rules() {
    let inside = || table(2).troop(P1, "w_on", 3).owns(P1, Tile::PriestOfMafdet);
    let mut plain = inside();
    plain.begin(P1, Deed::Move);
    plain.acts(P1, "troop w_on, step w2f");
    assert_eq!(
        plain.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );

    let mut surprise = inside().owns(P1, Tile::SurpriseAttack);
    surprise.acts(P1, "token b_pray, gold, resolve apex");
    surprise.act(P1, &format!("golden {}", Tile::SurpriseAttack));
    surprise.acts(P1, "troop w_on, step w2f, step w2a");
    assert_eq!(surprise.units(P1, "w2a"), 3);

    let mut swift = table(2).troop(P1, "w1f", 2).holds(P1, &[Di::Swiftness]);
    swift.begin(P1, Deed::Move);
    swift.acts(P1, "troop w1f, play DI-11, step w_on, step w2f");
    assert_eq!(swift.units(P1, "w2f"), 2);
}

/// KB-TM-10, KB-3.5.4.c: strength is counted before anybody falls, and the dead
/// still deal all their damage.
#[test]
fn strength_first_and_damage_in_full() {
    let mut t = table(3).troop(P2, "w_on", 2).troop(P1, "w_on", 3);
    t.battle(P1, "w_on");
    t.clash("BC-2", "BC-3");
    let strengths: Vec<(Seat, u8)> = t
        .events()
        .iter()
        .filter_map(|event| match *event {
            Event::BattlePoints { seat, points } => Some((seat, points.strength)),
            _ => None,
        })
        .collect();
    assert_eq!(strengths, [(P1, 6), (P2, 3)]);
    assert_eq!((t.units(P1, "w_on"), t.units(P2, "w_on")), (0, 0));
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
}

/// KB-TM-11, KB-3.4.3.r: a creature whose last unit fell still counts in the
/// rewards (ONY-4a).
#[test]
fn a_companion_outlives_its_troop() {
    let mut t = table(3)
        .troop(P2, "w_on", 2)
        .troop(P1, "w_on", 1)
        .companion(P1, Companion::SoulDevourer, "w_on");
    t.battle(P1, "w_on");
    t.clash("BC-2", "BC-3");
    // 1 unit, 3 on the card, 2 for the creature against 2 and 1; all fall.
    assert_eq!((t.units(P1, "w_on"), t.units(P2, "w_on")), (0, 0));
    assert_eq!(t.permanent_fame(P1), (1, 0));
    assert!(t.companions_in_supply(P1).contains(Companion::SoulDevourer));
}

/// KB-TM-12, tiles:R20: a new tile works from the end of its Acquire
/// and never on its own price (DIA-1b, DIA-4a).
#[test]
fn a_tile_does_not_pay_for_itself() {
    let buying = |tile: Tile, level: u8, prayer: u8| {
        let mut t = table(3)
            .pyramid(P1, "w1a", Colour::Diamond, level)
            .pyramid(P1, "w1b", Colour::Ruby, 2)
            .with_prayer(P1, prayer);
        t.begin_on(P1, Space::Acquire1);
        let take = format!("take {tile}");
        if t.can(P1, &take) {
            t.act(P1, &take);
        }
        t
    };
    for (tile, level) in [(Tile::Priestess, 1), (Tile::PriestOfRa, 4)] {
        let poor = buying(tile, level, level - 1);
        assert!(!poor.tiles(P1).contains(tile));
        let mut t = buying(tile, level, level + 1);
        assert_eq!(payments(&t, P1), [level]);
        // From now on it works: a level-2 tile for the last point.
        t.turn(P1);
        t.begin_on(P1, Space::Acquire2);
        t.act(P1, &format!("take {}", Tile::Carnage));
        assert_eq!(payments(&t, P1), [level, 1]);
    }
}

/// KB-TM-13, KB-3.4.5.b: land moves are counted once, at the start; Swiftness
/// must be played there (DI-11), and a creature met on the way is too late.
#[test]
fn land_moves_are_frozen_at_the_start() {
    let mut t = table(3)
        .troop(P1, "w1f", 2)
        .troop(P1, "w_on", 1)
        .companion(P1, Companion::RoyalScarab, "w_on")
        .owns(P1, Tile::PriestOfMafdet)
        .holds(P1, &[Di::Swiftness, Di::Swiftness]);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w1f");
    assert_eq!(t.land_moves(), 2);
    t.act(P1, "play DI-11");
    assert_eq!(t.land_moves(), 3);
    t.act(P1, "step w_on");
    assert_eq!(
        t.refusal(P1, "play DI-11"),
        Some(Refusal::WrongMoment {
            card: Di::Swiftness
        })
    );
    t.act(P1, "carry 3");
    assert_eq!(t.land_moves(), 2);
    assert!(t.di(P1).contains(Di::Swiftness));
}

/// KB-TM-14, KB-3.4.5.q, KB-AM-41: control goes with the last unit, and comes
/// only when the Move is over.
#[test]
fn control_goes_at_once_and_comes_at_the_end() {
    let mut t = table(3)
        .troop(P1, "w_tr", 2)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::Portal)
        .without_gold(P1);
    t.acts(P1, "token t_move, troop w_tr, step w_r");
    assert!(!t.controls(P1, "w_tr") && !t.controls(P1, "w_r"));
    assert_eq!(t.temporary_fame(P1), 0);
    t.act(P1, "step w_on");
    assert!(!t.controls(P1, "w_on"));
    t.act(P1, "teleport w_ti");
    assert!(t.controls(P1, "w_ti"));
    assert!(!t.controls(P1, "w_on") && !t.controls(P1, "w_r"));
    assert_eq!(t.temporary_fame(P1), 1);

    // A temple passed through gives nothing, neither on the way nor after it.
    let mut t = table(3)
        .troop(P1, "w_on", 2)
        .owns(P1, Tile::PriestOfMafdet)
        .without_gold(P1);
    t.acts(P1, "token t_move, troop w_on, step w_ti");
    assert_eq!((t.controls(P1, "w_ti"), t.temporary_fame(P1)), (false, 0));
    t.act(P1, "step w1f");
    assert_eq!((t.controls(P1, "w_ti"), t.temporary_fame(P1)), (false, 0));
    assert!(t.controls(P1, "w1f"));

    // Death takes it just as quickly (DI-08).
    let mut t = table(3).troop(P2, "w_tr", 1).holds(P1, &[Di::RainingFire]);
    t.act(P1, "play DI-08");
    assert!(!t.controls(P2, "w_tr"));
    assert_eq!(t.temporary_fame(P2), 0);
}

/// KB-TM-14: the end of a battle gives control to the attacker who stands.
#[test]
fn battle_ends_with_control() {
    let mut t = table(3).troop(P2, "w_tr", 1).troop(P1, "w_tr", 4);
    t.battle(P1, "w_tr");
    t.clash("BC-1", "BC-6");
    t.act(P2, "recall");
    assert!(!t.controls(P1, "w_tr") && !t.controls(P2, "w_tr"));
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_tr"));
}

/// KB-TM-15, KB-LIM-01: an action may not end above the limit.
#[test]
fn an_action_ends_within_the_limits() {
    let mut t = table(3).troop(P1, "w1f", 5).troop(P1, "w_on", 3);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w1f");
    assert_eq!(
        t.refusal(P1, "step w_on"),
        Some(Refusal::TroopLimit { limit: 5 })
    );
    assert!(t.can(P1, "step w_r"));
    t.acts(P1, "carry 2, step w_on");
    assert_eq!((t.units(P1, "w1f"), t.units(P1, "w_on")), (3, 5));
}

/// KB-TM-15, KB-3.5.8.d, KB-3.6.8c: after a battle and in the Awakening what is
/// above the limit leaves (AMB-1b, tiles:R25).
#[test]
fn surplus_leaves_after_battle_and_at_awakening() {
    let mut t = table(3)
        .troop(P1, "w1a", 3)
        .troop(P2, "w1f", 5)
        .troop(P1, "w1f", 4)
        .companion(P1, Companion::Masaharta1, "w1f");
    t.battle(P1, "w1f");
    t.clash("BC-5", "BC-6");
    t.act(P1, "shelter w1a");
    // Seven for the moment, while the battle lasts.
    assert_eq!(t.units(P1, "w1a"), 7);
    t.act(P2, "stay");
    assert_eq!((t.units(P1, "w1a"), t.supply(P1)), (5, 7));

    let mut t = table(3).troop(P1, "w1a", 6).troop(P2, "w2a", 5);
    t.night_step(Step::Awakening);
    assert_eq!((t.units(P1, "w1a"), t.supply(P1)), (5, 7));
    assert_eq!(t.units(P2, "w2a"), 5);
}

/// KB-TM-16: each icon has its window, and there is no other.
#[test]
fn each_card_has_its_window() {
    let cards = [Di::WarRage, Di::Prayer, Di::Transfer, Di::Swiftness];
    let mut t = table(3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_r", 3)
        .holds(P1, &cards)
        .holds(P2, &cards)
        .holds(P3, &[Di::WarRage, Di::Prayer])
        .owns(P1, Tile::PriestOfMafdet);
    let playing = |t: &Scene, seat: Seat| -> Vec<String> {
        let plays = |offer: &String| offer.starts_with("play ") || offer.starts_with("add ");
        t.offers(seat).into_iter().filter(plays).collect()
    };
    let wrong = |card| Some(Refusal::WrongMoment { card });
    t.turn(P1);
    assert_eq!(playing(&t, P1), ["play DI-09"]);
    assert_eq!(t.refusal(P1, "play DI-11"), wrong(Di::Swiftness));
    assert_eq!(t.refusal(P1, "play DI-01"), wrong(Di::WarRage));
    t.acts(P1, "token t_move, resolve t_move, troop w1f");
    assert_eq!(playing(&t, P1), ["play DI-11", "play DI-10"]);
    t.act(P1, "step w_on");
    assert_eq!(playing(&t, P1), ["play DI-10"]);
    t.act(P1, "step w_r");
    for seat in [P1, P2] {
        t.acts(seat, "play-card BC-5, discard-card BC-1");
        assert_eq!(playing(&t, seat), ["add DI-01", "add DI-D"]);
        assert_eq!(t.refusal(seat, "add DI-10"), wrong(Di::Transfer));
    }
    // Who is not in the battle plays nothing.
    assert_eq!(
        t.refusal(P3, "add DI-01"),
        Some(Refused::NotAwaited { seat: P3 }.into())
    );
    t.act(P1, "hide");
    t.act(P2, "hide");
    assert_eq!(t.refusal(P1, "play DI-01"), wrong(Di::WarRage));

    let mut night = table(2).holds(P1, &cards).with_veterans(P1, 1);
    night.night();
    assert!(night.awaits(P1));
    assert_eq!(playing(&night, P1), [""; 0]);
    assert_eq!(night.refusal(P1, "play DI-09"), wrong(Di::Prayer));
}

/// KB-TM-17, KB-3.5.d: with both troops gone the battle still goes through its
/// rewards and puts its cards away.
#[test]
fn a_battle_goes_on_without_troops() {
    let mut t = table(3)
        .troop(P2, "w_tr", 1)
        .troop(P1, "w_tr", 1)
        .holds(P1, &[Di::BronzeWall]);
    t.battle(P1, "w_tr");
    t.council(P1, "BC-3", &[Di::BronzeWall], "hide");
    t.council(P2, "BC-3", &[], "hide");
    assert_eq!((t.units(P1, "w_tr"), t.units(P2, "w_tr")), (0, 0));
    // The defender won the tie: two tokens against one.
    assert_eq!((t.veterans(P1), t.veterans(P2)), (1, 2));
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 0), (0, 0))
    );
    for seat in [P1, P2] {
        let [hand, face_up, face_down, _] = t.battle_cards(seat);
        assert_eq!((hand.len(), face_up.len(), face_down.len()), (6, 1, 1));
        assert!(face_up.contains(BattleCard::Bc3));
        assert!(!t.controls(seat, "w_tr"));
    }
    assert!(t.di_piles().1.contains(Di::BronzeWall));
    assert!(t.awaits(P2));
}
