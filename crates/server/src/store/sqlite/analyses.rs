//! How the chances went through finished games.

use sqlx::SqliteConnection;

use crate::store::StoreError;

pub async fn of_table(
    connection: &mut SqliteConnection,
    table: &str,
) -> Result<Option<String>, StoreError> {
    let body = sqlx::query_scalar("SELECT body FROM analyses WHERE table_id = ?")
        .bind(table)
        .fetch_optional(connection)
        .await?;
    Ok(body)
}

pub async fn keep(
    connection: &mut SqliteConnection,
    table: &str,
    body: &str,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO analyses (table_id, body) VALUES (?, ?)
         ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
    )
    .bind(table)
    .bind(body)
    .execute(connection)
    .await?;
    Ok(())
}
