//! Chores of the house, run as `cargo xtask CHORE`.
//!
//! Exit codes: 0 when all is well, 1 when a check failed, 2 when something
//! asked for cannot be done.

mod count;
mod fuzz;
mod golden;
mod house;
mod rules;
mod test;
mod trouble;

use std::process::ExitCode;

use clap::Parser;

/// Chores of the house.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Chore {
    /// Runs everything that must pass: format, lints, tests, records, rules, documentation
    Test,
    /// Lists the rules that no test names
    Rules(rules::Args),
    /// Plays random games for a long time and checks every promise of the contract
    Fuzz(fuzz::Args),
    /// Replays the golden records, or writes them anew
    Golden(golden::Args),
    /// Counts instructions per decision and compares them with the baseline
    Count(count::Args),
}

fn main() -> ExitCode {
    let result = match Chore::parse() {
        Chore::Test => test::run(),
        Chore::Rules(args) => rules::run(&args),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Golden(args) => golden::run(&args),
        Chore::Count(args) => count::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            trouble.exit_code()
        }
    }
}
