//! Where sources disagreed, and what holds (K1-13).

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seed, Silent};

use crate::help::{first, march};

/// K1-13.4, K1-2.4.3: the Delta temple wants its unit when the day ends, and only if the holder will.
#[test]
fn the_delta_temple_asks_in_the_evening() {
    let table = || {
        let mut t = first(3)
            .pyramid(P1, "w1a", Colour::Ruby, 1)
            .troop(P1, "w1a", 3)
            .with_prayer(P1, 2);
        march(&mut t, "w1a", &[]);
        t.acts(P1, "teleport d_t, done");
        t
    };
    let mut t = table();
    assert_eq!(
        (t.units(P1, "d_t"), t.prayer(P1)),
        (3, 0),
        "taken for nothing"
    );
    t.night_step(Step::DeltaTemple);
    assert_eq!(t.offers(P1), ["sacrifice", "decline"]);
    t.act(P1, "sacrifice");
    assert_eq!((t.units(P1, "d_t"), t.prayer(P1)), (2, 5));
    let mut t = table();
    t.night_step(Step::DeltaTemple);
    t.act(P1, "decline");
    assert_eq!((t.units(P1, "d_t"), t.prayer(P1)), (3, 0));
}

/// How a day ends for P1 with so many VP.
fn evening(long: bool, points: u8) -> Option<tabletop::Outcome> {
    let mut t = table_for(&Setup {
        long,
        ..Setup::of(Edition::First, 3)
    })
    .with_fame(P1, points, 0);
    t.night_step(Step::Verdict);
    t.outcome()
}

/// K1-13.6, K1-1.3.8, K1-11b.1: 8 or 10 VP, as the table likes.
#[test]
fn the_goal_is_an_option() {
    assert!(evening(false, 7).is_none() && evening(false, 8).is_some());
    assert!(evening(true, 9).is_none() && evening(true, 10).is_some());
}

/// K1-13.11, K1-U46: with the goal reached the day goes on.
#[test]
fn no_end_before_the_evening() {
    let mut t = first(3).with_fame(P1, 8, 0);
    t.turn(P1);
    assert_eq!(t.outcome(), None);
    t.act(P1, "token m_pray");
    assert!(t.awaits(P2));
    t.night_step(Step::Verdict);
    assert!(t.outcome().is_some());
}

/// K1-13.7, K1-13.8, K1-13.9: no strength of the Snake, no movement of the Sphinx, 1 of the Scorpion.
#[test]
fn disputed_numbers() {
    let strength = |creature: Companion| -> u8 {
        creature
            .boosts()
            .iter()
            .map(|boost| boost.points.strength)
            .sum()
    };
    assert_eq!(strength(Companion::FirstSnake), 0);
    let range = |creature: Companion| {
        let mut t = first(3).troop(P1, "w1f", 1).companion(P1, creature, "w1f");
        march(&mut t, "w1f", &[]);
        t.land_moves()
    };
    assert_eq!(range(Companion::FirstSphinx), 1);
    assert_eq!(range(Companion::FirstScorpion), 2);
}

/// K1-13.10: the levels, and Initiative among the tiles.
#[test]
fn disputed_levels() {
    let level = |tile: Tile| (first(3).copies(tile), tile.level());
    assert_eq!(level(Tile::FirstPhoenix), (1, 4));
    assert_eq!(level(Tile::FirstLegion), (1, 2));
    assert_eq!(level(Tile::FirstShield), (1, 3));
    assert_eq!(level(Tile::FirstInitiative), (1, 4));
}

/// K1-13.12, K1-13.14, K1-1.3.7, K1-1.3.9, K1-16.10: 5 prayer and a card, the ten units beside pyramids, and after the first night 7 and two.
#[test]
fn the_start() {
    for players in 2..=5 {
        let setup = Setup {
            seating: Seating::Random,
            ..Setup::of(Edition::First, players)
        };
        let mut game = Kemet::start(&setup, Seed(7)).expect("a game");
        let mut before = 0;
        while game.view(Eye::Archive).round == 0 {
            let view = game.view(Eye::Archive);
            if matches!(view.steps.last(), Some(Step::Pyramids { .. })) {
                before += 1;
                for player in &view.players {
                    assert_eq!((player.prayer, player.di), (5, 1));
                }
            }
            let seat = game.awaiting().lowest().expect("somebody decides");
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let last = *actions.last().expect("something to do");
            game.apply(seat, last, &mut Silent).expect("it was offered");
        }
        assert!(before > 0);
        for player in &game.view(Eye::Archive).players {
            assert_eq!((player.prayer, player.di, player.supply), (7, 2, 2));
            assert_eq!(
                player.troops.iter().map(|troop| troop.units).sum::<u8>(),
                10
            );
            for troop in &player.troops {
                let district = troop.zone.district().expect("in the city");
                assert!(player.pyramids[district.index()].level > 0);
                assert!(troop.units <= 5);
            }
        }
    }
}
