//! Puts a server to the test; `cargo xtask load`, `crash`, `hostile` and `soak`
//! build the server and call this.
//!
//! Exit codes: 0 when all is well, 1 when a promise was broken, 2 when the
//! test could not be made.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use visitor::{ClientError, Result, crash, hostile, load, soak};

/// Puts a server to the test.
#[derive(Parser)]
#[command(name = "visitor")]
struct Cli {
    /// The program of the server
    #[arg(long, value_name = "PATH")]
    server: PathBuf,

    #[command(subcommand)]
    test: Test,
}

#[derive(Subcommand)]
enum Test {
    /// Measures actions a second and the time to every viewer
    Load(load::Args),
    /// Kills the server at random moments and looks whether anything is lost
    Crash(crash::Args),
    /// Sends what no honest client sends
    Hostile(hostile::Args),
    /// Plays for a long time at many tables while floods go on
    Soak(soak::Args),
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse()).await {
        Ok(text) => {
            // A reader that went away has all it wanted.
            let _ = writeln!(std::io::stdout(), "{text}");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("{trouble}");
            match trouble {
                ClientError::Cannot(_) | ClientError::Connect(_) => ExitCode::from(2),
                _ => ExitCode::from(1),
            }
        }
    }
}

async fn run(cli: Cli) -> Result<String> {
    match &cli.test {
        Test::Load(args) => {
            let report = load::run(cli.server, args).await?;
            if args.json {
                serde_json::to_string_pretty(&report)
                    .map_err(|error| ClientError::Cannot(error.to_string()))
            } else {
                Ok(report.to_string())
            }
        }
        Test::Crash(args) => Ok(crash::run(cli.server, args).await?.to_string()),
        Test::Hostile(args) => Ok(hostile::run(cli.server, args).await?.to_string()),
        Test::Soak(args) => {
            let report = soak::run(cli.server, args).await?;
            if report.faults().is_empty() {
                Ok(report.to_string())
            } else {
                Err(ClientError::Broken(report.to_string()))
            }
        }
    }
}
