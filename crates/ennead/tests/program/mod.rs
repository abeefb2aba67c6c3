//! Runs the program as people do.

pub mod server;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs `ennead` with these words.
pub fn ennead(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ennead"))
        .args(words)
        .output()
        .expect("the program starts")
}

/// What it prints when all goes well.
#[track_caller]
pub fn said(words: &[&str]) -> String {
    let output = ennead(words);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {complaint}");
    assert_eq!(complaint, "", "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// What it prints with `--json`: exactly one object.
#[track_caller]
pub fn json(words: &[&str]) -> Value {
    let words = [words, &["--json"]].concat();
    let value: Value = serde_json::from_str(&said(&words)).expect("JSON");
    assert!(value.is_object(), "{value}");
    value
}

/// The one sentence it complains with; nothing else is printed.
#[track_caller]
pub fn complaint(words: &[&str]) -> String {
    let output = ennead(words);
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{words:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{words:?} printed something");
    let sentence = complaint.strip_suffix(".\n").expect("a sentence");
    assert!(
        sentence.starts_with("ennead: ") && !sentence.contains('\n'),
        "{words:?}: {complaint}"
    );
    sentence.to_owned()
}

/// A fresh folder for one test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("an old folder goes");
    }
    fs::create_dir_all(&folder).expect("a new folder comes");
    folder
}

/// A path as a word of the command line.
pub fn word(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// Saves the records of some games and gives their paths, in order.
#[track_caller]
pub fn saved(name: &str, words: &[&str]) -> Vec<PathBuf> {
    let folder = folder(name);
    let words = [&["sim", "kemet", "--save", word(&folder)], words].concat();
    said(&words);
    let entries = fs::read_dir(&folder).expect("the folder");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// The example bot in Python, by the name it has in the arena. Nothing if there
/// is no Python here: then the test must be left out, and says so.
pub fn example_bot() -> Option<String> {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: python3 is not installed, so examples/mybot.py was not tried");
        return None;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/mybot.py");
    Some(format!("cmd:python3 '{}'", word(&file)))
}
