//! The way to the socket of a table. What is said on it is in `socket.rs`
//! beside this folder.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tabletop::Seat;

use super::Front;
use super::body::{Path, Query};
use super::error::HttpError;
use crate::house::Badge;
use crate::limits::Address;
use crate::metrics::{Present, metrics};
use crate::people::{MaybeVisitor, Visitor};
use crate::socket::Caller;
use crate::stream::Traffic;
use crate::wire::RequestError;

/// How much a socket keeps at hand for reading and writing: thousands wait at
/// the same time.
const AT_HAND: usize = 4 * 1024;

/// How long a message may be.
const LONGEST_MESSAGE: usize = 8 * 1024;

/// What stands behind the question mark of a socket's address.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The last version the client has.
    since: Option<u32>,
    /// Through which of one's own seats to look, from 0.
    #[param(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// The socket of a table; see the page on its protocol.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", params(
    ("id" = String, Path, description = "The table"),
    Since,
), responses(
    (status = 101, description = "A WebSocket"),
    (status = 403, description = "Asked for by another site", body = crate::wire::RequestError),
    (status = 404, description = "There is no such table", body = crate::wire::RequestError),
    (status = 422, description = "Not asked for as a WebSocket", body = crate::wire::RequestError),
    (status = 429, description = "Too many sockets", body = crate::wire::RequestError),
))]
pub async fn attend(
    State(front): State<Arc<Front>>,
    address: Address,
    visitor: MaybeVisitor,
    Path(id): Path<String>,
    Query(asked): Query<Since>,
    traffic: Option<Extension<Traffic>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HttpError> {
    let Ok(upgrade) = upgrade else {
        return Err(RequestError::NoUpgrade.into());
    };
    let me = visitor.id();
    let person = visitor.0.as_ref().map(|visitor| &visitor.person);
    front.house.seen(person, address);
    front.doors.sockets.from(&address)?;
    let from = front.doors.open_from.enter(address);
    let from = from.ok_or(RequestError::TooManySockets)?;
    let by = match me {
        Some(person) => {
            front.doors.sockets.by(person)?;
            let by = front.doors.open_by.enter(person);
            Some(by.ok_or(RequestError::TooManySockets)?)
        }
        None => None,
    };
    let badge = wear(&front, &visitor).await?;
    // A client that gets no socket should learn why.
    match front.house.info(&id, me).await {
        // The socket itself says so: a browser does not see why it got none, and
        // would come back again and again.
        Ok(_) | Err(RequestError::NotOpen) => {}
        Err(trouble) => return Err(trouble.into()),
    }
    let traffic = traffic.map_or_else(Traffic::default, |Extension(traffic)| traffic);
    traffic.becomes_socket();
    let response = small(upgrade).on_upgrade(async move |socket| {
        let limits = front.socket;
        let _open = Present::new(&metrics().sockets);
        let Since { since, seat } = asked;
        let caller = Caller {
            person: me,
            address,
            badge,
            traffic,
            dear: Arc::clone(&front.doors.dear),
        };
        front
            .house
            .attend(socket, &id, caller, since, seat, limits)
            .await;
        drop((from, by));
    });
    Ok(response.into_response())
}

/// What a socket wears that came with a key. The key is looked at once more: it
/// may have been taken back since, when nobody knew of the socket.
async fn wear(
    front: &Front,
    MaybeVisitor(visitor): &MaybeVisitor,
) -> Result<Option<Badge>, HttpError> {
    let Some(Visitor { person, key }) = visitor else {
        return Ok(None);
    };
    let badge = front.house.badges().wear(person.id, key.id());
    match key.owner(&*front.store).await? {
        Some(owner) if owner.id == person.id => Ok(Some(badge)),
        _ => Err(RequestError::Stranger.into()),
    }
}

fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(AT_HAND)
        .write_buffer_size(AT_HAND)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
}
