//! One who attacks: learns what is offered over the line of somebody who sits
//! at the table, and sends it, or worse, over a line that has no right to.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::Seat;
use tokio::time::{sleep, timeout};
use wire::{ToClient, ToServer, Update};

use super::messages::{Known, Ploy, forge};
use super::{Field, requests};
use crate::error::{ClientError, Result};
use crate::http::{Ask, Web};
use crate::line::{From, Line};
use crate::party::Seating;
use crate::person::Person;
use crate::seen::{hands, is_over, why};

/// How many messages go out before the answers are read.
const BATCH: u64 = 24;

/// One batch in so many is sent over HTTP.
const HTTP_ONE_IN: u32 = 60;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Every id an attacker uses begins so.
pub(super) const MARK: &str = "hostile";

/// The number of the question that ends a batch.
pub(super) const BARRIER: u32 = 0xBA77_1E12;

/// A question the table itself answers, after everything sent before.
fn barrier() -> ToServer {
    ToServer::Why {
        ask: BARRIER,
        seat: Seat(0),
        action: "pass".to_owned(),
    }
}

/// As whom the attack goes out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guise {
    /// No cookie.
    Nobody,
    /// A cookie of one's own, no seat.
    Stranger,
    /// A cookie that looks like one.
    Forger,
    /// The cookie of another seat of the table.
    Rival,
    /// The right cookie: for what is not on the list, or no longer.
    Owner,
}

const GUISES: [Guise; 5] = [
    Guise::Nobody,
    Guise::Stranger,
    Guise::Forger,
    Guise::Rival,
    Guise::Owner,
];

/// One who attacks.
pub(super) struct Attacker {
    web: Web,
    field: Arc<Field>,
    rng: Xoshiro256PlusPlus,
}

/// The two lines of an attack on one seat.
struct Siege {
    seating: Seating,
    guise: Guise,
    inside: Line,
    outside: Line,
    known: Known,
    /// How many hands the outside line may see.
    hands: usize,
}

impl Attacker {
    pub fn new(web: Web, field: Arc<Field>, seed: u64) -> Attacker {
        Attacker {
            web,
            field,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// Attacks until there is nothing left to send.
    pub async fn attack(mut self) -> Result<()> {
        loop {
            let nth = self.rng.random_range(0..u32::MAX) as usize;
            let Some(seating) = self.field.target(nth) else {
                sleep(Duration::from_millis(20)).await;
                continue;
            };
            match self.besiege(seating).await {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                // Sent away, as it should be: the next attempt.
                Err(ClientError::Lost(_)) => self.field.count("line closed".to_owned()),
                Err(trouble) => return Err(trouble),
            }
        }
    }

    /// Some batches against one seat. False when all is sent.
    async fn besiege(&mut self, seating: Seating) -> Result<bool> {
        let mut siege = self.open(seating).await?;
        for _ in 0..8 {
            let count = self.field.take(BATCH);
            if count == 0 {
                return Ok(false);
            }
            siege.learn().await?;
            match self.rng.random_range(0..HTTP_ONE_IN) {
                0 => self.ask(&siege, count).await?,
                _ => self.throw(&mut siege, count).await?,
            }
        }
        Ok(true)
    }

    async fn open(&mut self, seating: Seating) -> Result<Siege> {
        let seat = self.rng.random_range(0..seating.persons.len() as u32) as usize;
        let owner = seating.persons[seat].clone();
        let guise = GUISES[self.rng.random_range(0..GUISES.len() as u32) as usize];
        let rival = (seat + 1) % seating.persons.len();
        let guise = match guise {
            Guise::Rival if rival == seat => Guise::Stranger,
            guise => guise,
        };
        let outsider = match guise {
            Guise::Nobody => Person::nobody(self.web.clone()),
            Guise::Stranger => Person::arrive(self.web.clone()).await?,
            Guise::Forger => self.forger(&owner),
            Guise::Rival => seating.persons[rival].clone(),
            Guise::Owner => owner.clone(),
        };
        let seat = Seat(seat as u8);
        let from = From {
            since: None,
            seat: Some(seat),
        };
        let inside = Line::open(&owner, &seating.table, from).await?;
        let outside = Line::open(&outsider, &seating.table, from).await?;
        Ok(Siege {
            seating,
            guise,
            inside,
            outside,
            known: Known::of(seat),
            hands: usize::from(matches!(guise, Guise::Rival | Guise::Owner)),
        })
    }

    /// The owner's cookie with one letter changed.
    fn forger(&mut self, owner: &Person) -> Person {
        let mut cookie: Vec<char> = owner
            .cookie
            .as_deref()
            .unwrap_or_default()
            .chars()
            .collect();
        let value = cookie
            .iter()
            .position(|&letter| letter == '=')
            .map_or(0, |at| at + 1);
        let at = self
            .rng
            .random_range(value as u32..cookie.len().max(value + 1) as u32)
            as usize;
        if let Some(letter) = cookie.get_mut(at) {
            *letter = if *letter == 'A' { 'B' } else { 'A' };
        }
        Person {
            web: self.web.clone(),
            cookie: Some(cookie.into_iter().collect()),
            token: None,
        }
    }

    async fn throw(&mut self, siege: &mut Siege, count: u64) -> Result<()> {
        let ploy = match siege.guise {
            Guise::Owner => Ploy::AgainstTheRules,
            _ => Ploy::WithoutRight,
        };
        for _ in 0..count {
            let message = forge(&mut self.rng, &siege.known, ploy);
            siege.outside.feed(message).await?;
        }
        siege.outside.say(&barrier()).await?;
        loop {
            let heard = timeout(PATIENCE, siege.outside.hear())
                .await
                .map_err(|_| ClientError::broken("no answer to a hostile message and a ping"))??;
            match heard {
                ToClient::Why { ask: BARRIER, .. } => return Ok(()),
                ToClient::Done { id, .. } => {
                    return Err(ClientError::broken(format!(
                        "`{id}` was accepted from {:?} at table {}",
                        siege.guise, siege.seating.table
                    )));
                }
                ToClient::Update { update } => siege.no_secrets(&update)?,
                ToClient::Refused { reason, .. } => {
                    self.field.count(format!("refused: {}", why(&reason)));
                }
                ToClient::Closing { reason } => self.field.count(format!("closing: {reason:?}")),
                ToClient::Moments { .. }
                | ToClient::Log { .. }
                | ToClient::Why { .. }
                | ToClient::Advice { .. } => {
                    self.field.count("a question, answered".to_owned());
                }
                _ => {}
            }
        }
    }

    async fn ask(&mut self, siege: &Siege, count: u64) -> Result<()> {
        let stranger = Person::arrive(self.web.clone()).await?;
        for _ in 0..count {
            let forged = requests::forge(&mut self.rng, &siege.seating, &stranger);
            let what = format!("{} {}", forged.ask.method, forged.ask.path);
            let reply = self.web.ask(forged.ask.clone()).await?;
            if !forged.in_vain(&reply) {
                return Err(ClientError::broken(format!(
                    "{what} was answered {}: {}",
                    reply.status,
                    String::from_utf8_lossy(&reply.body)
                )));
            }
            let Ask { method, path, .. } = &forged.ask;
            if !self.field.declared.allows(method, path, reply.status) {
                return Err(ClientError::broken(format!(
                    "{what} was answered {}, which openapi.json does not name",
                    reply.status
                )));
            }
            self.field.count(format!("HTTP {}", reply.status));
        }
        Ok(())
    }
}

impl Siege {
    /// Reads what the owner of the seat is told until nothing more comes.
    async fn learn(&mut self) -> Result<()> {
        self.inside.say(&barrier()).await?;
        loop {
            match self.inside.hear().await? {
                ToClient::Why { ask: BARRIER, .. } => return Ok(()),
                ToClient::Update { update } => self.known.learn(&update),
                _ => {}
            }
        }
    }

    fn no_secrets(&self, news: &Update) -> Result<()> {
        if hands(news) <= self.hands || is_over(news) {
            Ok(())
        } else {
            Err(ClientError::broken(format!(
                "{:?} was shown a hand: {}",
                self.guise, news.view
            )))
        }
    }
}
