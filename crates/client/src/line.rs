//! A socket of a table.

use futures_util::{SinkExt, StreamExt};
use hyper::header;
use tabletop::Seat;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};
use wire::{ToClient, ToServer};

use crate::error::{ClientError, Result};
use crate::http::Stream;
use crate::person::Person;

/// Ten thousand lines fit into one process only if each is small.
const BUFFER: usize = 4096;

/// A socket of a table.
pub struct Line {
    socket: WebSocketStream<Box<dyn Stream>>,
}

/// From where to listen.
#[derive(Clone, Copy, Debug, Default)]
pub struct From {
    /// The last version known.
    pub since: Option<u32>,
    /// Through whose eye.
    pub seat: Option<Seat>,
}

impl Line {
    /// Listens at a table as `person`.
    pub async fn open(person: &Person, table: &str, from: From) -> Result<Line> {
        let mut query = Vec::new();
        query.extend(from.since.map(|version| format!("since={version}")));
        query.extend(from.seat.map(|seat| format!("seat={}", seat.0)));
        let path = format!("/api/tables/{table}/socket?{}", query.join("&"));
        let url = person.web.socket(&path);
        let mut request = url.into_client_request().map_err(ClientError::lost)?;
        let headers = request.headers_mut();
        headers.insert(header::ORIGIN, header_value(&person.web.origin())?);
        for (name, value) in person.shown().into_iter().chain(person.web.forwarded()) {
            headers.insert(name, header_value(&value)?);
        }
        let config = WebSocketConfig::default()
            .read_buffer_size(BUFFER)
            .write_buffer_size(0);
        let stream = person.web.connect().await?;
        let (socket, _) = client_async_with_config(request, stream, Some(config))
            .await
            .map_err(|error| not_let_in(error, table))?;
        Ok(Line { socket })
    }

    /// Says something the protocol knows.
    pub async fn say(&mut self, message: &ToServer) -> Result<()> {
        self.throw(Message::text(written(message))).await
    }

    /// Sends anything.
    pub async fn throw(&mut self, message: Message) -> Result<()> {
        self.socket.send(message).await.map_err(ClientError::lost)
    }

    /// Puts anything on its way without waiting for it to leave.
    pub async fn feed(&mut self, message: Message) -> Result<()> {
        self.socket.feed(message).await.map_err(ClientError::lost)
    }

    /// The next message, read.
    pub async fn hear(&mut self) -> Result<ToClient> {
        let text = self.hear_text().await?;
        ToClient::read(&text).map_err(|error| {
            let start: String = text.chars().take(200).collect();
            ClientError::broken(format!(
                "the server said something strange ({error}): {start}"
            ))
        })
    }

    /// The next message as it came.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => return Err(ClientError::lost("closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(ClientError::lost(error)),
            }
        }
    }
}

/// Why there is no line. Who is nobody any more need not come again.
fn not_let_in(error: Error, table: &str) -> ClientError {
    match error {
        Error::Http(reply) if reply.status() == 401 => ClientError::Answer {
            method: "GET".to_owned(),
            path: format!("/api/tables/{table}/socket"),
            status: 401,
            body: String::from_utf8_lossy(reply.body().as_deref().unwrap_or_default()).into_owned(),
        },
        error => ClientError::lost(error),
    }
}

fn header_value(text: &str) -> Result<HeaderValue> {
    HeaderValue::from_str(text)
        .map_err(|error| ClientError::Cannot(format!("No such header can be sent: {error}.")))
}

/// A message as it goes over the wire.
pub fn written(message: &ToServer) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}
