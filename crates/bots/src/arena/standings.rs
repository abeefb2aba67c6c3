//! What a tournament comes to.

use serde::Serialize;

use super::{Finished, Schedule, Wins, rating, wilson};
use crate::Entrant;

/// Everybody, and every pairing. What scripts rely on: fields may be added,
/// never renamed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The best first.
    pub bots: Vec<BotStanding>,
    /// In the order of the schedule.
    pub pairs: Vec<PairStanding>,
    /// How many games there were.
    pub games: u64,
    /// How many of them nobody won.
    pub without_winner: u64,
    /// How many decisions all games took.
    pub decisions: u64,
}

/// One bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotStanding {
    /// Its name.
    pub name: String,
    /// Its rating.
    pub rating: f64,
    /// The rating is not below this, with 95 % confidence together with `high`.
    pub low: f64,
    /// The rating is not above this.
    pub high: f64,
    /// At how many tables it sat.
    pub games: u64,
    /// How many of them one of its seats won.
    pub wins: Wins,
}

/// One bot on one side against another on all the others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PairStanding {
    /// Has one side.
    pub a: String,
    /// Has the others.
    pub b: String,
    /// How many games they played.
    pub games: u64,
    /// How many of them `a` won.
    pub wins_a: Wins,
    /// The share of `a`.
    pub share: f64,
    /// The share is not below this, with 95 % confidence together with `high`.
    pub low: f64,
    /// The share is not above this.
    pub high: f64,
    /// The share of `a` if both played equally well.
    pub fair: f64,
    /// How many seats `a` has: one, or those of a team.
    pub seats_a: usize,
    /// How many seats `b` has.
    pub seats_b: usize,
}

/// The games are in the order of their numbers.
pub(super) fn of(bots: &[Entrant], schedule: &Schedule, games: &[Finished]) -> Standings {
    let rated = rating::rate(bots.len(), schedule, games);
    let mut standing: Vec<BotStanding> = bots
        .iter()
        .zip(rated)
        .map(|(bot, rated)| BotStanding {
            name: bot.to_string(),
            rating: rated.rating,
            low: rated.low,
            high: rated.high,
            games: 0,
            wins: Wins::default(),
        })
        .collect();
    let mut tallies = vec![(0, Wins::default()); schedule.pairings().len()];
    for game in games {
        let fixture = schedule.fixture(game.number);
        let rest = schedule.rest(fixture.side);
        let won = Wins::of(fixture.side, game.winners);
        tallies[fixture.pairing].0 += 1;
        tallies[fixture.pairing].1 += won;
        let sides = [
            (fixture.who.one, won),
            (fixture.who.rest, Wins::of(rest, game.winners)),
        ];
        for (bot, won) in sides {
            standing[bot].games += 1;
            standing[bot].wins += won;
        }
    }
    let seats_a = schedule.sides()[0].len();
    let pairs = schedule.pairings().iter().zip(tallies);
    let pairs = pairs.map(|(pairing, (games, wins_a))| {
        let (low, high) = wilson::interval(wins_a.count(), games as f64);
        PairStanding {
            a: bots[pairing.one].to_string(),
            b: bots[pairing.rest].to_string(),
            games,
            wins_a,
            share: wins_a.count() / games.max(1) as f64,
            low,
            high,
            fair: 1.0 / schedule.sides().len() as f64,
            seats_a,
            seats_b: schedule.players() - seats_a,
        }
    });
    let pairs = pairs.collect();
    standing.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    Standings {
        bots: standing,
        pairs,
        games: games.len() as u64,
        without_winner: games.iter().filter(|game| game.winners.is_empty()).count() as u64,
        decisions: games.iter().map(|game| game.decisions).sum(),
    }
}
