//! The file itself: written whole, full, copied, closed to others.

use std::sync::Arc;

use sqlx::migrate::Migrator;

use super::*;

#[tokio::test]
async fn everything_is_there_after_a_restart() {
    let folder = folder();
    let first = store(&folder).await;
    let host = somebody(&first).await;
    first
        .new_table(&table("t", host.id), &rows(1..=50))
        .await
        .unwrap();
    first.close().await;
    assert!(first.rename(host.id, "late").await.is_err());
    let second = store(&folder).await;
    assert_eq!(second.story("t").await.unwrap(), rows(1..=50));
    assert_eq!(second.people(&[host.id]).await.unwrap(), [host]);
    assert!(second.healthy().await.is_ok());
}

#[tokio::test]
async fn a_backup_is_made_while_people_play_and_overwrites_nothing() {
    let folder = folder();
    let playing = store(&folder).await;
    let host = somebody(&playing).await;
    playing
        .new_table(&table("t", host.id), &rows(1..=9))
        .await
        .unwrap();
    let (inside, outside) = (folder.path().join("a.db"), folder.path().join("b.db"));
    playing.backup(&inside).await.unwrap();
    backup(&folder.path().join("ennead.db"), &outside)
        .await
        .unwrap();
    playing
        .append("t", &rows([10]), &summary(Status::Playing, 1))
        .await
        .unwrap();
    for copy in [&inside, &outside] {
        let copied = Sqlite::open(copy).await.unwrap();
        assert_eq!(copied.story("t").await.unwrap(), rows(1..=9));
        assert_eq!(
            copied.people(&[host.id]).await.unwrap(),
            std::slice::from_ref(&host)
        );
        assert!(playing.backup(copy).await.is_err());
        assert_eq!(copied.story("t").await.unwrap().len(), 9);
    }
}

/// Not a test of speed, but of the promise that many writers share the wait.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "prints figures; run by hand in release"]
async fn how_many_appends_a_second() {
    const TABLES: usize = 500;
    const ROWS: u32 = 40;
    let folder = tempfile::tempdir_in(".").unwrap();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    for number in 0..TABLES {
        store
            .new_table(&table(&format!("t{number}"), host.id), &[])
            .await
            .unwrap();
    }
    let began = std::time::Instant::now();
    let tasks = (0..TABLES).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut slowest = Duration::ZERO;
            for version in 1..=ROWS {
                let asked = std::time::Instant::now();
                let after = summary(Status::Playing, version);
                store
                    .append(&format!("t{number}"), &rows([version]), &after)
                    .await
                    .unwrap();
                slowest = slowest.max(asked.elapsed());
            }
            slowest
        })
    });
    let slowest = futures_util::future::join_all(tasks.collect::<Vec<_>>()).await;
    let slowest = slowest.into_iter().map(Result::unwrap).max();
    let second = f64::from(TABLES as u32 * ROWS) / began.elapsed().as_secs_f64();
    println!("{second:.0} appends a second, the slowest took {slowest:?}");
}

/// A note so long that it needs pages of its own.
fn long_note() -> String {
    "sand ".repeat(20_000)
}

#[tokio::test]
async fn after_a_full_disk_everything_is_written_again_once_there_is_room() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    let pages = store.pages().await.unwrap();
    // Twice: the connection that follows the first meets the same disk.
    for _ in 0..2 {
        store.set_most_pages(Some(pages));
        for _ in 0..3 {
            let full = store.set_notes("t", host.id, &long_note()).await;
            assert!(matches!(full, Err(StoreError::Broken(_))), "{full:?}");
        }
        assert_eq!(store.notes("t", host.id).await.unwrap(), "");
        // What needs no room is written all the same.
        store.rename(host.id, "Proud Heron").await.unwrap();
        store.set_most_pages(None);
        store
            .save_summary("t", 0, &summary(Status::Playing, 7))
            .await
            .unwrap();
    }
    store.set_notes("t", host.id, &long_note()).await.unwrap();
    assert_eq!(store.notes("t", host.id).await.unwrap(), long_note());
}

#[tokio::test]
async fn who_shares_a_transaction_with_a_failure_is_told_and_may_try_again() {
    let folder = folder();
    let store = Arc::new(store(&folder).await);
    let host = somebody(&store).await;
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    store.set_most_pages(Some(store.pages().await.unwrap()));
    let (note, row, summary) = (long_note(), rows([1]), summary(Status::Playing, 1));
    let (full, other) = tokio::join!(
        store.set_notes("t", host.id, &note),
        store.append("t", &row, &summary),
    );
    assert!(full.is_err());
    // Whoever was told that it is written finds it, and who was not does not.
    let written = store.story("t").await.unwrap().len();
    assert_eq!(written, usize::from(other.is_ok()));
    store.set_most_pages(None);
    if other.is_err() {
        store.append("t", &row, &summary).await.unwrap();
    }
    assert_eq!(store.story("t").await.unwrap(), row);
}

/// As SQLite does when a disk fills up while it commits.
#[tokio::test]
async fn a_transaction_that_was_rolled_back_behind_our_back_ends_itself_alone() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for name in ["Proud Heron", "Quick Ibex", "Still Crane"] {
        let lost: Result<(), StoreError> = store
            .writer
            .write(|to| {
                Box::pin(async move {
                    sqlx::query("ROLLBACK").execute(&mut *to).await?;
                    Ok(())
                })
            })
            .await;
        assert!(matches!(lost, Err(StoreError::Broken(_))), "{lost:?}");
        store.rename(host.id, name).await.unwrap();
        assert_eq!(store.people(&[host.id]).await.unwrap()[0].name, name);
        assert!(store.healthy().await.is_ok());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files_whatever_made_them() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    let rights = |name: &str| {
        let file = folder.path().join(name);
        file.metadata()
            .map(|facts| facts.permissions().mode() & 0o777)
    };
    let files = ["ennead.db", "ennead.db-wal", "ennead.db-shm"];
    let playing = store(&folder).await;
    somebody(&playing).await;
    for name in files {
        assert_eq!(rights(name).unwrap(), 0o600, "{name}");
    }
    playing
        .backup(&folder.path().join("copy.db"))
        .await
        .unwrap();
    assert_eq!(rights("copy.db").unwrap(), 0o600);
    // Left open to others by an older version, or by who copied it here.
    for name in files {
        set_permissions(folder.path().join(name), Permissions::from_mode(0o644)).unwrap();
    }
    let again = store(&folder).await;
    somebody(&again).await;
    for name in files {
        assert_eq!(rights(name).unwrap(), 0o600, "{name}");
    }
}

/// A table of people that was left by the version before this one.
#[tokio::test]
async fn what_an_older_version_left_is_counted_once() {
    let folder = folder();
    let file = folder.path().join("ennead.db");
    let mut old = options(&file)
        .create_if_missing(true)
        .connect()
        .await
        .unwrap();
    let before: Vec<_> = MIGRATOR
        .iter()
        .filter(|step| step.version < 5)
        .cloned()
        .collect();
    let before = Migrator::with_migrations(before);
    before.run(&mut old).await.unwrap();
    for row in [
        "INSERT INTO people (id, name, created) VALUES (1, 'Quiet Ibis', 1)",
        "INSERT INTO tables VALUES ('t', 'kemet', '{}', 1, '{}', 1, 1, 1, NULL, 0, NULL,
         'gathering', '[]', 0, 1, NULL, 0, NULL)",
        "INSERT INTO seats VALUES ('t', 0, 1, NULL, NULL), ('t', 1, NULL, NULL, NULL)",
    ] {
        sqlx::query(row).execute(&mut old).await.unwrap();
    }
    old.close().await.unwrap();
    assert!(
        Sqlite::join(&file).await.is_err(),
        "nothing is changed unasked"
    );
    let store = store(&folder).await;
    assert_eq!(store.tables_to_join(None, 9, None).await.unwrap().len(), 1);
    let person = &store.people(&[1]).await.unwrap()[0];
    assert!(person.seen > 1_600_000_000_000, "their time begins now");
    assert!(
        store
            .passing(Passing::BotGames, 9, None, 9)
            .await
            .unwrap()
            .is_empty()
    );
    assert!(Sqlite::join(&file).await.is_ok());
}
