//! What every request goes through before its route.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tower_http::CompressionLevel;
use tower_http::classify::ServerErrorsFailureClass;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{
    DefaultPredicate, NotForContentType, Predicate, SizeAbove,
};
use tracing::Span;

use super::error::HttpError;
use super::held::Held;
use super::{Front, Peer};
use crate::limits::Address;
use crate::metrics::metrics;
use crate::origin;
use crate::wire::RequestError;

/// How long a request may take. Hashing a password has to wait its turn.
const LONGEST: Duration = Duration::from_secs(30);

/// Finds out where a request comes from and lets it through the gates of that
/// address.
pub async fn address(
    State(front): State<Arc<Front>>,
    mut request: Request,
    next: Next,
) -> Result<Response, HttpError> {
    let address = address_of(&front, &request);
    match *request.method() {
        Method::GET | Method::HEAD | Method::OPTIONS => front.doors.reads.pass(&address)?,
        _ => front.doors.changes.from(&address)?,
    }
    let under_way = front.doors.under_way.enter(address);
    let under_way = under_way.ok_or(RequestError::TooManyRequests)?;
    request.extensions_mut().insert(address);
    let response = next.run(request).await;
    Ok(response.map(|body| Body::new(Held::new(body, under_way))))
}

/// Where a request comes from: who is at the other end, unless proxies we trust
/// name somebody behind them.
fn address_of(front: &Front, request: &Request) -> Address {
    let proxied = Address::behind_proxies(front.trust_proxy, request.headers());
    let peer = request.extensions().get::<Peer>();
    let ip = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    proxied.unwrap_or_else(|| Address::from(ip))
}

/// Where the request comes from, once it is known.
impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, HttpError> {
        let known = parts.extensions.get::<Address>().copied();
        Ok(known.unwrap_or_else(|| Address::from(IpAddr::V4(Ipv4Addr::LOCALHOST))))
    }
}

/// Refuses what another site wants to be done in somebody's name.
pub async fn same_origin(
    State(front): State<Arc<Front>>,
    request: Request,
    next: Next,
) -> Result<Response, HttpError> {
    let headers = request.headers();
    if origin::matters(request.method(), headers)
        && !origin::is_ours(headers, front.public_url.as_deref())
    {
        return Err(RequestError::OtherOrigin.into());
    }
    Ok(next.run(request).await)
}

/// Gives up on what takes too long.
pub async fn in_time(request: Request, next: Next) -> Result<Response, HttpError> {
    let answer = tokio::time::timeout(LONGEST, next.run(request)).await;
    answer.map_err(|_| RequestError::Busy.into())
}

/// Counts answers, by route and never by path.
pub async fn counted(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = known_method(request.method());
    let response = next.run(request).await;
    let route = route.as_ref().map_or("other", MatchedPath::as_str);
    let status = match response.status().as_u16() {
        0..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        500.. => "5xx",
    };
    metrics().answered(route, method, status);
    response
}

/// A method is whatever somebody sends; a figure has a few.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// Compresses what gets much smaller by it, quickly: everybody waits for it.
/// What never changes has been compressed already (`packed.rs`).
pub fn compressed() -> CompressionLayer<impl Predicate> {
    let fonts = NotForContentType::const_new("font/");
    let large = SizeAbove::new(WORTH_COMPRESSING);
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(DefaultPredicate::new().and(fonts).and(large))
}

/// Less than this fits into a packet, in bytes.
const WORTH_COMPRESSING: u64 = 1024;

/// The span of a request: its route instead of its path, since a path may name
/// a table that is found by its link only. No query, no headers, no body.
pub fn span(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>();
    tracing::info_span!(
        "request",
        method = %request.method(),
        route = route.map_or("-", MatchedPath::as_str),
    )
}

/// Writes a line for what is broken. Having too much to do is no such thing:
/// else whoever sees to that could fill the log as well.
pub fn failed(failure: ServerErrorsFailureClass, latency: Duration, _: &Span) {
    match failure {
        ServerErrorsFailureClass::StatusCode(StatusCode::SERVICE_UNAVAILABLE) => {
            tracing::debug!(?latency, "too much is going on");
        }
        failure => tracing::error!(%failure, ?latency, "a request failed"),
    }
}

/// Writes a line for every answer.
macro_rules! logged {
    () => {
        tower_http::trace::TraceLayer::new_for_http()
            .make_span_with(watch::span)
            .on_request(())
            .on_response(tower_http::trace::DefaultOnResponse::new().level(tracing::Level::DEBUG))
            .on_failure(watch::failed)
    };
}
pub(super) use logged;
