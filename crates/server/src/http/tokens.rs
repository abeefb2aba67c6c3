//! Keys for programs that play in my name.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Front;
use super::body::{Body, Path};
use super::error::HttpError;
use crate::house::KeyId;
use crate::people::{Owner, Secret, checked_name};
use crate::wire::{FreshToken, LONGEST_NAME, NewToken, RequestError, Tokens};

/// How many somebody may have at a time.
const MOST: u32 = 20;

/// Makes a token. It is told this once; the house keeps its hash.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = NewToken, responses(
    (status = 201, description = "The token", body = FreshToken),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token makes no tokens", body = RequestError),
    (status = 409, description = "There are too many already", body = RequestError),
    (status = 422, description = "The label cannot be shown", body = RequestError),
))]
pub async fn make(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
    Body(wish): Body<NewToken>,
) -> Result<(StatusCode, Json<FreshToken>), HttpError> {
    let bad_label = RequestError::BadLabel { most: LONGEST_NAME };
    let label = checked_name(&wish.label).ok_or(bad_label)?;
    let secret = Secret::fresh();
    let hash = secret.hash();
    let made = front
        .store
        .add_token(person.id, &label, &hash, MOST)
        .await?;
    let made = made.ok_or(RequestError::TooManyTokens {
        most: MOST as usize,
    })?;
    let fresh = FreshToken {
        id: made.id,
        label: made.label,
        token: secret.reveal(),
    };
    Ok((StatusCode::CREATED, Json(fresh)))
}

/// My tokens, by label.
#[utoipa::path(get, path = "/api/tokens", tag = "people", responses(
    (status = 200, description = "All of them", body = Tokens),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token sees no tokens", body = RequestError),
))]
pub async fn list(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
) -> Result<Json<Tokens>, HttpError> {
    let tokens = front.store.tokens(person.id).await?;
    Ok(Json(Tokens { tokens }))
}

/// Takes a token back: whatever shows it is nobody from now on, and its sockets
/// end.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(
    ("id" = i64, Path, description = "Its number"),
), responses(
    (status = 204, description = "It is worth nothing now"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token takes back no tokens", body = RequestError),
    (status = 404, description = "There is no such token of mine", body = RequestError),
))]
pub async fn take_back(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
    Path(id): Path<i64>,
) -> Result<StatusCode, HttpError> {
    front.store.drop_token(person.id, id).await?;
    let gone = KeyId::Token(id);
    front.house.badges().revoke(person.id, |&key| key == gone);
    Ok(StatusCode::NO_CONTENT)
}
