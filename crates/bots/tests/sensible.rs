//! The sensible player of Kemet at real tables.

use bots::{Bot, BotDice, Budget, Staffed, ask, named};
use kemet::{Action, Kemet, Setup};
use rand::SeedableRng;
use tabletop::{Eye, Game, Seat, Seed, Silent};

/// Enough to exercise every path of the thinking, little enough for many games.
const HASTE: Budget = Budget::Thoughts(40);

fn bot(name: &str) -> &'static Bot<Kemet> {
    named(name).unwrap()
}

/// Add-ons by turns, so that a few games meet them all.
fn setup(players: u8, number: u64) -> Setup {
    Setup {
        renewal: number & 1 != 0,
        extra_di: number & 2 != 0,
        ..Setup::for_players(players)
    }
}

/// A whole game, every action through the checked door.
struct Played {
    game: Kemet,
    actions: Vec<(Seat, Action)>,
}

fn play(setup: &Setup, names: &[&str], seed: u64, budget: Budget) -> Played {
    let mut game = Kemet::start(setup, Seed(seed)).unwrap();
    let mut dice = BotDice::seed_from_u64(seed);
    let mut players: Vec<_> = names.iter().map(|name| bot(name).seat_one()).collect();
    let mut list = Vec::new();
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        let player = &mut *players[seat.index()];
        let action = ask(player, &game, seat, &mut list, budget, &mut dice).unwrap();
        if let Err(refusal) = game.apply(seat, action, &mut Silent) {
            panic!("seed {seed}: {seat} {action}: {refusal}");
        }
        actions.push((seat, action));
    }
    Played { game, actions }
}

fn thirty_games(players: u8) {
    for number in 0..30 {
        let names = vec!["sensible"; usize::from(players)];
        let played = play(&setup(players, number), &names, number, HASTE);
        assert!(played.game.outcome().is_some());
        played.game.audit().unwrap();
    }
}

#[test]
fn two_play_by_the_rules() {
    thirty_games(2);
}

#[test]
fn three_play_by_the_rules() {
    thirty_games(3);
}

#[test]
fn four_play_by_the_rules() {
    thirty_games(4);
}

#[test]
fn five_play_by_the_rules() {
    thirty_games(5);
}

#[test]
fn six_play_by_the_rules() {
    thirty_games(6);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed| play(&setup(3, 3), &["sensible"; 3], seed, Budget::default()).actions;
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

/// Two tables that look the same to a seat, but differ in what it cannot see,
/// get the same answer: the type of a question allows nothing else, and `ask`
/// fills it from the view.
#[test]
fn what_is_hidden_changes_nothing() {
    let mut game = Kemet::start(&setup(3, 3), Seed(4)).unwrap();
    let mut dice = BotDice::seed_from_u64(4);
    let (mut list, mut compared) = (Vec::new(), 0);
    let mut player = bot("sensible").seat_one();
    for _ in 0..400 {
        let Some(seat) = game.awaiting().lowest() else {
            break;
        };
        let view = game.view(Eye::Seat(seat));
        let other = Kemet::imagine(&view, &mut dice);
        let mut answer = |table: &Kemet, mut dice: BotDice| {
            ask(&mut *player, table, seat, &mut list, HASTE, &mut dice)
        };
        let here = answer(&game, dice.clone());
        if other.view(Eye::Seat(seat)) == view && other != game {
            assert_eq!(here, answer(&other, dice.clone()));
            compared += 1;
        }
        game.apply_unchecked(seat, here.unwrap());
    }
    assert!(compared > 100, "{compared}");
}

/// Far fewer games than the figures in docs/bots.md, but enough to notice when
/// it has stopped thinking.
#[test]
fn it_beats_random() {
    let wins = (0..20u8)
        .filter(|&number| {
            let me = Seat(number % 2);
            let mut names = ["random"; 2];
            names[me.index()] = "sensible";
            let played = play(
                &setup(2, 0),
                &names,
                u64::from(number),
                Budget::Thoughts(200),
            );
            played.game.outcome().unwrap().won(me)
        })
        .count();
    assert!(wins >= 17, "{wins} of 20");
}

#[test]
fn its_games_come_to_an_end() {
    for seed in 0..5 {
        let played = play(
            &setup(2, seed),
            &["sensible"; 2],
            seed,
            Budget::Thoughts(200),
        );
        assert_eq!(played.game.outcome().unwrap().reason, "fame");
        assert!(played.game.round() < 15, "{}", played.game.round());
    }
}

/// Without a single thought it still answers, and a time is kept roughly.
#[test]
fn any_budget_will_do() {
    use std::time::{Duration, Instant};
    let game = Kemet::start(&setup(4, 0), Seed(1)).unwrap();
    for budget in [
        Budget::Thoughts(0),
        Budget::Thoughts(u32::MAX),
        Budget::Time(Duration::ZERO),
        Budget::Time(Duration::MAX),
    ] {
        let mut dice = BotDice::seed_from_u64(1);
        let (mut game, mut list) = (game.clone(), Vec::new());
        let begun = Instant::now();
        for _ in 0..60 {
            let Some(seat) = game.awaiting().lowest() else {
                break;
            };
            let mut player = Kemet::BOTS[1].seat_one();
            let action = ask(&mut *player, &game, seat, &mut list, budget, &mut dice);
            game.apply(seat, action.unwrap(), &mut Silent).unwrap();
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{budget:?}");
    }
}
