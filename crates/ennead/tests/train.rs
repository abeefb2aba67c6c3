//! `ennead train`, from outside.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::fs;
use std::path::Path;

use program::{complaint, folder, said, word};
use serde_json::Value;

/// As little as teaches anything.
const SMALL: [&str; 6] = ["train", "kemet", "--games", "4", "--simulations", "8"];

fn train(work: &Path, out: &Path, more: &[&str]) -> String {
    let words = [
        &SMALL[..],
        &["--work", word(work), "--out", word(out)],
        more,
    ]
    .concat();
    said(&words);
    fs::read_to_string(out).expect("weights")
}

#[test]
fn a_run_that_was_stopped_ends_with_the_same_weights() {
    let folder = folder("train-resume");
    let (work, out) = (folder.join("work"), folder.join("weights.json"));
    let whole = train(&work, &out, &["--generations", "3", "--threads", "2"]);
    let weights: Value = serde_json::from_str(&whole).expect("JSON");
    assert_eq!(weights["game"], "kemet");
    assert_eq!(
        weights["command"],
        "ennead train kemet --generations 3 --games 4 --simulations 8 --seed 1"
    );
    assert_eq!(weights["figures"]["games"], 4.0);

    // As if the power had gone in the last generation: a game is missing, one
    // is cut off, and nothing was fitted.
    let last = work.join("generation-3");
    fs::remove_file(last.join("000001.ennead")).expect("a record");
    let cut = last.join("000002.ennead");
    let text = fs::read_to_string(&cut).expect("a record");
    fs::write(&cut, &text[..text.len() / 2]).expect("a cut record");
    fs::remove_file(work.join("generation-3.json")).expect("weights");
    assert_eq!(
        train(&work, &out, &["--generations", "3", "--threads", "1"]),
        whole
    );
}

#[test]
fn another_seed_teaches_something_else() {
    let folder = folder("train-seed");
    let out = folder.join("weights.json");
    let few = |seed: &str| {
        let work = folder.join(seed);
        train(&work, &out, &["--generations", "1", "--seed", seed])
    };
    let standing = |text: &str| {
        let weights: Value = serde_json::from_str(text).expect("JSON");
        weights["standing"].clone()
    };
    assert_ne!(standing(&few("1")), standing(&few("2")));
}

/// Games of two runs in one folder would give weights that no command gives.
#[test]
fn a_folder_belongs_to_one_run() {
    let folder = folder("train-other");
    let (work, out) = (folder.join("work"), folder.join("weights.json"));
    train(&work, &out, &["--generations", "1"]);
    let paths = ["--work", word(&work), "--out", word(&out)];
    let other = complaint(&[&SMALL[..], &paths, &["--seed", "2"]].concat());
    assert!(other.contains("name another folder with --work"), "{other}");
    // More generations of the same run are no other run.
    train(&work, &out, &["--generations", "2"]);
}

#[test]
fn what_cannot_be_done_is_said_in_a_sentence() {
    let folder = folder("train-wrong");
    let (work, out) = (folder.join("work"), folder.join("weights.json"));
    let paths = ["--work", word(&work), "--out", word(&out)];
    let wrong = |game: &'static str, more: &[&'static str]| {
        complaint(&[&["train", game], &paths[..], more].concat())
    };
    assert!(wrong("chess", &[]).contains("there is no game `chess`"));
    for (option, value) in [
        ("--games", "many"),
        ("--games", "0"),
        ("--generations", "0"),
        ("--simulations", "0"),
        ("--simulations", "4294967296"),
        ("--threads", "0"),
        ("--seed", "-1"),
    ] {
        let said = wrong("kemet", &[option, value]);
        assert!(said.contains("whole number"), "{option} {value}: {said}");
    }
    assert!(complaint(&["train", "kemet"]).contains("--work"));
    fs::create_dir_all(&work).expect("a folder");
    fs::write(work.join("generation-0.json"), "{").expect("damaged weights");
    assert!(wrong("kemet", &[]).contains("generation-0.json"));
}
