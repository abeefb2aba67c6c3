//! Seats before the start: taken, left, given to bots.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use tabletop::Seat;

use super::Front;
use super::body::{Body, Path};
use super::error::HttpError;
use crate::people::Visitor;
use crate::wire::{ChangeSeat, RequestError};

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "seats", params(
    ("id" = String, Path, description = "The table"),
    ("seat" = u8, Path, description = "From 0"),
), responses(
    (status = 204, description = "It is mine"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "It cannot be taken", body = RequestError),
))]
pub async fn sit(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<StatusCode, HttpError> {
    front.house.sit(&id, &person, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Leaves a seat.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", tag = "seats", params(
    ("id" = String, Path, description = "The table"),
    ("seat" = u8, Path, description = "From 0"),
), responses(
    (status = 204, description = "It is open"),
    (status = 403, description = "It is somebody else's", body = RequestError),
    (status = 409, description = "Not now", body = RequestError),
))]
pub async fn leave(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path((id, seat)): Path<(String, Seat)>,
) -> Result<StatusCode, HttpError> {
    front.house.leave(&id, person.id, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Opens a seat or gives it to a bot (host).
#[utoipa::path(patch, path = "/api/tables/{id}/seats/{seat}", tag = "seats", params(
    ("id" = String, Path, description = "The table"),
    ("seat" = u8, Path, description = "From 0"),
), request_body = ChangeSeat, responses(
    (status = 204, description = "So it is"),
    (status = 403, description = "Only the host may", body = RequestError),
    (status = 409, description = "Not now", body = RequestError),
))]
pub async fn change(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path((id, seat)): Path<(String, Seat)>,
    Body(change): Body<ChangeSeat>,
) -> Result<StatusCode, HttpError> {
    front
        .house
        .change_seat(&id, person.id, seat, change)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
