//! The lines that go to an outside bot and come back.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat};

use super::error::Misdeed;

/// A line to the program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Line<'a, V> {
    /// A game begins; forget the last one.
    Start {
        protocol: u32,
        game: &'a str,
        seat: Seat,
        players: usize,
        seed: u32,
    },
    /// What do you do? The only line that wants an answer.
    Question {
        game: &'a str,
        seat: Seat,
        view: &'a V,
        actions: &'a [String],
        budget: Thinking,
        seed: u32,
    },
    /// The game is over.
    Over { outcome: Option<&'a Outcome> },
}

/// A line that shows nothing.
pub(super) type News<'a> = Line<'a, ()>;

/// How long to think.
#[derive(Serialize)]
pub(super) struct Thinking {
    pub simulations: Option<u32>,
    pub milliseconds: u128,
}

/// A line from the program: a place in the list or the notation of an action.
/// Whatever else it says is its own affair.
#[derive(Deserialize, Debug)]
pub(super) struct Answered {
    choice: Option<usize>,
    action: Option<String>,
}

impl Answered {
    pub(super) fn read(line: &str) -> Result<Answered, Misdeed> {
        serde_json::from_str(line).map_err(|_| Misdeed::garbled(line))
    }

    /// The place in the list that is meant.
    pub(super) fn place(&self, actions: &[String]) -> Result<usize, Misdeed> {
        let strange = |choice: String| Misdeed::NotOffered {
            choice,
            offers: actions.len(),
        };
        match (self.choice, &self.action) {
            (Some(choice), None) if choice < actions.len() => Ok(choice),
            (Some(choice), None) => Err(strange(choice.to_string())),
            (None, Some(wish)) => {
                let found = actions.iter().position(|action| action == wish);
                found.ok_or_else(|| strange(wish.clone()))
            }
            (Some(_), Some(_)) | (None, None) => Err(Misdeed::NotOne),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_place_or_a_notation() {
        let actions = ["stop".to_owned(), "go on".to_owned()];
        let place = |line: &str| Answered::read(line)?.place(&actions);
        assert_eq!(place(r#"{"choice":1}"#).ok(), Some(1));
        assert_eq!(place(r#"{"action":"go on","why":[]}"#).ok(), Some(1));
        for wrong in [
            "",
            "hello",
            "1",
            "{}",
            r#"{"choice":2}"#,
            r#"{"choice":-1}"#,
            r#"{"choice":0.5}"#,
            r#"{"action":"fly"}"#,
            r#"{"choice":0,"action":"stop"}"#,
        ] {
            assert!(place(wrong).is_err(), "{wrong}");
        }
    }
}
