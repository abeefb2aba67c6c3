//! `ennead sim`: games between bots, with no window.
//!
//! Every game follows from the seed of the run and its own number, and what
//! they add up to is whole numbers, so the figures are the same for any number
//! of threads.

mod play;
mod report;
mod tally;

use std::path::PathBuf;
use std::time::Instant;

use ::games::{Hosted, TableOptions};
use bots::{Contestant, NameError, Staffed};
use indicatif::ProgressBar;
use rayon::prelude::*;
use tabletop::Seed;

use crate::error::{CommandError, ProgramError, start};
use crate::games::{self, with_game};
use crate::many::{ManyGames, progress_bar};
use play::Worker;
use report::Report;
use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// The game to play: kemet or ankh
    game: String,

    #[command(flatten)]
    table: TableOptions,

    #[command(flatten)]
    many: ManyGames,

    /// Who plays: one bot for all seats, or one for each seat; known: random,
    /// scribe, priest, pharaoh; `priest:500` makes 500 simulations a decision
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    bots: String,

    /// Print the figures as one JSON object. A win shared by k seats counts
    /// 1/k for each
    #[arg(long)]
    json: bool,

    /// Write the record of each game into this folder
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    with_game!(args.game.as_str(), G => simulate::<G>(args))
}

fn simulate<G: Hosted + Staffed>(args: &Args) -> Result<String, CommandError> {
    let setup = games::setup::<G>(&args.table)?;
    // Says what is wrong with the setup before any thread begins.
    let seats = start::<G>(&setup, Seed(args.many.seed))?.seats();
    let bots = seated(&args.bots, seats.len())?;
    if let Some(folder) = &args.save {
        std::fs::create_dir_all(folder).map_err(|error| ProgramError::NoFolder {
            path: folder.display().to_string(),
            detail: error.to_string(),
        })?;
    }
    let pool = args.many.pool()?;
    let progress = if args.json {
        ProgressBar::hidden()
    } else {
        progress_bar(args.many.games)
    };
    let table = play::Table::<G> {
        setup: &setup,
        bots: &bots,
        seed: args.many.seed,
        save: args.save.as_deref(),
    };
    let begun = Instant::now();
    let tally = pool.install(|| play_all(&table, args.many.games, &progress))?;
    let took = begun.elapsed();
    progress.finish_and_clear();
    let report = Report::new(&tally, took, pool.current_num_threads());
    if args.json {
        report.json::<G>(&table)
    } else {
        Ok(report.text::<G>(&table))
    }
}

/// The bot of each seat, from a list such as `random` (for all seats) or
/// `scribe,random`.
fn seated(list: &str, seats: usize) -> Result<Vec<Contestant>, CommandError> {
    let bots = list.split(',').map(str::parse);
    let bots: Vec<Contestant> = bots.collect::<Result<_, NameError>>()?;
    match bots.len() {
        1 => Ok(vec![bots[0].clone(); seats]),
        count if count == seats => Ok(bots),
        count => Err(ProgramError::WrongBots {
            bots: count,
            players: seats,
        }
        .into()),
    }
}

fn play_all<G: Hosted + Staffed>(
    table: &play::Table<'_, G>,
    games: u64,
    progress: &ProgressBar,
) -> Result<Tally, CommandError> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &str) -> Result<Vec<String>, CommandError> {
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
