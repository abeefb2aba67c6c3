//! One battery of checks for every game.
//!
//! It plays random games to the end and holds the game to everything the
//! contract promises. After each action: the state is sound, the right seats
//! are asked, both doors lead to the same place. At probes, which are random
//! and dearer: every offer is accepted, everything else is refused and changes
//! nothing, notation and codes come back, sealed choices commute, and what an
//! eye sees tells it no secret. At the end: the record replays.
//!
//! | what is checked | where |
//! | --- | --- |
//! | one game, action by action | `table.rs` |
//! | what is offered, and what is not | `offers.rs` |
//! | views and imagined states | `secrets.rs` |
//! | chance, and going back across it | `rewinds.rs` |
//! | outcome and record | `ending.rs` |

/// Stops a check with a sentence unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($sentence:tt)+) => {
        if !$holds {
            return Err(format!($($sentence)+));
        }
    };
}

mod ending;
mod offers;
mod rewinds;
mod secrets;
mod table;
mod tally;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{Game, Record, Seat, Seats, Seed};
use table::{Bench, Table};

pub use tally::Tally;

/// A sentence that says what was expected and what was found instead.
type Check = Result<(), String>;

/// How much to play, and how closely to look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battery {
    /// How many games to play.
    pub games: usize,
    /// The number of the first game. A failure names the game it happened in:
    /// begin there to see it again without the games before it.
    pub first: usize,
    /// What the random play follows from. The same seed plays the same games.
    pub seed: u64,
    /// One decision in this many, at random, gets the dear checks; 0 for none.
    pub probe_every: usize,
    /// How many actions that are not offered are tried per seat and probe.
    pub refusals: usize,
    /// How many actions are played on from an imagined state.
    pub ahead: usize,
}

impl Default for Battery {
    fn default() -> Self {
        Battery {
            games: 100,
            first: 0,
            seed: 1,
            probe_every: 10,
            refusals: 12,
            ahead: 50,
        }
    }
}

/// A promise that was not kept, and everything it takes to see it again.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
pub struct Failure {
    /// Which game of the run it was; see [`Battery::first`].
    pub game: usize,
    /// The seed of that game.
    pub seed: Seed,
    /// How many actions had been taken.
    pub step: usize,
    /// What was expected, and what was found instead.
    pub what: String,
    /// The game up to there as the text of a [`Record`]; empty if it did not
    /// even start.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure {
            game,
            seed,
            step,
            what,
            record,
        } = self;
        write!(
            f,
            "game {game} (seed {seed}), after {step} actions: {what}\n{record}"
        )
    }
}

/// The same as `Display`: this is what a test prints when it unwraps.
impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Plays random games of `G` and checks everything the contract promises. The
/// whole test of a game is
/// `check_game::<MyGame>(&setup, &Battery::default()).unwrap()`.
pub fn check_game<G: Game>(setup: &G::Setup, battery: &Battery) -> Result<Tally, Failure> {
    let mut bench = Bench::<G>::new();
    for number in battery.first..battery.first + battery.games {
        check_one(setup, battery, number, &mut bench)?;
    }
    Ok(bench.tally)
}

/// Plays one game. Each has its own stream of chance, so that it goes the same
/// way whichever games went before.
fn check_one<G: Game>(
    setup: &G::Setup,
    battery: &Battery,
    number: usize,
    bench: &mut Bench<G>,
) -> Result<(), Failure> {
    let mut choices = stream(battery, 2 * number);
    let seed = long_seed(&mut choices);
    let mut record = None;
    // A panic becomes a failure like any other, so that it comes with a record.
    let result = catch_unwind(AssertUnwindSafe(|| {
        let start = begin::<G>(setup, seed)?;
        let record = record.insert(Record::new(setup.clone(), seed, &start));
        let probes = stream(battery, 2 * number + 1);
        Table::new(battery, start, record, choices, probes, bench).play()
    }));
    result
        .unwrap_or_else(|panic| Err(format!("the game panicked: {}", said(&*panic))))
        .map_err(|what| Failure {
            game: number,
            seed,
            step: record.as_ref().map_or(0, |record| record.actions.len()),
            what,
            record: record.as_ref().map(Record::write).unwrap_or_default(),
        })
}

fn begin<G: Game>(setup: &G::Setup, seed: Seed) -> Result<G, String> {
    let start = G::start(setup, seed)
        .map_err(|error| format!("expected a setup that can be played, but: {error}"))?;
    let again = G::start(setup, seed);
    ensure!(
        again.as_ref() == Ok(&start),
        "expected the same setup and seed to start the same game, but they do not"
    );
    rewinds::check_dice(setup, &start, seed)?;
    Ok(start)
}

fn stream(battery: &Battery, number: usize) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(battery.seed);
    rng.set_stream(number as u64);
    rng
}

/// A seed of nineteen digits or more: none of that length is in a view by
/// chance.
fn long_seed(rng: &mut ChaCha8Rng) -> Seed {
    Seed(rng.random_range(1_000_000_000_000_000_000..=u64::MAX))
}

/// The message of a panic.
fn said(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("no message")
}

/// One of `items`, which must not be empty.
fn pick<T: Copy>(items: &[T], rng: &mut ChaCha8Rng) -> T {
    items[rng.random_range(0..items.len() as u32) as usize]
}

/// One of `seats`, if there is any.
fn pick_seat(seats: Seats, rng: &mut ChaCha8Rng) -> Option<Seat> {
    let nth = (!seats.is_empty()).then(|| rng.random_range(0..seats.len() as u32))?;
    seats.iter().nth(nth as usize)
}
