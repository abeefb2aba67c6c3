//! `ennead sit`, from outside: a bot at a table of a real server.

// Each test file uses its own part of it.
#[allow(dead_code)]
mod program;

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use client::http::Web;
use client::person::Person;
use program::server::Running;
use program::{complaint, example_bot, folder};
use serde_json::value::RawValue;
use wire::{NewTable, Options, SeatWish, Status};

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
        let (web, _) = Web::find(&format!("http://127.0.0.1:{}/", server.port))
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
        let setup = RawValue::from_string(r#"{"players":2}"#.to_owned()).expect("JSON");
        let random = "random".to_owned();
        let wish = NewTable {
            game: "kemet".to_owned(),
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
        let mut child = Command::new(env!("CARGO_BIN_EXE_ennead"))
            .args(["sit", "--hurry", "--table", &self.url(table), "--bot", bot])
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
    let token = house.token.as_str();
    for (table, token, bot, part) in [
        (
            here.as_str(),
            "AAAA",
            "random",
            "this token is worth nothing",
        ),
        (&nowhere, token, "random", "no such table"),
        ("here", token, "random", "does not begin with http://"),
        ("https://localhost/table/x", token, "random", "HTTPS"),
        (
            "http://localhost:1/table/x",
            token,
            "random",
            "does not answer",
        ),
        (&here, token, "scribe", "lives in the server"),
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
