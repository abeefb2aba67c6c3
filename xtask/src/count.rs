//! `cargo xtask count`: instructions per decision, which are the same on a busy
//! machine and a quiet one. Time is for reports; this is for guarding.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::house;
use crate::trouble::Trouble;

/// A workload may get this much worse before it counts as a failure.
const ALLOWED: f64 = 0.03;

/// Games that are measured: which, with its options; players, who plays, and how
/// many games.
const WORKLOADS: [Workload; 8] = [
    ("kemet", "2", "random", "50"),
    ("kemet", "4", "random", "50"),
    ("kemet --edition first", "2", "random", "50"),
    ("kemet", "2", "scribe", "10"),
    ("kemet", "2", "priest:100", "2"),
    ("ankh", "3", "random", "200"),
    ("ankh", "2", "scribe", "10"),
    ("ankh", "2", "priest:100", "2"),
];

type Workload = (&'static str, &'static str, &'static str, &'static str);

#[derive(clap::Args)]
pub struct Args {
    /// Make what is measured the new baseline
    #[arg(long)]
    write: bool,

    /// Where the baseline is
    #[arg(long, value_name = "FILE", default_value_os_t = baseline_path())]
    baseline: PathBuf,
}

fn baseline_path() -> PathBuf {
    house::root().join("docs/instruction-counts.json")
}

pub fn run(args: &Args) -> Result<(), Trouble> {
    let program = build()?;
    let baseline = match args.write {
        true => BTreeMap::new(),
        false => read_baseline(&args.baseline)?,
    };
    let mut measured = BTreeMap::new();
    let mut worse = Vec::new();
    for workload in WORKLOADS {
        let (game, players, bots, _) = workload;
        let name = format!("{game}, {players} players, {bots}");
        let now = measure(&program, workload)?;
        match baseline.get(&name) {
            None => {
                house::say(format_args!("{name}: {now:.1} instructions per decision"));
                // A name that nothing is held against guards nothing.
                if !baseline.is_empty() {
                    worse.push(format!("{name} (not in the baseline)"));
                }
            }
            Some(&before) => {
                let change = now / before - 1.0;
                house::say(format_args!(
                    "{name}: {now:.1} instructions per decision, {:+.2} % against {before:.1}",
                    100.0 * change
                ));
                if change > ALLOWED {
                    worse.push(name.clone());
                }
            }
        }
        measured.insert(name, now);
    }
    if args.write {
        let rounded: BTreeMap<&String, f64> = measured
            .iter()
            .map(|(name, count)| (name, (10.0 * count).round() / 10.0))
            .collect();
        let text = json!({ "instructions_per_decision": rounded });
        return house::write(&args.baseline, &format!("{text:#}\n"));
    }
    match worse.is_empty() {
        true => Ok(()),
        false => Err(Trouble::Failed(format!(
            "More than {:.0} % worse than the baseline: {}. If that is the price of something \
             meant, run `cargo xtask count --write`.",
            100.0 * ALLOWED,
            worse.join("; ")
        ))),
    }
}

/// Builds the program in release and gives its path: the folder of releases
/// lies beside that of this program.
fn build() -> Result<PathBuf, Trouble> {
    let status = house::cargo()
        .args(["build", "--release", "--quiet", "--package", "ennead"])
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(Trouble::Failed("The program does not build.".to_owned()));
    }
    let own = std::env::current_exe().map_err(|error| {
        Trouble::Cannot(format!("This program does not know where it is: {error}."))
    })?;
    let name = format!("ennead{}", std::env::consts::EXE_SUFFIX);
    let folder = own.parent().unwrap_or(&own).with_file_name("release");
    Ok(folder.join(name))
}

fn read_baseline(path: &Path) -> Result<BTreeMap<String, f64>, Trouble> {
    if !path.exists() {
        house::say("There is no baseline yet; `cargo xtask count --write` makes one.");
        return Ok(BTreeMap::new());
    }
    let text = house::read(path)?;
    let value: Value = serde_json::from_str(&text)
        .map_err(|error| Trouble::Cannot(format!("`{}` is no JSON: {error}.", path.display())))?;
    let counts = value["instructions_per_decision"].as_object();
    let counts = counts.into_iter().flatten();
    Ok(counts
        .filter_map(|(name, count)| Some((name.clone(), count.as_f64()?)))
        .collect())
}

/// Plays a fixed set of games under callgrind.
fn measure(program: &Path, (game, players, bots, games): Workload) -> Result<f64, Trouble> {
    let out = program.with_file_name(format!("callgrind.out.{players}p"));
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(program)
        .arg("sim")
        .args(game.split(' '))
        .args(["--players", players, "--bots", bots])
        .args(["--games", games, "--seed", "1", "--threads", "1", "--json"])
        .output()
        .map_err(|error| {
            Trouble::Cannot(format!(
                "valgrind cannot be started ({error}); install it to count instructions."
            ))
        })?;
    if !output.status.success() {
        return Err(Trouble::Failed(format!(
            "The program failed under valgrind: {}",
            String::from_utf8_lossy(&output.stderr)
        )));
    }
    let instructions = total(&house::read(&out)?);
    let figures: Option<Value> = serde_json::from_slice(&output.stdout).ok();
    let decisions = figures.and_then(|figures| figures["decisions"].as_u64());
    match (instructions, decisions) {
        (Some(instructions), Some(decisions @ 1..)) => Ok(instructions as f64 / decisions as f64),
        _ => Err(Trouble::Cannot(
            "The output of valgrind or of the program cannot be read.".to_owned(),
        )),
    }
}

/// The sum that callgrind writes: `summary: N`, or `totals: N`.
fn total(profile: &str) -> Option<u64> {
    let sums = profile.lines().filter_map(|line| {
        let sum = line
            .strip_prefix("totals: ")
            .or_else(|| line.strip_prefix("summary: "))?;
        sum.trim().parse::<u64>().ok()
    });
    sums.max()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_sum_is_found() {
        let profile = "events: Ir\nsummary: 1234\n\nfn=(1)\n16 4\n\ntotals: 1234\n";
        assert_eq!(super::total(profile), Some(1234));
        assert_eq!(super::total("events: Ir\n"), None);
    }
}
