//! Ten battles worked out on paper from the tiles, cards and rules of the book
//! before the program was asked (sections 3.5.3 to 3.5.7).

use kemet::reckoning::{Question, work_out};
use serde_json::{Value, json};

/// Strength, damage, unblockable damage, shield; units lost and left; fame points,
/// veteran tokens, and what a recall of the rest would bring.
type Side = [u8; 9];

fn check(question: Value, winner: &str, attacker: Side, defender: Side) {
    let question: Question = serde_json::from_value(question).expect("a battle");
    let answer = serde_json::to_value(work_out(&question).expect("a sound battle")).expect("JSON");
    assert_eq!(answer["winner"], winner);
    for (role, figures) in [("attacker", attacker), ("defender", defender)] {
        let names = [
            "strength",
            "damage",
            "unblockable",
            "shield",
            "lost",
            "left",
            "fp",
            "veterans",
            "recall_pp",
        ];
        for (name, figure) in names.into_iter().zip(figures) {
            assert_eq!(answer[role][name], figure, "{name} of the {role}");
        }
    }
}

/// RUB-1a, SAP-1b, KB-3.5.5.1, KB-3.5.5.3: 5 + 4 + 1 against 3 + 3 + 1; the one
/// damage meets the one shield.
#[test]
fn a_charge_against_a_defence() {
    check(
        json!({"zone": "temple",
            "attacker": {"units": 5, "card": "BC-1", "tiles": ["RUB-1a"]},
            "defender": {"units": 3, "card": "BC-6", "tiles": ["SAP-1b"]}}),
        "attacker",
        [10, 1, 0, 0, 0, 5, 1, 0, 4],
        [7, 0, 0, 1, 0, 3, 0, 1, 2],
    );
}

/// KB-3.5.3.c, KB-3.5.5.2, RUB-4a, SAP-2d: 4 + 1 + 2 against 5 + 2 is a tie, which
/// the defender wins; 3 + 2 damage meets 2 + 1 shields.
#[test]
fn a_scorpion_held_off() {
    check(
        json!({"zone": "desert",
            "attacker": {"units": 4, "card": "BC-3", "creature": "RUB-4a"},
            "defender": {"units": 5, "card": "BC-5", "tiles": ["SAP-2d"]}}),
        "defender",
        [7, 5, 0, 0, 0, 4, 0, 1, 3],
        [7, 0, 0, 3, 2, 3, 0, 2, 2],
    );
}

/// KB-3.5.3.b, KB-3.5.4.b, AME-4c: 2 + 5 + 1 for the blades + 1 for the own city
/// against 4 + 2; the victor's own card takes both units, so no fame.
#[test]
fn a_victory_to_the_last_unit() {
    check(
        json!({"zone": "attacker_city",
            "attacker": {"units": 2, "card": "BC-7", "tiles": ["RUB-3b"]},
            "defender": {"units": 4, "card": "BC-4", "tiles": ["AME-4c"]}}),
        "attacker",
        [9, 0, 0, 0, 2, 0, 0, 1, 0],
        [6, 2, 0, 1, 0, 4, 0, 1, 3],
    );
}

/// RUB-4b, REN-SAP3, ONY-4a, ONY-3c: 5 + 3 + 1 + 1 + 2 against 4 + 1 + 1 + 1 for the
/// own city. One unit dies of unblockable damage on each side, and one more of the
/// attackers of the card; Amout wants two.
#[test]
fn a_storm_on_a_city() {
    check(
        json!({"zone": "defender_city",
            "attacker": {"units": 5, "card": "BC-2", "creature": "ONY-4a", "tiles": ["RUB-4b", "REN-SAP3"]},
            "defender": {"units": 4, "card": "BC-8", "tiles": ["ONY-3c", "SAP-3b"]}}),
        "attacker",
        [12, 3, 1, 0, 2, 3, 1, 0, 2],
        [7, 1, 1, 3, 1, 3, 0, 1, 2],
    );
}

/// AMB-2c, AMB-1b, DI-03: 5 + 2 against 3 + 4 is the defender's; Bakatan's two
/// shields become damage and meet Masaharta's and the wall's.
#[test]
fn shields_turned_in_vain() {
    check(
        json!({"zone": "sanctuary",
            "attacker": {"units": 5, "card": "BC-5", "servant": "AMB-2c", "convert": 2},
            "defender": {"units": 3, "card": "BC-1", "servant": "AMB-1b", "di": ["DI-03"]}}),
        "defender",
        [7, 2, 0, 0, 1, 4, 0, 1, 3],
        [7, 1, 0, 2, 0, 3, 0, 2, 2],
    );
}

/// AMB-3c, REN-AME2, AMB-4b, tiles:R11: 3 + 3 + 1 + 1 against 3 + 3 + 2; the Cat has
/// lost nobody, so fame takes the place of one of the two tokens.
#[test]
fn a_cat_in_the_delta() {
    check(
        json!({"zone": "delta",
            "attacker": {"units": 3, "card": "BC-6", "servant": "AMB-3c", "tiles": ["REN-AME2"]},
            "defender": {"units": 3, "card": "BC-2", "creature": "AMB-4b"}}),
        "defender",
        [8, 0, 0, 1, 1, 2, 0, 1, 1],
        [8, 2, 0, 1, 0, 3, 1, 1, 2],
    );
}

/// SB-1, SB-3, AME-2a: 5 + 3 against 5 + 2; the Shield of Onyx lets only the
/// unblockable point through.
#[test]
fn a_storm_against_onyx() {
    check(
        json!({"zone": "desert",
            "attacker": {"units": 5, "card": "SB-1", "tiles": ["RUB-2b", "AME-2a"]},
            "defender": {"units": 5, "card": "SB-3", "tiles": ["REN-ONY3"]}}),
        "attacker",
        [8, 3, 1, 0, 0, 5, 1, 0, 4],
        [7, 0, 0, 0, 1, 4, 0, 1, 3],
    );
}

/// DIA-2b, RUB-3a: the Snake silences the Scarab: 4 + 4 against 3 + 3.
#[test]
fn a_snake_and_a_scarab() {
    check(
        json!({"zone": "desert",
            "attacker": {"units": 4, "card": "BC-1", "creature": "RUB-3a"},
            "defender": {"units": 3, "card": "BC-2", "creature": "DIA-2b"}}),
        "attacker",
        [8, 1, 0, 0, 2, 2, 1, 0, 1],
        [6, 2, 0, 0, 1, 2, 0, 1, 1],
    );
}

/// DI-05, RUB-2a, AME-3b: 5 + 1 against 3 + 3; 3 + 2 + 1 damage less one shield is
/// five, and of three units the ward keeps one.
#[test]
fn one_stands_in_the_bloodbath() {
    check(
        json!({"zone": "temple",
            "attacker": {"units": 5, "card": "BC-3", "di": ["DI-05"], "tiles": ["RUB-2a"]},
            "defender": {"units": 3, "card": "BC-6", "tiles": ["AME-3b"]}}),
        "defender",
        [6, 6, 0, 0, 0, 5, 0, 1, 4],
        [6, 0, 0, 1, 2, 1, 0, 2, 0],
    );
}

/// RUB-3c, AMB-2d: 2 + 2 + 3 discarded cards against 2 + 1; nobody dies, and the
/// loser's recall is worth 1 + 2.
#[test]
fn wounds_and_a_forced_recall() {
    check(
        json!({"zone": "desert",
            "attacker": {"units": 2, "card": "BC-4", "tiles": ["RUB-3c"], "wounds": 3},
            "defender": {"units": 2, "card": "BC-8", "tiles": ["AMB-2d"]}}),
        "attacker",
        [7, 2, 0, 1, 0, 2, 1, 0, 1],
        [3, 1, 0, 3, 0, 2, 0, 1, 3],
    );
}
