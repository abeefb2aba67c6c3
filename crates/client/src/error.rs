//! What can go wrong for a visitor.

tabletop::kinds! {
    /// Why there is no way to a house.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum ConnectError, said as "connect-error" {
        /// It is no address.
        BadAddress { address: String },
        /// It begins neither with `http://` nor with `https://`.
        BadScheme { address: String },
        /// It names no house.
        NoHost { address: String },
        /// Nobody knows where that is.
        NotFound { address: String, detail: String },
        /// Nobody answers there.
        Silent { address: String },
        /// A file of certificates cannot be read.
        NoFile { file: String, detail: String },
        /// A file holds no certificate, or none to trust.
        NoCertificate { file: String, detail: String },
        /// No certificate can bear that name.
        BadHost { host: String },
        /// The certificate is not to be trusted.
        Untrusted { host: String, detail: String },
        /// TLS is not spoken as it should be.
        BadTls { host: String, detail: String },
    }
}

/// Why a visitor could not go on.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
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
    /// The house cannot be reached, now or in a moment.
    #[error("{0}")]
    Connect(#[from] ConnectError),
    /// The program cannot do its work.
    #[error("{0}")]
    Cannot(String),
}

/// What a visitor's deeds give.
pub type Result<T> = std::result::Result<T, ClientError>;

impl ClientError {
    /// A broken promise.
    pub fn broken(sentence: impl Into<String>) -> ClientError {
        ClientError::Broken(sentence.into())
    }

    /// A lost line, for whatever reason the machine gives.
    pub fn lost(reason: impl std::fmt::Display) -> ClientError {
        ClientError::Lost(reason.to_string())
    }

    /// Whether trying again may help: the server is away, or was just now.
    pub fn passes(&self) -> bool {
        match self {
            ClientError::Lost(_) => true,
            ClientError::Answer { status, .. } => *status == 503,
            ClientError::Broken(_) | ClientError::Connect(_) | ClientError::Cannot(_) => false,
        }
    }
}
