//! Victory points and the end of the game.

use kemet::scene::*;
use kemet::*;

use crate::help::*;

/// K1-11.1: an attack won with a unit left is a permanent battle point; a defence is none.
#[test]
fn a_won_attack_is_a_point() {
    let mut t = field();
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-5");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((1, 0), (0, 0))
    );
    let mut t = field();
    t.battle(P1, "w_r");
    t.clash("BC-5", "BC-6");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 0), (0, 0))
    );
    // Won, but nobody is left.
    let mut t = first(3).troop(P2, "w_r", 1).troop(P1, "w_r", 1);
    t.battle(P1, "w_r");
    t.clash("BC-1", "BC-3");
    assert!(t.events().contains(&Event::BattleWon { seat: P1 }));
    assert_eq!((t.units(P1, "w_r"), t.permanent_fame(P1)), (0, (0, 0)));
}

/// K1-11.2, RED-3d, WHI-3d: the Victory Point tile is a permanent point, bought once.
#[test]
fn the_victory_point_tile() {
    for tile in [
        Tile::RedVictoryPoint,
        Tile::BlueVictoryPoint,
        Tile::WhiteVictoryPoint,
    ] {
        let mut t = bazaar(3);
        buy(&mut t, tile);
        assert_eq!((t.permanent_fame(P1), t.prayer(P1)), ((0, 1), 8), "{tile}");
        t.turn(P1);
        assert_eq!(t.fame(P1), 1);
    }
}

/// K1-11.3: the Sphinx is a permanent point.
#[test]
fn the_sphinx_is_a_point() {
    let mut t = bazaar(4).troop(P1, "w1a", 1);
    let before = t.fame(P1);
    buy(&mut t, Tile::FirstSphinx);
    t.act(P1, "attach first-sphinx w1a");
    assert_eq!((t.permanent_fame(P1), t.fame(P1)), ((0, 1), before + 1));
}

/// K1-11.4, K1-11.5: two temples and an offering bring permanent points at the same day's end.
#[test]
fn permanent_points_of_a_days_end() {
    let mut t = first(3)
        .troop(P1, "w_ti", 1)
        .troop(P1, "w_tr", 1)
        .troop(P1, "d_s", 2);
    t.evening();
    t.act(P1, "sacrifice");
    assert_eq!(t.permanent_fame(P1), (0, 2));
}

/// K1-11.6: Defensive Victory is a battle point.
#[test]
fn defensive_victory_is_a_battle_point() {
    let mut t = field().owns(P2, Tile::FirstDefensiveVictory);
    t.battle(P1, "w_r");
    t.clash("BC-5", "BC-6");
    assert_eq!(
        (t.permanent_fame(P1), t.permanent_fame(P2)),
        ((0, 0), (1, 0))
    );
}

/// K1-11.7, K1-11.8: temples and level-4 pyramids, own or foreign, count while held.
#[test]
fn temporary_points() {
    let t = first(3)
        .pyramid(P1, "w1a", Colour::Ruby, 4)
        .pyramid(P1, "w1b", Colour::Diamond, 3)
        .pyramid(P2, "w2a", Colour::Ruby, 4)
        .troop(P1, "w2a", 1)
        .troop(P1, "w_ti", 1)
        .troop(P2, "d_t", 1);
    assert_eq!((t.fame(P1), t.permanent_fame(P1)), (3, (0, 0)));
    assert_eq!(t.fame(P2), 1);
}

/// K1-11b.1, K1-U46: 8 points win only when the day has ended and the map has paid.
#[test]
fn a_game_is_won_at_the_end_of_a_day() {
    let mut t = first(2).with_fame(P1, 5, 5);
    t.act(P1, "token m_pray");
    t.act(P2, "token m_pray");
    t.turn(P1);
    assert!(t.outcome().is_none(), "not during the day");
    t.night();
    assert!(t.outcome().is_none(), "nor by night");
    t.acts(P2, "next P1");
    assert!(t.outcome().is_none());
    t.evening();
    let outcome = t.outcome().expect("10 points");
    assert_eq!(outcome.winners, tabletop::Seats::one(P1));
}

/// K1-11b.1: what was lost before the day ended does not count, what the map pays does.
#[test]
fn the_map_pays_before_the_check() {
    let mut t = first(3).with_fame(P1, 0, 7).troop(P1, "d_s", 2);
    t.evening();
    assert!(t.outcome().is_none());
    t.act(P1, "sacrifice");
    assert_eq!(
        t.outcome().expect("8 points").winners,
        tabletop::Seats::one(P1)
    );
    // The point of the Delta temple stays (K1-U14), unless the table reads it otherwise.
    let rule = HouseRules {
        delta_returns: true,
        ..HouseRules::default()
    };
    for (t, wins) in [(first(3), true), (house(3, rule), false)] {
        let mut t = t.with_fame(P1, 0, 7).troop(P1, "d_t", 1);
        assert_eq!(t.fame(P1), 8);
        t.evening();
        t.act(P1, "sacrifice");
        assert_eq!(t.outcome().is_some(), wins);
    }
}

/// K1-11b.2: more points, then more battle points, then the earlier place of that day.
#[test]
fn ties_at_the_end() {
    let winner = |fame: [(u8, u8); 3], order: &[tabletop::Seat]| {
        let mut t = first(3).order(order);
        for (seat, (battle, divine)) in [P1, P2, P3].into_iter().zip(fame) {
            t = t.with_fame(seat, battle, divine);
        }
        t.evening();
        t.outcome().expect("somebody has 8").winners
    };
    let order = [P1, P2, P3];
    assert_eq!(
        winner([(8, 0), (0, 9), (0, 8)], &order),
        tabletop::Seats::one(P2)
    );
    assert_eq!(
        winner([(0, 8), (2, 6), (1, 7)], &order),
        tabletop::Seats::one(P2)
    );
    assert_eq!(
        winner([(2, 6), (2, 6), (2, 6)], &order),
        tabletop::Seats::one(P1)
    );
    assert_eq!(
        winner([(2, 6), (2, 6), (2, 6)], &[P3, P2, P1]),
        tabletop::Seats::one(P3)
    );
    assert_eq!(
        winner([(7, 0), (0, 8), (0, 0)], &order),
        tabletop::Seats::one(P2)
    );
}
