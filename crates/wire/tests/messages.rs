//! What goes over the wire, read in Rust and written again.

use serde_json::Value;
use tabletop::Seat;
use wire::{By, Entry, Events, ToClient, What};

/// A message of every kind, as the server writes it.
const MESSAGES: [&str; 21] = [
    r#"{"type":"table","table":{"id":"abc","game":"kemet","setup":{"players": 2},"options":{"listed":false,"pace":{"type":"live"},"hot_seat":false,"chat_hidden":false,"hints":null},"hints":true,"status":"playing","host":true,"host_seat":0,"seats":[{"seat":0,"holder":{"type":"person","name":"Isis","me":true,"online":true,"away":null},"label":"Isis"},{"seat":1,"holder":{"type":"bot","bot":"priest"},"label":"priest"}],"awaiting":[0],"my_turn":true,"spectators":0,"count":3,"created":1,"changed":2,"outcome":null,"lesson":null,"uploaded":false,"rematch":null,"ends":null,"unplayable":null}}"#,
    r#"{"type":"update","update":{"version":7,"count":3,"eye":{"Seat":0},"fresh":true,"entries":[{"version":1,"at":5,"count":0,"kind":{"type":"began"}},{"version":2,"at":6,"count":1,"kind":{"type":"acted","seat":1,"events":[{"what":"passed", "by":1}],"by":"bot"}},{"version":3,"at":6,"count":1,"kind":{"type":"dice_set"}},{"version":4,"at":6,"count":1,"kind":{"type":"advised","seat":0,"bot":"priest"}}],"view":{"b": [1, 2.50],"a":18446744073709551615},"awaiting":[0],"offers":[{"action":"pass","cost":null},{"action":"move","cost":2,"attack":true}],"undo":{"step":1,"turn":2},"asked_undo":{"by":0,"to":1,"yes":[0],"open":[1]},"deadline":null,"odds":{"win": 0.5},"attacks":[{"action":"move","odds":{"win": 0.25}}],"lesson":{"words":"hello","action":null,"step":1,"steps":9}}}"#,
    r#"{"type":"done","id":"x","version":8}"#,
    r#"{"type":"refused","id":null,"reason":{"why":"too_fast"}}"#,
    r#"{"type":"refused","id":"x","reason":{"why":"units", "need": 3}}"#,
    r#"{"type":"chat","fresh":false,"lines":[{"channel":"team","number":1,"at":3,"name":"Isis","seat":0,"text":"\"hm\""}]}"#,
    r#"{"type":"guests","guests":[{"guest":2,"name":null,"host":false}],"more":0}"#,
    r#"{"type":"ignored","guest":null,"people":[{"id":4,"name":"Seth","how":"mute","seat":1,"guest":null}]}"#,
    r#"{"type":"team","team":{"seats":[0,2],"showing":[2],"hands":[{"seat":2,"cards":{"di": []}}]}}"#,
    r#"{"type":"point","seat":2,"at":"w1a"}"#,
    r#"{"type":"idle","idle":[{"seat":1,"idle_for":90000,"yes":[0],"open":[],"bot_in":10000}]}"#,
    r#"{"type":"why","ask":3,"reason":{"why":"units", "need": 3}}"#,
    r#"{"type":"why","ask":3,"reason":null}"#,
    r#"{"type":"advice","ask":4,"advice":{"since":7,"seat":0,"bot":"priest","options":[{"action":"pass","chance":0.25,"share":1.0}],"drawn":false,"simulations":2000},"reason":null}"#,
    r#"{"type":"advice","ask":4,"advice":{"since":7,"seat":0,"bot":"priest","options":[{"action":"pass","chance":0.25,"share":1.0,"because":[{"seat":0,"what":"fame","gained":null,"lost":null,"from":3,"to":4,"worth":0.5}]}],"drawn":false,"simulations":2000},"reason":null}"#,
    r#"{"type":"advice","ask":4,"advice":null,"reason":{"why":"no_hints"}}"#,
    r#"{"type":"moments","ask":5,"moments":[{"count":0,"seat":null,"events":[],"view":{ }},{"count":1,"seat":1,"events":[{"what": "passed"}],"view":{"round": 1}}]}"#,
    r#"{"type":"log","ask":6,"entries":[{"version":9,"at":7,"count":0,"kind":{"type":"undone","seat":1,"back":1,"scope":"table"}},{"version":10,"at":8,"count":0,"kind":{"type":"ended","outcome":{"winners":[],"places":[2,2],"reason":"closed"}}}]}"#,
    r#"{"type":"log","ask":6,"entries":[{"version":1,"at":7,"count":0,"kind":{"type":"undo_asked","seat":1,"to":0}},{"version":2,"at":7,"count":0,"kind":{"type":"undo_answered","seat":0,"yes":true}},{"version":3,"at":7,"count":0,"kind":{"type":"bot_seated","seat":0,"because":"left"}},{"version":4,"at":7,"count":0,"kind":{"type":"person_back","seat":0}},{"version":5,"at":7,"count":0,"kind":{"type":"resigned","seat":0}},{"version":6,"at":7,"count":0,"kind":{"type":"lesson_skipped","seat":0}}]}"#,
    r#"{"type":"pong"}"#,
    r#"{"type":"closing","reason":"logged_out"}"#,
];

/// Whatever is the game's own keeps the text it came as, blanks and all.
#[test]
fn every_message_is_read_and_written_to_the_letter() {
    for text in MESSAGES {
        let message = ToClient::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(serde_json::to_string(&message).unwrap(), text);
        let nested: Vec<ToClient> = serde_json::from_str(&format!("[{text}]")).expect(text);
        assert_eq!(serde_json::to_string(&nested[0]).unwrap(), text);
    }
}

#[test]
fn what_is_no_message_is_not_read() {
    for text in [
        r#"{"type":"dance"}"#,
        r#"{"type":"done","id":"x"}"#,
        r#"{"type":"update"}"#,
        r#"{"id":"x","version":8}"#,
        r#"{"type":"log","ask":6,"entries":[{"version":1,"at":7,"count":0,"kind":{"type":"unreadable"}}]}"#,
        r#"{"type":"pong""#,
    ] {
        assert!(ToClient::read(text).is_err(), "{text}");
    }
}

/// A newer server may say more than is understood here.
#[test]
fn what_is_not_known_is_passed_over() {
    let text = r#"{"version":8,"type":"done","mood":"good","id":"x"}"#;
    let ToClient::Done { id, version } = ToClient::read(text).unwrap() else {
        panic!("{text}");
    };
    assert_eq!((id.as_str(), version), ("x", 8));
}

/// No seed and no notation has a place in what is sent, whatever is stored.
#[test]
fn an_entry_tells_nothing_that_was_only_stored() {
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Secret;
    let seat = Seat(2);
    let stored: [What<Secret, Secret>; 2] = [
        What::Acted {
            seat,
            action: Secret,
            by: By::OnlyOption,
        },
        What::DiceSet { dice: Secret },
    ];
    let told = stored.map(|what| {
        assert!(what.changes_game());
        let kind = what.telling(Events::default);
        serde_json::to_value(Entry {
            version: 1,
            at: 2,
            count: 3,
            kind,
        })
        .unwrap()
    });
    let kinds = told.map(|mut entry: Value| entry["kind"].take());
    let acted = r#"{"type":"acted","seat":2,"by":"only_option","events":[]}"#;
    assert_eq!(kinds[0], serde_json::from_str::<Value>(acted).unwrap());
    assert_eq!(kinds[1], serde_json::json!({"type": "dice_set"}));
}
