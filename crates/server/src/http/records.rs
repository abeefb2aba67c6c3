//! Finished games as text, out and in, and where to jump to in them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;

use super::Front;
use super::body::{Path, Text};
use super::error::HttpError;
use super::tables::{Made, made};
use crate::limits::Address;
use crate::origin;
use crate::people::{MaybeVisitor, Visitor};
use crate::wire::{Created, Marks, RequestError};

/// The record of a finished game, as `ennead replay` reads it; for those who
/// sit there also of one that this server cannot play on, which ends it for
/// good.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "The record", body = String, content_type = "text/plain"),
    (status = 403, description = "The game is not over, or the table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
))]
pub async fn download(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, HttpError> {
    // Taking the record of a game that is not over ends it: a link on a page
    // of somebody else must not do that.
    let ours = origin::is_ours(&headers, front.public_url.as_deref());
    let me = visitor.id().filter(|_| ours);
    let record = front.house.record(&id, me).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"game.ennead\"",
        ),
    ];
    Ok((headers, record))
}

/// Puts a record on a table of its own, to be watched.
#[utoipa::path(post, path = "/api/records", tag = "records",
    request_body(content = String, content_type = "text/plain"),
    responses(
        (status = 201, description = "The table", body = Created),
        (status = 401, description = "Nobody knows who asks", body = RequestError),
        (status = 409, description = "It is no record, or breaks the rules", body = RequestError),
        (status = 413, description = "More than 2 MiB", body = RequestError),
        (status = 429, description = "Too many records", body = RequestError),
))]
pub async fn upload(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Text(record): Text,
) -> Made {
    front.doors.uploads.from(&address)?;
    front.doors.uploads.by(person.id)?;
    Ok(made(front.house.upload(&person, &record).await?))
}

/// Where a replay may jump to.
#[utoipa::path(get, path = "/api/tables/{id}/marks", tag = "records", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "Turns, battles, nights and days", body = Marks),
    (status = 403, description = "The table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
))]
pub async fn marks(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
    Path(id): Path<String>,
) -> Result<Json<Marks>, HttpError> {
    Ok(Json(front.house.marks(&id, visitor.id()).await?))
}
