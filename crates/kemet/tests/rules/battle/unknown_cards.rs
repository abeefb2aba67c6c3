//! The odds with what is unknown as a range, and before an attack.

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seed};

use crate::battle::help::{begun, standoff};
use crate::move_help::marching;
use crate::random_games::{Played, play_out};

fn odds(t: &Scene, eye: Eye) -> Forecast {
    forecast(&t.view(eye)).expect("a war council")
}

fn card(forecast: &Forecast, card: BattleCard) -> &CardForecast {
    let mut cards = forecast.cards.iter();
    cards.find(|row| row.card == card).expect("a card in hand")
}

/// What was certain by the open cards alone is no longer, as soon as somebody
/// holds a card that could turn it.
#[test]
fn nothing_is_certain_against_hidden_cards() {
    let down = [BattleCard::Bc7, BattleCard::Bc1];
    let weak = || standoff().used_cards(P2, &down, &[]);
    let sure = odds(&begun(weak()), Eye::Seat(P1));
    let row = card(&sure, BattleCard::Bc1);
    assert_eq!(
        (row.wins, row.bounds.least),
        (1.0, 1.0),
        "nothing is hidden"
    );
    assert_eq!(sure.defender_unknown, 0);

    let held = weak().holds(P2, &[Di::BronzeWall]).with_prayer(P2, 3);
    let seen = odds(&begun(held), Eye::Seat(P1));
    let row = card(&seen, BattleCard::Bc1);
    assert_eq!(row.wins, 1.0, "as far as anybody can see");
    assert!(row.bounds.least < 1.0, "it may be War Fury");
    assert_eq!((seen.attacker_unknown, seen.defender_unknown), (0, 1));
    assert!(seen.attacker_bounds.least < seen.attacker_wins);
    assert_eq!(seen.attacker_bounds.most, seen.attacker_wins);
    assert_eq!(seen.defender_bounds.most, 1.0 - seen.attacker_bounds.least);
}

/// The range is the same whatever the hidden card is.
#[test]
fn the_range_tells_nothing_of_the_hand() {
    let with = |di| odds(&begun(standoff().holds(P2, &[di])), Eye::Seat(P1));
    assert_eq!(with(Di::WarFury), with(Di::BronzeWall));
}

/// What cannot be paid is no danger: with one prayer point there is one War Fury,
/// and the second card can be a War Rage at most.
#[test]
fn only_what_can_be_paid_counts() {
    let gained = |prayer| {
        let t = standoff().holds(P2, &[Di::BronzeWall, Di::IronWall]);
        let t = t.with_prayer(P2, prayer);
        card(&odds(&begun(t), Eye::Seat(P1)), BattleCard::Bc1)
            .bounds
            .least
    };
    assert!(gained(0) > gained(1), "{} {}", gained(0), gained(1));
    assert!(gained(1) >= gained(2));
}

/// RUB-3c: cards that are no BATTLE cards give strength to who has Divine Wound.
#[test]
fn divine_wound_counts_every_unknown_card() {
    let hand = [Di::Prayer, Di::Prayer, Di::Prayer];
    let plain = odds(
        &begun(standoff().holds(P2, &hand).with_prayer(P2, 0)),
        Eye::Seat(P1),
    );
    let t = standoff().owns(P2, Tile::DivineWound).holds(P2, &hand);
    let wounded = odds(&begun(t.with_prayer(P2, 0)), Eye::Seat(P1));
    assert_eq!(wounded.defender_unknown, 3);
    assert!(wounded.attacker_bounds.least <= plain.attacker_bounds.least);
}

/// Before an attack one is told what the war council will say.
#[test]
fn an_attack_has_its_odds_before_it_is_made() {
    let home = table(2)
        .troop(P1, "w_on", 4)
        .troop(P2, "w_ti", 3)
        .holds(P2, &[Di::WarFury]);
    let mut t = marching(home, "w_on");
    let before = forecast_attack(&t.view(Eye::Seat(P1)), "step w_ti".parse().expect("a step"));
    let before = before.expect("it is an attack");
    assert_eq!(before.defender_unknown, 1);
    assert_eq!(before.cards.len(), 8);
    let elsewhere = "step w_r".parse().expect("a step");
    assert_eq!(forecast_attack(&t.view(Eye::Seat(P1)), elsewhere), None);
    t.act(P1, "step w_ti");
    assert_eq!(odds(&t, Eye::Seat(P1)), before);
}

/// Tables of every kind.
fn tables() -> Vec<Setup> {
    let of = |players| Setup::for_players(players);
    vec![
        of(2),
        Setup {
            gods_of_egypt: true,
            renewal: true,
            extra_di: true,
            ..of(4)
        },
        Setup {
            mode: Mode::Teams,
            ..of(4)
        },
        Setup {
            mode: Mode::Solo,
            ..of(1)
        },
        Setup {
            edition: Edition::First,
            ..of(3)
        },
        Setup {
            edition: Edition::Bs2021,
            ..of(5)
        },
    ]
}

fn watch(mut look: impl FnMut(&Played)) {
    for setup in tables() {
        for seed in 0..6 {
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            play_out(game, seed, &mut look);
        }
    }
}

/// In random games of every kind: who attacks was told before what the war
/// council tells.
#[test]
fn attacks_are_forecast_as_councils_are() {
    let mut compared = 0;
    watch(|played| {
        if !played.before.is_attack(played.seat, played.action) {
            return;
        }
        let eye = Eye::Seat(played.seat);
        let told = forecast_attack(&played.before.view(eye), played.action);
        let view = played.after.view(eye);
        let begun = view
            .battle
            .as_ref()
            .is_some_and(|it| it.zone == played.action.zone());
        // A card drawn at the start of the council is known only then.
        let drew = view.deck != played.before.view(eye).deck;
        if let Some(council) = forecast(&view).filter(|_| begun && !drew) {
            assert_eq!(told, Some(council), "{}", played.action);
            compared += 1;
        }
    });
    assert!(compared > 200, "only {compared}");
}

trait Aim {
    fn zone(&self) -> Zone;
}

impl Aim for Action {
    fn zone(&self) -> Zone {
        match *self {
            Action::Step(zone) | Action::Teleport(zone) | Action::Deploy(zone) => zone,
            Action::Place(zone, _) => zone,
            other => panic!("{other} is no attack"),
        }
    }
}

/// In random games of every kind: what is called certain comes true, unless the
/// side itself exchanges its card afterwards.
#[test]
fn certain_is_certain() {
    let (mut certain, mut turned) = (0, 0);
    let mut told = [None; 2];
    watch(|played| {
        for role in Role::BOTH {
            let Some(battle) = played.after.view(Eye::Spectator).battle else {
                return;
            };
            let sides = [battle.attacker, battle.defender];
            let side = &sides[role as usize];
            let Some(winner) = battle.winner else {
                let own = played.after.view(Eye::Seat(side.seat));
                if let Some(odds) = forecast(&own) {
                    let shares = [
                        (odds.attacker_wins, odds.attacker_bounds),
                        (odds.defender_wins, odds.defender_bounds),
                    ];
                    told[role as usize] = Some(shares[role as usize]);
                }
                continue;
            };
            let Some((share, bounds)) = told[role as usize].take() else {
                continue;
            };
            turned += u32::from(share == 1.0 && winner != role);
            if !side.swapped && (bounds.least == 1.0 || bounds.most == 0.0) {
                assert_eq!(winner == role, bounds.least == 1.0, "{side:?}");
                certain += 1;
            }
        }
    });
    assert!(certain > 100, "only {certain} were certain");
    assert!(turned > 0, "no hidden card ever turned a sure thing");
}
