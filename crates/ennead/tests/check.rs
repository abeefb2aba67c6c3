//! `ennead check`: which stored games this program would play otherwise.

// Others use more of it.
#[expect(dead_code)]
mod program;

use std::path::Path;

use program::server::Running;
use program::{complaint, ennead, folder, json, said, word};
use server::entry::{Stored, What};
use server::store::{Occupant, Sqlite, Store, StoredSeat, StoredTable, Summary};
use server::wire::{Options, Status};
use tabletop::{Seats, Seed};

const ADDRESS: &str = "abcdefghijkmnpqrstuv";

/// A table that has just begun, under this version of the rules.
fn table(rules: u32, host: i64) -> StoredTable {
    let seat = |occupant| StoredSeat {
        occupant,
        label: None,
    };
    StoredTable {
        id: ADDRESS.to_owned(),
        game: "kemet".to_owned(),
        rules,
        setup: serde_json::from_str(r#"{"players":2}"#).expect("JSON"),
        seed: Seed(1),
        options: Options::default(),
        host,
        created: 1_000_000_000_000,
        lesson: None,
        uploaded: false,
        rematch: None,
        seats: vec![
            seat(Occupant::Person(host)),
            seat(Occupant::Bot("scribe".to_owned())),
        ],
        ends: None,
        disclosed: None,
        summary: Summary {
            due: None,
            status: Status::Playing,
            awaiting: Seats::EMPTY,
            count: 0,
            changed: 0,
            outcome: None,
            solo: None,
        },
    }
}

/// Puts it into the store of this folder.
fn put_down(data: &Path, rules: u32) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&server::store_file(data))
            .await
            .expect("a store");
        let anna = store.new_person("Anna", b"secret").await.expect("somebody");
        let began = Stored {
            version: 1,
            at: 0,
            id: None,
            what: What::Began,
            hash: None,
        };
        let table = table(rules, anna.id);
        store.new_table(&table, &[began]).await.expect("a table");
        store.close().await;
    });
}

#[test]
fn games_that_go_on_are_no_news() {
    let data = folder("check-well").join("data");
    let words = ["check", "--data", word(&data)];
    assert!(complaint(&words).contains("keeps nothing in"));
    std::fs::create_dir(&data).expect("a folder");
    put_down(&data, 4);
    assert_eq!(
        said(&words),
        "1 game checked: all go on as they were played.\n"
    );
    // Beside a server that runs, too.
    let server = Running::start(&data);
    let words = ["check", "--all", "--data", word(&data)];
    assert_eq!(
        json(&words),
        serde_json::json!({"checked": 1, "differ": []})
    );
    assert_eq!(server.stop(), Some(0));
    let left = std::fs::read_dir(&data).expect("the folder").flatten();
    let copies = left.filter(|entry| entry.file_name().to_string_lossy().starts_with("check-"));
    assert_eq!(copies.count(), 0, "the copy is gone");
}

#[test]
fn games_that_would_differ_are_named_without_their_address() {
    let data = folder("check-differs").join("data");
    std::fs::create_dir(&data).expect("a folder");
    put_down(&data, 99);
    let checked = ennead(&["check", "--data", word(&data)]);
    assert_eq!(checked.status.code(), Some(1));
    let text = String::from_utf8(checked.stdout).expect("text");
    let line = "abcd… kemet with Anna, scribe, opened 2001-09-09, 0 actions: It began under \
                version 99 of the rules, and this program plays 4 to 4.\n1 game checked: 1 ";
    assert!(text.starts_with(line), "{text}");
    let checked = ennead(&["check", "--json", "--data", word(&data)]);
    assert_eq!(checked.status.code(), Some(1));
    let report: serde_json::Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!(report["differ"][0]["table"], "abcd");
    assert_eq!(report["differ"][0]["rules"], 99);
    for output in [text, report.to_string()] {
        assert!(!output.contains(&ADDRESS[..6]), "{output}");
    }
}
