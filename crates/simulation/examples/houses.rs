//! Runs houses for so many seconds, from seed 1 on, and ends with 1 when one
//! fails: `cargo run --profile fast -p simulation --example houses -- 20`.

use std::process::ExitCode;
use std::time::Duration;

use simulation::Defect;

fn main() -> ExitCode {
    let seconds = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let longest = Duration::from_secs(seconds.unwrap_or(20));
    match simulation::run(1, u64::MAX, Some(longest), Defect::None) {
        Ok(tally) => {
            println!("{} steps and nothing wrong", tally.steps);
            ExitCode::SUCCESS
        }
        Err(failure) => {
            println!(
                "{} (seed {}, step {})",
                failure.violation.what, failure.seed, failure.step
            );
            ExitCode::FAILURE
        }
    }
}
