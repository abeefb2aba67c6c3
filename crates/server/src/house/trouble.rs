//! Why the house does not do what it was asked for.

use crate::games;
use crate::metrics::metrics;
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
    /// Too much of this at the same time; a short name and a sentence.
    #[error("{1}")]
    TooMany(&'static str, &'static str),
    /// The house is closing, or has too much to do.
    #[error("The server is busy; try again in a moment.")]
    Busy,
    /// The program cannot open this table, today or tomorrow.
    #[error("This table cannot be opened by this server.")]
    CannotOpen,
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

    /// Somebody, or somebody's address, has too many tables open.
    pub(crate) const TOO_MANY_TABLES: HouseTrouble = HouseTrouble::TooMany(
        "too_many_tables",
        "Too many tables of yours are open; finish one or put one away first.",
    );

    /// Or too many games of bots alone.
    pub(crate) const TOO_MANY_BOT_GAMES: HouseTrouble = HouseTrouble::TooMany(
        "too_many_bot_games",
        "Too many games of bots alone are under way for you; end one first.",
    );

    /// Or has too many analyses made.
    pub(crate) const TOO_MANY_ANALYSES: HouseTrouble = HouseTrouble::TooMany(
        "too_many_analyses",
        "Several analyses are being made for you already; wait until one is ready.",
    );
}

impl From<StoreError> for HouseTrouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => HouseTrouble::NoSuchTable,
            other => {
                metrics().store_errors.inc();
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
