//! `ennead sit`, from outside: a bot at a table of a real server.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use client::http::Web;
use client::person::Person;
use client::tls::Trust;
use program::server::Running;
use program::{complaint, example_bot, folder, word};
use serde_json::value::RawValue;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{TlsAcceptor, rustls};
use wire::{Holder, NewTable, Options, SeatWish, Status};

/// A server, and somebody who has a token there.
struct House {
    server: Running,
    host: Person,
    token: String,
}

impl House {
    async fn open(name: &str) -> House {
        let data = folder(name).join("data");
        // With limits: a program must get along with them.
        let server = Running::with(&data, &["--bot-pause", "0"]);
        let (web, _) = Web::find(
            &format!("http://127.0.0.1:{}/", server.port),
            &Trust::default(),
        )
        .await
        .expect("it is open");
        let host = Person::arrive(web).await.expect("somebody new");
        let token = host.make_token("my bot").await.expect("a token").token;
        House {
            server,
            host,
            token,
        }
    }

    /// A table for one and a bot.
    async fn table(&self) -> String {
        self.table_of("kemet").await
    }

    async fn table_of(&self, game: &str) -> String {
        let setup = RawValue::from_string(r#"{"players":2}"#.to_owned()).expect("JSON");
        let random = "random".to_owned();
        let wish = NewTable {
            game: game.to_owned(),
            setup,
            seats: vec![SeatWish::Bot { bot: random }, SeatWish::Open],
            options: Options::default(),
            start: false,
        };
        self.host.open_table(&wish).await.expect("a table")
    }

    fn url(&self, table: &str) -> String {
        format!("http://localhost:{}/table/{table}", self.server.port)
    }

    /// Somebody sits down: the process and the rest of what it says.
    fn sit(&self, table: &str, bot: &str, when: &str) -> (Child, BufReader<ChildStdout>) {
        self.sit_with(&["--table", &self.url(table), "--bot", bot], when)
    }

    fn sit_with(&self, words: &[&str], when: &str) -> (Child, BufReader<ChildStdout>) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
            .args(["sit", "--hurry"])
            .args(words)
            .env("ENNEAD_TOKEN", &self.token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        assert_eq!(line, format!("Sits in seat P2; {when}.\n"));
        (child, out)
    }

    /// Waits until so many actions were taken; gives how many.
    async fn wait_for(&self, table: &str, count: u32) -> u32 {
        for _ in 0..600 {
            let info = self.host.table(table).await.expect("it is there");
            if info.count >= count || info.status == Status::Finished {
                return info.count;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the table stands still");
    }

    /// A whole game, from sitting down to the end.
    async fn whole_game(&self, bot: &str) {
        let table = self.table().await;
        let (child, mut out) = self.sit(&table, bot, "waiting for the game to begin");
        self.host.start(&table).await.expect("it begins");
        let child = tokio::task::spawn_blocking(|| child.wait_with_output());
        let ended = child.await.expect("a thread").expect("it ends");
        let complaint = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success(), "{complaint}");
        let mut text = String::new();
        out.read_to_string(&mut text).expect("text");
        assert!(
            ["Won (", "Lost to P1 ("]
                .iter()
                .any(|start| text.starts_with(start)),
            "{text}"
        );
        let info = self.host.table(&table).await.expect("it is there");
        assert_eq!(info.status, Status::Finished);
        let record = self.host.record(&table).await.expect("a record");
        assert!(
            record
                .lines()
                .filter(|line| line.starts_with("P2 "))
                .count()
                > 20
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_a_whole_game_at_a_table() {
    let Some(bot) = example_bot() else { return };
    House::open("sit-python").await.whole_game(&bot).await;
}

/// Every level of the house thinks from what the wire tells, in both games; over
/// TLS, with a certificate that a house of its own has signed.
#[tokio::test(flavor = "multi_thread")]
async fn every_level_sits_at_a_table_behind_tls() {
    let house = House::open("sit-tls").await;
    let (proxy, ca) = proxy("sit-tls-localhost", "localhost", house.server.port).await;
    for (game, bot) in [
        ("kemet", "random"),
        ("kemet", "scribe"),
        ("kemet", "priest:20"),
        ("ankh", "pharaoh:20"),
    ] {
        let table = house.table_of(game).await;
        let url = format!("https://localhost:{proxy}/table/{table}");
        let words = ["--table", &url, "--bot", bot, "--ca", word(&ca)];
        let (mut child, _out) = house.sit_with(&words, "waiting for the game to begin");
        house.host.start(&table).await.expect("it begins");
        let played = house.wait_for(&table, 30).await;
        child.kill().expect("it goes");
        let ended = child.wait_with_output().expect("it is gone");
        let complaint = String::from_utf8_lossy(&ended.stderr);
        assert!(played >= 30, "{game} {bot}: {complaint}");
        assert_eq!(complaint, "", "{game} {bot}");
    }
}

/// Whoever cannot show that they are who they say is told nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_certificate_is_refused_in_one_sentence() {
    let house = House::open("sit-wrong-tls").await;
    let table = house.table().await;
    let (stranger, _) = proxy("sit-stranger", "localhost", house.server.port).await;
    let (impostor, ca) = proxy("sit-impostor", "ennead.example", house.server.port).await;
    let files = folder("sit-no-certificates");
    let (nothing, nowhere) = (files.join("nothing.pem"), files.join("nowhere.pem"));
    std::fs::write(&nothing, "nothing").expect("a file");
    for (port, ca, part) in [
        (stranger, None, "UnknownIssuer"),
        (stranger, Some(&ca), "cannot be trusted"),
        (impostor, Some(&ca), "not valid for name"),
        (stranger, Some(&nothing), "holds no certificate"),
        (stranger, Some(&nowhere), "cannot be read"),
    ] {
        let url = format!("https://localhost:{port}/table/{table}");
        let words = ["sit", "--table", &url, "--token", &house.token];
        let mut words = [&words[..], &["--bot", "random"]].concat();
        words.extend(ca.iter().flat_map(|ca| ["--ca", word(ca)]));
        let sentence = complaint(&words);
        assert!(sentence.contains(part), "{sentence}");
    }
    let info = house.host.table(&table).await.expect("it is there");
    assert_eq!(info.seats[1].holder, Holder::Open, "nobody sat down");
}

/// A proxy that ends TLS before the server, as docs/server.md advises: its port,
/// and the certificate to trust.
async fn proxy(name: &str, host: &str, server: u16) -> (u16, PathBuf) {
    let signed = rcgen::generate_simple_self_signed(vec![host.to_owned()]).expect("a certificate");
    let ca = folder(name).join("ca.pem");
    std::fs::write(&ca, signed.cert.pem()).expect("a file");
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let key = rustls::pki_types::PrivateKeyDer::try_from(signed.signing_key.serialize_der());
    let config = rustls::ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![signed.cert.der().clone()], key.expect("a key"))
        .expect("a pair");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind(("localhost", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let mut inside = TcpStream::connect(("127.0.0.1", server)).await?;
                let mut outside = acceptor.accept(stream).await?;
                copy_bidirectional(&mut outside, &mut inside).await
            });
        }
    });
    (port, ca)
}

/// Whoever comes back with the same token has the same seat.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_went_away_sits_down_again() {
    let house = House::open("sit-again").await;
    let table = house.table().await;
    let (mut child, _out) = house.sit(&table, "random", "waiting for the game to begin");
    house.host.start(&table).await.expect("it begins");
    let played = house.wait_for(&table, 20).await;
    child.kill().expect("it goes");
    child.wait().expect("it is gone");
    let (mut child, _out) = house.sit(&table, "random", "the game is on");
    house.wait_for(&table, played + 20).await;
    child.kill().expect("it goes");
    child.wait().expect("it is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_in_one_sentence() {
    let house = House::open("sit-nonsense").await;
    let table = house.table().await;
    let (here, nowhere) = (house.url(&table), house.url("no-such-table"));
    let secret = here.replace("http:", "https:");
    let token = house.token.as_str();
    for (table, token, bot, part) in [
        (
            here.as_str(),
            "AAAA",
            "random",
            "this token is worth nothing",
        ),
        (&here, "-AAA", "random", "this token is worth nothing"),
        (&nowhere, token, "random", "no such table"),
        ("here", token, "random", "does not begin with http://"),
        (&secret, token, "random", "does not speak TLS as it should"),
        (
            "http://localhost:1/table/x",
            token,
            "random",
            "does not answer",
        ),
        (&here, token, "clever", "no bot `clever`"),
        (&here, token, "cmd:no-such-program-here", "does not start"),
    ] {
        let words = ["sit", "--table", table, "--token", token, "--bot", bot];
        let sentence = complaint(&words);
        assert!(
            sentence.to_lowercase().contains(&part.to_lowercase()),
            "{sentence}"
        );
    }
    let (mut child, _out) = house.sit(&table, "random", "waiting for the game to begin");
    // The seat is ours already, and there is no other.
    let words = ["sit", "--table", &here, "--token", token, "--bot", "random"];
    let sentence = complaint(&[&words[..], &["--seat", "1"]].concat());
    assert!(
        sentence.contains("seat 1 of this table is not free"),
        "{sentence}"
    );
    child
        .kill()
        .and_then(|()| child.wait().map(drop))
        .expect("it ends");
}

/// A program that breaks the protocol leaves the table, with a reason.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_fails_leaves() {
    let house = House::open("sit-failing").await;
    let table = house.table().await;
    let tired = "cmd:sh -c 'read start; read question; echo tired'";
    let (child, _out) = house.sit(&table, tired, "waiting for the game to begin");
    house.host.start(&table).await.expect("it begins");
    let child = tokio::task::spawn_blocking(|| child.wait_with_output());
    let ended = child.await.expect("a thread").expect("it ends");
    assert_eq!(ended.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&ended.stderr);
    assert!(complaint.contains("said `tired`"), "{complaint}");
}
