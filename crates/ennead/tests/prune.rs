//! What nobody needs any more, deleted from the command line.

// Others use more of it.
#[expect(dead_code)]
mod program;

use std::path::Path;

use program::server::Running;
use program::{complaint, folder, json, said, word};
use server::store::{Sqlite, Store};

/// Two visitors who were last here long ago, and one with an account.
fn people_of_old(data: &Path) {
    std::fs::create_dir_all(data).expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Sqlite::open(&server::store_file(data))
            .await
            .expect("a store");
        for secret in [b"one", b"two", b"own"] {
            let person = store
                .new_person("Quiet Ibis", secret)
                .await
                .expect("somebody");
            store
                .note_seen(person.id, 1_000)
                .await
                .expect("a while ago");
            if secret == b"own" {
                let account = store.set_account(person.id, "thoth", "hash").await;
                account.expect("an account");
            }
        }
        store.close().await;
    });
}

#[test]
fn a_rehearsal_tells_what_will_go_and_changes_nothing() {
    let data = folder("prune").join("data");
    let words = ["prune", "--data", word(&data)];
    assert!(complaint(&words).contains("keeps nothing in"));
    people_of_old(&data);
    let rehearse = [&words[..], &["--dry-run"]].concat();
    let table = said(&rehearse);
    assert!(table.contains("would go"), "{table}");
    assert_eq!(table, said(&rehearse), "nothing has changed");
    let told = json(&rehearse);
    assert_eq!(told["kinds"]["visitors"]["gone"], 2);
    assert_eq!(told["kinds"]["visitors"]["keep"], "30d");
    assert_eq!(told["kinds"]["uploads"]["keep"], "forever");
    assert_eq!(told["kinds"]["reports"]["keep"], "180d");
    assert!(table.contains("reports dealt with"), "{table}");
    assert_eq!(told["dry_run"], true);
    let kept = json(&[&rehearse[..], &["--keep-visitors", "forever"]].concat());
    assert_eq!(kept["kinds"]["visitors"]["gone"], 0);
    let gone = json(&words);
    assert_eq!(gone["kinds"]["visitors"]["gone"], 2);
    assert_eq!(json(&words)["kinds"]["visitors"]["gone"], 0);
    let sentence = complaint(&[&words[..], &["--keep-lessons", "soon"]].concat());
    assert!(sentence.contains("30d or 12h"), "{sentence}");
}

#[test]
fn a_running_server_is_pruned_and_goes_on() {
    let data = folder("prune-running").join("data");
    people_of_old(&data);
    let server = Running::with(&data, &["--keep-visitors", "forever"]);
    assert!(server.get("/api/me").contains("200 OK"));
    let gone = json(&["prune", "--data", word(&data), "--keep-visitors", "1h"]);
    assert_eq!(gone["kinds"]["visitors"]["gone"], 2, "who is here stays");
    assert!(server.get("/api/me").contains("200 OK"));
    assert!(server.get("/healthz").contains("200 OK"));
    assert_eq!(server.stop(), Some(0));
}

#[cfg(unix)]
#[test]
fn nobody_else_reads_what_the_server_keeps() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("prune-rights");
    let (data, copy) = (folder.join("data"), folder.join("copy.db"));
    std::fs::create_dir(&data).expect("a folder that others may read");
    let server = Running::start(&data);
    assert!(server.get("/api/me").contains("200 OK"));
    said(&["backup", word(&copy), "--data", word(&data)]);
    let files = std::fs::read_dir(&data).expect("the folder").flatten();
    let mut files: Vec<_> = files.map(|entry| entry.path()).collect();
    files.sort();
    let names: Vec<_> = files.iter().filter_map(|file| file.file_name()).collect();
    assert_eq!(
        names,
        ["ennead.db", "ennead.db-shm", "ennead.db-wal", "lock"]
    );
    for file in files.iter().chain([&copy]) {
        let rights = file.metadata().expect("its rights").permissions().mode();
        assert_eq!(rights & 0o777, 0o600, "{}", file.display());
    }
    assert_eq!(server.stop(), Some(0));
}
