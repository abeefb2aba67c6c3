//! What can go wrong for a visitor.

/// Why a visitor could not go on.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The server broke a promise: what the programs here look for.
    #[error("{0}")]
    Broken(String),
    /// The line was lost; another may be had.
    #[error("the line was lost: {0}")]
    Lost(String),
    /// The server answered a request with something other than success.
    #[error("{method} {path} was answered {status}: {body}")]
    Answer {
        /// The method of the request.
        method: String,
        /// Its path.
        path: String,
        /// The status of the answer.
        status: u16,
        /// Its body.
        body: String,
    },
    /// The program cannot do its work.
    #[error("{0}")]
    Cannot(String),
}

/// What a visitor's deeds give.
pub type Result<T> = std::result::Result<T, Trouble>;

impl Trouble {
    /// A broken promise.
    pub fn broken(sentence: impl Into<String>) -> Trouble {
        Trouble::Broken(sentence.into())
    }

    /// A lost line, for whatever reason the machine gives.
    pub fn lost(reason: impl std::fmt::Display) -> Trouble {
        Trouble::Lost(reason.to_string())
    }

    /// Whether trying again may help: the server is away, or was just now.
    pub fn passes(&self) -> bool {
        match self {
            Trouble::Lost(_) => true,
            Trouble::Answer { status, .. } => *status == 503,
            Trouble::Broken(_) | Trouble::Cannot(_) => false,
        }
    }
}
