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

use serde_json::Value;

use crate::house;
use crate::trouble::Trouble;
use crate::visitor::Profile;
use profdata::Compiler;

#[derive(clap::Args)]
pub struct Args {
    /// Let games that are played tell the compiler which ways the program goes
    #[arg(long)]
    pgo: bool,
}

/// What the program does while it is watched: `ennead sim` with these options.
/// Everything that people play, and bots that think: a profile of random play
/// alone would take the room in the cache away from them.
const LESSONS: [&str; 17] = [
    "kemet --players 2 --games 300",
    "kemet --players 3 --games 150 --renewal --extra-di",
    "kemet --players 4 --games 150",
    "kemet --players 5 --games 60 --gods-of-egypt",
    "kemet --players 6 --games 60 --gods-of-egypt --renewal --extra-di --strict-actions",
    "kemet --mode teams --players 4 --games 100",
    "kemet --mode solo --games 100",
    "kemet --edition bs-2021 --players 2 --games 150",
    "kemet --edition bs-2021 --players 4 --games 60",
    "kemet --edition first --players 2 --games 300",
    "kemet --edition first --players 4 --games 100",
    "kemet --players 2 --games 10 --bots scribe",
    "kemet --players 3 --games 1 --bots priest:50",
    "ankh --players 2 --games 200",
    "ankh --players 3 --games 400",
    "ankh --players 2 --games 10 --bots scribe",
    "ankh --players 2 --games 2 --bots priest:50",
];

/// Games on record that are shown moment by moment: what the server does.
const SHOWN: [&str; 2] = [
    "kemet --players 3 --games 4 --bots random",
    "ankh --players 3 --games 4 --bots random",
];

/// What is timed before and after: the aims of docs/performance.md, and a bot.
const TIMED: [&str; 5] = [
    "kemet --players 2 --games 4000",
    "kemet --players 4 --games 2000",
    "kemet --edition first --players 2 --games 4000",
    "ankh --players 3 --games 8000",
    "kemet --players 2 --games 40 --bots scribe",
];

/// Each is timed so often, before and after in turn; the best counts.
const ROUNDS: usize = 3;

pub fn run(args: &Args) -> Result<(), Trouble> {
    if args.pgo {
        return guided();
    }
    build(&mut house::cargo(), &[])?;
    let program = Profile::Release.program(&program_name())?;
    house::say(format_args!("The program is `{}`.", house::short(&program)));
    Ok(())
}

fn program_name() -> String {
    format!("ennead{}", std::env::consts::EXE_SUFFIX)
}

fn build(cargo: &mut Command, more: &[&str]) -> Result<(), Trouble> {
    let words = ["build", "--release", "--quiet", "--package", "ennead"];
    house::call(cargo.args(words).args(more))
}

/// Plain, watched, and guided by what was seen; each in a folder of its own.
fn guided() -> Result<(), Trouble> {
    let compiler = Compiler::of_house()?;
    let merge = compiler.profdata()?;
    build(&mut house::cargo(), &[])?;
    let plain = Profile::Release.program(&program_name())?;
    let folder = plain.ancestors().nth(2).unwrap_or(&plain).join("pgo");
    let seen = folder.join("seen");
    // What an older program did would only confuse.
    let _ = fs::remove_dir_all(&seen);
    fs::create_dir_all(&seen).map_err(|error| {
        Trouble::Cannot(format!("`{}` cannot be made: {error}.", seen.display()))
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
    house::say(compare(&plain, &guided)?.trim_end());
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
) -> Result<PathBuf, Trouble> {
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
fn play(program: &Path, records: &Path) -> Result<(), Trouble> {
    for lesson in LESSONS {
        sim(program, lesson, &[])?;
    }
    let _ = fs::remove_dir_all(records);
    for lesson in SHOWN {
        let save = format!("{}", records.display());
        sim(program, lesson, &["--save", &save])?;
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
fn sim(program: &Path, options: &str, more: &[&str]) -> Result<Value, Trouble> {
    let mut sim = Command::new(program);
    sim.arg("sim")
        .args(options.split(' '))
        .args(["--seed", "1", "--threads", "1", "--json"])
        .args(more);
    let said = figures(&mut sim)?;
    serde_json::from_str(&said)
        .map_err(|error| Trouble::Cannot(format!("The figures cannot be read: {error}.")))
}

/// What the program says.
fn figures(command: &mut Command) -> Result<String, Trouble> {
    house::quiet(command).ok_or_else(|| {
        let words: Vec<_> = command
            .get_args()
            .map(|word| word.to_string_lossy())
            .collect();
        Trouble::Failed(format!("`ennead {}` failed.", words.join(" ")))
    })
}

/// Decisions a second of both programs, in turn.
fn compare(plain: &Path, guided: &Path) -> Result<String, Trouble> {
    let mut rows = Vec::new();
    for options in TIMED {
        let mut best = [0.0_f64; 2];
        for _ in 0..ROUNDS {
            for (program, best) in [plain, guided].into_iter().zip(&mut best) {
                let figures = sim(program, options, &[])?;
                let speed = figures["decisions_per_second"].as_f64().unwrap_or_default();
                *best = best.max(speed);
            }
        }
        rows.push((options, best));
    }
    Ok(table(&rows))
}

fn table(rows: &[(&str, [f64; 2])]) -> String {
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
        let told = table(&[("ankh", [4_000_000.0, 4_400_000.0])]);
        assert!(
            told.ends_with("| ankh | 4000000 | 4400000 | +10.0 % |\n"),
            "{told}"
        );
    }

    /// Each edition, mode and game teaches the compiler something.
    #[test]
    fn all_that_is_played_is_watched() {
        let words: BTreeSet<&str> = LESSONS
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
