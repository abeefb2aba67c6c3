//! Whether all is well.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;

use super::Front;

/// How long the store may think about it.
const PATIENCE: Duration = Duration::from_secs(5);

/// How the server is.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Health {
    /// `ok` or `failing`.
    status: &'static str,
}

/// Whether all is well: the store reads and writes.
#[utoipa::path(get, path = "/healthz", tag = "house", responses(
    (status = 200, description = "All is well", body = Health),
    (status = 503, description = "The store fails", body = Health),
))]
pub async fn health(State(front): State<Arc<Front>>) -> (StatusCode, Json<Health>) {
    let answer = tokio::time::timeout(PATIENCE, front.store.healthy()).await;
    let (code, status) = match answer {
        Ok(Ok(())) => (StatusCode::OK, "ok"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "failing"),
    };
    (code, Json(Health { status }))
}
