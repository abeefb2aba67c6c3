//! Ratings of bots that meet at tables of any size.
//!
//! The method is that of Weng and Lin (known as OpenSkill), by the crate
//! `skillratings`. A rating begins at 25 with an uncertainty of 25/3; between
//! two seats a lead of 8 points means about four wins in five.
//!
//! Two things are ours. A bot may have several seats at a table: each of them is
//! compared with the seats of other bots only, and the bot takes the mean, since
//! three copies of a bot at one table are not three tables. And what counts is
//! winning: all who did not win are equal, because that is what bots play for.

use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tabletop::{Seat, Seats};

use super::wilson::Z;
use super::{Finished, Schedule};
use crate::BotDice;

/// How often the tournament is drawn anew to see how much ratings vary.
const DRAWS: u64 = 400;

/// A rating and the interval in which it lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rated {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// Rates `bots` bots by these games, in the order of their numbers.
///
/// The interval is the wider of two on either side. One is the method's own
/// uncertainty, which knows how little a bot that never loses has shown. The
/// other comes from drawing the deals of each pairing anew, with repeats, many
/// times (bootstrap): it knows that games of one deal are alike, and that seats
/// of one table are not independent.
pub(super) fn rate(bots: usize, schedule: &Schedule, games: &[Finished]) -> Vec<Rated> {
    let ratings = pass(bots, schedule, games.iter());
    let deals = by_deal(schedule, games);
    let draws: Vec<Vec<WengLinRating>> = (0..DRAWS)
        .into_par_iter()
        .map(|draw| redrawn(bots, schedule, &deals, draw))
        .collect();
    let interval = |bot: usize| {
        let WengLinRating {
            rating,
            uncertainty,
        } = ratings[bot];
        let mut drawn: Vec<f64> = draws.iter().map(|draw| draw[bot].rating).collect();
        drawn.sort_by(f64::total_cmp);
        let cut = drawn.len() * 25 / 1000;
        Rated {
            rating,
            low: drawn[cut].min(rating - Z * uncertainty),
            high: drawn[drawn.len() - 1 - cut].max(rating + Z * uncertainty),
        }
    };
    (0..bots).map(interval).collect()
}

/// The games of each deal, deals by pairing.
fn by_deal<'a>(schedule: &Schedule, games: &'a [Finished]) -> Vec<Vec<&'a [Finished]>> {
    let mut deals = vec![Vec::new(); schedule.pairings().len()];
    let key = |game: &Finished| {
        let fixture = schedule.fixture(game.number);
        (fixture.pairing, fixture.deal)
    };
    for deal in games.chunk_by(|a, b| key(a) == key(b)) {
        deals[key(&deal[0]).0].push(deal);
    }
    deals
}

/// Ratings by as many deals of each pairing, drawn with repeats.
fn redrawn(
    bots: usize,
    schedule: &Schedule,
    deals: &[Vec<&[Finished]>],
    draw: u64,
) -> Vec<WengLinRating> {
    let mut dice = BotDice::seed_from_u64(draw);
    // Pairings take turns, as they do in the tournament itself.
    let rounds = deals.iter().map(Vec::len).max().unwrap_or(0);
    let mut drawn = Vec::new();
    for round in 0..rounds {
        for pairing in deals.iter().filter(|pairing| round < pairing.len()) {
            drawn.extend(pairing[dice.random_range(0..pairing.len())]);
        }
    }
    pass(bots, schedule, drawn.into_iter())
}

/// One pass through games, each of which moves the ratings of those who met.
fn pass<'a>(
    bots: usize,
    schedule: &Schedule,
    games: impl Iterator<Item = &'a Finished>,
) -> Vec<WengLinRating> {
    let mut ratings = vec![WengLinRating::new(); bots];
    for game in games {
        let fixture = schedule.fixture(game.number);
        let one = fixture.side;
        let rest = schedule.rest(one);
        let (before_one, before_rest) = (ratings[fixture.who.one], ratings[fixture.who.rest]);
        let won = |seat| game.winners.contains(seat);
        ratings[fixture.who.one] = moved(before_one, one, before_rest, rest, won);
        ratings[fixture.who.rest] = moved(before_rest, rest, before_one, one, won);
    }
    ratings
}

/// The rating of a bot after a game: the mean over its seats, each against all
/// seats of the other bot.
fn moved(
    own: WengLinRating,
    seats: Seats,
    other: WengLinRating,
    others: Seats,
    won: impl Fn(Seat) -> bool,
) -> WengLinRating {
    let rank = |seat| MultiTeamOutcome::new(if won(seat) { 1 } else { 2 });
    let (own_team, other_team) = ([own], [other]);
    let mut table: Vec<_> = vec![(&own_team[..], MultiTeamOutcome::new(2))];
    table.extend(others.iter().map(|seat| (&other_team[..], rank(seat))));
    let (mut rating, mut uncertainty) = (0.0, 0.0);
    for seat in seats.iter() {
        table[0].1 = rank(seat);
        let after = weng_lin_multi_team(&table, &WengLinConfig::new())[0][0];
        rating += after.rating;
        uncertainty += after.uncertainty;
    }
    let count = seats.len() as f64;
    WengLinRating {
        rating: rating / count,
        uncertainty: uncertainty / count,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Style;
    use rand::Rng;

    /// Games in which the one of the first pairing wins so many in a hundred.
    fn games(schedule: &Schedule, percent: u64) -> Vec<Finished> {
        let mut dice = BotDice::seed_from_u64(5);
        let game = |number| {
            let fixture = schedule.fixture(number);
            let one_wins = dice.next_u64() % 100 < percent;
            let other = schedule.rest(fixture.side).lowest();
            let other = Seats::one(other.expect("somebody else"));
            Finished {
                number,
                winners: if one_wins { fixture.side } else { other },
                decisions: 1,
            }
        };
        (0..schedule.games()).map(game).collect()
    }

    fn rated(players: usize, count: u64, percent: u64) -> Vec<Rated> {
        let alone = Seats::first(players).iter().map(Seats::one).collect();
        let schedule = Schedule::new(Style::Gauntlet, 2, alone, count);
        rate(2, &schedule, &games(&schedule, percent))
    }

    #[test]
    fn equals_have_intervals_that_overlap_and_a_better_one_is_found_out() {
        let equal = rated(2, 400, 50);
        assert!(equal[0].low < equal[1].high && equal[1].low < equal[0].high);
        let better = rated(2, 400, 80);
        assert!(better[0].low > better[1].high, "{better:?}");
        let lead = better[0].rating - better[1].rating;
        assert!((5.0..11.0).contains(&lead), "{lead}");
    }

    #[test]
    fn more_games_are_surer() {
        let width = |count| {
            let rated = rated(2, count, 70)[0];
            assert!(rated.low < rated.rating && rated.rating < rated.high);
            rated.high - rated.low
        };
        let (few, some, many) = (width(10), width(100), width(1000));
        assert!(few > some && some > many, "{few} {some} {many}");
        assert!(few > 8.0, "ten games show little: {few}");
    }

    /// Who always wins has not shown how much better they are.
    #[test]
    fn a_clean_sweep_is_not_certainty() {
        let sweep = rated(2, 40, 100)[0];
        assert!(sweep.high - sweep.low > 2.0, "{sweep:?}");
    }

    /// One against three equals wins one game in four.
    #[test]
    fn copies_of_a_bot_are_no_advantage() {
        let equal = rated(4, 400, 25);
        assert!(
            equal[0].low < equal[1].high && equal[1].low < equal[0].high,
            "{equal:?}"
        );
        let better = rated(4, 400, 60);
        assert!(better[0].low > better[1].high, "{better:?}");
    }
}
