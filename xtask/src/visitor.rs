//! `cargo xtask load`, `crash`, `hostile` and `soak`: builds the server and the program
//! that puts it to the test, and hands everything said on to the latter, but for
//! `--figures FILE`, which keeps its report.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::error::ChoreError;
use crate::figures;
use crate::house::{self, cargo};

/// Handed on as it is, but for `--figures FILE`.
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Args {
    /// See `--help` of each
    #[arg(
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "OPTION"
    )]
    options: Vec<OsString>,
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn of(options: &[&str]) -> Args {
        Args {
            options: options.iter().map(OsString::from).collect(),
        }
    }
}

/// How a program is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// As people run it: for figures.
    Release,
    /// With every check that a release leaves out.
    Fast,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Profile::Release => "release",
            Profile::Fast => "fast",
        }
    }

    /// What builds these programs. A release has only what it needs; the others
    /// are built of the same crates as the tests, with the features that the
    /// whole workspace asks for.
    pub fn build(self, programs: &[&str]) -> Command {
        let mut build = cargo();
        build.args(["build", "--quiet", "--profile", self.name()]);
        let each = match self {
            Profile::Release => "--package",
            Profile::Fast => {
                build.arg("--workspace");
                "--bin"
            }
        };
        build.args(programs.iter().flat_map(|program| [each, program]));
        build
    }

    /// Where a program is once it is built: beside this one, or in the folder
    /// of the other profile.
    pub fn program(self, name: &str) -> Result<PathBuf, ChoreError> {
        let here = std::env::current_exe()
            .map_err(|error| ChoreError::Cannot(format!("This program is nowhere: {error}.")))?;
        let target = here.ancestors().nth(2).unwrap_or(house::root());
        Ok(target.join(self.name()).join(name))
    }
}

pub fn load(args: &Args) -> Result<(), ChoreError> {
    run("load", Profile::Release, args)
}

pub fn crash(args: &Args) -> Result<(), ChoreError> {
    run("crash", Profile::Fast, args)
}

pub fn hostile(args: &Args) -> Result<(), ChoreError> {
    run("hostile", Profile::Fast, args)
}

pub fn soak(args: &Args) -> Result<(), ChoreError> {
    run("soak", Profile::Release, args)
}

fn run(test: &str, profile: Profile, args: &Args) -> Result<(), ChoreError> {
    let asks_how = args
        .options
        .iter()
        .any(|option| option == "--help" || option == "-h");
    // Whoever asks how it is used need not wait for a release.
    let (profile, programs): (_, &[&str]) = if asks_how {
        (Profile::Fast, &["visitor"])
    } else {
        (profile, &["ennead", "visitor"])
    };
    house::call(profile.build(programs).env("ENNEAD_SKIP_WEB", "1"))?;
    let (figures, options) = figures::Args::taken_from(&args.options)?;
    let mut visitor = Command::new(profile.program("visitor")?);
    visitor
        .arg("--server")
        .arg(profile.program("ennead")?)
        .arg(test)
        .args(options);
    let told = house::told(&mut visitor)?;
    figures.keep(&format!("```text\n{}\n```", told.trim_end()))
}
