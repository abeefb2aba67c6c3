//! A client of the table that is not a browser: it speaks HTTP and the socket
//! as anybody's program would, and knows nothing that the wire does not tell.
//!
//! | what | where |
//! | --- | --- |
//! | where the house is, and one request | `http.rs` |
//! | somebody with a cookie or a token | `person.rs` |
//! | a socket and what it says | `line.rs`, `heard.rs` |
//! | what can go wrong | `trouble.rs` |

pub mod heard;
pub mod http;
pub mod line;
pub mod person;
pub mod trouble;

pub use trouble::{Result, Trouble};
