//! `cargo xtask browser`: the whole table as people meet it, in a real browser
//! over the real server. Installs the browser where it is missing.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::error::ChoreError;
use crate::house;
use crate::visitor::Profile;
use crate::web;

#[derive(clap::Args, Default)]
pub struct Args {
    /// Take the pictures of the README anew, into docs/pictures
    #[arg(long)]
    pictures: bool,

    /// Only the tests whose names hold this
    #[arg(long, value_name = "WORDS")]
    only: Option<String>,
}

/// Names under which systems know the browser.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

pub fn run(args: &Args) -> Result<(), ChoreError> {
    let browser = browser()?;
    web::install()?;
    // The client is served from its folder: the program need not be built anew around it.
    house::call(Profile::Fast.build(&["ennead"]).env("ENNEAD_SKIP_WEB", "1"))?;
    house::call(web::npm().args(["run", "--silent", "build"]))?;
    let mut tests = web::npm();
    tests
        .args([
            "exec",
            "--",
            "vitest",
            "run",
            "--config",
            "tests/vitest.config.ts",
        ])
        .env("ENNEAD_PROGRAM", Profile::Fast.program("ennead")?)
        .env("ENNEAD_CLIENT", house::root().join("web/dist"))
        .env("ENNEAD_BROWSER", browser);
    if args.pictures {
        tests.env("ENNEAD_PICTURES", house::root().join("docs/pictures"));
    }
    if let Some(only) = &args.only {
        tests.args(["-t", only]);
    }
    house::call(&mut tests)
}

/// The browser, installed first if it must be.
fn browser() -> Result<PathBuf, ChoreError> {
    if let Some(path) = installed() {
        return Ok(path);
    }
    house::say("There is no Chromium here: installing it.");
    let as_root = house::quiet(Command::new("id").arg("-u")).is_some_and(|user| user.trim() == "0");
    let apt = |words: &[&str]| {
        if as_root {
            house::call(Command::new("apt-get").args(words))
        } else {
            house::call(Command::new("sudo").arg("apt-get").args(words))
        }
    };
    apt(&["update", "-qq"])?;
    apt(&[
        "install",
        "-y",
        "-qq",
        "--no-install-recommends",
        "chromium",
    ])?;
    installed()
        .ok_or_else(|| ChoreError::Cannot("Chromium was installed and is nowhere.".to_owned()))
}

fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|folder| BROWSERS.map(|name| folder.join(name)))
        .find(works)
}

fn works(program: &PathBuf) -> bool {
    program.is_file()
        && Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
}
