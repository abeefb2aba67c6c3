//! What happens at a table, as it is stored: one row each, appended and never
//! changed. State, seats and log are rebuilt from these rows alone.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat, Seed};

use crate::wire::{Away, By, Scope};

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

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// The game began.
    Began,
    /// A seat acted.
    Acted {
        /// Which seat.
        seat: Seat,
        /// The notation of the action.
        action: String,
        /// Who decided.
        by: By,
    },
    /// Actions were taken back.
    Undone {
        /// Who took them back.
        seat: Seat,
        /// How many.
        back: u32,
        /// By which right.
        scope: Scope,
    },
    /// The dice were set anew, because the table went back across a draw.
    DiceSet {
        /// From this seed: as secret as that of the table.
        seed: Seed,
    },
    /// Somebody asks to go back.
    UndoAsked {
        /// Who.
        seat: Seat,
        /// How many actions would be left.
        to: u32,
    },
    /// Somebody answers.
    UndoAnswered {
        /// Who.
        seat: Seat,
        /// Consent.
        yes: bool,
    },
    /// A bot plays this seat from here on.
    BotSeated {
        /// Which seat.
        seat: Seat,
        /// Why.
        because: Away,
    },
    /// Its person is back.
    PersonBack {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody gave up.
    Resigned {
        /// Which seat.
        seat: Seat,
    },
    /// The learner goes on without the lesson.
    LessonSkipped {
        /// Who.
        seat: Seat,
    },
    /// Somebody was told what a bot would do in their place.
    Advised {
        /// Who.
        seat: Seat,
        /// Which bot.
        bot: String,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// A row that this program cannot read: a newer one wrote it, or it was
    /// damaged. Never written.
    #[serde(skip)]
    Unreadable,
}

impl What {
    /// Whether it changes the game itself.
    pub fn changes_game(&self) -> bool {
        matches!(
            self,
            What::Began | What::Acted { .. } | What::Undone { .. } | What::DiceSet { .. }
        )
    }
}
