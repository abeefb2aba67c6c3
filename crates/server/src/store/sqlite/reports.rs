//! What the host of the server is told about people.

use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};

use super::people::found;
use super::{json, now, options, unreadable};
use crate::store::{NewReport, Stores, TableId};
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

/// Keeps a report, unless its reporter has `most` that nobody has dealt with.
pub async fn add(connection: &mut SqliteConnection, report: &NewReport, most: u32) -> Stores<bool> {
    let done = sqlx::query(
        "INSERT INTO reports (at, reporter, reporter_name, reported, reported_name, table_id,
                              reason, text, lines)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
         WHERE (SELECT count(*) FROM reports WHERE reporter = ?2 AND done IS NULL) < ?10",
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
    .bind(most)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// All reports in this file, whether or not a server uses it, the oldest first.
pub async fn reports(file: &Path) -> Stores<Vec<StoredReport>> {
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
pub async fn settle_report(file: &Path, id: i64) -> Stores<()> {
    let mut connection = options(file).connect().await?;
    let done = sqlx::query("UPDATE reports SET done = coalesce(done, ?) WHERE id = ?")
        .bind(now())
        .bind(id)
        .execute(&mut connection)
        .await;
    let _ = connection.close().await;
    found(done?.rows_affected())
}

fn report(row: &SqliteRow) -> Stores<StoredReport> {
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
