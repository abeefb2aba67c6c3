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
        (
            with(r#"{"units":3,"card":"BC-1","di":["DI-09"]}"#),
            "Prayer",
        ),
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
        (
            with(r#"{"units":3,"card":"BC-1","wounds":1}"#),
            "Divine Wound",
        ),
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

/// A battle in the desert whose sides say this besides three units.
fn between(attacker: Value, defender: Value) -> Value {
    let side = |more: Value| {
        let mut side = json!({"units": 3});
        for (field, value) in more.as_object().expect("fields") {
            side[field] = value.clone();
        }
        if side.get("hand").is_none() && side.get("card").is_none() {
            side["card"] = json!("BC-1");
        }
        side
    };
    json!({"zone": "desert", "attacker": side(attacker), "defender": side(defender)})
}

/// Refused whichever side says it.
fn refused_of_either(says: &str, one: Value, other: Value) {
    for battle in [between(one.clone(), other.clone()), between(other, one)] {
        let sentence = refused(&battle.to_string());
        assert!(sentence.contains(says), "{battle}: {sentence}");
    }
}

/// Numbers of a card have a bound, below which no sum wraps round.
#[test]
fn numbers_that_do_not_fit() {
    for field in ["strength", "damage", "unblockable", "shield", "self"] {
        for number in [100, 251, 255] {
            refused_of_either("0 to 99", json!({"card": {field: number}}), json!({}));
        }
        refused_of_either("0 to 255", json!({"card": {field: 256}}), json!({}));
        refused_of_either("not a battle", json!({"card": {field: -1}}), json!({}));
        refused_of_either("not a battle", json!({"card": {field: 1.5}}), json!({}));
    }
    for field in ["units", "wounds", "convert"] {
        refused_of_either("not a battle", json!({field: 256}), json!({}));
    }
}

/// Everything that adds up at once, with the highest numbers there are.
#[test]
fn the_highest_sums_fit() {
    let most = json!({"strength": 99, "damage": 99, "unblockable": 99, "shield": 99, "self": 99});
    let battle = between(
        json!({"card": most, "units": 7, "servant": "AMB-2c", "convert": 99, "creature": "RUB-4a",
            "tiles": ["SAP-3a", "RUB-1a", "RUB-2a", "RUB-3b", "RUB-3c", "RUB-4b", "AME-1b", "DIA-3b"],
            "di": ["DI-01", "DI-01", "DI-01", "DI-01", "DI-01", "DI-04", "DI-04", "DI-05", "DI-05",
                   "DI-02", "DI-02", "DI-02", "DX-6", "DX-6"],
            "wounds": 35}),
        json!({}),
    );
    let result = answer(&battle);
    let side = &result["attacker"];
    // 99 by the card, 7 units, 2 by the creature, 1 each by four tiles, 5 and 4
    // and 4 by DI cards, 35 by Divine Wound.
    assert_eq!(side["strength"], 99 + 7 + 2 + 4 + 13 + 35);
    assert_eq!(side["damage"], 99 + 99 + 2 + 2 + 4 + 3);
    assert_eq!(side["shield"], 4);
    assert_eq!(side["lost"], 7);
}

/// KB-3.4.3.a: nobody owns two tiles with one picture; there is one of most.
#[test]
fn tiles_that_nobody_can_own() {
    for tiles in [["RUB-3d", "SAP-3d"], ["RUB-4d", "SAP-4d"]] {
        refused_of_either("one picture", json!({"tiles": tiles}), json!({}));
    }
    let words = words::Locale::of_the_tree().words_of("kemet", None);
    let both = |tile: &str| [json!({"tiles": [tile]}), json!({"tiles": [tile]})];
    for tile in ["RUB-2a", "RUB-3d", "REN-DIA3", "AME-2c"] {
        let [attacker, defender] = both(tile);
        let sentence = refused(&between(attacker, defender).to_string());
        assert!(sentence.contains(&words.name("tile", tile)), "{sentence}");
        assert!(sentence.contains("only one"), "{sentence}");
    }
    // Of these there are two.
    let [attacker, defender] = both("RUB-1a");
    answer(&between(attacker, defender));
    // Of Domination, one in each colour.
    answer(&between(
        json!({"tiles": ["RUB-3d"]}),
        json!({"tiles": ["SAP-3d"]}),
    ));
}

/// KB-1.0.b: each creature exists once; it comes with its tile.
#[test]
fn companions_that_are_elsewhere() {
    let creature = json!({"creature": "SAP-2b"});
    refused_of_either("only one", creature.clone(), creature.clone());
    refused_of_either("only one", creature, json!({"tiles": ["SAP-2b"]}));
    let servant = json!({"servant": "AMB-2c"});
    refused_of_either("only one", servant.clone(), servant);
    refused_of_either("no servant", json!({"servant": "SAP-2b"}), json!({}));
    refused_of_either("no creature", json!({"creature": "AMB-2c"}), json!({}));
    refused_of_either(
        "not a battle",
        json!({"creature": ["SAP-2b", "RUB-2c"]}),
        json!({}),
    );
    // Masaharta comes twice.
    let twice = json!({"servant": "AMB-1b"});
    answer(&between(twice.clone(), twice));
}

/// tiles:§7: a special card exists once, and comes with its tile or its god.
#[test]
fn battle_cards_that_nobody_can_hold() {
    for card in ["SB-1", "SB-2", "SB-3", "SB-S"] {
        refused_of_either("only one", json!({"card": card}), json!({"card": card}));
        let hand = json!({"hand": ["BC-1", card]});
        refused_of_either("only one", json!({"card": card}), hand.clone());
        refused_of_either("only one", hand.clone(), hand);
    }
    refused_of_either(
        "only one",
        json!({"card": "SB-1"}),
        json!({"tiles": ["RUB-2b"]}),
    );
    let sobek = json!({"card": "SB-S"});
    refused_of_either("only one", sobek, json!({"god": "sobek"}));
    refused_of_either(
        "Sobek’s",
        json!({"god": "horus", "card": "SB-S"}),
        json!({}),
    );
    refused_of_either("twice", json!({"hand": ["BC-1", "BC-1"]}), json!({}));
    let nine = [
        "BC-1", "BC-2", "BC-3", "BC-4", "BC-5", "BC-6", "BC-7", "BC-8", "SB-1",
    ];
    // Which of the eight the special card replaced is a secret.
    answer(&between(json!({"hand": nine}), json!({"card": "BC-1"})));
    let both = json!({"card": "BC-1", "hand": ["BC-1"]});
    refused_of_either("a card and a hand", both, json!({}));
    answer(&between(json!({"card": "SB-1"}), json!({"card": "SB-2"})));
    answer(&between(
        json!({"god": "sobek", "card": "SB-S"}),
        json!({"hand": ["SB-3"]}),
    ));
}

/// KB-2.2.3, tiles:§8: one Diversion each, and no more copies than there are.
#[test]
fn di_cards_that_nobody_can_play() {
    let twice = json!({"di": ["DI-D", "DI-D"]});
    refused_of_either("Diversion twice", twice, json!({}));
    let one = json!({"di": ["DI-D"]});
    answer(&between(one.clone(), one));
    let fury = json!({"di": ["DI-04", "DI-04"]});
    refused_of_either("2 times, not 3", fury, json!({"di": ["DI-04"]}));
    // As many as a counter of one byte cannot tell from one.
    let heap: Vec<&str> = std::iter::repeat_n("DI-01", 257).collect();
    refused_of_either("5 times, not 257", json!({"di": heap}), json!({}));
    refused_of_either("cannot be played", json!({"di": ["DI-A"]}), json!({}));
    refused_of_either("cannot be played", json!({"di": ["DX-8"]}), json!({}));
}

/// RUB-3c: what is discarded must be there: 33 cards and the 16 more.
#[test]
fn more_wounds_than_cards() {
    let wounds = |wounds: u8, di: &[&str]| json!({"tiles": ["RUB-3c"], "wounds": wounds, "di": di});
    refused_of_either("only 49 more", wounds(50, &[]), json!({}));
    refused_of_either("only 49 more", wounds(255, &["DI-D"]), json!({}));
    refused_of_either(
        "only 47 more",
        wounds(48, &["DI-01"]),
        json!({"di": ["DI-02"]}),
    );
    let result = answer(&between(wounds(49, &[]), json!({})));
    assert_eq!(result["attacker"]["strength"], 3 + 4 + 49);
}

/// The battle is one of Rise of the Gods.
#[test]
fn pieces_of_the_first_edition() {
    for says in [
        json!({"tiles": ["RED-1a"]}),
        json!({"creature": "RED-3a"}),
        json!({"di": ["DI12-01"]}),
    ] {
        refused_of_either("2012", says, json!({}));
    }
}

/// KB-6.3.a, KB-6.3.d: a god has its life points and nobody with it; there is
/// one of each.
#[test]
fn gods_that_cannot_be() {
    let god = |god: &str, life: u8| json!({"god": god, "units": life});
    for (name, most) in [("anubis", 4), ("horus", 3), ("sobek", 5)] {
        answer(&between(god(name, most), json!({})));
        let bound = format!("1 to {most}");
        refused_of_either(&bound, god(name, most + 1), json!({}));
        refused_of_either(&bound, god(name, 0), json!({}));
    }
    // A tile for bigger troops is none for gods.
    let legion = json!({"god": "horus", "units": 4, "tiles": ["SAP-3a"]});
    refused_of_either("1 to 3", legion, json!({}));
    refused_of_either("only one", god("horus", 3), god("horus", 2));
    let with = |field: &str, tile: &str| json!({"god": "horus", field: tile});
    refused_of_either(
        "nobody is with a god",
        with("creature", "SAP-2b"),
        json!({}),
    );
    refused_of_either("nobody is with a god", with("servant", "AMB-1b"), json!({}));
    refused_of_either("not a battle", god("amon", 3), json!({}));
}

/// KB-LIM-01: what a zone holds.
#[test]
fn units_over_the_limit() {
    for (tiles, most) in [
        (json!([]), 5),
        (json!(["REN-DIA3"]), 6),
        (json!(["SAP-3a"]), 7),
    ] {
        let side = |units: u8| json!({"units": units, "tiles": tiles});
        answer(&between(side(most), json!({})));
        for units in [0, most + 1, 255] {
            refused_of_either(&format!("1 to {most}"), side(units), json!({}));
        }
    }
}

/// AMB-2c: no more shields than the card has, whichever it may be.
#[test]
fn shields_that_are_not_there() {
    let bakatan = |convert: u8, more: Value| {
        let mut side = json!({"servant": "AMB-2c", "convert": convert});
        for (field, value) in more.as_object().expect("fields") {
            side[field] = value.clone();
        }
        side
    };
    refused_of_either(
        "the card has 2",
        bakatan(3, json!({"card": "BC-5"})),
        json!({}),
    );
    refused_of_either(
        "the card has 1",
        bakatan(2, json!({"hand": ["BC-4", "BC-5"]})),
        json!({}),
    );
    refused_of_either("the card has 0", bakatan(255, json!({})), json!({}));
    refused_of_either(
        "needs the servant",
        json!({"convert": 1, "card": "BC-5"}),
        json!({}),
    );
    answer(&between(
        bakatan(1, json!({"hand": ["BC-4", "BC-5"]})),
        json!({}),
    ));
}
