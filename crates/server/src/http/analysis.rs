//! How the chances went through a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::Front;
use super::body::Path;
use super::problem::Answer;
use crate::wire::{AnalysisState, Trouble};

/// The analysis of a finished game. The first who asks sets it going; ask
/// again until it is ready.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "records", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "The analysis, or how far it has come", body = AnalysisState),
    (status = 404, description = "There is no such table", body = Trouble),
    (status = 409, description = "The game is not over", body = Trouble),
    (status = 503, description = "Too many are being made", body = Trouble),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    Path(id): Path<String>,
) -> Answer<Json<AnalysisState>> {
    Ok(Json(front.house.analysis(&id).await?))
}
