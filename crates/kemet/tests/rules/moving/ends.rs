//! How a Move ends: battle, toll and control (section 3.4.5).

use kemet::scene::*;
use kemet::*;

use crate::move_help::{marching, offered};

// ---- battle

/// KB-3.4.5.k: an enemy at the end of a step, of a voyage or of a teleport: battle, and no step more.
#[test]
fn an_enemy_ends_the_move() {
    let home = table(4)
        .owns(P1, Tile::PriestOfMafdet)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .troop(P1, "w1a", 3)
        .troop(P1, "w1f", 3)
        .troop(P2, "w_on", 1)
        .troop(P2, "e_r", 1)
        .troop(P2, "w_tr", 1);
    for (origin, step, zone) in [
        ("w1f", "step w_on", Zone::WOn),
        ("w1f", "step e_r", Zone::ER),
        ("w1a", "teleport w_tr", Zone::WTr),
    ] {
        let mut t = marching(home.clone(), origin);
        t.act(P1, step);
        assert_eq!(t.step(), Some(Step::WarCouncil), "{step}");
        assert!(t.events().contains(&Event::BattleBegan {
            zone,
            attacker: P1,
            defender: P2
        }));
        assert!(offered(&t, "step").is_empty());
    }
}

/// KB-3.4.5.q, KB-3.4.5.r, KB-3.4.5.s: a won battle gives the temple, and its fame, to the winner.
#[test]
fn a_won_battle_gives_control() {
    let home = table(2).troop(P1, "w_r", 5).troop(P2, "w_tr", 1);
    let mut t = marching(home, "w_r");
    t.act(P1, "step w_tr");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    t.clash("BC-1", "BC-5");
    t.act(P2, "recall");
    t.act(P1, "stay");
    assert!(t.controls(P1, "w_tr"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
}

/// KB-AM-42, tiles:R13, ONY-2c: Khnum's Sphinx takes 1 PP from whoever comes in; who cannot pay stays out.
#[test]
fn the_toll() {
    let home = |prayer| {
        table(2)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 3)
            .troop(P1, "w_r", 3)
            .troop(P2, "w_tr", 1)
            .companion(P2, Companion::KhnumsSphinx, "w_tr")
            .troop(P2, "w_on", 1)
            .with_prayer(P1, prayer)
    };
    let toll = |need, have| {
        Some(Refusal::Toll {
            zone: Zone::WTr,
            need,
            have,
        })
    };
    let t = marching(home(0), "w_r");
    assert_eq!(t.refusal(P1, "step w_tr"), toll(1, 0));
    assert!(t.can(P1, "step w_on"), "no other troop takes a toll");
    let mut t = marching(home(1), "w_r");
    t.act(P1, "step w_tr");
    assert_eq!(
        (t.prayer(P1), t.prayer(P2), t.step()),
        (0, 7, Some(Step::WarCouncil))
    );
    // On top of the price of a teleport.
    let t = marching(home(2), "w1a");
    assert_eq!(t.refusal(P1, "teleport w_tr"), toll(3, 2));
    let mut t = marching(home(3), "w1a");
    t.act(P1, "teleport w_tr");
    assert_eq!(t.prayer(P1), 0);
    // Each of the two is a payment of its own for Priest of Ra.
    let mut t = marching(home(1).owns(P1, Tile::PriestOfRa), "w1a");
    t.act(P1, "teleport w_tr");
    assert_eq!(t.prayer(P1), 0);
}

/// tiles:R13, KB-AM-42: no toll for units recruited, nor for the Sphinx's own side.
#[test]
fn who_pays_no_toll() {
    let mut t = table(2)
        .troop(P2, "w1a", 1)
        .companion(P2, Companion::KhnumsSphinx, "w1a")
        .with_prayer(P1, 2);
    t.begin(P1, Deed::Recruit);
    t.act(P1, "place w1a 2");
    assert_eq!((t.prayer(P1), t.step()), (0, Some(Step::WarCouncil)));

    let mut t = table(2)
        .troop(P2, "w_tr", 1)
        .companion(P2, Companion::KhnumsSphinx, "w_tr")
        .troop(P2, "w_r", 1)
        .with_prayer(P2, 0);
    t.turn(P2);
    t.begin(P2, Deed::Move);
    t.acts(P2, "troop w_r, step w_tr");
    assert_eq!(t.units(P2, "w_tr"), 2);
}

// ---- control

/// KB-3.4.5.q, KB-3.4.5.f, KB-EX-3.4.5-4: two temples in one Move, both taken when it ends.
#[test]
fn two_temples_in_one_move() {
    let home = || {
        table(2)
            .owns(P1, Tile::Portal)
            .owns(P1, Tile::PriestOfMafdet)
            .troop(P1, "w1f", 5)
    };
    let mut t = marching(home(), "w1f");
    t.acts(P1, "step w_ti, carry 3, teleport w_tr");
    assert_eq!(t.temporary_fame(P1), 0, "not before the end");
    finish(&mut t);
    assert_eq!(
        (
            t.units(P1, "w_ti"),
            t.units(P1, "w_tr"),
            t.temporary_fame(P1)
        ),
        (2, 3, 2)
    );
    assert!(t.controls(P1, "w_ti") && t.controls(P1, "w_tr"));

    let mut t = marching(home(), "w1f");
    t.acts(P1, "step w_ti, teleport w_tr");
    finish(&mut t);
    assert_eq!((t.units(P1, "w_tr"), t.temporary_fame(P1)), (5, 1));
    assert!(!t.controls(P1, "w_ti"));
}

/// P1 stops, if the Move is not over by itself.
fn finish(t: &mut Scene) {
    if t.can(P1, "done") {
        t.act(P1, "done");
    }
    assert!(t.awaits(P2));
}

/// KB-AM-41: passing an empty temple and an enemy's empty level-4 district changes no fame.
#[test]
fn passing_takes_nothing() {
    let home = table(2)
        .owns(P1, Tile::PriestOfMafdet)
        .owns(P1, Tile::BestialFury)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2f", 3);
    let mut t = marching(home, "w2f");
    t.clear_events();
    t.act(P1, "step w2a");
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 1));
    t.acts(P1, "step w2f, step w_ti");
    finish(&mut t);
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 1));

    let home = table(2).owns(P1, Tile::PriestOfMafdet).troop(P1, "w1f", 3);
    let mut t = marching(home, "w1f");
    t.clear_events();
    t.act(P1, "step w_ti");
    assert_eq!(t.temporary_fame(P1), 0);
    t.act(P1, "step w_on");
    assert!(!t.events().contains(&Event::ControlTaken {
        seat: P1,
        zone: Zone::WTi
    }));
    assert_eq!(t.temporary_fame(P1), 0);
}

/// KB-3.4.5.q, KB-3.4.5.r, KB-3.4.5.s: an opponent's level-4 pyramid pays whoever stands there; left
/// empty it pays its city again.
#[test]
fn a_foreign_pyramid_pays_while_held() {
    let home = table(2)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2f", 3);
    assert_eq!((home.temporary_fame(P1), home.temporary_fame(P2)), (0, 1));
    let mut t = marching(home, "w2f");
    t.acts(P1, "step w2a");
    finish(&mut t);
    assert!(t.controls(P1, "w2a") && !t.controls(P2, "w2a"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (1, 0));
    t.begin(P2, Deed::Pray);
    let mut held = marching(t.clone(), "w2a");
    held.acts(P1, "carry 2, step w2f");
    assert_eq!(
        (held.temporary_fame(P1), held.temporary_fame(P2)),
        (1, 0),
        "one unit holds it"
    );
    let mut left = marching(t, "w2a");
    left.acts(P1, "step w2f");
    assert_eq!((left.temporary_fame(P1), left.temporary_fame(P2)), (0, 1));
    assert!(left.controls(P2, "w2a"));
}

/// KB-3.4.5.r, KB-3.4.5.s: a temple left empty is nobody's; its fame goes at once.
#[test]
fn a_temple_left_is_nobodys() {
    let mut t = table(2).owns(P1, Tile::PriestOfMafdet).troop(P1, "w_tr", 2);
    assert_eq!(t.temporary_fame(P1), 1);
    t = marching(t, "w_tr");
    t.act(P1, "step w_r");
    assert_eq!(t.temporary_fame(P1), 0, "before the Move is over");
    t.act(P1, "step w_on");
    assert!(!t.controls(P1, "w_tr") && !t.controls(P2, "w_tr"));
    assert_eq!((t.temporary_fame(P1), t.temporary_fame(P2)), (0, 0));
}
