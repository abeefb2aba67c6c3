//! Private notes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Front;
use super::body::{Body, Path};
use super::error::HttpError;
use crate::people::Visitor;
use crate::wire::{Notes, RequestError};

/// My notes at a table.
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "notes", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "Mine alone", body = Notes),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "The table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Notes>, HttpError> {
    Ok(Json(front.house.notes(&id, person.id).await?))
}

/// Changes them.
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "notes", params(
    ("id" = String, Path, description = "The table"),
), request_body = Notes, responses(
    (status = 204, description = "Kept"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "The table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "Too long", body = RequestError),
))]
pub async fn change(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
    Body(notes): Body<Notes>,
) -> Result<StatusCode, HttpError> {
    front.house.set_notes(&id, person.id, notes).await?;
    Ok(StatusCode::NO_CONTENT)
}
