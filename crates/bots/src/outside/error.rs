//! What may go wrong with a program of somebody else.

use std::time::Duration;

/// How much of what a program said is repeated to its maker.
const QUOTED: usize = 120;

tabletop::kinds! {
    /// A program did not keep to the protocol: who it was, and what it did.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum OutsideBotError, said as "outside-bot-error" {
        /// There is no such program.
        NoProgram { bot: String, program: String },
        /// It does not start.
        NotStarted { bot: String, detail: String },
        /// It gave no answer in time.
        Silent { bot: String, seconds: String },
        /// It ended before the game was over.
        Ended {
            bot: String,
            /// How it ended, as the system puts it.
            status: Option<String>,
            /// The last line it wrote to standard error.
            complaint: Option<String>,
        },
        /// It said what is no answer.
        Garbled { bot: String, said: String },
        /// It said both a choice and an action, or neither.
        NotOne { bot: String },
        /// It said a line without end.
        Endless { bot: String, most: usize },
        /// It spoke before it was asked.
        Unasked { bot: String, said: String },
        /// It chose what it was not offered.
        NotOffered { bot: String, choice: String, offers: usize },
    }
}

/// What a program did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Misdeed {
    NoProgram(String),
    NotStarted(String),
    Silent(Duration),
    Ended(LastWords),
    Garbled(String),
    NotOne,
    Endless(usize),
    Unasked(String),
    NotOffered { choice: String, offers: usize },
}

impl Misdeed {
    pub(super) fn garbled(said: &str) -> Misdeed {
        Misdeed::Garbled(quoted(said))
    }

    pub(super) fn unasked(said: &str) -> Misdeed {
        Misdeed::Unasked(quoted(said))
    }

    /// As it is told of this bot.
    pub(super) fn of(self, bot: &str) -> OutsideBotError {
        let bot = bot.to_owned();
        match self {
            Misdeed::NoProgram(program) => OutsideBotError::NoProgram { bot, program },
            Misdeed::NotStarted(detail) => OutsideBotError::NotStarted { bot, detail },
            Misdeed::Silent(patience) => OutsideBotError::Silent {
                bot,
                seconds: patience.as_secs_f64().to_string(),
            },
            Misdeed::Ended(last) => OutsideBotError::Ended {
                bot,
                status: last.status,
                complaint: last.complaint.as_deref().map(quoted),
            },
            Misdeed::Garbled(said) => OutsideBotError::Garbled { bot, said },
            Misdeed::NotOne => OutsideBotError::NotOne { bot },
            Misdeed::Endless(most) => OutsideBotError::Endless { bot, most },
            Misdeed::Unasked(said) => OutsideBotError::Unasked { bot, said },
            Misdeed::NotOffered { choice, offers } => OutsideBotError::NotOffered {
                bot,
                choice,
                offers,
            },
        }
    }
}

/// What is known of a program that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct LastWords {
    /// How it ended, as the system puts it.
    pub status: Option<String>,
    /// The last line it wrote to standard error.
    pub complaint: Option<String>,
}

/// The beginning of what was said, on one line.
fn quoted(said: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut text: String = said.trim().chars().take(QUOTED).map(plain).collect();
    if text.len() < said.trim().len() {
        text.push('…');
    }
    text
}
