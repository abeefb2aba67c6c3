//! Battle, step by step (K1-B0 to K1-B11), and what it pays.

use kemet::scene::*;
use kemet::*;

use crate::help::{battled, first, fought, gains, march};

/// P2 with four units attacked by P1 with five, by the river.
fn standoff() -> Scene {
    first(3).troop(P2, "w_r", 4).troop(P1, "w_r", 5)
}

/// K1-6.1.n1, K1-B5, K1-B6, K1-B8: the worked case of the rulebook, number by number.
#[test]
fn the_worked_case() {
    let mut t = standoff()
        .owns(P1, Tile::FirstCharge)
        .owns(P1, Tile::FirstBlades)
        .companion(P2, Companion::FirstElephant, "w_r")
        .holds(P2, &[Di::FirstBronzeWall, Di::FirstFury])
        .with_prayer(P2, 3);
    t.battle(P1, "w_r");
    t.act(P2, "decline");
    t.council(P1, "BC-2", &[], "hide");
    t.council(P2, "BC-5", &[Di::FirstBronzeWall, Di::FirstFury], "hide");
    let (attacker, defender) = (t.last_points(P1), t.last_points(P2));
    assert_eq!((attacker.strength, defender.strength), (10, 9));
    assert_eq!((attacker.damage, defender.shield), (2, 4));
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (5, 4));
    assert_eq!(t.permanent_fame(P1), (1, 0));
    assert_eq!(t.prayer(P2), 2, "War Fury was paid");
    t.act(P2, "recall");
    assert_eq!(t.prayer(P2), 6);
    assert_eq!((t.units(P2, "w_r"), t.supply(P2)), (0, 12));
    let supply = t.companions_in_supply(P2);
    assert!(supply.contains(Companion::FirstElephant));
    t.act(P1, "stay");
    assert_eq!(t.units(P1, "w_r"), 5);
}

/// K1-B0, RED-4b: Initiative comes before the cards, after the question of Escape.
#[test]
fn before_the_battle() {
    let mut t = first(3)
        .troop(P1, "w1f", 5)
        .troop(P2, "w_r", 4)
        .owns(P1, Tile::FirstInitiative)
        .holds(P2, &[Di::FirstPrayer]);
    march(&mut t, "w1f", &["w_r"]);
    assert!(t.awaits(P2) && !battled(&t));
    assert_eq!(t.units(P2, "w_r"), 4, "not struck while Escape is possible");
    t.act(P2, "decline");
    assert!(battled(&t));
    assert_eq!(t.units(P2, "w_r"), 2);
    t.clash("BC-1", "BC-1");
    assert_eq!(t.last_points(P2).strength, 2 + 4);
}

/// K1-B1, K1-13.3: two of the six cards, any of them: one to play and one to discard.
#[test]
fn two_cards_are_chosen() {
    let mut t = standoff();
    t.battle(P1, "w_r");
    let cards = ["BC-1", "BC-2", "BC-3", "BC-4", "BC-5", "BC-6"];
    for seat in [P1, P2] {
        assert_eq!(
            t.offers(seat),
            cards.map(|card| format!("play-card {card}"))
        );
    }
    t.act(P1, "play-card BC-4");
    let rest = ["BC-1", "BC-2", "BC-3", "BC-5", "BC-6"];
    assert_eq!(
        t.offers(P1),
        rest.map(|card| format!("discard-card {card}"))
    );
    t.acts(P1, "discard-card BC-1, hide");
    t.council(P2, "BC-5", &[], "hide");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert_eq!(t.step(), Some(Step::LoserAftermath));
    assert_eq!(
        (hand.len(), up.len(), down.len()),
        (6, 0, 0),
        "put away at the end"
    );
    t.acts(P2, "recall");
    t.act(P1, "stay");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert!(up.contains(BattleCard::Bc4) && down.contains(BattleCard::Bc1));
    assert_eq!((hand.len(), up.len(), down.len()), (4, 1, 1));
}

/// K1-B2, K1-10b.1: any number of battle cards may be hidden, the same face twice too.
#[test]
fn any_number_of_di_cards() {
    let cards = [
        Di::FirstRage,
        Di::FirstRage,
        Di::FirstRage,
        Di::FirstBattle,
        Di::FirstBronzeWall,
    ];
    let mut t = standoff().holds(P1, &cards);
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &cards, "hide");
    t.council(P2, "BC-1", &[], "hide");
    let points = t.last_points(P1);
    assert_eq!(
        (points.strength, points.damage, points.shield),
        (5 + 4 + 3, 2, 1)
    );
    assert_eq!(t.di(P1).len(), 0);
}

/// K1-B2: no DI card need be played, and their number is never declared.
#[test]
fn di_cards_are_never_declared() {
    let mut t = standoff().holds(P1, &[Di::FirstRage]);
    t.battle(P1, "w_r");
    t.acts(P1, "play-card BC-1, discard-card BC-2");
    assert_eq!(t.offers(P1), ["add DI12-01", "hide"]);
    t.act(P1, "hide");
    t.council(P2, "BC-1", &[], "hide");
    assert_eq!(t.last_points(P1).strength, 9);
    assert_eq!(t.di(P1).len(), 1);
}

/// K1-B3, K1-10b.4, K1-U39: cards are paid at the reveal, and one that cannot be paid never works.
#[test]
fn what_cannot_be_paid_does_not_work() {
    let mut t = standoff()
        .holds(P1, &[Di::FirstFury, Di::FirstFury, Di::FirstRage])
        .with_prayer(P1, 1);
    t.battle(P1, "w_r");
    t.acts(
        P1,
        "play-card BC-1, discard-card BC-2, add DI12-01, add DI12-02",
    );
    assert_eq!(t.prayer(P1), 1, "paid later");
    assert!(
        !t.can(P1, "add DI12-02"),
        "there is 1 prayer for one of them"
    );
    t.act(P1, "hide");
    assert_eq!(t.prayer(P1), 1);
    t.council(P2, "BC-1", &[], "hide");
    assert_eq!(t.prayer(P1), 0);
    assert_eq!(t.last_points(P1).strength, 5 + 4 + 1 + 2);
}

/// K1-B4, RED-3c: after the reveal each card discarded from the hand is 1 strength, whatever it is.
#[test]
fn divine_wound_after_the_reveal() {
    let mut t = standoff()
        .owns(P1, Tile::FirstWound)
        .holds(P1, &[Di::FirstPrayer, Di::Veto, Di::Escape]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-3", &[], "hide");
    t.council(P2, "BC-2", &[], "hide");
    assert!(t.awaits(P1));
    assert_eq!(
        t.offers(P1),
        ["wound DI12-08", "wound DI12-13", "wound DI12-14", "done"]
    );
    t.acts(P1, "wound DI12-08, wound DI12-14, done");
    assert_eq!(t.last_points(P1).strength, 5 + 1 + 2);
    assert_eq!(t.di(P1).len(), 1);
}

/// K1-B4: whoever has not the tile cannot discard.
#[test]
fn divine_wound_needs_its_tile() {
    let t = standoff().holds(P1, &[Di::FirstPrayer]);
    let t = fought(t, "w_r", "BC-3", "BC-2");
    assert_eq!(t.step(), Some(Step::LoserAftermath));
}

/// K1-B5: units count as they were before losses; more strength wins.
#[test]
fn strength_is_counted_before_losses() {
    let t = fought(standoff(), "w_r", "BC-4", "BC-3");
    assert_eq!(t.last_points(P1).strength, 5 + 2);
    assert_eq!(t.last_points(P2).strength, 4 + 1);
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (3, 2));
    assert_eq!(t.permanent_fame(P1), (1, 0));
}

/// K1-B5: the defender wins a tie.
#[test]
fn a_tie_is_the_defenders() {
    let t = first(3).troop(P2, "w_r", 4).troop(P1, "w_r", 4);
    let t = fought(t, "w_r", "BC-2", "BC-6");
    assert_eq!(t.last_points(P1).strength, t.last_points(P2).strength);
    assert!(t.awaits(P1), "the attacker has lost");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 0), (0, 0))
    );
}

/// K1-B5: nobody is stronger at home.
#[test]
fn home_gives_no_strength() {
    let t = first(3).troop(P2, "w2a", 4).troop(P1, "w2a", 4);
    let t = fought(t, "w2a", "BC-1", "BC-6");
    assert_eq!(t.last_points(P2).strength, 4 + 3);
    assert_eq!(t.permanent_fame(P1), (1, 0));
}

/// K1-B6: both lose at the same time, never below nothing, never more than there are.
#[test]
fn losses_of_both_sides() {
    let t = first(3).troop(P2, "w_r", 2).troop(P1, "w_r", 1);
    let t = fought(t, "w_r", "BC-3", "BC-3");
    assert_eq!(
        (t.units(P1, "w_r"), t.units(P2, "w_r")),
        (0, 0),
        "3 damage each"
    );
    let t = fought(standoff(), "w_r", "BC-1", "BC-5");
    assert_eq!(t.units(P2, "w_r"), 4, "2 protection against 1 damage");
    let t = fought(standoff(), "w_r", "BC-3", "BC-5");
    assert_eq!(t.units(P2, "w_r"), 3, "3 damage less 2 protection");
}

/// K1-B7, K1-B8, K1-6.2.5, K1-12.7, K1-U8: a winner without units has won but gains nothing; the loser stays or recalls as he likes.
#[test]
fn a_winner_without_units() {
    let fight = || {
        let t = first(3).troop(P2, "w_r", 2).troop(P1, "w_r", 1);
        fought(t, "w_r", "BC-1", "BC-4")
    };
    let mut t = fight();
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (0, 2));
    assert_eq!(t.permanent_fame(P1), (0, 0));
    assert_eq!(t.offers(P2), ["stay", "recall"]);
    t.act(P2, "stay");
    assert_eq!(t.units(P2, "w_r"), 2);
    assert!(t.controls(P2, "w_r"));
    let mut t = fight();
    let before = t.prayer(P2);
    t.act(P2, "recall");
    assert_eq!((t.units(P2, "w_r"), t.prayer(P2)), (0, before + 2));
    assert!(!t.controls(P2, "w_r"));
}

/// K1-B7, K1-U8: an attacker who has lost to nobody may stay too, and then holds the region.
#[test]
fn a_beaten_attacker_may_stay() {
    let t = first(3).troop(P2, "w_ti", 3).troop(P1, "w_ti", 3);
    let mut t = fought(t, "w_ti", "BC-3", "BC-2");
    assert!(t.events().contains(&Event::BattleWon { seat: P2 }));
    assert_eq!((t.units(P1, "w_ti"), t.units(P2, "w_ti")), (1, 0));
    assert_eq!(t.offers(P1), ["stay", "recall"]);
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_ti"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
    assert_eq!(t.permanent_fame(P1), (0, 0));
}

/// K1-B8, K1-11.1: the attack that was won with a unit left is a battle VP; a defence is nothing.
#[test]
fn only_the_attacker_gains() {
    let t = fought(standoff(), "w_r", "BC-1", "BC-5");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((1, 0), (0, 0))
    );
    let t = fought(standoff(), "w_r", "BC-3", "BC-1");
    assert!(t.events().contains(&Event::BattleWon { seat: P2 }));
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 0), (0, 0))
    );
}

/// K1-B8: fighting makes no veterans in this edition.
#[test]
fn there_are_no_veterans() {
    let t = fought(standoff(), "w_r", "BC-1", "BC-5");
    assert_eq!((t.veterans(P1), t.veterans(P2)), (0, 0));
}

/// K1-B9, K1-B10, K1-12.3, K1-6.2.1: the loser speaks first, then the winner; either may recall, all units at once, 1 prayer each.
#[test]
fn the_loser_speaks_first() {
    let mut t = fought(standoff(), "w_r", "BC-1", "BC-5")
        .with_prayer(P1, 1)
        .with_prayer(P2, 0);
    assert!(t.awaits(P2));
    assert_eq!(t.offers(P2), ["retreat", "recall"]);
    t.act(P2, "recall");
    assert_eq!((t.prayer(P2), t.supply(P2)), (4, 12));
    assert!(t.awaits(P1));
    assert_eq!(t.offers(P1), ["stay", "recall"]);
    t.act(P1, "recall");
    assert_eq!((t.prayer(P1), t.units(P1, "w_r")), (6, 0));
    assert_eq!(
        t.permanent_fame(P1),
        (1, 0),
        "a recalled winner keeps the VP"
    );
    assert!(!t.controls(P1, "w_r") && !t.controls(P2, "w_r"));
}

/// K1-B11: cards come back with the third battle, at once, and not before.
#[test]
fn all_six_cards_come_back() {
    use BattleCard::{Bc1, Bc2, Bc3, Bc4};
    let t = standoff().used_cards(P1, &[Bc1, Bc2], &[Bc3, Bc4]);
    let mut t = fought(t, "w_r", "BC-5", "BC-1");
    t.act(P1, "recall");
    t.act(P2, "stay");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert_eq!((hand, up.len(), down.len()), (BattleCards::FIRST, 0, 0));
    let [hand, up, down, _] = t.battle_cards(P2);
    assert_eq!((hand.len(), up.len(), down.len()), (4, 1, 1));
}

/// K1-B11: with two cards left in hand the used ones stay where they are.
#[test]
fn not_before_the_third_battle() {
    use BattleCard::{Bc1, Bc2};
    let t = standoff().used_cards(P1, &[Bc1], &[Bc2]);
    let mut t = fought(t, "w_r", "BC-5", "BC-1");
    t.act(P1, "recall");
    t.act(P2, "stay");
    let [hand, up, down, _] = t.battle_cards(P1);
    assert_eq!((hand.len(), up.len(), down.len()), (2, 2, 2));
}

/// K1-B11, K1-U3: the played card lies open, the other face down.
#[test]
fn played_open_discarded_hidden() {
    let mut t = standoff();
    t.battle(P1, "w_r");
    t.acts(P1, "play-card BC-1, discard-card BC-6, hide");
    t.acts(P2, "play-card BC-5, discard-card BC-2, hide");
    t.act(P2, "recall");
    t.act(P1, "stay");
    let view = t.view(tabletop::Eye::Spectator);
    let [p1, p2, _] = &view.players[..] else {
        panic!("three players")
    };
    assert_eq!(p1.face_up, BattleCards::one(BattleCard::Bc1));
    assert_eq!(p2.face_up, BattleCards::one(BattleCard::Bc5));
    assert_eq!((p1.face_down, p2.face_down), (1, 1));
}

/// K1-6.3.1, K1-6.3.2, K1-6.3.3, WHI-2c, WHI-3c: Crusade pays with the losses, Holy War for the victory, the recall at the end.
#[test]
fn the_order_of_gains() {
    let t = first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 4)
        .owns(P1, Tile::Crusade)
        .owns(P1, Tile::HolyWar)
        .with_prayer(P1, 0);
    let mut t = fought(t, "w_r", "BC-2", "BC-6");
    assert_eq!(gains(&t, P1), [2, 4]);
    t.act(P2, "recall");
    t.act(P1, "recall");
    assert_eq!(gains(&t, P1), [2, 4, 4]);
    assert_eq!(gains(&t, P2), [2]);
    assert_eq!(t.prayer(P1), 10);
}

/// K1-6.3.2, WHI-3c: Holy War pays a defender as well, and nothing for a defeat.
#[test]
fn holy_war_on_either_side() {
    let t = standoff().owns(P2, Tile::HolyWar);
    let won = fought(t.clone(), "w_r", "BC-3", "BC-1");
    assert_eq!(gains(&won, P2), [4]);
    let lost = fought(t, "w_r", "BC-1", "BC-5");
    assert!(gains(&lost, P2).is_empty());
}

/// K1-U12: when nobody is left the region is empty, the attack gives no VP, and Holy War pays.
#[test]
fn nobody_survives() {
    let t = first(3)
        .troop(P2, "w_ti", 1)
        .troop(P1, "w_ti", 1)
        .owns(P1, Tile::HolyWar)
        .with_prayer(P1, 0);
    assert_eq!(t.temporary_fame(P2), 1);
    let t = fought(t, "w_ti", "BC-1", "BC-3");
    assert_eq!((t.units(P1, "w_ti"), t.units(P2, "w_ti")), (0, 0));
    assert!(!t.controls(P1, "w_ti") && !t.controls(P2, "w_ti"));
    assert_eq!((t.fame(P1), t.fame(P2)), (0, 0));
    assert_eq!(t.prayer(P1), 4);
    assert_ne!(t.step(), Some(Step::LoserAftermath));
}

/// K1-U13: Crusade counts what battle damage removed: neither surplus damage nor those whom Initiative struck.
#[test]
fn crusade_counts_the_fallen_only() {
    let mut t = first(3)
        .troop(P1, "w1f", 5)
        .troop(P2, "w_r", 3)
        .owns(P1, Tile::Crusade)
        .owns(P1, Tile::FirstInitiative)
        .with_prayer(P1, 0);
    march(&mut t, "w1f", &["w_r"]);
    t.clash("BC-3", "BC-1");
    assert_eq!(t.units(P2, "w_r"), 0);
    assert_eq!(gains(&t, P1), [2], "one unit fell to three damage");
}

/// K1-U13: Raining Fire is no battle.
#[test]
fn crusade_and_raining_fire() {
    let mut t = first(3)
        .troop(P2, "w_r", 3)
        .owns(P1, Tile::Crusade)
        .holds(P1, &[Di::FirstRainingFire])
        .with_prayer(P1, 1);
    t.acts(P1, "play DI12-07");
    assert_eq!((t.units(P2, "w_r"), t.prayer(P1)), (2, 0));
}

/// K1-U10: with nobody left after Initiative there is no battle and nothing for it, and the rest of the range may be used.
#[test]
fn initiative_may_leave_nobody() {
    let mut t = first(3)
        .troop(P1, "w1f", 5)
        .troop(P2, "w_r", 2)
        .owns(P1, Tile::FirstInitiative)
        .owns(P1, Tile::GodSpeed)
        .owns(P1, Tile::Crusade)
        .owns(P1, Tile::HolyWar)
        .with_prayer(P1, 0);
    march(&mut t, "w1f", &["w_r"]);
    assert!(!battled(&t));
    assert_eq!((t.units(P2, "w_r"), t.prayer(P1), t.fame(P1)), (0, 0, 0));
    assert!(t.awaits(P1));
    assert_eq!(t.land_moves(), 1);
    t.act(P1, "carry 3");
    t.act(P1, "step w_tr");
    assert!(t.controls(P1, "w_r") && t.controls(P1, "w_tr"));
    assert_eq!((t.units(P1, "w_r"), t.units(P1, "w_tr")), (2, 3));
}

/// K1-U11, K1-U48: Initiative works where a Recruit begins the battle.
#[test]
fn initiative_of_a_recruiter() {
    let mut t = first(3)
        .troop(P2, "w1a", 3)
        .owns(P1, Tile::FirstInitiative)
        .with_prayer(P1, 5);
    t.begin(P1, Deed::Recruit);
    t.acts(P1, "place w1a 4, done");
    assert!(battled(&t));
    assert_eq!(t.units(P2, "w1a"), 1);
    t.clash("BC-1", "BC-1");
    assert_eq!(t.permanent_fame(P1), (1, 0), "the recruiter attacks");
}

/// K1-12.4, RED-4b: no protection helps against Initiative.
#[test]
fn initiative_ignores_protection() {
    let mut t = first(3)
        .troop(P1, "w1f", 5)
        .troop(P2, "w_r", 3)
        .companion(P2, Companion::FirstElephant, "w_r")
        .owns(P1, Tile::FirstInitiative)
        .owns(P2, Tile::FirstShield);
    march(&mut t, "w1f", &["w_r"]);
    assert_eq!(t.units(P2, "w_r"), 1);
}
