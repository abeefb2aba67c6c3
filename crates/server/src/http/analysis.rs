//! How the chances went through a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::Front;
use super::body::Path;
use super::error::HttpError;
use crate::house::Asker;
use crate::limits::Address;
use crate::people::MaybeVisitor;
use crate::thinking::Share;
use crate::wire::{AnalysisState, RequestError};

/// The analysis of a finished game. The first who asks sets it going; ask
/// again until it is ready.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "records", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "The analysis, or how far it has come", body = AnalysisState),
    (status = 403, description = "The table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "The game is not over", body = RequestError),
    (status = 429, description = "Too many are being made for you", body = RequestError),
    (status = 503, description = "Too many are being made", body = RequestError),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    address: Address,
    MaybeVisitor(visitor): MaybeVisitor,
    Path(id): Path<String>,
) -> Result<Json<AnalysisState>, HttpError> {
    let person = visitor.as_ref().map(|visitor| &visitor.person);
    let share = front.house.seen(person, address);
    let most = match share {
        Share::Person(_) => front.doors.analyses.per_person,
        Share::Address(_) => front.doors.analyses.per_address,
    };
    let asker = Asker { share, most };
    let me = person.map(|person| person.id);
    Ok(Json(front.house.analysis(&id, me, asker).await?))
}
