//! Gods of Egypt: gods and units on their ways (KB-AM-G3, KB-AM-G10).

use kemet::scene::*;
use kemet::*;

use crate::gods::help::{moving, pantheon, ways};

/// KB-AM-G10: one land move and those of the tile; teleports and ships as a troop.
#[test]
fn a_god_moves_like_a_troop() {
    for &god in God::ALL {
        let t = moving(pantheon(3).god(P1, god, "w1f", 2), "w1f");
        assert_eq!(t.land_moves(), 1 + god.row().moves, "{god}");
    }
    let faster = pantheon(3)
        .god(P1, God::Seth, "w1f", 2)
        .owns(P1, Tile::PriestOfMafdet);
    assert_eq!(moving(faster, "w1f").land_moves(), 3);

    let home = pantheon(3)
        .god(P1, God::Seth, "w1a", 2)
        .pyramid(P1, "w1a", Colour::Ruby, 1)
        .with_prayer(P1, 2);
    let mut t = moving(home, "w1a");
    assert_eq!(t.game().cost(P1, Action::Teleport(Zone::DT)), Some(2));
    t.act(P1, "teleport d_t");
    assert_eq!((t.god_zone(P1), t.prayer(P1)), (Some("d_t"), 0));
    assert!(t.events().contains(&Event::GodMoved {
        seat: P1,
        from: Zone::W1a,
        to: Zone::DT,
        way: Way::Teleport
    }));

    let river = pantheon(4).god(P1, God::Seth, "w_r", 2);
    assert!(moving(river, "w_r").can(P1, "step e_r"), "by ship");
}

/// KB-3.4.5.o: walls are walls for gods.
#[test]
fn walls_stop_a_god() {
    let t = moving(pantheon(3).god(P1, God::Seth, "w_r", 2), "w_r");
    let mut near = t.clone();
    near.act(P1, "step w2f");
    assert_eq!(
        near.refusal(P1, "step w2a"),
        Some(Refusal::Wall { zone: Zone::W2a })
    );
    assert!(moving(pantheon(3).god(P1, God::Seth, "w2f", 2), "w2f").can(P1, "step w2a"));
}

/// A god goes as a whole: no part of it stays behind.
#[test]
fn a_god_is_never_parted() {
    let t = moving(pantheon(3).god(P1, God::Seth, "w_r", 4), "w_r");
    assert!(ways(&t, "carry").is_empty());
    assert_eq!(
        t.refusal(P1, "carry 2"),
        Some(Refusal::GodAlone { zone: Zone::WR })
    );
}

/// KB-AM-G3, KB-LIM-16: a god passes own units, takes nobody along, and does not
/// end there.
#[test]
fn a_god_passes_units() {
    let t = pantheon(3)
        .god(P1, God::Seth, "w1f", 3)
        .troop(P1, "w_r", 2)
        .companion(P1, Companion::RoyalScarab, "w_r");
    let mut t = moving(t, "w1f");
    t.act(P1, "step w_r");
    assert_eq!(t.god_zone(P1), Some("w_r"));
    assert_eq!(t.units(P1, "w_r"), 5, "life points and units");
    let troops = &t.view(tabletop::Eye::Spectator).players[0].troops;
    assert_eq!((troops.len(), troops[0].units), (1, 2));
    // It must go on, alone.
    assert_eq!(
        t.offers(P1),
        [
            "step w1f",
            "step w2f",
            "step w_on",
            "step w_os",
            "step w_tr"
        ]
    );
    assert_eq!(
        t.refusal(P1, "done"),
        Some(Refusal::GodAlone { zone: Zone::WR })
    );
    t.act(P1, "step w_tr");
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w_tr"), 3));
    assert_eq!(t.units(P1, "w_r"), 2);
    assert!(t.companions(P1, "w_r").contains(Companion::RoyalScarab));
}

/// KB-AM-G3: the last step of a god does not lead to own units.
#[test]
fn a_god_does_not_end_with_units() {
    let t = pantheon(3)
        .god(P1, God::Horus, "w1f", 3)
        .troop(P1, "w_r", 1)
        .troop(P1, "w_tr", 1);
    let t = moving(t, "w1f");
    // Horus may fly on from there, but a god with one land move would be stuck.
    assert!(t.can(P1, "step w_r"));
    let mut gone = t.clone();
    gone.acts(P1, "teleport w_on");
    assert_eq!(
        gone.refusal(P1, "step w_r"),
        Some(Refusal::GodAlone { zone: Zone::WR })
    );
    assert!(gone.can(P1, "step w_ti"));
}

/// KB-AM-G3, KB-LIM-16: units pass the own god, leave nobody there and do not end.
#[test]
fn units_pass_a_god() {
    let t = pantheon(3)
        .god(P1, God::Seth, "w_r", 3)
        .troop(P1, "w1f", 4)
        .owns(P1, Tile::PriestOfMafdet);
    let mut t = moving(t, "w1f");
    t.acts(P1, "carry 3, step w_r");
    assert_eq!(t.units(P1, "w_r"), 6);
    assert_eq!(
        t.offers(P1),
        [
            "step w1f",
            "step w2f",
            "step w_on",
            "step w_os",
            "step w_tr"
        ]
    );
    t.act(P1, "step w_tr");
    assert_eq!(
        [t.units(P1, "w1f"), t.units(P1, "w_r"), t.units(P1, "w_tr")],
        [1, 3, 3]
    );
    assert_eq!((t.god_zone(P1), t.god_life(P1)), (Some("w_r"), 3));

    // With one land move there is no way through.
    let slow = pantheon(3).god(P1, God::Seth, "w_r", 3).troop(P1, "w1f", 4);
    let slow = moving(slow, "w1f");
    assert_eq!(
        slow.refusal(P1, "step w_r"),
        Some(Refusal::GodAlone { zone: Zone::WR })
    );
}

/// KB-AM-G3: a chain of own troops is no wall.
#[test]
fn a_god_passes_a_chain() {
    let t = pantheon(3)
        .god(P1, God::Seth, "w1a", 3)
        .troop(P1, "w1f", 1)
        .troop(P1, "w_r", 1)
        .owns(P1, Tile::PriestOfMafdet);
    let mut t = moving(t, "w1a");
    t.acts(P1, "step w1f, step w_r, step w_tr");
    assert_eq!(t.god_zone(P1), Some("w_tr"));
}

/// KB-3.4.5.k: entering an enemy's zone means battle.
#[test]
fn a_god_attacks() {
    let t = pantheon(3).god(P1, God::Seth, "w1f", 3).troop(P2, "w_r", 2);
    let mut t = moving(t, "w1f");
    t.act(P1, "step w_r");
    assert!(t.events().contains(&Event::BattleBegan {
        zone: Zone::WR,
        attacker: P1,
        defender: P2
    }));
}

/// KB-LIM-16 in teams: a teammate's god is passed and never joined.
#[test]
fn a_teammates_god_is_passed() {
    let t = table_for(&Setup {
        gods_of_egypt: true,
        mode: Mode::Teams,
        teams: vec![0, 1, 0, 1],
        ..Setup::for_players(4)
    })
    .god(P3, God::Seth, "w_r", 3)
    .troop(P1, "w1f", 2)
    .owns(P1, Tile::PriestOfMafdet);
    let mut t = moving(t, "w1f");
    t.act(P1, "step w_r");
    assert!(!t.can(P1, "done"));
    assert!(t.can(P1, "step w_tr"));
}
