//! `cargo xtask count`: instructions and mispredicted jumps per decision, which
//! are the same on a busy machine and a quiet one. Time is for reports; this is
//! for guarding.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use games::{Tables, Workload, each_game};
use serde_json::{Value, json};
use tabletop::Game;

use crate::error::ChoreError;
use crate::house;

/// What is counted, by the names of the tables and of the baseline.
fn workloads() -> Vec<(String, &'static str, Workload)> {
    let mut all = Vec::new();
    each_game!(G => {
        let counted = <G as Tables>::MEASURED.counted.iter();
        all.extend(counted.map(|&one| (name(<G as Game>::NAME, one), <G as Game>::NAME, one)));
    });
    all
}

/// `kemet --edition first, 2 players, random`.
fn name(game: &str, workload: Workload) -> String {
    let table = format!("{game} {}", workload.options);
    format!(
        "{}, {} players, {}",
        table.trim_end(),
        workload.players,
        workload.bots
    )
}

/// What is counted.
#[derive(Clone, Copy)]
enum Measure {
    Instructions,
    /// Jumps that callgrind's simple predictor guesses wrong, conditional and
    /// computed ones. It knows nothing of long histories, so a processor guesses
    /// better; what makes it stumble makes a processor stumble, too.
    Mispredictions,
}

impl Measure {
    const ALL: [Measure; 2] = [Measure::Instructions, Measure::Mispredictions];

    fn name(self) -> &'static str {
        match self {
            Measure::Instructions => "instructions",
            Measure::Mispredictions => "mispredictions",
        }
    }

    /// Where the baseline keeps it.
    fn key(self) -> String {
        format!("{}_per_decision", self.name())
    }

    /// A workload may get this much worse before it counts as a failure. The
    /// predictor's table is indexed by address: code that only moved can make
    /// wrong guesses come and go, so they are given more.
    fn allowed(self) -> f64 {
        match self {
            Measure::Instructions => 0.03,
            Measure::Mispredictions => 0.06,
        }
    }

    /// Callgrind's names of what is added up.
    fn events(self) -> &'static [&'static str] {
        match self {
            Measure::Instructions => &["Ir"],
            Measure::Mispredictions => &["Bcm", "Bim"],
        }
    }

    /// Decimals that are kept.
    fn decimals(self) -> usize {
        match self {
            Measure::Instructions => 1,
            Measure::Mispredictions => 2,
        }
    }
}

/// Both measures of each workload, by its name.
type Counts = BTreeMap<String, Count>;

/// One number for each of [`Measure::ALL`]; none where the baseline has none.
type Count = [Option<f64>; 2];

#[derive(clap::Args)]
pub struct Args {
    /// Make what is measured the new baseline, and write the page of figures
    #[arg(long)]
    write: bool,

    /// Where the baseline is
    #[arg(long, value_name = "FILE", default_value_os_t = baseline_path())]
    baseline: PathBuf,
}

fn baseline_path() -> PathBuf {
    house::root().join("docs/instruction-counts.json")
}

/// The page that shows the baseline to people.
fn page_path() -> PathBuf {
    house::root().join("docs/figures/instructions.md")
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    let program = build()?;
    let baseline = read_baseline(&args.baseline)?;
    let mut measured = Counts::new();
    for (name, game, workload) in workloads() {
        let now = measure(&program, game, workload)?;
        measured.insert(name, now.map(Some));
    }
    house::say(table(&measured, &baseline).trim_end());
    if args.write {
        let counts = rounded(&measured);
        house::write(&args.baseline, &write_baseline(&counts))?;
        return house::write(&page_path(), &page(&counts));
    }
    judge(&measured, &baseline)
}

/// More than allowed above the baseline, or held against nothing, is a failure.
fn judge(measured: &Counts, baseline: &Counts) -> Result<(), ChoreError> {
    if baseline.is_empty() {
        house::say("There is no baseline yet; `cargo xtask count --write` makes one.");
        return Ok(());
    }
    let mut worse = Vec::new();
    for (name, now) in measured {
        let before = baseline.get(name).copied().unwrap_or_default();
        for (nth, measure) in Measure::ALL.into_iter().enumerate() {
            let what = measure.name();
            match change(now[nth], before[nth]) {
                // A name that nothing is held against guards nothing.
                None => worse.push(format!("{name} (its {what} are not in the baseline)")),
                Some(change) if change > measure.allowed() => {
                    worse.push(format!("{name} ({what})"));
                }
                Some(_) => {}
            }
        }
    }
    if worse.is_empty() {
        return Ok(());
    }
    let [instructions, mispredictions] = Measure::ALL.map(|measure| 100.0 * measure.allowed());
    Err(ChoreError::Failed(format!(
        "Worse than the baseline by more than {instructions:.0} % of the instructions or \
         {mispredictions:.0} % of the mispredictions: {}. If that is the price of something \
         meant, run `cargo xtask count --write`.",
        worse.join("; ")
    )))
}

/// By how much more than before.
fn change(now: Option<f64>, before: Option<f64>) -> Option<f64> {
    Some(now? / before? - 1.0)
}

/// What was measured beside the baseline, and all workloads together, each of
/// them weighed alike.
fn table(measured: &Counts, baseline: &Counts) -> String {
    let mut text = String::from(
        "| a decision of | instructions | against the baseline | mispredictions | against the \
         baseline |\n| --- | ---: | ---: | ---: | ---: |\n",
    );
    let mut sums = [Some(0.0); 2];
    let workloads = workloads();
    for (name, ..) in &workloads {
        let now = measured.get(name).copied().unwrap_or_default();
        let before = baseline.get(name).copied().unwrap_or_default();
        let _ = write!(text, "| {name} ");
        for (nth, measure) in Measure::ALL.into_iter().enumerate() {
            let change = change(now[nth], before[nth]);
            sums[nth] = sums[nth].zip(change).map(|(sum, change)| sum + change);
            let _ = write!(
                text,
                "| {} | {} ",
                shown(now[nth], measure),
                percent(change)
            );
        }
        text.push_str("|\n");
    }
    let [instructions, mispredictions] =
        sums.map(|sum| percent(sum.map(|sum| sum / workloads.len() as f64)));
    let _ = writeln!(text, "| sum | | {instructions} | | {mispredictions} |");
    text
}

fn percent(change: Option<f64>) -> String {
    change.map_or_else(String::new, |change| format!("{:+.2} %", 100.0 * change))
}

/// A number with its thousands apart.
fn shown(number: Option<f64>, measure: Measure) -> String {
    let Some(number) = number else {
        return String::new();
    };
    let plain = format!("{number:.*}", measure.decimals());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut text = String::new();
    for (nth, digit) in whole.char_indices() {
        if nth > 0 && (whole.len() - nth).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    format!("{text}.{fraction}")
}

/// The page of figures: the baseline for people.
fn page(counts: &Counts) -> String {
    let mut text = String::from(
        "# Instructions and mispredictions\n\n\
         Written by `cargo xtask count --write`, with the baseline it shows \
         (`docs/instruction-counts.json`). Fixed games of `ennead sim` in a release build under \
         `valgrind --tool=callgrind --branch-sim=yes`; what it takes to begin and to play the first \
         game is taken off, and the rest divided by the decisions of the other games.\n\n\
         | a decision of | games | instructions | mispredictions |\n\
         | --- | ---: | ---: | ---: |\n",
    );
    for (name, _, workload) in workloads() {
        let count = counts.get(&name).copied().unwrap_or_default();
        let _ = write!(text, "| {name} | {} ", workload.games);
        for (nth, measure) in Measure::ALL.into_iter().enumerate() {
            let _ = write!(text, "| {} ", shown(count[nth], measure));
        }
        text.push_str("|\n");
    }
    text
}

/// Builds the program in release and gives its path: the folder of releases
/// lies beside that of this program.
fn build() -> Result<PathBuf, ChoreError> {
    let status = house::cargo()
        .args(["build", "--release", "--quiet", "--package", "ennead"])
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(ChoreError::Failed("The program does not build.".to_owned()));
    }
    let own = std::env::current_exe().map_err(|error| {
        ChoreError::Cannot(format!("This program does not know where it is: {error}."))
    })?;
    let name = format!("ennead{}", std::env::consts::EXE_SUFFIX);
    let folder = own.parent().unwrap_or(&own).with_file_name("release");
    Ok(folder.join(name))
}

/// Nothing if there is no such file.
fn read_baseline(path: &Path) -> Result<Counts, ChoreError> {
    if !path.exists() {
        return Ok(Counts::new());
    }
    let text = house::read(path)?;
    let value: Value = serde_json::from_str(&text).map_err(|error| {
        ChoreError::Cannot(format!("`{}` is no JSON: {error}.", path.display()))
    })?;
    let mut counts = Counts::new();
    for (nth, measure) in Measure::ALL.into_iter().enumerate() {
        for (name, count) in value[measure.key()].as_object().into_iter().flatten() {
            counts.entry(name.clone()).or_default()[nth] = count.as_f64();
        }
    }
    Ok(counts)
}

fn write_baseline(counts: &Counts) -> String {
    let mut value = json!({});
    for (nth, measure) in Measure::ALL.into_iter().enumerate() {
        for (name, count) in counts {
            value[measure.key()][name] = json!(count[nth]);
        }
    }
    format!("{value:#}\n")
}

/// As many decimals as are worth keeping.
fn rounded(measured: &Counts) -> Counts {
    let round = |(number, measure): (Option<f64>, Measure)| {
        let scale = 10_f64.powi(measure.decimals() as i32);
        number.map(|number| (scale * number).round() / scale)
    };
    let both = |count: &Count| [(count[0], Measure::ALL[0]), (count[1], Measure::ALL[1])];
    measured
        .iter()
        .map(|(name, count)| (name.clone(), both(count).map(round)))
        .collect()
}

/// What a decision takes in all games of a workload but the first.
fn measure(program: &Path, game: &str, workload: Workload) -> Result<[f64; 2], ChoreError> {
    let (first, all) = (
        played(program, game, workload, 1)?,
        played(program, game, workload, workload.games)?,
    );
    let decisions = all.decisions - first.decisions;
    let more = |nth: usize| (all.totals[nth] - first.totals[nth]) as f64;
    Ok([more(0), more(1)].map(|total| total / decisions as f64))
}

/// What callgrind saw of some games.
struct Played {
    totals: [u64; 2],
    decisions: u64,
}

/// Plays the first games of a workload under callgrind.
fn played(
    program: &Path,
    game: &str,
    workload: Workload,
    games: u32,
) -> Result<Played, ChoreError> {
    let (players, games) = (workload.players.to_string(), games.to_string());
    let out = program.with_file_name(format!("callgrind.out.{players}p"));
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--branch-sim=yes"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(program)
        .arg("sim")
        .arg(game)
        .args(workload.options.split_whitespace())
        .args(["--players", &players, "--bots", workload.bots])
        .args(["--games", &games, "--seed", "1", "--threads", "1", "--json"])
        .output()
        .map_err(|error| {
            ChoreError::Cannot(format!(
                "valgrind cannot be started ({error}); install it to count instructions."
            ))
        })?;
    if !output.status.success() {
        return Err(ChoreError::Failed(format!(
            "The program failed under valgrind: {}",
            String::from_utf8_lossy(&output.stderr)
        )));
    }
    let totals = totals(&house::read(&out)?);
    let figures: Option<Value> = serde_json::from_slice(&output.stdout).ok();
    let decisions = figures.and_then(|figures| figures["decisions"].as_u64());
    match (totals, decisions) {
        (Some(totals), Some(decisions @ 1..)) => Ok(Played { totals, decisions }),
        _ => Err(ChoreError::Cannot(
            "The output of valgrind or of the program cannot be read.".to_owned(),
        )),
    }
}

/// The sums that callgrind writes: the names of what it counted (`events: Ir
/// …`), and the numbers in their order (`summary: N …` or `totals: N …`).
fn totals(profile: &str) -> Option<[u64; 2]> {
    let names = profile
        .lines()
        .find_map(|line| line.strip_prefix("events: "))?;
    let numbers = profile.lines().filter_map(|line| {
        let numbers = line
            .strip_prefix("totals: ")
            .or_else(|| line.strip_prefix("summary: "))?;
        let numbers = numbers.split_whitespace().map(|number| number.parse().ok());
        numbers.collect::<Option<Vec<u64>>>()
    });
    let numbers = numbers.max_by_key(|numbers| numbers.first().copied())?;
    let counted: BTreeMap<&str, u64> = names.split_whitespace().zip(numbers).collect();
    let [instructions, mispredictions] = Measure::ALL.map(|measure| {
        let events = measure.events().iter();
        events
            .map(|event| counted.get(event).copied())
            .sum::<Option<u64>>()
    });
    Some([instructions?, mispredictions?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_found() {
        let profile = "events: Ir Bc Bcm Bi Bim\nsummary: 1234 90 12 8 3\n\nfn=(1)\n16 4\n\n\
                       totals: 1234 90 12 8 3\n";
        assert_eq!(totals(profile), Some([1234, 15]));
        assert_eq!(totals("events: Ir\ntotals: 1234\n"), None);
        assert_eq!(totals("events: Ir Bcm Bim\n"), None);
    }

    /// Every workload with these counts.
    fn all(instructions: f64, mispredictions: Option<f64>) -> Counts {
        let count = [Some(instructions), mispredictions];
        workloads()
            .into_iter()
            .map(|(name, ..)| (name, count))
            .collect()
    }

    #[test]
    fn each_measure_is_guarded() {
        let before = all(1000.0, Some(10.0));
        let told = |now: &Counts, before: &Counts| {
            judge(now, before).map_err(|trouble| trouble.to_string())
        };
        assert_eq!(told(&all(1029.0, Some(10.5)), &before), Ok(()));
        let slower = told(&all(1031.0, Some(10.0)), &before).unwrap_err();
        assert!(
            slower.contains("2 players, random (instructions)"),
            "{slower}"
        );
        assert!(!slower.contains("(mispredictions)"), "{slower}");
        let wrong = told(&all(1000.0, Some(10.7)), &before).unwrap_err();
        assert!(
            wrong.contains("2 players, random (mispredictions)"),
            "{wrong}"
        );
        let alone = told(&before, &all(1000.0, None)).unwrap_err();
        assert!(
            alone.contains("mispredictions are not in the baseline"),
            "{alone}"
        );
        assert_eq!(told(&before, &Counts::new()), Ok(()));
    }

    #[test]
    fn the_sum_weighs_all_alike() {
        let before = all(1000.0, Some(10.0));
        let mut now = before.clone();
        now.insert(workloads()[0].0.clone(), [Some(1080.0), Some(6.0)]);
        let table = table(&now, &before);
        let first = "| kemet, 2 players, random | 1,080.0 | +8.00 % | 6.00 | -40.00 % |";
        assert!(table.contains(first), "{table}");
        assert!(
            table.ends_with("| sum | | +1.00 % | | -5.00 % |\n"),
            "{table}"
        );
    }

    #[test]
    fn a_baseline_is_read_as_it_was_written() {
        let counts = all(3_294_224.06, Some(4.567));
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("counts.json");
        house::write(&file, &write_baseline(&rounded(&counts))).unwrap();
        let read = read_baseline(&file).unwrap();
        assert_eq!(read, all(3_294_224.1, Some(4.57)));
        assert!(page(&read).contains("| 3,294,224.1 | 4.57 |"));
    }

    /// The page is never changed by hand, nor the baseline without it.
    #[test]
    fn the_page_of_figures_shows_the_baseline() {
        let baseline = read_baseline(&baseline_path()).unwrap();
        assert_eq!(house::read(&page_path()).unwrap(), page(&baseline));
        for (name, count) in baseline {
            assert!(count.iter().all(Option::is_some), "{name}");
        }
    }
}
