//! Why a request is refused, in the form every refusal has.

use std::any::Any;
use std::borrow::Cow;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::account::Crowded;
use crate::house::HouseTrouble;
use crate::limits::TooMuch;
use crate::metrics::{Door, metrics};
use crate::store::StoreError;
use crate::wire::Trouble;

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    status: StatusCode,
    why: &'static str,
    message: Cow<'static, str>,
    /// When to try again, in seconds.
    again: Option<u64>,
}

/// What can be answered, or why not.
pub type Answer<T> = Result<T, Problem>;

impl Problem {
    /// This answer with a short name for programs and a sentence for people.
    pub fn new(
        status: StatusCode,
        why: &'static str,
        message: impl Into<Cow<'static, str>>,
    ) -> Problem {
        Problem {
            status,
            why,
            message: message.into(),
            again: None,
        }
    }

    /// Something in the request cannot be so.
    pub fn bad(why: &'static str, message: &'static str) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, why, message)
    }

    /// Nobody knows who asks.
    pub fn stranger() -> Problem {
        Problem::new(
            StatusCode::UNAUTHORIZED,
            "stranger",
            "Nobody here knows you yet; ask GET /api/me first.",
        )
    }

    /// The token is none, or was taken back.
    pub fn no_such_token() -> Problem {
        Problem::new(
            StatusCode::UNAUTHORIZED,
            "no_such_token",
            "This token is worth nothing: it was taken back, or is not written in full.",
        )
    }

    /// Something a token may not do.
    pub fn token_only_plays() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "token_only_plays",
            "A token plays in your name; accounts and tokens need you yourself.",
        )
    }

    /// There is no such path.
    pub fn no_such_path() -> Problem {
        Problem::new(
            StatusCode::NOT_FOUND,
            "no_such_path",
            "There is no such path.",
        )
    }

    /// The path knows no such method.
    pub fn no_such_method() -> Problem {
        Problem::new(
            StatusCode::METHOD_NOT_ALLOWED,
            "no_such_method",
            "This path knows no such method.",
        )
    }

    /// The request comes from a page that is not ours.
    pub fn other_origin() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "other_origin",
            "This request comes from another site.",
        )
    }

    /// Too many sockets are open.
    pub fn too_many_sockets() -> Problem {
        Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_sockets",
            "Too many connections are open; close some first.",
        )
    }

    /// Too many requests are being answered at the same time.
    pub fn too_many_requests() -> Problem {
        let message = "Too many requests are under way; wait for some first.";
        Problem {
            again: Some(2),
            ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message)
        }
    }

    /// The request did not come in as fast as anybody can send it.
    pub fn too_slow() -> Problem {
        Problem::new(
            StatusCode::REQUEST_TIMEOUT,
            "too_slow",
            "The request took too long to arrive.",
        )
    }

    /// The password or the name of the account is wrong; nobody learns which.
    pub fn wrong_password() -> Problem {
        Problem::new(
            StatusCode::FORBIDDEN,
            "wrong_password",
            "There is no account with this name and password.",
        )
    }

    fn broken() -> Problem {
        Problem::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "broken",
            "Something went wrong here; nothing has changed.",
        )
    }

    /// Too much is going on.
    pub fn busy() -> Problem {
        let message = "Too much is going on; try again in a moment.";
        Problem {
            again: Some(2),
            ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message)
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        metrics().refused(Door::Http, self.why);
        let trouble = Trouble {
            why: self.why.to_owned(),
            message: self.message.into_owned(),
        };
        let mut response = (self.status, Json(trouble)).into_response();
        if let Some(seconds) = self.again {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What a connection too many is told, whatever it wants.
pub fn too_many_connections() -> Vec<u8> {
    let trouble = Trouble {
        why: "too_many_connections".to_owned(),
        message: "Too many connections are open; close some first.".to_owned(),
    };
    let body = serde_json::to_string(&trouble).expect("plain data");
    format!(
        "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// What a request gets whose handler panicked. The panic itself is in the log.
pub fn panicked(_: Box<dyn Any + Send>) -> Response {
    Problem::broken().into_response()
}

impl From<HouseTrouble> for Problem {
    fn from(trouble: HouseTrouble) -> Problem {
        match trouble {
            HouseTrouble::NoSuchTable => Problem::new(
                StatusCode::NOT_FOUND,
                "no_such_table",
                "There is no such table.",
            ),
            HouseTrouble::NotOpen => Problem::new(
                StatusCode::FORBIDDEN,
                "not_open",
                "This table is not open to you.",
            ),
            HouseTrouble::NotAllowed(message) => {
                Problem::new(StatusCode::FORBIDDEN, "not_allowed", message)
            }
            HouseTrouble::Refused(message) => {
                Problem::new(StatusCode::CONFLICT, "refused", sentence(&message))
            }
            HouseTrouble::TooMany(why, message) => {
                Problem::new(StatusCode::TOO_MANY_REQUESTS, why, message)
            }
            HouseTrouble::Busy => Problem::busy(),
            HouseTrouble::CannotOpen => Problem::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "cannot_open",
                "This table cannot be opened by this server.",
            ),
            HouseTrouble::Broken => Problem::broken(),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::new(
                StatusCode::CONFLICT,
                "name_taken",
                "Another account has this name already.",
            ),
            StoreError::Missing => {
                Problem::new(StatusCode::NOT_FOUND, "missing", "There is no such thing.")
            }
            error => {
                metrics().store_errors.inc();
                tracing::error!(%error, "the store cannot do its work");
                Problem::broken()
            }
        }
    }
}

impl From<TooMuch> for Problem {
    fn from(TooMuch(wait): TooMuch) -> Problem {
        Problem {
            again: Some(wait.as_secs() + 1),
            ..Problem::new(
                StatusCode::TOO_MANY_REQUESTS,
                "too_fast",
                "That was too often; wait a moment.",
            )
        }
    }
}

impl From<Crowded> for Problem {
    fn from(crowded: Crowded) -> Problem {
        match crowded {
            Crowded::You => Problem::from(TooMuch(Duration::from_secs(1))),
            Crowded::All => Problem::busy(),
        }
    }
}

/// How long a sentence is at most, in characters.
const LONGEST_SENTENCE: usize = 240;

/// With a capital in front and a full stop behind: reasons come from readers of
/// records and JSON too, who have neither. They quote what they read, which may
/// be megabytes: of that, the beginning will do.
fn sentence(reason: &str) -> String {
    let reason = match reason.char_indices().nth(LONGEST_SENTENCE) {
        Some((end, _)) => &format!("{}…", &reason[..end]),
        None => reason.trim_end_matches('.'),
    };
    let mut letters = reason.chars();
    let first = letters.next().map(|letter| letter.to_uppercase());
    let first: String = first.into_iter().flatten().collect();
    format!("{first}{}.", letters.as_str())
}

fn unreadable(status: StatusCode, reason: &str) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(status, "too_large", "That is too large."),
        _ => Problem::new(status, "unreadable", sentence(reason)),
    }
}

/// Requests that cannot be read keep the status their reader gives them.
macro_rules! unreadable {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for Problem {
            fn from(rejection: $rejection) -> Problem {
                unreadable(rejection.status(), &rejection.body_text())
            }
        }
    )*};
}

unreadable!(
    JsonRejection,
    PathRejection,
    QueryRejection,
    StringRejection
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_one_and_never_longer_than_one_reads() {
        assert_eq!(sentence("line 1 is missing"), "Line 1 is missing.");
        assert_eq!(sentence("There is one."), "There is one.");
        let quoting = format!("`{}` is no action", "é".repeat(100_000));
        let said = sentence(&quoting);
        assert_eq!(said.chars().count(), LONGEST_SENTENCE + 2);
        assert!(said.starts_with("`éé") && said.ends_with("é…."));
    }
}
