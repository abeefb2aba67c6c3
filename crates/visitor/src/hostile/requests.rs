//! Requests no honest client makes.

use hyper::body::Bytes;
use hyper::{Method, header};
use kemet::Kemet;
use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Game, Record};

use crate::http::{Ask, Reply};
use crate::party::Seating;
use crate::person::Person;

/// A request, and which answers to it do no harm.
pub(super) struct Forged {
    pub ask: Ask,
    harmless: fn(&Reply) -> bool,
}

impl Forged {
    /// Whether it came to nothing.
    pub fn in_vain(&self, reply: &Reply) -> bool {
        let refused = (400..500).contains(&reply.status) || reply.status == 503;
        refused || (reply.status < 400 && (self.harmless)(reply))
    }
}

/// Once a game is over, its record is everybody's.
fn finished_game(reply: &Reply) -> bool {
    let text = String::from_utf8_lossy(&reply.body);
    Record::<Kemet>::parse(&text)
        .and_then(|record| record.replay())
        .is_ok_and(|end| end.outcome().is_some())
}

/// A hostile request against a table.
pub(super) fn forge(rng: &mut Xoshiro256PlusPlus, seating: &Seating, stranger: &Person) -> Forged {
    let table = format!("/api/tables/{}", seating.table);
    let refused = |ask| Forged {
        ask,
        harmless: |_| false,
    };
    match rng.random_range(0..12) {
        0 => refused(stranger.ask(Method::POST, &format!("{table}/seats/0"), Bytes::new())),
        1 => refused(stranger.ask(Method::DELETE, &format!("{table}/seats/0"), Bytes::new())),
        2 => refused(stranger.ask(
            Method::PATCH,
            &format!("{table}/seats/1"),
            Bytes::from_static(br#"{"type":"bot","bot":"random"}"#),
        )),
        3 => refused(stranger.ask(Method::DELETE, &table, Bytes::new())),
        4 => refused(stranger.ask(Method::POST, &format!("{table}/start"), Bytes::new())),
        5 => Forged {
            ask: stranger.ask(Method::GET, &format!("{table}/record"), Bytes::new()),
            harmless: finished_game,
        },
        6 => refused(cross_site(seating)),
        7 => refused(stranger.ask(
            Method::POST,
            &format!("{table}/seats/{}", rng.random::<u64>()),
            Bytes::new(),
        )),
        8 => refused(stranger.ask(Method::POST, bodied(rng), garbage(rng))),
        9 => refused(stranger.ask(
            Method::PUT,
            &format!("{table}/notes"),
            Bytes::from(vec![b'9'; 100_000]),
        )),
        10 => refused(nowhere(rng, stranger)),
        _ => Forged {
            ask: stranger.ask(Method::GET, outside(rng), Bytes::new()),
            harmless: |_| true,
        },
    }
}

/// The host's own cookie, but a page of somebody else makes the request.
fn cross_site(seating: &Seating) -> Ask {
    let path = format!("/api/tables/{}/rematch", seating.table);
    let mut ask = seating.persons[0].ask(Method::POST, &path, Bytes::new());
    for (name, value) in &mut ask.headers {
        if *name == header::ORIGIN {
            *value = "http://elsewhere.example".to_owned();
        }
    }
    ask
}

fn bodied(rng: &mut Xoshiro256PlusPlus) -> &'static str {
    const PATHS: [&str; 6] = [
        "/api/tables",
        "/api/play-now",
        "/api/account",
        "/api/login",
        "/api/records",
        "/api/tables/nowhere/play-on",
    ];
    PATHS[rng.random_range(0..PATHS.len() as u32) as usize]
}

fn garbage(rng: &mut Xoshiro256PlusPlus) -> Bytes {
    match rng.random_range(0..6) {
        0 => Bytes::from_static(b"{"),
        1 => Bytes::from_static(b"null"),
        2 => Bytes::from_static(br#"{"game":"kemet","players":200}"#),
        3 => {
            Bytes::from_static(br#"{"game":"../../etc/passwd","players":2,"setup":{},"seats":[]}"#)
        }
        4 => Bytes::from("[".repeat(10_000)),
        _ => (0..200).map(|_| rng.random::<u8>()).collect(),
    }
}

fn nowhere(rng: &mut Xoshiro256PlusPlus, stranger: &Person) -> Ask {
    const TABLES: [&str; 5] = ["0", "..%2f..%2f", "%00", "null", "'%20or%201=1--"];
    let table = TABLES[rng.random_range(0..TABLES.len() as u32) as usize];
    stranger.ask(Method::GET, &format!("/api/tables/{table}"), Bytes::new())
}

/// Paths that must not lead out of the folder with the client's files. The
/// client's own page in answer is fine: it holds nothing of anybody.
fn outside(rng: &mut Xoshiro256PlusPlus) -> &'static str {
    const PATHS: [&str; 4] = [
        "/../../../etc/passwd",
        "/assets/..%2f..%2f..%2fetc%2fpasswd",
        "//etc/passwd",
        "/%2e%2e/ennead.db",
    ];
    PATHS[rng.random_range(0..PATHS.len() as u32) as usize]
}
