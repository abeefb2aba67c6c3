//! The store in one SQLite file.
//!
//! Reads run on a small pool of connections. Every write goes through one task
//! (`writer.rs`), which makes one transaction, and so one wait for the disk, of
//! everything that waits at that moment.

mod analyses;
mod chat;
mod files;
mod ignored;
mod migrations;
mod passing;
mod people;
mod reports;
mod story;
mod tables;
mod teams;
mod tokens;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::{
    Behind, Filed, IgnoredBy, MostReports, NewReport, OpenTable, Person, PersonId, SoloEnd, Spoken,
    Store, StoreError, StoredTable, Summary, TableId,
};
use crate::entry::Stored;
use crate::retention::{Notice, Passing};
use crate::wire::{ChatLine, How, TokenInfo};
use migrations::MIGRATOR;
use tables::List;
use tabletop::{Seat, Seats};
use writer::Writer;

pub use reports::{StoredReport, reports, settle_report};

/// How many connections read at the same time.
const READERS: u32 = 4;

/// How long a connection waits for a lock that another process holds.
const PATIENCE: Duration = Duration::from_secs(10);

fn schema(error: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("the schema: {error}"))
}

/// Everything in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings it up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        files::keep_private(file)?;
        let options = options(file);
        let mut connection = options.connect().await?;
        MIGRATOR.run(&mut connection).await.map_err(schema)?;
        Sqlite::over(connection, options).await
    }

    /// Opens a file that a server of this version has made or brought up to
    /// date, whether or not one uses it at this moment. Nothing is changed.
    pub async fn join(file: &Path) -> Result<Sqlite, StoreError> {
        let options = options(file);
        let mut connection = options.connect().await?;
        files::check_version(&mut connection, &MIGRATOR).await?;
        Sqlite::over(connection, options).await
    }

    async fn over(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
    ) -> Result<Sqlite, StoreError> {
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().pragma("query_only", "ON"))
            .await?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(connection, options),
        })
    }

    /// For tests: the file may have this many pages and no more, as if the disk
    /// were full; with none, as many as it likes.
    #[doc(hidden)]
    pub fn set_most_pages(&self, most: Option<u32>) {
        self.writer.set_most_pages(most);
    }

    /// For tests: how many pages the file has.
    #[doc(hidden)]
    pub async fn pages(&self) -> Result<u32, StoreError> {
        files::pages(&mut *self.reader().await?).await
    }

    /// Writes what still waits, tidies the file up and closes it. Whatever is
    /// asked afterwards fails.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    async fn reader(&self) -> Result<PoolConnection<sqlx::Sqlite>, StoreError> {
        Ok(self.readers.acquire().await?)
    }
}

/// Copies the store in `from` into the new file `to`, whether or not a server
/// uses it at this moment.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut connection = options(from).connect().await?;
    let copied = files::copy(&mut connection, to).await;
    let _ = connection.close().await;
    copied
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        // What was shown to somebody outlives a power cut, not only a crash.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// What SQLite says never holds a value that was stored.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::RowNotFound => StoreError::Missing,
            sqlx::Error::Database(error) => StoreError::Broken(error.message().to_owned()),
            other => StoreError::Broken(other.to_string()),
        }
    }
}

/// A stored value that this version of the program cannot read.
fn unreadable(column: &'static str) -> impl FnOnce(serde_json::Error) -> StoreError {
    move |_| StoreError::Broken(format!("`{column}` cannot be read"))
}

/// As JSON. What is stored so is plain data, which always has one.
fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// Milliseconds since 1970.
fn now() -> i64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as i64)
}

/// Owned copies of the arguments go to the writer; the work itself is a
/// function of the connection.
macro_rules! written {
    ($store:expr, |$connection:ident| $work:expr) => {
        $store
            .writer
            .write(move |$connection| Box::pin(async move { $work.await }))
            .await
    };
}

#[async_trait]
impl Store for Sqlite {
    async fn new_person(&self, name: &str, secret_hash: &[u8]) -> Result<Person, StoreError> {
        let (name, hash) = (name.to_owned(), secret_hash.to_vec());
        written!(self, |to| people::add(to, name, &hash))
    }

    async fn person_by_secret(&self, secret_hash: &[u8]) -> Result<Option<Person>, StoreError> {
        people::by_secret(&mut *self.reader().await?, secret_hash).await
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        people::by_ids(&mut *self.reader().await?, ids).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<i64, StoreError> {
        let name = name.to_owned();
        written!(self, |to| people::rename(to, person, &name))
    }

    async fn set_account(
        &self,
        person: PersonId,
        account: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        let (account, hash) = (account.to_owned(), password_hash.to_owned());
        written!(self, |to| people::set_account(to, person, &account, &hash))
    }

    async fn account(&self, account: &str) -> Result<Option<(Person, String)>, StoreError> {
        people::by_account(&mut *self.reader().await?, account).await
    }

    async fn add_secret(&self, person: PersonId, secret_hash: &[u8]) -> Result<(), StoreError> {
        let hash = secret_hash.to_vec();
        written!(self, |to| people::add_secret(to, person, &hash))
    }

    async fn drop_secret(&self, secret_hash: &[u8]) -> Result<(), StoreError> {
        let hash = secret_hash.to_vec();
        written!(self, |to| people::drop_secret(to, &hash))
    }

    async fn drop_other_secrets(&self, person: PersonId, keep: &[u8]) -> Result<(), StoreError> {
        let keep = keep.to_vec();
        written!(self, |to| people::drop_other_secrets(to, person, &keep))
    }

    async fn forget_passer_by(&self, person: PersonId) -> Result<bool, StoreError> {
        written!(self, |to| people::forget_passer_by(to, person))
    }

    async fn note_seen(&self, person: PersonId, at: i64) -> Result<(), StoreError> {
        written!(self, |to| people::note_seen(to, person, at))
    }

    async fn passers_by(
        &self,
        before: i64,
        after: PersonId,
        most: u32,
    ) -> Result<Vec<PersonId>, StoreError> {
        people::passers_by(&mut *self.reader().await?, before, after, most).await
    }

    async fn forget_passers_by(&self, people: &[PersonId], before: i64) -> Result<u32, StoreError> {
        let people = people.to_vec();
        written!(self, |to| people::forget_passers_by(to, &people, before))
    }

    async fn ignore(
        &self,
        person: PersonId,
        other: PersonId,
        how: How,
        name: &str,
        most: u32,
    ) -> Result<bool, StoreError> {
        let name = name.to_owned();
        written!(self, |to| ignored::add(to, person, other, how, &name, most))
    }

    async fn ignored(&self, person: PersonId) -> Result<Vec<IgnoredBy>, StoreError> {
        ignored::of_person(&mut *self.reader().await?, person).await
    }

    async fn stop_ignoring(&self, person: PersonId, id: i64) -> Result<(), StoreError> {
        written!(self, |to| ignored::remove(to, person, id))
    }

    async fn go_on_as(&self, from: PersonId, to: PersonId, most: u32) -> Result<(), StoreError> {
        written!(self, |connection| ignored::pass_on(
            connection, from, to, most
        ))
    }

    async fn send_away(&self, table: &str, person: Option<PersonId>) -> Result<(), StoreError> {
        let table = table.to_owned();
        written!(self, |to| ignored::send_away(to, &table, person))
    }

    async fn is_shut_out(&self, table: &str, person: Option<PersonId>) -> Result<bool, StoreError> {
        ignored::is_shut_out(&mut *self.reader().await?, table, person).await
    }

    async fn add_report(&self, report: &NewReport, most: MostReports) -> Result<Filed, StoreError> {
        let report = report.clone();
        written!(self, |to| reports::add(to, &report, most))
    }

    async fn settled_reports(&self, before: i64) -> Result<u32, StoreError> {
        reports::settled(&mut *self.reader().await?, before).await
    }

    async fn forget_reports(&self, before: i64, most: u32) -> Result<u32, StoreError> {
        written!(self, |to| reports::forget(to, before, most))
    }

    async fn add_token(
        &self,
        person: PersonId,
        label: &str,
        hash: &[u8],
        most: u32,
    ) -> Result<Option<TokenInfo>, StoreError> {
        let (label, hash) = (label.to_owned(), hash.to_vec());
        written!(self, |to| tokens::add(to, person, label, &hash, most))
    }

    async fn tokens(&self, person: PersonId) -> Result<Vec<TokenInfo>, StoreError> {
        tokens::of_person(&mut *self.reader().await?, person).await
    }

    async fn person_by_token(&self, hash: &[u8]) -> Result<Option<(Person, i64)>, StoreError> {
        tokens::owner(&mut *self.reader().await?, hash).await
    }

    async fn drop_token(&self, person: PersonId, id: i64) -> Result<(), StoreError> {
        written!(self, |to| tokens::remove(to, person, id))
    }

    async fn new_table(&self, table: &StoredTable, story: &[Stored]) -> Result<(), StoreError> {
        let (table, story) = (table.clone(), story.to_vec());
        written!(self, |to| tables::add(to, &table, &story))
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        tables::by_id(&mut *self.reader().await?, id).await
    }

    async fn save_table(&self, table: &StoredTable) -> Result<(), StoreError> {
        let table = table.clone();
        written!(self, |to| tables::save(to, &table))
    }

    async fn drop_table(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        written!(self, |to| tables::remove(to, &id))
    }

    async fn drop_bot_game(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        written!(self, |to| tables::remove_bot_game(to, &id))
    }

    async fn disclose(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        written!(self, |to| tables::disclose(to, &id, at))
    }

    async fn append(
        &self,
        table: &str,
        rows: &[Stored],
        summary: &Summary,
    ) -> Result<(), StoreError> {
        let (table, rows, summary) = (table.to_owned(), rows.to_vec(), summary.clone());
        self.writer
            .write_whole(move |to| {
                Box::pin(async move { story::append(to, &table, &rows, &summary).await })
            })
            .await
    }

    async fn save_summary(
        &self,
        table: &str,
        version: u32,
        summary: &Summary,
    ) -> Result<(), StoreError> {
        let (table, summary) = (table.to_owned(), summary.clone());
        written!(self, |to| tables::save_summary(
            to, &table, version, &summary
        ))
    }

    async fn story(&self, table: &str) -> Result<Vec<Stored>, StoreError> {
        story::of_table(&mut *self.reader().await?, table).await
    }

    async fn tables_to_join(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let list = List::ToJoin(me);
        tables::listed(&mut *self.reader().await?, list, behind, most).await
    }

    async fn games_to_watch(
        &self,
        behind: Option<&Behind>,
        most: u32,
        me: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let list = List::ToWatch(me);
        tables::listed(&mut *self.reader().await?, list, behind, most).await
    }

    async fn tables_of(
        &self,
        person: PersonId,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let list = List::Of(person);
        tables::listed(&mut *self.reader().await?, list, behind, most).await
    }

    async fn open_tables(&self, host: PersonId) -> Result<Vec<OpenTable>, StoreError> {
        tables::open_of(&mut *self.reader().await?, host).await
    }

    async fn open_among(&self, ids: &[TableId]) -> Result<Vec<OpenTable>, StoreError> {
        tables::open_among(&mut *self.reader().await?, ids).await
    }

    async fn solo_games(&self, person: PersonId) -> Result<Vec<SoloEnd>, StoreError> {
        tables::solo_of(&mut *self.reader().await?, person).await
    }

    async fn due(&self) -> Result<Vec<(TableId, i64)>, StoreError> {
        tables::due(&mut *self.reader().await?).await
    }

    async fn attend(&self, tables: &[TableId], at: i64) -> Result<(), StoreError> {
        let tables = tables.to_vec();
        written!(self, |to| passing::attend(to, &tables, at))
    }

    async fn passing(
        &self,
        kind: Passing,
        before: i64,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<Behind>, StoreError> {
        passing::list(&mut *self.reader().await?, kind, before, behind, most).await
    }

    async fn drop_passing(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError> {
        let id = id.to_owned();
        written!(self, |to| passing::remove(to, kind, before, &id))
    }

    async fn give_notice(
        &self,
        notice: Notice,
        most: u32,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        written!(self, |to| passing::give_notice(to, notice, most))
    }

    async fn awaiting_notice(&self, notice: Notice) -> Result<u32, StoreError> {
        passing::awaiting_notice(&mut *self.reader().await?, notice).await
    }

    async fn withdraw_notice(&self, since: i64) -> Result<(), StoreError> {
        written!(self, |to| passing::withdraw_notice(to, since))
    }

    async fn begun(&self, over: bool) -> Result<Vec<TableId>, StoreError> {
        tables::begun(&mut *self.reader().await?, over).await
    }

    async fn say(
        &self,
        table: &str,
        person: PersonId,
        id: &str,
        line: &ChatLine,
    ) -> Result<u32, StoreError> {
        let (table, id, line) = (table.to_owned(), id.to_owned(), line.clone());
        written!(self, |to| chat::say(to, &table, person, &id, &line))
    }

    async fn chat(&self, table: &str, most: u32) -> Result<Vec<Spoken>, StoreError> {
        chat::last(&mut *self.reader().await?, table, most).await
    }

    async fn say_to_team(
        &self,
        table: &str,
        team: Seat,
        person: PersonId,
        id: &str,
        line: &ChatLine,
    ) -> Result<u32, StoreError> {
        let (table, id, line) = (table.to_owned(), id.to_owned(), line.clone());
        written!(self, |to| teams::say(to, &table, team, person, &id, &line))
    }

    async fn team_chat(
        &self,
        table: &str,
        team: Seat,
        most: u32,
    ) -> Result<Vec<Spoken>, StoreError> {
        teams::last(&mut *self.reader().await?, table, team, most).await
    }

    async fn showing(&self, table: &str) -> Result<Seats, StoreError> {
        teams::showing(&mut *self.reader().await?, table).await
    }

    async fn set_showing(&self, table: &str, seat: Seat, on: bool) -> Result<(), StoreError> {
        let table = table.to_owned();
        written!(self, |to| teams::set_showing(to, &table, seat, on))
    }

    async fn notes(&self, table: &str, person: PersonId) -> Result<String, StoreError> {
        chat::notes(&mut *self.reader().await?, table, person).await
    }

    async fn set_notes(&self, table: &str, person: PersonId, text: &str) -> Result<(), StoreError> {
        let (table, text) = (table.to_owned(), text.to_owned());
        written!(self, |to| chat::set_notes(to, &table, person, &text))
    }

    async fn analysis(&self, table: &str) -> Result<Option<String>, StoreError> {
        analyses::of_table(&mut *self.reader().await?, table).await
    }

    async fn keep_analysis(&self, table: &str, body: &str) -> Result<(), StoreError> {
        let (table, body) = (table.to_owned(), body.to_owned());
        written!(self, |to| analyses::keep(to, &table, &body))
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        files::answers(&mut *self.reader().await?).await?;
        written!(self, |to| files::writes(to))
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        files::copy(&mut *self.reader().await?, to).await
    }
}

#[cfg(test)]
mod tests;
