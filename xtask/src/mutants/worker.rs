//! Tries mutants in a copy of the tree whose build stays warm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use serde::Deserialize;
use serde_json::Value;

use super::mutant::Mutant;
use super::results::Fate;
use super::suite::{self, Suite};
use super::{Mutated, cargo_mutants, tree};
use crate::error::ChoreError;
use crate::house;

/// So many mutants are tried before what became of them is kept.
pub const HANDFUL: usize = 5;

/// Seconds for all tests together. Single tests that hang end much sooner: see
/// `.config/nextest.toml`.
const TIMEOUT: &str = "1800";

pub struct Worker {
    which: Mutated,
    folder: PathBuf,
    threads: usize,
}

impl Worker {
    /// With its copy of the tree as it is now.
    pub fn new(which: Mutated, number: usize, jobs: usize) -> Result<Worker, ChoreError> {
        let folder = which.folder().join(format!("worker-{number}"));
        tree::copy_to(&folder.join("tree"))?;
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Ok(Worker {
            which,
            folder,
            threads: (cores / jobs).max(1),
        })
    }

    /// Takes over what another worker has built, if there is nothing here yet;
    /// at least what comes from elsewhere need not be built twice.
    pub fn take_over(&self, other: &Worker) {
        let own = self.folder.join("target");
        if !own.exists() {
            let from = other.folder.join("target");
            let _ = house::quiet(Command::new("cp").arg("-a").arg(from).arg(own));
        }
    }

    /// A command that works in the copy.
    fn at_home(&self, mut command: Command) -> Command {
        command
            .current_dir(self.folder.join("tree"))
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env("CARGO_INCREMENTAL", "1")
            .env("NEXTEST_PROFILE", "mutants")
            .env("NEXTEST_TEST_THREADS", self.threads.to_string())
            .env("RUST_BACKTRACE", "0");
        command
    }

    /// The tests must pass while nothing is changed.
    pub fn baseline(&self) -> Result<(), ChoreError> {
        let mut command = self.at_home(house::cargo());
        command
            .args(["nextest", "run", "--cargo-profile=mutants", "--cargo-quiet"])
            .args(["--package", self.which.name()])
            .args(features(self.which))
            .arg(Suite::All.option());
        house::call(&mut command)
    }

    /// Builds and tests each of these mutants, which want the same tests, and none
    /// of the others. The tool takes patterns, too, but it does not hold all kinds
    /// of mutants to them; so it is told that the others were caught before.
    pub fn try_these(
        &self,
        mutants: &[Mutant],
        all: &[Mutant],
    ) -> Result<Vec<(String, Fate)>, ChoreError> {
        let suite = mutants.first().map_or(Suite::All, suite::of);
        let folder = self.folder.join("mutants.out");
        let _ = fs::remove_dir_all(&folder);
        let others = all.iter().filter(|mutant| !mutants.contains(mutant));
        let others: String = others.map(|mutant| format!("{}\n", mutant.name)).collect();
        house::write(&folder.join("previously_caught.txt"), &others)?;
        let mut command = self.at_home(cargo_mutants());
        command
            .args(["--in-place", "--baseline=skip", "--test-tool=nextest"])
            .args(["--profile=mutants", "--timeout", TIMEOUT, "--iterate"])
            .args(["--package", self.which.name()])
            .args(self.which.options())
            .arg(format!("--cargo-arg={}", suite.option()))
            .arg("--output")
            .arg(&self.folder);
        let output = command.output().map_err(|error| {
            ChoreError::Cannot(format!("cargo-mutants did not start: {error}."))
        })?;
        let found = outcomes(&folder)?;
        if found.len() == mutants.len() {
            Ok(found)
        } else {
            Err(ChoreError::Cannot(format!(
                "cargo-mutants tried {} of {} mutants and ended with {}: {}",
                found.len(),
                mutants.len(),
                output.status,
                String::from_utf8_lossy(&output.stderr).trim_end()
            )))
        }
    }
}

/// Those of the options that cargo itself understands.
fn features(which: Mutated) -> impl Iterator<Item = &'static &'static str> {
    let options = which.options().iter();
    options.filter(|option| option.starts_with("--features"))
}

#[derive(Deserialize)]
struct Outcomes {
    outcomes: Vec<Outcome>,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Value,
    summary: String,
    log_path: PathBuf,
}

/// What cargo-mutants wrote about each mutant.
fn outcomes(folder: &Path) -> Result<Vec<(String, Fate)>, ChoreError> {
    let text = house::read(&folder.join("outcomes.json"))?;
    let all: Outcomes = serde_json::from_str(&text)
        .map_err(|error| ChoreError::Cannot(format!("The outcomes are strange: {error}.")))?;
    let outcomes = all.outcomes.iter();
    outcomes
        .map(|outcome| {
            let name = outcome.scenario["Mutant"]["name"].as_str();
            let log = || fs::read_to_string(folder.join(&outcome.log_path)).unwrap_or_default();
            match (name, fate(&outcome.summary, log)) {
                (Some(name), Some(fate)) => Ok((name.to_owned(), fate)),
                _ => Err(ChoreError::Cannot(format!(
                    "cargo-mutants says `{}` of {}.",
                    outcome.summary, outcome.scenario
                ))),
            }
        })
        .collect()
}

fn fate(summary: &str, log: impl FnOnce() -> String) -> Option<Fate> {
    Some(match summary {
        "CaughtMutant" if only_hung(&log()) => Fate::Timeout,
        "CaughtMutant" => Fate::Caught,
        "MissedMutant" => Fate::Missed,
        "Timeout" => Fate::Timeout,
        "Unviable" => Fate::Unviable,
        _ => return None,
    })
}

/// Whether the runner of the tests ended one that hung, and none failed.
fn only_hung(log: &str) -> bool {
    let says = |word: &str| log.lines().any(|line| line.contains(word));
    let hung = says("TIMEOUT [") || says(" TMT [");
    hung && !says("FAIL [") && !says("SIGABRT [")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fates() {
        let log = |text: &'static str| move || text.to_owned();
        let hung = "  TIMEOUT [  30.0s] kemet::rules x\n";
        let again = "  TRY 2 TMT [  30.0s] kemet::rules x\n";
        let failed = "  TRY 2 FAIL [   0.1s] kemet::rules x\n";
        assert_eq!(fate("CaughtMutant", log(failed)), Some(Fate::Caught));
        assert_eq!(fate("CaughtMutant", log(hung)), Some(Fate::Timeout));
        assert_eq!(fate("CaughtMutant", log(again)), Some(Fate::Timeout));
        assert_eq!(fate("MissedMutant", log("")), Some(Fate::Missed));
        assert_eq!(fate("Unviable", log("")), Some(Fate::Unviable));
        assert_eq!(fate("Failure", log("")), None);
    }
}
