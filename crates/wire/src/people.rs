//! How people stand to each other: whom one does not want to read or to meet,
//! whom a host sends away, and what the host of the server is told.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use super::team::Channel;

/// Somebody at a table, by where one sees them. People have no numbers of their
/// own here by which they could be followed from table to table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Who {
    /// Who holds this seat.
    Seat {
        /// From 0.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Who said this line.
    Line {
        /// Where.
        channel: Channel,
        /// Its number.
        number: u32,
    },
    /// Who looks on.
    Guest {
        /// The number that `guests` gives.
        guest: u32,
    },
}

/// How little one wants of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// What they say is hidden.
    Mute,
    /// That, and neither sees the other's tables in the lobby, and they do not
    /// come to tables that I open or sit at.
    Block,
}

/// Somebody I do not want to read or to meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Ignore {
    /// Whom.
    pub who: Who,
    /// How much of them.
    pub how: How,
}

/// Somebody I once did not want to read or to meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IgnoredPerson {
    /// The number by which it is taken back.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// What they were called then.
    pub name: String,
    /// How little I want of them.
    pub how: How,
    /// Since when.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: i64,
}

/// Everybody I do not want to read or to meet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ignored {
    /// The newest first.
    pub people: Vec<IgnoredPerson>,
}

/// Somebody I ignore, as I find them at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct IgnoredHere {
    /// The number by which it is taken back.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// What they were called then.
    pub name: String,
    /// How little I want of them.
    pub how: How,
    /// Where they sit, if they do.
    pub seat: Option<Seat>,
    /// Their number among those who look on, if they do.
    pub guest: Option<u32>,
}

/// Somebody who looks on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Guest {
    /// A number that stands for them while they are here.
    pub guest: u32,
    /// What they are called here; none for somebody without a name.
    pub name: Option<String>,
    /// Whether they opened the table.
    pub host: bool,
}

/// Somebody to be sent away from a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Remove {
    /// Whom.
    pub who: Who,
}

/// What somebody does that others should not have to bear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Insults, threats, hatred.
    Abuse,
    /// A name that should not be.
    Name,
    /// The same again and again, or advertising.
    Spam,
    /// Unfair play: help from outside, two seats, lost on purpose.
    Cheating,
    /// Keeps the others waiting on purpose.
    Stalling,
    /// Something else.
    Other,
}

impl Reason {
    /// As it is stored and shown to the host of the server.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Abuse => "abuse",
            Reason::Name => "name",
            Reason::Spam => "spam",
            Reason::Cheating => "cheating",
            Reason::Stalling => "stalling",
            Reason::Other => "other",
        }
    }
}

/// What the host of the server shall know. The last lines of chat that I can
/// read are added by the server itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Who did it.
    pub who: Who,
    /// What kind of thing.
    pub reason: Reason,
    /// In my own words, at most `LONGEST_REPORT` characters.
    #[serde(default)]
    pub text: String,
}
