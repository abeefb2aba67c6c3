//! Somebody who comes to the house: a cookie or a token, and what can be asked
//! with it.

use hyper::body::Bytes;
use hyper::{Method, header};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::Seat;
use wire::{Created, FreshToken, NewTable, NewToken, TableInfo};

use crate::error::{ClientError, Result};
use crate::http::{Ask, Reply, Web};

/// Somebody, or nobody in particular.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the house is.
    pub web: Web,
    /// Who they are, as `name=value`; nobody without.
    pub cookie: Option<String>,
    /// What a program shows instead.
    pub token: Option<String>,
}

impl Person {
    /// Somebody new: the house gives them a cookie at once.
    pub async fn arrive(web: Web) -> Result<Person> {
        let mut person = Person::nobody(web);
        let reply = person.request(Method::GET, "/api/me", Bytes::new()).await?;
        person.cookie = reply.cookie;
        match person.cookie {
            Some(_) => Ok(person),
            None => Err(ClientError::broken("a visitor was given no cookie")),
        }
    }

    /// Somebody the house does not know.
    pub fn nobody(web: Web) -> Person {
        Person {
            web,
            cookie: None,
            token: None,
        }
    }

    /// Somebody who shows a token instead of a cookie.
    pub fn with_token(web: Web, token: &str) -> Person {
        Person {
            token: Some(token.to_owned()),
            ..Person::nobody(web)
        }
    }

    /// Opens a table.
    pub async fn open_table(&self, wish: &NewTable) -> Result<String> {
        let made: Created = self.post("/api/tables", wish).await?;
        Ok(made.id)
    }

    /// A table from outside.
    pub async fn table(&self, table: &str) -> Result<TableInfo> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Makes a token for a program.
    pub async fn make_token(&self, label: &str) -> Result<FreshToken> {
        let label = label.to_owned();
        self.post("/api/tokens", &NewToken { label }).await
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
            .map_err(|_| ClientError::broken(format!("the record of {table} is no text")))
    }

    async fn command(&self, method: Method, path: &str) -> Result<()> {
        self.request(method, path, Bytes::new()).await.map(drop)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        let reply = self.request(Method::GET, path, Bytes::new()).await?;
        understood(path, &reply)
    }

    async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        let body = serde_json::to_vec(body)
            .map_err(|error| ClientError::Cannot(format!("No such body can be sent: {error}.")))?;
        let reply = self.request(Method::POST, path, body.into()).await?;
        understood(path, &reply)
    }

    /// A request as a page of the house would make it; anything but success is
    /// trouble.
    async fn request(&self, method: Method, path: &str, body: Bytes) -> Result<Reply> {
        let ask = self.ask(method.clone(), path, body);
        let reply = self.web.ask(ask).await?;
        if (200..300).contains(&reply.status) {
            return Ok(reply);
        }
        Err(ClientError::Answer {
            method: method.to_string(),
            path: path.to_owned(),
            status: reply.status,
            body: String::from_utf8_lossy(&reply.body).into_owned(),
        })
    }

    /// The headers that say who asks.
    pub fn shown(&self) -> Vec<(header::HeaderName, String)> {
        let cookie = self.cookie.clone().map(|cookie| (header::COOKIE, cookie));
        let token = self.token.as_ref();
        let token = token.map(|token| (header::AUTHORIZATION, format!("Bearer {token}")));
        cookie.into_iter().chain(token).collect()
    }

    /// The request itself, for those who want to look at any answer.
    pub fn ask(&self, method: Method, path: &str, body: Bytes) -> Ask {
        let mut headers = vec![(header::ORIGIN, self.web.origin())];
        if !body.is_empty() {
            headers.push((header::CONTENT_TYPE, "application/json".to_owned()));
        }
        headers.extend(self.shown());
        Ask {
            method,
            path: path.to_owned(),
            headers,
            body,
        }
    }
}

fn understood<T: DeserializeOwned>(path: &str, reply: &Reply) -> Result<T> {
    serde_json::from_slice(&reply.body)
        .map_err(|error| ClientError::broken(format!("{path} gave something strange: {error}")))
}
