//! Those who mean no harm, and how long each thing takes for them.

use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use tabletop::Seat;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use wire::{Account, Created, Login, PlayNow, ToClient, ToServer, Update};

use crate::error::{ClientError, Result};
use crate::http::Web;
use crate::line::{From, Line};
use crate::load::table::{Pace, Time, Timed};
use crate::party::Party;
use crate::person::Person;
use crate::seen::is_over;

/// How many people log in, one after the other: one alone would try too often.
const LOGGING_IN: u8 = 20;

/// How long there is between two of them.
const BETWEEN: Duration = Duration::from_secs(3);

/// How long a person thinks who plays against a bot.
const THINKING: Duration = Duration::from_millis(500);

/// The bot they play against: it thinks for at most a second.
const BOT: &str = "priest";

/// A table at which nothing happens for so long stands still.
const STANDSTILL: Duration = Duration::from_secs(60);

/// How long everything took.
#[derive(Debug, Default)]
pub struct Times {
    /// From an action to everybody who looks.
    pub actions: Vec<Time>,
    /// From the password to being known.
    pub log_ins: Vec<Duration>,
    /// From a bot's turn to its decision.
    pub bots: Vec<Duration>,
}

impl Times {
    pub fn append(&mut self, mut more: Times) {
        self.actions.append(&mut more.actions);
        self.log_ins.append(&mut more.log_ins);
        self.bots.append(&mut more.bots);
    }
}

/// A table that is played at, game after game.
pub struct Table {
    party: Party,
    seed: u64,
    first: Timed,
}

impl Table {
    pub async fn open(party: Party, seed: u64) -> Result<Table> {
        let first = Timed::open(&party.try_to_seat().await?, seed).await?;
        Ok(Table { party, seed, first })
    }

    pub async fn play(self, pace: Pace, stop: watch::Receiver<bool>) -> Result<Times> {
        let Table { party, seed, first } = self;
        let mut times = Times::default();
        let mut table = first;
        loop {
            let mut played = table.play(pace, stop.clone()).await?;
            times.actions.append(&mut played.times);
            if *stop.borrow() {
                return Ok(times);
            }
            table = Timed::open(&party.try_to_seat().await?, seed).await?;
        }
    }
}

/// People who come back and log in.
pub struct LogIns(Vec<(Person, Bytes)>);

impl LogIns {
    pub async fn prepare(web: &Web) -> Result<LogIns> {
        let mut people = Vec::new();
        for number in 0..LOGGING_IN {
            let web = web.seen_from([10, 2, 0, number]);
            let person = Person::arrive(web.clone()).await?;
            let account = format!("honest-{number}");
            let password = format!("the password of {account}");
            let wish = Account {
                account: account.clone(),
                password: password.clone(),
                old_password: None,
            };
            ask(&person, "/api/account", &wish).await?;
            let login = body(&Login { account, password })?;
            people.push((Person::nobody(web), login));
        }
        Ok(LogIns(people))
    }

    pub async fn go_on(self, stop: watch::Receiver<bool>) -> Result<Times> {
        let mut times = Times::default();
        for (person, login) in self.0.iter().cycle() {
            if *stop.borrow() {
                break;
            }
            let begun = Instant::now();
            let asked = person.ask(Method::POST, "/api/login", login.clone());
            let reply = person.web.ask(asked).await?;
            if reply.status != 200 {
                return Err(ClientError::broken(format!(
                    "an honest log-in was answered {}",
                    reply.status
                )));
            }
            times.log_ins.push(begun.elapsed());
            sleep(BETWEEN).await;
        }
        Ok(times)
    }
}

/// Somebody who plays against a bot.
pub struct Bots {
    pub web: Web,
}

impl Bots {
    pub async fn play(self, stop: watch::Receiver<bool>) -> Result<Times> {
        let mut times = Times::default();
        let person = Person::arrive(self.web.seen_from([10, 3, 0, 1])).await?;
        while !*stop.borrow() {
            let wish = PlayNow {
                game: "kemet".to_owned(),
                players: 2,
                bot: Some(BOT.to_owned()),
            };
            let made: Created =
                serde_json::from_slice(&ask(&person, "/api/play-now", &wish).await?)
                    .map_err(|error| ClientError::broken(format!("a strange table: {error}")))?;
            let from = From {
                since: None,
                seat: Some(Seat(0)),
            };
            let line = Line::open(&person, &made.id, from).await?;
            let game = Game {
                line,
                acted: 0,
                bot_since: None,
                times: &mut times.bots,
            };
            game.play(&stop).await?;
        }
        Ok(times)
    }
}

/// One game against a bot.
struct Game<'t> {
    line: Line,
    acted: u32,
    /// Since when the bot alone is to decide.
    bot_since: Option<Instant>,
    times: &'t mut Vec<Duration>,
}

impl Game<'_> {
    async fn play(mut self, stop: &watch::Receiver<bool>) -> Result<()> {
        while !*stop.borrow() {
            let heard = timeout(STANDSTILL, self.line.hear()).await;
            let heard = heard.map_err(|_| ClientError::broken("an honest bot stands still"))??;
            match heard {
                ToClient::Update { update } if is_over(&update) => return Ok(()),
                ToClient::Update { update } => self.go_on(*update).await?,
                ToClient::Closing { reason } => {
                    return Err(ClientError::lost(format!("{reason:?}")));
                }
                _ => {}
            }
        }
        Ok(())
    }

    async fn go_on(&mut self, news: Update) -> Result<()> {
        if let Some(since) = self.bot_since.take() {
            self.times.push(since.elapsed());
        }
        let mine = news.awaiting.contains(Seat(0));
        if !mine && !news.awaiting.is_empty() {
            self.bot_since = Some(Instant::now());
        }
        let Some(offer) = news.offers.first() else {
            return Ok(());
        };
        sleep(THINKING).await;
        self.acted += 1;
        let message = ToServer::Act {
            id: self.acted.to_string(),
            version: news.version,
            seat: Seat(0),
            action: offer.action.clone(),
        };
        self.line.say(&message).await
    }
}

fn body(wish: &impl serde::Serialize) -> Result<Bytes> {
    let body = serde_json::to_vec(wish);
    body.map(Bytes::from)
        .map_err(|error| ClientError::Cannot(format!("No such body can be sent: {error}.")))
}

/// Asks for something that an honest person always gets.
async fn ask(person: &Person, path: &str, wish: &impl serde::Serialize) -> Result<Bytes> {
    let asked = person.ask(Method::POST, path, body(wish)?);
    let reply = person.web.ask(asked).await?;
    match reply.status {
        200..300 => Ok(reply.body),
        status => Err(ClientError::broken(format!(
            "{path} was answered {status} to an honest person"
        ))),
    }
}
