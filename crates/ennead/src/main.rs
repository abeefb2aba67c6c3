//! The program: it opens the table, and it plays, checks and shows the games
//! of the house.
//!
//! | command | where |
//! | --- | --- |
//! | `ennead`, `ennead serve` | `serve.rs` |
//! | `ennead backup` | `backup.rs` |
//! | `ennead prune` | `prune.rs` |
//! | `ennead check` | `check.rs` |
//! | `ennead reports` | `reports.rs` |
//! | `ennead battle` | `battle.rs` |
//! | `ennead sim` | `sim.rs` |
//! | `ennead train` | `train.rs` |
//! | `ennead arena` | `arena.rs` |
//! | `ennead sit` | `sit.rs` |
//! | `ennead replay` | `replay.rs` |
//!
//! A command gives the whole text it has to say, or a [`CommandError`]; only this
//! file writes. So nothing reaches standard output before all went well. The
//! server, which goes on for long, says where it is and writes a log.
//!
//! Exit codes: 0 when all went well, 1 when a check found something, 2 when
//! something asked for cannot be done.

mod arena;
mod backup;
mod battle;
mod calendar;
mod check;
mod error;
mod games;
mod input;
mod keep;
mod locale;
mod many;
mod prune;
mod replay;
mod reports;
mod serve;
mod sim;
mod sit;
mod store;
mod train;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use error::{CommandError, ProgramError};

/// The great board games of the Egyptian gods. Alone, it opens the table in the
/// browser; with a command it plays by the thousand, checks records, looks at
/// any moment.
#[derive(Parser)]
#[command(name = "ennead", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
    /// The language to speak in, such as en [default: that of the system]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    /// Opens the table: players come with a browser
    Serve(serve::Args),
    /// Copies everything the server keeps into one new file
    Backup(backup::Args),
    /// Deletes what nobody needs any more, or tells what would go
    Prune(prune::Args),
    /// Plays every stored game again and tells which would differ: for before an upgrade
    Check(check::Args),
    /// Lists what people reported about others, and marks what was dealt with
    Reports(reports::Args),
    /// Plays games between bots, with no window, and prints figures
    Sim(sim::Args),
    /// Fits what the bots think of positions to games they play against themselves
    Train(train::Args),
    /// Lets bots play a tournament and rates them, with error bars
    Arena(arena::Args),
    /// Lets a bot of yours play at a table of a server
    Sit(sit::Args),
    /// Checks a record action by action and shows any moment of it, as any eye
    Replay(replay::Args),
    /// Works a battle out from a JSON description of both sides, or gives the odds
    Battle(battle::Args),
}

fn main() -> ExitCode {
    let result = match Cli::try_parse() {
        Ok(cli) => run(cli),
        Err(error) => usage(&error),
    };
    let said = result.and_then(|(text, well)| say(&text).map(|()| well));
    match said {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            // If even standard error is gone, the exit code still tells.
            let _ = writeln!(io::stderr(), "ennead: {problem}");
            ExitCode::from(2)
        }
    }
}

/// What to say, and whether all is well.
fn run(cli: Cli) -> Result<(String, bool), CommandError> {
    locale::speak(cli.lang.as_deref())?;
    let text = match cli.command {
        Some(Command::Check(args)) => return check::run(&args),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Backup(args)) => backup::run(&args),
        Some(Command::Prune(args)) => prune::run(&args),
        Some(Command::Reports(args)) => reports::run(&args),
        Some(Command::Sim(args)) => sim::run(&args),
        Some(Command::Train(args)) => train::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Sit(args)) => sit::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Battle(args)) => battle::run(&args),
        None => serve::run(&cli.serve),
    };
    Ok((text?, true))
}

/// What the reader of the command line said: help that was asked for, or a
/// mistake put in one sentence.
fn usage(error: &clap::Error) -> Result<(String, bool), CommandError> {
    let text = error.render().to_string();
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        return Ok((text, true));
    }
    let first = text.split("\n\n").next().unwrap_or_default();
    let sentence = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentence = sentence.strip_prefix("error: ").unwrap_or(&sentence);
    Err(ProgramError::Usage {
        detail: sentence.to_owned(),
        command: asked_command(),
    }
    .into())
}

/// The command whose help fits the command line: `ennead sim`, or just `ennead`.
fn asked_command() -> String {
    let program = Cli::command();
    let asked = std::env::args_os()
        .nth(1)
        .and_then(|word| program.find_subcommand(word));
    match asked {
        Some(command) => format!("ennead {}", command.get_name()),
        None => "ennead".to_owned(),
    }
}

/// Writes to standard output. A reader that went away early, as `head` does,
/// has all it wanted.
fn say(text: &str) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(ProgramError::NoOutput {
            detail: error.to_string(),
        }
        .into()),
        _ => Ok(()),
    }
}
