//! What outlives the process, behind one small interface. SQLite is one answer
//! to it (`store/sqlite.rs`); a database for many machines can be another.
//!
//! A promise that everything rests on: when [`Store::append`] returns, its rows
//! are on the disk, and either all of them or none.

mod sqlite;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat, Seats, Seed};

use crate::entry::Stored;
use crate::retention::{Notice, Passing};
use crate::wire::{ChatLine, How, IgnoredPerson, Options, Reason, Status, TokenInfo};

pub use sqlite::{Sqlite, StoredReport, backup, reports, settle_report};

/// Who somebody is, for the program.
pub type PersonId = i64;

/// The address of a table: random, so that a link cannot be guessed.
pub type TableId = String;

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Which.
    pub id: PersonId,
    /// What they call themselves.
    pub name: String,
    /// The name of their account, if they have one.
    pub account: Option<String>,
    /// When they were last here, to the day.
    pub seen: i64,
    /// Since when they are called so.
    pub named: i64,
}

/// Somebody whom a person does not want to read or to meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IgnoredBy {
    /// Who it is.
    pub other: PersonId,
    /// What the person is shown of it.
    pub entry: IgnoredPerson,
}

/// A line of chat, and who said it.
#[derive(Clone, PartialEq, Debug)]
pub struct Spoken {
    /// Who it is, for the program.
    pub person: PersonId,
    /// What everybody reads.
    pub line: ChatLine,
}

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

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A bot, by its name.
    Bot(String),
    /// A person.
    Person(PersonId),
}

/// A seat as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Who holds it.
    pub occupant: Occupant,
    /// Its name in a hot-seat game.
    pub label: Option<String>,
}

/// A table as it is stored, without its story.
#[derive(Clone, Debug)]
pub struct StoredTable {
    /// Its address.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules it began under; while people gather, of those
    /// it would begin under.
    pub rules: u32,
    /// Its setup as JSON.
    pub setup: Box<RawValue>,
    /// Its seed: as secret as every card.
    pub seed: Seed,
    /// What else was agreed.
    pub options: Options,
    /// Who opened it.
    pub host: PersonId,
    /// When it was opened.
    pub created: i64,
    /// The lesson it is, if it is one.
    pub lesson: Option<String>,
    /// Nobody played it here.
    pub uploaded: bool,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
    /// One per player, in order.
    pub seats: Vec<StoredSeat>,
    /// What a list of tables shows.
    pub summary: Summary,
    /// When it is deleted if nothing happens until then, once its people are
    /// told. The store's own: changing the table does not change it.
    pub ends: Option<i64>,
    /// When its record was handed out though it was not over. The store's own,
    /// too.
    pub disclosed: Option<i64>,
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

/// What a list of tables shows of one, kept in step with its story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it has come.
    pub status: Status,
    /// Who must decide.
    pub awaiting: Seats,
    /// How many actions were taken.
    pub count: u32,
    /// When something last happened.
    pub changed: i64,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What came of it, if one person played it alone.
    pub solo: Option<SoloGame>,
    /// When the table must do something by itself though nobody comes: a bot
    /// moves, a clock runs out. What is past means at once; nothing that it
    /// waits until somebody comes.
    pub due: Option<i64>,
}

/// A finished game that one person played alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SoloGame {
    /// What was to be reached, in the words of the game, once it was known.
    pub objective: Option<String>,
    /// The round in which it ended.
    pub round: u32,
    /// Whether it was reached.
    pub won: bool,
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

/// What the store answers.
pub type Stores<T> = Result<T, StoreError>;

/// What outlives the process.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // ---- people

    /// Makes a visitor whose secret has this hash.
    async fn new_person(&self, name: &str, secret_hash: &[u8]) -> Stores<Person>;

    /// Whose secret has this hash.
    async fn person_by_secret(&self, secret_hash: &[u8]) -> Stores<Option<Person>>;

    /// People by id, those that exist, in any order.
    async fn people(&self, ids: &[PersonId]) -> Stores<Vec<Person>>;

    /// Changes what somebody calls themselves; gives since when they are called
    /// so.
    async fn rename(&self, person: PersonId, name: &str) -> Stores<i64>;

    /// Gives somebody an account, or a new password for it.
    async fn set_account(&self, person: PersonId, account: &str, password_hash: &str)
    -> Stores<()>;

    /// Whose account has this name (compared without case), and its password hash.
    async fn account(&self, account: &str) -> Stores<Option<(Person, String)>>;

    /// One more secret for somebody: another device.
    async fn add_secret(&self, person: PersonId, secret_hash: &[u8]) -> Stores<()>;

    /// Forgets a secret: logged out.
    async fn drop_secret(&self, secret_hash: &[u8]) -> Stores<()>;

    /// Forgets all of somebody's secrets but this one: other devices, and the
    /// tokens of programs.
    async fn drop_other_secrets(&self, person: PersonId, keep: &[u8]) -> Stores<()>;

    /// Forgets somebody who has no account and never sat at a table, opened one
    /// or said anything. Tells whether it did.
    async fn forget_passer_by(&self, person: PersonId) -> Stores<bool>;

    /// Somebody was here at this time. [`StoreError::Missing`] if they were
    /// forgotten.
    async fn note_seen(&self, person: PersonId, at: i64) -> Stores<()>;

    /// Those whom [`Store::forget_passers_by`] may forget, by rising numbers
    /// above `after`.
    async fn passers_by(&self, before: i64, after: PersonId, most: u32) -> Stores<Vec<PersonId>>;

    /// Forgets those of these people who were not here since `before`, have no
    /// account and left nothing at any table. Tells how many.
    async fn forget_passers_by(&self, people: &[PersonId], before: i64) -> Stores<u32>;

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
    ) -> Stores<bool>;

    /// Whom somebody does not want to read or to meet, the newest first.
    async fn ignored(&self, person: PersonId) -> Stores<Vec<IgnoredBy>>;

    /// Takes one of them back.
    async fn stop_ignoring(&self, person: PersonId, id: i64) -> Stores<()>;

    /// Who was `from` is `to` from now on: whoever ignored them, or was ignored
    /// by them, or sent them away, is not rid of that.
    /// Nobody's list gets longer than `most` by it.
    async fn go_on_as(&self, from: PersonId, to: PersonId, most: u32) -> Stores<()>;

    /// Somebody shall not come back to a table; nobody: all who are unknown.
    async fn send_away(&self, table: &str, person: Option<PersonId>) -> Stores<()>;

    /// Whether a table is closed to somebody: sent away, or blocked by who
    /// opened it or sits there, unless they do themselves or it is over.
    async fn is_shut_out(&self, table: &str, person: Option<PersonId>) -> Stores<bool>;

    /// Keeps a report, unless too many wait that nobody has dealt with.
    async fn add_report(&self, report: &NewReport, most: MostReports) -> Stores<Filed>;

    /// How many reports were dealt with before this.
    async fn settled_reports(&self, before: i64) -> Stores<u32>;

    /// Forgets some of them, at most `most`. Tells how many.
    async fn forget_reports(&self, before: i64, most: u32) -> Stores<u32>;

    // ---- tokens

    /// A token for a program of somebody, unless they have `most` already.
    async fn add_token(
        &self,
        person: PersonId,
        label: &str,
        hash: &[u8],
        most: u32,
    ) -> Stores<Option<TokenInfo>>;

    /// Somebody's tokens, the oldest first.
    async fn tokens(&self, person: PersonId) -> Stores<Vec<TokenInfo>>;

    /// Whose token this is, and its number.
    async fn person_by_token(&self, hash: &[u8]) -> Stores<Option<(Person, i64)>>;

    /// Forgets a token of somebody.
    async fn drop_token(&self, person: PersonId, id: i64) -> Stores<()>;

    // ---- tables

    /// Puts a new table down, with the story it already has.
    async fn new_table(&self, table: &StoredTable, story: &[Stored]) -> Stores<()>;

    /// A table.
    async fn table(&self, id: &str) -> Stores<Option<StoredTable>>;

    /// Changes the seats, options or rematch of a table, and when that was; not
    /// its story.
    async fn save_table(&self, table: &StoredTable) -> Stores<()>;

    /// Drops a table that has not begun.
    async fn drop_table(&self, id: &str) -> Stores<()>;

    /// Drops a game that is on and that bots play alone.
    async fn drop_bot_game(&self, id: &str) -> Stores<()>;

    /// The record of a game that is not over is handed out at this time: from
    /// now on it goes on nowhere. The first time stays.
    async fn disclose(&self, id: &str, at: i64) -> Stores<()>;

    /// Appends to the story of a table: on the disk when this returns. There is
    /// at least one row, and the rows' versions follow those that are there;
    /// else nothing is written.
    async fn append(&self, table: &str, rows: &[Stored], summary: &Summary) -> Stores<()>;

    /// Writes the summary of a table whose story has this version and nothing
    /// new. A notice of its end stays unless something happened.
    async fn save_summary(&self, table: &str, version: u32, summary: &Summary) -> Stores<()>;

    /// The whole story of a table, in order.
    async fn story(&self, table: &str) -> Stores<Vec<Stored>>;

    /// Listed tables that gather people and have an open seat, newest first, at
    /// most `most`; without those of people who blocked `me` or whom `me` blocked.
    async fn tables_to_join(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Stores<Vec<StoredTable>>;

    /// Listed games in progress, newest first, at most `most`; without those of
    /// people who blocked `me` or whom `me` blocked.
    async fn games_to_watch(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Stores<Vec<StoredTable>>;

    /// Tables at which somebody sits, those that are not finished first, then
    /// the newest first, at most `most`.
    async fn tables_of(
        &self,
        person: PersonId,
        behind: Option<&Behind>,
        most: u32,
    ) -> Stores<Vec<StoredTable>>;

    /// Tables of this host that gather or play, in any order.
    async fn open_tables(&self, host: PersonId) -> Stores<Vec<OpenTable>>;

    /// Those of these tables that gather or play, in any order.
    async fn open_among(&self, tables: &[TableId]) -> Stores<Vec<OpenTable>>;

    /// Games that somebody finished alone, in any order.
    async fn solo_games(&self, person: PersonId) -> Stores<Vec<SoloEnd>>;

    /// Tables that must do something by themselves, and when, in any order:
    /// their bots and clocks run on after a restart.
    async fn due(&self) -> Stores<Vec<(TableId, i64)>>;

    // ---- what does not stay

    /// Somebody looks at these tables at this time.
    async fn attend(&self, tables: &[TableId], at: i64) -> Stores<()>;

    /// Tables of this kind that nobody has needed since `before`, the oldest
    /// first: nothing happened and nobody looked. An unfinished game is one
    /// whose people were told that it ends before this.
    async fn passing(
        &self,
        kind: Passing,
        before: i64,
        behind: Option<&Behind>,
        most: u32,
    ) -> Stores<Vec<Behind>>;

    /// Drops a table with everything of it if it is still such a one. Tells
    /// whether it did.
    async fn drop_passing(&self, kind: Passing, before: i64, id: &str) -> Stores<bool>;

    /// From now on these unfinished games have an end of which their people are
    /// told. Tells which, and when; at most `most`.
    async fn give_notice(&self, notice: Notice, most: u32) -> Stores<Vec<(TableId, i64)>>;

    /// How many games this would be.
    async fn awaiting_notice(&self, notice: Notice) -> Stores<u32>;

    /// Games in which something happened at this time or later have no end any
    /// more.
    async fn withdraw_notice(&self, since: i64) -> Stores<()>;

    /// Games in progress; and those that are over, if they are wanted.
    async fn begun(&self, over: bool) -> Stores<Vec<TableId>>;

    // ---- chat and notes

    /// Adds a line of chat; its number is given. The same `id` adds it once.
    async fn say(&self, table: &str, person: PersonId, id: &str, line: &ChatLine) -> Stores<u32>;

    /// The last lines of chat, oldest first.
    async fn chat(&self, table: &str, most: u32) -> Stores<Vec<Spoken>>;

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
    ) -> Stores<u32>;

    /// The last lines that this team reads alone, oldest first.
    async fn team_chat(&self, table: &str, team: Seat, most: u32) -> Stores<Vec<Spoken>>;

    /// Who shows their cards to their team.
    async fn showing(&self, table: &str) -> Stores<Seats>;

    /// Changes whether this seat does.
    async fn set_showing(&self, table: &str, seat: Seat, on: bool) -> Stores<()>;

    /// The private notes of somebody at a table.
    async fn notes(&self, table: &str, person: PersonId) -> Stores<String>;

    /// Changes them.
    async fn set_notes(&self, table: &str, person: PersonId, text: &str) -> Stores<()>;

    // ---- analyses

    /// The analysis of a finished game as JSON, if it was made.
    async fn analysis(&self, table: &str) -> Stores<Option<String>>;

    /// Keeps it.
    async fn keep_analysis(&self, table: &str, body: &str) -> Stores<()>;

    // ---- the house

    /// Whether it answers at all.
    async fn healthy(&self) -> Stores<()>;

    /// Copies everything into a new file, while people play.
    async fn backup(&self, to: &std::path::Path) -> Stores<()>;
}
