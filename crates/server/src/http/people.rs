//! People among themselves: ignored, sent away, reported.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Front;
use super::body::{Body, Path};
use super::error::HttpError;
use crate::limits::Address;
use crate::people::{Owner, Visitor};
use crate::wire::{Ignore, Ignored, Remove, Report, RequestError};

/// Whom I do not want to read or to meet.
#[utoipa::path(get, path = "/api/me/ignored", tag = "people", responses(
    (status = 200, description = "Mine alone, the newest first", body = Ignored),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token only plays", body = RequestError),
))]
pub async fn ignored(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
) -> Result<Json<Ignored>, HttpError> {
    Ok(Json(front.house.ignored(person.id).await?))
}

/// Takes one of them back.
#[utoipa::path(delete, path = "/api/me/ignored/{id}", tag = "people", params(
    ("id" = i64, Path, description = "Its number"),
), responses(
    (status = 204, description = "They are read and met again"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token only plays", body = RequestError),
    (status = 404, description = "There is no such one of mine", body = RequestError),
))]
pub async fn stop_ignoring(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
    Path(id): Path<i64>,
) -> Result<StatusCode, HttpError> {
    front.store.stop_ignoring(person.id, id).await?;
    front.house.ignored_changed(person.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Mutes or blocks somebody at a table. They are not told.
#[utoipa::path(post, path = "/api/tables/{id}/ignored", tag = "people", params(
    ("id" = String, Path, description = "The table"),
), request_body = Ignore, responses(
    (status = 204, description = "So it is"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token only plays, or the table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "There is nobody like that", body = RequestError),
))]
pub async fn ignore(
    State(front): State<Arc<Front>>,
    Owner { person, .. }: Owner,
    Path(id): Path<String>,
    Body(wish): Body<Ignore>,
) -> Result<StatusCode, HttpError> {
    front.house.ignore(&id, person.id, wish).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends somebody away who does not play; they cannot come back (host).
#[utoipa::path(post, path = "/api/tables/{id}/removed", tag = "people", params(
    ("id" = String, Path, description = "The table"),
), request_body = Remove, responses(
    (status = 204, description = "They are gone"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "Only the host may", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "They play, or there is nobody like that", body = RequestError),
))]
pub async fn remove(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
    Body(wish): Body<Remove>,
) -> Result<StatusCode, HttpError> {
    front.house.send_away(&id, person.id, wish.who).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the host of the server about somebody. The last lines of chat that I
/// can read go with it.
#[utoipa::path(post, path = "/api/tables/{id}/reports", tag = "people", params(
    ("id" = String, Path, description = "The table"),
), request_body = Report, responses(
    (status = 204, description = "It is kept"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "A token only plays, or the table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "Too long, or there is nobody like that", body = RequestError),
    (status = 429, description = "Too many reports", body = RequestError),
))]
pub async fn report(
    State(front): State<Arc<Front>>,
    address: Address,
    Owner { person, .. }: Owner,
    Path(id): Path<String>,
    Body(report): Body<Report>,
) -> Result<StatusCode, HttpError> {
    front.doors.reports.from(&address)?;
    front.doors.reports.by(person.id)?;
    front.house.report(&id, &person, &report).await?;
    Ok(StatusCode::NO_CONTENT)
}
