//! The server as a program: where it says it is, what it refuses, how it stops.

// Others use more of it.
#[expect(dead_code)]
mod program;

use std::net::TcpListener;

use program::server::Running;
use program::{complaint, folder, said, word};

#[test]
fn it_opens_answers_and_closes() {
    let data = folder("serve-opens").join("data");
    let server = Running::start(&data);
    assert!(server.get("/").starts_with("HTTP/1.1 200 OK"));
    assert!(server.get("/healthz").ends_with(r#"{"status":"ok"}"#));
    assert_eq!(server.stop(), Some(0));
    // All is in the one file: nothing waits beside it.
    assert!(data.join("ennead.db").exists() && !data.join("ennead.db-wal").exists());
}

#[test]
fn two_servers_do_not_share_a_folder_or_a_port() {
    let data = folder("serve-two").join("data");
    let server = Running::start(&data);
    let sentence = complaint(&["serve", "--port", "0", "--data", word(&data)]);
    assert!(
        sentence.contains("another server uses the data folder"),
        "{sentence}"
    );
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its number").port().to_string();
    let other = folder("serve-two-other").join("data");
    let sentence = complaint(&["serve", "--port", &port, "--data", word(&other)]);
    assert!(
        sentence.contains(&format!("port {port} is in use")),
        "{sentence}"
    );
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let file = folder("serve-file").join("file");
    std::fs::write(&file, "in the way").expect("a file");
    let sentence = complaint(&["--port", "0", "--data", word(&file)]);
    assert!(sentence.contains("cannot be written"), "{sentence}");
}

#[test]
fn a_backup_is_made_while_the_server_runs() {
    let folder = folder("serve-backup");
    let (data, copy) = (folder.join("data"), folder.join("copy.db"));
    let words = ["backup", word(&copy), "--data", word(&data)];
    assert!(complaint(&words).contains("keeps nothing in"));
    let server = Running::start(&data);
    assert!(server.get("/api/me").contains("200 OK"));
    assert!(said(&words).contains("copy.db"));
    assert!(complaint(&words).contains("is there already"));
    assert_eq!(server.stop(), Some(0));
    // The copy is a store like any other.
    let again = folder.join("again");
    std::fs::create_dir(&again).expect("a folder");
    std::fs::rename(&copy, again.join("ennead.db")).expect("the copy moves");
    assert_eq!(Running::start(&again).stop(), Some(0));
}
