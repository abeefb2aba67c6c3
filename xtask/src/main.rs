//! Chores of the house, run as `cargo xtask CHORE`.
//!
//! Exit codes: 0 when all is well, 1 when a check failed, 2 when something
//! asked for cannot be done.

mod browser;
mod count;
mod error;
mod figures;
mod fuzz;
mod games;
mod golden;
mod house;
mod mutants;
mod pairs;
mod release;
mod rules;
mod simulate;
mod test;
#[cfg(test)]
#[path = "../../crates/tabletop/tests/toy/mod.rs"]
mod toy;
mod types;
mod visitor;
mod web;

use std::process::ExitCode;

use clap::Parser;

/// Chores of the house.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Chore {
    /// Runs everything that must pass: format, lints, tests, records, rules, documentation, the client, a browser
    Test,
    /// Lists the rules that no test names
    Rules(rules::Args),
    /// Plays random games for a long time and checks every promise of the contract
    Fuzz(fuzz::Args),
    /// Replays the golden records, or writes them anew
    Golden(golden::Args),
    /// Counts instructions and mispredicted jumps per decision and compares them with the baseline
    Count(count::Args),
    /// Builds the program as people run it, if asked guided by a profile
    Release(release::Args),
    /// Changes the rules in one place at a time and looks whether a test fails
    Mutants(mutants::Args),
    /// Writes what the browser knows about the rules, or checks that it is current
    Types(types::Args),
    /// Checks the client and runs its unit tests
    Web,
    /// Plays in a real browser over the real server
    Browser(browser::Args),
    /// Measures actions a second at many tables, and the time to every viewer
    Load(visitor::Args),
    /// Runs houses in one thread under every fault one can think of, and holds what was shown to what is stored
    Simulate(simulate::Args),
    /// Kills the server at random moments and looks whether anything is lost
    Crash(visitor::Args),
    /// Sends the server what no honest client sends
    Hostile(visitor::Args),
    /// Plays for a long time at many tables while floods go on, and looks whether honest people notice
    Soak(visitor::Args),
}

fn main() -> ExitCode {
    let result = match Chore::parse() {
        Chore::Test => test::run(),
        Chore::Rules(args) => rules::run(&args),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Golden(args) => golden::run(&args),
        Chore::Count(args) => count::run(&args),
        Chore::Release(args) => release::run(&args),
        Chore::Mutants(args) => mutants::run(&args),
        Chore::Types(args) => types::run(&args),
        Chore::Web => web::run(),
        Chore::Browser(args) => browser::run(&args),
        Chore::Load(args) => visitor::load(&args),
        Chore::Simulate(args) => simulate::run(&args),
        Chore::Crash(args) => visitor::crash(&args),
        Chore::Hostile(args) => visitor::hostile(&args),
        Chore::Soak(args) => visitor::soak(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            trouble.exit_code()
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_options_of_all_chores_fit_together() {
        Chore::command().debug_assert();
    }
}
