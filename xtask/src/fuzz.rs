//! `cargo xtask fuzz`: random games for a long time, at every table there is,
//! held to every promise of the contract.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use tabletop::{Battery, Failure, Tally, check_game};

use crate::error::ChoreError;
use crate::figures;
use crate::games::{self, Chore, Listed, Tables};
use crate::house;

#[derive(clap::Args)]
pub struct Args {
    /// Which game to play [default: each of them]
    #[arg(long, value_parser = games::name())]
    game: Option<String>,

    /// How many games to play of each [default: 100000, or no limit with --minutes]
    #[arg(long, value_name = "N")]
    games: Option<usize>,

    /// Stop after this many minutes of each game
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,

    /// The number of the first game: begin where a failure was
    #[arg(long, value_name = "N", default_value_t = 0)]
    first: usize,

    /// The same seed plays the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Numbers of players, such as 2,3 [default: all there are]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Vec<u8>,

    /// Only tables of this kind (rise, teams, solo, first, bs-2021), or whose
    /// label holds this word, such as renewal
    #[arg(long, value_name = "WORD")]
    tables: Option<String>,

    /// How many threads to play on [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// One decision in this many gets the dear checks; 0 for none
    #[arg(long, value_name = "N", default_value_t = 500)]
    probe_every: usize,

    #[command(flatten)]
    figures: figures::Args,
}

/// What the threads share.
struct Run<G: Tables> {
    tables: Vec<G::Setup>,
    battery: Battery,
    next: AtomicUsize,
    /// The first game that is not played. A failure lowers it, so that the
    /// failure reported is the first, whichever thread was faster.
    end: AtomicUsize,
    deadline: Option<Instant>,
    progress: ProgressBar,
    results: Mutex<Results<G>>,
}

struct Results<G: Tables> {
    by_players: BTreeMap<u8, Tally>,
    failure: Option<(G::Setup, Failure)>,
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    let mut fuzz = Fuzz {
        args,
        told: String::new(),
    };
    games::each(args.game.as_deref(), &mut fuzz)?;
    args.figures.keep(&fuzz.told)
}

struct Fuzz<'a> {
    args: &'a Args,
    /// What was played, a paragraph for each number of players.
    told: String,
}

impl Chore for Fuzz<'_> {
    fn run<G: Listed>(&mut self) -> Result<(), ChoreError> {
        fuzz::<G>(self.args, &mut self.told)
    }
}

fn fuzz<G: Tables>(args: &Args, told: &mut String) -> Result<(), ChoreError> {
    let wanted = |players: &u8| args.players.is_empty() || args.players.contains(players);
    let named = |setup: &G::Setup| {
        let word = args.tables.as_deref().unwrap_or_default();
        G::kind(setup) == word || G::label(setup).contains(word)
    };
    let tables: Vec<G::Setup> = G::PLAYERS
        .filter(wanted)
        .flat_map(G::tables)
        .filter(named)
        .collect();
    if tables.is_empty() {
        return match args.game {
            None => Ok(()),
            Some(_) => Err(ChoreError::Cannot(format!(
                "{} is for {} to {} players.",
                G::NAME,
                G::PLAYERS.start(),
                G::PLAYERS.end()
            ))),
        };
    }
    let games = match (args.games, args.minutes) {
        (Some(games), _) => games,
        (None, Some(_)) => usize::MAX / 4,
        (None, None) => 100_000,
    };
    let deadline = args.minutes.map(deadline).transpose()?;
    let pool = ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|error| ChoreError::Cannot(format!("The threads cannot be started: {error}.")))?;
    let begun = Instant::now();
    let run = Run::<G> {
        tables,
        battery: Battery {
            games: 1,
            seed: args.seed,
            probe_every: args.probe_every,
            ..Battery::default()
        },
        next: AtomicUsize::new(args.first),
        end: AtomicUsize::new(args.first.saturating_add(games)),
        deadline,
        progress: progress(games, deadline.is_some()),
        results: Mutex::new(Results {
            by_players: BTreeMap::new(),
            failure: None,
        }),
    };
    pool.broadcast(|_| run.work());
    run.progress.finish_and_clear();
    let results = run
        .results
        .into_inner()
        .unwrap_or_else(PoisonError::into_inner);
    for (players, tally) in &results.by_players {
        let paragraph = format!("{}, {players} players: {tally}\n", G::NAME);
        house::say(&paragraph);
        told.push_str(&format!("{paragraph}\n"));
    }
    house::say(format_args!("{:.1} s", begun.elapsed().as_secs_f64()));
    match results.failure {
        Some((setup, failure)) => Err(report::<G>(&setup, &failure)?),
        None => Ok(()),
    }
}

fn deadline(minutes: f64) -> Result<Instant, ChoreError> {
    Duration::try_from_secs_f64(60.0 * minutes)
        .ok()
        .and_then(|time| Instant::now().checked_add(time))
        .ok_or_else(|| ChoreError::Cannot(format!("{minutes} is no number of minutes.")))
}

impl<G: Tables> Run<G> {
    /// Plays one game after another until there are none left.
    fn work(&self) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let late = self.deadline.is_some_and(|end| Instant::now() >= end);
            if late || number >= self.end.load(Ordering::Relaxed) {
                return;
            }
            let setup = &self.tables[number % self.tables.len()];
            let battery = Battery {
                first: number,
                ..self.battery.clone()
            };
            let result = check_game::<G>(setup, &battery);
            self.progress.inc(1);
            let mut results = self.results.lock().unwrap_or_else(PoisonError::into_inner);
            match result {
                Ok(tally) => *results.by_players.entry(G::players(setup)).or_default() += tally,
                Err(failure) => {
                    self.end.fetch_min(number, Ordering::Relaxed);
                    let first = results.failure.as_ref().map_or(usize::MAX, |(_, f)| f.game);
                    if number < first {
                        results.failure = Some((setup.clone(), failure));
                    }
                }
            }
        }
    }
}

/// Keeps the record of a failure and says where it is.
fn report<G: Tables>(setup: &G::Setup, failure: &Failure) -> Result<ChoreError, ChoreError> {
    let path = PathBuf::from(format!("fuzz-failure-{}.ennead", failure.seed));
    house::write(&path, &failure.record)?;
    Ok(ChoreError::Failed(format!(
        "Game {} of {} ({}, seed {}) failed after {} actions: {}. The record up to there is in {}.",
        failure.game,
        G::NAME,
        G::label(setup),
        failure.seed,
        failure.step,
        failure.what.trim_end_matches('.'),
        path.display()
    )))
}

fn progress(games: usize, timed: bool) -> ProgressBar {
    let (bar, template) = if timed {
        (
            ProgressBar::new_spinner(),
            "{spinner} {human_pos} games, {per_sec}, {elapsed}",
        )
    } else {
        (
            ProgressBar::new(games as u64),
            "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} to go",
        )
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
