//! Random games of 2012, looked at after each action.

use kemet::*;
use tabletop::{Eye, Game, Seed};

use crate::random_games::{Played, play_out};

/// Plays games at every number of players.
fn watch(games: u64, mut look: impl FnMut(&Played)) {
    for players in 2..=5 {
        for seed in 0..games {
            let setup = Setup::of(Edition::First, players);
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            play_out(game, seed, &mut look);
        }
    }
}

/// K1-5.7, K1-U22, K1-9b.2, K1-9b.3, K1-6.2.6: no region ever holds too many units or two creatures of a player, nor a creature alone.
#[test]
fn limits_hold_at_every_step() {
    let mut troops = 0;
    watch(6, |&Played { action, after, .. }| {
        for player in after.view(Eye::Spectator).players {
            let legion = player.tiles.contains(Tile::FirstLegion);
            let limit = if legion { 7 } else { 5 };
            for troop in player.troops {
                troops += 1;
                assert!(
                    (1..=limit).contains(&troop.units) && troop.companions.len() <= 1,
                    "{action}: {troop:?}"
                );
            }
        }
    });
    assert!(troops > 10_000);
}

/// K1-B8, K1-B5, BLU-3b: battle VP are for an attacker who has won, and for the owner of Defensive Victory.
#[test]
fn battle_points_are_won_in_battle() {
    let mut gained = 0;
    let mut fight = None;
    let mut won = None;
    watch(6, |&Played { before, events, .. }| {
        for event in events {
            match *event {
                Event::BattleBegan {
                    attacker, defender, ..
                } => fight = Some((attacker, defender)),
                Event::BattleWon { seat } => won = Some(seat),
                Event::FameGained {
                    seat,
                    kind: FameKind::Battle,
                    ..
                } => {
                    gained += 1;
                    let (attacker, defender) = fight.expect("a battle");
                    assert_eq!(won, Some(seat));
                    let tiles = before.view(Eye::Spectator).players[seat.index()].tiles;
                    assert!(
                        seat == attacker
                            || seat == defender && tiles.contains(Tile::FirstDefensiveVictory)
                    );
                }
                _ => {}
            }
        }
    });
    assert!(gained > 50);
}

/// DI12-13, K1-U38, K1-10b.2: after a card outside battle the others are asked one by one in turn order, never its player, never the active player.
#[test]
fn who_is_asked_in_random_games() {
    let mut asked = 0;
    watch(6, |&Played { before, seat, .. }| {
        let view = before.view(Eye::Spectator);
        if let Some(&Step::Veto {
            by, asked: ahead, ..
        }) = view.steps.last()
        {
            asked += 1;
            let place = (usize::from(view.place) + usize::from(ahead)) % view.order.len();
            assert_eq!(view.order[place], seat);
            assert_ne!(seat, by);
            assert_ne!(seat, view.order[usize::from(view.place)]);
            assert!(view.players[seat.index()].di > 0 && view.battle.is_none());
        }
    });
    assert!(asked > 50);
}
