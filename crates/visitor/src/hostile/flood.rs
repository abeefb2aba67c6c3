//! With limits on, who asks for too much is refused, and nobody else is.

use std::fmt;

use hyper::Method;
use hyper::body::Bytes;
use tabletop::Seat;
use wire::ToServer;

use crate::guest::{Manners, Pulse};
use crate::heard::Heard;
use crate::line::{From, Line};
use crate::party::Party;
use crate::person::Person;
use crate::program::Program;
use crate::table_kind::TableKind;
use crate::trouble::{Result, Trouble};

/// How much comes at once.
const MESSAGES: u32 = 5_000;
const TABLES: u32 = 200;
const SOCKETS: u32 = 400;

/// How much of it was let through.
#[derive(Clone, Debug)]
pub struct Report {
    messages: u32,
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
        web: server.web,
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
        sockets: sockets(person, &seating.table).await?,
        tables: tables(person).await?,
    };
    for (what, through, all) in [
        ("messages", report.messages, MESSAGES),
        ("tables", report.tables, TABLES),
        ("sockets", report.sockets, SOCKETS),
    ] {
        if through >= all {
            return Err(Trouble::broken(format!(
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
                Ok(Heard::Why(_)) => {
                    answered += 1;
                    break;
                }
                Ok(Heard::Refused { why, .. }) if why == "too_fast" => return Ok(answered),
                Ok(Heard::Closing(_)) | Err(Trouble::Lost(_)) => return Ok(answered),
                Ok(_) => {}
                Err(trouble) => return Err(trouble),
            }
        }
    }
    Ok(answered)
}

async fn sockets(person: &Person, table: &str) -> Result<u32> {
    let mut lines = Vec::new();
    for _ in 0..SOCKETS {
        match Line::open(person, table, From::default()).await {
            Ok(line) => lines.push(line),
            Err(Trouble::Lost(_)) => break,
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
            status => return Err(Trouble::broken(format!("a table was answered {status}"))),
        }
    }
    Ok(TABLES)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "With limits on: {} of {MESSAGES} messages, {} of {TABLES} tables, {} of {SOCKETS} sockets let through.",
            self.messages, self.tables, self.sockets
        )
    }
}
