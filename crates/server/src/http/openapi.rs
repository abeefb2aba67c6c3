//! The description of the HTTP part, for people who write other clients.

use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{ContentBuilder, PathItem, Ref, RefOr, ResponseBuilder};

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
            Refusals have a `RequestError` as their body."
    ),
    paths(
        health::health, me::show, me::change, solo::show, account::set, account::log_in, account::log_out,
        tokens::make, tokens::list, tokens::take_back,
        lobby::games, lobby::lobby, lobby::more, tables::keep, tables::open, tables::play_now, tables::show, tables::start,
        tables::rematch, tables::play_on, tables::drop_table, seats::sit, seats::leave, seats::change,
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

/// The description. What every request goes through before its route, and the
/// readers of paths, bodies and keys, answer alike everywhere; what they can
/// say is told here, once.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = Description::openapi();
    for (path, item) in &mut document.paths.paths {
        for (changes, operation) in operations(item) {
            let said: Vec<_> = said_before(path, changes, operation).collect();
            for (status, description) in said {
                let known = &mut operation.responses.responses;
                known
                    .entry(status.to_string())
                    .or_insert_with(|| trouble(description));
            }
        }
    }
    document
}

/// All of a path, and whether each changes something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let reads = item.get.as_mut().map(|operation| (false, operation));
    let changes = [
        &mut item.post,
        &mut item.put,
        &mut item.patch,
        &mut item.delete,
    ];
    let changes = changes
        .into_iter()
        .flatten()
        .map(|operation| (true, operation));
    reads.into_iter().chain(changes)
}

/// What can be said of a request before anybody does what it asks for.
fn said_before(
    path: &str,
    changes: bool,
    operation: &Operation,
) -> impl Iterator<Item = (u16, &'static str)> + use<> {
    let parameters = || operation.parameters.iter().flatten();
    let named = parameters()
        .any(|one| matches!(one, RefOr::T(one) if one.parameter_in == ParameterIn::Path));
    let body = operation.request_body.as_ref();
    let json = body.is_some_and(|body| match body {
        RefOr::T(body) => body.content.contains_key("application/json"),
        RefOr::Ref(_) => true,
    });
    let body = body.is_some();
    let of_table = path.starts_with("/api/tables/{id}");
    let known = path.starts_with("/api/") && path != "/api/games";
    [
        (
            parameters().next().is_some() || body,
            400,
            "The request cannot be read",
        ),
        (
            known,
            401,
            "Nobody knows who asks, or the token is worth nothing",
        ),
        (changes, 403, "Asked for by another site"),
        (named && of_table, 404, "There is no such table"),
        (body, 408, "The body took too long to arrive"),
        (body, 413, "The body is too large"),
        (json, 415, "The body is not JSON"),
        (json, 422, "The body is not what is asked for"),
        (true, 429, "Too often, or too much at the same time"),
        (true, 500, "Something went wrong here; nothing has changed"),
        (true, 503, "Too much is going on, or the house is closing"),
    ]
    .into_iter()
    .filter_map(|(can, status, description)| can.then_some((status, description)))
}

fn trouble(description: &str) -> RefOr<utoipa::openapi::Response> {
    let body = ContentBuilder::new().schema(Some(Ref::from_schema_name("RequestError")));
    let response = ResponseBuilder::new().description(description);
    RefOr::T(response.content("application/json", body.build()).build())
}

/// The description as text, as `docs/openapi.json` has it.
pub fn openapi_json() -> String {
    let mut text = document()
        .to_pretty_json()
        .expect("a description is plain data");
    text.push('\n');
    text
}
