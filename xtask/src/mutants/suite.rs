//! Which tests a mutant is tried with.

use std::path::{Path, PathBuf};

use super::mutant::Mutant;
use crate::house;

/// The tests a crate has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Suite {
    /// Those beside the library: it is built once for them.
    Beside,
    /// Those in the library, too: they want a second build of it.
    All,
}

impl Suite {
    /// The option of cargo.
    pub fn option(self) -> &'static str {
        match self {
            Suite::Beside => "--test=*",
            Suite::All => "--tests",
        }
    }
}

/// Tests in a library are about the module they are in, so only its mutants are
/// worth the second build.
pub fn of(mutant: &Mutant) -> Suite {
    let near = near(&house::root().join(&mutant.file));
    let tested = |path: &PathBuf| house::read(path).is_ok_and(|text| text.contains("#[test]"));
    if near.iter().any(tested) {
        Suite::All
    } else {
        Suite::Beside
    }
}

/// A file of the source, those of its submodules, and those beside it if they
/// belong to one module.
fn near(path: &Path) -> Vec<PathBuf> {
    let below = |folder: &Path| house::files(folder, "rs").unwrap_or_default();
    let mut files = vec![path.to_owned()];
    files.extend(below(&path.with_extension("")));
    match path.parent() {
        Some(folder) if folder.file_name().is_some_and(|name| name != "src") => {
            files.extend(below(folder));
        }
        _ => {}
    }
    files
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::mutants;
    use super::*;

    #[test]
    fn only_modules_with_tests_are_built_twice() {
        for (file, tests) in [
            ("crates/ankh/src/board.rs", Suite::All),
            ("crates/ankh/src/board/hex.rs", Suite::All),
            ("crates/ankh/src/turn.rs", Suite::Beside),
            ("crates/tabletop/src/dice.rs", Suite::All),
            ("crates/tabletop/src/flow.rs", Suite::Beside),
        ] {
            let name = format!("{file}:1:1: replace + with - in f");
            assert_eq!(of(&mutants(&[&name])[0]), tests, "{file}");
        }
    }
}
