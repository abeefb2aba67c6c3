//! `ennead arena`, from outside.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::fs;

use program::{complaint, example_bot, folder, json, said, word};
use serde_json::Value;

/// Two bots of the house that need no weights.
const BOTS: [&str; 4] = ["arena", "kemet", "--bots", "random,random:5"];

fn with(words: &[&'static str]) -> Vec<&'static str> {
    [&BOTS[..], words].concat()
}

#[test]
fn the_figures_add_up_at_every_number_of_players() {
    for players in ["2", "3", "4", "5", "6"] {
        let figures = json(&with(&["--games", "7", "--players", players]));
        let bots = figures["bots"].as_array().unwrap();
        assert_eq!(bots.len(), 2);
        for bot in bots {
            let number = |field: &str| bot[field].as_f64().expect(field);
            assert!(bot["name"].is_string());
            assert!(number("low") < number("rating") && number("rating") < number("high"));
            assert!(number("wins") <= number("games"));
        }
        let pairs = figures["pairs"].as_array().unwrap();
        assert_eq!(pairs.len(), if players == "2" { 1 } else { 2 });
        let mut games = 0.0;
        for pair in pairs {
            let number = |field: &str| pair[field].as_f64().expect(field);
            assert_ne!(pair["a"], pair["b"]);
            assert!(number("games") >= 7.0);
            assert_eq!(number("games") % players.parse::<f64>().unwrap(), 0.0);
            let share = number("wins_a") / number("games");
            assert!(number("low") <= share && share <= number("high"));
            games += number("games");
        }
        assert_eq!(figures["games"].as_f64(), Some(games));
        let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
        let without_winner = figures["without_winner"].as_f64().unwrap();
        assert!((wins + without_winner - games).abs() < 1e-6);
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let run = |threads, seed| {
        let words = with(&["--players", "3", "--games", "12", "--gauntlet"]);
        json(&[&words[..], &["--threads", threads, "--seed", seed]].concat())
    };
    let one = run("1", "7");
    assert_eq!(one, run("3", "7"));
    assert_ne!(one["decisions"], run("3", "8")["decisions"]);
}

#[test]
fn the_first_meets_all_in_a_gauntlet_and_everybody_meets_in_a_round_robin() {
    let pairs = |words: &[&str]| {
        let names = ["arena", "kemet", "--bots", "random,random:2,random:3"];
        let figures = json(&[&names[..], &["--games", "2"], words].concat());
        let pairs = figures["pairs"].as_array().unwrap().clone();
        let name = |pair: &Value| format!("{}-{}", pair["a"], pair["b"]).replace('"', "");
        pairs.iter().map(name).collect::<Vec<_>>()
    };
    let gauntlet = ["random-random:2", "random-random:3"];
    assert_eq!(pairs(&["--gauntlet"]), gauntlet);
    let everybody = [&gauntlet[..], &["random:2-random:3"]].concat();
    assert_eq!(pairs(&["--round-robin"]), everybody);
    assert_eq!(pairs(&[]), everybody);
}

#[test]
fn an_interrupted_tournament_goes_on() {
    let folder = folder("arena-resume");
    let whole = folder.join("whole.jsonl");
    let words = with(&["--games", "10", "--players", "3"]);
    let plain = json(&words);
    let saved = json(&[&words[..], &["--save", word(&whole)]].concat());
    assert_eq!(plain, saved);

    let text = fs::read_to_string(&whole).unwrap();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    assert_eq!(lines.len() as u64, 1 + plain["games"].as_u64().unwrap());
    // Cut before the first line ends, between two lines, in the middle of one.
    let cuts = [
        0,
        5,
        lines[0].len(),
        lines[..8].concat().len(),
        text.len() - 9,
    ];
    for cut in cuts {
        let part = folder.join(format!("part-{cut}.jsonl"));
        fs::write(&part, &text[..cut]).unwrap();
        let resumed = json(&[&words[..], &["--resume", word(&part)]].concat());
        assert_eq!(plain, resumed, "cut after {cut}");
        let mut again: Vec<String> = fs::read_to_string(&part)
            .unwrap()
            .lines()
            .map(str::to_owned)
            .collect();
        let mut first: Vec<&str> = text.lines().collect();
        again[1..].sort();
        first[1..].sort();
        assert_eq!(first, again, "cut after {cut}");
    }

    // A longer tournament begins with the same games, a shorter one ends early.
    let longer = with(&["--games", "20", "--players", "3"]);
    let prolonged = json(&[&longer[..], &["--save", word(&whole)]].concat());
    assert_eq!(prolonged, json(&longer));
    assert_eq!(
        plain,
        json(&[&words[..], &["--save", word(&whole)]].concat())
    );
}

#[test]
fn a_file_of_another_tournament_is_left_alone() {
    let folder = folder("arena-other");
    let file = folder.join("games.jsonl");
    said(&[&with(&["--games", "2"])[..], &["--save", word(&file)]].concat());
    let before = fs::read_to_string(&file).unwrap();
    let words = with(&["--games", "2", "--seed", "2"]);
    let sentence = complaint(&[&words[..], &["--save", word(&file)]].concat());
    assert!(
        sentence.contains("another tournament: its seed is 1, not 2"),
        "{sentence}"
    );
    assert_eq!(before, fs::read_to_string(&file).unwrap());

    for strange in ["my shopping list", "a list\nof lines\n", "{}\n"] {
        fs::write(&file, strange).unwrap();
        let sentence = complaint(&[&BOTS[..], &["--save", word(&file)]].concat());
        assert!(
            sentence.contains("is no file of a tournament"),
            "{sentence}"
        );
        assert_eq!(strange, fs::read_to_string(&file).unwrap());
    }
}

#[test]
fn people_get_a_table() {
    let text = said(&with(&["--games", "4", "--players", "4"]));
    for words in [
        "rise, classic, 4 players; round robin of 2 bots, 4 games a pairing, seed 1",
        "rating",
        "random against 3 × random:5",
        "25.0 %",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn nonsense_is_refused_in_one_sentence() {
    let arena = |words: &[&'static str]| [&["arena", "kemet"], words].concat();
    for (words, part) in [
        (arena(&[]), "at least two bots"),
        (arena(&["--bots", "random"]), "at least two bots"),
        (arena(&["--bots", "random,random"]), "named twice"),
        (arena(&["--bots", "random,clever"]), "no bot `clever`"),
        (
            arena(&["--bots", "random", "--bot", "cmd:"]),
            "names no program",
        ),
        (with(&["--gauntlet", "--round-robin"]), "--gauntlet"),
        (with(&["--games", "0"]), "from 1 on"),
        (with(&["--timeout", "0"]), "seconds"),
        (with(&["--players", "9"]), "9"),
        (with(&["--save", "/no/such/folder/x"]), "cannot be written"),
        (
            vec!["arena", "chess", "--bots", "random,random:2"],
            "no game `chess`",
        ),
    ] {
        let sentence = complaint(&words);
        assert!(sentence.contains(part), "{words:?}: {sentence}");
    }
}

#[test]
fn a_bot_that_fails_stops_the_run() {
    let run = |bot: &str, more: &[&str]| {
        let words = [
            "arena", "kemet", "--bots", "random", "--games", "2", "--bot", bot,
        ];
        complaint(&[&words[..], more].concat())
    };
    let sentence = run("cmd:no-such-program-here", &[]);
    assert!(sentence.contains("does not start"), "{sentence}");
    let sentence = run("cmd:cat", &[]);
    assert!(sentence.contains("`cmd:cat` did not say"), "{sentence}");
    let sentence = run("cmd:sleep 60", &["--timeout", "0.2"]);
    assert!(sentence.contains("no answer within 0.2 s"), "{sentence}");
    let sentence = run("cmd:sh -c 'echo tired >&2; exit 1'", &[]);
    assert!(sentence.contains("last words were `tired`"), "{sentence}");
}

/// The example in `examples/` plays whole games, and better than chance.
#[test]
fn the_example_in_python_plays_well() {
    let Some(bot) = example_bot() else { return };
    let words = [
        "arena", "kemet", "--bot", &bot, "--bots", "random", "--games", "40",
    ];
    let figures = json(&words);
    assert_eq!(figures["bots"][0]["name"], bot.as_str());
    assert_eq!(figures["games"], 40);
    let wins = figures["bots"][0]["wins"].as_f64().unwrap();
    assert!(wins >= 32.0, "{figures}");
    assert_eq!(figures, json(&[&words[..], &["--threads", "1"]].concat()));

    // Who is named first runs the gauntlet.
    let four = [
        "arena",
        "kemet",
        "--bot",
        &bot,
        "--bots",
        "random",
        "--players",
        "4",
    ];
    let four = json(&[&four[..], &["--games", "8", "--gauntlet"]].concat());
    assert_eq!(four["pairs"][0]["a"], bot.as_str());
    assert!(
        four["pairs"][0]["wins_a"].as_f64().unwrap() >= 4.0,
        "{four}"
    );
}
