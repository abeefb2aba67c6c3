//! `cargo xtask web`: the client's types and its unit tests.

use std::process::Command;

use crate::error::ChoreError;
use crate::house;

pub fn run() -> Result<(), ChoreError> {
    install()?;
    house::call(npm().args(["run", "--silent", "check"]))?;
    house::call(npm().args(["run", "--silent", "test"]))
}

/// What the lock file asks for, unless it is there.
pub fn install() -> Result<(), ChoreError> {
    let folder = house::root().join("web");
    let changed =
        |file: &str| std::fs::metadata(folder.join(file)).and_then(|meta| meta.modified());
    // npm keeps a copy of the lock file, written after everything else.
    let installed = changed("node_modules/.package-lock.json");
    let wanted = changed("package-lock.json");
    match (installed, wanted) {
        (Ok(installed), Ok(wanted)) if installed >= wanted => Ok(()),
        _ => house::call(npm().args(["ci", "--no-audit", "--no-fund"])),
    }
}

/// npm, in the folder of the client.
pub fn npm() -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.current_dir(house::root().join("web"));
    command
}
