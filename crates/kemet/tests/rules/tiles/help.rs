//! Positions and short cuts that the tests of tiles share.
#![allow(dead_code, reason = "each test file uses its part")]

use kemet::scene::*;
use kemet::*;

pub use crate::ledger::gains;

/// Points of a battle side: strength, damage, unblockable damage, shield.
pub const fn points(strength: u8, damage: u8, unblockable: u8, shield: u8) -> Points {
    Points {
        strength,
        damage,
        unblockable,
        shield,
        impenetrable: 0,
    }
}

/// Three units that play BC-6, and nothing else.
pub const PLAIN: Points = points(6, 0, 0, 1);

/// P1 and P2 meet in the desert `w_r` with 3 units each; both have 3 more at home.
pub fn field() -> Scene {
    table(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .troop(P1, "w1a", 3)
        .troop(P2, "w2a", 3)
}

/// P1 attacks in `w_r`; the points of both sides, attacker first.
pub fn fight(t: &mut Scene, attacker: &str, defender: &str) -> [Points; 2] {
    t.battle(P1, "w_r");
    t.clash(attacker, defender);
    Role::BOTH.map(|role| t.points(role))
}

/// The points of a battle where both sides play BC-6, attacker first.
pub fn meet(mut t: Scene) -> [Points; 2] {
    fight(&mut t, "BC-6", "BC-6")
}

/// The land moves that the troop of `seat` in `zone` has at the start of a Move.
pub fn land_moves(t: &Scene, seat: tabletop::Seat, zone: &str) -> u8 {
    let mut t = t.clone();
    t.turn(seat);
    t.begin(seat, Deed::Move);
    t.act(seat, &format!("troop {zone}"));
    t.land_moves()
}

/// A creature's bonuses, for the troop it goes with and for no other: land
/// moves added, then the points of its troop in the battle of [`meet`].
pub fn check_creature(creature: Companion, moves: u8, with_it: Points) {
    let home = table(3).troop(P1, "w1a", 3).troop(P1, "w1b", 3);
    let home = home.companion(P1, creature, "w1a");
    assert_eq!(land_moves(&home, P1, "w1a"), 1 + moves, "its own troop");
    assert_eq!(land_moves(&home, P1, "w1b"), 1, "another troop");
    let attacks = field().companion(P1, creature, "w_r");
    assert_eq!(meet(attacks), [with_it, PLAIN]);
    let defends = field().companion(P2, creature, "w_r");
    assert_eq!(meet(defends), [PLAIN, with_it]);
    let at_home = field().companion(P1, creature, "w1a");
    assert_eq!(meet(at_home), [PLAIN, PLAIN], "the fight of another troop");
    let in_supply = field().owns(P1, creature.tile());
    assert_eq!(meet(in_supply), [PLAIN, PLAIN], "without a troop");
}

/// P1 has a pyramid of this colour and level in `w1a`, a level-4 one of another
/// colour in `w1b`, and 11 prayer points.
pub fn bazaar(colour: Colour, level: u8) -> Scene {
    let mut colours = vec![colour];
    let others = Colour::ALL.iter().filter(|&&other| other != colour);
    colours.extend(others.take(2));
    let other = colours[1];
    let setup = Setup {
        colours,
        ..Setup::for_players(3)
    };
    table_for(&setup)
        .pyramid(P1, "w1a", colour, level)
        .pyramid(P1, "w1b", other, 4)
        .with_prayer(P1, 11)
}

/// P1 acquires a tile on the space of the colour of [`bazaar`].
pub fn buy(t: &mut Scene, tile: Tile) {
    t.begin_on(P1, Space::Acquire1);
    t.act(P1, &format!("take {tile}"));
}

/// P1 prays, then uses the gold token for a tile.
pub fn golden(t: &mut Scene, tile: Tile) {
    t.acts(P1, "token b_pray, gold, resolve b_pray");
    if t.can(P1, "resolve apex") {
        t.act(P1, "resolve apex");
    }
    t.act(P1, &format!("golden {tile}"));
}

/// The tile gives its buyer one divine fame point for good, and bars the
/// Domination of another colour.
pub fn check_domination(tile: Tile, other: Tile) {
    let mut t = bazaar(tile.colour(), 3);
    let fame = t.fame(P1);
    buy(&mut t, tile);
    assert_eq!(t.prayer(P1), 8);
    assert_eq!(t.permanent_fame(P1), (0, 1));
    assert_eq!(t.fame(P1), fame + 1);
    assert_eq!(t.permanent_fame(P2), (0, 0));
    t.turn(P1);
    t.begin_on(P1, Space::Acquire2);
    let refusal = t.refusal(P1, &format!("take {other}"));
    assert_eq!(refusal, Some(Refusal::SamePicture { tile: other }));
}

/// The tile gives a silver token that a later turn can use once a round; a
/// second one cannot be had.
pub fn check_act_of_god(tile: Tile, other: Tile) {
    let mut t = bazaar(tile.colour(), 4).owns(P1, Tile::ForcedMarch);
    t.act(P1, "token b_acq1");
    assert_eq!(t.refusal(P1, "silver m_pray"), Some(Refusal::NoSilver));
    t.acts(P1, "gold, resolve b_acq1");
    t.act(P1, &format!("take {tile}"));
    assert_eq!(t.prayer(P1), 7);
    // The turn goes on with the gold token, but all tokens are placed already.
    assert!(t.awaits(P1) && !t.can(P1, "silver m_pray"));
    t.act(P1, "decline");
    assert!(t.awaits(P2));

    t.turn(P1);
    assert!(
        !t.can(P1, "silver m_pray"),
        "never without an own-colour token"
    );
    t.act(P1, "token t_move");
    assert_eq!(t.refusal(P1, "silver apex"), Some(Refusal::GoldOnly));
    let taken = Refusal::SpaceTaken {
        space: Space::TopMove,
    };
    assert_eq!(t.refusal(P1, "silver t_move"), Some(taken));
    t.acts(P1, "silver m_pray, resolve m_pray");
    assert_eq!(t.prayer(P1), 9);

    t.turn(P1);
    t.act(P1, "token b_acq2");
    assert!(!t.can(P1, "silver b_pray"), "once a round");
    let refusal = t.refusal(P1, &format!("take {other}"));
    assert_eq!(refusal, Some(Refusal::SamePicture { tile: other }));
    t.act(P1, "decline");

    t.night_step(Step::Awakening);
    t.act(P1, "token t_move");
    assert!(t.can(P1, "silver m_pray"), "back in the next round");
}
