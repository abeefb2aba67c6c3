//! Every level at real tables.

use std::sync::Arc;

use bots::{Answer, Bot, BotDice, Budget, Level, Question, Scribe, Weights, ask};
use kemet::{Action, Kemet, Setup};
use rand::SeedableRng;
use tabletop::{Eye, Game, Seat, Seed, Silent, Trained};

/// Enough to exercise every path of the thinking, little enough for many games.
const HASTE: Budget = Budget::simulations(24);

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

fn play(setup: &Setup, levels: &[Level], seed: u64) -> Played {
    let mut game = Kemet::start(setup, Seed(seed)).unwrap();
    let mut dice = BotDice::seed_from_u64(seed);
    let mut bots: Vec<_> = levels.iter().map(|level| level.seat_one()).collect();
    let mut list = Vec::new();
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        let bot = &mut bots[seat.index()];
        let action = ask(bot, &game, seat, &mut list, HASTE, &mut dice).unwrap();
        if let Err(refusal) = game.apply(seat, action, &mut Silent) {
            panic!("seed {seed}: {seat} {action}: {refusal}");
        }
        actions.push((seat, action));
    }
    Played { game, actions }
}

fn a_few_games(players: u8) {
    for number in 0..4 {
        let levels: Vec<Level> = (0..usize::from(players))
            .map(|seat| [Level::Priest, Level::Scribe, Level::Pharaoh][seat % 3])
            .collect();
        let played = play(&setup(players, number), &levels, number);
        assert!(played.game.outcome().is_some());
        played.game.audit().unwrap();
    }
}

#[test]
fn two_play_by_the_rules() {
    a_few_games(2);
}

#[test]
fn three_play_by_the_rules() {
    a_few_games(3);
}

#[test]
fn four_play_by_the_rules() {
    a_few_games(4);
}

#[test]
fn five_play_by_the_rules() {
    a_few_games(5);
}

#[test]
fn six_play_by_the_rules() {
    a_few_games(6);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for level in [Level::Scribe, Level::Priest] {
        let once = play(&setup(3, 3), &[level; 3], 7);
        let again = play(&setup(3, 3), &[level; 3], 7);
        assert_eq!(once.actions, again.actions, "{level}");
    }
}

fn answer(level: Level, game: &Kemet, seat: Seat, seed: u64) -> Answer {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let look = || game.view(Eye::Seat(seat));
    let question = Question::new(seat, &actions, Budget::simulations(60), &look);
    let mut dice = BotDice::seed_from_u64(seed);
    level.seat_one::<Kemet>().choose(&question, &mut dice)
}

/// More lanes answer as one bot does, the same each time.
#[test]
fn lanes_think_together() {
    let game = Kemet::start(&setup(2, 0), Seed(4)).unwrap();
    let seat = game.awaiting().lowest().unwrap();
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let look = || game.view(Eye::Seat(seat));
    let question = Question::new(seat, &actions, Budget::simulations(90), &look);
    let answer = || {
        let mut bot = Level::Priest.seat_one_in_lanes::<Kemet>(4);
        bot.choose(&question, &mut BotDice::seed_from_u64(1))
    };
    let once = answer();
    assert_eq!(once, answer());
    assert!(once.simulations <= 90 && once.simulations > 40, "{once:?}");
    let shares: f32 = once.options.iter().map(|option| option.share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
}

/// Two true states that look alike to a seat: same cards on the table, other
/// cards in the others' hands. Who answers them differently has peeked.
#[test]
fn nobody_sees_what_their_seat_may_not() {
    let mut dice = BotDice::seed_from_u64(5);
    let mut scribe = Level::Scribe.seat_one::<Kemet>();
    let (mut list, mut asked) = (Vec::new(), 0);
    for seed in 0..6 {
        let mut game = Kemet::start(&setup(2 + (seed % 3) as u8, seed), Seed(seed)).unwrap();
        let mut number = 0u64;
        while let Some(seat) = game.awaiting().lowest() {
            number += 1;
            game.actions(seat, &mut list);
            if list.len() > 1 && number.is_multiple_of(9) {
                let view = game.view(Eye::Seat(seat));
                let other = Kemet::imagine(&Kemet::know(&view), &mut dice);
                if other.view(Eye::Archive) != game.view(Eye::Archive) {
                    asked += 1;
                    for level in Level::ALL {
                        assert_eq!(
                            answer(level, &game, seat, number),
                            answer(level, &other, seat, number),
                            "{level}, seed {seed}, decision {number}"
                        );
                    }
                }
            }
            let action = ask(&mut scribe, &game, seat, &mut list, HASTE, &mut dice).unwrap();
            game.apply_unchecked(seat, action);
        }
    }
    assert!(asked > 100, "{asked}");
}

fn wins(first: Level, others: Level, players: u8, games: u64) -> usize {
    let won = |number: &u64| {
        let seat = (number % u64::from(players)) as usize;
        let mut levels = vec![others; usize::from(players)];
        levels[seat] = first;
        let played = play(&setup(players, 0), &levels, *number);
        played.game.outcome().unwrap().won(Seat(seat as u8))
    };
    (0..games).filter(won).count()
}

/// The arena has the real figures; this only notices when something breaks.
#[test]
fn a_scribe_beats_random_players() {
    assert!(wins(Level::Scribe, Level::Random, 2, 40) >= 38);
    assert!(wins(Level::Scribe, Level::Random, 4, 20) >= 16);
}

/// In a war council a fixed card could be counted on.
#[test]
fn cards_of_a_war_council_are_mixed() {
    let mut dice = BotDice::seed_from_u64(11);
    let mut bot = Level::Scribe.seat_one::<Kemet>();
    let mut list = Vec::new();
    let mut councils = 0;
    let mut mixed = 0;
    for seed in 0..8 {
        let mut game = Kemet::start(&setup(2, 0), Seed(seed)).unwrap();
        while let Some(seat) = game.awaiting().lowest() {
            game.actions(seat, &mut list);
            if matches!(list[0], Action::Play(_)) && list.len() > 3 && councils < 30 {
                councils += 1;
                let cards: Vec<usize> = (0..12)
                    .map(|seed| answer(Level::Priest, &game, seat, seed).choice)
                    .collect();
                mixed += usize::from(cards.iter().any(|card| *card != cards[0]));
            }
            let action = ask(&mut bot, &game, seat, &mut list, HASTE, &mut dice).unwrap();
            game.apply_unchecked(seat, action);
        }
    }
    assert!(
        councils >= 10 && mixed * 2 > councils,
        "{mixed} of {councils}"
    );
}

/// What a bot says about its choice fits together.
#[test]
fn reasons_are_sound() {
    let game = Kemet::start(&setup(3, 0), Seed(4)).unwrap();
    let seat = game.awaiting().lowest().unwrap();
    let answer = answer(Level::Priest, &game, seat, 1);
    let shares: f32 = answer.options.iter().map(|option| option.share).sum();
    assert!((shares - 1.0).abs() < 1e-3, "{shares}");
    assert!(
        answer
            .options
            .windows(2)
            .all(|pair| pair[0].share >= pair[1].share)
    );
    assert!(
        answer
            .options
            .iter()
            .all(|option| (0.0..=1.0).contains(&option.chance))
    );
    let chances: f32 = answer.chances.iter().sum();
    assert!((chances - 1.0).abs() < 1e-3, "{chances}");
    assert_eq!(answer.choice, answer.options[0].place);
    assert!(answer.simulations <= 60);
}

/// The weights were made before some card came: it counts for nothing, the game
/// is played to its end, and what is missing can be told.
#[test]
fn a_scribe_plays_on_without_a_weight_for_every_card() {
    let text = Kemet::WEIGHTS[0];
    let mut file: serde_json::Value = serde_json::from_str(text).unwrap();
    for (part, group) in [
        ("standing", "divine card in hand"),
        ("promise", "divine card played by day"),
    ] {
        let cards = file[part][group].as_object_mut().unwrap();
        cards.retain(|card, _| !card.starts_with("DX-"));
        assert_eq!(cards.len(), 27);
    }
    let weights: Weights = serde_json::from_value(file).unwrap();
    assert_eq!(weights.gaps::<Kemet>().len(), 2 * 9);
    let judgement = Arc::new(weights.judgement::<Kemet>().unwrap());

    let extra = Setup {
        extra_di: true,
        ..Setup::for_players(2)
    };
    let mut game = Kemet::start(&extra, Seed(3)).unwrap();
    let mut dice = BotDice::seed_from_u64(3);
    let mut bot = Scribe::new(judgement);
    let mut list = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        let action = ask(&mut bot, &game, seat, &mut list, HASTE, &mut dice).unwrap();
        game.apply(seat, action, &mut Silent).unwrap();
    }
    assert!(game.outcome().is_some());
}
