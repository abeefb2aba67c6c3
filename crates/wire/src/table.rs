//! A table as people see it from outside.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats};

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People take their seats.
    Gathering,
    /// The game is on.
    Playing,
    /// It is over.
    Finished,
}

/// How long a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is there. A bot decides only for those who left.
    #[default]
    Live,
    /// A bot decides when this much time has passed.
    PerDecision {
        /// 60 to 1,209,600 (two weeks).
        seconds: u32,
    },
    /// As with a chess clock: a bank of time for the whole game, which runs while
    /// one is asked. A bot decides when it is used up.
    Bank {
        /// What everybody begins with, in seconds: 60 to 1,209,600.
        bank: u32,
        /// What is added whenever somebody is done and another is asked, in
        /// seconds: 5 to 86,400.
        increment: u32,
    },
}

/// The clock of a seat, where everybody has a bank of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatClock {
    /// Whose.
    pub seat: Seat,
    /// What is left at the moment this was told, in milliseconds.
    pub left: u32,
    /// Whether it runs.
    pub runs: bool,
}

/// What the table agreed on besides the game's own setup.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// In the lobby for everybody; else found by its link only.
    pub listed: bool,
    /// How long a decision may take.
    pub pace: Pace,
    /// One browser, several people: who opens the table holds every seat that
    /// is not a bot's.
    pub hot_seat: bool,
    /// Spectators read what players say only after the end.
    pub chat_hidden: bool,
    /// Whether one may ask what a bot would do. Where nothing is said: if one
    /// person plays bots.
    pub hints: Option<bool>,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A bot, by its name.
    Bot {
        /// Which.
        bot: String,
    },
    /// A person.
    Person {
        /// What they call themselves.
        name: String,
        /// Whether it is who asks.
        me: bool,
        /// Whether they look at the table now.
        online: bool,
        /// A bot plays for them, and why.
        away: Option<Away>,
    },
}

/// Why a bot plays a person's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// Its person asked for it.
    HandedOver,
    /// Its person went away while the others waited.
    Left,
    /// The time for a decision ran out.
    OutOfTime,
    /// Its person was there and did nothing, and those who waited agreed.
    Idle,
    /// Its person gave up: for good.
    Resigned,
}

/// Somebody at a live table who is asked and does nothing. Times are spans from
/// the moment this was told, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Idle {
    /// Which seat.
    pub seat: Seat,
    /// For how long they have done nothing.
    pub idle_for: u32,
    /// Which of those who wait want a bot to play on.
    pub yes: Seats,
    /// Who has still to agree.
    pub open: Seats,
    /// How soon a bot takes the seat, unless its person does something; none
    /// until all have agreed.
    pub bot_in: Option<u32>,
}

/// Why a game cannot be played on here. It is kept as it is, and can be looked
/// at as far as it is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Unplayable {
    /// It began under rules that this server does not have.
    OtherRules {
        /// The version it began under.
        rules: u32,
        /// The oldest version that is played here.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
    /// Replayed by this server it becomes another game.
    Differs {
        /// After this many actions all is still as it was.
        good: u32,
    },
    /// While a server could not play it on, somebody who sits there took its
    /// record, and with it everybody's secrets.
    Disclosed,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Its number, from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// Its name in a hot-seat game, or of the person or bot.
    pub label: String,
}

/// A table as one person sees it from outside.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its address.
    pub id: String,
    /// The game.
    pub game: String,
    /// What the game needs to know.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub setup: Box<RawValue>,
    /// What else was agreed.
    pub options: Options,
    /// Whether one may ask what a bot would do.
    pub hints: bool,
    /// How far it has come.
    pub status: Status,
    /// Whether who asks is its host: who opened it, or who was there when that
    /// one was gone.
    pub host: bool,
    /// Which seat the host holds; none if they only look on.
    #[schema(value_type = Option<u8>)]
    pub host_seat: Option<Seat>,
    /// Everybody.
    pub seats: Vec<SeatInfo>,
    /// Who must decide.
    #[schema(value_type = Vec<u8>)]
    pub awaiting: Seats,
    /// Whether it is the turn of who asks.
    pub my_turn: bool,
    /// How many look on.
    pub spectators: u32,
    /// How many actions were taken.
    pub count: u32,
    /// When it was opened.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// When something last happened.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed: i64,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// The lesson it is, if it is one.
    pub lesson: Option<String>,
    /// An uploaded record: nobody played it here.
    pub uploaded: bool,
    /// The table of the rematch, once there is one.
    pub rematch: Option<String>,
    /// When the game is deleted if nothing happens until then; told to those
    /// who sit there, a good while before.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub ends: Option<i64>,
    /// Why the game cannot be played on here; none if it can, as far as is
    /// known before somebody looks at the table.
    pub unplayable: Option<Unplayable>,
}
