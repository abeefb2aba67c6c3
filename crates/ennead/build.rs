//! Builds the client in `web/` and lays it out to be embedded.
//!
//! npm runs only when something the client is made from has changed: the hash
//! of all that is kept beside the result, so that another profile, or another
//! target folder, takes what is there.
//!
//! With `ENNEAD_SKIP_WEB=1` a plain page takes the place of the client: for
//! work on the Rust side alone, where npm need not be there.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const SKIP: &str = "ENNEAD_SKIP_WEB";

/// What the client is made from, as seen from the root of the project.
const INPUTS: [&str; 8] = [
    "locales",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
];

/// Settings beside them; new ones count without being named here.
const SETTINGS: [&str; 2] = ["json", "ts"];

/// Beside the result: what it was made from.
const STAMP: &str = ".made-from";

const PLAIN_PAGE: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Ennead</title>
<p>This program was built without its client.</p>
</html>
";

type Built<T> = Result<T, String>;

fn main() -> ExitCode {
    match lay_out() {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("\n{sentence}\n");
            ExitCode::FAILURE
        }
    }
}

fn lay_out() -> Built<()> {
    // Asked when it runs: a checkout that was moved since still finds itself.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo names no package")?;
    let root = Path::new(&here).join("../..");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").ok_or("cargo names no folder")?);
    let site = out.join("web");
    let _ = fs::remove_dir_all(&site);
    println!("cargo:rerun-if-env-changed={SKIP}");
    if std::env::var_os(SKIP).is_some_and(|value| value == "1") {
        return plain_page(&site).map_err(|error| cannot("lay out the plain page", &error));
    }
    let inputs = inputs(&root);
    for input in &inputs {
        println!("cargo:rerun-if-changed={}", input.display());
    }
    let dist = root.join("web/dist");
    build_client(&root.join("web"), &dist, &inputs)?;
    copy(&dist, &site).map_err(|error| cannot("copy the client", &error))
}

fn plain_page(site: &Path) -> io::Result<()> {
    fs::create_dir_all(site)?;
    fs::write(site.join("index.html"), PLAIN_PAGE)
}

fn inputs(root: &Path) -> BTreeSet<PathBuf> {
    let named = INPUTS.iter().map(|input| root.join(input));
    let settings = entries(&root.join("web")).into_iter().filter(|path| {
        SETTINGS
            .iter()
            .any(|end| path.extension() == Some(end.as_ref()))
    });
    named.chain(settings).filter(|path| path.exists()).collect()
}

/// Builds the client unless the one that is there was made from the same.
fn build_client(web: &Path, dist: &Path, inputs: &BTreeSet<PathBuf>) -> Built<()> {
    // Two builds at once, in two target folders, would undo each other's work.
    let lock = File::create(web.join(".build-lock"))
        .and_then(|lock| lock.lock().map(|()| lock))
        .map_err(|error| cannot("lock web/", &error))?;
    let stamp = hash(inputs).map_err(|error| cannot("read web/", &error))?;
    if fs::read_to_string(dist.join(STAMP)).is_ok_and(|made_from| made_from == stamp) {
        return Ok(());
    }
    if !packages_are_there(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])?;
    fs::write(dist.join(STAMP), stamp).map_err(|error| cannot("keep the stamp", &error))?;
    drop(lock);
    Ok(())
}

/// Whether npm has installed what the lock file says: it keeps a copy of the
/// lock, written after everything else, and so newer.
fn packages_are_there(web: &Path) -> bool {
    let changed = |file: &str| fs::metadata(web.join(file)).and_then(|meta| meta.modified());
    let installed = changed("node_modules/.package-lock.json");
    let wanted = changed("package-lock.json");
    matches!((installed, wanted), (Ok(installed), Ok(wanted)) if installed >= wanted)
}

fn npm(web: &Path, words: &[&str]) -> Built<()> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let said = words.join(" ");
    let output = Command::new(program)
        .args(words)
        .current_dir(web)
        .output()
        .map_err(|_| {
            format!("The client needs npm: install Node.js, or set {SKIP}=1 to build without it.")
        })?;
    if output.status.success() {
        return Ok(());
    }
    let words = [output.stdout, output.stderr].concat();
    Err(format!(
        "`npm {said}` failed in web/:\n{}",
        String::from_utf8_lossy(&words)
    ))
}

/// A hash of the names and contents of everything in these paths. It need not
/// be the same with another compiler: then the client is built once more.
fn hash(paths: &BTreeSet<PathBuf>) -> io::Result<String> {
    let mut hasher = DefaultHasher::new();
    for path in paths {
        hash_into(path, &mut hasher)?;
    }
    Ok(format!("{:016x}", hasher.finish()))
}

fn hash_into(path: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    path.file_name().hash(hasher);
    if !path.is_dir() {
        fs::read(path)?.hash(hasher);
        return Ok(());
    }
    entries(path)
        .iter()
        .try_for_each(|entry| hash_into(entry, hasher))
}

/// What is in a folder, always in the same order.
fn entries(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.flatten().map(|entry| entry.path()).collect()
}

/// Copies a folder; what begins with a dot is not for the world.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in entries(from) {
        let Some(name) = entry.file_name() else {
            continue;
        };
        if name.as_encoded_bytes().starts_with(b".") {
            continue;
        }
        if entry.is_dir() {
            copy(&entry, &to.join(name))?;
        } else {
            fs::copy(&entry, to.join(name))?;
        }
    }
    Ok(())
}

fn cannot(what: &str, error: &io::Error) -> String {
    format!("Cannot {what}: {error}.")
}
