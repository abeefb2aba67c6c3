//! Tables that do not stay for ever: which they are, that somebody looks at
//! them, the notice their people get, and their end.

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::{json, tables};
use crate::retention::{Notice, Passing};
use crate::store::{Behind, StoreError, TableId};

/// A table at which somebody was in the last hour is nobody's to drop from
/// outside: who looks is written down every quarter of an hour.
const STILL_THERE: &str = "attended < ?1 - 3600000";

/// Which tables these are; `?1` is the time before which nobody needed them.
fn condition(kind: Passing) -> String {
    let unneeded = "changed < ?1 AND attended < ?1";
    match kind {
        Passing::Gathering => format!("status = 'gathering' AND {unneeded}"),
        Passing::Unfinished => format!(
            "status = 'playing' AND people > 0 AND lesson IS NULL AND ends <= ?1 AND {STILL_THERE}"
        ),
        Passing::Lessons => format!("lesson IS NOT NULL AND {unneeded}"),
        Passing::BotGames => format!(
            "people = 0 AND NOT uploaded AND lesson IS NULL AND status <> 'gathering'
             AND {unneeded}"
        ),
        Passing::Uploads => format!("uploaded AND {unneeded}"),
    }
}

pub async fn attend(
    connection: &mut SqliteConnection,
    tables: &[TableId],
    at: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE tables SET attended = ?1
         WHERE id IN (SELECT value FROM json_each(?2)) AND attended < ?1",
    )
    .bind(at)
    .bind(json(&tables))
    .execute(connection)
    .await?;
    Ok(())
}

/// The index that has these tables and few or no others.
fn index(kind: Passing) -> &'static str {
    match kind {
        Passing::Gathering => "tables_gathering",
        Passing::Unfinished => "tables_ending",
        Passing::Lessons => "tables_lessons",
        Passing::BotGames => "tables_of_bots",
        Passing::Uploads => "tables_uploaded",
    }
}

/// The question for these tables.
pub fn question(kind: Passing) -> String {
    let (index, condition) = (index(kind), condition(kind));
    format!(
        "SELECT id, changed, status = 'finished' AS finished FROM tables INDEXED BY {index}
         WHERE {condition} AND (changed, id) > (?2, ?3) ORDER BY changed, id LIMIT ?4"
    )
}

pub async fn list(
    connection: &mut SqliteConnection,
    kind: Passing,
    before: i64,
    behind: Option<&Behind>,
    most: u32,
) -> Result<Vec<Behind>, StoreError> {
    let (changed, id) = behind.map_or((i64::MIN, ""), |behind| (behind.changed, &behind.id));
    let rows = sqlx::query(AssertSqlSafe(question(kind)))
        .bind(before)
        .bind(changed)
        .bind(id)
        .bind(most)
        .fetch_all(connection)
        .await?;
    let place = |row: &SqliteRow| {
        Ok(Behind {
            finished: row.try_get("finished")?,
            changed: row.try_get("changed")?,
            id: row.try_get("id")?,
        })
    };
    rows.iter().map(place).collect()
}

/// Everything of a table goes with it.
pub async fn remove(
    connection: &mut SqliteConnection,
    kind: Passing,
    before: i64,
    id: &str,
) -> Result<bool, StoreError> {
    let condition = condition(kind);
    let remove = format!("DELETE FROM tables WHERE id = ?2 AND {condition}");
    let done = sqlx::query(AssertSqlSafe(remove))
        .bind(before)
        .bind(id)
        .execute(&mut *connection)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(false);
    }
    tables::forget_rematch(connection, id).await?;
    Ok(true)
}

/// Games of people that nobody goes on with and that have no end yet.
macro_rules! without_notice {
    ($what:literal, $rest:literal) => {
        concat!(
            $what,
            " FROM tables WHERE status = 'playing' AND people > 0 AND lesson IS NULL
              AND ends IS NULL AND changed < ?1",
            $rest
        )
    };
}

pub async fn give_notice(
    connection: &mut SqliteConnection,
    notice: Notice,
    most: u32,
) -> Result<Vec<(TableId, i64)>, StoreError> {
    let told = sqlx::query_as(concat!(
        "UPDATE tables SET ends = max(changed + ?2, ?3) WHERE id IN (",
        without_notice!("SELECT id", " ORDER BY changed LIMIT ?4"),
        ") RETURNING id, ends"
    ))
    .bind(notice.before)
    .bind(notice.keep)
    .bind(notice.earliest)
    .bind(most)
    .fetch_all(connection)
    .await?;
    Ok(told)
}

pub async fn awaiting_notice(
    connection: &mut SqliteConnection,
    notice: Notice,
) -> Result<u32, StoreError> {
    let count = sqlx::query_scalar(without_notice!("SELECT count(*)", ""))
        .bind(notice.before)
        .fetch_one(connection)
        .await?;
    Ok(count)
}

pub async fn withdraw_notice(
    connection: &mut SqliteConnection,
    since: i64,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET ends = NULL WHERE ends IS NOT NULL AND changed >= ?")
        .bind(since)
        .execute(connection)
        .await?;
    Ok(())
}
