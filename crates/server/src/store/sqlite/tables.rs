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
    Occupant, PersonId, SoloEnd, StoreError, StoredSeat, StoredTable, Stores, Summary, TableId,
};
use crate::wire::Status;

/// A question about tables whose answer has everything of each in one row, the
/// seats as a list of lists.
macro_rules! tables_where {
    ($condition:literal) => {
        concat!(
            "SELECT *, (SELECT json_group_array(json_array(person, bot, label) ORDER BY seat)
                FROM seats WHERE table_id = tables.id) AS seats
             FROM tables WHERE ",
            $condition
        )
    };
}

pub async fn add(
    connection: &mut SqliteConnection,
    table: &StoredTable,
    story: &[Stored],
) -> Stores<()> {
    if story.first().is_some_and(|first| first.version != 1) {
        return Err(StoreError::Gap);
    }
    let summary = &table.summary;
    sqlx::query(
        "INSERT INTO tables (id, game, setup, seed, options, listed, host, created, lesson,
         uploaded, rematch, status, awaiting, count, changed, outcome, solo, version)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&table.id)
    .bind(&table.game)
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
    .bind(story.last().map_or(0, |last| last.version))
    .execute(&mut *connection)
    .await?;
    add_seats(connection, table).await?;
    story::insert(connection, &table.id, story).await
}

/// Everything but the story and its summary.
pub async fn save(connection: &mut SqliteConnection, table: &StoredTable) -> Stores<()> {
    let done = sqlx::query(
        "UPDATE tables SET setup = ?, seed = ?, options = ?, listed = ?, host = ?, rematch = ?
         WHERE id = ?",
    )
    .bind(table.setup.get())
    .bind(table.seed.0.cast_signed())
    .bind(json(&table.options))
    .bind(table.options.listed)
    .bind(table.host)
    .bind(table.rematch.as_deref())
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

async fn add_seats(connection: &mut SqliteConnection, table: &StoredTable) -> Stores<()> {
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
    summary: &Summary,
) -> Stores<()> {
    let done = sqlx::query(
        "UPDATE tables SET status = ?, awaiting = ?, count = ?, changed = ?, outcome = ?, solo = ?
         WHERE id = ?",
    )
    .bind(status_word(summary.status))
    .bind(json(&summary.awaiting))
    .bind(summary.count)
    .bind(summary.changed)
    .bind(summary.outcome.as_ref().map(json))
    .bind(summary.solo.as_ref().map(json))
    .bind(table)
    .execute(connection)
    .await?;
    found(done.rows_affected())
}

pub async fn remove(connection: &mut SqliteConnection, id: &str) -> Stores<()> {
    let done = sqlx::query("DELETE FROM tables WHERE id = ? AND status = 'gathering'")
        .bind(id)
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

pub async fn by_id(connection: &mut SqliteConnection, id: &str) -> Stores<Option<StoredTable>> {
    let row = sqlx::query(tables_where!("id = ?"))
        .bind(id)
        .fetch_optional(connection)
        .await?;
    row.as_ref().map(table).transpose()
}

pub async fn listed(
    connection: &mut SqliteConnection,
    status: Status,
    most: u32,
    me: Option<PersonId>,
) -> Stores<Vec<StoredTable>> {
    let rows = sqlx::query(concat!(
        tables_where!("listed AND status = ?1 AND "),
        not_blocked!("?3"),
        " ORDER BY changed DESC LIMIT ?2"
    ))
    .bind(status_word(status))
    .bind(most)
    .bind(me)
    .fetch_all(connection)
    .await?;
    rows.iter().map(table).collect()
}

/// Where somebody sits; and what somebody put on the table without sitting
/// down, which nobody else would find again.
pub async fn of_person(
    connection: &mut SqliteConnection,
    person: PersonId,
    most: u32,
) -> Stores<Vec<StoredTable>> {
    let rows = sqlx::query(tables_where!(
        "id IN (SELECT table_id FROM seats WHERE person = ?1)
         OR (host = ?1 AND (uploaded OR status = 'gathering'))
         ORDER BY changed DESC LIMIT ?2"
    ))
    .bind(person)
    .bind(most)
    .fetch_all(connection)
    .await?;
    rows.iter().map(table).collect()
}

/// Games that somebody finished alone.
pub async fn solo_of(connection: &mut SqliteConnection, person: PersonId) -> Stores<Vec<SoloEnd>> {
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

pub async fn in_progress(connection: &mut SqliteConnection) -> Stores<Vec<TableId>> {
    let ids = sqlx::query_scalar("SELECT id FROM tables WHERE status = 'playing'")
        .fetch_all(connection)
        .await?;
    Ok(ids)
}

fn table(row: &SqliteRow) -> Stores<StoredTable> {
    let setup: String = row.try_get("setup")?;
    let seats: Vec<StoredSeatRow> =
        serde_json::from_str(row.try_get("seats")?).map_err(unreadable("seats"))?;
    Ok(StoredTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
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
    })
}

fn summary(row: &SqliteRow) -> Stores<Summary> {
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

fn status(word: &str) -> Stores<Status> {
    match word {
        "gathering" => Ok(Status::Gathering),
        "playing" => Ok(Status::Playing),
        "finished" => Ok(Status::Finished),
        _ => Err(StoreError::Broken("`status` cannot be read".to_owned())),
    }
}
