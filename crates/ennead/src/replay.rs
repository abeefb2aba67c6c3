//! `ennead replay`: checks a record action by action and shows any moment of
//! it, as any eye.
//!
//! The record itself holds every secret; what is printed here holds only what
//! the chosen eye may know. So the notation of actions (a card laid face down)
//! and the seed are shown to the archive alone.

use std::fmt::Write;

use serde::Serialize;
use tabletop::{Eye, Outcome, Record, RecordError, Seat, Seats, Seed, game_name};

use crate::games::{Hosted, whole_number, with_game};
use crate::input;
use crate::problem::Problem;

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

pub fn run(args: &Args) -> Result<String, Problem> {
    let text = input::read(&args.file)?;
    with_game!(game_name(&text)?, G => replay::<G>(args, &text))
}

fn replay<G: Hosted>(args: &Args, text: &str) -> Result<String, Problem> {
    let record = Record::<G>::parse(text)?;
    let eye = args.eye.parse().map_err(Problem::new)?;
    let checked = Checked::new(args, eye, &record)?;
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
    eye: Eye,
    last: G,
    /// The state that was asked for, and how many actions lead to it.
    moment: Option<(usize, G)>,
    log: Option<Vec<Line<G::Event>>>,
}

impl<'r, G: Hosted> Checked<'r, G> {
    fn new(args: &Args, eye: Eye, record: &'r Record<G>) -> Result<Self, Problem> {
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
                text: events
                    .iter()
                    .map(|event| moment.after.tell(event))
                    .collect(),
                events,
            });
        })?;
        if let Eye::Seat(seat) = eye
            && !last.seats().contains(seat)
        {
            return Err(Problem::new(format!(
                "{seat} does not sit at this table; use {}, spectator or archive",
                names(last.seats()).join(", ")
            )));
        }
        let moment = at
            .map(|at| Ok::<_, RecordError>((at, record.replay_to(at)?)))
            .transpose()?;
        Ok(Checked {
            record,
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
            parts.push(format!(
                "After {at} of {} actions, as seen by {}:\n{}",
                self.record.actions.len(),
                self.eye,
                G::show(&state.view(self.eye))
            ));
        }
        parts.join("\n")
    }

    fn summary_text(&self) -> String {
        let record = self.record;
        let mut rows = vec![
            (
                "game",
                format!("{}, rules version {}", G::NAME, record.rules),
            ),
            ("setup", G::describe(&record.setup)),
            ("actions", record.actions.len().to_string()),
            ("rounds", self.last.rounds().to_string()),
            ("end", self.end_text()),
            (
                "checked",
                format!(
                    "every action is legal, {} hashes agree",
                    record.marks.len() + 1
                ),
            ),
        ];
        if self.eye == Eye::Archive {
            rows.insert(2, ("seed", record.seed.to_string()));
        }
        let mut text = String::new();
        for (label, value) in rows {
            let _ = writeln!(text, "{label:<10}{value}");
        }
        text
    }

    fn end_text(&self) -> String {
        let Some(outcome) = self.last.outcome() else {
            let awaited = names(self.last.awaiting()).join(" and ");
            return format!("not over yet, waiting for {awaited}");
        };
        let winners = if outcome.winners.is_empty() {
            "nobody".to_owned()
        } else {
            names(outcome.winners).join(" and ")
        };
        let places: Vec<String> = outcome
            .places
            .iter()
            .zip(0..)
            .map(|(place, seat)| format!("{} {place}", Seat(seat)))
            .collect();
        format!(
            "won by {winners} ({}); places: {}",
            outcome.reason,
            places.join(", ")
        )
    }

    fn json(&self) -> Result<String, Problem> {
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
        match serde_json::to_string(&whole) {
            Ok(json) => Ok(json + "\n"),
            Err(error) => Err(Problem::new(format!(
                "the record cannot be shown as JSON: {error}"
            ))),
        }
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
