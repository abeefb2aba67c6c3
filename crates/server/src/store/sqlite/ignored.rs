//! Whom people do not want to read or to meet, and who was sent away from a
//! table: everything that keeps two people apart.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::now;
use super::people::found;
use crate::store::{IgnoredBy, PersonId, StoreError};
use crate::wire::{How, IgnoredPerson};

/// A condition on `tables`: nobody who opened it or sits there and the person
/// named by this parameter have blocked one another. It holds for nobody (null).
macro_rules! not_blocked {
    ($me:literal) => {
        concat!(
            "NOT EXISTS (
                SELECT 1 FROM (
                    SELECT other AS them FROM ignored WHERE how = 'block' AND person = ",
            $me,
            "       UNION ALL
                    SELECT person FROM ignored WHERE how = 'block' AND other = ",
            $me,
            ") WHERE them = tables.host
                OR them IN (SELECT person FROM seats WHERE table_id = tables.id))"
        )
    };
}
pub(super) use not_blocked;

/// Whoever is blocked stays blocked; who has `most` already gets no more.
pub async fn add(
    connection: &mut SqliteConnection,
    person: PersonId,
    other: PersonId,
    how: How,
    name: &str,
    most: u32,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "INSERT INTO ignored (person, other, how, name, since)
         SELECT ?1, ?2, ?3, ?4, ?5
         WHERE (SELECT count(*) FROM ignored WHERE person = ?1 AND other <> ?2) < ?6
         ON CONFLICT (person, other) DO UPDATE SET
             how = iif(how = 'block', how, excluded.how)",
    )
    .bind(person)
    .bind(other)
    .bind(how_word(how))
    .bind(name)
    .bind(now())
    .bind(most)
    .execute(connection)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn of_person(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<Vec<IgnoredBy>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, other, how, name, since FROM ignored WHERE person = ? ORDER BY id DESC",
    )
    .bind(person)
    .fetch_all(connection)
    .await?;
    rows.iter().map(ignored).collect()
}

pub async fn remove(
    connection: &mut SqliteConnection,
    person: PersonId,
    id: i64,
) -> Result<(), StoreError> {
    let done = sqlx::query("DELETE FROM ignored WHERE id = ? AND person = ?")
        .bind(id)
        .bind(person)
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

/// Who goes on as somebody else is ignored as before, and ignores as before.
pub async fn pass_on(
    connection: &mut SqliteConnection,
    from: PersonId,
    to: PersonId,
    most: u32,
) -> Result<(), StoreError> {
    for copy in [
        // Whom they ignored: a block wins over a mute,
        "UPDATE ignored SET how = 'block' WHERE person = ?2 AND other IN
             (SELECT other FROM ignored WHERE person = ?1 AND how = 'block')",
        // and goes first where not all fit.
        "INSERT INTO ignored (person, other, how, name, since)
         SELECT ?2, other, how, name, since FROM ignored
         WHERE person = ?1 AND other <> ?2
         AND other NOT IN (SELECT other FROM ignored WHERE person = ?2)
         ORDER BY how = 'block' DESC, id DESC
         LIMIT max(0, ?3 - (SELECT count(*) FROM ignored WHERE person = ?2))",
        // Who ignored them.
        "UPDATE ignored SET how = 'block' WHERE other = ?2 AND person IN
             (SELECT person FROM ignored WHERE other = ?1 AND how = 'block')",
        "INSERT OR IGNORE INTO ignored (person, other, how, name, since)
         SELECT person, ?2, how, name, since FROM ignored AS old
         WHERE other = ?1 AND person <> ?2
         AND (SELECT count(*) FROM ignored WHERE person = old.person) < ?3",
        // Nobody gets rid of a block because the list it is on is full: there it
        // is for who they are now, and no longer for who they were.
        "UPDATE ignored SET other = ?2 WHERE other = ?1 AND person <> ?2 AND person NOT IN
             (SELECT person FROM ignored WHERE other = ?2)",
        "INSERT OR IGNORE INTO removed (table_id, person)
         SELECT table_id, ?2 FROM removed WHERE person = ?1
         AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND host = ?2)",
    ] {
        sqlx::query(copy)
            .bind(from)
            .bind(to)
            .bind(most)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

pub async fn send_away(
    connection: &mut SqliteConnection,
    table: &str,
    person: Option<PersonId>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO removed (table_id, person) SELECT ?1, ?2
         WHERE NOT EXISTS (SELECT 1 FROM removed WHERE table_id = ?1 AND person IS ?2)",
    )
    .bind(table)
    .bind(person)
    .execute(connection)
    .await?;
    Ok(())
}

/// Whether a table is closed to somebody: sent away, or blocked by who opened it
/// or sits there. Who opened it and who sits there themselves are never shut
/// out by a block, and a game that is over is nobody's table any more.
pub async fn is_shut_out(
    connection: &mut SqliteConnection,
    table: &str,
    person: Option<PersonId>,
) -> Result<bool, StoreError> {
    let shut = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM removed WHERE table_id = ?1 AND person IS ?2)
             OR EXISTS (
                SELECT 1 FROM tables JOIN ignored ON ignored.other = ?2 AND how = 'block'
                WHERE tables.id = ?1 AND status <> 'finished' AND host <> ?2
                AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND person = ?2)
                AND (ignored.person = host OR ignored.person IN
                    (SELECT seats.person FROM seats WHERE table_id = ?1)))",
    )
    .bind(table)
    .bind(person)
    .fetch_one(connection)
    .await?;
    Ok(shut)
}

fn ignored(row: &SqliteRow) -> Result<IgnoredBy, StoreError> {
    Ok(IgnoredBy {
        other: row.try_get("other")?,
        entry: IgnoredPerson {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            how: how(row.try_get("how")?)?,
            since: row.try_get("since")?,
        },
    })
}

fn how_word(how: How) -> &'static str {
    match how {
        How::Mute => "mute",
        How::Block => "block",
    }
}

fn how(word: &str) -> Result<How, StoreError> {
    match word {
        "mute" => Ok(How::Mute),
        "block" => Ok(How::Block),
        _ => Err(StoreError::Broken("`how` cannot be read".to_owned())),
    }
}
