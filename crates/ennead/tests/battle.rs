//! `ennead battle`: the worked examples, the odds, and bad input.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn ennead_battle(input: &str, flags: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
        .arg("battle")
        .args(flags)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin
        .write_all(input.as_bytes())
        .expect("the program reads");
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn answer(input: &Value) -> Value {
    let output = ennead_battle(&input.to_string(), &["--json"]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

fn refused(input: &str) -> String {
    let output = ennead_battle(input, &["--json"]);
    let sentence = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{sentence}");
    assert!(output.stdout.is_empty());
    assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence}");
    sentence
}

/// KB-EX-3.5-1, KB-EX-3.5-2, KB-EX-3.5-3, KB-EX-3.5-4: the example of the book.
#[test]
fn the_example_of_the_rulebook() {
    let book = json!({"zone": "temple",
        "attacker": {"units": 5, "card": "BC-2", "tiles": ["RUB-1a", "RUB-3b"], "di": ["DI-D"],
                     "creature": null, "servant": null},
        "defender": {"units": 4, "card": "BC-5", "tiles": [], "di": ["DI-03", "DI-04"], "creature": "SAP-2b"}});
    assert_eq!(
        answer(&book),
        json!({"winner": "attacker",
            "attacker": {"strength": 10, "damage": 2, "unblockable": 0, "shield": 0, "lost": 0, "left": 5,
                         "fp": 1, "veterans": 0, "recall_pp": 4},
            "defender": {"strength": 9, "damage": 0, "unblockable": 0, "shield": 4, "lost": 0, "left": 4,
                         "fp": 0, "veterans": 1, "recall_pp": 3}})
    );
    let text = ennead_battle(&book.to_string(), &[]);
    let text = String::from_utf8(text.stdout).expect("text");
    assert!(text.starts_with("The attacker wins."), "{text}");
    assert!(text.contains("strength"), "{text}");
}

/// A card may be given by its numbers; self loss hits the own troop.
#[test]
fn raw_cards() {
    let result = answer(&json!({"zone": "desert",
        "attacker": {"units": 3, "card": {"strength": 5, "self": 2}},
        "defender": {"units": 2, "card": {"strength": 1, "damage": 4, "unblockable": 1, "shield": 1}}}));
    assert_eq!(result["winner"], "attacker");
    // 1 unblockable, 2 by the own card, nobody left for the rest.
    assert_eq!(result["attacker"]["lost"], 3);
    assert_eq!(result["attacker"]["fp"], 0);
    assert_eq!(result["attacker"]["veterans"], 1);
    assert_eq!(result["attacker"]["recall_pp"], 0);
}

/// The own city helps whichever side it belongs to, and places change tiles.
#[test]
fn places_matter() {
    let strength = |zone: &str, tiles: Value, side: &str| {
        let mut battle = json!({"zone": zone,
            "attacker": {"units": 1, "card": "BC-1"}, "defender": {"units": 1, "card": "BC-1"}});
        battle[side]["tiles"] = tiles;
        answer(&battle)[side]["strength"]
            .as_u64()
            .expect("a number")
    };
    assert_eq!(strength("attacker_city", json!([]), "attacker"), 6);
    assert_eq!(strength("defender_city", json!([]), "defender"), 6);
    assert_eq!(strength("defender_city", json!(["AME-4c"]), "attacker"), 6);
    assert_eq!(strength("attacker_city", json!(["AME-4c"]), "attacker"), 6);
    assert_eq!(strength("desert", json!(["AME-1b"]), "defender"), 6);
    assert_eq!(strength("temple", json!(["AME-1b"]), "defender"), 5);
    assert_eq!(strength("sanctuary", json!(["REN-AME2"]), "attacker"), 6);
    assert_eq!(strength("delta", json!(["REN-AME2"]), "attacker"), 6);
    assert_eq!(strength("desert", json!(["REN-AME2"]), "attacker"), 5);
}

/// With a card left out: the odds over the cards that may be held.
#[test]
fn odds_over_unknown_cards() {
    let result = answer(&json!({"zone": "desert",
        "attacker": {"units": 3, "card": "BC-2"}, "defender": {"units": 3}}));
    let odds = &result["odds"];
    // 3 strength beats the cards with 1 or 2 (BC-3, 4, 5, 8); a tie is lost.
    assert_eq!(odds["attacker_wins"], 0.5);
    assert_eq!(odds["defender_wins"], 0.5);
    assert_eq!(odds["cases"].as_array().map(Vec::len), Some(8));
    let held = answer(&json!({"zone": "desert",
        "attacker": {"units": 3, "card": "BC-2"}, "defender": {"units": 3, "hand": ["BC-7", "BC-8"]}}));
    assert_eq!(held["odds"]["cases"].as_array().map(Vec::len), Some(2));
    assert_eq!(held["odds"]["attacker_wins"], 0.5);
    let both =
        answer(&json!({"zone": "desert", "attacker": {"units": 3}, "defender": {"units": 3}}));
    assert_eq!(both["odds"]["cases"].as_array().map(Vec::len), Some(64));
}

#[test]
fn bad_battles_are_refused_in_one_sentence() {
    let side = r#"{"units":3,"card":"BC-1"}"#;
    let with =
        |attacker: &str| format!(r#"{{"zone":"desert","attacker":{attacker},"defender":{side}}}"#);
    for (input, says) in [
        (String::new(), "not a battle"),
        ("{".to_owned(), "not a battle"),
        ("[]".to_owned(), "not a battle"),
        (
            format!(r#"{{"zone":"moon","attacker":{side},"defender":{side}}}"#),
            "moon",
        ),
        (
            format!(r#"{{"zone":"desert","attacker":{side}}}"#),
            "defender",
        ),
        (with(r#"{"card":"BC-1"}"#), "units"),
        (with(r#"{"units":0,"card":"BC-1"}"#), "1 to 5"),
        (with(r#"{"units":6,"card":"BC-1"}"#), "1 to 5"),
        (with(r#"{"units":-1,"card":"BC-1"}"#), "not a battle"),
        (with(r#"{"units":3,"card":"BC-9"}"#), "BC-9"),
        (with(r#"{"units":3,"card":{"power":3}}"#), "power"),
        (
            with(r#"{"units":3,"card":"BC-1","tiles":["RUB-9z"]}"#),
            "RUB-9z",
        ),
        (
            with(r#"{"units":3,"card":"BC-1","tiles":["RUB-1a","RUB-1a"]}"#),
            "twice",
        ),
        (with(r#"{"units":3,"card":"BC-1","di":["DI-09"]}"#), "DI-09"),
        (
            with(r#"{"units":3,"card":"BC-1","di":["DI-04","DI-04","DI-04"]}"#),
            "2 times",
        ),
        (
            with(r#"{"units":3,"card":"BC-1","creature":"RUB-1a"}"#),
            "no creature",
        ),
        (
            with(r#"{"units":3,"card":"BC-1","servant":"RUB-3a"}"#),
            "no servant",
        ),
        (with(r#"{"units":3,"card":"BC-1","wounds":1}"#), "RUB-3c"),
        (
            with(r#"{"units":3,"card":"BC-1","colour":"red"}"#),
            "colour",
        ),
        (with(r#"{"units":3,"hand":[]}"#), "hand"),
    ] {
        let sentence = refused(&input);
        assert!(sentence.contains(says), "{input}: {sentence}");
    }
}
