//! Words that every game on the command line is told in.

use std::fmt::{Debug, Display};

use tabletop::{Outcome, Seat, Seats};

use crate::problem::Problem;

/// Who decides what now, or how it ended.
pub fn decision(outcome: Option<&Outcome>, awaiting: Seats, step: Option<&impl Debug>) -> String {
    if let Some(outcome) = outcome {
        return if outcome.winners.is_empty() {
            format!("The game is over: nobody wins ({}).", outcome.reason)
        } else {
            format!(
                "The game is over: {} won ({}).",
                seats(outcome.winners),
                outcome.reason
            )
        };
    }
    let verb = match awaiting.len() {
        1 => "decides",
        _ => "decide",
    };
    let what = step.map(spoken).unwrap_or_default();
    format!("{} {verb}: {what}.", seats(awaiting))
}

/// `WarCouncil` as people say it: `war council`.
fn spoken(step: &impl Debug) -> String {
    let code = format!("{step:?}");
    let name = code.split([' ', '{', '(']).next().unwrap_or_default();
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// `P1 and P2`.
pub fn seats(set: Seats) -> String {
    let names: Vec<String> = set.iter().map(|seat: Seat| seat.to_string()).collect();
    names.join(" and ")
}

/// `a, b, c`, or `none`.
pub fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() {
        "none".to_owned()
    } else {
        words.join(", ")
    }
}

/// How many players were asked for, if a game can count that far.
pub fn player_count(players: u64, range: &str) -> Result<u8, Problem> {
    u8::try_from(players).map_err(|_| Problem::new(format!("{range} players, not {players}")))
}
