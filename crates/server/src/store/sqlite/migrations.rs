//! How the file came to be as it is: `migrations/`, one file a step.

use std::borrow::Cow;
use std::sync::LazyLock;

use rust_embed::RustEmbed;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/migrations"]
struct Files;

/// Read here instead of by `sqlx::migrate!`: that macro brings sqlx and SQLite a
/// second time, for the compiler, and with them a minute of every fresh build.
pub static MIGRATOR: LazyLock<Migrator> = LazyLock::new(|| {
    Migrator::with_migrations(Files::iter().map(|name| migration(&name)).collect())
});

/// What `0002_tokens.sql` holds: step 2, "tokens". Numbers and sums are those
/// that stand in the files of every server that runs.
fn migration(name: &str) -> Migration {
    let parts = name
        .strip_suffix(".sql")
        .and_then(|name| name.split_once('_'));
    let (number, what) = parts.expect("a migration is NUMBER_WHAT.sql");
    let file = Files::get(name).expect("the list names what is there");
    let sql = String::from_utf8(file.data.into_owned()).expect("a migration is text");
    Migration::new(
        number.parse().expect("a migration begins with its number"),
        Cow::Owned(what.replace('_', " ")),
        MigrationType::Simple,
        AssertSqlSafe(sql).into_sql_str(),
        false,
    )
}
