//! Random games, in which every position is looked at.

use std::cell::Cell;

use kemet::*;
use tabletop::Game;

use crate::help::*;
use crate::random_games::play_out;

/// Plays games at every number of players; looks at each action's events and
/// the positions before and after it.
fn watch(house: HouseRules, games: u64, look: impl Fn(&View, &[Event], &View)) {
    for players in 2..=5 {
        for seed in 0..games {
            let setup = Setup {
                house,
                max_rounds: 12,
                ..Setup::of(Edition::First, players)
            };
            play_out(started(&setup, seed), seed, &mut |played| {
                played.after.audit().expect("a sound game");
                look(&public(played.before), played.events, &public(played.after));
            });
        }
    }
}

const PLAIN: HouseRules = HouseRules {
    two_cards: false,
    delta_price: false,
    sanctuary_recall: false,
    sudden_end: false,
    free_garrison: false,
    eager_creatures: false,
    empty_retreat: false,
    delta_returns: false,
};

/// K1-5.7, K1-U22, K1-1.1.9: nobody ever has more than five units (seven with Legion) or two creatures in a region, nor other than twelve units.
#[test]
fn limits_hold_at_every_moment() {
    watch(PLAIN, 8, |_, _, view| {
        for player in &view.players {
            let limit = if player.tiles.has(Power::Legion) {
                7
            } else {
                5
            };
            let units: u8 = player.troops.iter().map(|troop| troop.units).sum();
            assert_eq!(units + player.supply, 12);
            for troop in &player.troops {
                assert!((1..=limit).contains(&troop.units), "{troop:?}");
                assert!(troop.companions.len() <= 1, "{troop:?}");
            }
            assert!(player.prayer <= 11);
        }
    });
}

/// K1-D1, K1-D3: everybody lays five own tokens a day, and when it ends every floor has one.
#[test]
fn every_day_fills_every_floor() {
    let nights = Cell::new(0);
    watch(PLAIN, 8, |before, events, _| {
        let night = events
            .iter()
            .any(|event| matches!(event, Event::NightFell { .. }));
        if !night || before.round == 0 || before.steps.contains(&Step::Evening) {
            return;
        }
        nights.set(nights.get() + 1);
        for player in &before.players {
            let mut taken = player.own_tokens | player.silver_tokens;
            for event in events {
                if let Event::TokenPlaced { seat, space, .. } = *event
                    && seat == player.seat
                    && space != Space::Apex
                {
                    taken.insert(space);
                }
            }
            assert_eq!(taken.empty_floors(), 0, "{player:?}");
            assert!((5..=6).contains(&taken.len()), "{taken:?}");
        }
    });
    assert!(nights.get() > 50, "{} days", nights.get());
}

/// K1-4.4.6, K1-5.16, K1-4.4.2: between actions who stands in a place holds it; a district nobody else stands in is its owner's, and no other place is held from afar, but for the point of the Delta temple (K1-U14).
#[test]
fn who_stands_there_holds_it() {
    watch(PLAIN, 8, |_, _, view| {
        if view.steps.last() != Some(&Step::Turn) {
            return;
        }
        for zone in layout(view.players.len() as u8).zones().iter() {
            let stands = view
                .players
                .iter()
                .find(|player| player.troops.iter().any(|troop| troop.zone == zone));
            if zone == Zone::DT && stands.is_none() {
                continue;
            }
            let owner = zone
                .district_of()
                .and_then(|city| view.players.iter().find(|player| player.city == Some(city)));
            let holder = stands.or(owner).map(|player| player.seat);
            let found = view
                .players
                .iter()
                .find(|player| player.controlled.contains(zone));
            assert_eq!(found.map(|player| player.seat), holder, "{zone}");
        }
    });
}

/// K1-5.9, K1-5.10: without a power against walls, nobody enters a foreign district but with the first step of a Move.
#[test]
fn walls_hold_in_every_game() {
    let started = Cell::new(false);
    let entered = Cell::new(0);
    watch(PLAIN, 40, |before, events, _| {
        for event in events {
            match event {
                Event::ActionBegan { .. } => started.set(false),
                Event::Moved {
                    seat,
                    to,
                    companions,
                    ..
                } => {
                    let player = &before.players[seat.index()];
                    let foreign = to
                        .district_of()
                        .is_some_and(|city| player.city != Some(city));
                    let power = player.tiles.has(Power::OpenGates)
                        || companions.contains(&Companion::FirstPhoenix)
                        || before.discard.contains(Di::OpenGates);
                    assert!(!foreign || power || !started.get(), "{event:?}");
                    entered.set(entered.get() + u32::from(foreign));
                    started.set(true);
                }
                _ => {}
            }
        }
    });
    assert!(entered.get() > 100, "{} districts entered", entered.get());
}

/// K1-11b.1, K1-U46: no game is won but at the end of a day, with 8 points at least.
#[test]
fn games_are_won_at_the_end_of_a_day() {
    let won = Cell::new(0);
    watch(PLAIN, 8, |_, _, after| {
        if let Some(outcome) = &after.outcome
            && outcome.reason == "fame"
        {
            assert!(after.players.iter().all(|player| player.tokens == 0) && !after.night);
            let winner = outcome.winners.lowest().expect("a winner");
            let fame = after.players[winner.index()].fame;
            assert!(fame >= 8);
            assert!(after.players.iter().all(|player| player.fame <= fame));
            won.set(won.get() + 1);
        }
    });
    assert!(won.get() > 5, "{} games won", won.get());
}

/// K1-H1, K1-H2, K1-H3, K1-H4, K1-H5, K1-H6: with all house rules a game stays sound, and ends as soon as somebody has 8.
#[test]
fn games_with_all_house_rules() {
    let all = HouseRules {
        two_cards: true,
        delta_price: true,
        sanctuary_recall: true,
        sudden_end: true,
        free_garrison: true,
        eager_creatures: true,
        empty_retreat: true,
        delta_returns: true,
    };
    let sudden = Cell::new(0);
    watch(all, 8, |_, _, after| {
        if after.steps.last() == Some(&Step::Turn) {
            assert!(after.players.iter().all(|player| player.fame < 8));
        }
        let tokens = after.players.iter().any(|player| player.tokens > 0);
        if after
            .outcome
            .as_ref()
            .is_some_and(|end| end.reason == "fame")
            && tokens
        {
            sudden.set(sudden.get() + 1);
        }
    });
    assert!(
        sudden.get() > 5,
        "{} games ended in the middle",
        sudden.get()
    );
}
