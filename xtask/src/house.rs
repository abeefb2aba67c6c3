//! Where things are, and files read and written with a sentence on failure.

use std::ffi::OsString;
use std::fmt::Display;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::ChoreError;

/// The root of the repository.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// The cargo that runs this chore, in the root of the repository.
pub fn cargo() -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// Runs a command to its end; anything but success is trouble.
pub fn call(command: &mut Command) -> Result<(), ChoreError> {
    let words: Vec<String> = std::iter::once(program_name(command))
        .chain(
            command
                .get_args()
                .map(|word| word.to_string_lossy().into_owned()),
        )
        .collect();
    let line = words.join(" ");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(ChoreError::Failed(format!("`{line}` ended with {status}."))),
        Err(error) => Err(ChoreError::Cannot(format!(
            "`{line}` did not start: {error}."
        ))),
    }
}

/// What a command says, which is shown as well; anything but success is trouble.
pub fn told(command: &mut Command) -> Result<String, ChoreError> {
    let mut said = String::new();
    let name = program_name(command);
    let failed = |error: io::Error| ChoreError::Cannot(format!("`{name}` did not run: {error}."));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    for line in child
        .stdout
        .take()
        .into_iter()
        .flat_map(|out| BufReader::new(out).lines())
    {
        let line = line.map_err(failed)?;
        say(&line);
        said.push_str(&line);
        said.push('\n');
    }
    match child.wait().map_err(failed)? {
        status if status.success() => Ok(said),
        status => Err(ChoreError::Failed(format!("`{name}` ended with {status}."))),
    }
}

/// The name of a program, without where it is.
fn program_name(command: &Command) -> String {
    let path = Path::new(command.get_program());
    let name = path.file_stem().unwrap_or(command.get_program());
    name.to_string_lossy().into_owned()
}

/// What a command says, if it succeeds.
pub fn quiet(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

/// Writes a line to standard output. A reader that went away early, as `head`
/// does, has all it wanted.
pub fn say(line: impl Display) {
    let _ = writeln!(io::stdout(), "{line}");
}

pub fn read(path: &Path) -> Result<String, ChoreError> {
    fs::read_to_string(path).map_err(|error| {
        ChoreError::Cannot(format!("`{}` cannot be read: {error}.", path.display()))
    })
}

pub fn write(path: &Path, text: &str) -> Result<(), ChoreError> {
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(path, text))
        .map_err(|error| {
            ChoreError::Cannot(format!("`{}` cannot be written: {error}.", path.display()))
        })
}

/// The files below `folder` whose names end in `.extension`, in order. None if
/// there is no such folder.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, ChoreError> {
    let mut found = Vec::new();
    if folder.is_dir() {
        collect(folder, extension, &mut found).map_err(|error| {
            ChoreError::Cannot(format!("`{}` cannot be read: {error}.", folder.display()))
        })?;
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, extension, found)?;
        } else if path.extension().is_some_and(|end| end == extension) {
            found.push(path);
        }
    }
    Ok(())
}

/// The source files of all crates, tests included.
pub fn sources() -> Result<Vec<PathBuf>, ChoreError> {
    let mut found = Vec::new();
    let crates = root().join("crates");
    let entries = fs::read_dir(&crates).map_err(|error| {
        ChoreError::Cannot(format!("`{}` cannot be read: {error}.", crates.display()))
    })?;
    for entry in entries.flatten() {
        for folder in ["src", "tests"] {
            found.extend(files(&entry.path().join(folder), "rs")?);
        }
    }
    Ok(found)
}

/// A path as people in the root of the repository write it.
pub fn short(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}
