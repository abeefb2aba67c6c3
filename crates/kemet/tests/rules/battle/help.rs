//! What the battle tests share.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Seat};

/// P1 and P2 meet in `zone`; P2 held it.
pub fn meet(zone: &str, attackers: u8, defenders: u8) -> Scene {
    table(3)
        .troop(P2, zone, defenders)
        .troop(P1, zone, attackers)
}

/// P1 attacks with these cards on either side.
pub fn fought(mut t: Scene, zone: &str, attacker: &str, defender: &str) -> Scene {
    t.battle(P1, zone);
    t.clash(attacker, defender);
    t
}

/// P1 wins without a loss on either side.
pub fn p1_won(t: Scene, zone: &str) -> Scene {
    let t = fought(t, zone, "BC-6", "BC-5");
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    t
}

/// P2 wins without a loss on either side.
pub fn p2_won(t: Scene, zone: &str) -> Scene {
    let t = fought(t, zone, "BC-5", "BC-6");
    assert!(t.events().contains(&Event::BattleWon { seat: P2 }));
    t
}

/// P1 attacks P2 on the river temple; P3 watches.
pub fn standoff() -> Scene {
    table(3).troop(P2, "w_tr", 5).troop(P1, "w_tr", 5)
}

/// The battle has begun.
pub fn begun(mut t: Scene) -> Scene {
    t.battle(P1, "w_tr");
    t
}

/// What `eye` sees of one side.
pub fn side(t: &Scene, eye: Eye, role: Role) -> SideView {
    let battle = t.view(eye).battle.expect("a battle");
    match role {
        Role::Attacker => battle.attacker,
        Role::Defender => battle.defender,
    }
}

/// The number of DI cards `eye` reads in a hand.
pub fn shown_hand(t: &Scene, eye: Eye, seat: Seat) -> u8 {
    t.view(eye).players[seat.index()].di
}
