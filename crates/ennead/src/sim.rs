//! `ennead sim`: games between bots, with no window.
//!
//! Every game follows from the seed of the run and its own number, and what
//! they add up to is whole numbers, so the figures are the same for any number
//! of threads.

mod play;
mod report;
mod tally;

use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Contestant, Staffed};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::Seed;

use crate::games::{Hosted, TableOptions, whole_number, with_game};
use crate::problem::Problem;
use play::Worker;
use report::Report;
use tally::Tally;

/// More threads than any machine has use for.
const MOST_THREADS: u64 = 1024;

#[derive(clap::Args)]
pub struct Args {
    /// The game to play: kemet
    game: String,

    #[command(flatten)]
    table: TableOptions,

    /// How many games to play
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_one,
          allow_negative_numbers = true)]
    games: u64,

    /// What all chance follows from: the same seed plays the same games
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole_number,
          allow_negative_numbers = true)]
    seed: u64,

    /// Who plays: one bot for all seats, or one for each seat; known: random,
    /// scribe, priest, pharaoh; `priest:500` makes 500 simulations a decision
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    bots: String,

    /// How many threads to play on [default: all cores]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<u64>,

    /// Print the figures as one JSON object. A win shared by k seats counts
    /// 1/k for each
    #[arg(long)]
    json: bool,

    /// Write the record of each game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
}

pub fn at_least_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "a whole number from 1 on is needed".to_owned())
}

pub fn threads(text: &str) -> Result<u64, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=MOST_THREADS).contains(number))
        .ok_or_else(|| format!("a whole number from 1 to {MOST_THREADS} is needed"))
}

pub fn run(args: &Args) -> Result<String, Problem> {
    with_game!(args.game.as_str(), G => simulate::<G>(args))
}

fn simulate<G: Hosted + Staffed>(args: &Args) -> Result<String, Problem> {
    let setup = G::setup(&args.table)?;
    // Says what is wrong with the setup before any thread begins.
    let seats = G::start(&setup, Seed(args.seed))?.seats();
    let bots = seated(&args.bots, seats.len())?;
    if let Some(folder) = &args.save {
        std::fs::create_dir_all(folder).map_err(|error| {
            let folder = folder.display();
            Problem::new(format!("the folder `{folder}` cannot be made: {error}"))
        })?;
    }
    let pool = pool(args.threads)?;
    let progress = match args.json {
        true => ProgressBar::hidden(),
        false => progress_bar(args.games, "games"),
    };
    let table = play::Table::<G> {
        setup: &setup,
        bots: &bots,
        seed: args.seed,
        save: args.save.as_deref(),
    };
    let begun = Instant::now();
    let tally = pool.install(|| play_all(&table, args.games, &progress))?;
    let took = begun.elapsed();
    progress.finish_and_clear();
    let report = Report::new(&tally, took, pool.current_num_threads());
    match args.json {
        true => report.json::<G>(&table),
        false => Ok(report.text::<G>(&table)),
    }
}

/// The bot of each seat, from a list such as `random` (for all seats) or
/// `scribe,random`.
fn seated(list: &str, seats: usize) -> Result<Vec<Contestant>, Problem> {
    let bots: Vec<Contestant> = list
        .split(',')
        .map(str::parse)
        .collect::<Result<_, _>>()
        .map_err(|error: bots::NameError| Problem::new(error.to_string()))?;
    match bots.len() {
        1 => Ok(vec![bots[0].clone(); seats]),
        count if count == seats => Ok(bots),
        count => Err(Problem::new(format!(
            "--bots names {count} bots for {seats} players; name one for all seats or {seats} of \
             them"
        ))),
    }
}

fn play_all<G: Hosted + Staffed>(
    table: &play::Table<'_, G>,
    games: u64,
    progress: &ProgressBar,
) -> Result<Tally, Problem> {
    (0..games)
        .into_par_iter()
        .try_fold(
            || Worker::new(table),
            |mut worker, number| {
                worker.play(number)?;
                progress.inc(1);
                Ok(worker)
            },
        )
        .map(|worker| worker.map(|worker| worker.tally))
        .try_reduce(Tally::default, |a, b| Ok(a + b))
}

pub fn pool(threads: Option<u64>) -> Result<ThreadPool, Problem> {
    // 0 lets rayon take all cores.
    let threads = threads.unwrap_or(0) as usize;
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| {
        Problem::new(format!(
            "the threads cannot be started, try fewer with --threads: {error}"
        ))
    })
}

/// A bar for a person who waits at a terminal; scripts get none.
pub fn progress_bar(count: u64, of: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    let template =
        format!("{{bar:40}} {{human_pos}}/{{human_len}} {of}, {{per_sec}}, {{eta}} to go");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &str) -> Result<Vec<String>, Problem> {
        Ok(seated(list, 3)?.iter().map(Contestant::to_string).collect())
    }

    #[test]
    fn one_name_sits_everywhere() {
        assert_eq!(names("random").unwrap(), ["random"; 3]);
        let mixed = names("scribe, random,priest:9").unwrap();
        assert_eq!(mixed, ["scribe", "random", "priest:9"]);
        for wrong in ["", "random,", "clever", "random,random"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }
}
