//! `cargo xtask test`: everything that must pass, in order, until the first
//! failure.

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::error::ChoreError;
use crate::house::{self, call};
use crate::{browser, golden, rules, simulate, types, visitor, web};

/// One thing that must pass.
struct Step {
    name: &'static str,
    run: fn() -> Result<(), ChoreError>,
}

/// Every step builds in one profile, so that macros, build scripts and SQLite
/// are compiled once for all of them.
const FAST: &str = "--profile=fast";

const STEPS: &[Step] = &[
    Step {
        name: "format",
        run: || call(rust().args(["fmt", "--all", "--check"])),
    },
    Step {
        name: "lints",
        run: || {
            call(
                rust()
                    .args(["clippy", "--workspace", "--all-targets", "--quiet"])
                    .arg(FAST)
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
        run: || call(rust().args(["test", "--doc", "--workspace", FAST, "--quiet"])),
    },
    Step {
        name: "types",
        run: || types::run(&types::Args::check()),
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
                rust()
                    .args(["doc", "--no-deps", "--workspace", FAST, "--quiet"])
                    .env("RUSTDOCFLAGS", "-Dwarnings"),
            )
        },
    },
    Step {
        name: "the client",
        run: web::run,
    },
    Step {
        name: "a simulated house",
        run: || simulate::run(&simulate::Args::short()),
    },
    Step {
        name: "hostile messages",
        run: || visitor::hostile(&visitor::Args::of(&["--messages", "20000"])),
    },
    Step {
        name: "a server that is killed",
        run: || visitor::crash(&visitor::Args::of(&["--kills", "20"])),
    },
    Step {
        name: "a real browser",
        run: || browser::run(&browser::Args::default()),
    },
];

/// Cargo, for steps that need no client: they need no npm either.
fn rust() -> Command {
    let mut command = house::cargo();
    command.env("ENNEAD_SKIP_WEB", "1");
    command
}

pub fn run() -> Result<(), ChoreError> {
    let begun = Instant::now();
    for step in STEPS {
        house::say(format_args!("== {}", step.name));
        let step_begun = Instant::now();
        (step.run)().map_err(|trouble| {
            ChoreError::Failed(format!("The step `{}` failed: {trouble}", step.name))
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
fn tests() -> Result<(), ChoreError> {
    let nextest = rust()
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if nextest {
        call(
            rust()
                .args(["nextest", "run", "--workspace", "--cargo-profile=fast"])
                .arg("--status-level=slow"),
        )
    } else {
        call(rust().args(["test", "--workspace", FAST, "--lib", "--bins", "--tests"]))
    }
}
