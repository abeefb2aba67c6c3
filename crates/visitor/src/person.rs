//! Somebody who comes to the house: a cookie, and what can be asked with it.

use hyper::body::Bytes;
use hyper::{Method, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::Seat;
use wire::{Created, NewTable, Options, SeatWish};

use crate::http::{Ask, Reply, Web};
use crate::trouble::{Result, Trouble};

/// Somebody, or nobody in particular.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the house is.
    pub web: Web,
    /// Who they are, as `name=value`; nobody without.
    pub cookie: Option<String>,
}

impl Person {
    /// Somebody new: the house gives them a cookie at once.
    pub async fn arrive(web: Web) -> Result<Person> {
        let mut person = Person::nobody(web);
        let reply = person.request(Method::GET, "/api/me", Bytes::new()).await?;
        person.cookie = reply.cookie;
        match person.cookie {
            Some(_) => Ok(person),
            None => Err(Trouble::broken("a visitor was given no cookie")),
        }
    }

    /// Somebody the house does not know.
    pub fn nobody(web: Web) -> Person {
        Person { web, cookie: None }
    }

    /// Opens a table of this kind for persons in the first seats and bots in
    /// the rest; whoever asks sits in the first.
    pub async fn open_table(&self, kind: &TableKind) -> Result<String> {
        let made: Created = self.post("/api/tables", &kind.wish()?).await?;
        Ok(made.id)
    }

    /// Opens a table at which bots of one level play among themselves, at
    /// once.
    pub async fn open_bots(&self, players: u8, bot: &str) -> Result<String> {
        let kind = TableKind { players, bots: 0 };
        let bot = SeatWish::Bot {
            bot: bot.to_owned(),
        };
        let wish = NewTable {
            seats: vec![bot; usize::from(players)],
            start: true,
            ..kind.wish()?
        };
        let made: Created = self.post("/api/tables", &wish).await?;
        Ok(made.id)
    }

    /// How many actions were taken at a table.
    pub async fn count(&self, table: &str) -> Result<u32> {
        #[derive(serde::Deserialize)]
        struct Counted {
            count: u32,
        }
        let path = format!("/api/tables/{table}");
        let reply = self.request(Method::GET, &path, Bytes::new()).await?;
        let counted: Counted = serde_json::from_slice(&reply.body)
            .map_err(|error| Trouble::broken(format!("{path} gave something strange: {error}")))?;
        Ok(counted.count)
    }

    /// Takes a seat.
    pub async fn sit(&self, table: &str, seat: Seat) -> Result<()> {
        self.command(
            Method::POST,
            &format!("/api/tables/{table}/seats/{}", seat.0),
        )
        .await
    }

    /// Lets the game begin.
    pub async fn start(&self, table: &str) -> Result<()> {
        self.command(Method::POST, &format!("/api/tables/{table}/start"))
            .await
    }

    /// The record of a finished game.
    pub async fn record(&self, table: &str) -> Result<String> {
        let path = format!("/api/tables/{table}/record");
        let reply = self.request(Method::GET, &path, Bytes::new()).await?;
        String::from_utf8(reply.body.into())
            .map_err(|_| Trouble::broken(format!("the record of {table} is no text")))
    }

    async fn command(&self, method: Method, path: &str) -> Result<()> {
        self.request(method, path, Bytes::new()).await.map(drop)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let body = serde_json::to_vec(body)
            .map_err(|error| Trouble::Cannot(format!("No such body can be sent: {error}.")))?;
        let reply = self.request(Method::POST, path, body.into()).await?;
        serde_json::from_slice(&reply.body)
            .map_err(|error| Trouble::broken(format!("{path} gave something strange: {error}")))
    }

    /// A request as a page of the house would make it; anything but success is
    /// trouble.
    async fn request(&self, method: Method, path: &str, body: Bytes) -> Result<Reply> {
        let ask = self.ask(method.clone(), path, body);
        let reply = self.web.ask(ask).await?;
        if (200..300).contains(&reply.status) {
            return Ok(reply);
        }
        Err(Trouble::Answer {
            method: method.to_string(),
            path: path.to_owned(),
            status: reply.status,
            body: String::from_utf8_lossy(&reply.body).into_owned(),
        })
    }

    /// The request itself, for those who want to look at any answer.
    pub fn ask(&self, method: Method, path: &str, body: Bytes) -> Ask {
        let mut headers = vec![(header::ORIGIN, self.web.origin())];
        if !body.is_empty() {
            headers.push((header::CONTENT_TYPE, "application/json".to_owned()));
        }
        if let Some(cookie) = &self.cookie {
            headers.push((header::COOKIE, cookie.clone()));
        }
        Ask {
            method,
            path: path.to_owned(),
            headers,
            body,
        }
    }
}

/// What is played at a table, and by whom.
#[derive(Clone, Debug)]
pub struct TableKind {
    /// How many sit there.
    pub players: u8,
    /// How many of them are bots: the last ones.
    pub bots: u8,
}

impl TableKind {
    /// How many are persons.
    pub fn persons(&self) -> u8 {
        self.players - self.bots
    }

    fn wish(&self) -> Result<NewTable> {
        let setup = kemet::Setup {
            seating: kemet::Seating::Random,
            ..kemet::Setup::for_players(self.players)
        };
        let setup = serde_json::value::to_raw_value(&setup)
            .map_err(|error| Trouble::Cannot(format!("No such setup can be sent: {error}.")))?;
        let seats = (0..self.players)
            .map(|seat| match seat {
                0 => SeatWish::Me { label: None },
                seat if seat < self.persons() => SeatWish::Open,
                _ => SeatWish::Bot {
                    bot: "random".to_owned(),
                },
            })
            .collect();
        Ok(NewTable {
            game: "kemet".to_owned(),
            setup,
            seats,
            options: Options::default(),
            start: false,
        })
    }
}
