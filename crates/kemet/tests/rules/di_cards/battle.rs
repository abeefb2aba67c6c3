//! DI cards for battle: what each adds, what it costs, and that it is played in
//! the war council or not at all.

use kemet::scene::*;
use kemet::*;

/// A three-player table with the sixteen extra cards in the deck; P1 and P2
/// meet in `w_r` with 3 units each.
fn field() -> Scene {
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    table_for(&setup).troop(P2, "w_r", 3).troop(P1, "w_r", 3)
}

/// What a side has with 3 units and BC-6.
const PLAIN: Points = Points {
    strength: 6,
    damage: 0,
    unblockable: 0,
    shield: 1,
    impenetrable: 0,
};

/// Plays the card in a battle of BC-6 against BC-6, for the attacker and for the
/// defender: its side has `points`, pays `price`, and the card is discarded.
/// Then shows when it cannot be played.
fn check(card: Di, price: u8, points: Points) {
    for side in [P1, P2] {
        let mut t = field().holds(side, &[card]);
        t.battle(P1, "w_r");
        for seat in [P1, P2] {
            let cards: &[Di] = if seat == side { &[card] } else { &[] };
            t.council(seat, "BC-6", cards, "hide");
        }
        let other = if side == P1 { P2 } else { P1 };
        assert_eq!((t.last_points(side), t.last_points(other)), (points, PLAIN));
        assert_eq!((t.prayer(side), t.prayer(other)), (7 - price, 7));
        assert_eq!(t.di(side), [Di::Diversion].into_iter().collect());
        let attacker_won = t.last_points(P1).strength > t.last_points(P2).strength;
        let (winner, loser) = if attacker_won { (P1, P2) } else { (P2, P1) };
        t.act(loser, "recall");
        t.act(winner, "stay");
        assert_eq!(t.di_piles().1.count(card), 1);
    }
    not_outside_the_council(card);
    if price > 0 {
        too_dear(card, price);
    }
}

/// Neither before a token nor inside a Move.
fn not_outside_the_council(card: Di) {
    let setup = Setup {
        extra_di: true,
        ..Setup::for_players(3)
    };
    let mut t = table_for(&setup).troop(P1, "w1f", 3).holds(P1, &[card]);
    let play = format!("play {card}");
    let wrong_moment = Some(Refusal::WrongMoment { card });
    assert_eq!(t.refusal(P1, &play), wrong_moment);
    t.begin(P1, Deed::Move);
    t.act(P1, "troop w1f");
    assert_eq!(t.refusal(P1, &play), wrong_moment);
}

/// Who cannot pay cannot add it; the Priest of Ra takes 1 off.
fn too_dear(card: Di, price: u8) {
    let poor = field().holds(P1, &[card]).with_prayer(P1, price - 1);
    let mut with_ra = poor.clone().owns(P1, Tile::PriestOfRa);
    let mut t = poor;
    for t in [&mut t, &mut with_ra] {
        t.battle(P1, "w_r");
        t.acts(P1, "play-card BC-6, discard-card BC-1");
    }
    let add = format!("add {card}");
    let (need, have) = (price, price - 1);
    assert_eq!(
        t.refusal(P1, &add),
        Some(Refusal::NeedsPrayer { need, have })
    );
    assert!(with_ra.can(P1, &add));
}

/// DI-01: War Rage: 1 strength, free.
#[test]
fn war_rage() {
    check(
        Di::WarRage,
        0,
        Points {
            strength: 7,
            ..PLAIN
        },
    );
}

/// DI-02: Bloody Battle: 1 damage, free.
#[test]
fn bloody_battle() {
    check(Di::BloodyBattle, 0, Points { damage: 1, ..PLAIN });
}

/// DI-03: Bronze Wall: 1 shield, free.
#[test]
fn bronze_wall() {
    check(Di::BronzeWall, 0, Points { shield: 2, ..PLAIN });
}

/// DI-04, tiles:R3: War Fury: 2 strength for 1.
#[test]
fn war_fury() {
    check(
        Di::WarFury,
        1,
        Points {
            strength: 8,
            ..PLAIN
        },
    );
}

/// DI-05, tiles:R3: Bloodbath: 2 damage for 1.
#[test]
fn bloodbath() {
    check(Di::Bloodbath, 1, Points { damage: 2, ..PLAIN });
}

/// DI-06, tiles:R3: Iron Wall: 2 shields for 1.
#[test]
fn iron_wall() {
    check(Di::IronWall, 1, Points { shield: 3, ..PLAIN });
}

/// DX-1: Bloody Attack: 1 strength and 1 damage for 1.
#[test]
fn bloody_attack() {
    let points = Points {
        strength: 7,
        damage: 1,
        ..PLAIN
    };
    check(Di::BloodyAttack, 1, points);
}

/// DX-2: Defensive Strike: 1 damage and 1 shield for 1.
#[test]
fn defensive_strike() {
    let points = Points {
        damage: 1,
        shield: 2,
        ..PLAIN
    };
    check(Di::DefensiveStrike, 1, points);
}

/// DX-3: Protected Attack: 1 strength and 1 shield for 1.
#[test]
fn protected_attack() {
    let points = Points {
        strength: 7,
        shield: 2,
        ..PLAIN
    };
    check(Di::ProtectedAttack, 1, points);
}

/// DX-4: Deadly Wound: 1 unblockable damage for 1, through every shield.
#[test]
fn deadly_wound() {
    check(
        Di::DeadlyWound,
        1,
        Points {
            unblockable: 1,
            ..PLAIN
        },
    );
    let mut t = field().holds(P1, &[Di::DeadlyWound]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-6", &[Di::DeadlyWound], "hide");
    t.council(P2, "BC-8", &[], "hide");
    assert_eq!(t.units(P2, "w_r"), 2, "3 shields do not help");
}

/// DX-5, KB-AM-23: Ultimate Shield: for 1, one unit that nothing removes.
#[test]
fn ultimate_shield() {
    check(
        Di::UltimateShield,
        1,
        Points {
            impenetrable: 1,
            ..PLAIN
        },
    );
    let mut t = field()
        .owns(P2, Tile::DeadlyTrap)
        .holds(P1, &[Di::UltimateShield]);
    t.battle(P1, "w_r");
    t.council(P1, "BC-1", &[Di::UltimateShield], "hide");
    t.council(P2, "BC-3", &[], "hide");
    assert_eq!(
        t.units(P1, "w_r"),
        1,
        "3 damage and 1 unblockable against 3 units"
    );
}

/// DX-6: Planned Attack: 2 strength and 2 shields for 2.
#[test]
fn planned_attack() {
    let points = Points {
        strength: 8,
        shield: 3,
        ..PLAIN
    };
    check(Di::PlannedAttack, 2, points);
}

/// tiles:R3: several cards add up; each is a payment of its own, so
/// the Priest of Ra takes 1 off each.
#[test]
fn cards_add_up_and_are_paid_one_by_one() {
    let cards = [Di::WarFury, Di::WarFury, Di::Bloodbath];
    for (ra, left) in [(false, 4), (true, 7)] {
        let mut t = field().holds(P1, &cards);
        if ra {
            t = t.owns(P1, Tile::PriestOfRa);
        }
        t.battle(P1, "w_r");
        t.council(P1, "BC-6", &cards, "hide");
        t.council(P2, "BC-6", &[], "hide");
        let points = Points {
            strength: 10,
            damage: 2,
            ..PLAIN
        };
        assert_eq!((t.last_points(P1), t.prayer(P1)), (points, left));
    }
}

/// DI-04, DI-05: the prices of all cards added must be payable together.
#[test]
fn cards_must_be_payable_together() {
    let cards = [Di::WarFury, Di::Bloodbath];
    let mut t = field().holds(P1, &cards).with_prayer(P1, 1);
    t.battle(P1, "w_r");
    t.acts(P1, "play-card BC-6, discard-card BC-1");
    assert!(t.can(P1, "add DI-05"));
    t.act(P1, "add DI-04");
    assert!(!t.can(P1, "add DI-05"), "the one point is spoken for");
    assert!(t.can(P1, "add DI-D"));
}

/// tiles:§8.1, tiles:§8.3: copies and prices of the shared deck; the extra
/// sixteen are in it only if the table wants them.
#[test]
fn the_deck() {
    let shared = [
        ("DI-01", 5, 0),
        ("DI-02", 3, 0),
        ("DI-03", 3, 0),
        ("DI-04", 2, 1),
        ("DI-05", 2, 1),
        ("DI-06", 2, 1),
        ("DI-07", 4, 0),
        ("DI-08", 4, 1),
        ("DI-09", 3, 0),
        ("DI-10", 3, 0),
        ("DI-11", 2, 0),
    ];
    let extra = [
        ("DX-1", 2, 1),
        ("DX-2", 2, 1),
        ("DX-3", 1, 1),
        ("DX-4", 2, 1),
        ("DX-5", 1, 1),
        ("DX-6", 2, 2),
        ("DX-7", 2, 0),
        ("DX-8", 2, 1),
        ("DX-9", 2, 0),
    ];
    let (plain, with_extra) = (table(3).di_piles().0, field().di_piles().0);
    assert_eq!((plain.len(), with_extra.len()), (33, 33 + 16));
    for (id, copies, price) in shared {
        let card: Di = id.parse().unwrap();
        assert_eq!(
            (plain.count(card), card.face().cost),
            (copies, price),
            "{id}"
        );
        assert_eq!(with_extra.count(card), copies, "{id}");
    }
    for (id, copies, price) in extra {
        let card: Di = id.parse().unwrap();
        assert_eq!(
            (with_extra.count(card), card.face().cost),
            (copies, price),
            "{id}"
        );
        assert_eq!(plain.count(card), 0, "{id}");
    }
}
