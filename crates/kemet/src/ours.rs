//! What is printed and what is ours: where no source could be found a piece is
//! our own design, and says so (docs/corrections.md).

use serde::Serialize;

/// The part of a piece that is our own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ours {
    /// All of it: its name, its numbers and what it does.
    Design,
    /// Its name; what it does is printed.
    Name,
    /// Its price; the rest is printed.
    Cost,
    /// What it costs and does, and when; only its name is printed.
    Text,
}
