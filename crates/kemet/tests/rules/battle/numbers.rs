//! Resolution and casualties: strength, damage, shields and who is left
//! (sections 3.5.3 and 3.5.4).

use kemet::scene::*;
use kemet::*;
use tabletop::Seat;

/// P1 attacks P2 on the river temple, far from any city.
fn standoff(attackers: u8, defenders: u8) -> Scene {
    table(3)
        .troop(P2, "w_tr", defenders)
        .troop(P1, "w_tr", attackers)
}

fn fought(mut t: Scene, attacker: &str, defender: &str) -> Scene {
    t.battle(P1, "w_tr");
    t.clash(attacker, defender);
    t
}

/// The numbers of a side, also after the battle.
fn points(t: &Scene, who: Seat) -> Points {
    let of = |event: &Event| match event {
        Event::BattlePoints { seat, points } if *seat == who => Some(*points),
        _ => None,
    };
    t.events()
        .iter()
        .find_map(of)
        .expect("the battle was resolved")
}

fn strengths(t: &Scene) -> (u8, u8) {
    (points(t, P1).strength, points(t, P2).strength)
}

fn won(t: &Scene, who: Seat) -> bool {
    t.events().contains(&Event::BattleWon { seat: who })
}

/// Units of both sides on the river temple.
fn left(t: &Scene) -> (u8, u8) {
    (t.units(P1, "w_tr"), t.units(P2, "w_tr"))
}

fn removals(t: &Scene) -> Vec<(Seat, u8)> {
    let of = |event: &Event| match event {
        Event::UnitsRemoved { seat, units, .. } => Some((*seat, *units)),
        _ => None,
    };
    t.events().iter().filter_map(of).collect()
}

/// BC-1, BC-2, BC-3, BC-4, BC-5, BC-6, BC-7, BC-8, SB-1, SB-2, SB-3: each card
/// gives its strength, damage and shield, against 3 damage from BC-3.
#[test]
fn every_battle_card_gives_what_it_says() {
    let special = [Tile::WrrytStorm, Tile::ShetywDefense, Tile::ShieldOfOnyx];
    let start = || {
        special
            .into_iter()
            .fold(standoff(5, 5), |t, tile| t.owns(P1, tile))
    };
    // Card, strength, damage, shield, own losses.
    let cards = [
        ("BC-1", 4, 1, 0, 3),
        ("BC-2", 3, 2, 0, 3),
        ("BC-3", 1, 3, 0, 3),
        ("BC-4", 2, 2, 1, 2),
        ("BC-5", 2, 0, 2, 1),
        ("BC-6", 3, 0, 1, 2),
        ("BC-7", 5, 0, 0, 5),
        ("BC-8", 1, 1, 3, 0),
        ("SB-1", 3, 3, 0, 3),
        ("SB-2", 3, 0, 3, 0),
        ("SB-3", 2, 0, 0, 0),
    ];
    for (card, strength, damage, shield, lost) in cards {
        // Three tiles traded BC-6 to BC-8 away: take the plain hand for BC cards.
        let t = if card.starts_with("SB") {
            start()
        } else {
            standoff(5, 5)
        };
        let t = fought(t, card, "BC-3");
        let expected = Points {
            strength: 5 + strength,
            damage,
            shield,
            ..Points::default()
        };
        assert_eq!(points(&t, P1), expected, "{card}");
        assert_eq!(left(&t), (5 - lost, 5 - damage), "{card}");
    }
}

/// DI-01, DI-02, DI-03, DI-04, DI-05, DI-06, DX-1, DX-2, DX-3, DX-4, DX-5,
/// DX-6: each BATTLE card gives its points for its price, and only its points.
#[test]
fn every_battle_di_card_gives_what_it_says() {
    // Card, price, strength, damage, unblockable, shield, impenetrable.
    let cards = [
        (Di::WarRage, 0, 1, 0, 0, 0, 0),
        (Di::BloodyBattle, 0, 0, 1, 0, 0, 0),
        (Di::BronzeWall, 0, 0, 0, 0, 1, 0),
        (Di::WarFury, 1, 2, 0, 0, 0, 0),
        (Di::Bloodbath, 1, 0, 2, 0, 0, 0),
        (Di::IronWall, 1, 0, 0, 0, 2, 0),
        (Di::BloodyAttack, 1, 1, 1, 0, 0, 0),
        (Di::DefensiveStrike, 1, 0, 1, 0, 1, 0),
        (Di::ProtectedAttack, 1, 1, 0, 0, 1, 0),
        (Di::DeadlyWound, 1, 0, 0, 1, 0, 0),
        (Di::UltimateShield, 1, 0, 0, 0, 0, 1),
        (Di::PlannedAttack, 2, 2, 0, 0, 2, 0),
    ];
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    for (card, price, strength, damage, unblockable, shield, impenetrable) in cards {
        let mut t = table_for(&setup)
            .troop(P2, "w_tr", 5)
            .troop(P1, "w_tr", 5)
            .holds(P1, &[card]);
        t.battle(P1, "w_tr");
        t.council(P1, "BC-6", &[card], "hide");
        t.council(P2, "BC-6", &[], "hide");
        let expected = Points {
            strength: 5 + 3 + strength,
            damage,
            unblockable,
            shield: 1 + shield,
            impenetrable,
        };
        assert_eq!(points(&t, P1), expected, "{card}");
        assert_eq!(t.prayer(P1), 7 - price, "{card}");
        assert_eq!(points(&t, P2).strength, 5 + 3);
    }
}

/// KB-3.5.3.a: units, card, tiles, companion, DI cards and the own city add up
/// to strength, each on its own and all together.
#[test]
fn strength_is_the_sum_of_its_parts() {
    let home = |units| table(3).troop(P2, "w2a", units).troop(P1, "w2a", 1);
    let fight = |mut t: Scene, card: &str, di: &[Di]| {
        t.battle(P1, "w2a");
        t.council(P1, "BC-8", &[], "hide");
        t.council(P2, card, di, "hide");
        points(&t, P2).strength
    };
    let tile = |t: Scene| t.owns(P2, Tile::BladesOfNeith).owns(P2, Tile::Defense);
    let beast = |t: Scene| t.companion(P2, Companion::RoyalScarab, "w2a");
    let cards = [Di::WarRage, Di::WarFury];
    assert_eq!(fight(home(4), "BC-8", &[]), 4 + 1 + 1);
    assert_eq!(fight(home(3), "BC-8", &[]), 3 + 1 + 1);
    assert_eq!(fight(home(4), "BC-7", &[]), 4 + 5 + 1);
    assert_eq!(fight(tile(home(4)), "BC-8", &[]), 4 + 1 + 2 + 1);
    assert_eq!(fight(beast(home(4)), "BC-8", &[]), 4 + 1 + 2 + 1);
    assert_eq!(
        fight(home(4).holds(P2, &cards), "BC-8", &cards),
        4 + 1 + 3 + 1
    );
    let all = beast(tile(home(4))).holds(P2, &cards);
    assert_eq!(fight(all, "BC-7", &cards), 4 + 5 + 2 + 2 + 3 + 1);
}

/// KB-3.5.3.a, KB-3.5.3.b: fighting in a district of the own city is worth 1
/// to attacker and defender alike; the desert before the wall and somebody
/// else's city are worth nothing.
#[test]
fn the_own_city_is_worth_one() {
    let fight = |zone: &str, attacker: Seat, defender: Seat| {
        let mut t = table(3).troop(defender, zone, 4).troop(attacker, zone, 4);
        t.battle(attacker, zone);
        t.clash("BC-8", "BC-8");
        (points(&t, attacker).strength, points(&t, defender).strength)
    };
    assert_eq!(fight("w2b", P1, P2), (5, 6), "defending at home");
    assert_eq!(fight("w1b", P1, P2), (6, 5), "attacking at home");
    assert_eq!(fight("w3b", P1, P2), (5, 5), "both abroad");
    assert_eq!(fight("w2f", P1, P2), (5, 5), "before the wall");
    assert_eq!(fight("w1f", P1, P2), (5, 5), "before the wall");
}

/// KB-3.5.3.c, KB-EX-3.5.3-1: 7 to 7 is the defender's, 8 to 7 the attacker's,
/// 6 to 7 the defender's.
#[test]
fn a_tie_is_the_defenders() {
    let tie = fought(standoff(5, 5), "BC-5", "BC-5");
    assert_eq!(strengths(&tie), (7, 7));
    assert!(won(&tie, P2) && !won(&tie, P1));
    let more = fought(standoff(5, 5), "BC-6", "BC-5");
    assert_eq!(strengths(&more), (8, 7));
    assert!(won(&more, P1) && !won(&more, P2));
    let less = fought(standoff(4, 5), "BC-5", "BC-5");
    assert_eq!(strengths(&less), (6, 7));
    assert!(won(&less, P2));
}

/// KB-3.5.4.a: damage, unblockable damage and shield of the card grow by DI
/// cards, the companions present and tiles; a companion elsewhere is no help.
#[test]
fn damage_and_shield_come_from_everywhere() {
    let mut t = standoff(4, 5)
        .owns(P1, Tile::Carnage)
        .owns(P1, Tile::VenomedBlades)
        .owns(P1, Tile::ShieldOfNeith)
        .companion(P1, Companion::GiantScorpion, "w_tr")
        .holds(P1, &[Di::BloodyBattle, Di::BronzeWall])
        .troop(P2, "w2a", 1)
        .companion(P2, Companion::AncestralElephant, "w2a");
    t.battle(P1, "w_tr");
    t.council(P1, "BC-4", &[Di::BloodyBattle, Di::BronzeWall], "hide");
    t.council(P2, "BC-8", &[], "hide");
    let expected = Points {
        strength: 4 + 2 + 2,
        damage: 2 + 1 + 2 + 1,
        unblockable: 1,
        shield: 1 + 1 + 1,
        impenetrable: 0,
    };
    assert_eq!(points(&t, P1), expected);
    assert_eq!(
        points(&t, P2),
        Points {
            strength: 5 + 1,
            damage: 1,
            shield: 3,
            ..Points::default()
        }
    );
    assert_eq!(left(&t), (4, 5 - 1 - (6 - 3)));
}

/// KB-3.5.4.b, KB-AM-22, BC-7: the card hits its own troop past every shield,
/// even one that is too small, after the winner is known.
#[test]
fn the_costly_card_hits_its_own_troop() {
    let t = fought(standoff(4, 4).owns(P1, Tile::ShieldOfNeith), "BC-7", "BC-6");
    assert_eq!(points(&t, P1).shield, 1);
    assert!(won(&t, P1));
    assert_eq!(left(&t), (4 - 2, 4));

    let t = fought(standoff(1, 3), "BC-7", "BC-5");
    assert_eq!(strengths(&t), (6, 5));
    assert!(won(&t, P1), "all dead and still the winner");
    assert_eq!(left(&t), (0, 3));
    assert_eq!(t.supply(P1), 12);
}

/// KB-3.5.4.1, KB-AM-23, AME-3b, DX-5: an impenetrable shield saves the last
/// units from all damage, one each, and takes nothing off the damage itself.
#[test]
fn an_impenetrable_shield_saves_the_last_units() {
    // Five units, 3 damage: the ward does not lessen it.
    let t = fought(standoff(5, 5).owns(P2, Tile::WardOfChaos), "BC-3", "BC-1");
    assert_eq!((points(&t, P2).shield, points(&t, P2).impenetrable), (0, 1));
    assert_eq!(left(&t).1, 5 - 3);
    // Two units, 3 damage: one is saved.
    let t = fought(standoff(5, 2).owns(P2, Tile::WardOfChaos), "BC-3", "BC-1");
    assert_eq!(left(&t).1, 1);
    // Unblockable damage and the own card cannot reach it either.
    let t = fought(
        standoff(5, 1)
            .owns(P2, Tile::WardOfChaos)
            .owns(P1, Tile::VenomedBlades),
        "BC-3",
        "BC-7",
    );
    assert_eq!(left(&t).1, 1);
    // Two of them save two units; the attacker's works as the defender's.
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup).troop(P2, "w_tr", 5).troop(P1, "w_tr", 3);
    t = t
        .owns(P1, Tile::WardOfChaos)
        .holds(P1, &[Di::UltimateShield])
        .owns(P2, Tile::Carnage);
    t.battle(P1, "w_tr");
    t.council(P1, "BC-6", &[Di::UltimateShield], "hide");
    t.council(P2, "BC-3", &[], "hide");
    assert_eq!(left(&t).0, 2);
}

/// KB-EX-3.5.4-1, KB-3.5.4.1, KB-3.5.4.2, KB-3.5.4.3: three units suffer 1
/// unblockable and 4 damage behind 2 shields: nobody is left, or one with an
/// impenetrable shield.
#[test]
fn unblockable_then_damage_less_shield() {
    let start = || {
        standoff(5, 3)
            .owns(P1, Tile::VenomedBlades)
            .owns(P1, Tile::Carnage)
    };
    let t = fought(start(), "BC-3", "BC-5");
    let Points {
        damage,
        unblockable,
        ..
    } = points(&t, P1);
    assert_eq!((unblockable, damage, points(&t, P2).shield), (1, 4, 2));
    assert_eq!(left(&t), (5, 0));
    let t = fought(start().owns(P2, Tile::WardOfChaos), "BC-3", "BC-5");
    assert_eq!(left(&t), (5, 1));
    // With five units the sum shows: 1 + (4 - 2).
    let five = standoff(5, 5)
        .owns(P1, Tile::VenomedBlades)
        .owns(P1, Tile::Carnage);
    assert_eq!(left(&fought(five, "BC-3", "BC-5")), (5, 2));
}

/// KB-3.5.4.2, KB-3.5.4.3: shields beyond the damage are wasted; they never
/// stop unblockable damage and never bring units back.
#[test]
fn a_surplus_of_shields_is_wasted() {
    let t = fought(standoff(5, 5).owns(P1, Tile::VenomedBlades), "BC-1", "BC-8");
    assert_eq!((points(&t, P1).damage, points(&t, P2).shield), (1, 3));
    assert_eq!(left(&t), (5 - 1, 5 - 1));
}

/// KB-3.5.4.2, KB-3.5.4.3, KB-TM-10, KB-DP-B4: the attacker's losses come off
/// first, and even so a troop that dies deals its damage in full; nobody is
/// asked whose units go.
#[test]
fn the_attacker_dies_first_and_still_strikes() {
    let t = fought(standoff(2, 5), "BC-3", "BC-3");
    assert_eq!(removals(&t), [(P1, 2), (P2, 3)]);
    assert_eq!(t.step(), Some(Step::WinnerAftermath));
    assert_eq!(left(&t), (0, 2));
}

/// KB-3.5.4.c, KB-3.5.4.d: the dead go back to their owner's supply, and a
/// side without units has won all the same.
#[test]
fn the_dead_do_not_change_the_winner() {
    let t = fought(standoff(3, 2), "BC-1", "BC-3");
    assert_eq!(strengths(&t), (7, 3));
    assert!(won(&t, P1) && !won(&t, P2));
    assert_eq!(left(&t), (0, 1));
    assert_eq!((t.supply(P1), t.supply(P2)), (12, 12 - 1));
    assert!(t.awaits(P2), "the loser must leave");
}

/// The battle of the rulebook: J attacks G on the temple.
fn printed_battle() -> Scene {
    let mut t = standoff(5, 4)
        .owns(P1, Tile::Charge)
        .owns(P1, Tile::BladesOfNeith)
        .companion(P2, Companion::AncestralElephant, "w_tr")
        .holds(P2, &[Di::BronzeWall, Di::WarFury]);
    assert_eq!((t.fame(P1), t.fame(P2)), (0, 1));
    t.battle(P1, "w_tr");
    t
}

fn printed_reveal(t: &mut Scene, attacker_di: &[Di]) {
    t.council(P1, "BC-2", attacker_di, "declare");
    t.council(P2, "BC-5", &[Di::BronzeWall, Di::WarFury], "hide");
}

/// KB-EX-3.5-1: 5 + 1 + 1 + 3 = 10 against 4 + 1 + 2 + 2 = 9; J declared one
/// card, G pays 1; J wins.
#[test]
fn printed_battle_strength() {
    let mut t = printed_battle();
    printed_reveal(&mut t, &[Di::Diversion]);
    assert!(
        t.events()
            .contains(&Event::DiDeclared { seat: P1, count: 1 })
    );
    assert_eq!(strengths(&t), (10, 9));
    assert_eq!((t.prayer(P1), t.prayer(P2)), (7, 7 - 1));
    assert!(won(&t, P1) && !won(&t, P2));
}

/// KB-EX-3.5-2: 2 damage against shield 2 + 1 + 1 = 4 and none back: no losses.
#[test]
fn printed_battle_casualties() {
    let mut t = printed_battle();
    printed_reveal(&mut t, &[Di::Diversion]);
    assert_eq!((points(&t, P1).damage, points(&t, P2).shield), (2, 4));
    assert_eq!((points(&t, P2).damage, points(&t, P2).unblockable), (0, 0));
    assert_eq!(left(&t), (5, 4));
}

/// KB-EX-3.5-3: J has 1 battle fame and no veteran token, G one token.
#[test]
fn printed_battle_rewards() {
    let mut t = printed_battle();
    printed_reveal(&mut t, &[Di::Diversion]);
    assert_eq!((t.permanent_fame(P1), t.veterans(P1)), ((1, 0), 0));
    assert_eq!((t.permanent_fame(P2), t.veterans(P2)), ((0, 0), 1));
}

/// KB-EX-3.5-4, KB-EX-3.5-5: G recalls 4 units for 3, the Elephant goes home;
/// J stays and takes the temple. Then every total is as printed.
#[test]
fn printed_battle_aftermath_and_totals() {
    let mut t = printed_battle();
    printed_reveal(&mut t, &[Di::Diversion]);
    let supply = t.supply(P2);
    assert_eq!(t.prayer(P2), 6);
    t.act(P2, "recall");
    assert_eq!((t.prayer(P2), t.supply(P2)), (6 + 3, supply + 4));
    assert!(
        t.companions_in_supply(P2)
            .contains(Companion::AncestralElephant)
    );
    assert_eq!(t.temporary_fame(P1), 0, "not before the end of the battle");
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!(t.prayer(P2), 7 + 2);
    assert_eq!((t.permanent_fame(P1), t.temporary_fame(P1)), ((1, 0), 1));
    assert_eq!((t.permanent_fame(P2), t.temporary_fame(P2)), ((0, 0), 0));
    for seat in [P1, P2] {
        assert_eq!(t.battle_cards(seat)[0].len(), 6);
    }
    assert!(t.di(P1).contains(Di::Diversion));
    let discard = t.di_piles().1;
    assert_eq!(discard, [Di::BronzeWall, Di::WarFury].into_iter().collect());
}

/// KB-EX-3.5-6: without J's Diversion it is 10 to 9 all the same.
#[test]
fn printed_battle_without_diversion() {
    let mut t = printed_battle();
    printed_reveal(&mut t, &[]);
    assert_eq!(strengths(&t), (10, 9));
    assert!(won(&t, P1));
}

/// tiles:R7, DIA-2b: the Deep Desert Snake silences all the opposing creature
/// gives, on either side of the battle, and no servant.
#[test]
fn the_snake_silences_a_creature() {
    let start = || {
        standoff(5, 5)
            .companion(P2, Companion::GiantScorpion, "w_tr")
            .companion(P2, Companion::Meryptah, "w_tr")
            .companion(P2, Companion::Masaharta1, "w_tr")
    };
    let free = fought(start(), "BC-6", "BC-6");
    assert_eq!(
        points(&free, P2),
        Points {
            strength: 8 + 2 + 2,
            damage: 2,
            shield: 1 + 1,
            ..Points::default()
        }
    );
    let t = fought(
        start().companion(P1, Companion::DeepDesertSnake, "w_tr"),
        "BC-6",
        "BC-6",
    );
    assert_eq!(
        points(&t, P2),
        Points {
            strength: 8 + 2,
            shield: 1 + 1,
            ..Points::default()
        }
    );
    assert_eq!(left(&t), (5, 5));

    let defends = standoff(5, 5)
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .companion(P2, Companion::DeepDesertSnake, "w_tr");
    assert_eq!(strengths(&fought(defends, "BC-6", "BC-6")), (8, 8));
    // A snake that is not with the troop does nothing.
    let away = standoff(5, 5)
        .companion(P1, Companion::RoyalScarab, "w_tr")
        .troop(P2, "w2a", 1)
        .companion(P2, Companion::DeepDesertSnake, "w2a");
    assert_eq!(strengths(&fought(away, "BC-6", "BC-6")), (10, 8));
}

/// tiles:R7, AMB-4b, ONY-4a, AMB-2a: the creature is silent in the rewards,
/// too, even after the Snake's troop is dead.
#[test]
fn the_snake_silences_rewards() {
    // Fame and DI cards of a winner with this beast.
    let gains = |beast: Companion, snake: bool, card: &str| {
        let mut t = standoff(5, 2).companion(P1, beast, "w_tr");
        if snake {
            t = t.companion(P2, Companion::DeepDesertSnake, "w_tr");
        }
        let t = fought(t, "BC-2", card);
        assert!(won(&t, P1));
        assert_eq!(t.units(P2, "w_tr"), 0);
        (t.permanent_fame(P1).0, t.di(P1).len())
    };
    // BC-7 hurts nobody else, so the Cat's troop is whole.
    assert_eq!(gains(Companion::Cat, false, "BC-7"), (2, 1));
    assert_eq!(gains(Companion::Cat, true, "BC-7"), (1, 1));
    // Against BC-1 both units fall to damage.
    assert_eq!(gains(Companion::SoulDevourer, false, "BC-1"), (2, 1));
    assert_eq!(gains(Companion::SoulDevourer, true, "BC-1"), (1, 1));
    assert_eq!(gains(Companion::Jackal, false, "BC-1"), (1, 2));
    assert_eq!(gains(Companion::Jackal, true, "BC-1"), (1, 1));
}

/// tiles:R12, DIA-3b, ONY-2a: damage and unblockable damage count, by units
/// really removed; what a side's own card removes counts for nobody.
#[test]
fn kills_are_what_damage_removed() {
    let start = |defenders| {
        standoff(5, defenders)
            .owns(P1, Tile::DivineHunger)
            .owns(P1, Tile::VenomedBlades)
            .owns(P2, Tile::HonorInBattle)
            .with_prayer(P1, 0)
            .with_prayer(P2, 0)
    };
    let gains = |t: &Scene| (t.prayer(P1), t.prayer(P2));
    // 1 unblockable and 2 damage.
    assert_eq!(gains(&fought(start(5), "BC-2", "BC-1")), (6, 3));
    // Just two units to remove.
    assert_eq!(gains(&fought(start(2), "BC-2", "BC-1")), (4, 2));
    // Three of five to damage, two to the own card.
    let t = fought(start(5), "BC-2", "BC-7");
    assert_eq!(left(&t).1, 0);
    assert_eq!(gains(&t), (6, 3));
    // One unblockable, then the own card takes the rest of three.
    let t = fought(start(3), "BC-2", "BC-7");
    assert_eq!(left(&t).1, 0);
    assert_eq!(gains(&t), (2, 1));
}

/// tiles:R12, ONY-4a: two units lost to the loser's own card do not feed the
/// Soul Devourer.
#[test]
fn self_loss_feeds_nobody() {
    let t = fought(
        standoff(5, 3).companion(P1, Companion::SoulDevourer, "w_tr"),
        "BC-1",
        "BC-7",
    );
    assert!(won(&t, P1));
    assert_eq!(left(&t).1, 0);
    assert_eq!(t.permanent_fame(P1), (1, 0));
}
