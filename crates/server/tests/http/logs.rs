//! An address is an invitation: nobody finds one in the log.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use serde_json::json;
use server::store_file;
use sha2::{Digest, Sha256};
use sqlx::{Connection, SqliteConnection};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::client::House;

#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'w> MakeWriter<'w> for Kept {
    type Writer = Kept;

    fn make_writer(&'w self) -> Kept {
        self.clone()
    }
}

/// Everything that the program would write at its most talkative.
fn listen() -> Kept {
    let kept = Kept::default();
    let filter = Targets::new()
        .with_default(LevelFilter::WARN)
        .with_target("server", LevelFilter::TRACE)
        .with_target("tower_http", LevelFilter::TRACE);
    let lines = fmt::layer().with_ansi(false).with_writer(kept.clone());
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter))
        .try_init();
    kept
}

/// Spoils what is kept of a table, so that it cannot be opened again.
async fn spoil(house: &House, table: &str) {
    let file = store_file(&house.folder.path().join("data"));
    let url = format!("sqlite://{}", file.display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let spoiled = sqlx::query("UPDATE tables SET setup = '0' WHERE id = ?")
        .bind(table)
        .execute(&mut store)
        .await
        .unwrap();
    assert!(spoiled.rows_affected() > 0);
    store.close().await.unwrap();
}

#[tokio::test]
async fn no_address_of_a_table_is_in_the_log() {
    let kept = listen();
    let house = House::open().await;
    let cookie = house.visitor().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = house.table(&cookie).await;
        let mut socket = house.ask_socket(&table).cookie(&cookie).socket().await;
        socket
            .say(&json!({"type": "say", "id": "1", "text": "hello"}))
            .await;
        assert!(socket.is_open().await);
        for path in [
            "",
            "/record",
            "/marks",
            "/analysis",
            "/notes",
            "/nothing",
            "/socket",
        ] {
            let path = format!("/api/tables/{table}{path}");
            house.ask("GET", &path).cookie(&cookie).send().await;
        }
        house.get(&format!("/table/{table}")).await;
        tables.push(table);
    }
    spoil(&house, &tables[0]).await;
    let house = house.restart().await;
    // Asking for its marks loads a table.
    for table in &tables {
        house.get(&format!("/api/tables/{table}/marks")).await;
    }
    let log = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
    for table in &tables {
        assert!(!log.contains(table), "{table} is in\n{log}");
    }
    let tag: String = Sha256::digest(&tables[0])[..4]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert!(log.contains(&tag), "{tag} is not in\n{log}");
}
