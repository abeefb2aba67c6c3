//! What there is to play and to watch.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;

use super::Front;
use super::body::{Path, Query};
use super::error::HttpError;
use crate::games;
use crate::people::MaybeVisitor;
use crate::wire::{Catalogue, Lobby, RequestError, TableList, TablePage};

/// Tables to sit at or look at, and mine.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses(
    (status = 200, description = "Tables", body = Lobby),
))]
pub async fn lobby(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
) -> Result<Json<Lobby>, HttpError> {
    Ok(Json(front.house.lobby(visitor.id()).await?))
}

/// Where a list goes on.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct After {
    /// What the page before gave as `next`, or the lobby in `more`.
    after: String,
}

/// More of one list of the lobby.
#[utoipa::path(get, path = "/api/lobby/{list}", tag = "tables", params(
    ("list" = TableList, Path, description = "Which list"),
    After,
), responses(
    (status = 200, description = "The next tables", body = TablePage),
    (status = 400, description = "There is no such list, or nothing to go on behind", body = RequestError),
    (status = 409, description = "The list does not go on there", body = RequestError),
))]
pub async fn more(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
    Path(list): Path<TableList>,
    Query(After { after }): Query<After>,
) -> Result<Json<TablePage>, HttpError> {
    let page = front.house.more_tables(list, &after, visitor.id());
    Ok(Json(page.await?))
}

/// What can be played here, and against which bots.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, description = "Games", body = Vec<Catalogue>),
))]
pub async fn games() -> Json<Vec<Catalogue>> {
    Json(games::catalogue())
}
