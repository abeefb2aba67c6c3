//! Why a request is refused, in the form every refusal has.

use std::any::Any;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::account::Crowded;
use crate::house::error::beginning;
use crate::limits::TooMuch;
use crate::metrics::{Door, metrics};
use crate::store::StoreError;
use crate::wire::RequestError;
use tabletop::Kinds;

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HttpError {
    status: StatusCode,
    reason: RequestError,
    /// When to try again, in seconds.
    again: Option<u64>,
}

/// When who finds the house full may come again, in seconds.
const SOON: u64 = 2;

impl From<RequestError> for HttpError {
    fn from(reason: RequestError) -> HttpError {
        let full = matches!(reason, RequestError::Busy | RequestError::TooManyRequests);
        HttpError {
            status: status(&reason),
            reason,
            again: full.then_some(SOON),
        }
    }
}

/// The status that fits a reason.
fn status(reason: &RequestError) -> StatusCode {
    use RequestError::*;
    match reason {
        Unreadable { .. } => StatusCode::BAD_REQUEST,
        Stranger | NoSuchToken => StatusCode::UNAUTHORIZED,
        TokenOnlyPlays | OtherOrigin | WrongPassword | NotOpen | NotHost | NotYourSeat
        | NotSeated | NotPlayed | RecordClosed => StatusCode::FORBIDDEN,
        NoSuchPath | NoSuchTable | Missing => StatusCode::NOT_FOUND,
        NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
        TooSlow => StatusCode::REQUEST_TIMEOUT,
        NameTaken
        | TooManyTokens { .. }
        | BadCursor
        | NoSuchGame { .. }
        | BadSetup { .. }
        | SetupRefused { .. }
        | RecordRefused { .. }
        | NoSuchBot { .. }
        | NoSuchLesson
        | WrongSeats { .. }
        | NoSeatOfYours
        | SeveralSeats
        | BadSeatName { .. }
        | BadPace
        | BadBank
        | Begun
        | NoSuchSeat
        | SeatTaken
        | SeatOpen
        | CannotPlay
        | NothingToRepeat
        | NoRecord
        | NotOver
        | CannotPlayOn
        | NoSuchMoment
        | AtTheEnd
        | NotesTooLong { .. }
        | NobodyThere
        | Yourself
        | Nameless
        | IgnoresTooMany
        | PlaysNow
        | ReportTooLong { .. }
        | ReportsWait
        | ReportsFull => StatusCode::CONFLICT,
        TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        NoUpgrade
        | BadAccount { .. }
        | BadPassword { .. }
        | BadName { .. }
        | HouseName
        | BadLabel { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        TooFast | TooManyConnections | TooManySockets | TooManyRequests | TooManyTables
        | TooManyBotGames | TooManyAnalyses => StatusCode::TOO_MANY_REQUESTS,
        Broken | CannotOpen => StatusCode::INTERNAL_SERVER_ERROR,
        Busy => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        metrics().refused(Door::Http, &self.reason.why());
        let mut response = (self.status, Json(self.reason)).into_response();
        if let Some(seconds) = self.again {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What a connection too many is told, whatever it wants.
pub fn too_many_connections() -> Vec<u8> {
    let body = serde_json::to_string(&RequestError::TooManyConnections).expect("plain data");
    format!(
        "HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nRetry-After: 5\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// What a request gets whose handler panicked. The panic itself is in the log.
pub fn panicked(_: Box<dyn Any + Send>) -> Response {
    HttpError::from(RequestError::Broken).into_response()
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        let reason = match error {
            StoreError::Taken => RequestError::NameTaken,
            StoreError::Missing => RequestError::Missing,
            error => error.into(),
        };
        reason.into()
    }
}

impl From<TooMuch> for HttpError {
    fn from(TooMuch(wait): TooMuch) -> HttpError {
        HttpError {
            again: Some(wait.as_secs() + 1),
            ..RequestError::TooFast.into()
        }
    }
}

impl From<Crowded> for HttpError {
    fn from(crowded: Crowded) -> HttpError {
        match crowded {
            Crowded::You => HttpError::from(TooMuch(Duration::from_secs(1))),
            Crowded::All => RequestError::Busy.into(),
        }
    }
}

/// A request that its reader refuses keeps the status it was given.
fn unreadable(status: StatusCode, detail: &str) -> HttpError {
    let reason = match status {
        StatusCode::PAYLOAD_TOO_LARGE => RequestError::TooLarge,
        _ => RequestError::Unreadable {
            detail: beginning(detail),
        },
    };
    HttpError {
        status,
        ..reason.into()
    }
}

macro_rules! unreadable {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for HttpError {
            fn from(rejection: $rejection) -> HttpError {
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
