//! Messages no honest client sends.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use tabletop::{Eye, MAX_SEATS, Seat};
use tokio_tungstenite::tungstenite::Message;
use wire::{Channel, LONGEST_CHAT, Scope, ToServer, Update};

use super::attacker::MARK;
use crate::line::written;

/// How many versions ago something was offered for it to be old news: more
/// than two who choose at once can differ.
const LONG_AGO: u32 = 40;

/// How many past offers are remembered.
const MEMORY: usize = 500;

/// What the owner of the seat knows.
#[derive(Debug)]
pub(super) struct Known {
    seat: Seat,
    version: u32,
    offers: Vec<String>,
    /// What was offered, and when.
    past: Vec<(u32, String)>,
}

impl Known {
    pub fn of(seat: Seat) -> Known {
        Known {
            seat,
            version: 0,
            offers: Vec::new(),
            past: Vec::new(),
        }
    }

    pub fn learn(&mut self, news: &Update) {
        self.version = news.version;
        self.offers = news
            .offers
            .iter()
            .map(|offer| offer.action.clone())
            .collect();
        let version = news.version;
        self.past
            .extend(self.offers.iter().map(|offer| (version, offer.clone())));
        let forgotten = self.past.len().saturating_sub(MEMORY);
        self.past.drain(..forgotten);
    }

    /// An action in good notation that is not on the list, more often than not.
    fn no_longer_offered(&self, rng: &mut Xoshiro256PlusPlus) -> Option<String> {
        let nth = rng.random_range(0..self.past.len().max(1) as u32 * 2) as usize;
        let (_, action) = self.past.get(nth % self.past.len().max(1))?;
        (nth < self.past.len() && !self.offers.contains(action)).then(|| action.clone())
    }

    /// An offer of long ago with its version.
    fn stale(&self) -> (u32, String) {
        let old = self
            .past
            .iter()
            .find(|(version, _)| version + LONG_AGO < self.version);
        old.cloned().unwrap_or((0, self.plausible()))
    }

    /// Something that is offered, or could be.
    fn plausible(&self) -> String {
        self.offers
            .first()
            .cloned()
            .unwrap_or_else(|| "pass".to_owned())
    }
}

/// What is wrong with the attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ploy {
    /// Who sends it may not act for the seat, whatever it is.
    WithoutRight,
    /// Who sends it may act for the seat, but not so.
    AgainstTheRules,
}

/// A hostile message.
pub(super) fn forge(rng: &mut Xoshiro256PlusPlus, known: &Known, ploy: Ploy) -> Message {
    match rng.random_range(0..1000) {
        0..2 => oversized(rng),
        2..10 => Message::binary(written(&deed(rng, known, ploy)).into_bytes()),
        10..14 => Message::text(written(&question(rng, known))),
        14..400 => Message::text(malformed(rng, known)),
        _ => Message::text(written(&deed(rng, known, ploy))),
    }
}

fn id(rng: &mut Xoshiro256PlusPlus) -> String {
    format!("{MARK}-{:016x}", rng.random::<u64>())
}

/// Readable, and to be refused.
fn deed(rng: &mut Xoshiro256PlusPlus, known: &Known, ploy: Ploy) -> ToServer {
    match ploy {
        Ploy::WithoutRight => without_right(rng, known),
        Ploy::AgainstTheRules => against_the_rules(rng, known),
    }
}

/// Exactly what the owner could send, but it is not the owner who does.
fn without_right(rng: &mut Xoshiro256PlusPlus, known: &Known) -> ToServer {
    let (id, seat, version) = (id(rng), known.seat, known.version);
    match rng.random_range(0..14) {
        0 => ToServer::Undo {
            id,
            version,
            seat,
            scope: Scope::Turn,
        },
        1 => ToServer::AskUndo { id, seat, to: 0 },
        2 => ToServer::AnswerUndo {
            id,
            seat,
            yes: true,
        },
        3 => ToServer::HandOver { id, seat },
        4 => ToServer::TakeBack { id, seat },
        5 => ToServer::Resign { id, seat },
        6 => ToServer::SkipLesson { id, seat },
        7 => ToServer::Look {
            eye: Eye::Seat(seat),
        },
        8 => ToServer::Look { eye: Eye::Archive },
        9 => ToServer::LetBotPlay {
            id,
            seat,
            idle: another(rng, seat),
            yes: true,
        },
        _ => ToServer::Act {
            id,
            version,
            seat,
            action: offered(rng, known),
        },
    }
}

fn offered(rng: &mut Xoshiro256PlusPlus, known: &Known) -> String {
    match known.offers.len() as u32 {
        0 => known.plausible(),
        many => known.offers[rng.random_range(0..many) as usize].clone(),
    }
}

/// From the owner, but off the list, too late, too early or too long.
fn against_the_rules(rng: &mut Xoshiro256PlusPlus, known: &Known) -> ToServer {
    let (id, seat, version) = (id(rng), known.seat, known.version);
    match rng.random_range(0..8) {
        0 => {
            let (version, action) = known.stale();
            ToServer::Act {
                id,
                version,
                seat,
                action,
            }
        }
        1 => ToServer::Act {
            id,
            version: version.saturating_add(1_000_000),
            seat,
            action: offered(rng, known),
        },
        2 => ToServer::Act {
            id,
            version,
            seat: another(rng, seat),
            action: offered(rng, known),
        },
        3 => ToServer::Say {
            id,
            text: "so long".repeat(LONGEST_CHAT),
            channel: Channel::default(),
        },
        4 => ToServer::Look {
            eye: match rng.random_range(0..2) {
                0 => Eye::Archive,
                _ => Eye::Seat(another(rng, seat)),
            },
        },
        5 => ToServer::Act {
            id: "x".repeat(65 + rng.random_range(0..200_u32) as usize),
            version,
            seat,
            action: offered(rng, known),
        },
        _ => ToServer::Act {
            id,
            version,
            seat,
            action: off_the_list(rng, known),
        },
    }
}

fn another(rng: &mut Xoshiro256PlusPlus, seat: Seat) -> Seat {
    let step = rng.random_range(1..MAX_SEATS as u8);
    Seat((seat.0 + step) % MAX_SEATS as u8)
}

/// Something that was offered once and is not now, or near to what is.
fn off_the_list(rng: &mut Xoshiro256PlusPlus, known: &Known) -> String {
    const WORDS: [&str; 14] = [
        "0", "1", "9", "255", "-1", "a", "b", "c", "P1", "P9", "ruby", "rub-1a", "w_on", "pass",
    ];
    if let Some(old) = known.no_longer_offered(rng) {
        return old;
    }
    let mut words: Vec<String> = offered(rng, known).split(' ').map(str::to_owned).collect();
    loop {
        let word = WORDS[rng.random_range(0..WORDS.len() as u32) as usize].to_owned();
        let place = rng.random_range(0..words.len() as u32 + 1) as usize;
        match words.get_mut(place) {
            Some(old) => *old = word,
            None => words.push(word),
        }
        let action = words.join(" ");
        if !known.offers.contains(&action) {
            return action;
        }
    }
}

/// Allowed to everybody, but with numbers no client needs.
fn question(rng: &mut Xoshiro256PlusPlus, known: &Known) -> ToServer {
    let wild = |rng: &mut Xoshiro256PlusPlus| match rng.random_range(0..3) {
        0 => 0,
        1 => u32::MAX,
        _ => rng.random(),
    };
    let (ask, from, to) = (wild(rng), wild(rng), wild(rng));
    match rng.random_range(0..3) {
        0 => ToServer::Moments { ask, from, to },
        1 => ToServer::Log { ask, before: to },
        _ => ToServer::Why {
            ask,
            seat: another(rng, known.seat),
            action: off_the_list(rng, known),
        },
    }
}

/// Longer than anything honest. The line may be cut for it.
fn oversized(rng: &mut Xoshiro256PlusPlus) -> Message {
    let size = 1 << rng.random_range(13..18);
    match rng.random_range(0..3) {
        0 => Message::binary(vec![0; size]),
        1 => Message::text("[".repeat(size)),
        _ => {
            let long = json!({"type": "say", "id": id(rng), "text": "a".repeat(size)});
            Message::text(long.to_string())
        }
    }
}

/// Something that is no message, or nearly one.
fn malformed(rng: &mut Xoshiro256PlusPlus, known: &Known) -> String {
    let action = known.plausible();
    let good = ToServer::Act {
        id: id(rng),
        version: known.version,
        seat: known.seat,
        action,
    };
    let text = written(&good);
    let mut value = serde_json::to_value(&good).unwrap_or_default();
    match rng.random_range(0..8) {
        0 => {
            let end = rng.random_range(0..text.len() as u32) as usize;
            text.chars().take(end).collect()
        }
        1 => {
            let fields = ["type", "id", "version", "seat", "action"];
            let field = fields[rng.random_range(0..fields.len() as u32) as usize];
            value[field] = strange(rng);
            value.to_string()
        }
        2 => {
            value["sudo"] = json!(true);
            value.to_string()
        }
        3 => format!("{text}{text}"),
        4 => "[".repeat(rng.random_range(1..4000_u32) as usize),
        5 => (0..rng.random_range(0..300_u32))
            .map(|_| char::from_u32(rng.random_range(0..0xD800)).unwrap_or('?'))
            .collect(),
        6 => text.replacen("\"type\":\"act\"", "\"type\":\"act\",\"type\":\"act\"", 1),
        _ => strange(rng).to_string(),
    }
}

/// Never a text: as an id that could be a good one.
fn strange(rng: &mut Xoshiro256PlusPlus) -> Value {
    match rng.random_range(0..9) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(1e300),
        3 => json!(u64::MAX),
        4 => json!({}),
        5 => json!([[[[]]]]),
        6 => json!([null, "act"]),
        7 => json!(false),
        _ => json!(0.5),
    }
}
