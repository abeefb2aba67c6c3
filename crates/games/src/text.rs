//! Words that every game on the command line is told in.

use std::fmt::Display;

use serde::Serialize;
use tabletop::{Outcome, Seats};
use words::{Words, say};

use crate::OptionError;

/// Who decides what now, or how it ended.
pub fn decision(
    words: &Words,
    outcome: Option<&Outcome>,
    awaiting: Seats,
    step: Option<&impl Serialize>,
) -> String {
    if let Some(Outcome {
        winners, reason, ..
    }) = outcome
    {
        let reason = reason.as_str();
        return if winners.is_empty() {
            say!(words, "show-over-nobody", reason = reason)
        } else {
            let winners = words.listed(winners.iter());
            say!(words, "show-over", winners = winners, reason = reason)
        };
    }
    let awaited = awaiting.iter().map(|seat| seat.0);
    step.map_or_else(String::new, |step| words.waiting(step, awaited).text)
}

/// The names of things of a kind, in a row.
pub fn names<T: Display>(words: &Words, kind: &str, ids: impl Iterator<Item = T>) -> String {
    list(words, ids.map(|id| words.name(kind, id)))
}

/// `a, b, c`, or `none`.
pub fn list<T: Display>(words: &Words, items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() {
        say!(words, "show-none")
    } else {
        items.join(", ")
    }
}

/// How many were asked for, if a game can count that far.
pub fn count(option: &'static str, asked: u64) -> Result<u8, OptionError> {
    u8::try_from(asked).map_err(|_| OptionError::TooMany {
        option,
        asked: asked.to_string(),
    })
}
