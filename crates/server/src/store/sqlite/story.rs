//! What happened at a table.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::json;
use super::tables::status_word;
use crate::entry::{Stored, What};
use crate::store::{StoreError, Summary};

/// Brings its own savepoint along, [`super::writer::OWN`].
pub async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    rows: &[Stored],
    summary: &Summary,
) -> Result<(), StoreError> {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
        return Err(StoreError::Gap);
    };
    let appended: i64 = sqlx::query_scalar(APPEND)
        .bind(status_word(summary.status))
        .bind(json(&summary.awaiting))
        .bind(summary.count)
        .bind(summary.changed)
        .bind(summary.outcome.as_ref().map(json))
        .bind(summary.solo.as_ref().map(json))
        .bind(summary.due)
        .bind(last.version)
        .bind(table)
        .bind(i64::from(first.version) - 1)
        .bind(table)
        .bind(as_list(rows)?)
        .fetch_one(connection)
        .await?;
    match appended {
        0 => Err(StoreError::Gap),
        _ => Ok(()),
    }
}

/// Moves the table on and writes the rows, if they follow those that are there;
/// gives how many were written. All in one text, and so in one walk to the
/// thread of the connection: everybody who acts waits for this.
const APPEND: &str = "SAVEPOINT own;
    UPDATE tables SET status = ?, awaiting = ?, count = ?, changed = ?, outcome = ?,
        solo = ?, due = ?, ends = NULL, version = ? WHERE id = ? AND version = ?;
    INSERT INTO story (table_id, version, at, client_id, what, hash)
        SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM json_each(?) WHERE changes() = 1;
    RELEASE own;
    SELECT changes()";

/// Rows that follow each other, as SQLite reads them in one go.
fn as_list(rows: &[Stored]) -> Result<String, StoreError> {
    check_order(rows)?;
    let list = rows.iter().map(|row| {
        let hash = row.hash.map(u64::cast_signed);
        (row.version, row.at, &row.id, json(&row.what), hash)
    });
    Ok(json(&list.collect::<Vec<_>>()))
}

fn check_order(rows: &[Stored]) -> Result<(), StoreError> {
    let follows = |pair: &[Stored]| pair[1].version == pair[0].version + 1;
    if rows.windows(2).all(follows) {
        Ok(())
    } else {
        Err(StoreError::Gap)
    }
}

/// Writes the rows, which must follow each other.
pub async fn insert(
    connection: &mut SqliteConnection,
    table: &str,
    rows: &[Stored],
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO story (table_id, version, at, client_id, what, hash)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
         FROM json_each(?)",
    )
    .bind(table)
    .bind(as_list(rows)?)
    .execute(connection)
    .await?;
    Ok(())
}

pub async fn of_table(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Vec<Stored>, StoreError> {
    let rows = sqlx::query(
        "SELECT version, at, client_id, what, hash FROM story WHERE table_id = ? ORDER BY version",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    rows.iter().map(stored).collect()
}

fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    Ok(Stored {
        version: row.try_get("version")?,
        at: row.try_get("at")?,
        id: row.try_get("client_id")?,
        // One row that means nothing here must not hide those before it.
        what: serde_json::from_str(row.try_get("what")?).unwrap_or(What::Unreadable),
        hash: row
            .try_get::<Option<i64>, _>("hash")?
            .map(i64::cast_unsigned),
    })
}
