//! The description of the HTTP part, for people who write other clients.

use utoipa::OpenApi;

use super::{
    account, analysis, health, lessons, lobby, me, notes, people, records, seats, socket, solo,
    tables, tokens,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ennead",
        description = "The HTTP part of the table. A visitor is known by the cookie \
            `ennead`, which GET /api/me sets, or a program by a token from POST /api/tokens, \
            sent as `Authorization: Bearer`; whatever changes something needs one of them. \
            Refusals have a `Trouble` as their body."
    ),
    paths(
        health::health, me::show, me::change, solo::show, account::set, account::log_in, account::log_out,
        tokens::make, tokens::list, tokens::take_back,
        lobby::games, lobby::lobby, tables::open, tables::play_now, tables::show, tables::start,
        tables::rematch, tables::drop_table, seats::sit, seats::leave, seats::change,
        records::download, records::upload, records::marks, analysis::show, notes::show, notes::change,
        lessons::begin, socket::attend,
        people::ignored, people::stop_ignoring, people::ignore, people::remove, people::report,
    ),
    tags(
        (name = "house", description = "The server itself"),
        (name = "people", description = "Who I am"),
        (name = "tables", description = "Tables"),
        (name = "seats", description = "Seats before the start"),
        (name = "records", description = "Finished games"),
        (name = "notes", description = "Private notes"),
    )
)]
struct Description;

/// The description.
pub fn document() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The description as text, as `docs/openapi.json` has it.
pub fn openapi_json() -> String {
    let mut text = document()
        .to_pretty_json()
        .expect("a description is plain data");
    text.push('\n');
    text
}
