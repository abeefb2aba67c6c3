//! As much of HTTP as a visitor needs: one request, one connection.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;

use crate::trouble::{Result, Trouble};

/// How long an answer may take before the line counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the server is.
#[derive(Clone, Copy, Debug)]
pub struct Web {
    /// Its address.
    pub address: SocketAddr,
}

/// A request.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What to do.
    pub method: Method,
    /// To what, from the slash on.
    pub path: String,
    /// Sent as they are, besides `Host`.
    pub headers: Vec<(header::HeaderName, String)>,
    /// Sent as it is.
    pub body: Bytes,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Reply {
    /// 200 and so on.
    pub status: u16,
    /// The cookie to keep, as `name=value`.
    pub cookie: Option<String>,
    /// All of it.
    pub body: Bytes,
}

impl Web {
    /// The origin a browser would name.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A fresh connection. Small messages go at once.
    pub async fn connect(&self) -> Result<TcpStream> {
        let stream = TcpStream::connect(self.address)
            .await
            .map_err(Trouble::lost)?;
        stream.set_nodelay(true).map_err(Trouble::lost)?;
        Ok(stream)
    }

    /// Asks and waits for the whole answer.
    pub async fn ask(&self, ask: Ask) -> Result<Reply> {
        match tokio::time::timeout(PATIENCE, self.exchange(ask)).await {
            Ok(reply) => reply,
            Err(_) => Err(Trouble::lost("no answer")),
        }
    }

    async fn exchange(&self, ask: Ask) -> Result<Reply> {
        let stream = TokioIo::new(self.connect().await?);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(stream)
            .await
            .map_err(Trouble::lost)?;
        let connection = tokio::spawn(connection);
        let reply = sender
            .send_request(self.request(ask)?)
            .await
            .map_err(Trouble::lost)?;
        let status = reply.status().as_u16();
        let cookie = reply
            .headers()
            .get(header::SET_COOKIE)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split(';').next())
            .map(str::to_owned);
        let body = reply
            .into_body()
            .collect()
            .await
            .map_err(Trouble::lost)?
            .to_bytes();
        connection.abort();
        Ok(Reply {
            status,
            cookie,
            body,
        })
    }

    fn request(&self, ask: Ask) -> Result<Request<Full<Bytes>>> {
        let mut request = Request::builder()
            .method(ask.method)
            .uri(ask.path)
            .header(header::HOST, self.address.to_string());
        for (name, value) in ask.headers {
            request = request.header(name, value);
        }
        request
            .body(Full::new(ask.body))
            .map_err(|error| Trouble::Cannot(format!("No such request can be made: {error}.")))
    }
}
