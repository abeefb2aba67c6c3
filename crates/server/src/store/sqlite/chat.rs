//! What people say at a table, and what they note for themselves.

use sqlx::query::QueryScalar;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row, Sqlite, SqliteConnection};
use tabletop::Seat;

use crate::store::{PersonId, Spoken, StoreError};
use crate::wire::{Channel, ChatLine};

pub async fn say(
    connection: &mut SqliteConnection,
    table: &str,
    person: PersonId,
    id: &str,
    line: &ChatLine,
) -> Result<u32, StoreError> {
    // A retry finds its line already there and changes nothing; the number it
    // is answered with is that of the line.
    let number = sqlx::query_scalar(
        "INSERT INTO chat (table_id, number, person, client_id, at, name, seat, text)
         VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chat WHERE table_id = ?1),
                 ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (table_id, person, client_id) DO UPDATE SET number = number
         RETURNING number",
    )
    .bind(table);
    Ok(spoken(number, person, id, line)
        .fetch_one(connection)
        .await?)
}

/// The rest of a line, the same in every chat: who said what, when, as whom.
pub fn spoken<'q>(
    line_number: NumberOfLine<'q>,
    person: PersonId,
    id: &'q str,
    line: &'q ChatLine,
) -> NumberOfLine<'q> {
    line_number
        .bind(person)
        .bind(id)
        .bind(line.at)
        .bind(&line.name)
        .bind(line.seat.map(u8::from))
        .bind(&line.text)
}

/// A statement that puts a line into a chat and gives its number.
pub type NumberOfLine<'q> = QueryScalar<'q, Sqlite, u32, SqliteArguments>;

pub async fn last(
    connection: &mut SqliteConnection,
    table: &str,
    most: u32,
) -> Result<Vec<Spoken>, StoreError> {
    let rows = sqlx::query(
        "SELECT person, number, at, name, seat, text FROM chat WHERE table_id = ?
         ORDER BY number DESC LIMIT ?",
    )
    .bind(table)
    .bind(most)
    .fetch_all(connection)
    .await?;
    let everybody = |row| line(Channel::Everybody, row);
    rows.iter().rev().map(everybody).collect()
}

pub async fn notes(
    connection: &mut SqliteConnection,
    table: &str,
    person: PersonId,
) -> Result<String, StoreError> {
    let text = sqlx::query_scalar("SELECT text FROM notes WHERE table_id = ? AND person = ?")
        .bind(table)
        .bind(person)
        .fetch_optional(connection)
        .await?;
    Ok(text.unwrap_or_default())
}

pub async fn set_notes(
    connection: &mut SqliteConnection,
    table: &str,
    person: PersonId,
    text: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO notes (table_id, person, text) VALUES (?, ?, ?)
         ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text",
    )
    .bind(table)
    .bind(person)
    .bind(text)
    .execute(connection)
    .await?;
    Ok(())
}

/// A line as its row has it; the channel is that of the table it stands in.
pub fn line(channel: Channel, row: &SqliteRow) -> Result<Spoken, StoreError> {
    let seat: Option<u8> = row.try_get("seat")?;
    let seat = seat
        .map(Seat::try_from)
        .transpose()
        .map_err(StoreError::Broken)?;
    let line = ChatLine {
        channel,
        number: row.try_get("number")?,
        at: row.try_get("at")?,
        name: row.try_get("name")?,
        seat,
        text: row.try_get("text")?,
    };
    Ok(Spoken {
        person: row.try_get("person")?,
        line,
    })
}
