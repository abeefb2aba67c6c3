//! One table whose every action is timed until all who look have seen it.

use std::time::Duration;

use futures_util::future::{select_all, try_join_all};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use tabletop::Seat;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use wire::{Offer, ToServer};

use crate::error::{ClientError, Result};
use crate::line::{From, Line};
use crate::party::Seating;
use crate::person::Person;

/// A table at which nothing happens for so long has come to its end.
const STANDSTILL: Duration = Duration::from_secs(4);

/// How long a table thinks about each action.
#[derive(Clone, Copy, Debug)]
pub enum Pace {
    /// Not at all.
    AtOnce,
    /// By chance, this long on average.
    Think(Duration),
}

/// How long something took, and when it began.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    pub begun: Instant,
    pub took: Duration,
}

/// A table with all its sockets.
pub struct Timed {
    viewers: Vec<Viewer>,
    rng: Xoshiro256PlusPlus,
    /// From sending each action to the last viewer.
    pub times: Vec<Time>,
    acted: u32,
}

/// One socket.
struct Viewer {
    line: Line,
    seat: Option<Seat>,
    version: u32,
    offers: Vec<Offer>,
}

/// What of an update matters here: the less is read, the less the reading
/// takes from the server it measures.
#[derive(Deserialize)]
struct Message {
    update: Option<Update>,
    version: Option<u32>,
    reason: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Update {
    version: u32,
    offers: Vec<Offer>,
}

/// What a message means for the action that was sent.
enum Answer {
    /// Nothing.
    None,
    /// It was done, in this version.
    Done(u32),
    /// The table had gone on.
    TooLate,
}

impl Timed {
    /// Everybody at the table and one spectator take up their lines.
    pub async fn open(seating: &Seating, seed: u64) -> Result<Timed> {
        let seats = (0..).map(|seat| Some(Seat(seat)));
        let spectator = Person::nobody(seating.persons[0].web.clone());
        let seated = seating.persons.iter().cloned().zip(seats);
        let mut viewers = Vec::new();
        for (person, seat) in seated.chain([(spectator, None)]) {
            let from = From { since: None, seat };
            let mut viewer = Viewer {
                line: Line::open(&person, &seating.table, from).await?,
                seat,
                version: 0,
                offers: Vec::new(),
            };
            viewer.see(1).await?;
            viewers.push(viewer);
        }
        Ok(Timed {
            viewers,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            times: Vec::new(),
            acted: 0,
        })
    }

    /// How many look.
    pub fn viewers(&self) -> usize {
        self.viewers.len()
    }

    /// Plays until `stop`, or until the game is over.
    pub async fn play(mut self, pace: Pace, mut stop: watch::Receiver<bool>) -> Result<Timed> {
        loop {
            let pause = self.pause(pace);
            tokio::select! {
                biased;
                _ = stop.wait_for(|stop| *stop) => return Ok(self),
                () = sleep(pause), if !pause.is_zero() => {}
                () = std::future::ready(()), if pause.is_zero() => {}
            }
            if !self.act().await? && !self.look_around().await? {
                return Ok(self);
            }
        }
    }

    /// Nobody has anything to decide: the table does something by itself, or
    /// the game is over. False for the latter.
    async fn look_around(&mut self) -> Result<bool> {
        let news = self
            .viewers
            .iter_mut()
            .map(|viewer| Box::pin(viewer.listen()));
        match timeout(STANDSTILL, select_all(news)).await {
            Ok((heard, ..)) => heard.map(|_| true),
            Err(_) => Ok(false),
        }
    }

    /// By chance as people are: many quick, few slow.
    fn pause(&mut self, pace: Pace) -> Duration {
        match pace {
            Pace::AtOnce => Duration::ZERO,
            Pace::Think(mean) => {
                let chance = f64::from(self.rng.random_range(1..=1_000_000_u32)) / 1e6;
                mean.mul_f64(-chance.ln())
            }
        }
    }

    /// One action, until everybody has seen it. False when there is none.
    async fn act(&mut self) -> Result<bool> {
        let Some(actor) = self
            .viewers
            .iter_mut()
            .find(|viewer| !viewer.offers.is_empty())
        else {
            return Ok(false);
        };
        let nth = self.rng.random_range(0..actor.offers.len() as u32);
        self.acted += 1;
        let message = ToServer::Act {
            id: self.acted.to_string(),
            version: actor.version,
            seat: actor.seat.unwrap_or(Seat(0)),
            action: actor.offers[nth as usize].action.clone(),
        };
        let saw = actor.version;
        let sent = Instant::now();
        actor.line.say(&message).await?;
        let Some(version) = actor.answer().await? else {
            // The table went on by itself meanwhile: look first.
            actor.see(saw + 1).await?;
            return Ok(true);
        };
        let seen = self.viewers.iter_mut().map(|viewer| viewer.see(version));
        let seen = try_join_all(seen).await?;
        self.times.extend(seen.into_iter().max().map(|last| Time {
            begun: sent,
            took: last - sent,
        }));
        Ok(true)
    }
}

impl Viewer {
    /// Listens until this version is on screen; gives the time at which it was.
    async fn see(&mut self, version: u32) -> Result<Instant> {
        while self.version < version {
            self.listen().await?;
        }
        Ok(Instant::now())
    }

    /// Listens until the action is done; gives its version, or nothing if it
    /// came too late.
    async fn answer(&mut self) -> Result<Option<u32>> {
        loop {
            match self.listen().await? {
                Answer::None => {}
                Answer::Done(version) => return Ok(Some(version)),
                Answer::TooLate => return Ok(None),
            }
        }
    }

    /// Takes in one message.
    async fn listen(&mut self) -> Result<Answer> {
        let text = self.line.hear_text().await?;
        if self.seat.is_none()
            && let Some(version) = version_at_start(&text)
        {
            self.version = version;
            return Ok(Answer::None);
        }
        let message: Message = serde_json::from_str(&text)
            .map_err(|error| ClientError::broken(format!("a strange message: {error}")))?;
        if let Some(reason) = message.reason {
            // The table went on by itself, perhaps to the end of the game.
            if reason["why"] == "stale" || reason["why"] == "over" {
                return Ok(Answer::TooLate);
            }
            return Err(ClientError::broken(format!(
                "an offered action is refused: {reason}"
            )));
        }
        if let Some(update) = message.update {
            self.version = update.version;
            self.offers = update.offers;
        }
        Ok(message.version.map_or(Answer::None, Answer::Done))
    }
}

/// A spectator needs no more of an update than its first number.
fn version_at_start(text: &str) -> Option<u32> {
    let rest = text.strip_prefix(r#"{"type":"update","update":{"version":"#)?;
    rest[..rest.find(',')?].parse().ok()
}
