//! What happened at a table.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::json;
use super::tables::status_word;
use crate::entry::{Stored, What};
use crate::store::{StoreError, Stores, Summary};

pub async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    rows: &[Stored],
    summary: &Summary,
) -> Stores<()> {
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else {
        return Err(StoreError::Gap);
    };
    let moved = sqlx::query(
        "UPDATE tables SET status = ?, awaiting = ?, count = ?, changed = ?, outcome = ?,
         solo = ?, due = ?, ends = NULL, version = ? WHERE id = ? AND version = ?",
    )
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
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() == 0 {
        return Err(StoreError::Gap);
    }
    insert(connection, table, rows).await
}

/// Writes the rows, which must follow each other.
pub async fn insert(connection: &mut SqliteConnection, table: &str, rows: &[Stored]) -> Stores<()> {
    if rows
        .windows(2)
        .any(|pair| pair[1].version != pair[0].version + 1)
    {
        return Err(StoreError::Gap);
    }
    for row in rows {
        sqlx::query(
            "INSERT INTO story (table_id, version, at, client_id, what, hash)
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(row.version)
        .bind(row.at)
        .bind(row.id.as_deref())
        .bind(json(&row.what))
        .bind(row.hash.map(u64::cast_signed))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

pub async fn of_table(connection: &mut SqliteConnection, table: &str) -> Stores<Vec<Stored>> {
    let rows = sqlx::query(
        "SELECT version, at, client_id, what, hash FROM story WHERE table_id = ? ORDER BY version",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    rows.iter().map(stored).collect()
}

fn stored(row: &SqliteRow) -> Stores<Stored> {
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
