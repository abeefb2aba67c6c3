//! The odds of a battle from what an eye may know.

use std::time::{Duration, Instant};

use kemet::reckoning::{Place, Question, Reckoning, SideQuestion, work_out};
use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game};

use crate::battle::help::{begun, standoff};
use crate::random_play::watch_games;

fn odds(t: &Scene, eye: Eye) -> Forecast {
    forecast(&t.view(eye)).expect("a war council")
}

fn card(forecast: &Forecast, card: BattleCard) -> &CardForecast {
    let mut cards = forecast.cards.iter();
    cards.find(|row| row.card == card).expect("a card in hand")
}

fn plain(units: u8) -> SideQuestion {
    SideQuestion {
        units,
        god: None,
        card: None,
        hand: None,
        tiles: Vec::new(),
        di: Vec::new(),
        creature: None,
        servant: None,
        wounds: 0,
        convert: 0,
    }
}

fn reckoned(question: &Question) -> kemet::reckoning::Odds {
    match work_out(question).expect("a sound question") {
        Reckoning::Odds { odds } => odds,
        Reckoning::Certain(_) => panic!("a card is unknown"),
    }
}

/// Who watches gets the odds of `ennead battle` with both cards unknown.
#[test]
fn a_spectator_gets_the_plain_odds() {
    let t = begun(standoff());
    let seen = odds(&t, Eye::Spectator);
    let known = reckoned(&Question {
        zone: Place::Temple,
        attacker: plain(5),
        defender: plain(5),
    });
    assert_eq!(seen.attacker_wins, known.attacker_wins);
    assert_eq!(seen.defender_wins, known.defender_wins);
    assert_eq!(seen.attacker_lost, known.attacker.lost);
    assert_eq!(seen.defender_lost, known.defender.lost);
    assert!(seen.cards.is_empty());
}

/// Who fights gets a row for each card of the hand, against all that the other
/// side may hold.
#[test]
fn a_side_gets_a_row_for_each_card() {
    let t = begun(standoff().owns(P1, Tile::WrrytStorm));
    let seen = odds(&t, Eye::Seat(P1));
    let [hand, ..] = t.battle_cards(P1);
    let rows: Vec<BattleCard> = seen.cards.iter().map(|row| row.card).collect();
    assert_eq!(rows, hand.iter().collect::<Vec<_>>());
    for row in &seen.cards {
        let known = reckoned(&Question {
            zone: Place::Temple,
            attacker: SideQuestion {
                card: Some(kemet::reckoning::Card::Known(row.card)),
                ..plain(5)
            },
            defender: plain(5),
        });
        assert_eq!(row.wins, known.attacker_wins, "{}", row.card);
        assert_eq!(row.loses, known.defender_wins);
        assert_eq!(
            (row.lost, row.killed),
            (known.attacker.lost, known.defender.lost)
        );
    }
    let other = odds(&t, Eye::Seat(P2));
    assert_eq!(
        card(&other, BattleCard::Bc7).wins,
        1.0,
        "a tie is the defender's"
    );
    assert_eq!(other.cards.len(), 8);
}

/// KB-HI-01, KB-HI-02: cards face up are out of the count, cards face down are
/// not, whatever they are.
#[test]
fn only_open_discards_are_left_out() {
    let used = |down| {
        let t = standoff().used_cards(P2, &[BattleCard::Bc7, BattleCard::Bc1], &[down]);
        odds(&begun(t), Eye::Seat(P1))
    };
    let seen = used(BattleCard::Bc2);
    assert_eq!(
        seen,
        used(BattleCard::Bc8),
        "the back of a card tells nothing"
    );
    // What is left has strength 3 at most, on six cards.
    assert_eq!(card(&seen, BattleCard::Bc1).wins, 1.0);
    assert_eq!(card(&seen, BattleCard::Bc2).wins, 4.0 / 6.0);
}

/// SAP-3b, KB-HI-08: a card that Spy has shown is the only one left.
#[test]
fn a_shown_card_is_certain() {
    let mut t = begun(standoff().owns(P1, Tile::Spy));
    t.council(P2, "BC-6", &[], "hide");
    let before = odds(&t, Eye::Seat(P1));
    assert_eq!(card(&before, BattleCard::Bc1).wins, 1.0);
    assert_eq!(card(&before, BattleCard::Bc2).wins, 0.0);
    let watching = odds(&t, Eye::Seat(P3));
    assert_eq!(watching.attacker_wins, 2.0 / 8.0, "BC-1 and BC-7 beat BC-6");
}

/// Own DI cards that were added count; those of the other side do not until
/// they are shown.
#[test]
fn added_cards_count_for_their_owner() {
    let mut t = begun(standoff().holds(P1, &[Di::WarRage, Di::WarFury]));
    let before = odds(&t, Eye::Seat(P2));
    t.acts(
        P1,
        "play-card BC-1, discard-card BC-2, add DI-01, add DI-04, hide",
    );
    assert_eq!(odds(&t, Eye::Seat(P1)).attacker_wins, 1.0);
    assert_eq!(odds(&t, Eye::Seat(P2)), before);
}

/// Every war council of random games has odds for every eye, quickly; nothing
/// else has.
#[test]
fn every_war_council_has_odds() {
    let (mut seen, mut spent) = (0, Duration::ZERO);
    watch_games(6, |played| {
        let eyes = (played.after.seats().iter().map(Eye::Seat)).chain([Eye::Spectator]);
        for eye in eyes {
            let view = played.after.view(eye);
            let sealed = view.battle.as_ref().is_some_and(|battle| !battle.revealed);
            let begun = Instant::now();
            let Some(odds) = forecast(&view) else {
                assert!(!sealed);
                continue;
            };
            spent += begun.elapsed();
            assert!(sealed);
            assert!((odds.attacker_wins + odds.defender_wins - 1.0).abs() < 1e-9);
            seen += 1;
        }
    });
    assert!(seen > 1_000, "only {seen} forecasts");
    let each = spent / seen;
    println!("{seen} forecasts, {each:?} each");
    assert!(each < Duration::from_millis(2), "{each:?} each");
}
