//! What the host of the server is told about people.

use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::people::found;
use super::{json, now, options, unreadable};
use crate::store::{Filed, MostReports, NewReport, StoreError, TableId};
use crate::wire::ChatLine;

/// A report as it is kept.
#[derive(Clone, Debug, serde::Serialize)]
pub struct StoredReport {
    /// Its number.
    pub id: i64,
    /// When it came, in milliseconds since 1970.
    pub at: i64,
    /// Who reports, by the number of the store; none if forgotten since.
    pub reporter: Option<i64>,
    /// What they were called.
    pub reporter_name: String,
    /// Who is reported; none if forgotten since, or never known.
    pub reported: Option<i64>,
    /// What they were called.
    pub reported_name: String,
    /// The address of the table.
    pub table: TableId,
    /// The kind of thing.
    pub reason: String,
    /// In the reporter's words.
    pub text: String,
    /// The end of the chat, as the reporter could read it.
    pub lines: Vec<ChatLine>,
    /// When it was dealt with.
    pub done: Option<i64>,
}

/// Keeps a report, unless too many wait.
pub async fn add(
    connection: &mut SqliteConnection,
    report: &NewReport,
    most: MostReports,
) -> Result<Filed, StoreError> {
    let (of_one, in_all): (u32, u32) = sqlx::query_as(
        "SELECT (SELECT count(*) FROM reports WHERE reporter = ? AND done IS NULL),
                (SELECT count(*) FROM reports WHERE done IS NULL)",
    )
    .bind(report.reporter)
    .fetch_one(&mut *connection)
    .await?;
    if of_one >= most.of_one {
        return Ok(Filed::EnoughOfTheirs);
    }
    if in_all >= most.in_all {
        return Ok(Filed::EnoughInAll);
    }
    sqlx::query(
        "INSERT INTO reports (at, reporter, reporter_name, reported, reported_name, table_id,
                              reason, text, lines)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(report.at)
    .bind(report.reporter)
    .bind(&report.reporter_name)
    .bind(report.reported)
    .bind(&report.reported_name)
    .bind(&report.table)
    .bind(report.reason.word())
    .bind(&report.text)
    .bind(json(&report.lines))
    .execute(connection)
    .await?;
    Ok(Filed::Kept)
}

pub async fn settled(connection: &mut SqliteConnection, before: i64) -> Result<u32, StoreError> {
    let count = sqlx::query_scalar("SELECT count(*) FROM reports WHERE done < ?")
        .bind(before)
        .fetch_one(connection)
        .await?;
    Ok(count)
}

pub async fn forget(
    connection: &mut SqliteConnection,
    before: i64,
    most: u32,
) -> Result<u32, StoreError> {
    let done = sqlx::query(
        "DELETE FROM reports WHERE id IN
             (SELECT id FROM reports WHERE done < ? ORDER BY done LIMIT ?)",
    )
    .bind(before)
    .bind(most)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() as u32)
}

/// All reports in this file, whether or not a server uses it, the oldest first.
pub async fn reports(file: &Path) -> Result<Vec<StoredReport>, StoreError> {
    let mut connection = options(file).connect().await?;
    let rows = sqlx::query("SELECT * FROM reports ORDER BY id")
        .fetch_all(&mut connection)
        .await;
    let reports = match rows {
        Ok(rows) => rows.iter().map(report).collect(),
        Err(error) => Err(error.into()),
    };
    let _ = connection.close().await;
    reports
}

/// A report was dealt with.
pub async fn settle_report(file: &Path, id: i64) -> Result<(), StoreError> {
    let mut connection = options(file).connect().await?;
    let done = sqlx::query("UPDATE reports SET done = coalesce(done, ?) WHERE id = ?")
        .bind(now())
        .bind(id)
        .execute(&mut connection)
        .await;
    let _ = connection.close().await;
    found(done?.rows_affected())
}

fn report(row: &SqliteRow) -> Result<StoredReport, StoreError> {
    Ok(StoredReport {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        reporter: row.try_get("reporter")?,
        reporter_name: row.try_get("reporter_name")?,
        reported: row.try_get("reported")?,
        reported_name: row.try_get("reported_name")?,
        table: row.try_get("table_id")?,
        reason: row.try_get("reason")?,
        text: row.try_get("text")?,
        lines: serde_json::from_str(row.try_get("lines")?).map_err(unreadable("lines"))?,
        done: row.try_get("done")?,
    })
}
