//! What happens at a table: one type, [`What`], for a row on the disk, a line
//! in memory and an entry of the log that a client is sent.
//!
//! Its `A` is what is told of an action: on the disk its notation, in memory
//! nothing (the game has it), to a client the events its eye may know. Its `D`
//! is what is told of new dice: on the disk their seed, which is nobody's
//! business elsewhere.

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat};

use crate::table::Away;
use crate::tagged::read_tagged;

/// A line of the table's log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Entry {
    /// Its number.
    pub version: u32,
    /// When.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub at: i64,
    /// How many actions the record held after it.
    pub count: u32,
    /// What happened.
    pub kind: What,
}

/// What a line of the log says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(concrete(A = Events, D = Untold), rename = "EntryKind")
)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What<A = Events, D = Untold> {
    /// The game began.
    Began,
    /// A seat acted. The action itself may be secret; the events tell what
    /// this eye may know.
    Acted {
        /// Which seat.
        seat: Seat,
        /// What is told of it.
        #[serde(flatten)]
        action: A,
        /// Who decided.
        by: By,
    },
    /// Actions were taken back; those numbered above `count` are void.
    Undone {
        /// Who took them back.
        seat: Seat,
        /// How many.
        back: u32,
        /// By which right.
        scope: Scope,
    },
    /// The dice were set anew, because the table went back to before something
    /// came to light: nobody knows what will be drawn.
    DiceSet {
        /// What is told of them.
        #[serde(flatten)]
        #[cfg_attr(feature = "typescript", ts(skip))]
        dice: D,
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
        bot: Box<str>,
    },
    /// The game is over.
    Ended {
        // In a box, because tables keep thousands of lines in memory.
        /// How.
        outcome: Box<Outcome>,
    },
    /// A row that this program cannot read: a newer one wrote it, or it was
    /// damaged. Never written or sent.
    #[serde(skip)]
    Unreadable,
}

/// What a client is told of an action.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Events {
    /// What happened, as this eye may know it.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::typescript::GameEvent>"))]
    pub events: Vec<Box<RawValue>>,
}

/// Nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Untold {}

/// Who decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person of the seat.
    Person,
    /// A bot.
    Bot,
    /// Nobody: there was one option only. Told to that seat alone, because it
    /// says what a hand holds; the others read `person`.
    OnlyOption,
}

/// How far an undo goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// The last decision.
    Step,
    /// Everything one may freely take back.
    Turn,
    /// As far as the table agreed.
    Table,
}

impl<A, D> What<A, D> {
    /// Whether it changes the game itself.
    pub fn changes_game(&self) -> bool {
        matches!(
            self,
            What::Began | What::Acted { .. } | What::Undone { .. } | What::DiceSet { .. }
        )
    }

    /// Whose doing it was.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            What::Acted { seat, .. }
            | What::Undone { seat, .. }
            | What::UndoAsked { seat, .. }
            | What::UndoAnswered { seat, .. }
            | What::BotSeated { seat, .. }
            | What::PersonBack { seat }
            | What::Resigned { seat }
            | What::LessonSkipped { seat }
            | What::Advised { seat, .. } => Some(seat),
            What::Began | What::DiceSet { .. } | What::Ended { .. } | What::Unreadable => None,
        }
    }

    /// The same, with `told` of an action, if it is one, and nothing of dice.
    pub fn telling<B>(&self, told: impl FnOnce() -> B) -> What<B> {
        match *self {
            What::Began => What::Began,
            What::Acted { seat, by, .. } => What::Acted {
                seat,
                action: told(),
                by,
            },
            What::Undone { seat, back, scope } => What::Undone { seat, back, scope },
            What::DiceSet { .. } => What::DiceSet { dice: Untold {} },
            What::UndoAsked { seat, to } => What::UndoAsked { seat, to },
            What::UndoAnswered { seat, yes } => What::UndoAnswered { seat, yes },
            What::BotSeated { seat, because } => What::BotSeated { seat, because },
            What::PersonBack { seat } => What::PersonBack { seat },
            What::Resigned { seat } => What::Resigned { seat },
            What::LessonSkipped { seat } => What::LessonSkipped { seat },
            What::Advised { seat, ref bot } => What::Advised {
                seat,
                bot: bot.clone(),
            },
            What::Ended { ref outcome } => What::Ended {
                outcome: outcome.clone(),
            },
            What::Unreadable => What::Unreadable,
        }
    }
}

impl<A: DeserializeOwned, D: DeserializeOwned> What<A, D> {
    fn read(text: &str) -> serde_json::Result<What<A, D>> {
        read_tagged!(text, What {
            Began {},
            Acted { seat, by; action },
            Undone { seat, back, scope },
            DiceSet { ; dice },
            UndoAsked { seat, to },
            UndoAnswered { seat, yes },
            BotSeated { seat, because },
            PersonBack { seat },
            Resigned { seat },
            LessonSkipped { seat },
            Advised { seat, bot },
            Ended { outcome },
        } but never { Unreadable })
    }
}

impl<'de, A: DeserializeOwned, D: DeserializeOwned> Deserialize<'de> for What<A, D> {
    fn deserialize<S: Deserializer<'de>>(deserializer: S) -> Result<Self, S::Error> {
        let text = Box::<RawValue>::deserialize(deserializer)?;
        What::read(text.get()).map_err(S::Error::custom)
    }
}
