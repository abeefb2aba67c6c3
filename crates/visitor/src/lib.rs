//! Visitors of the table, and the programs built of them that put it to the
//! test: `load.rs`, `crash.rs`, `hostile.rs`, `soak.rs`.
//!
//! | what | where |
//! | --- | --- |
//! | the client they speak through | the crate `client` |
//! | the server, run as a process of its own | `program.rs` |
//! | a guest who plays on through lost lines and restarts | `guest.rs` |
//! | what a guest was shown, held against what is told later | `diary.rs` |
//! | what is looked for in a message, in a test only | `seen.rs` |
//! | the tables they open | `table_kind.rs` |
//! | guests at one table after the other | `party.rs` |

pub mod crash;
pub mod diary;
pub mod guest;
pub mod hostile;
pub mod load;
pub mod party;
pub mod program;
pub mod seen;
pub mod soak;
pub mod table_kind;

pub use client::{error, http, line, person};
pub use error::{ClientError, Result};
