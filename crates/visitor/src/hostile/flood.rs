//! With limits on, who asks for too much is refused, and nobody else is.

use std::fmt;

use futures_util::{StreamExt, TryStreamExt, stream};
use hyper::Method;
use hyper::body::Bytes;
use tabletop::Seat;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use wire::{Channel, ToClient, ToServer};

use crate::error::{ClientError, Result};
use crate::guest::{Manners, Pulse};
use crate::http::Web;
use crate::line::{From, Line};
use crate::party::Party;
use crate::person::Person;
use crate::program::Program;
use crate::seen::why;
use crate::table_kind::TableKind;

/// How much comes at once.
const MESSAGES: u32 = 5_000;
const TABLES: u32 = 200;
const SOCKETS: u32 = 400;

const FRAMES: u32 = 200_000;
const LINES: u32 = 120;
const PASSWORDS: u32 = 400;

/// How many lines of chat are tried with one socket.
const LINES_AT_ONCE: u32 = 6;

/// How many passwords are tried at the same time.
const TRIED_AT_ONCE: usize = 20;

/// How much of it was let through.
#[derive(Clone, Debug)]
pub struct Report {
    messages: u32,
    pings: u32,
    fragments: u32,
    lines: u32,
    passwords: u32,
    tables: u32,
    sockets: u32,
}

/// Floods a server of its own.
pub async fn run(program: &Program) -> Result<Report> {
    let limited = Program {
        limits: true,
        ..program.clone()
    };
    let server = limited.start().await?;
    let party = Party {
        web: server.web.clone(),
        kind: TableKind {
            players: 2,
            bots: 1,
        },
        manners: Manners::default(),
        seed: 0,
        pulse: Pulse::default(),
    };
    let seating = party.try_to_seat().await?;
    let person = &seating.persons[0];
    let report = Report {
        messages: messages(person, &seating.table).await?,
        pings: frames(
            server.web.clone(),
            &seating.table,
            Message::Ping(Bytes::new()),
        )
        .await?,
        fragments: fragments(server.web.clone(), &seating.table).await?,
        lines: lines(person, &seating.table).await?,
        passwords: passwords(&server.web).await?,
        sockets: sockets(person, &seating.table).await?,
        tables: tables(person).await?,
    };
    for (what, through, all) in [
        ("messages", report.messages, MESSAGES),
        ("ping frames", report.pings, FRAMES),
        ("fragments", report.fragments, FRAMES),
        ("lines of chat", report.lines, LINES),
        ("passwords", report.passwords, PASSWORDS),
        ("tables", report.tables, TABLES),
        ("sockets", report.sockets, SOCKETS),
    ] {
        if through >= all {
            return Err(ClientError::broken(format!(
                "{all} {what} at once were all let through"
            )));
        }
    }
    Ok(report)
}

/// Gives how many were heard before the server had enough.
async fn messages(person: &Person, table: &str) -> Result<u32> {
    let mut line = Line::open(person, table, From::default()).await?;
    let mut answered = 0;
    for ask in 0..MESSAGES {
        let question = ToServer::Why {
            ask,
            seat: Seat(0),
            action: "pass".to_owned(),
        };
        if line.say(&question).await.is_err() {
            return Ok(answered);
        }
        loop {
            match line.hear().await {
                Ok(ToClient::Why { .. }) => {
                    answered += 1;
                    break;
                }
                Ok(ToClient::Refused { reason, .. }) if why(&reason) == "too_fast" => {
                    return Ok(answered);
                }
                Ok(ToClient::Closing { .. }) | Err(ClientError::Lost(_)) => return Ok(answered),
                Ok(_) => {}
                Err(trouble) => return Err(trouble),
            }
        }
    }
    Ok(answered)
}

/// Gives how many could be sent before nobody took them any more.
async fn frames(web: Web, table: &str, frame: Message) -> Result<u32> {
    const PIECE: u32 = 100;
    let mut line = Line::open(&Person::nobody(web), table, From::default()).await?;
    for sent in (0..FRAMES).step_by(PIECE as usize) {
        for _ in 1..PIECE {
            if line.feed(frame.clone()).await.is_err() {
                return Ok(sent);
            }
        }
        if line.throw(frame.clone()).await.is_err() {
            return Ok(sent);
        }
    }
    Ok(FRAMES)
}

/// Pieces of a message that never ends.
async fn fragments(web: Web, table: &str) -> Result<u32> {
    let piece = Frame::message(Bytes::new(), OpCode::Data(Data::Continue), false);
    // The first of them opens the message; a server that does not know it for
    // one would close for that reason.
    let mut line = Line::open(&Person::nobody(web), table, From::default()).await?;
    let first = Frame::message(Bytes::new(), OpCode::Data(Data::Text), false);
    line.throw(Message::Frame(first)).await?;
    for sent in 0..FRAMES {
        if line.feed(Message::Frame(piece.clone())).await.is_err() {
            return Ok(sent);
        }
    }
    Ok(FRAMES)
}

/// Comes back for every few lines; gives how many were said.
async fn lines(person: &Person, table: &str) -> Result<u32> {
    let mut said = 0;
    for visit in 0..LINES / LINES_AT_ONCE {
        let mut line = Line::open(person, table, From::default()).await?;
        for number in 0..LINES_AT_ONCE {
            let id = format!("{visit}-{number}");
            let say = ToServer::Say {
                id,
                text: "Buy papyrus!".to_owned(),
                channel: Channel::default(),
            };
            line.say(&say).await?;
            said += loop {
                match line.hear().await? {
                    ToClient::Done { .. } => break 1,
                    ToClient::Refused { .. } => break 0,
                    _ => {}
                }
            };
        }
    }
    Ok(said)
}

/// Gives how many were looked at, whatever was said of them.
async fn passwords(web: &Web) -> Result<u32> {
    let tries = stream::iter(0..PASSWORDS).map(|number| async move {
        let nobody = Person::nobody(web.clone());
        let login = format!(r#"{{"account":"guess-{number}","password":"12345678"}}"#);
        let reply = web
            .ask(nobody.ask(Method::POST, "/api/login", login.into()))
            .await?;
        Ok(u32::from(reply.status == 403))
    });
    let looked_at = tries.buffer_unordered(TRIED_AT_ONCE);
    looked_at.try_fold(0, async |sum, one| Ok(sum + one)).await
}

async fn sockets(person: &Person, table: &str) -> Result<u32> {
    let mut lines = Vec::new();
    for _ in 0..SOCKETS {
        match Line::open(person, table, From::default()).await {
            Ok(line) => lines.push(line),
            Err(ClientError::Lost(_)) => break,
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(lines.len() as u32)
}

async fn tables(person: &Person) -> Result<u32> {
    let body = Bytes::from_static(br#"{"game":"kemet","players":2}"#);
    for opened in 0..TABLES {
        let ask = person.ask(Method::POST, "/api/play-now", body.clone());
        let status = person.web.ask(ask).await?.status;
        match status {
            200..300 => {}
            429 => return Ok(opened),
            status => {
                return Err(ClientError::broken(format!(
                    "a table was answered {status}"
                )));
            }
        }
    }
    Ok(TABLES)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "With limits on: {} of {MESSAGES} messages, {} of {FRAMES} ping frames, {} of {FRAMES} fragments, \
             {} of {LINES} lines of chat, {} of {PASSWORDS} passwords, {} of {TABLES} tables, \
             {} of {SOCKETS} sockets let through.",
            self.messages,
            self.pings,
            self.fragments,
            self.lines,
            self.passwords,
            self.tables,
            self.sockets
        )
    }
}
