//! What there is to play and to watch.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::Front;
use super::problem::Answer;
use crate::games;
use crate::people::MaybeVisitor;
use crate::wire::{Catalogue, Lobby};

/// Tables to sit at or look at, and mine.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses(
    (status = 200, description = "Tables", body = Lobby),
))]
pub async fn lobby(State(front): State<Arc<Front>>, visitor: MaybeVisitor) -> Answer<Json<Lobby>> {
    Ok(Json(front.house.lobby(visitor.id()).await?))
}

/// What can be played here, and against which bots.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses(
    (status = 200, description = "Games", body = Vec<Catalogue>),
))]
pub async fn games() -> Json<Vec<Catalogue>> {
    Json(games::catalogue())
}
