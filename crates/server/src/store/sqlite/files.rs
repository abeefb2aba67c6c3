//! The file itself: whether it answers, and copies of it.

use std::fs::{File, OpenOptions};
use std::path::Path;

use sqlx::SqliteConnection;

use crate::store::{StoreError, Stores};

/// Whether the connection answers.
pub async fn answers(connection: &mut SqliteConnection) -> Stores<()> {
    sqlx::query("SELECT 1").execute(connection).await?;
    Ok(())
}

/// Copies everything as it is at this moment into a new file.
pub async fn copy(connection: &mut SqliteConnection, to: &Path) -> Stores<()> {
    let name = to
        .to_str()
        .ok_or_else(|| StoreError::Broken("the name of the file is not Unicode".to_owned()))?;
    claim(to).map_err(|error| cannot_write(to, &error))?;
    let copied = vacuum_into(connection, name).await.and_then(|()| {
        File::open(to)
            .and_then(|file| file.sync_all())
            .map_err(|error| cannot_write(to, &error))
    });
    if copied.is_err() {
        // Half a copy is worse than none.
        let _ = std::fs::remove_file(to);
    }
    copied
}

/// SQLite fills a file that is there and empty. Making it first refuses one
/// that has something in it, and keeps others from reading it.
fn claim(file: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

async fn vacuum_into(connection: &mut SqliteConnection, name: &str) -> Stores<()> {
    // A copy writes nothing to the store, but a connection that may only ask
    // would refuse it.
    sqlx::query("PRAGMA query_only = OFF")
        .execute(&mut *connection)
        .await?;
    let copied = sqlx::query("VACUUM INTO ?")
        .bind(name)
        .execute(&mut *connection)
        .await;
    sqlx::query("PRAGMA query_only = ON")
        .execute(&mut *connection)
        .await?;
    copied?;
    Ok(())
}

fn cannot_write(file: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Broken(format!("{} cannot be written: {error}", file.display()))
}
