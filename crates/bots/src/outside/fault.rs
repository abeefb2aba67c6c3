//! What may go wrong with a program of somebody else.

use std::fmt;
use std::time::Duration;

/// How much of what a program said is repeated to its maker.
const QUOTED: usize = 120;

/// A program did not keep to the protocol: who it was, and what it did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub(super) bot: String,
    pub(super) misdeed: Misdeed,
}

/// One sentence for its maker.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot `{}` {}", self.bot, self.misdeed)
    }
}

impl std::error::Error for Fault {}

/// What a program did.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum Misdeed {
    #[error("does not start: {0}")]
    NotStarted(String),
    #[error("gave no answer within {} s; allow it more with --timeout", .0.as_secs_f64())]
    Silent(Duration),
    #[error("ended before the game was over{0}")]
    Ended(LastWords),
    #[error("said `{0}`, which is no answer such as {{\"choice\":0}} or {{\"action\":\"…\"}}")]
    Garbled(String),
    #[error("said a line of more than {0} bytes")]
    Endless(usize),
    #[error("said `{0}` before it was asked")]
    Unasked(String),
    #[error("chose `{choice}`, which is not among the {offers} actions it was offered")]
    NotOffered { choice: String, offers: usize },
}

impl Misdeed {
    pub(super) fn garbled(said: &str) -> Misdeed {
        Misdeed::Garbled(quoted(said))
    }

    pub(super) fn unasked(said: &str) -> Misdeed {
        Misdeed::Unasked(quoted(said))
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

impl fmt::Display for LastWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(status) = &self.status {
            write!(f, " ({status})")?;
        }
        match &self.complaint {
            Some(complaint) => write!(f, "; its last words were `{}`", quoted(complaint)),
            None => Ok(()),
        }
    }
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
