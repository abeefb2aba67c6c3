//! What outlives the process, behind one small interface. SQLite is one answer
//! to it (`store/sqlite.rs`); a database for many machines can be another.
//!
//! A promise that everything rests on: when [`Store::append`] returns, its rows
//! are on the disk, and either all of them or none.

mod sqlite;

use async_trait::async_trait;
use tabletop::{Seat, Seats};

use crate::entry::Stored;
use crate::metrics::metrics;
use crate::retention::{Notice, Passing};
use crate::wire::{ChatLine, How, Reason, RequestError, Status, TokenInfo};

pub use ::games::SoloGame;
pub use ::table::facts::{
    IgnoredBy, Occupant, Person, PersonId, Spoken, StoredSeat, StoredTable, Summary, TableId,
};
pub use sqlite::{Sqlite, StoredReport, backup, reports, settle_report};

/// What the host of the server shall know.
#[derive(Clone, Debug)]
pub struct NewReport {
    /// When.
    pub at: i64,
    /// Who reports.
    pub reporter: PersonId,
    /// What they are called.
    pub reporter_name: String,
    /// Who is reported; none if nobody knows who it is.
    pub reported: Option<PersonId>,
    /// What they are called.
    pub reported_name: String,
    /// Where.
    pub table: TableId,
    /// The kind of thing.
    pub reason: Reason,
    /// In the reporter's words.
    pub text: String,
    /// The end of the chat, as the reporter could read it.
    pub lines: Vec<ChatLine>,
}

/// How many reports may wait for the host of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MostReports {
    /// Of one reporter.
    pub of_one: u32,
    /// Of all together.
    pub in_all: u32,
}

/// What became of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filed {
    /// It is kept.
    Kept,
    /// Enough of this reporter wait.
    EnoughOfTheirs,
    /// Enough wait in all.
    EnoughInAll,
}

/// Where a list of tables goes on: behind this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behind {
    /// Whether its game is over.
    pub finished: bool,
    /// When something last happened there.
    pub changed: i64,
    /// Its address.
    pub id: TableId,
}

impl Behind {
    /// Behind this table.
    pub fn table(table: &StoredTable) -> Behind {
        Behind {
            finished: table.summary.status == Status::Finished,
            changed: table.summary.changed,
            id: table.id.clone(),
        }
    }
}

/// A table that gathers or plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTable {
    /// Its address.
    pub id: TableId,
    /// Bots play there, and nobody else.
    pub of_bots: bool,
    /// Its game has begun.
    pub begun: bool,
    /// The game.
    pub game: String,
    /// The version of the rules it began under.
    pub rules: u32,
    /// Its record was handed out: it does not go on.
    pub disclosed: bool,
}

/// A game that somebody finished alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloEnd {
    /// The game.
    pub game: String,
    /// What came of it.
    pub solo: SoloGame,
    /// When it ended.
    pub at: i64,
}

/// Why the store could not do its work.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing.
    #[error("there is no such thing")]
    Missing,
    /// The name is taken.
    #[error("that name is taken")]
    Taken,
    /// The rows do not follow those that are there; nothing was written.
    #[error("the rows do not follow those that are there")]
    Gap,
    /// The disk or the database fails.
    #[error("the store fails: {0}")]
    Broken(String),
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing => RequestError::NoSuchTable,
            other => {
                metrics().store_errors.inc();
                tracing::error!(error = %other, "the store fails");
                RequestError::Broken
            }
        }
    }
}

/// What outlives the process.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // ---- people

    /// Makes a visitor whose secret has this hash.
    async fn new_person(&self, name: &str, secret_hash: &[u8]) -> Result<Person, StoreError>;

    /// Whose secret has this hash.
    async fn person_by_secret(&self, secret_hash: &[u8]) -> Result<Option<Person>, StoreError>;

    /// People by id, those that exist, in any order.
    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// Changes what somebody calls themselves; gives since when they are called
    /// so.
    async fn rename(&self, person: PersonId, name: &str) -> Result<i64, StoreError>;

    /// Gives somebody an account, or a new password for it.
    async fn set_account(
        &self,
        person: PersonId,
        account: &str,
        password_hash: &str,
    ) -> Result<(), StoreError>;

    /// Whose account has this name (compared without case), and its password hash.
    async fn account(&self, account: &str) -> Result<Option<(Person, String)>, StoreError>;

    /// One more secret for somebody: another device.
    async fn add_secret(&self, person: PersonId, secret_hash: &[u8]) -> Result<(), StoreError>;

    /// Forgets a secret: logged out.
    async fn drop_secret(&self, secret_hash: &[u8]) -> Result<(), StoreError>;

    /// Forgets all of somebody's secrets but this one: other devices, and the
    /// tokens of programs.
    async fn drop_other_secrets(&self, person: PersonId, keep: &[u8]) -> Result<(), StoreError>;

    /// Forgets somebody who has no account and never sat at a table, opened one
    /// or said anything. Tells whether it did.
    async fn forget_passer_by(&self, person: PersonId) -> Result<bool, StoreError>;

    /// Somebody was here at this time. [`StoreError::Missing`] if they were
    /// forgotten.
    async fn note_seen(&self, person: PersonId, at: i64) -> Result<(), StoreError>;

    /// Those whom [`Store::forget_passers_by`] may forget, by rising numbers
    /// above `after`.
    async fn passers_by(
        &self,
        before: i64,
        after: PersonId,
        most: u32,
    ) -> Result<Vec<PersonId>, StoreError>;

    /// Forgets those of these people who were not here since `before`, have no
    /// account and left nothing at any table. Tells how many.
    async fn forget_passers_by(&self, people: &[PersonId], before: i64) -> Result<u32, StoreError>;

    // ---- people among themselves

    /// Somebody does not want to read or to meet another, who is called this
    /// now. Tells whether that was noted: nobody ignores more than `most`.
    async fn ignore(
        &self,
        person: PersonId,
        other: PersonId,
        how: How,
        name: &str,
        most: u32,
    ) -> Result<bool, StoreError>;

    /// Whom somebody does not want to read or to meet, the newest first.
    async fn ignored(&self, person: PersonId) -> Result<Vec<IgnoredBy>, StoreError>;

    /// Takes one of them back.
    async fn stop_ignoring(&self, person: PersonId, id: i64) -> Result<(), StoreError>;

    /// Who was `from` is `to` from now on: whoever ignored them, or was ignored
    /// by them, or sent them away, is not rid of that.
    /// Nobody's list gets longer than `most` by it.
    async fn go_on_as(&self, from: PersonId, to: PersonId, most: u32) -> Result<(), StoreError>;

    /// Somebody shall not come back to a table; nobody: all who are unknown.
    async fn send_away(&self, table: &str, person: Option<PersonId>) -> Result<(), StoreError>;

    /// Whether a table is closed to somebody: sent away, or blocked by who
    /// opened it or sits there, unless they do themselves or it is over.
    async fn is_shut_out(&self, table: &str, person: Option<PersonId>) -> Result<bool, StoreError>;

    /// Keeps a report, unless too many wait that nobody has dealt with.
    async fn add_report(&self, report: &NewReport, most: MostReports) -> Result<Filed, StoreError>;

    /// How many reports were dealt with before this.
    async fn settled_reports(&self, before: i64) -> Result<u32, StoreError>;

    /// Forgets some of them, at most `most`. Tells how many.
    async fn forget_reports(&self, before: i64, most: u32) -> Result<u32, StoreError>;

    // ---- tokens

    /// A token for a program of somebody, unless they have `most` already.
    async fn add_token(
        &self,
        person: PersonId,
        label: &str,
        hash: &[u8],
        most: u32,
    ) -> Result<Option<TokenInfo>, StoreError>;

    /// Somebody's tokens, the oldest first.
    async fn tokens(&self, person: PersonId) -> Result<Vec<TokenInfo>, StoreError>;

    /// Whose token this is, and its number.
    async fn person_by_token(&self, hash: &[u8]) -> Result<Option<(Person, i64)>, StoreError>;

    /// Forgets a token of somebody.
    async fn drop_token(&self, person: PersonId, id: i64) -> Result<(), StoreError>;

    // ---- tables

    /// Puts a new table down, with the story it already has.
    async fn new_table(&self, table: &StoredTable, story: &[Stored]) -> Result<(), StoreError>;

    /// A table.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// Changes the seats, options or rematch of a table, and when that was; not
    /// its story.
    async fn save_table(&self, table: &StoredTable) -> Result<(), StoreError>;

    /// Drops a table that has not begun.
    async fn drop_table(&self, id: &str) -> Result<(), StoreError>;

    /// Drops a game that is on and that bots play alone.
    async fn drop_bot_game(&self, id: &str) -> Result<(), StoreError>;

    /// The record of a game that is not over is handed out at this time: from
    /// now on it goes on nowhere. The first time stays.
    async fn disclose(&self, id: &str, at: i64) -> Result<(), StoreError>;

    /// Appends to the story of a table: on the disk when this returns. There is
    /// at least one row, and the rows' versions follow those that are there;
    /// else nothing is written.
    async fn append(
        &self,
        table: &str,
        rows: &[Stored],
        summary: &Summary,
    ) -> Result<(), StoreError>;

    /// Writes the summary of a table whose story has this version and nothing
    /// new. A notice of its end stays unless something happened.
    async fn save_summary(
        &self,
        table: &str,
        version: u32,
        summary: &Summary,
    ) -> Result<(), StoreError>;

    /// The whole story of a table, in order.
    async fn story(&self, table: &str) -> Result<Vec<Stored>, StoreError>;

    /// Listed tables that gather people and have an open seat, newest first, at
    /// most `most`; without those of people who blocked `me` or whom `me` blocked.
    async fn tables_to_join(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError>;

    /// Listed games in progress, newest first, at most `most`; without those of
    /// people who blocked `me` or whom `me` blocked.
    async fn games_to_watch(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError>;

    /// Tables at which somebody sits, those that are not finished first, then
    /// the newest first, at most `most`.
    async fn tables_of(
        &self,
        person: PersonId,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError>;

    /// Tables of this host that gather or play, in any order.
    async fn open_tables(&self, host: PersonId) -> Result<Vec<OpenTable>, StoreError>;

    /// Those of these tables that gather or play, in any order.
    async fn open_among(&self, tables: &[TableId]) -> Result<Vec<OpenTable>, StoreError>;

    /// Games that somebody finished alone, in any order.
    async fn solo_games(&self, person: PersonId) -> Result<Vec<SoloEnd>, StoreError>;

    /// Tables that must do something by themselves, and when, in any order:
    /// their bots and clocks run on after a restart.
    async fn due(&self) -> Result<Vec<(TableId, i64)>, StoreError>;

    // ---- what does not stay

    /// Somebody looks at these tables at this time.
    async fn attend(&self, tables: &[TableId], at: i64) -> Result<(), StoreError>;

    /// Tables of this kind that nobody has needed since `before`, the oldest
    /// first: nothing happened and nobody looked. An unfinished game is one
    /// whose people were told that it ends before this.
    async fn passing(
        &self,
        kind: Passing,
        before: i64,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<Behind>, StoreError>;

    /// Drops a table with everything of it if it is still such a one. Tells
    /// whether it did.
    async fn drop_passing(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError>;

    /// From now on these unfinished games have an end of which their people are
    /// told. Tells which, and when; at most `most`.
    async fn give_notice(
        &self,
        notice: Notice,
        most: u32,
    ) -> Result<Vec<(TableId, i64)>, StoreError>;

    /// How many games this would be.
    async fn awaiting_notice(&self, notice: Notice) -> Result<u32, StoreError>;

    /// Games in which something happened at this time or later have no end any
    /// more.
    async fn withdraw_notice(&self, since: i64) -> Result<(), StoreError>;

    /// Games in progress; and those that are over, if they are wanted.
    async fn begun(&self, over: bool) -> Result<Vec<TableId>, StoreError>;

    // ---- chat and notes

    /// Adds a line of chat; its number is given. The same `id` adds it once.
    async fn say(
        &self,
        table: &str,
        person: PersonId,
        id: &str,
        line: &ChatLine,
    ) -> Result<u32, StoreError>;

    /// The last lines of chat, oldest first.
    async fn chat(&self, table: &str, most: u32) -> Result<Vec<Spoken>, StoreError>;

    /// Adds a line that the team whose lowest seat this is reads and nobody
    /// else; its number is given, counted for that team alone. The same `id`
    /// adds it once.
    async fn say_to_team(
        &self,
        table: &str,
        team: Seat,
        person: PersonId,
        id: &str,
        line: &ChatLine,
    ) -> Result<u32, StoreError>;

    /// The last lines that this team reads alone, oldest first.
    async fn team_chat(
        &self,
        table: &str,
        team: Seat,
        most: u32,
    ) -> Result<Vec<Spoken>, StoreError>;

    /// Who shows their cards to their team.
    async fn showing(&self, table: &str) -> Result<Seats, StoreError>;

    /// Changes whether this seat does.
    async fn set_showing(&self, table: &str, seat: Seat, on: bool) -> Result<(), StoreError>;

    /// The private notes of somebody at a table.
    async fn notes(&self, table: &str, person: PersonId) -> Result<String, StoreError>;

    /// Changes them.
    async fn set_notes(&self, table: &str, person: PersonId, text: &str) -> Result<(), StoreError>;

    // ---- analyses

    /// The analysis of a finished game as JSON, if it was made.
    async fn analysis(&self, table: &str) -> Result<Option<String>, StoreError>;

    /// Keeps it.
    async fn keep_analysis(&self, table: &str, body: &str) -> Result<(), StoreError>;

    // ---- the house

    /// Whether it answers at all.
    async fn healthy(&self) -> Result<(), StoreError>;

    /// Copies everything into a new file, while people play.
    async fn backup(&self, to: &std::path::Path) -> Result<(), StoreError>;
}
