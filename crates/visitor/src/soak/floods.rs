//! Everything that could be too much. Each flood is refused sooner or later,
//! takes that as it comes and goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use kemet::Kemet;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletop::{Game, Played, Seat, Seed, Silent};
use tokio::io::AsyncWriteExt;
use tokio::sync::OnceCell;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use wire::{Channel, Created, Scope, ToClient, ToServer, Update};

use crate::error::{ClientError, Result};
use crate::http::Web;
use crate::line::{From, Line};
use crate::person::Person;
use crate::table_kind::TableKind;

/// How long a flood rests that was refused.
const BREATH: Duration = Duration::from_millis(100);

/// How many tables of pharaohs one person wants.
const TABLES_OF_PHARAOHS: u32 = 60;

/// How many finished games there are to ask for an analysis of.
const FINISHED: u8 = 24;

/// One kind of flood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flood {
    /// Ping frames without end.
    Pings,
    /// Binary, empty, unreadable messages and fragments that never end.
    Garbage,
    /// Chat, line after line, with a new socket for every few.
    Chat,
    /// Answers that nobody reads.
    SlowReaders,
    /// Bodies that come a letter at a time.
    SlowSenders,
    /// Passwords, tried from four addresses.
    LogIns,
    /// Analyses, wanted by many whom nobody knows.
    Analyses,
    /// Tables of five bots that think, all of one person, who watches.
    Pharaohs,
    /// Tables that nobody will come to.
    Lobby,
    /// An action, taken back, and again.
    ActAndUndo,
    /// Records that are none.
    Uploads,
}

/// What all floods know.
pub struct Field {
    web: Web,
    /// A table to look at.
    table: String,
    /// Finished games.
    finished: Vec<String>,
    /// Who wants all the tables of pharaohs, and how many there are.
    king: OnceCell<Person>,
    pharaohs: AtomicU32,
    sent: [AtomicU64; Flood::ALL.len()],
}

impl Field {
    pub async fn lay_out(web: Web) -> Result<Field> {
        let host = Person::arrive(web.seen_from([10, 4, 0, 1])).await?;
        let table = begun(&host).await?;
        let mut finished = Vec::new();
        for number in 0..FINISHED {
            let person = Person::arrive(web.seen_from([10, 5, 0, number])).await?;
            let record = Bytes::from(random_game(u64::from(number))?);
            let asked = person.ask(Method::POST, "/api/records", record);
            let reply = person.web.ask(asked).await?;
            let made: Created = serde_json::from_slice(&reply.body)
                .map_err(|_| ClientError::broken("a good record is refused"))?;
            finished.push(made.id);
        }
        Ok(Field {
            web,
            table,
            finished,
            king: OnceCell::new(),
            pharaohs: AtomicU32::new(0),
            sent: Default::default(),
        })
    }

    /// How much each sent so far.
    pub fn sent(&self) -> Vec<u64> {
        let sent = self.sent.iter().map(|sent| sent.load(Ordering::Relaxed));
        sent.collect()
    }
}

/// A table with a bot, opened and begun.
async fn begun(host: &Person) -> Result<String> {
    let kind = TableKind {
        players: 2,
        bots: 1,
    };
    let table = kind.open(host).await?;
    host.start(&table).await?;
    Ok(table)
}

/// The record of a game played by chance.
fn random_game(seed: u64) -> Result<String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let setup = kemet::Setup::for_players(2);
    let mut played = Played::<Kemet>::start(setup, Seed(seed))
        .map_err(|error| ClientError::Cannot(error.to_string()))?;
    let mut actions = Vec::new();
    while let Some(seat) = played.state().awaiting().lowest() {
        played.state().actions(seat, &mut actions);
        let nth = rng.random_range(0..actions.len() as u32);
        let done = played.act(seat, actions[nth as usize], &mut Silent);
        done.map_err(|refusal| ClientError::Cannot(refusal.to_string()))?;
    }
    Ok(played.record().write())
}

impl Flood {
    pub const ALL: [Flood; 11] = [
        Flood::Pings,
        Flood::Garbage,
        Flood::Chat,
        Flood::SlowReaders,
        Flood::SlowSenders,
        Flood::LogIns,
        Flood::Analyses,
        Flood::Pharaohs,
        Flood::Lobby,
        Flood::ActAndUndo,
        Flood::Uploads,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Flood::Pings => "ping frames",
            Flood::Garbage => "rubbish and fragments",
            Flood::Chat => "lines of chat",
            Flood::SlowReaders => "answers nobody reads",
            Flood::SlowSenders => "bodies a letter at a time",
            Flood::LogIns => "passwords tried",
            Flood::Analyses => "analyses asked for",
            Flood::Pharaohs => "tables of pharaohs",
            Flood::Lobby => "tables for nobody",
            Flood::ActAndUndo => "actions and undos",
            Flood::Uploads => "records that are none",
        }
    }

    /// How many do it at the same time.
    fn at_once(self) -> u8 {
        match self {
            Flood::Pings | Flood::Garbage | Flood::Chat => 4,
            Flood::SlowReaders | Flood::SlowSenders => 80,
            Flood::LogIns => 32,
            Flood::Analyses => FINISHED,
            Flood::Pharaohs => 1,
            Flood::Lobby => 6,
            Flood::ActAndUndo | Flood::Uploads => 4,
        }
    }

    /// From where the nth of them comes.
    fn from(self, nth: u8) -> [u8; 4] {
        let kind = 100 + self as u8;
        match self {
            Flood::LogIns => [10, kind, 0, nth % 4],
            _ => [10, kind, 0, nth],
        }
    }

    /// Goes on until its time is up.
    pub async fn rage(self, field: Arc<Field>, until: Instant) {
        let mut all = JoinSet::new();
        for nth in 0..self.at_once() {
            let field = Arc::clone(&field);
            all.spawn(async move {
                while Instant::now() < until {
                    let once = self.once(&field, nth);
                    if let Ok(Err(_)) = timeout_at(until, once).await {
                        sleep(BREATH).await;
                    }
                }
            });
        }
        while all.join_next().await.is_some() {}
    }

    fn count(self, field: &Field, more: u64) {
        field.sent[self as usize].fetch_add(more, Ordering::Relaxed);
    }

    /// As much as goes until somebody refuses.
    async fn once(self, field: &Field, nth: u8) -> Result<()> {
        let web = field.web.seen_from(self.from(nth));
        match self {
            Flood::Pings => self.pings(field, web).await,
            Flood::Garbage => self.garbage(field, web).await,
            Flood::Chat => self.chat(field, web).await,
            Flood::SlowReaders => self.read_nothing(field, web).await,
            Flood::SlowSenders => self.send_slowly(field, web).await,
            Flood::LogIns => self.log_in(field, web).await,
            Flood::Analyses => self.analysis(field, web, nth).await,
            Flood::Pharaohs => self.pharaohs(field, web).await,
            Flood::Lobby => self.gather(field, web).await,
            Flood::ActAndUndo => self.act_and_undo(field, web).await,
            Flood::Uploads => self.upload(field, web).await,
        }
    }

    async fn pings(self, field: &Field, web: Web) -> Result<()> {
        let mut line = Line::open(&Person::nobody(web), &field.table, From::default()).await?;
        loop {
            for _ in 0..50 {
                line.feed(Message::Ping(Bytes::new())).await?;
            }
            line.throw(Message::Ping(Bytes::new())).await?;
            self.count(field, 51);
        }
    }

    async fn garbage(self, field: &Field, web: Web) -> Result<()> {
        let fragment =
            |kind, last| Message::Frame(Frame::message(Bytes::new(), OpCode::Data(kind), last));
        let mut line = Line::open(&Person::nobody(web), &field.table, From::default()).await?;
        for _ in 0..50 {
            line.feed(Message::binary(Bytes::new())).await?;
            line.feed(Message::text("")).await?;
            line.throw(Message::text("[".repeat(8_000))).await?;
            self.count(field, 3);
        }
        line.throw(fragment(Data::Text, false)).await?;
        loop {
            for _ in 0..50 {
                line.feed(fragment(Data::Continue, false)).await?;
            }
            line.throw(fragment(Data::Continue, false)).await?;
            self.count(field, 51);
        }
    }

    async fn chat(self, field: &Field, web: Web) -> Result<()> {
        let person = Person::arrive(web).await?;
        loop {
            let mut line = Line::open(&person, &field.table, From::default()).await?;
            for number in 0..8 {
                let say = ToServer::Say {
                    id: number.to_string(),
                    text: "Buy papyrus!".to_owned(),
                    channel: Channel::default(),
                };
                line.say(&say).await?;
                self.count(field, 1);
            }
        }
    }

    async fn read_nothing(self, field: &Field, web: Web) -> Result<()> {
        let mut stream = web.connect().await?;
        let head = head(&web, "GET", "/api/openapi.json", "");
        for _ in 0..60 {
            stream
                .write_all(head.as_bytes())
                .await
                .map_err(ClientError::lost)?;
            self.count(field, 1);
        }
        // Until the server has had enough, or the time is up.
        loop {
            sleep(Duration::from_secs(1)).await;
            stream
                .write_all(head.as_bytes())
                .await
                .map_err(ClientError::lost)?;
        }
    }

    async fn send_slowly(self, field: &Field, web: Web) -> Result<()> {
        let mut stream = web.connect().await?;
        let body = "Content-Type: application/json\r\nContent-Length: 1000\r\n";
        let head = head(&web, "POST", "/api/login", body);
        stream
            .write_all(head.as_bytes())
            .await
            .map_err(ClientError::lost)?;
        self.count(field, 1);
        loop {
            sleep(Duration::from_millis(500)).await;
            stream.write_all(b" ").await.map_err(ClientError::lost)?;
        }
    }

    async fn log_in(self, field: &Field, web: Web) -> Result<()> {
        let nobody = Person::nobody(web);
        let number = field.sent[self as usize].load(Ordering::Relaxed);
        let login = format!(r#"{{"account":"guess-{number}","password":"12345678"}}"#);
        let asked = nobody.ask(Method::POST, "/api/login", login.into());
        nobody.web.ask(asked).await?;
        self.count(field, 1);
        Ok(())
    }

    async fn analysis(self, field: &Field, web: Web, nth: u8) -> Result<()> {
        let game = &field.finished[usize::from(nth) % field.finished.len()];
        let nobody = Person::nobody(web);
        let path = format!("/api/tables/{game}/analysis");
        nobody
            .web
            .ask(nobody.ask(Method::GET, &path, Bytes::new()))
            .await?;
        self.count(field, 1);
        sleep(BREATH).await;
        Ok(())
    }

    /// Tables that nobody watches may pause, so somebody watches.
    async fn pharaohs(self, field: &Field, web: Web) -> Result<()> {
        let person = field
            .king
            .get_or_try_init(|| Person::arrive(web.clone()))
            .await?;
        let kind = TableKind {
            players: 5,
            bots: 5,
        };
        let mut watching = JoinSet::new();
        loop {
            if field.pharaohs.load(Ordering::Relaxed) < TABLES_OF_PHARAOHS
                && let Ok(table) = kind.open_for_bots(person, "pharaoh").await
            {
                field.pharaohs.fetch_add(1, Ordering::Relaxed);
                self.count(field, 1);
                let mut line =
                    Line::open(&Person::nobody(web.clone()), &table, From::default()).await?;
                watching.spawn(async move { while line.hear_text().await.is_ok() {} });
            } else {
                sleep(BREATH).await;
            }
        }
    }

    async fn gather(self, field: &Field, web: Web) -> Result<()> {
        let person = Person::arrive(web).await?;
        let kind = TableKind {
            players: 4,
            bots: 0,
        };
        loop {
            kind.open(&person).await?;
            self.count(field, 1);
        }
    }

    async fn act_and_undo(self, field: &Field, web: Web) -> Result<()> {
        let person = Person::arrive(web).await?;
        let table = begun(&person).await?;
        let seat = Seat(0);
        let from = From {
            since: None,
            seat: Some(seat),
        };
        let mut line = Line::open(&person, &table, from).await?;
        for number in 0_u64.. {
            let news: Box<Update> = loop {
                match line.hear().await? {
                    ToClient::Update { update } => break update,
                    ToClient::Refused { .. } | ToClient::Closing { .. } => {
                        return Err(ClientError::lost("refused"));
                    }
                    _ => {}
                }
            };
            let (id, version) = (number.to_string(), news.version);
            let message = match (news.undo.step, news.offers.first()) {
                (1.., _) => ToServer::Undo {
                    id,
                    version,
                    seat,
                    scope: Scope::Step,
                },
                (0, Some(offer)) => ToServer::Act {
                    id,
                    version,
                    seat,
                    action: offer.action.clone(),
                },
                (0, None) => continue,
            };
            line.say(&message).await?;
            self.count(field, 1);
        }
        Ok(())
    }

    async fn upload(self, field: &Field, web: Web) -> Result<()> {
        let person = Person::arrive(web).await?;
        loop {
            let nonsense = format!(
                "ennead record 1\ngame kemet\nrules {}\n",
                "9".repeat(500_000)
            );
            let asked = person.ask(Method::POST, "/api/records", nonsense.into());
            let reply = person.web.ask(asked).await?;
            self.count(field, 1);
            if reply.status == 429 {
                return Err(ClientError::lost("refused"));
            }
        }
    }
}

/// The head of a request, for those who send the rest as they like.
fn head(web: &Web, method: &str, path: &str, more: &str) -> String {
    let from = web.forwarded();
    let from = from.map(|(name, value)| format!("{name}: {value}\r\n"));
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\n{}{more}\r\n",
        web.address,
        from.unwrap_or_default()
    )
}
