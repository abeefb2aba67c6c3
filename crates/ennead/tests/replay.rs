//! `ennead replay`, from outside.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use program::{complaint, folder, json, said, saved, word};
use serde_json::Value;

fn one_game(name: &str, players: &str) -> PathBuf {
    let words = ["--players", players, "--games", "1", "--seed", "5"];
    saved(name, &words).remove(0)
}

/// Writes a record with a mistake and gives the sentence about it.
#[track_caller]
fn complaint_about(name: &str, text: &str) -> String {
    let path = folder(&format!("replay-wrong-{name}")).join("record.ennead");
    fs::write(&path, text).unwrap();
    complaint(&["replay", word(&path)])
}

#[test]
fn a_record_is_checked_and_summed_up() {
    let path = one_game("replay-summary", "3");
    let text = said(&["replay", word(&path)]);
    assert!(text.contains("rise, classic, 3 players"), "{text}");
    assert!(text.contains("every action is legal"), "{text}");
    assert!(text.contains("won by P"), "{text}");

    let whole = json(&["replay", word(&path)]);
    assert_eq!(
        (&whole["game"], &whole["players"]),
        (&"kemet".into(), &3.into())
    );
    assert_eq!(whole["over"], true);
    assert_eq!(whole["outcome"]["places"].as_array().unwrap().len(), 3);
    assert_eq!(whole["awaiting"], Value::Array(Vec::new()));
    assert!(whole["view"].is_null() && whole["log"].is_null());
}

/// Whether a word stands in a text by itself.
fn names(text: &str, word: &str) -> bool {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '-';
    text.split(|sign| !is_part(sign)).any(|part| part == word)
}

/// Amon has a seat inside the game, and no line calls him by it; nor does his setup
/// read as if he plundered.
#[test]
fn amon_goes_by_his_name() {
    let words = ["--mode", "solo", "--games", "1", "--seed", "5"];
    let path = saved("replay-amon", &words).remove(0);
    let log = said(&["replay", word(&path), "--events"]);
    for told in ["Amon takes control", "Amon wins", "Troop A", "Amon reveals"] {
        assert!(log.contains(told), "no line with `{told}`");
    }
    assert!(names(&log, "P1") && !names(&log, "P2"), "{log}");
    let setup = log.split("Day breaks").next().unwrap();
    assert!(setup.contains("is turned up to find a creature for Amon"));
    assert!(!setup.contains("plunder"), "{setup}");
    let moment = said(&["replay", word(&path), "--at", "20"]);
    assert!(names(&moment, "Amon") && !names(&moment, "P2"), "{moment}");
}

#[test]
fn standard_input_will_do() {
    let path = one_game("replay-stdin", "2");
    let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(&fs::read(&path).unwrap()).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text, said(&["replay", word(&path)]));
}

#[test]
fn any_moment_can_be_shown() {
    let path = one_game("replay-moment", "2");
    let actions = json(&["replay", word(&path)])["actions"].clone();
    let start = said(&["replay", word(&path), "--at", "0"]);
    assert!(start.contains("P1 is choosing a god."), "{start}");
    let last = actions.to_string();
    let end = said(&["replay", word(&path), "--at", &last, "--summary"]);
    assert!(end.contains("The game is over"), "{end}");
    assert!(end.contains("every action is legal"), "{end}");
    let middle = json(&["replay", word(&path), "--at", "60"]);
    assert_eq!(middle["at"], 60);
    assert_eq!(middle["view"]["players"].as_array().unwrap().len(), 2);

    let beyond = (actions.as_u64().unwrap() + 1).to_string();
    let sentence = complaint(&["replay", word(&path), "--at", &beyond]);
    assert!(
        sentence.contains(&format!("after {last} actions")),
        "{sentence}"
    );
    let sentence = complaint(&["replay", word(&path), "--at", "18446744073709551615"]);
    assert!(sentence.contains("there is no action"), "{sentence}");
}

#[test]
fn an_eye_is_not_shown_the_secrets_of_another() {
    let path = one_game("replay-secrets", "2");
    let actions = json(&["replay", word(&path)])["actions"].as_u64().unwrap();
    for at in (40..actions).step_by(97) {
        let at = at.to_string();
        let seen = |eye| said(&["replay", word(&path), "--at", &at, "--eye", eye]);
        let secrets = |text: &str| -> Vec<String> {
            let lines = text.lines().filter(|line| line.contains("secret:"));
            lines.map(str::to_owned).collect()
        };
        let (archive, own, other) = (seen("archive"), seen("P1"), seen("P2"));
        let both = secrets(&archive);
        assert_eq!(both.len(), 2, "{archive}");
        assert_eq!(secrets(&own), both[..1]);
        assert_eq!(secrets(&other), both[1..]);
        assert_eq!(secrets(&seen("spectator")), Vec::<String>::new());

        let view = |eye| json(&["replay", word(&path), "--at", &at, "--eye", eye]);
        let players = &view("P1")["view"]["players"];
        assert!(players[0]["secret"].is_object());
        assert!(players[1]["secret"].is_null());
    }
}

#[test]
fn the_log_tells_an_eye_what_it_may_know() {
    let path = one_game("replay-log", "2");
    let log = |eye| said(&["replay", word(&path), "--events", "--eye", eye]);
    let drawn = |log: &str, seat: &str| log.contains(&format!("{seat} now holds "));
    for (eye, first, second) in [
        ("archive", true, true),
        ("P1", true, false),
        ("P2", false, true),
        ("spectator", false, false),
    ] {
        let log = log(eye);
        assert!(log.contains("Day breaks: round 1."), "{log}");
        assert!(log.contains("The game is over"), "{log}");
        assert_eq!(
            (drawn(&log, "P1"), drawn(&log, "P2")),
            (first, second),
            "{eye}"
        );
    }

    // The seed, and what was laid face down, are for the archive alone.
    let archive = json(&["replay", word(&path), "--events", "--eye", "archive"]);
    assert!(archive["log"][0]["notation"].is_string());
    let seed = archive["seed"].to_string();
    for eye in ["P1", "P2", "spectator"] {
        for format in [&[][..], &["--json"]] {
            let words = ["replay", word(&path), "--events", "--summary", "--eye", eye];
            let text = said(&[&words[..], format].concat());
            assert!(!text.contains(&seed), "{eye} is told the seed");
            assert!(!text.contains("notation"), "{eye} is told the notation");
        }
    }

    // A log up to a moment ends there.
    let early = json(&["replay", word(&path), "--events", "--at", "30"]);
    assert_eq!(early["log"].as_array().unwrap().len(), 30);
    assert_eq!(early["log"][29]["action"], 30);
}

#[test]
fn a_broken_record_is_refused_with_its_line() {
    let path = one_game("replay-broken", "2");
    let good = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = good.lines().collect();

    let cut = lines[..lines.len() / 2].join("\n");
    assert!(complaint_about("cut", &cut).contains("cut off"));

    let missing = [&lines[..30], &lines[31..]].concat().join("\n");
    assert!(complaint_about("missing", &missing).contains("lost or added"));

    // Another god than the one that was chosen: every line can be read, and
    // some are even legal, but the game is not the recorded one.
    let god = if lines[5] == "P1 god anubis" {
        "bastet"
    } else {
        "anubis"
    };
    let changed = good.replacen(lines[5], &format!("P1 god {god}"), 1);
    assert_ne!(changed, good);
    let sentence = complaint_about("changed", &changed);
    assert!(sentence.contains("Line "), "{sentence}");

    let nonsense = good.replacen(lines[5], "P1 dances", 1);
    assert!(complaint_about("nonsense", &nonsense).contains("Line 6"));

    let foreign = good.replacen("game kemet", "game chess", 1);
    assert!(complaint_about("foreign", &foreign).contains("no game `chess`"));

    let newer = good.replacen("\nrules ", "\nrules 9", 1);
    assert!(complaint_about("newer", &newer).contains("version 9"));

    assert!(complaint_about("empty", "").contains("empty"));
    assert!(complaint_about("other", "Dear diary,\n").contains("not a record"));
    let seated = good.replacen("\"players\":2", "\"players\":9", 1);
    assert!(complaint_about("seated", &seated).contains("2 to 6"));
}

#[test]
fn every_wrong_wish_gets_one_sentence() {
    let path = one_game("replay-wrong", "2");
    let bytes = folder("replay-bytes").join("bytes.ennead");
    fs::write(&bytes, [0xFF, 0xFE, 0x00]).unwrap();
    for (words, expected) in [
        (&["no-such-file"][..], "no file `no-such-file`"),
        (&[word(&bytes)], "not text"),
        (&[env!("CARGO_TARGET_TMPDIR")], "cannot be read"),
        (&[word(&path), "--eye", "P3"], "there is P1 and P2"),
        (&[word(&path), "--eye", "me"], "spectator"),
        (&[word(&path), "--at", "-1"], "'-1'"),
        (&[word(&path), "--at", "x"], "'x'"),
        (&[word(&path), "--never"], "--never"),
        (&[], "<FILE>"),
    ] {
        let sentence = complaint(&[&["replay"], words].concat());
        assert!(sentence.contains(expected), "{words:?}: {sentence}");
    }
}
