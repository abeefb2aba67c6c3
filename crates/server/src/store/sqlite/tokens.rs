//! Keys of people's programs.

use sqlx::{Row, SqliteConnection};

use super::now;
use super::people::{found, person};
use crate::store::{Person, PersonId, StoreError};
use crate::wire::TokenInfo;

/// Makes one unless there are `most` already.
pub async fn add(
    connection: &mut SqliteConnection,
    owner: PersonId,
    label: String,
    hash: &[u8],
    most: u32,
) -> Result<Option<TokenInfo>, StoreError> {
    let created = now();
    let done = sqlx::query(
        "INSERT INTO tokens (hash, person, label, created)
         SELECT ?1, ?2, ?3, ?4 WHERE (SELECT count(*) FROM tokens WHERE person = ?2) < ?5",
    )
    .bind(hash)
    .bind(owner)
    .bind(&label)
    .bind(created)
    .bind(most)
    .execute(connection)
    .await?;
    Ok((done.rows_affected() > 0).then(|| TokenInfo {
        id: done.last_insert_rowid(),
        label,
        created,
    }))
}

pub async fn of_person(
    connection: &mut SqliteConnection,
    owner: PersonId,
) -> Result<Vec<TokenInfo>, StoreError> {
    let rows = sqlx::query("SELECT id, label, created FROM tokens WHERE person = ? ORDER BY id")
        .bind(owner)
        .fetch_all(connection)
        .await?;
    rows.iter()
        .map(|row| {
            Ok(TokenInfo {
                id: row.try_get("id")?,
                label: row.try_get("label")?,
                created: row.try_get("created")?,
            })
        })
        .collect()
}

/// Whose token this is, and its number.
pub async fn owner(
    connection: &mut SqliteConnection,
    hash: &[u8],
) -> Result<Option<(Person, i64)>, StoreError> {
    let row = sqlx::query(
        "SELECT people.id, name, account, seen, named, tokens.id AS token FROM people
         JOIN tokens ON tokens.person = people.id WHERE tokens.hash = ?",
    )
    .bind(hash)
    .fetch_optional(connection)
    .await?;
    row.map(|row| Ok((person(&row)?, row.try_get("token")?)))
        .transpose()
}

/// Takes back one, if it is this person's.
pub async fn remove(
    connection: &mut SqliteConnection,
    owner: PersonId,
    id: i64,
) -> Result<(), StoreError> {
    let done = sqlx::query("DELETE FROM tokens WHERE id = ? AND person = ?")
        .bind(id)
        .bind(owner)
        .execute(connection)
        .await?;
    found(done.rows_affected())
}

/// Takes back all.
pub async fn remove_all(
    connection: &mut SqliteConnection,
    owner: PersonId,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE person = ?")
        .bind(owner)
        .execute(connection)
        .await?;
    Ok(())
}
