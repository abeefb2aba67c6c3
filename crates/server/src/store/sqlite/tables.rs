//! Tables, their seats and the summary of their story.

use serde_json::value::RawValue;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use tabletop::Seed;

use super::ignored::not_blocked;
use super::people::found;
use super::{json, story, unreadable};
use crate::entry::Stored;
use crate::store::{
    Behind, Occupant, OpenTable, PersonId, SoloEnd, StoreError, StoredSeat, StoredTable, Summary,
    TableId,
};
use crate::tag::Tag;
use crate::wire::Status;

/// A question about tables whose answer has everything of each in one row, the
/// seats as a list of lists.
macro_rules! tables_where {
    ($condition:literal) => {
        tables_where!("", $condition)
    };
    ($index:literal, $condition:literal) => {
        concat!(
            "SELECT *, (SELECT json_group_array(json_array(person, bot, label) ORDER BY seat)
                FROM seats WHERE table_id = tables.id) AS seats
             FROM tables ",
            $index,
            " WHERE ",
            $condition
        )
    };
}

pub async fn add(
    connection: &mut SqliteConnection,
    table: &StoredTable,
    story: &[Stored],
) -> Result<(), StoreError> {
    if story.first().is_some_and(|first| first.version != 1) {
        return Err(StoreError::Gap);
    }
    let summary = &table.summary;
    sqlx::query(
        "INSERT INTO tables (id, game, rules, setup, seed, options, listed, host, created, lesson,
         uploaded, rematch, status, awaiting, count, changed, outcome, solo, due, version,
         open_seats, people)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(table.rules)
    .bind(table.setup.get())
    .bind(table.seed.0.cast_signed())
    .bind(json(&table.options))
    .bind(table.options.listed)
    .bind(table.host)
    .bind(table.created)
    .bind(table.lesson.as_deref())
    .bind(table.uploaded)
    .bind(table.rematch.as_deref())
    .bind(status_word(summary.status))
    .bind(json(&summary.awaiting))
    .bind(summary.count)
    .bind(summary.changed)
    .bind(summary.outcome.as_ref().map(json))
    .bind(summary.solo.as_ref().map(json))
    .bind(summary.due)
    .bind(story.last().map_or(0, |last| last.version))
    .bind(open_seats(table))
    .bind(people(table))
    .execute(&mut *connection)
    .await?;
    add_seats(connection, table).await?;
    story::insert(connection, &table.id, story).await
}

/// How many seats nobody holds.
fn open_seats(table: &StoredTable) -> u32 {
    let open = |seat: &&StoredSeat| seat.occupant == Occupant::Open;
    table.seats.iter().filter(open).count() as u32
}

/// How many seats are held by people.
fn people(table: &StoredTable) -> u32 {
    let person = |seat: &&StoredSeat| matches!(seat.occupant, Occupant::Person(_));
    table.seats.iter().filter(person).count() as u32
}

/// Everything but the story and its summary, of which only the time changes.
pub async fn save(
    connection: &mut SqliteConnection,
    table: &StoredTable,
) -> Result<(), StoreError> {
    let done = sqlx::query(
        "UPDATE tables SET rules = ?, setup = ?, seed = ?, options = ?, listed = ?, host = ?,
         rematch = ?, changed = ?, open_seats = ?, people = ? WHERE id = ?",
    )
    .bind(table.rules)
    .bind(table.setup.get())
    .bind(table.seed.0.cast_signed())
    .bind(json(&table.options))
    .bind(table.options.listed)
    .bind(table.host)
    .bind(table.rematch.as_deref())
    .bind(table.summary.changed)
    .bind(open_seats(table))
    .bind(people(table))
    .bind(&table.id)
    .execute(&mut *connection)
    .await?;
    found(done.rows_affected())?;
    sqlx::query("DELETE FROM seats WHERE table_id = ?")
        .bind(&table.id)
        .execute(&mut *connection)
        .await?;
    add_seats(connection, table).await
}

async fn add_seats(
    connection: &mut SqliteConnection,
    table: &StoredTable,
) -> Result<(), StoreError> {
    for (number, seat) in (0_i64..).zip(&table.seats) {
        let (person, bot) = match &seat.occupant {
            Occupant::Open => (None, None),
            Occupant::Bot(bot) => (None, Some(bot.as_str())),
            Occupant::Person(person) => (Some(*person), None),
        };
        sqlx::query(
            "INSERT INTO seats (table_id, seat, person, bot, label) VALUES (?, ?, ?, ?, ?)",
        )
        .bind(&table.id)
        .bind(number)
        .bind(person)
        .bind(bot)
        .bind(seat.label.as_deref())
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// The summary alone, where the story has nothing new.
pub async fn save_summary(
    connection: &mut SqliteConnection,
    table: &str,
    version: u32,
    summary: &Summary,
) -> Result<(), StoreError> {
    let done = sqlx::query(
        "UPDATE tables SET status = ?1, awaiting = ?2, count = ?3, changed = ?4, outcome = ?5,
         solo = ?6, due = ?7, ends = iif(changed = ?4, ends, NULL)
         WHERE id = ?8 AND version = ?9",
    )
    .bind(status_word(summary.status))
    .bind(json(&summary.awaiting))
    .bind(summary.count)
    .bind(summary.changed)
    .bind(summary.outcome.as_ref().map(json))
    .bind(summary.solo.as_ref().map(json))
    .bind(summary.due)
    .bind(table)
    .bind(version)
    .execute(connection)
    .await?;
    match done.rows_affected() {
        0 => Err(StoreError::Gap),
        _ => Ok(()),
    }
}

pub async fn remove(connection: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    let done = sqlx::query("DELETE FROM tables WHERE id = ? AND status = 'gathering'")
        .bind(id)
        .execute(&mut *connection)
        .await?;
    found(done.rows_affected())?;
    forget_rematch(connection, id).await
}

pub async fn remove_bot_game(
    connection: &mut SqliteConnection,
    id: &str,
) -> Result<(), StoreError> {
    let done = sqlx::query(
        "DELETE FROM tables WHERE id = ? AND status = 'playing' AND people = 0 AND open_seats = 0",
    )
    .bind(id)
    .execute(&mut *connection)
    .await?;
    found(done.rows_affected())?;
    forget_rematch(connection, id).await
}

pub async fn disclose(
    connection: &mut SqliteConnection,
    id: &str,
    at: i64,
) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE tables SET disclosed = coalesce(disclosed, ?) WHERE id = ?")
        .bind(at)
        .bind(id)
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

/// A game whose rematch is gone may have another.
pub async fn forget_rematch(connection: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET rematch = NULL WHERE rematch = ?")
        .bind(id)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn by_id(
    connection: &mut SqliteConnection,
    id: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let row = sqlx::query(tables_where!("id = ?"))
        .bind(id)
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(table).transpose()
}

/// A list of tables, from the newest to the oldest.
#[derive(Clone, Copy)]
pub enum List {
    /// Tables to sit at, for whoever asks.
    ToJoin(Option<PersonId>),
    /// Games to watch.
    ToWatch(Option<PersonId>),
    /// Where somebody sits; and what somebody put on the table without sitting
    /// down, which nobody else would find again. Finished games come last.
    Of(PersonId),
}

/// Before the first.
fn first() -> Behind {
    Behind {
        finished: false,
        changed: i64::MAX,
        id: TableId::new(),
    }
}

/// So many of a list. What cannot be read is left out: it must not keep anybody
/// from all other tables.
pub async fn listed(
    connection: &mut SqliteConnection,
    list: List,
    behind: Option<&Behind>,
    most: u32,
) -> Result<Vec<StoredTable>, StoreError> {
    let mut behind = behind.cloned().unwrap_or_else(first);
    let mut tables = Vec::new();
    loop {
        let wanted = most - tables.len() as u32;
        let rows = rows_of(&mut *connection, list, &behind, wanted).await?;
        for row in &rows {
            match table(row) {
                Ok(table) => tables.push(table),
                Err(error) => left_out(row, &error),
            }
        }
        let done = rows.len() < wanted as usize || tables.len() == most as usize;
        match rows.last().map(place) {
            Some(Ok(last)) if !done => behind = last,
            _ => return Ok(tables),
        }
    }
}

async fn rows_of(
    connection: &mut SqliteConnection,
    list: List,
    behind: &Behind,
    most: u32,
) -> Result<Vec<SqliteRow>, StoreError> {
    let question = match list {
        List::ToJoin(me) => sqlx::query(TO_JOIN).bind(me),
        List::ToWatch(me) => sqlx::query(TO_WATCH).bind(me),
        List::Of(person) => sqlx::query(OF_PERSON).bind(person),
    };
    let question = question.bind(behind.changed).bind(&behind.id).bind(most);
    let question = match list {
        List::ToJoin(_) | List::ToWatch(_) => question,
        List::Of(_) => question.bind(behind.finished),
    };
    Ok(question.fetch_all(connection).await?)
}

/// Where a list goes on behind this row.
fn place(row: &SqliteRow) -> Result<Behind, StoreError> {
    Ok(Behind {
        finished: row.try_get::<&str, _>("status")? == status_word(Status::Finished),
        changed: row.try_get("changed")?,
        id: row.try_get("id")?,
    })
}

fn left_out(row: &SqliteRow, error: &StoreError) {
    let id: &str = row.try_get("id").unwrap_or_default();
    tracing::error!(table = %Tag(id), %error, "a table is left out of a list");
}

/// The index has these tables and no others, in this order.
pub const TO_JOIN: &str = concat!(
    tables_where!(
        "INDEXED BY tables_to_join",
        "listed AND status = 'gathering' AND open_seats > 0 AND (changed, id) < (?2, ?3) AND "
    ),
    not_blocked!("?1"),
    " ORDER BY changed DESC, id DESC LIMIT ?4"
);

/// So has this one.
pub const TO_WATCH: &str = concat!(
    tables_where!(
        "INDEXED BY tables_to_watch",
        "listed AND status = 'playing' AND (changed, id) < (?2, ?3) AND "
    ),
    not_blocked!("?1"),
    " ORDER BY changed DESC, id DESC LIMIT ?4"
);

/// What is finished comes last.
const OF_PERSON: &str = tables_where!(
    "(id IN (SELECT table_id FROM seats WHERE person = ?1)
      OR (host = ?1 AND (uploaded OR status <> 'finished')))
     AND ((status = 'finished') > ?5
      OR ((status = 'finished') = ?5 AND (changed, id) < (?2, ?3)))
     ORDER BY status = 'finished', changed DESC, id DESC LIMIT ?4"
);

/// A question about tables that gather or play: which, and whether bots play
/// there alone.
macro_rules! open_where {
    ($condition:literal) => {
        concat!(
            "SELECT id, status = 'playing' AND NOT EXISTS
                (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL) AS of_bots,
                status = 'playing' AS begun, game, rules, disclosed IS NOT NULL AS disclosed
             FROM tables WHERE status <> 'finished' AND ",
            $condition
        )
    };
}

/// Tables of a host that gather or play.
pub async fn open_of(
    connection: &mut SqliteConnection,
    host: PersonId,
) -> Result<Vec<OpenTable>, StoreError> {
    let rows = sqlx::query(open_where!("host = ?"))
        .bind(host)
        .fetch_all(connection)
        .await?;
    rows.iter().map(open_table).collect()
}

/// Those of these tables that gather or play.
pub async fn open_among(
    connection: &mut SqliteConnection,
    ids: &[TableId],
) -> Result<Vec<OpenTable>, StoreError> {
    let rows = sqlx::query(open_where!("id IN (SELECT value FROM json_each(?))"))
        .bind(json(&ids))
        .fetch_all(connection)
        .await?;
    rows.iter().map(open_table).collect()
}

fn open_table(row: &SqliteRow) -> Result<OpenTable, StoreError> {
    Ok(OpenTable {
        id: row.try_get("id")?,
        of_bots: row.try_get("of_bots")?,
        begun: row.try_get("begun")?,
        game: row.try_get("game")?,
        rules: rules(row)?,
        disclosed: row.try_get("disclosed")?,
    })
}

/// Games that somebody finished alone.
pub async fn solo_of(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<SoloEnd>, StoreError> {
    let rows = sqlx::query(
        "SELECT game, solo, changed FROM tables
         WHERE solo IS NOT NULL AND id IN (SELECT table_id FROM seats WHERE person = ?)",
    )
    .bind(person)
    .fetch_all(connection)
    .await?;
    let end = |row: &SqliteRow| {
        Ok(SoloEnd {
            game: row.try_get("game")?,
            solo: serde_json::from_str(row.try_get("solo")?).map_err(unreadable("solo"))?,
            at: row.try_get("changed")?,
        })
    };
    rows.iter().map(end).collect()
}

/// Those that must do something by themselves.
pub async fn due(connection: &mut SqliteConnection) -> Result<Vec<(TableId, i64)>, StoreError> {
    let due = sqlx::query_as("SELECT id, due FROM tables WHERE due IS NOT NULL")
        .fetch_all(connection)
        .await?;
    Ok(due)
}

pub async fn begun(
    connection: &mut SqliteConnection,
    over: bool,
) -> Result<Vec<TableId>, StoreError> {
    let ids = sqlx::query_scalar(
        "SELECT id FROM tables WHERE status = 'playing' OR (?1 AND status = 'finished')",
    )
    .bind(over)
    .fetch_all(connection)
    .await?;
    Ok(ids)
}

fn rules(row: &SqliteRow) -> Result<u32, StoreError> {
    Ok(u32::try_from(row.try_get::<i64, _>("rules")?).unwrap_or(0))
}

fn table(row: &SqliteRow) -> Result<StoredTable, StoreError> {
    let setup: String = row.try_get("setup")?;
    let seats: Vec<StoredSeatRow> =
        serde_json::from_str(row.try_get("seats")?).map_err(unreadable("seats"))?;
    Ok(StoredTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: rules(row)?,
        setup: RawValue::from_string(setup).map_err(unreadable("setup"))?,
        seed: Seed(row.try_get::<i64, _>("seed")?.cast_unsigned()),
        options: serde_json::from_str(row.try_get("options")?).map_err(unreadable("options"))?,
        host: row.try_get("host")?,
        created: row.try_get("created")?,
        lesson: row.try_get("lesson")?,
        uploaded: row.try_get("uploaded")?,
        rematch: row.try_get("rematch")?,
        seats: seats.into_iter().map(seat).collect(),
        summary: summary(row)?,
        ends: row.try_get("ends")?,
        disclosed: row.try_get("disclosed")?,
    })
}

fn summary(row: &SqliteRow) -> Result<Summary, StoreError> {
    let outcome: Option<&str> = row.try_get("outcome")?;
    let solo: Option<&str> = row.try_get("solo")?;
    Ok(Summary {
        status: status(row.try_get("status")?)?,
        awaiting: serde_json::from_str(row.try_get("awaiting")?).map_err(unreadable("awaiting"))?,
        count: row.try_get("count")?,
        changed: row.try_get("changed")?,
        outcome: outcome
            .map(serde_json::from_str)
            .transpose()
            .map_err(unreadable("outcome"))?,
        solo: solo
            .map(serde_json::from_str)
            .transpose()
            .map_err(unreadable("solo"))?,
        due: row.try_get("due")?,
    })
}

/// A seat as the question for tables gives it: person, bot and label.
type StoredSeatRow = (Option<PersonId>, Option<String>, Option<String>);

fn seat((person, bot, label): StoredSeatRow) -> StoredSeat {
    let occupant = match (person, bot) {
        (Some(person), _) => Occupant::Person(person),
        (None, Some(bot)) => Occupant::Bot(bot),
        (None, None) => Occupant::Open,
    };
    StoredSeat { occupant, label }
}

pub fn status_word(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Finished => "finished",
    }
}

fn status(word: &str) -> Result<Status, StoreError> {
    match word {
        "gathering" => Ok(Status::Gathering),
        "playing" => Ok(Status::Playing),
        "finished" => Ok(Status::Finished),
        _ => Err(StoreError::Broken("`status` cannot be read".to_owned())),
    }
}
