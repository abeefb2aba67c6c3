//! `cargo xtask release`: the program as people run it. With `--pgo` it is built
//! twice, and the second time the compiler knows from games that were played
//! which ways the program goes.
//!
//! That is a matter for who packages the program, not for `cargo build`: it needs
//! a tool of LLVM, and takes three builds.

mod profdata;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use games::{Measured, Tables, each_game};
use serde_json::Value;
use tabletop::Game;

use crate::error::ChoreError;
use crate::figures;
use crate::house;
use crate::visitor::Profile;
use profdata::Compiler;

#[derive(clap::Args)]
pub struct Args {
    /// Let games that are played tell the compiler which ways the program goes
    #[arg(long)]
    pgo: bool,

    #[command(flatten)]
    figures: figures::Args,
}

/// Some of what is measured of all games, each after the name of its game.
fn of_all(some: fn(&Measured) -> &'static [&'static str]) -> Vec<String> {
    let mut all = Vec::new();
    each_game!(G => {
        let options = some(&<G as Tables>::MEASURED).iter();
        all.extend(options.map(|options| format!("{} {options}", <G as Game>::NAME)));
    });
    all
}

/// Games on record that are shown moment by moment: what the server does.
fn shown() -> Vec<String> {
    let games = games::names().into_iter();
    games
        .map(|game| format!("{game} --players 3 --games 4 --bots random"))
        .collect()
}

/// Each is timed so often, before and after in turn; the best counts.
const ROUNDS: usize = 3;

pub fn run(args: &Args) -> Result<(), ChoreError> {
    if args.pgo {
        return guided(&args.figures);
    }
    build(&mut house::cargo(), &[])?;
    let program = Profile::Release.program(&program_name())?;
    house::say(format_args!("The program is `{}`.", house::short(&program)));
    Ok(())
}

fn program_name() -> String {
    format!("ennead{}", std::env::consts::EXE_SUFFIX)
}

fn build(cargo: &mut Command, more: &[&str]) -> Result<(), ChoreError> {
    let words = ["build", "--release", "--quiet", "--package", "ennead"];
    house::call(cargo.args(words).args(more))
}

/// Plain, watched, and guided by what was seen; each in a folder of its own.
fn guided(figures: &figures::Args) -> Result<(), ChoreError> {
    let compiler = Compiler::of_house()?;
    let merge = compiler.profdata()?;
    build(&mut house::cargo(), &[])?;
    let plain = Profile::Release.program(&program_name())?;
    let folder = plain.ancestors().nth(2).unwrap_or(&plain).join("pgo");
    let seen = folder.join("seen");
    // What an older program did would only confuse.
    let _ = fs::remove_dir_all(&seen);
    fs::create_dir_all(&seen).map_err(|error| {
        ChoreError::Cannot(format!("`{}` cannot be made: {error}.", seen.display()))
    })?;
    house::say("== a program that is watched");
    let flag = format!("-Cprofile-generate={}", seen.display());
    let watched = build_with(&compiler, &folder.join("watched"), &flag, Web::Skip)?;
    house::say("== it plays");
    play(&watched, &folder.join("records"))?;
    let profile = folder.join("ennead.profdata");
    house::call(
        Command::new(merge)
            .args(["merge", "--output"])
            .arg(&profile)
            .arg(&seen),
    )?;
    house::say("== the program");
    let flag = format!("-Cprofile-use={}", profile.display());
    let guided = build_with(&compiler, &folder.join("guided"), &flag, Web::AsAsked)?;
    house::say("== its speed");
    let table = compare(&plain, &guided)?;
    house::say(table.trim_end());
    figures.keep(&table)?;
    house::say(format_args!("The program is `{}`.", house::short(&guided)));
    Ok(())
}

/// Whether the browser's part is in it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Web {
    Skip,
    AsAsked,
}

/// Builds the program with one more flag for the compiler, and gives its path.
/// The target is named so that only what is built for it gets the flag: programs
/// that run during the build would leave profiles, too.
fn build_with(
    compiler: &Compiler,
    folder: &Path,
    flag: &str,
    web: Web,
) -> Result<PathBuf, ChoreError> {
    let mut cargo = house::cargo();
    cargo
        .env("CARGO_TARGET_DIR", folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flag)
        .env_remove("RUSTFLAGS");
    if web == Web::Skip {
        cargo.env("ENNEAD_SKIP_WEB", "1");
    }
    build(&mut cargo, &["--target", &compiler.host])?;
    Ok(folder
        .join(&compiler.host)
        .join("release")
        .join(program_name()))
}

/// Everything that is worth being quick.
fn play(program: &Path, records: &Path) -> Result<(), ChoreError> {
    for options in of_all(|measured| measured.watched) {
        sim(program, &options, &[])?;
    }
    let _ = fs::remove_dir_all(records);
    for options in shown() {
        let save = format!("{}", records.display());
        sim(program, &options, &["--save", &save])?;
    }
    for record in house::files(records, "ennead")? {
        let mut replay = Command::new(program);
        replay
            .arg("replay")
            .arg(record)
            .args(["--events", "--json"]);
        figures(&mut replay)?;
    }
    Ok(())
}

/// Plays games, always the same ones, on one core.
fn sim(program: &Path, options: &str, more: &[&str]) -> Result<Value, ChoreError> {
    let mut sim = Command::new(program);
    sim.arg("sim")
        .args(options.split(' '))
        .args(["--seed", "1", "--threads", "1", "--json"])
        .args(more);
    let said = figures(&mut sim)?;
    serde_json::from_str(&said)
        .map_err(|error| ChoreError::Cannot(format!("The figures cannot be read: {error}.")))
}

/// What the program says.
fn figures(command: &mut Command) -> Result<String, ChoreError> {
    house::quiet(command).ok_or_else(|| {
        let words: Vec<_> = command
            .get_args()
            .map(|word| word.to_string_lossy())
            .collect();
        ChoreError::Failed(format!("`ennead {}` failed.", words.join(" ")))
    })
}

/// Decisions a second of both programs, in turn.
fn compare(plain: &Path, guided: &Path) -> Result<String, ChoreError> {
    let mut rows = Vec::new();
    for options in of_all(|measured| measured.timed) {
        let mut best = [0.0_f64; 2];
        for _ in 0..ROUNDS {
            for (program, best) in [plain, guided].into_iter().zip(&mut best) {
                let figures = sim(program, &options, &[])?;
                let speed = figures["decisions_per_second"].as_f64().unwrap_or_default();
                *best = best.max(speed);
            }
        }
        rows.push((options, best));
    }
    Ok(table(&rows))
}

fn table(rows: &[(String, [f64; 2])]) -> String {
    let mut text = String::from(
        "| `ennead sim … --threads 1` | decisions a second, plain | guided | |\n\
         | --- | ---: | ---: | ---: |\n",
    );
    for (options, [plain, guided]) in rows {
        let gain = 100.0 * (guided / plain - 1.0);
        let _ = writeln!(
            text,
            "| {options} | {plain:.0} | {guided:.0} | {gain:+.1} % |"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_gain_is_told() {
        let told = table(&[("ankh".to_owned(), [4_000_000.0, 4_400_000.0])]);
        assert!(
            told.ends_with("| ankh | 4000000 | 4400000 | +10.0 % |\n"),
            "{told}"
        );
    }

    /// Each edition, mode and game teaches the compiler something.
    #[test]
    fn all_that_is_played_is_watched() {
        let watched = of_all(|measured| measured.watched);
        let words: BTreeSet<&str> = watched
            .iter()
            .flat_map(|lesson| lesson.split(' '))
            .collect();
        for word in [
            "kemet",
            "ankh",
            "bs-2021",
            "first",
            "teams",
            "solo",
            "--gods-of-egypt",
        ] {
            assert!(words.contains(word), "{word}");
        }
        for bot in ["scribe", "priest:50"] {
            assert!(words.contains(bot), "{bot}");
        }
    }
}
