//! The tree as it is: a copy of it, and what it looks like.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

use super::Mutated;
use crate::error::ChoreError;
use crate::house;

/// What results depend on. If the source changed, nothing is known; if only
/// tests did, what was caught still is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prints {
    pub source: u64,
    pub tests: u64,
}

impl Prints {
    pub fn of(which: Mutated) -> Result<Prints, ChoreError> {
        let own = format!("crates/{}/", which.name());
        let tests = format!("{own}tests/");
        let source = |path: &str| {
            let of_crate = path.starts_with(&own) || path.starts_with("crates/tabletop/src/");
            (of_crate || path == "Cargo.toml" || path == "Cargo.lock") && !path.starts_with(&tests)
        };
        let files = files()?;
        Ok(Prints {
            source: print(&files, source)?,
            tests: print(&files, |path| path.starts_with(&tests))?,
        })
    }
}

fn print(files: &[String], wanted: impl Fn(&str) -> bool) -> Result<u64, ChoreError> {
    let mut hasher = DefaultHasher::new();
    for path in files.iter().filter(|path| wanted(path)) {
        path.hash(&mut hasher);
        bytes(&house::root().join(path))?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Every file that belongs to the repository, or will once it is added.
fn files() -> Result<Vec<String>, ChoreError> {
    let text = house::quiet(
        Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .args(["-z", "--deduplicate"])
            .current_dir(house::root()),
    );
    let text = text.ok_or_else(|| ChoreError::Cannot("git cannot list the files.".to_owned()))?;
    let mut files: Vec<String> = text
        .split_terminator('\0')
        .filter(|path| house::root().join(path).is_file())
        .map(str::to_owned)
        .collect();
    files.sort();
    Ok(files)
}

/// Makes `folder` a copy of the tree. A file that is the same is left alone, so
/// that cargo need not build it again.
pub fn copy_to(folder: &Path) -> Result<(), ChoreError> {
    let files = files()?;
    for path in &files {
        let wanted = bytes(&house::root().join(path))?;
        let copy = folder.join(path);
        if fs::read(&copy).is_ok_and(|there| there == wanted) {
            continue;
        }
        let parent = copy.parent().map_or(Ok(()), fs::create_dir_all);
        parent
            .and_then(|()| fs::write(&copy, &wanted))
            .map_err(|error| cannot(&copy, &error))?;
    }
    let wanted: BTreeSet<PathBuf> = files.iter().map(|path| folder.join(path)).collect();
    for part in ["crates", "xtask"] {
        for path in house::files(&folder.join(part), "rs")? {
            if !wanted.contains(&path) {
                fs::remove_file(&path).map_err(|error| cannot(&path, &error))?;
            }
        }
    }
    Ok(())
}

fn bytes(path: &Path) -> Result<Vec<u8>, ChoreError> {
    fs::read(path).map_err(|error| cannot(path, &error))
}

fn cannot(path: &Path, error: &io::Error) -> ChoreError {
    ChoreError::Cannot(format!("`{}`: {error}.", path.display()))
}
