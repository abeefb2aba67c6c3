//! `ennead arena`: a tournament of bots, with ratings and error bars.
//!
//! The tournament itself is `bots::arena`; here are the options (this file),
//! the file of games that lets it go on later (`ledger.rs`) and what is said at
//! the end (`report.rs`).

mod ledger;
mod report;

use std::path::PathBuf;
use std::time::Duration;

use ::games::{Hosted, TableOptions};
use bots::arena::{Arena, ArenaError, Schedule, Style, sides};
use bots::outside::Program;
use bots::{Entrant, Staffed};
use indicatif::ProgressBar;
use tabletop::Seed;

use crate::error::{CommandError, ProgramError, start};
use crate::games::{self, with_game};
use crate::many::{ManyGames, progress_bar};
use ledger::Ledger;

/// No program needs longer than this for one answer.
const MOST_SECONDS: f64 = 86_400.0;

#[derive(clap::Args)]
#[command(mut_arg("games", |games| games.default_value("100").help(
    "How many games each pairing plays; rounded up so that every deal is played from every seat"
)))]
pub struct Args {
    /// The game to play: kemet or ankh
    game: String,

    #[command(flatten)]
    table: TableOptions,

    /// Who plays: random, scribe, priest, pharaoh, with commas between them;
    /// `priest:500` makes 500 simulations a decision. A program of your own is
    /// named alone: --bot "cmd:python3 mybot.py" (see docs/outside-bots.md)
    #[arg(long, visible_alias = "bot", value_name = "A,B,…")]
    bots: Vec<String>,

    /// Everybody meets everybody; the default
    #[arg(long, conflicts_with = "gauntlet")]
    round_robin: bool,

    /// The first meets each of the others
    #[arg(long)]
    gauntlet: bool,

    #[command(flatten)]
    many: ManyGames,

    /// How many seconds a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = patience,
          allow_negative_numbers = true)]
    timeout: Duration,

    /// Write each finished game into this file; if it is there already, go on
    /// after the games it holds
    #[arg(long, visible_alias = "resume", value_name = "FILE")]
    save: Option<PathBuf>,

    /// Print the standings as one JSON object
    #[arg(long)]
    json: bool,
}

/// Reads a number of seconds.
pub fn patience(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.001..=MOST_SECONDS).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| format!("a number of seconds from 0.001 to {MOST_SECONDS} is needed"))
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    with_game!(args.game.as_str(), G => compete::<G>(args))
}

fn compete<G: Hosted + Staffed>(args: &Args) -> Result<String, CommandError> {
    let style = if args.gauntlet {
        Style::Gauntlet
    } else {
        Style::RoundRobin
    };
    let setup = games::setup::<G>(&args.table)?;
    // Says what is wrong with the setup before any thread begins.
    let sides = sides(&start::<G>(&setup, Seed(args.many.seed))?);
    if sides.len() < 2 {
        return Err(ProgramError::OneSide.into());
    }
    let bots = entrants(args)?;
    let arena = Arena::<G> {
        setup,
        schedule: Schedule::new(style, bots.len(), sides, args.many.games),
        bots,
        seed: args.many.seed,
        patience: args.timeout,
    };
    let ledger = Ledger::open(args.save.as_deref(), &arena, style)?;
    let left: Vec<u64> = (0..arena.schedule.games())
        .filter(|number| !ledger.holds(*number))
        .collect();
    let progress = if args.json {
        ProgressBar::hidden()
    } else {
        progress_bar(left.len() as u64)
    };
    let played = args.many.pool()?.install(|| {
        arena.play(&left, |game| {
            ledger.add(game).map_err(Stop::Ledger)?;
            progress.inc(1);
            Ok::<(), Stop>(())
        })
    });
    progress.finish_and_clear();
    let mut games = played.map_err(Stop::told)?;
    games.extend(ledger.into_games());
    let standings = arena.standings(&games);
    if args.json {
        report::json(&arena, style, &standings)
    } else {
        Ok(report::text(&arena, style, &standings))
    }
}

/// Why a tournament ended before its time.
enum Stop {
    Ledger(CommandError),
    Game(ArenaError),
}

impl From<ArenaError> for Stop {
    fn from(error: ArenaError) -> Stop {
        Stop::Game(error)
    }
}

impl Stop {
    fn told(self) -> CommandError {
        match self {
            Stop::Ledger(error) => error,
            Stop::Game(ArenaError::Bot(fault)) => fault.into(),
            // It was started once before any game.
            Stop::Game(ArenaError::Setup(error)) => ProgramError::BadSetup {
                place: "--setup".to_owned(),
                detail: error.to_string(),
            }
            .into(),
        }
    }
}

/// Everybody who was named, once.
fn entrants(args: &Args) -> Result<Vec<Entrant>, CommandError> {
    let bots: Vec<Entrant> = args
        .bots
        .iter()
        .flat_map(|names| named(names))
        .map(str::parse)
        .collect::<Result<_, bots::NameError>>()?;
    for (place, bot) in bots.iter().enumerate() {
        if bots[..place].contains(bot) {
            let bot = bot.to_string();
            return Err(ProgramError::NamedTwice { bot }.into());
        }
    }
    if bots.len() < 2 {
        return Err(ProgramError::TooFewBots.into());
    }
    Ok(bots)
}

/// The names in a list. A command may hold commas, so it is no list.
fn named(names: &str) -> Vec<&str> {
    if Program::is_meant(names) {
        vec![names]
    } else {
        names.split(',').collect()
    }
}
