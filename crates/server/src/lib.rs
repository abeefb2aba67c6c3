//! The online table: people, seats, live sockets, storage.
//!
//! ```text
//! browser ──HTTP──▶ http/   ─┐                    ┌─▶ session.rs ─▶ games
//!         ──socket─▶ socket.rs ─▶ table/ (one actor per table) ─┤
//!                                                 └─▶ store.rs ─▶ SQLite
//! ```

pub mod account;
pub mod assets;
mod bucket;
pub mod check;
pub mod config;
mod course;
pub mod entry;
pub mod games;
pub mod headers;
pub mod house;
pub mod http;
mod lesson;
pub mod limits;
mod metrics;
pub mod origin;
pub mod people;
mod priority;
mod private;
pub mod retention;
pub mod serve;
pub mod session;
pub mod socket;
pub mod store;
mod stream;
mod table;
mod tag;
mod thinking;
mod unplayable;

pub use wire;

pub use assets::{Asset, Assets};
pub use check::{Checked, check};
pub use config::{Config, Limits};
pub use house::HouseRules;
pub use http::openapi_json;
pub use retention::{Keep, Retention};
pub use serve::{Server, serve, store_file};
pub use socket::SocketLimits;
pub use thinking::Share;
