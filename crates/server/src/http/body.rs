//! Readers of requests that refuse in the form every refusal has.

use std::future::Future;
use std::time::Duration;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::{Json, extract};
use serde::de::DeserializeOwned;

use super::error::HttpError;
use crate::wire::RequestError;

/// How long the body of a request may take to arrive: two megabytes over a
/// poor line.
const ARRIVES_WITHIN: Duration = Duration::from_secs(20);

/// What reads the body, as long as it does not take for ever.
async fn arrived<T>(reading: impl Future<Output = T>) -> Result<T, HttpError> {
    let read = tokio::time::timeout(ARRIVES_WITHIN, reading).await;
    read.map_err(|_| RequestError::TooSlow.into())
}

/// The JSON body of a request.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, HttpError> {
        let Json(body) = arrived(Json::from_request(request, state)).await??;
        Ok(Body(body))
    }
}

/// The plain text of a request.
pub struct Text(pub String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<Text, HttpError> {
        let text = arrived(String::from_request(request, state)).await??;
        Ok(Text(text))
    }
}

/// What the path of a request names.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, HttpError> {
        let extract::Path(named) = extract::Path::from_request_parts(parts, state).await?;
        Ok(Path(named))
    }
}

/// What stands behind the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, HttpError> {
        let extract::Query(asked) = extract::Query::from_request_parts(parts, state).await?;
        Ok(Query(asked))
    }
}
