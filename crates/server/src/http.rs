//! The HTTP part: one small file per concern, bodies from `wire/http.rs`.
//!
//! What every request goes through, from the outside in: careful headers, a
//! span in the log, compression, panics caught, the gates of its address, its
//! origin, a timeout. Then its route.

mod account;
mod analysis;
mod body;
mod error;
mod health;
mod held;
mod lessons;
mod lobby;
mod me;
mod notes;
mod openapi;
mod packed;
mod pages;
mod people;
mod records;
mod seats;
mod socket;
mod solo;
mod tables;
mod tokens;
mod watch;

use std::borrow::Cow;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{delete, get, patch, post};
use tower_http::catch_panic::CatchPanicLayer;

use crate::account::Passwords;
use crate::assets::Assets;
use crate::config::Config;
use crate::house::House;
use crate::limits::Doors;
use crate::socket::SocketLimits;
use crate::store::Store;

pub use error::HttpError;
pub(crate) use error::too_many_connections;
pub use openapi::openapi_json;
use packed::Packed;

/// How large a body may be.
const LARGEST_BODY: usize = 16 * 1024;

/// How large a record may be.
const LARGEST_RECORD: usize = 2 * 1024 * 1024;

/// All that answering a request needs.
pub struct Front {
    /// The tables.
    pub house: House,
    /// What outlives the process.
    pub store: Arc<dyn Store>,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// How much anybody may do.
    pub doors: Doors,
    /// How much a socket may carry.
    pub socket: SocketLimits,
    /// The client,
    pub assets: Arc<dyn Assets>,
    /// and what of it was compressed.
    pub packed: Packed,
    /// What people type to come here.
    pub public_url: Option<String>,
    /// Cookies travel over HTTPS only.
    pub secure_cookies: bool,
    /// So many proxies in front tell the truth.
    pub trust_proxy: u8,
}

impl Front {
    /// A front for this house.
    pub fn new(
        config: &Config,
        house: House,
        store: Arc<dyn Store>,
        assets: Arc<dyn Assets>,
    ) -> Front {
        let public_url = config.public_url.clone();
        let secure = public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"));
        Front {
            house,
            store,
            passwords: Passwords::new(),
            doors: Doors::new(&config.limits),
            socket: config.socket,
            assets,
            packed: Packed::default(),
            public_url,
            secure_cookies: config.secure_cookies || secure,
            trust_proxy: config.trust_proxy,
        }
    }
}

/// The other end of the connection, put into each request by whoever accepted
/// it.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Everything this server answers.
pub fn router(front: Arc<Front>) -> Router {
    Router::new()
        .nest("/api", api())
        .route("/healthz", get(health::health))
        .fallback(pages::page)
        .method_not_allowed_fallback(pages::no_such_method)
        .layer(from_fn(watch::in_time))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(Arc::clone(&front), watch::same_origin))
        .layer(from_fn_with_state(Arc::clone(&front), watch::address))
        .layer(CatchPanicLayer::custom(error::panicked))
        .layer(watch::compressed())
        .layer(watch::logged!())
        .layer(from_fn(watch::counted))
        .layer(from_fn(crate::headers::careful))
        .with_state(front)
}

fn api() -> Router<Arc<Front>> {
    Router::new()
        .route("/openapi.json", get(openapi_document))
        .route("/me", get(me::show).patch(me::change))
        .route("/me/solo", get(solo::show))
        .route("/me/ignored", get(people::ignored))
        .route("/me/ignored/{id}", delete(people::stop_ignoring))
        .route("/account", post(account::set))
        .route("/login", post(account::log_in))
        .route("/logout", post(account::log_out))
        .route("/tokens", get(tokens::list).post(tokens::make))
        .route("/tokens/{id}", delete(tokens::take_back))
        .route("/games", get(lobby::games))
        .route("/lobby", get(lobby::lobby))
        .route("/lobby/{list}", get(lobby::more))
        .route("/tables", post(tables::open))
        .route("/play-now", post(tables::play_now))
        .route("/tables/{id}", get(tables::show).delete(tables::drop_table))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/keep", post(tables::keep))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/play-on", post(tables::play_on))
        .route("/tables/{id}/seats/{seat}", post(seats::sit))
        .route("/tables/{id}/seats/{seat}", delete(seats::leave))
        .route("/tables/{id}/seats/{seat}", patch(seats::change))
        .route("/tables/{id}/ignored", post(people::ignore))
        .route("/tables/{id}/removed", post(people::remove))
        .route("/tables/{id}/reports", post(people::report))
        .route("/tables/{id}/notes", get(notes::show).put(notes::change))
        .route("/tables/{id}/record", get(records::download))
        .route("/tables/{id}/marks", get(records::marks))
        .route("/tables/{id}/analysis", get(analysis::show))
        .route("/tables/{id}/socket", get(socket::attend))
        .route("/lessons/{name}", post(lessons::begin))
        .route(
            "/records",
            post(records::upload).layer(DefaultBodyLimit::max(LARGEST_RECORD)),
        )
        .fallback(pages::no_such_path)
}

/// Written once: describing everything anew for each who asks takes far longer
/// than sending it.
async fn openapi_document(State(front): State<Arc<Front>>, headers: HeaderMap) -> Response {
    static TEXT: LazyLock<String> = LazyLock::new(openapi_json);
    let text = Cow::Borrowed(TEXT.as_bytes());
    let mut response = front.packed.answer("openapi.json", text, &headers);
    let kind = HeaderValue::from_static("application/json");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}
