//! `cargo xtask test`: everything that must pass, in order, until the first
//! failure.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::house::{self, cargo};
use crate::trouble::Trouble;
use crate::{golden, rules};

/// One thing that must pass.
struct Step {
    name: &'static str,
    run: fn() -> Result<(), Trouble>,
}

const STEPS: &[Step] = &[
    Step {
        name: "format",
        run: || call(cargo().args(["fmt", "--all", "--check"])),
    },
    Step {
        name: "lints",
        run: || {
            call(
                cargo()
                    .args(["clippy", "--workspace", "--all-targets", "--quiet"])
                    .args(["--", "-D", "warnings"]),
            )
        },
    },
    Step {
        name: "tests",
        run: tests,
    },
    Step {
        name: "examples in the documentation",
        run: || call(cargo().args(["test", "--doc", "--workspace", "--profile=fast", "--quiet"])),
    },
    Step {
        name: "golden records",
        run: || golden::run(&golden::Args::check()),
    },
    Step {
        name: "rules",
        run: || rules::run(&rules::Args::check()),
    },
    Step {
        name: "documentation",
        run: || {
            call(
                cargo()
                    .args(["doc", "--no-deps", "--workspace", "--quiet"])
                    .env("RUSTDOCFLAGS", "-Dwarnings"),
            )
        },
    },
];

pub fn run() -> Result<(), Trouble> {
    let begun = Instant::now();
    for step in STEPS {
        house::say(format_args!("== {}", step.name));
        let step_begun = Instant::now();
        (step.run)().map_err(|trouble| {
            Trouble::Failed(format!("The step `{}` failed: {trouble}", step.name))
        })?;
        house::say(format_args!(
            "   passed in {:.1} s",
            step_begun.elapsed().as_secs_f64()
        ));
    }
    house::say(format_args!(
        "== all passed in {:.1} s",
        begun.elapsed().as_secs_f64()
    ));
    Ok(())
}

/// With nextest where it is installed, else with cargo's own runner.
fn tests() -> Result<(), Trouble> {
    let nextest = cargo()
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    match nextest {
        true => call(
            cargo()
                .args(["nextest", "run", "--workspace", "--cargo-profile=fast"])
                .arg("--status-level=slow"),
        ),
        false => call(cargo().args([
            "test",
            "--workspace",
            "--profile=fast",
            "--lib",
            "--bins",
            "--tests",
        ])),
    }
}

fn call(command: &mut Command) -> Result<(), Trouble> {
    let words: Vec<String> = std::iter::once("cargo".into())
        .chain(
            command
                .get_args()
                .map(|word| word.to_string_lossy().into_owned()),
        )
        .collect();
    let line = words.join(" ");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Trouble::Failed(format!("`{line}` ended with {status}."))),
        Err(error) => Err(Trouble::Cannot(format!("`{line}` did not start: {error}."))),
    }
}
