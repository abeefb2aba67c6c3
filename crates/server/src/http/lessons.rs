//! The first game, which teaches by playing.

use std::sync::Arc;

use axum::extract::State;

use super::Front;
use super::body::Path;
use super::tables::{Made, made, may_open};
use crate::house::Wanted;
use crate::limits::Address;
use crate::people::Visitor;
use crate::wire::{Created, RequestError};

/// Begins a lesson.
#[utoipa::path(post, path = "/api/lessons/{name}", tag = "tables", params(
    ("name" = String, Path, description = "The lesson"),
), responses(
    (status = 201, description = "The table", body = Created),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 409, description = "There is no such lesson", body = RequestError),
    (status = 429, description = "Too many tables", body = RequestError),
))]
pub async fn begin(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Path(name): Path<String>,
) -> Made {
    let opening = may_open(&front, address, &person, Wanted::Table).await?;
    Ok(made(opening.is(front.house.lesson(&person, &name).await?)))
}
