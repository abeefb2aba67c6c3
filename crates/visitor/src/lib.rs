//! A client of the table that is not a browser: it speaks HTTP and the socket
//! as anybody's program would, and knows nothing that the wire does not tell.
//!
//! | what | where |
//! | --- | --- |
//! | the server, run as a process of its own | `program.rs` |
//! | somebody with a cookie | `http.rs`, `person.rs` |
//! | a socket and what it says | `line.rs`, `heard.rs` |
//! | a guest who plays on through lost lines and restarts | `guest.rs` |
//! | what a guest was shown, held against what is told later | `diary.rs` |
//! | guests at one table after the other | `party.rs` |
//!
//! The programs built of it: `load.rs`, `crash.rs`, `hostile.rs`.

pub mod crash;
pub mod diary;
pub mod guest;
pub mod heard;
pub mod hostile;
pub mod http;
pub mod line;
pub mod load;
pub mod party;
pub mod person;
pub mod program;
pub mod trouble;

pub use trouble::{Result, Trouble};
