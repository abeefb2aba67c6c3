//! What of a message only those look for who hold the table to its promises.

use serde::Deserialize;
use serde_json::value::RawValue;
use wire::{Entry, Update};

/// How many hands the view shows. Looked for in the text: a secret that no type
/// of ours knows is found as well.
pub fn hands(update: &Update) -> usize {
    update.view.get().matches(r#""secret":{"#).count()
}

/// Whether the game is over: then hands are no secret.
pub fn is_over(update: &Update) -> bool {
    !update.view.get().contains(r#""outcome":null"#)
}

/// The name of a reason, of the table or of the game.
pub fn why(reason: &RawValue) -> String {
    #[derive(Deserialize)]
    struct Reason {
        why: String,
    }
    let reason = serde_json::from_str(reason.get());
    reason.map_or_else(|_| "no reason".to_owned(), |Reason { why }| why)
}

/// A line of the log as text, to be held against another: events are in it as
/// they came.
pub fn written(line: &Entry) -> String {
    serde_json::to_string(line).expect("a line is plain data")
}

/// Whether it takes something back.
pub fn is_undo(line: &Entry) -> bool {
    matches!(line.kind, wire::What::Undone { .. })
}

/// Whether it is an action.
pub fn is_action(line: &Entry) -> bool {
    matches!(line.kind, wire::What::Acted { .. })
}
