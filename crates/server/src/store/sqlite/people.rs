//! People, their accounts and their secrets.

use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::{json, now, tokens};
use crate::store::{Person, PersonId, StoreError};

pub async fn add(
    connection: &mut SqliteConnection,
    name: String,
    secret_hash: &[u8],
) -> Result<Person, StoreError> {
    let now = now();
    let id = sqlx::query("INSERT INTO people (name, created, seen, named) VALUES (?1, ?2, ?2, ?2)")
        .bind(&name)
        .bind(now)
        .execute(&mut *connection)
        .await?
        .last_insert_rowid();
    add_secret(connection, id, secret_hash).await?;
    Ok(Person {
        id,
        name,
        account: None,
        seen: now,
        named: now,
    })
}

pub async fn by_secret(
    connection: &mut SqliteConnection,
    secret_hash: &[u8],
) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query(
        "SELECT id, name, account, seen, named FROM people
         WHERE id = (SELECT person FROM secrets WHERE hash = ?)",
    )
    .bind(secret_hash)
    .fetch_optional(connection)
    .await?;
    row.as_ref().map(person).transpose()
}

pub async fn by_ids(
    connection: &mut SqliteConnection,
    ids: &[PersonId],
) -> Result<Vec<Person>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, name, account, seen, named FROM people WHERE id IN (SELECT value FROM json_each(?))",
    )
    .bind(json(&ids))
    .fetch_all(connection)
    .await?;
    rows.iter().map(person).collect()
}

pub async fn by_account(
    connection: &mut SqliteConnection,
    account: &str,
) -> Result<Option<(Person, String)>, StoreError> {
    let row = sqlx::query(
        "SELECT id, name, account, seen, named, password_hash FROM people WHERE account = ?",
    )
    .bind(account)
    .fetch_optional(connection)
    .await?;
    row.map(|row| Ok((person(&row)?, row.try_get("password_hash")?)))
        .transpose()
}

pub async fn rename(
    connection: &mut SqliteConnection,
    person: PersonId,
    name: &str,
) -> Result<i64, StoreError> {
    // Who says their name again keeps it as long as they have had it.
    let named = sqlx::query_scalar(
        "UPDATE people SET named = iif(name = ?1, named, ?2), name = ?1 WHERE id = ?3
         RETURNING named",
    )
    .bind(name)
    .bind(now())
    .bind(person)
    .fetch_one(connection)
    .await?;
    Ok(named)
}

pub async fn set_account(
    connection: &mut SqliteConnection,
    person: PersonId,
    account: &str,
    password_hash: &str,
) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE people SET account = ?, password_hash = ? WHERE id = ?")
        .bind(account)
        .bind(password_hash)
        .bind(person)
        .execute(connection)
        .await
        .map_err(taken)?;
    found(done.rows_affected())
}

pub async fn add_secret(
    connection: &mut SqliteConnection,
    person: PersonId,
    secret_hash: &[u8],
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO secrets (hash, person, created) VALUES (?, ?, ?)")
        .bind(secret_hash)
        .bind(person)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn drop_secret(
    connection: &mut SqliteConnection,
    secret_hash: &[u8],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM secrets WHERE hash = ?")
        .bind(secret_hash)
        .execute(connection)
        .await?;
    Ok(())
}

pub async fn drop_other_secrets(
    connection: &mut SqliteConnection,
    person: PersonId,
    keep: &[u8],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM secrets WHERE person = ? AND hash <> ?")
        .bind(person)
        .bind(keep)
        .execute(&mut *connection)
        .await?;
    tokens::remove_all(connection, person).await
}

/// Somebody without account who left nothing that others can see.
macro_rules! passers_by {
    ($what:literal, $condition:literal) => {
        concat!(
            $what,
            " FROM people WHERE account IS NULL
              AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
              AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
              AND NOT EXISTS (SELECT 1 FROM chat WHERE person = people.id)
              AND NOT EXISTS (SELECT 1 FROM team_chat WHERE person = people.id)
              AND ",
            $condition
        )
    };
}

pub async fn forget_passer_by(
    connection: &mut SqliteConnection,
    person: PersonId,
) -> Result<bool, StoreError> {
    let done = sqlx::query(passers_by!("DELETE", "id = ?"))
        .bind(person)
        .execute(connection)
        .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn note_seen(
    connection: &mut SqliteConnection,
    person: PersonId,
    at: i64,
) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE people SET seen = ? WHERE id = ?")
        .bind(at)
        .bind(person)
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

pub async fn passers_by(
    connection: &mut SqliteConnection,
    before: i64,
    after: PersonId,
    most: u32,
) -> Result<Vec<PersonId>, StoreError> {
    let ids = sqlx::query_scalar(passers_by!(
        "SELECT id",
        "seen < ? AND id > ? ORDER BY id LIMIT ?"
    ))
    .bind(before)
    .bind(after)
    .bind(most)
    .fetch_all(connection)
    .await?;
    Ok(ids)
}

/// One by one: somebody who is held by what this question does not know of
/// stays, and keeps nobody else.
pub async fn forget_passers_by(
    connection: &mut SqliteConnection,
    people: &[PersonId],
    before: i64,
) -> Result<u32, StoreError> {
    let mut gone = 0;
    for person in people {
        let done = sqlx::query(passers_by!("DELETE", "seen < ? AND id = ?"))
            .bind(before)
            .bind(person)
            .execute(&mut *connection)
            .await;
        match done {
            Ok(done) => gone += done.rows_affected() as u32,
            Err(sqlx::Error::Database(error)) if error.is_foreign_key_violation() => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(gone)
}

pub fn person(row: &SqliteRow) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        seen: row.try_get("seen")?,
        named: row.try_get("named")?,
    })
}

/// Something changed, or there was nothing to change.
pub fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 {
        return Err(StoreError::Missing);
    }
    Ok(())
}

/// The only rule that two accounts can break together is to share a name.
fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
        _ => error.into(),
    }
}
