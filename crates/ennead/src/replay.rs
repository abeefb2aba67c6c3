//! `ennead replay`: checks a record action by action and shows any moment of
//! it, as any eye.
//!
//! The record itself holds every secret; what is printed here holds only what
//! the chosen eye may know. So the notation of actions (a card laid face down)
//! and the seed are shown to the archive alone.

use std::fmt::Write;

use serde::Serialize;
use tabletop::{Eye, Outcome, Record, RecordError, Seat, Seats, Seed, game_name};
use words::{Words, say};

use crate::error::{CommandError, ProgramError};
use crate::games::{whole_number, with_game};
use crate::input;
use crate::locale::locale;
use ::games::Hosted;

#[derive(clap::Args)]
pub struct Args {
    /// The record to read; `-` reads standard input
    file: String,

    /// Show the state after this many actions; the log ends there too
    #[arg(long, value_name = "N", value_parser = whole_number, allow_negative_numbers = true)]
    at: Option<u64>,

    /// Who looks: spectator, a seat such as P1, or archive, which sees everything
    #[arg(long, value_name = "EYE", default_value = "spectator")]
    eye: String,

    /// Print the log as this eye may know it, by number of action
    #[arg(long)]
    events: bool,

    /// Print one JSON object: the summary, with `view` for --at and `log` for
    /// --events
    #[arg(long)]
    json: bool,

    /// Print the summary besides a moment or the log
    #[arg(long)]
    summary: bool,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let text = input::read(&args.file)?;
    with_game!(game_name(&text)?, G => replay::<G>(args, &text))
}

fn replay<G: Hosted>(args: &Args, text: &str) -> Result<String, CommandError> {
    let record = Record::<G>::parse(text)?;
    let eye = args.eye.parse().map_err(|_| ProgramError::BadEye {
        eye: args.eye.clone(),
    })?;
    let words = G::words(&record.setup, locale());
    let checked = Checked::new(args, eye, &record, &words)?;
    if args.json {
        checked.json()
    } else {
        Ok(checked.text(args))
    }
}

/// A line of the log.
#[derive(Serialize)]
struct Line<E> {
    /// The number of the action, from 1.
    action: usize,
    /// Who acted.
    seat: String,
    /// What was done, for the archive.
    #[serde(skip_serializing_if = "Option::is_none")]
    notation: Option<String>,
    /// What happened, as this eye may know it.
    events: Vec<E>,
    /// The same in words.
    text: Vec<String>,
}

/// A record that was replayed to its end without a mistake.
struct Checked<'r, G: Hosted> {
    record: &'r Record<G>,
    words: &'r Words,
    eye: Eye,
    last: G,
    /// The state that was asked for, and how many actions lead to it.
    moment: Option<(usize, G)>,
    log: Option<Vec<Line<G::Event>>>,
}

impl<'r, G: Hosted> Checked<'r, G> {
    fn new(
        args: &Args,
        eye: Eye,
        record: &'r Record<G>,
        words: &'r Words,
    ) -> Result<Self, CommandError> {
        let wrong = |error: RecordError| CommandError::said(words.error(&error));
        let at = args.at.map(|at| usize::try_from(at).unwrap_or(usize::MAX));
        let log_end = at.unwrap_or(usize::MAX);
        let mut log = Vec::new();
        let last = record.replay_with(|moment| {
            if !args.events || moment.number > log_end {
                return;
            }
            let events: Vec<G::Event> = moment.events.for_eye(eye).cloned().collect();
            log.push(Line {
                action: moment.number,
                seat: moment.seat.to_string(),
                notation: (eye == Eye::Archive).then(|| moment.action.to_string()),
                text: events.iter().map(|event| words.event(event).text).collect(),
                events,
            });
        });
        let last = last.map_err(wrong)?;
        if let Eye::Seat(seat) = eye
            && !last.seats().contains(seat)
        {
            return Err(ProgramError::NotAtTable {
                seat: seat.to_string(),
                seats: names(last.seats()),
            }
            .into());
        }
        let moment = at
            .map(|at| Ok::<_, RecordError>((at, record.replay_to(at)?)))
            .transpose()
            .map_err(wrong)?;
        Ok(Checked {
            record,
            words,
            eye,
            last,
            moment,
            log: args.events.then_some(log),
        })
    }

    fn text(&self, args: &Args) -> String {
        let mut parts = Vec::new();
        if args.summary || (self.moment.is_none() && self.log.is_none()) {
            parts.push(self.summary_text());
        }
        if let Some(log) = &self.log {
            parts.push(log_text(log));
        }
        if let Some((at, state)) = &self.moment {
            let head = say!(
                self.words,
                "replay-moment",
                at = *at,
                actions = self.record.actions.len(),
                eye = self.eye.to_string()
            );
            let shown = G::show(&state.view(self.eye), self.words);
            parts.push(format!("{head}\n{shown}"));
        }
        parts.join("\n")
    }

    fn summary_text(&self) -> String {
        let (record, words) = (self.record, self.words);
        let rules = say!(words, "replay-rules", game = G::NAME, rules = record.rules);
        let agree = say!(words, "replay-agree", hashes = record.marks.len() + 1);
        let mut rows = vec![
            ("replay-game", rules),
            ("replay-setup", G::describe(&record.setup, words)),
            ("replay-actions", record.actions.len().to_string()),
            ("replay-rounds", self.last.rounds().to_string()),
            ("replay-end", self.end_text()),
            ("replay-checked", agree),
        ];
        if self.eye == Eye::Archive {
            rows.insert(2, ("replay-seed", record.seed.to_string()));
        }
        let mut text = String::new();
        for (label, value) in rows {
            let _ = writeln!(text, "{:<10}{value}", say!(words, label));
        }
        text
    }

    fn end_text(&self) -> String {
        let Some(outcome) = self.last.outcome() else {
            let seats = self.words.listed(self.last.awaiting().iter());
            return say!(self.words, "replay-awaited", seats = seats);
        };
        let winners = if outcome.winners.is_empty() {
            say!(self.words, "replay-nobody")
        } else {
            self.words.listed(outcome.winners.iter())
        };
        let places: Vec<String> = outcome
            .places
            .iter()
            .zip(0..)
            .map(|(place, seat)| format!("{} {place}", Seat(seat)))
            .collect();
        say!(
            self.words,
            "replay-won",
            winners = winners,
            reason = outcome.reason,
            places = places.join(", ")
        )
    }

    fn json(&self) -> Result<String, CommandError> {
        let record = self.record;
        let outcome = self.last.outcome();
        let whole = Whole::<G> {
            game: G::NAME,
            rules: record.rules,
            players: self.last.seats().len(),
            setup: &record.setup,
            seed: (self.eye == Eye::Archive).then_some(record.seed),
            actions: record.actions.len(),
            rounds: self.last.rounds(),
            hashes: record.marks.len() + 1,
            over: outcome.is_some(),
            awaiting: names(self.last.awaiting()),
            outcome: outcome.map(Ended::from),
            eye: self.eye.to_string(),
            at: self.moment.as_ref().map(|(at, _)| *at),
            view: self.moment.as_ref().map(|(_, state)| state.view(self.eye)),
            log: self.log.as_deref(),
        };
        input::to_json(&whole)
    }
}

/// What scripts rely on: fields may be added, never renamed.
#[derive(Serialize)]
struct Whole<'a, G: Hosted> {
    game: &'static str,
    rules: u32,
    players: usize,
    setup: &'a G::Setup,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    actions: usize,
    rounds: u32,
    hashes: usize,
    over: bool,
    awaiting: Vec<String>,
    outcome: Option<Ended>,
    eye: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<G::View>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<&'a [Line<G::Event>]>,
}

/// The outcome with seats as people write them.
#[derive(Serialize)]
struct Ended {
    winners: Vec<String>,
    places: Vec<u8>,
    reason: String,
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Ended {
        Ended {
            winners: names(outcome.winners),
            places: outcome.places,
            reason: outcome.reason,
        }
    }
}

fn log_text<E>(log: &[Line<E>]) -> String {
    let mut text = String::new();
    for line in log {
        if let Some(notation) = &line.notation {
            let _ = writeln!(text, "{:>6}  {} {notation}", line.action, line.seat);
        }
        for event in &line.text {
            let indent = if line.notation.is_some() { "  " } else { "" };
            let _ = writeln!(text, "{:>6}  {indent}{event}", line.action);
        }
    }
    text
}

fn names(seats: Seats) -> Vec<String> {
    seats.iter().map(|seat| seat.to_string()).collect()
}
