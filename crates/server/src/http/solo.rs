//! What came of the games I played alone.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::Front;
use super::error::HttpError;
use crate::people::MaybeVisitor;
use crate::wire::SoloGames;

/// The games I finished alone, by what was to be reached. Nothing for nobody.
#[utoipa::path(get, path = "/api/me/solo", tag = "people", responses(
    (status = 200, description = "Played, won, best round and last time, by objective", body = SoloGames),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
) -> Result<Json<SoloGames>, HttpError> {
    Ok(Json(match visitor.id() {
        Some(me) => front.house.solo_games(me).await?,
        None => SoloGames::default(),
    }))
}
