//! The figures at the end, for a person or for a script.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use bots::arena::Wins;
use indicatif::HumanCount;
use serde::Serialize;
use tabletop::Seat;
use words::say;

use super::play::Table;
use super::tally::Tally;
use crate::error::CommandError;
use crate::input::to_json;
use crate::locale::locale;
use ::games::Hosted;

pub struct Report<'a> {
    tally: &'a Tally,
    seconds: f64,
    threads: usize,
}

/// What scripts rely on: fields may be added, never renamed.
#[derive(Serialize)]
struct Figures<'a, S> {
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    mean_decisions: f64,
    mean_rounds: f64,
    unfinished: u64,
    wins_by_seat: Vec<Wins>,
    wins_by_bot: BTreeMap<String, Wins>,
    ends: &'a BTreeMap<String, u64>,
    game: &'static str,
    setup: &'a S,
    bots: Vec<String>,
    seed: u64,
    threads: usize,
}

impl<'a> Report<'a> {
    pub fn new(tally: &'a Tally, took: Duration, threads: usize) -> Self {
        Report {
            tally,
            // Never zero, so that every rate is a number.
            seconds: took.as_secs_f64().max(1e-9),
            threads,
        }
    }

    /// One JSON object on one line.
    pub fn json<G: Hosted>(&self, table: &Table<'_, G>) -> Result<String, CommandError> {
        let tally = self.tally;
        let figures = Figures {
            games: tally.games,
            decisions: tally.decisions,
            seconds: self.seconds,
            decisions_per_second: self.per_second(tally.decisions),
            games_per_second: self.per_second(tally.games),
            mean_decisions: self.mean(tally.decisions),
            mean_rounds: self.mean(tally.rounds),
            unfinished: tally.unfinished,
            wins_by_seat: self.wins_by_seat(table).map(|(_, wins)| wins).collect(),
            wins_by_bot: self.wins_by_bot(table),
            ends: &tally.ends,
            game: G::NAME,
            setup: table.setup,
            bots: table.bots.iter().map(ToString::to_string).collect(),
            seed: table.seed,
            threads: self.threads,
        };
        to_json(&figures)
    }

    /// A small table.
    pub fn text<G: Hosted>(&self, table: &Table<'_, G>) -> String {
        let tally = self.tally;
        let words = G::words(table.setup, locale());
        let mut rows = vec![
            ("games", count(tally.games)),
            ("decisions", count(tally.decisions)),
            ("seconds", format!("{:.3}", self.seconds)),
            (
                "decisions-per-second",
                count(self.per_second(tally.decisions) as u64),
            ),
            (
                "games-per-second",
                count(self.per_second(tally.games) as u64),
            ),
            (
                "mean-length",
                say!(
                    words,
                    "sim-length",
                    decisions = format!("{:.1}", self.mean(tally.decisions)),
                    rounds = format!("{:.1}", self.mean(tally.rounds))
                ),
            ),
        ];
        let mut label = "wins-by-seat";
        for (seat, wins) in self.wins_by_seat(table) {
            let bot = &table.bots[seat.index()];
            rows.push((label, self.share(&format!("{seat} {bot}"), wins)));
            label = "";
        }
        label = "wins-by-bot";
        for (bot, wins) in self.wins_by_bot(table) {
            rows.push((label, self.share(&bot, wins)));
            label = "";
        }
        label = "ends";
        for (reason, games) in &tally.ends {
            rows.push((label, self.share(reason, Wins::whole_games(*games))));
            label = "";
        }
        rows.push(("unfinished", count(tally.unfinished)));
        let mut text = format!("{}: {}\n", G::NAME, G::describe(table.setup, &words));
        for (label, value) in rows {
            let label = match label {
                "" => String::new(),
                label => say!(words, &format!("sim-{label}")),
            };
            let _ = writeln!(text, "  {label:<22}{value}");
        }
        text
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / self.tally.games as f64
    }

    fn wins_by_seat<G: Hosted>(&self, table: &Table<'_, G>) -> impl Iterator<Item = (Seat, Wins)> {
        (0..table.bots.len() as u8).map(|seat| (Seat(seat), self.tally.wins[usize::from(seat)]))
    }

    fn wins_by_bot<G: Hosted>(&self, table: &Table<'_, G>) -> BTreeMap<String, Wins> {
        let mut wins: BTreeMap<String, Wins> = BTreeMap::new();
        for (seat, won) in self.wins_by_seat(table) {
            *wins
                .entry(table.bots[seat.index()].to_string())
                .or_default() += won;
        }
        wins
    }

    /// A name, a number of games and what part of all games that is.
    fn share(&self, name: &str, wins: Wins) -> String {
        let percent = 100.0 * wins.count() / self.tally.games as f64;
        let number = match wins.whole() {
            Some(whole) => count(whole),
            None => wins.to_string(),
        };
        format!("{name:<12}{number:>10}{percent:>8.1} %")
    }
}

fn count(number: u64) -> String {
    HumanCount(number).to_string()
}
