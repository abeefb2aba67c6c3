//! A client of the table that is not a browser: it speaks HTTP and the socket,
//! over TLS where the address says so, as anybody's program would. What is said
//! are the types of `wire`; this carries it.
//!
//! | what | where |
//! | --- | --- |
//! | where the house is, and one request | `http.rs` |
//! | somebody with a cookie or a token | `person.rs` |
//! | a socket | `line.rs` |
//! | whom to trust, and TLS | `tls.rs` |
//! | what can go wrong | `error.rs` |

pub mod error;
pub mod http;
pub mod line;
pub mod person;
pub mod tls;

pub use error::{ClientError, ConnectError, Result};
