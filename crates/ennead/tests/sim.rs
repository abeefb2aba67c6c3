//! `ennead sim`, from outside.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::fs;

use program::{complaint, folder, json, said, saved, word};
use serde_json::Value;

/// The fields that people's scripts rely on.
const FIELDS: [&str; 11] = [
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "mean_decisions",
    "mean_rounds",
    "unfinished",
    "wins_by_seat",
    "wins_by_bot",
    "ends",
];

#[test]
fn the_figures_add_up_at_every_number_of_players() {
    for players in ["2", "3", "4", "5", "6"] {
        let figures = json(&["sim", "kemet", "--players", players, "--games", "12"]);
        for field in FIELDS {
            assert!(!figures[field].is_null(), "{field}");
        }
        assert_eq!(figures["games"], 12);
        assert_eq!(figures["unfinished"], 0);
        let seats = figures["wins_by_seat"].as_array().unwrap();
        assert_eq!(seats.len().to_string(), players);
        let wins: f64 = seats.iter().map(|wins| wins.as_f64().unwrap()).sum();
        assert!((wins - 12.0).abs() < 1e-9, "{wins}");
        assert_eq!(figures["wins_by_bot"]["random"].as_f64(), Some(12.0));
        let ends = figures["ends"].as_object().unwrap();
        let ends: u64 = ends.values().map(|games| games.as_u64().unwrap()).sum();
        assert_eq!(ends, 12);
        let decisions = figures["decisions"].as_u64().unwrap() as f64;
        assert_eq!(figures["mean_decisions"].as_f64(), Some(decisions / 12.0));
        assert!(figures["mean_rounds"].as_f64().unwrap() >= 1.0);
        for rate in ["seconds", "decisions_per_second", "games_per_second"] {
            assert!(figures[rate].as_f64().unwrap() > 0.0, "{rate}");
        }
    }
}

/// Everything but what depends on the machine.
fn lasting(words: &[&str]) -> Value {
    let mut figures = json(words);
    let fields = figures.as_object_mut().unwrap();
    fields.retain(|field, _| {
        ![
            "seconds",
            "decisions_per_second",
            "games_per_second",
            "threads",
        ]
        .contains(&&**field)
    });
    figures
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads, seed| {
        let words = ["sim", "kemet", "--players", "3", "--games", "40"];
        lasting(&[&words[..], &["--threads", threads, "--seed", seed]].concat())
    };
    let one = run("1", "7");
    assert_eq!(one, run("1", "7"));
    assert_eq!(one, run("2", "7"));
    assert_eq!(one, run("5", "7"));
    assert_ne!(one["decisions"], run("2", "8")["decisions"]);
}

#[test]
fn options_and_a_whole_setup_say_the_same() {
    let options = ["--players", "4", "--edition", "rise", "--mode", "classic"];
    let more = [
        "--renewal",
        "--extra-di",
        "--bots",
        "random,random,random,random",
    ];
    let common = ["sim", "kemet", "--games", "3"];
    let by_options = lasting(&[&common[..], &options, &more].concat());
    assert_eq!(by_options["setup"]["renewal"], true);

    let text = r#"{"players":4,"renewal":true,"extra_di":true}"#;
    let by_json = lasting(&[&common[..], &["--setup", text]].concat());
    assert_eq!(by_options, by_json);

    let file = folder("setup").join("setup.json");
    fs::write(&file, r#"{"players":5,"renewal":true}"#).unwrap();
    let changed = ["--setup", word(&file), "--players", "4", "--extra-di"];
    assert_eq!(by_options, lasting(&[&common[..], &changed].concat()));
}

#[test]
fn bots_of_different_kinds_meet() {
    let words = ["sim", "kemet", "--games", "3", "--bots", "scribe,random"];
    let figures = lasting(&words);
    assert_eq!(figures["bots"], serde_json::json!(["scribe", "random"]));
    assert_eq!(figures["wins_by_bot"]["scribe"], figures["wins_by_seat"][0]);
    assert_eq!(figures["wins_by_bot"]["random"], figures["wins_by_seat"][1]);
    assert_eq!(figures, lasting(&words));
}

#[test]
fn people_get_a_table() {
    let text = said(&["sim", "kemet", "--games", "4"]);
    for words in [
        "rise, classic, 2 players",
        "decisions per second",
        "P2 random",
        "unfinished",
    ] {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
}

#[test]
fn saving_plays_the_same_games() {
    let words = ["--players", "2", "--games", "5", "--seed", "3"];
    let paths = saved("sim-save", &words);
    assert_eq!(paths.len(), 5);
    let figures = json(&[&["sim", "kemet"], &words[..]].concat());
    let mut actions = 0;
    for path in &paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        let seed = name.strip_prefix("kemet-2p-").unwrap();
        let seed = seed.strip_suffix(".ennead").unwrap();
        let record = json(&["replay", word(path), "--eye", "archive"]);
        assert_eq!(record["seed"].to_string(), seed);
        assert_eq!(record["over"], true);
        actions += record["actions"].as_u64().unwrap();
    }
    assert_eq!(figures["decisions"], actions);
}

#[test]
fn every_wrong_wish_gets_one_sentence() {
    let file = folder("sim-wrong").join("not-a-folder");
    fs::write(&file, "text").unwrap();
    for (words, expected) in [
        (&["--players", "7"][..], "2 to 6"),
        (&["--players", "1"], "2 to 6"),
        (&["--players", "0"], "2 to 6"),
        (&["--players", "258"], "more than any table"),
        (&["--players", "-2"], "'-2'"),
        (&["--players", "two"], "'two'"),
        (
            &["--edition", "second"],
            "there is rise, bs-2021, and first",
        ),
        (&["--edition", "first", "--players", "6"], "2 to 5"),
        (&["--edition", "bs-2021", "--renewal"], "Renewal"),
        (&["--mode", "duel"], "there is classic, teams, and solo"),
        (&["--mode", "solo", "--players", "2"], "for 1 player"),
        (&["--mode", "solo", "--gods-of-egypt"], "Gods of Egypt"),
        (&["--mode", "solo", "--objective", "CE09"], "CE04, and CE05"),
        (&["--mode", "teams", "--players", "5"], "2 v 2 v 2"),
        (&["--mode", "teams", "--team-size", "3"], "3 v 3"),
        (
            &["--mode", "teams", "--edition", "first"],
            "Rise of the Gods",
        ),
        (&["--objective", "CE01"], "--mode solo"),
        (&["--mode", "teams", "--objective", "CE01"], "--mode solo"),
        (&["--team-size", "2"], "--mode teams"),
        (&["--mode", "solo", "--team-size", "2"], "--mode teams"),
        (&["--long"], "long game"),
        (&["--edition", "first", "--extra-di"], "extra"),
        (&["--scenario", "old-kingdom"], "not for Kemet"),
        (&["--players", "3", "--players", "2"], "--players"),
        (&["--bots", "priest:0"], "priest:0"),
        (&["--setup", r#"{"players":300}"#], "0 to 255"),
        (&["--games", "0"], "from 1 on"),
        (&["--games", "-1"], "from 1 on"),
        (&["--games"], "--games"),
        (&["--threads", "0"], "from 1 to"),
        (&["--threads", "1000000"], "from 1 to"),
        (&["--seed", "x"], "whole number"),
        (&["--seed", "18446744073709551616"], "whole number"),
        (
            &["--bots", "clever"],
            "there is random, scribe, priest, and pharaoh",
        ),
        (&["--bots", ""], "there is random"),
        (&["--bots", "random,random,random"], "3 bots for 2 players"),
        (&["--setup", "{"], "JSON"),
        (&["--setup", r#"{"sphinxes":3}"#], "sphinxes"),
        (&["--setup", r#"{"players":7}"#], "2 to 6"),
        (&["--setup", r#"{"gods":["seth","seth"]}"#], "Seth"),
        (&["--setup", "no-such-file"], "no file `no-such-file`"),
        (&["--setup", word(&file)], "JSON"),
        (&["--save", word(&file)], "not-a-folder"),
        (&["--frobnicate"], "--frobnicate"),
        (&["more"], "'more'"),
    ] {
        let sentence = complaint(&[&["sim", "kemet"], words].concat());
        assert!(sentence.contains(expected), "{words:?}: {sentence}");
    }
    assert!(complaint(&["sim", "chess"]).contains("there is kemet and ankh"));
    assert!(complaint(&["sim"]).contains("<GAME>"));
}

#[test]
fn it_says_which_commands_there_are() {
    assert!(complaint(&["dance"]).contains("dance"));
    assert!(said(&["--help"]).contains("replay"));
    assert!(said(&["--version"]).starts_with("ennead "));
}
