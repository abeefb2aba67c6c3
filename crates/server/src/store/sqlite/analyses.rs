//! How the chances went through finished games.

use sqlx::SqliteConnection;

use crate::store::Stores;

pub async fn of_table(connection: &mut SqliteConnection, table: &str) -> Stores<Option<String>> {
    let body = sqlx::query_scalar("SELECT body FROM analyses WHERE table_id = ?")
        .bind(table)
        .fetch_optional(connection)
        .await?;
    Ok(body)
}

pub async fn keep(connection: &mut SqliteConnection, table: &str, body: &str) -> Stores<()> {
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
