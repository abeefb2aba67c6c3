//! `cargo xtask golden`: whole games on record. A change of the rules that
//! alters one of them shows here, and as a diff.

use std::path::{Path, PathBuf};

use rand::{RngExt, SeedableRng};
use tabletop::{Game, Played, Record, Seat, Seed, Silent};

use crate::games::{self, Chance, Choose, Chore, Feat, Tables};
use crate::house;
use crate::trouble::Trouble;

/// The shortest of this many games is kept for each table.
const GAMES_PER_TABLE: u64 = 24;

/// So many seeds are tried for a feat.
const TRIES: u64 = 200;

#[derive(clap::Args)]
pub struct Args {
    /// Replay every record and compare every hash (this is the default)
    #[arg(long, conflicts_with = "write")]
    check: bool,

    /// Write all records anew; only for a change of the rules that is meant
    #[arg(long)]
    write: bool,

    /// Which game's records [default: of each game]
    #[arg(long)]
    game: Option<games::Name>,

    /// Where the records of that game are [default: in the tests of its crate]
    #[arg(long, value_name = "DIR", requires = "game")]
    dir: Option<PathBuf>,
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn check() -> Args {
        Args {
            check: true,
            write: false,
            game: None,
            dir: None,
        }
    }
}

pub fn run(args: &Args) -> Result<(), Trouble> {
    games::each(args.game, &mut Golden(args))
}

struct Golden<'a>(&'a Args);

impl Chore for Golden<'_> {
    fn run<G: Tables>(&mut self) -> Result<(), Trouble> {
        let Golden(args) = self;
        let usual = || house::root().join(format!("crates/{}/tests/golden", G::NAME));
        let folder = args.dir.clone().unwrap_or_else(usual);
        match args.write {
            true => write::<G>(&folder),
            false => check::<G>(&folder),
        }
    }
}

fn check<G: Tables>(folder: &Path) -> Result<(), Trouble> {
    let paths = house::files(folder, "ennead")?;
    if paths.is_empty() {
        return Err(Trouble::Failed(format!(
            "There are no golden records in `{}`; write them with `cargo xtask golden --write`.",
            house::short(folder)
        )));
    }
    let mut actions = 0;
    for path in &paths {
        actions += check_one::<G>(&house::read(path)?).map_err(|reason| {
            let reason = reason.trim_end_matches('.');
            Trouble::Failed(format!(
                "The golden record `{}` no longer holds: {reason}. If the change of the rules is \
                 meant, raise the version of the rules and run `cargo xtask golden --write`.",
                house::short(path),
            ))
        })?;
    }
    house::say(format_args!(
        "{} golden records of {} with {actions} actions hold.",
        paths.len(),
        G::NAME
    ));
    Ok(())
}

/// Gives the number of actions, or what is wrong.
fn check_one<G: Game>(text: &str) -> Result<usize, String> {
    let record = Record::<G>::parse(text).map_err(|error| error.to_string())?;
    let last = record.replay().map_err(|error| error.to_string())?;
    if last.outcome().is_none() {
        return Err("the game is not over at its end".to_owned());
    }
    if record.write() != text {
        return Err("the record is written differently now".to_owned());
    }
    Ok(record.actions.len())
}

fn write<G: Tables>(folder: &Path) -> Result<(), Trouble> {
    for old in house::files(folder, "ennead")? {
        std::fs::remove_file(&old).map_err(|error| {
            Trouble::Cannot(format!("`{}` cannot be removed: {error}.", old.display()))
        })?;
    }
    let tables = G::PLAYERS.flat_map(G::tables).filter(G::is_recorded);
    for (number, setup) in tables.enumerate() {
        let first = number as u64 * GAMES_PER_TABLE;
        let games = (first..first + GAMES_PER_TABLE)
            .map(|seed| play::<G>(&setup, Seed(seed), at_random::<G>));
        let games = games
            .collect::<Result<Vec<_>, _>>()
            .map_err(Trouble::Failed)?;
        let shortest = games.iter().min_by_key(|record| record.actions.len());
        if let Some(record) = shortest {
            keep(folder, &G::label(&setup), record)?;
        }
    }
    for feat in G::feats() {
        keep(folder, feat.name, &perform(&feat)?)?;
    }
    check::<G>(folder)
}

/// Writes one record.
fn keep<G: Tables>(folder: &Path, name: &str, record: &Record<G>) -> Result<(), Trouble> {
    let path = folder.join(format!("{}-{name}.ennead", G::NAME));
    let text = record.write();
    house::say(format_args!(
        "{}: {} actions, {} bytes",
        house::short(&path),
        record.actions.len(),
        text.len()
    ));
    house::write(&path, &text)
}

/// Plays until a game comes as far as it should.
fn perform<G: Tables>(feat: &Feat<G>) -> Result<Record<G>, Trouble> {
    for seed in 0..TRIES {
        let record = play::<G>(&feat.setup, Seed(seed), feat.choose).map_err(Trouble::Failed)?;
        let last = record
            .replay()
            .map_err(|error| Trouble::Failed(error.to_string()))?;
        if (feat.done)(&last) {
            return Ok(record);
        }
    }
    Err(Trouble::Failed(format!(
        "None of {TRIES} games of {} was one for `{}`.",
        G::NAME,
        feat.name
    )))
}

fn at_random<G: Game>(
    _: &G,
    _: Seat,
    actions: &[G::Action],
    chance: &mut Chance,
) -> Option<G::Action> {
    let nth = chance.random_range(0..actions.len().max(1) as u32);
    actions.get(nth as usize).copied()
}

/// A game to its end, through the checked door.
fn play<G: Tables>(setup: &G::Setup, seed: Seed, choose: Choose<G>) -> Result<Record<G>, String> {
    let mut chance = Chance::seed_from_u64(seed.0);
    let mut game = Played::<G>::start(setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut actions = Vec::new();
    while let Some(seat) = game.state().awaiting().lowest() {
        game.state().actions(seat, &mut actions);
        let action = choose(game.state(), seat, &actions, &mut chance)
            .ok_or_else(|| format!("{seat} is awaited but has no action (seed {seed})"))?;
        game.act(seat, action, &mut Silent)
            .map_err(|refusal| format!("{seat} cannot `{action}` (seed {seed}): {refusal}"))?;
    }
    Ok(game.record().clone())
}
