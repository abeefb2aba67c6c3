//! What happens at a table, as it is stored: one row each, appended and never
//! changed. State, seats and log are rebuilt from these rows alone.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seed};

/// A row of a table's story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Its number, from 1, without gaps.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The id the client gave, so that a retry is known for one.
    pub id: Option<String>,
    /// What happened.
    pub what: What,
    /// The hash of the state after this row and those saved with it, where
    /// they changed the game: what a replay is held to.
    pub hash: Option<u64>,
}

/// What happened, with what only the store knows of it.
pub type What = wire::What<Notation, NewSeed>;

/// What is stored of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notation {
    /// Its notation.
    pub action: String,
}

impl From<&str> for Notation {
    fn from(action: &str) -> Notation {
        Notation {
            action: action.to_owned(),
        }
    }
}

/// What is stored of new dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewSeed {
    /// What they follow from: as secret as the seed of the table.
    pub seed: Seed,
}

/// The dice were set anew.
pub fn dice_set(seed: Seed) -> What {
    What::DiceSet {
        dice: NewSeed { seed },
    }
}

/// The game is over.
pub fn ended(outcome: Outcome) -> What {
    What::Ended {
        outcome: Box::new(outcome),
    }
}

#[cfg(test)]
mod tests {
    use super::What;

    /// Rows as they lie in stores since the first: every kind there is, to the
    /// letter. Whoever changes one of these loses people's games.
    const ROWS: [&str; 14] = [
        r#"{"type":"began"}"#,
        r#"{"type":"acted","seat":3,"action":"move w1a w2b 5","by":"person"}"#,
        r#"{"type":"acted","seat":0,"action":"pass","by":"bot"}"#,
        r#"{"type":"acted","seat":7,"action":"say \"no\"","by":"only_option"}"#,
        r#"{"type":"undone","seat":1,"back":4,"scope":"turn"}"#,
        r#"{"type":"dice_set","seed":18446744073709551615}"#,
        r#"{"type":"undo_asked","seat":2,"to":17}"#,
        r#"{"type":"undo_answered","seat":2,"yes":false}"#,
        r#"{"type":"bot_seated","seat":4,"because":"out_of_time"}"#,
        r#"{"type":"person_back","seat":4}"#,
        r#"{"type":"resigned","seat":0}"#,
        r#"{"type":"lesson_skipped","seat":0}"#,
        r#"{"type":"advised","seat":1,"bot":"priest"}"#,
        r#"{"type":"ended","outcome":{"winners":[0,2],"places":[1,3,1],"reason":"points"}}"#,
    ];

    #[test]
    fn stored_rows_keep_their_form() {
        for row in ROWS {
            let what: What = serde_json::from_str(row).expect(row);
            assert_eq!(serde_json::to_string(&what).expect("plain data"), row);
        }
    }

    /// What a later program wrote, or a disk damaged, is no row of ours.
    #[test]
    fn other_rows_are_refused() {
        for row in [
            r#"{"type":"danced","seat":0}"#,
            r#"{"type":"acted","seat":0,"by":"person"}"#,
            r#"{"type":"acted","seat":0,"action":"pass"}"#,
            r#"{"type":"dice_set"}"#,
            r#"{"type":"resigned","seat":200}"#,
            r#"{"type":"unreadable"}"#,
            r#"{"seat":0}"#,
            "",
        ] {
            assert!(serde_json::from_str::<What>(row).is_err(), "{row}");
        }
    }
}
