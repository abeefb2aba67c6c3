//! What cannot lie on a table is refused before a battle is worked out, whichever
//! side says it (docs/battle.md, Bounds).

use kemet::reckoning::{Question, work_out};
use serde_json::{Value, json};

/// A battle in the desert whose sides say this besides three units and a card.
fn between(attacker: &Value, defender: &Value) -> Question {
    let side = |more: &Value| {
        let mut side = json!({"units": 3});
        if more.get("hand").is_none() {
            side["card"] = json!("BC-1");
        }
        for (field, value) in more.as_object().expect("fields") {
            side[field] = value.clone();
        }
        side
    };
    let question =
        json!({"zone": "desert", "attacker": side(attacker), "defender": side(defender)});
    serde_json::from_value(question).expect("a battle")
}

/// The key of the reason, either way round.
fn refused(why: &str, one: Value, other: Value) {
    for question in [between(&one, &other), between(&other, &one)] {
        let reason = work_out(&question).expect_err(why);
        let reason = serde_json::to_value(reason).expect("JSON");
        assert_eq!(reason["why"], why, "{one} and {other}: {reason}");
    }
}

fn accepted(one: Value, other: Value) {
    for question in [between(&one, &other), between(&other, &one)] {
        assert!(work_out(&question).is_ok(), "{one} and {other}");
    }
}

/// KB-LIM-01, SAP-3a, REN-DIA3: troops.
#[test]
fn troops() {
    for (tiles, most) in [
        (json!([]), 5),
        (json!(["REN-DIA3"]), 6),
        (json!(["SAP-3a"]), 7),
    ] {
        let side = |units: u8| json!({"units": units, "tiles": tiles});
        accepted(side(1), json!({}));
        accepted(side(most), json!({}));
        refused("troop_size", side(0), json!({}));
        refused("troop_size", side(most + 1), json!({}));
    }
}

/// KB-6.3.a, KB-6.3.d, GOD-SOB: gods.
#[test]
fn gods() {
    let god = |god: &str, life: u8| json!({"god": god, "units": life});
    for (name, most) in [("horus", 3), ("seth", 4), ("sobek", 5)] {
        accepted(god(name, 1), json!({}));
        accepted(god(name, most), json!({}));
        refused("god_life", god(name, 0), json!({}));
        refused("god_life", god(name, most + 1), json!({}));
    }
    refused("god_on_both_sides", god("horus", 3), god("horus", 2));
    accepted(god("horus", 3), god("seth", 4));
    let with = |field: &str, tile: &str| json!({"god": "horus", field: tile});
    refused("god_alone", with("creature", "SAP-2b"), json!({}));
    refused("god_alone", with("servant", "AMB-1b"), json!({}));
    refused("sobeks_wrath", with("card", "SB-S"), json!({}));
    accepted(json!({"god": "sobek", "card": "SB-S"}), json!({}));
    let wrath = json!({"card": "SB-S"});
    refused("god_on_both_sides", wrath.clone(), god("sobek", 5));
    refused("god_on_both_sides", wrath.clone(), wrath);
}

/// KB-3.4.3.a, KB-1.0.b: tiles and companions.
#[test]
fn tiles_and_companions() {
    let tiles = |tiles: &[&str]| json!({"tiles": tiles});
    refused("tile_twice", tiles(&["RUB-1a", "RUB-1a"]), json!({}));
    refused("same_picture", tiles(&["RUB-3d", "SAP-3d"]), json!({}));
    refused("tile_of_first", tiles(&["RED-1a"]), json!({}));
    accepted(tiles(&["REN-DIA3"]), json!({}));
    refused("tile_on_both_sides", tiles(&["RUB-2a"]), tiles(&["RUB-2a"]));
    accepted(tiles(&["RUB-1a"]), tiles(&["RUB-1a"]));
    accepted(tiles(&["RUB-3d"]), tiles(&["SAP-3d"]));

    let creature = json!({"creature": "SAP-2b"});
    refused("tile_on_both_sides", creature.clone(), creature.clone());
    refused("tile_on_both_sides", creature, tiles(&["SAP-2b"]));
    let servant = json!({"servant": "AMB-1b"});
    accepted(servant.clone(), servant);
    refused("no_servant", json!({"servant": "SAP-2b"}), json!({}));
    refused("no_creature", json!({"creature": "AMB-2c"}), json!({}));
    refused("no_creature", json!({"creature": "RUB-1a"}), json!({}));
    refused("tile_of_first", json!({"creature": "RED-3a"}), json!({}));
}

/// tiles:§7: battle cards.
#[test]
fn battle_cards() {
    for number in ["strength", "damage", "unblockable", "shield", "self"] {
        accepted(json!({"card": {number: 99}}), json!({}));
        refused("number_too_big", json!({"card": {number: 100}}), json!({}));
    }
    refused(
        "card_and_hand",
        json!({"card": "BC-1", "hand": ["BC-1"]}),
        json!({}),
    );
    refused("empty_hand", json!({"hand": []}), json!({}));
    refused("card_twice", json!({"hand": ["BC-1", "BC-1"]}), json!({}));
    accepted(json!({"hand": ["BC-1", "BC-2"]}), json!({}));
    for (card, tile) in [("SB-1", "RUB-2b"), ("SB-2", "SAP-2c")] {
        let card = json!({"card": card});
        refused("tile_on_both_sides", card.clone(), card.clone());
        refused("tile_on_both_sides", card, json!({"tiles": [tile]}));
    }
    accepted(json!({"card": "SB-1"}), json!({"card": "SB-2"}));
}

/// KB-2.2.3, tiles:§8, RUB-3c: DI cards.
#[test]
fn di_cards() {
    let di = |cards: &[&str]| json!({"di": cards});
    refused("card_of_first", di(&["DI12-01"]), json!({}));
    refused("not_in_battle", di(&["DI-09"]), json!({}));
    refused("diversion_twice", di(&["DI-D", "DI-D"]), json!({}));
    accepted(di(&["DI-D"]), di(&["DI-D"]));
    accepted(di(&["DI-04"]), di(&["DI-04"]));
    refused("card_copies", di(&["DI-04", "DI-04"]), di(&["DI-04"]));

    let wounds = |wounds: u8, di: &[&str]| json!({"tiles": ["RUB-3c"], "wounds": wounds, "di": di});
    refused("needs_divine_wound", json!({"wounds": 1}), json!({}));
    accepted(wounds(49, &["DI-D"]), json!({}));
    refused("too_many_wounds", wounds(50, &[]), json!({}));
    accepted(wounds(47, &["DI-01"]), di(&["DI-02"]));
    refused("too_many_wounds", wounds(48, &["DI-01"]), di(&["DI-02"]));
}

/// AMB-2c: shields that Bakatan turns into damage, no more than every card has.
#[test]
fn shields() {
    let bakatan = |convert: u8, more: Value| {
        let mut side = more;
        side["servant"] = json!("AMB-2c");
        side["convert"] = json!(convert);
        side
    };
    let fifth = || json!({"card": "BC-5"});
    accepted(bakatan(2, fifth()), json!({}));
    refused("too_many_shields", bakatan(3, fifth()), json!({}));
    let hand = || json!({"hand": ["BC-4", "BC-5"]});
    accepted(bakatan(1, hand()), json!({}));
    refused("too_many_shields", bakatan(2, hand()), json!({}));
    let other = json!({"card": "BC-5", "servant": "AMB-1b", "convert": 1});
    refused("needs_bakatan", other, json!({}));
    refused(
        "needs_bakatan",
        json!({"card": "BC-5", "convert": 1}),
        json!({}),
    );
}
