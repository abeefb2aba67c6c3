//! What the table may agree on, and what not.

use kemet::scene::*;
use kemet::*;
use tabletop::Game;

use super::table::*;

/// KB-1.0.a: two to six play; what is not a game is refused in one sentence.
#[test]
fn two_to_six_players() {
    for players in 2..=6 {
        let game = start(&Setup::for_players(players), 1);
        assert_eq!(game.seats().len(), usize::from(players));
    }
    for (players, sentence) in [
        (0, "Kemet is for 2 to 6 players, not 0."),
        (1, "Kemet is for 2 to 6 players, not 1."),
        (7, "Kemet is for 2 to 6 players, not 7."),
    ] {
        assert_eq!(refused(&Setup::for_players(players)), sentence);
    }
}

/// KB-DP-S1, KB-2.1.3: a setup that cannot be says why, in one sentence.
#[test]
fn nonsense_is_refused_with_its_reason() {
    let cases = [
        (
            r#"{"players": 3, "gods": ["horus", "seth", "horus"]}"#,
            "Two players cannot both play for Horus.",
        ),
        (
            r#"{"players": 3, "gods": ["horus", "seth"]}"#,
            "2 gods were named for 3 players; name one each or none.",
        ),
        (
            r#"{"players": 2, "cities": ["w1", "w1"]}"#,
            "Two players cannot both live in Northwest City.",
        ),
        (
            r#"{"players": 2, "cities": ["w1"]}"#,
            "1 city was named for 2 players; name one each or none.",
        ),
        (
            r#"{"players": 2, "cities": ["w1", "w3"]}"#,
            "Southwest City is not in play with 2 players.",
        ),
        (
            r#"{"players": 4, "cities": ["w1", "w2", "e1", "e2"]}"#,
            "Northeast City is not in play with 4 players.",
        ),
        (
            r#"{"players": 3, "colours": ["ruby", "onyx"]}"#,
            "3 players use 3 tile colours, not 2; name 3 or none.",
        ),
        (
            r#"{"players": 2, "colours": ["ruby", "ruby"]}"#,
            "The tile colour ruby is named twice.",
        ),
        (
            r#"{"players": 2, "max_rounds": 0}"#,
            "A game needs at least 1 round.",
        ),
    ];
    for (json, sentence) in cases {
        let setup: Setup = serde_json::from_str(json).unwrap();
        assert_eq!(refused(&setup), sentence, "{json}");
    }
}

/// KB-1.0.e, KB-AM-38: names that the game does not know are refused when a setup is read;
/// Emerald is no colour here.
#[test]
fn unknown_names_are_refused_when_read() {
    let cases = [
        (r#"{"without": ["RUB-5a"]}"#, "`RUB-5a` is no tile"),
        (r#"{"gods": ["osiris"]}"#, "`osiris` is no god: use anubis,"),
        (r#"{"cities": ["w4"]}"#, "`w4` is no city: cities are w1,"),
        (
            r#"{"colours": ["emerald"]}"#,
            "`emerald` is no tile colour: use ruby,",
        ),
        (r#"{"edition": "second"}"#, "unknown variant `second`"),
        (r#"{"mode": "duel"}"#, "unknown variant `duel`"),
        (r#"{"obelisks": true}"#, "unknown field `obelisks`"),
        (r#"{"players": -1}"#, "invalid value"),
    ];
    for (json, beginning) in cases {
        let error = serde_json::from_str::<Setup>(json).unwrap_err().to_string();
        assert!(error.starts_with(beginning), "{json}: {error}");
    }
}

/// A setup survives being written and read, and leaving fields out means a plain
/// game for two.
#[test]
fn a_setup_is_plain_json() {
    let plain: Setup = serde_json::from_str("{}").unwrap();
    assert_eq!(plain, Setup::for_players(2));
    let setup = Setup {
        gods: vec![God::Seth, God::Wadjet],
        cities: vec![City::W2, City::W1],
        colours: vec![Colour::Amber, Colour::Onyx],
        renewal: true,
        without: vec![Tile::Cat],
        max_rounds: 12,
        ..Setup::for_players(2)
    };
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap(), setup);
    let game = start(&setup, 3);
    assert_eq!(player(&game, P1).god, Some(God::Seth));
    assert_eq!(player(&game, P1).city, Some(City::W2));
    assert!(!market(&game).contains_key(&Tile::Cat));
    assert_eq!(tiles_in(&market(&game)), 25);
}
