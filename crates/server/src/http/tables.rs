//! Tables: opened, looked at, started, played again, put away.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::Front;
use super::body::{Body, Path};
use super::error::HttpError;
use crate::house::{Opening, Wanted};
use crate::limits::Address;
use crate::people::{MaybeVisitor, Visitor};
use crate::store::Person;
use crate::wire::{
    Created, Holder, NewTable, PlayNow, PlayOn, RequestError, SeatInfo, SeatWish, TableInfo,
};

/// The answer to whatever makes a table.
pub type Made = Result<(StatusCode, Json<Created>), HttpError>;

pub fn made(id: String) -> (StatusCode, Json<Created>) {
    (StatusCode::CREATED, Json(Created { id }))
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable, responses(
    (status = 201, description = "The table", body = Created),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 409, description = "The table cannot be so", body = RequestError),
    (status = 429, description = "Too many tables", body = RequestError),
))]
pub async fn open(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Body(new): Body<NewTable>,
) -> Made {
    let bots = new
        .seats
        .iter()
        .all(|wish| matches!(wish, SeatWish::Bot { .. }));
    let wanted = if bots && new.start {
        Wanted::BotGame
    } else {
        Wanted::Table
    };
    let opening = may_open(&front, address, &person, wanted).await?;
    Ok(made(opening.is(front.house.open(&person, new).await?)))
}

/// A game against bots, now.
#[utoipa::path(post, path = "/api/play-now", tag = "tables", request_body = PlayNow, responses(
    (status = 201, description = "The table", body = Created),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 409, description = "The table cannot be so", body = RequestError),
    (status = 429, description = "Too many tables", body = RequestError),
))]
pub async fn play_now(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Body(wish): Body<PlayNow>,
) -> Made {
    let opening = may_open(&front, address, &person, Wanted::Table).await?;
    Ok(made(opening.is(front.house.play_now(&person, wish).await?)))
}

/// A table as I see it from outside.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 200, description = "The table", body = TableInfo),
    (status = 404, description = "There is no such table", body = RequestError),
))]
pub async fn show(
    State(front): State<Arc<Front>>,
    visitor: MaybeVisitor,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, HttpError> {
    Ok(Json(front.house.info(&id, visitor.id()).await?))
}

/// Starts the game (host).
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 204, description = "It has begun"),
    (status = 403, description = "Only the host may", body = RequestError),
    (status = 409, description = "Not now", body = RequestError),
    (status = 429, description = "Too many games of bots alone", body = RequestError),
))]
pub async fn start(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    let info = front.house.info(&id, Some(person.id)).await?;
    let bots = |seat: &SeatInfo| matches!(seat.holder, Holder::Bot { .. });
    front.house.seen(Some(&person), address);
    let _opening = if info.seats.iter().all(bots) {
        let limits = &front.doors.open_tables;
        let start = Wanted::StartOfBots;
        let opening = front.house.may_open(person.id, address, start, limits);
        Some(opening.await?)
    } else {
        None
    };
    front.house.start(&id, person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// An unfinished game that was given notice stays (those who sit there).
#[utoipa::path(post, path = "/api/tables/{id}/keep", tag = "tables", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 204, description = "It stays, as if something had just happened there"),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "Only those who sit there may", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
))]
pub async fn keep(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    front.house.keep(&id, person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same again: opens the table of the rematch, or finds it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(
    ("id" = String, Path, description = "The finished table"),
), responses(
    (status = 201, description = "The table of the rematch", body = Created),
    (status = 403, description = "Only those who played may", body = RequestError),
    (status = 409, description = "Not now", body = RequestError),
    (status = 429, description = "Too many tables", body = RequestError),
))]
pub async fn rematch(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
) -> Made {
    let opening = may_open(&front, address, &person, Wanted::Table).await?;
    Ok(made(opening.is(front.house.rematch(&id, &person).await?)))
}

/// Goes on from a moment of a finished game, at a table of its own, with other
/// dice.
#[utoipa::path(post, path = "/api/tables/{id}/play-on", tag = "tables", request_body = PlayOn, params(
    ("id" = String, Path, description = "The finished table"),
), responses(
    (status = 201, description = "The new table", body = Created),
    (status = 401, description = "Nobody knows who asks", body = RequestError),
    (status = 403, description = "The table is not open to me", body = RequestError),
    (status = 404, description = "There is no such table", body = RequestError),
    (status = 409, description = "Not from there, or not so", body = RequestError),
    (status = 429, description = "Too many tables", body = RequestError),
))]
pub async fn play_on(
    State(front): State<Arc<Front>>,
    address: Address,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
    Body(wish): Body<PlayOn>,
) -> Made {
    let opening = may_open(&front, address, &person, Wanted::Table).await?;
    let made_of = front.house.play_on(&id, &person, wish).await?;
    Ok(made(opening.is(made_of)))
}

/// Puts a table away that has not begun, or ends a game of bots alone (host).
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(
    ("id" = String, Path, description = "The table"),
), responses(
    (status = 204, description = "It is gone"),
    (status = 403, description = "Only the host may", body = RequestError),
    (status = 409, description = "Not now", body = RequestError),
))]
pub async fn drop_table(
    State(front): State<Arc<Front>>,
    Visitor { person, .. }: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    front.house.drop_table(&id, person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whatever makes a table goes through this gate.
pub async fn may_open<'f>(
    front: &'f Front,
    address: Address,
    person: &Person,
    wanted: Wanted,
) -> Result<Opening<'f>, HttpError> {
    front.doors.tables.from(&address)?;
    front.doors.tables.by(person.id)?;
    front.house.seen(Some(person), address);
    let limits = &front.doors.open_tables;
    let opening = front.house.may_open(person.id, address, wanted, limits);
    Ok(opening.await?)
}
