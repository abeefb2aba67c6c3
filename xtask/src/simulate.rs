//! `cargo xtask simulate`: houses in one thread and one virtual clock, under
//! every fault one can think of.

mod planted;

use std::time::{Duration, Instant};

use simulation::{Defect, Failure, Tally};

use crate::error::ChoreError;
use crate::house;

#[derive(clap::Args)]
pub struct Args {
    /// How many steps to take
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    steps: u64,

    /// The seed of the first house: the same seed is the same house
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Stop after this many seconds, if the steps take longer
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,

    /// Instead, take known fixes out of a copy of the table, and see that each is missed
    #[arg(long, conflicts_with_all = ["steps", "seed", "seconds"])]
    planted: bool,
}

impl Args {
    /// A short run.
    pub fn short() -> Args {
        Args {
            steps: u64::MAX,
            seed: 1,
            seconds: Some(20),
            planted: false,
        }
    }
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    if args.planted {
        return planted::run();
    }
    let begun = Instant::now();
    let longest = args.seconds.map(Duration::from_secs);
    let done = simulation::run(args.seed, args.steps, longest, Defect::None);
    match done {
        Ok(tally) => {
            house::say(format_args!("{}", in_words(&tally, begun.elapsed())));
            Ok(())
        }
        Err(failure) => Err(ChoreError::Failed(told(&failure))),
    }
}

fn in_words(tally: &Tally, took: Duration) -> String {
    let Tally {
        worlds,
        steps,
        rows,
        ended,
        crashes,
        failed,
        secretly,
        told,
    } = tally;
    format!(
        "{steps} steps in {worlds} houses and {:.0} s: {rows} rows, {ended} games to their end, \
         {crashes} crashes, {failed} failed saves, {secretly} of them written all the same, \
         {told} texts held to the store.",
        took.as_secs_f64()
    )
}

fn told(failure: &Failure) -> String {
    let Failure {
        seed,
        step,
        violation,
        story,
        steps,
    } = failure;
    format!(
        "{}\nFound in step {step} of the house with seed {seed} (`cargo xtask simulate --seed \
         {seed} --steps {}`).\nThe shortest way found, {steps} steps:\n{}",
        violation.what,
        step + 1,
        story.join("\n")
    )
}
