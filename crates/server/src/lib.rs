//! The online table: people, seats, live sockets, storage.
//!
//! ```text
//! browser ──HTTP──▶ http/   ─┐                    ┌─▶ crates/table ─▶ games
//!         ──socket─▶ socket.rs ─▶ keeper.rs (one actor per table) ─┤
//!                                                 └─▶ store.rs ─▶ SQLite
//! ```

pub mod account;
pub mod assets;
pub mod check;
pub mod config;
pub mod headers;
pub mod house;
pub mod http;
mod keeper;
pub mod limits;
mod metrics;
pub mod origin;
pub mod people;
mod priority;
mod private;
pub mod retention;
pub mod serve;
pub mod socket;
pub mod store;
mod stream;
mod tag;
mod thinking;

pub use ::table::{entry, games, session};
pub use wire;

pub(crate) use ::table::{bucket, course, lesson, unplayable};

pub use ::table::Patience;
pub use assets::{Asset, Assets};
pub use check::{Checked, check};
pub use config::{Config, Limits};
pub use house::Pacing;
pub use http::openapi_json;
pub use retention::{Keep, Retention};
pub use serve::{ServeError, Server, serve, store_file};
pub use socket::SocketLimits;
pub use thinking::Share;
pub use unplayable::Obstacle;
