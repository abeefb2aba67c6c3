//! `cargo xtask simulate --planted`: takes fixes out of a copy of the table, one
//! at a time, and looks whether the simulation finds what they mended.

use std::fs;
use std::path::Path;
use std::time::Instant;

use crate::error::ChoreError;
use crate::house;
use crate::mutants;

/// A fix, and the source without it.
struct Planted {
    name: &'static str,
    file: &'static str,
    fix: &'static str,
    without: &'static str,
}

const PLANTED: &[Planted] = &[
    Planted {
        name: "a stall on a bot's turn",
        file: "crates/table/src/clock.rs",
        fix: "if !seating.decides(seat) || decision.by_itself.is_some() {",
        without: "if decision.by_itself.is_some() {",
    },
    Planted {
        name: "a rewind without those who are away",
        file: "crates/table/src/undo.rs",
        fix: "seating.person(seat).is_some() && seating.away(seat) != Some(Away::Resigned);",
        without: "seating.decides(seat) && seating.away(seat) != Some(Away::Resigned);",
    },
    Planted {
        name: "no doubt after a failed save",
        file: "crates/table/src/change.rs",
        fix: "self.doubt = true;",
        without: "self.doubt = false;",
    },
];

/// How long the simulation may look for each.
const SECONDS: &str = "60";

pub fn run() -> Result<(), ChoreError> {
    let folder = house::root().join("target/planted");
    let tree = folder.join("tree");
    mutants::copy_tree_to(&tree)?;
    houses(&folder)?.then_some(()).ok_or_else(|| {
        ChoreError::Failed("Something is wrong before anything is planted.".to_owned())
    })?;
    let mut missed = Vec::new();
    for planted in PLANTED {
        let path = tree.join(planted.file);
        let source = house::read(&path)?;
        plant(planted, &path, &source)?;
        let begun = Instant::now();
        let survived = houses(&folder);
        write(&path, &source)?;
        let verdict = if survived? {
            missed.push(planted.name);
            "not found"
        } else {
            "found"
        };
        let took = begun.elapsed().as_secs();
        house::say(format_args!(
            "{}: {verdict} in {took} s, the build included",
            planted.name
        ));
    }
    if missed.is_empty() {
        Ok(())
    } else {
        Err(ChoreError::Failed(format!(
            "Not found: {}.",
            missed.join(", ")
        )))
    }
}

fn plant(planted: &Planted, path: &Path, source: &str) -> Result<(), ChoreError> {
    if source.matches(planted.fix).count() != 1 {
        return Err(ChoreError::Cannot(format!(
            "`{}` is not once in `{}`: the fix has changed, and so must its defect.",
            planted.fix, planted.file
        )));
    }
    write(path, &source.replace(planted.fix, planted.without))
}

fn write(path: &Path, text: &str) -> Result<(), ChoreError> {
    fs::write(path, text)
        .map_err(|error| ChoreError::Cannot(format!("`{}`: {error}.", path.display())))
}

/// Builds the houses of the copy and runs them; whether nothing was wrong. What
/// does not build is no answer.
fn houses(folder: &Path) -> Result<bool, ChoreError> {
    let cargo = |words: &[&str]| {
        let mut command = house::cargo();
        command
            .current_dir(folder.join("tree"))
            .env("CARGO_TARGET_DIR", folder.join("build"))
            .env("ENNEAD_SKIP_WEB", "1")
            .args(words)
            .args(["--profile", "fast", "--quiet", "-p", "simulation"])
            .args(["--example", "houses"]);
        command
    };
    house::call(&mut cargo(&["build"]))?;
    Ok(house::call(cargo(&["run"]).args(["--", SECONDS])).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fix that was rewritten is noticed without the long run.
    #[test]
    fn every_fix_is_where_it_is_said_to_be() {
        for planted in PLANTED {
            let source = house::read(&house::root().join(planted.file)).expect("a source");
            assert_eq!(source.matches(planted.fix).count(), 1, "{}", planted.name);
        }
    }
}
