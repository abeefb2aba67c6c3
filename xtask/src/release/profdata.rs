//! The compiler, and the tool of LLVM that puts its profiles together.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::ChoreError;
use crate::house;

/// What is known about the compiler of the house.
pub struct Compiler {
    /// The target it builds for unless told otherwise.
    pub host: String,
    /// The version of its LLVM.
    llvm: u32,
    /// Where its parts are.
    sysroot: PathBuf,
}

impl Compiler {
    pub fn of_house() -> Result<Compiler, ChoreError> {
        let ask = |words: &[&str]| {
            let mut rustc = Command::new("rustc");
            house::quiet(rustc.args(words).current_dir(house::root()))
        };
        let about = ask(&["-vV"]).unwrap_or_default();
        let sysroot = ask(&["--print", "sysroot"]).unwrap_or_default();
        about_compiler(&about, sysroot.trim())
            .ok_or_else(|| ChoreError::Cannot("`rustc -vV` does not say what it is.".to_owned()))
    }

    /// A tool that reads the compiler's profiles; where there is none, it is
    /// installed if that is possible without asking.
    pub fn profdata(&self) -> Result<PathBuf, ChoreError> {
        let found = || {
            self.candidates()
                .into_iter()
                .find(|tool| self.is_read_by(tool))
        };
        if let Some(tool) = found() {
            return Ok(tool);
        }
        let package = format!("llvm-{}", self.llvm);
        install(&package);
        found().ok_or_else(|| {
            ChoreError::Cannot(format!(
                "A profile of this compiler is read by `llvm-profdata` of LLVM {} or newer, which \
                 is not here: install `{package}` of your system, or run `rustup component add \
                 llvm-tools`.",
                self.llvm
            ))
        })
    }

    /// Where the tool may be, what fits best first.
    fn candidates(&self) -> Vec<PathBuf> {
        let of_rustup = format!("lib/rustlib/{}/bin/llvm-profdata", self.host);
        vec![
            self.sysroot.join(of_rustup),
            PathBuf::from(format!("llvm-profdata-{}", self.llvm)),
            PathBuf::from("llvm-profdata"),
        ]
    }

    /// An older tool does not know the format.
    fn is_read_by(&self, tool: &Path) -> bool {
        let said = house::quiet(Command::new(tool).args(["merge", "--version"]));
        said.as_deref()
            .and_then(llvm_version)
            .is_some_and(|version| version >= self.llvm)
    }
}

/// Reads what `rustc -vV` says.
fn about_compiler(about: &str, sysroot: &str) -> Option<Compiler> {
    let host = about.lines().find_map(|line| line.strip_prefix("host: "))?;
    Some(Compiler {
        host: host.to_owned(),
        llvm: llvm_version(about)?,
        sysroot: PathBuf::from(sysroot),
    })
}

/// `22` out of `LLVM version 22.1.8` or `LLVM version: 22.1.2`.
fn llvm_version(said: &str) -> Option<u32> {
    let (_, version) = said.split_once("LLVM version")?;
    let version = version.trim_start_matches([':', ' ']);
    version.split('.').next()?.parse().ok()
}

/// Installs a package of Debian or a relative, if this is its administrator.
/// Whether it worked shows by what is there afterwards.
fn install(package: &str) {
    let user = house::quiet(Command::new("id").arg("-u"));
    let has_apt = house::quiet(Command::new("apt-get").arg("--version")).is_some();
    if user.is_none_or(|user| user.trim() != "0") || !has_apt {
        return;
    }
    house::say(format_args!("There is no {package} here: installing it."));
    // A fresh machine has no lists of packages, or old ones.
    let install = ["install", "--yes", "--no-install-recommends", package];
    for words in [&["update"][..], &install] {
        let mut apt = Command::new("apt-get");
        let _ = apt.args(words).stdout(Stdio::null()).status();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiler_says_what_it_is() {
        let about = "rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\nLLVM version: 22.1.2\n";
        let compiler = about_compiler(about, "/rust").unwrap();
        assert_eq!(compiler.llvm, 22);
        let places = compiler.candidates();
        assert!(places[0].starts_with("/rust/lib/rustlib/x86_64-unknown-linux-gnu"));
        assert!(places.contains(&PathBuf::from("llvm-profdata-22")));
        assert!(about_compiler("rustc 1.95.0\n", "/rust").is_none());
    }

    #[test]
    fn versions_of_tools() {
        let debian = "LLVM (http://llvm.org/):\n  LLVM version 14.0.6\n  Optimized build.\n";
        assert_eq!(llvm_version(debian), Some(14));
        assert_eq!(llvm_version("Debian LLVM version 22.1.8\n"), Some(22));
        assert_eq!(llvm_version("no such command"), None);
    }
}
