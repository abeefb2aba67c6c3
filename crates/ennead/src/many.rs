//! What the commands that play many games have in common: `sim`, `arena` and
//! `train`.

use std::io::{self, IsTerminal};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use words::say;

use crate::error::{CommandError, ProgramError};
use crate::games::whole_number;
use crate::locale::words;

/// More threads than any machine has use for.
const MOST_THREADS: u64 = 1024;

/// How many games, by which chance, on how many threads. Each command has its
/// own usual number of games and says what they are for.
#[derive(clap::Args)]
pub struct ManyGames {
    /// How many games to play
    #[arg(long, value_name = "N", default_value = "1000", value_parser = at_least_one,
          allow_negative_numbers = true)]
    pub games: u64,

    /// What all chance follows from: the same seed plays the same games
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole_number,
          allow_negative_numbers = true)]
    pub seed: u64,

    /// How many threads to play on [default: all cores]
    #[arg(long, value_name = "N", value_parser = threads, allow_negative_numbers = true)]
    threads: Option<u64>,
}

impl ManyGames {
    /// The threads to play on.
    pub fn pool(&self) -> Result<ThreadPool, CommandError> {
        // 0 lets rayon take all cores.
        let threads = self.threads.unwrap_or(0) as usize;
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(pool.map_err(|error| ProgramError::Threads {
            detail: error.to_string(),
        })?)
    }
}

fn at_least_one(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "a whole number from 1 on is needed".to_owned())
}

fn threads(text: &str) -> Result<u64, String> {
    let number = text.parse().ok();
    number
        .filter(|number| (1..=MOST_THREADS).contains(number))
        .ok_or_else(|| format!("a whole number from 1 to {MOST_THREADS} is needed"))
}

/// A bar for a person who waits at a terminal; scripts get none.
pub fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let template = say!(
        words(),
        "many-progress",
        bar = "{bar:40}",
        done = "{human_pos}/{human_len}",
        pace = "{per_sec}",
        left = "{eta}"
    );
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
