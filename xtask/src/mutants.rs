//! `cargo xtask mutants`: would a test notice? The rules are changed in one
//! place at a time, and the tests of their crate should fail.
//!
//! The mutants and how they are tried are those of `cargo-mutants`. This chore
//! chooses by lot, keeps a warm build for each worker, remembers what is known
//! already, and judges the sum. It works on copies of the tree below
//! `target/mutants`, so it may be stopped at any moment.

mod explained;
mod mutant;
mod results;
mod suite;
mod tree;
mod worker;

use std::collections::VecDeque;
use std::fs::{self, File};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::error::ChoreError;
use crate::figures;
use crate::house;
use explained::Explained;
use mutant::Mutant;
use results::{Results, Summary};
use tree::Prints;
use worker::Worker;

pub use tree::copy_to as copy_tree_to;

/// At least this share must be caught.
const WANTED: f64 = 0.97;

/// What a test may take of memory: a mutant may ask for ever more.
const MEMORY: u64 = 8 << 30;

#[derive(clap::Args)]
pub struct Args {
    /// Which crate is changed [default: each in turn]
    #[arg(long = "crate", value_parser = Mutated::parse, value_name = "CRATE")]
    which: Option<Mutated>,

    /// How many mutants of it are tried, chosen by lot; a bigger sample by the
    /// same seed holds the smaller one
    #[arg(long, value_name = "N", default_value_t = 100)]
    sample: usize,

    /// What the lot is drawn with
    #[arg(long, value_name = "N", default_value_t = 2026)]
    seed: u64,

    /// How many are tried side by side [default: one for each core]
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,

    /// Forget what is known from earlier runs
    #[arg(long)]
    afresh: bool,

    #[command(flatten)]
    figures: figures::Args,
}

/// A crate whose tests are judged: of a game, or what all games stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mutated(&'static str);

impl Mutated {
    const TABLETOP: Mutated = Mutated("tabletop");

    fn all() -> Vec<Mutated> {
        let games = games::names().into_iter().map(Mutated);
        games.chain([Mutated::TABLETOP]).collect()
    }

    /// Reads the name of one.
    fn parse(name: &str) -> Result<Mutated, String> {
        let all = Mutated::all();
        let found = all.iter().copied().find(|known| known.0 == name);
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|known| known.0).collect();
            format!("use one of {}", names.join(", "))
        })
    }

    fn name(self) -> &'static str {
        self.0
    }

    /// Where everything about it is kept.
    fn folder(self) -> PathBuf {
        house::root().join("target/mutants").join(self.name())
    }

    /// Options of cargo. What tabletop writes for the browser is tested in its
    /// own crate, with the feature it is behind.
    fn options(self) -> &'static [&'static str] {
        if self == Mutated::TABLETOP {
            &["--features=typescript"]
        } else {
            &NO_RULES
        }
    }
}

/// Of a game: what is written for the browser, which tests of rules do not even
/// build (`cargo xtask types` holds it); what bots notice, judged by how they play;
/// the language of the tests, which is in no program.
const NO_RULES: [&str; 7] = [
    "--exclude=**/typescript.rs",
    "--exclude=**/box_contents.rs",
    "--exclude=**/solo/components.rs",
    "--exclude=**/insight.rs",
    "--exclude=**/insight/**",
    "--exclude=**/scene.rs",
    "--exclude=**/scene/**",
];

pub fn run(args: &Args) -> Result<(), ChoreError> {
    install("mutants")?;
    install("nextest")?;
    limit_memory();
    let crates = match args.which {
        Some(one) => vec![one],
        None => Mutated::all(),
    };
    let mut short = Vec::new();
    let mut told = String::new();
    for which in crates {
        let summary = judge(which, args)?;
        told.push_str(&format!("{}\n\n", summary.text(which.name(), args.seed)));
        if summary.share() < WANTED {
            short.push(which.name());
        }
    }
    args.figures.keep(&told)?;
    if short.is_empty() {
        Ok(())
    } else {
        Err(ChoreError::Failed(format!(
            "Less than {:.0} % of the mutants are caught in {}.",
            100.0 * WANTED,
            short.join(", ")
        )))
    }
}

/// The tool of cargo, installed first if it must be.
fn install(tool: &str) -> Result<(), ChoreError> {
    let there = house::cargo()
        .args([tool, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if there {
        return Ok(());
    }
    house::say(format_args!(
        "There is no cargo-{tool} here: installing it."
    ));
    house::call(house::cargo().args(["install", "--locked", &format!("cargo-{tool}")]))
}

/// Programs started from here inherit the limit.
#[cfg(unix)]
fn limit_memory() {
    // Where the limit cannot be set, the machine must do without.
    let _ = rlimit::setrlimit(rlimit::Resource::AS, MEMORY, MEMORY);
}

#[cfg(not(unix))]
fn limit_memory() {}

fn judge(which: Mutated, args: &Args) -> Result<Summary, ChoreError> {
    let folder = which.folder();
    let _only_one = lock(which)?;
    let all = mutant::all(which)?;
    let explained = Explained::read()?;
    explained.check(which.name(), &all)?;
    let chosen = mutant::by_lot(&all, args.sample, args.seed);
    let mut results = if args.afresh {
        Results::new(Prints::of(which)?)
    } else {
        Results::load(&folder, Prints::of(which)?)
    };
    let mut todo: Vec<Mutant> = chosen
        .iter()
        .filter(|mutant| !results.knows(mutant))
        .cloned()
        .collect();
    // A handful is tried with the same tests.
    todo.sort_by_cached_key(suite::of);
    house::say(format_args!(
        "{} of {} mutants of {} by seed {}, {} of them known already.",
        chosen.len(),
        all.len(),
        which.name(),
        args.seed,
        chosen.len() - todo.len()
    ));
    if !todo.is_empty() {
        let jobs = args.jobs.or_else(|| thread::available_parallelism().ok());
        let jobs = jobs.map_or(1, NonZeroUsize::get).min(todo.len());
        try_all(which, jobs, todo.into(), &all, &mut results)?;
    }
    let summary = Summary::new(&chosen, &results, &explained);
    let text = summary.text(which.name(), args.seed);
    house::say(&text);
    house::write(&folder.join("summary.txt"), &format!("{text}\n"))?;
    house::say(format_args!("Kept in {}.", house::short(&folder)));
    match summary.explained_but_caught.first() {
        Some(name) => Err(ChoreError::Failed(format!(
            "`{name}` is explained as one that cannot be caught, and it is caught."
        ))),
        None => Ok(summary),
    }
}

/// One run at a time: two would write into each other's copies.
fn lock(which: Mutated) -> Result<File, ChoreError> {
    let folder = which.folder();
    let path = folder.join("lock");
    fs::create_dir_all(&folder)
        .and_then(|()| File::create(&path))
        .map_err(|error| ChoreError::Cannot(format!("`{}`: {error}.", path.display())))
        .and_then(|file| match file.try_lock() {
            Ok(()) => Ok(file),
            Err(_) => Err(ChoreError::Cannot(format!(
                "Mutants of {} are being tried already.",
                which.name()
            ))),
        })
}

/// Tries them side by side, and keeps what becomes known after each handful.
fn try_all(
    which: Mutated,
    jobs: usize,
    todo: VecDeque<Mutant>,
    all: &[Mutant],
    results: &mut Results,
) -> Result<(), ChoreError> {
    let workers: Vec<Worker> = (1..=jobs)
        .map(|number| Worker::new(which, number, jobs))
        .collect::<Result<_, _>>()?;
    if !results.baseline {
        house::say("The tests as they are:");
        let begun = Instant::now();
        workers[0].baseline()?;
        results.baseline = true;
        results.save(&which.folder())?;
        house::say(format_args!(
            "They pass, built and run in {}.",
            time(begun.elapsed())
        ));
    }
    for worker in &workers[1..] {
        worker.take_over(&workers[0]);
    }
    let begun = Instant::now();
    let (total, known) = (todo.len(), results.known());
    let todo = Mutex::new(todo);
    let results = Mutex::new(results);
    let next = || -> Vec<Mutant> {
        let mut todo = todo.lock().unwrap_or_else(|poison| poison.into_inner());
        let first = todo.front().map(suite::of);
        let alike = |mutant: &&Mutant| Some(suite::of(mutant)) == first;
        let count = todo.iter().take(worker::HANDFUL).take_while(alike).count();
        todo.drain(..count).collect()
    };
    let work = |worker: &Worker| -> Result<(), ChoreError> {
        loop {
            let handful = next();
            if handful.is_empty() {
                return Ok(());
            }
            let found = worker.try_these(&handful, all)?;
            let mut results = results.lock().unwrap_or_else(|poison| poison.into_inner());
            for (name, fate) in found {
                results.add(name, fate);
            }
            results.save(&which.folder())?;
            let done = results.known() - known;
            house::say(format_args!(
                "{done} of {total} in {}, {:.1} s each; {} missed.",
                time(begun.elapsed()),
                begun.elapsed().as_secs_f64() / done.max(1) as f64,
                results.missed()
            ));
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = workers
            .iter()
            .map(|worker| scope.spawn(|| work(worker)))
            .collect();
        threads.into_iter().try_for_each(|thread| {
            thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

fn time(duration: Duration) -> String {
    format!("{:.0} s", duration.as_secs_f64())
}

/// `cargo mutants` in a folder, with colours off.
fn cargo_mutants() -> Command {
    let mut command = house::cargo();
    command.args(["mutants", "--colors=never", "--no-shuffle"]);
    command
}
