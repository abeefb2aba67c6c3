//! Red and white tiles in battle.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// RED-1a: Charge! for an attacker, not for a defender.
#[test]
fn charge_is_for_attackers() {
    assert_eq!(meet(field()), [PLAIN, PLAIN]);
    assert_eq!(
        meet(field().owns(P1, Tile::FirstCharge)),
        [points(7, 0, 1), PLAIN]
    );
    assert_eq!(meet(field().owns(P2, Tile::FirstCharge)), [PLAIN, PLAIN]);
}

/// RED-2a: Carnage for every own troop.
#[test]
fn carnage_is_damage() {
    assert_eq!(
        meet(field().owns(P1, Tile::FirstCarnage)),
        [points(6, 1, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::FirstCarnage)),
        [PLAIN, points(6, 1, 1)]
    );
}

/// RED-3b: Blades of Neith for every own troop.
#[test]
fn blades_of_neith_are_strength() {
    assert_eq!(
        meet(field().owns(P1, Tile::FirstBlades)),
        [points(7, 0, 1), PLAIN]
    );
    assert_eq!(
        meet(field().owns(P2, Tile::FirstBlades)),
        [PLAIN, points(7, 0, 1)]
    );
}

/// RED-3a, RED-4a, RED-4c, WHI-4c: the red and white creatures, for their troop alone.
#[test]
fn red_and_white_creatures() {
    for (creature, moves, with) in [
        (Companion::FirstScarab, 2, points(8, 0, 1)),
        (Companion::FirstScorpion, 1, points(8, 2, 1)),
        (Companion::FirstPhoenix, 1, points(8, 0, 1)),
        (Companion::FirstMummy, 1, points(8, 0, 1)),
    ] {
        let home = first(3).troop(P1, "w1a", 3).troop(P1, "w1b", 3);
        let home = home.companion(P1, creature, "w1a");
        assert_eq!(
            (range(&home, "w1a"), range(&home, "w1b")),
            (1 + moves, 1),
            "{creature}"
        );
        assert_eq!(meet(field().companion(P1, creature, "w_r")), [with, PLAIN]);
        assert_eq!(meet(field().companion(P2, creature, "w_r")), [PLAIN, with]);
        assert_eq!(meet(field().companion(P1, creature, "w1a")), [PLAIN, PLAIN]);
    }
}

/// RED-3c: DI cards discarded from the hand after the reveal are 1 strength each.
#[test]
fn divine_wound_turns_cards_into_strength() {
    let mut t = field()
        .owns(P1, Tile::FirstWound)
        .holds(P1, &[Di::FirstPrayer, Di::Veto, Di::FirstRage]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-5", &[Di::FirstRage], "hide");
    t.council(P2, "BC-6", &[], "hide");
    assert!(t.awaits(P1));
    assert_eq!(
        offered(&t, "wound"),
        words("DI12-08 DI12-13"),
        "not the card in the battle"
    );
    t.acts(P1, "wound DI12-08, wound DI12-13");
    if t.step()
        == (Some(Step::ConfrontationEnd {
            role: Role::Attacker,
        }))
    {
        t.act(P1, "done");
    }
    assert_eq!(t.last_points(P1).strength, 3 + 2 + 1 + 2);
    assert!(t.di(P1).is_empty());
}

/// RED-4b: Initiative destroys two defenders before the battle, whatever their protection; a defender has no use for it.
#[test]
fn initiative_strikes_first() {
    let mut t = field()
        .owns(P1, Tile::FirstInitiative)
        .owns(P2, Tile::FirstShield);
    t.battle(P1, "w_r");
    assert_eq!((t.units(P2, "w_r"), t.supply(P2)), (1, 8));
    t.clash("BC-6", "BC-6");
    assert_eq!(t.last_points(P2).strength, 1 + 3);
    let mut t = field().owns(P2, Tile::FirstInitiative);
    t.battle(P1, "w_r");
    assert_eq!((t.units(P1, "w_r"), t.units(P2, "w_r")), (3, 3));
}

/// WHI-2c: Crusade pays 2 for every enemy unit that falls.
#[test]
fn crusade_pays_for_the_fallen() {
    let mut t = field().owns(P1, Tile::Crusade).with_prayer(P1, 0);
    t.battle(P1, "w_r");
    t.clash("BC-2", "BC-1");
    assert_eq!(t.units(P2, "w_r"), 1);
    assert_eq!(gains(&t, P1), [4]);
    let mut lost = field().owns(P2, Tile::Crusade).with_prayer(P2, 0);
    lost.battle(P1, "w_r");
    lost.clash("BC-6", "BC-2");
    assert_eq!(
        gains(&lost, P2)[0],
        2,
        "one fell behind the shield; the loser is paid too"
    );
}

/// WHI-3c: Holy War pays 4 for a victory in attack or defence, nothing for a defeat.
#[test]
fn holy_war_pays_for_victories() {
    for (owner, cards, paid) in [
        (P1, ["BC-6", "BC-5"], true),
        (P2, ["BC-5", "BC-6"], true),
        (P1, ["BC-5", "BC-6"], false),
        (P2, ["BC-6", "BC-5"], false),
    ] {
        let mut t = field().owns(owner, Tile::HolyWar).with_prayer(owner, 0);
        t.battle(P1, "w_r");
        t.clash(cards[0], cards[1]);
        assert_eq!(gains(&t, owner).contains(&4), paid, "{owner} {cards:?}");
    }
}
