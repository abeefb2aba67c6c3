//! Why the house does not do what it was asked for.

use crate::games;
use crate::session::OpenError;
use crate::store::StoreError;

/// Why the house does not do what it was asked for; one sentence each.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HouseTrouble {
    /// There is no table at this address.
    #[error("There is no such table.")]
    NoSuchTable,
    /// Somebody sent them away, or does not want to meet them; nobody is told
    /// which.
    #[error("This table is not open to you.")]
    NotOpen,
    /// Not for this person.
    #[error("{0}")]
    NotAllowed(&'static str),
    /// Not now, or not like this.
    #[error("{0}")]
    Refused(String),
    /// The house is closing, or has too much to do.
    #[error("The server is busy; try again in a moment.")]
    Busy,
    /// The store or the program fails.
    #[error("Something is broken here; nothing has changed.")]
    Broken,
}

impl HouseTrouble {
    /// A refusal in one sentence.
    pub(crate) fn refused(sentence: &str) -> HouseTrouble {
        HouseTrouble::Refused(sentence.to_owned())
    }

    /// Only who opened the table may do this.
    pub(crate) const NOT_HOST: HouseTrouble =
        HouseTrouble::NotAllowed("Only who opened the table may do this.");
}

impl From<StoreError> for HouseTrouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => HouseTrouble::NoSuchTable,
            other => {
                tracing::error!(error = %other, "the store fails");
                HouseTrouble::Broken
            }
        }
    }
}

/// What was wrong with something a person sent.
impl From<OpenError> for HouseTrouble {
    fn from(error: OpenError) -> Self {
        HouseTrouble::Refused(error.to_string())
    }
}

/// What the house answers.
pub type Houses<T> = Result<T, HouseTrouble>;

/// Refuses a bot that the game does not have.
pub(crate) fn check_bot(game: &str, bot: &str) -> Houses<()> {
    if games::knows_bot(game, bot) {
        return Ok(());
    }
    Err(HouseTrouble::Refused(format!(
        "There is no bot `{}` for {game}.",
        bot.chars().take(24).collect::<String>()
    )))
}
