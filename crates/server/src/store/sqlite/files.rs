//! The file itself: who may read it, whether it answers, and copies of it.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;
use sqlx::migrate::Migrator;

use crate::private;
use crate::store::StoreError;

/// Whether the connection answers.
pub async fn answers(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("SELECT 1").execute(connection).await?;
    Ok(())
}

/// Whether the connection writes: the number that is there, once more, which
/// needs room on the disk like any other change.
pub async fn writes(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("PRAGMA user_version = 0")
        .execute(connection)
        .await?;
    Ok(())
}

/// How many pages the file has, as this connection sees it.
pub async fn pages(connection: &mut SqliteConnection) -> Result<u32, StoreError> {
    let pages = sqlx::query_scalar("PRAGMA page_count");
    Ok(pages.fetch_one(connection).await?)
}

/// Refuses a file that another version of the program has left.
pub async fn check_version(
    connection: &mut SqliteConnection,
    migrator: &Migrator,
) -> Result<(), StoreError> {
    let done: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success")
        .fetch_all(connection)
        .await?;
    let known = migrator.iter().map(|step| step.version);
    if known.clone().count() == done.len() && known.clone().all(|step| done.contains(&step)) {
        Ok(())
    } else {
        Err(StoreError::Broken(
            "it was left by another version; start the server of this version once".to_owned(),
        ))
    }
}

/// Makes the file if there is none, readable for nobody else. SQLite gives the
/// files beside it the same rights; those that are there already get them too.
pub fn keep_private(file: &Path) -> Result<(), StoreError> {
    let opened = private::options().create(true).truncate(false).open(file);
    opened.map_err(|error| cannot_write(file, &error))?;
    for file in [file.to_owned(), beside(file, "-wal"), beside(file, "-shm")] {
        private::close(&file);
    }
    Ok(())
}

/// A file of this name with something behind it.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(end);
    name.into()
}

/// Copies everything as it is at this moment into a new file.
pub async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
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
    private::options().create_new(true).open(file)
}

async fn vacuum_into(connection: &mut SqliteConnection, name: &str) -> Result<(), StoreError> {
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
