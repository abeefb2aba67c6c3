//! A whole house in one thread and one virtual clock: many tables, people and
//! bots, and every fault one can think of. After each step what was shown is
//! held to what is stored.
//!
//! | what | where |
//! | --- | --- |
//! | tables, people, the clock, what goes wrong | `world.rs` |
//! | what a step may be | `step.rs` |
//! | a store that fails | `disk.rs` |
//! | somebody's line to a table | `line.rs` |
//! | the game as the store alone has it | `shadow.rs` |
//!
//! A world follows from its seed and a list of numbers, one for each step. Any
//! list will do, so a failure is made shorter by leaving steps out.

mod disk;
mod line;
mod shadow;
mod step;
mod world;

use std::time::{Duration, Instant};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub use self::world::Defect;
use self::world::World;

/// How many steps a world lives.
const LIFE: u64 = 4_000;

/// Something that must never be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What it is, in one sentence.
    pub what: String,
}

impl Violation {
    fn new(what: impl Into<String>) -> Violation {
        Violation { what: what.into() }
    }

    /// What kind of thing it is: the sentence without its figures.
    fn kind(&self) -> String {
        self.what.chars().filter(|c| !c.is_numeric()).collect()
    }
}

/// A failure: which world, what is wrong, and the shortest story found that
/// leads there.
#[derive(Debug)]
pub struct Failure {
    /// The seed that shows it at once.
    pub seed: u64,
    /// In which step of that world.
    pub step: usize,
    /// What is wrong.
    pub violation: Violation,
    /// The steps that are left after shortening, told.
    pub story: Vec<String>,
    /// How many steps are left.
    pub steps: usize,
}

/// What was done.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Worlds,
    pub worlds: u64,
    /// their steps,
    pub steps: u64,
    /// rows that were stored,
    pub rows: u64,
    /// games that came to their end,
    pub ended: u64,
    /// crashes,
    pub crashes: u64,
    /// saves that failed,
    pub failed: u64,
    /// of which so many were written all the same,
    pub secretly: u64,
    /// and texts that were held to the store.
    pub told: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.worlds += other.worlds;
        self.steps += other.steps;
        self.rows += other.rows;
        self.ended += other.ended;
        self.crashes += other.crashes;
        self.failed += other.failed;
        self.secretly += other.secretly;
        self.told += other.told;
    }
}

/// Runs worlds from this seed on until so many steps were taken, or the time is
/// over, or one fails.
pub fn run(
    seed: u64,
    steps: u64,
    longest: Option<Duration>,
    defect: Defect,
) -> Result<Tally, Box<Failure>> {
    let begun = Instant::now();
    let mut tally = Tally::default();
    let mut number = seed;
    while tally.steps < steps && longest.is_none_or(|longest| begun.elapsed() < longest) {
        let life = LIFE.min(steps - tally.steps) as usize;
        let path = path(number, life);
        let (done, lived) = live(number, &path, defect, None);
        tally.add(done);
        if let Err((step, violation)) = lived {
            return Err(Box::new(shortened(
                number,
                &path[..=step],
                violation,
                defect,
            )));
        }
        number += 1;
    }
    Ok(tally)
}

/// The steps of the world with this seed.
fn path(seed: u64, steps: usize) -> Vec<u64> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    (0..steps).map(|_| dice.next_u64()).collect()
}

type Lived = Result<(), (usize, Violation)>;

/// Lives a world step by step.
fn live(
    seed: u64,
    path: &[u64],
    defect: Defect,
    mut told: Option<&mut Vec<String>>,
) -> (Tally, Lived) {
    let mut world = World::new(seed, defect, told.is_some());
    for (number, &step) in path.iter().enumerate() {
        let stepped = world.step(step);
        if let Some(told) = told.as_deref_mut() {
            told.append(&mut world.told);
        }
        if let Err(violation) = stepped {
            return (world.tally(), Err((number, violation)));
        }
    }
    (world.tally(), Ok(()))
}

/// Leaves out what is not needed for the same kind of failure, for a while.
fn shortened(seed: u64, path: &[u64], violation: Violation, defect: Defect) -> Failure {
    const PATIENCE: Duration = Duration::from_secs(20);
    let begun = Instant::now();
    let step = path.len() - 1;
    let mut left = path.to_vec();
    let mut piece = left.len() / 2;
    while piece > 0 && begun.elapsed() < PATIENCE {
        let mut from = 0;
        while from < left.len() && begun.elapsed() < PATIENCE {
            let mut fewer = left.clone();
            fewer.drain(from..(from + piece).min(left.len()));
            match live(seed, &fewer, defect, None).1 {
                Err((at, other)) if other.kind() == violation.kind() => {
                    fewer.truncate(at + 1);
                    left = fewer;
                }
                _ => from += piece,
            }
        }
        piece /= 2;
    }
    let mut story = Vec::new();
    let (_, lived) = live(seed, &left, defect, Some(&mut story));
    Failure {
        seed,
        step,
        violation: lived.err().map_or(violation, |(_, found)| found),
        story,
        steps: left.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few worlds in which everything goes wrong that may.
    #[test]
    fn nothing_is_lost_whatever_goes_wrong() {
        let tally = run(1, 30_000, Some(Duration::from_secs(60)), Defect::None);
        let tally = tally.unwrap_or_else(|failure| panic!("{failure:#?}"));
        assert!(tally.rows > 1_000 && tally.told > 10_000, "{tally:?}");
        assert!(
            tally.crashes > 10 && tally.failed > 50 && tally.secretly > 10,
            "{tally:?}"
        );
    }

    /// The same seed is the same world.
    #[test]
    fn a_seed_is_a_world() {
        let told = |seed| {
            let mut told = Vec::new();
            let _ = live(seed, &path(seed, 600), Defect::None, Some(&mut told));
            told
        };
        assert_eq!(told(3), told(3));
        assert_ne!(told(3), told(4));
    }

    /// A simulation that finds nothing when something is wrong is worth
    /// nothing.
    #[test]
    fn planted_defects_are_found() {
        for defect in [
            Defect::ShownBeforeSaved,
            Defect::LostAlarm,
            Defect::DeedForgotten,
        ] {
            let found = run(1, 400_000, Some(Duration::from_secs(60)), defect);
            let failure = found.err();
            let failure = failure.unwrap_or_else(|| panic!("{defect:?} is not found"));
            assert!(failure.steps <= failure.step + 1, "{failure:?}");
        }
    }
}
