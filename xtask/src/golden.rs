//! `cargo xtask golden`: whole games on record. A change of the rules that
//! alters one of them shows here, and as a diff.

use std::path::{Path, PathBuf};

use kemet::{Kemet, Seating, Setup};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::{Game, Played, Record, Seed, Silent};

use crate::house;
use crate::trouble::Trouble;

/// The shortest of this many games is kept for each table.
const GAMES_PER_TABLE: u64 = 24;

#[derive(clap::Args)]
pub struct Args {
    /// Replay every record and compare every hash (this is the default)
    #[arg(long, conflicts_with = "write")]
    check: bool,

    /// Write all records anew; only for a change of the rules that is meant
    #[arg(long)]
    write: bool,

    /// Where the records are
    #[arg(long, value_name = "DIR", default_value_os_t = folder())]
    dir: PathBuf,
}

fn folder() -> PathBuf {
    house::root().join("crates/kemet/tests/golden")
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn check() -> Args {
        Args {
            check: true,
            write: false,
            dir: folder(),
        }
    }
}

pub fn run(args: &Args) -> Result<(), Trouble> {
    match args.write {
        true => write(&args.dir),
        false => check(&args.dir),
    }
}

/// Every table with this many players: all options in all combinations.
pub fn tables(players: u8) -> impl Iterator<Item = Setup> {
    (0..8).map(move |options| Setup {
        renewal: options & 1 != 0,
        extra_di: options & 2 != 0,
        seating: match options & 4 {
            0 => Seating::Choose,
            _ => Seating::Random,
        },
        ..Setup::for_players(players)
    })
}

/// A short name for a table: `2p-renewal-extra-lot`.
pub fn label(setup: &Setup) -> String {
    let mut label = format!("{}p", setup.players);
    for (chosen, word) in [
        (setup.renewal, "-renewal"),
        (setup.extra_di, "-extra"),
        (setup.seating == Seating::Random, "-lot"),
    ] {
        label.push_str(if chosen { word } else { "" });
    }
    label
}

fn check(folder: &Path) -> Result<(), Trouble> {
    let paths = house::files(folder, "ennead")?;
    if paths.is_empty() {
        return Err(Trouble::Failed(format!(
            "There are no golden records in `{}`; write them with `cargo xtask golden --write`.",
            house::short(folder)
        )));
    }
    let mut actions = 0;
    for path in &paths {
        actions += check_one(&house::read(path)?).map_err(|reason| {
            let reason = reason.trim_end_matches('.');
            Trouble::Failed(format!(
                "The golden record `{}` no longer holds: {reason}. If the change of the rules is \
                 meant, raise the version of the rules and run `cargo xtask golden --write`.",
                house::short(path),
            ))
        })?;
    }
    house::say(format_args!(
        "{} golden records with {actions} actions hold.",
        paths.len()
    ));
    Ok(())
}

/// Gives the number of actions, or what is wrong.
fn check_one(text: &str) -> Result<usize, String> {
    let record = Record::<Kemet>::parse(text).map_err(|error| error.to_string())?;
    let last = record.replay().map_err(|error| error.to_string())?;
    if last.outcome().is_none() {
        return Err("the game is not over at its end".to_owned());
    }
    if record.write() != text {
        return Err("the record is written differently now".to_owned());
    }
    Ok(record.actions.len())
}

fn write(folder: &Path) -> Result<(), Trouble> {
    for old in house::files(folder, "ennead")? {
        std::fs::remove_file(&old).map_err(|error| {
            Trouble::Cannot(format!("`{}` cannot be removed: {error}.", old.display()))
        })?;
    }
    let tables = (2..=6).flat_map(tables);
    for (number, setup) in tables.enumerate() {
        let first = number as u64 * GAMES_PER_TABLE;
        let games = (first..first + GAMES_PER_TABLE).map(|seed| play(&setup, Seed(seed)));
        let games = games
            .collect::<Result<Vec<_>, _>>()
            .map_err(Trouble::Failed)?;
        let shortest = games.iter().min_by_key(|record| record.actions.len());
        let Some(record) = shortest else { continue };
        let path = folder.join(format!("kemet-{}.ennead", label(&setup)));
        let text = record.write();
        house::say(format_args!(
            "{}: {} actions, {} bytes",
            house::short(&path),
            record.actions.len(),
            text.len()
        ));
        house::write(&path, &text)?;
    }
    check(folder)
}

/// A random game to its end, through the checked door.
fn play(setup: &Setup, seed: Seed) -> Result<Record<Kemet>, String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
    let mut game =
        Played::<Kemet>::start(setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut actions = Vec::new();
    while let Some(seat) = game.state().awaiting().lowest() {
        game.state().actions(seat, &mut actions);
        let nth = rng.random_range(0..actions.len().max(1) as u32);
        let action = actions
            .get(nth as usize)
            .ok_or_else(|| format!("{seat} is awaited but has no action (seed {seed})"))?;
        game.act(seat, *action, &mut Silent)
            .map_err(|refusal| format!("{seat} cannot `{action}` (seed {seed}): {refusal}"))?;
    }
    Ok(game.record().clone())
}
