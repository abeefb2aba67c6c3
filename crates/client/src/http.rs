//! As much of HTTP as a visitor needs: one request, one connection.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpStream, lookup_host};

use crate::trouble::{Result, Trouble};

/// How long an answer may take before the line counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the server is.
#[derive(Clone, Copy, Debug)]
pub struct Web {
    /// Its address.
    pub address: SocketAddr,
    /// Where we say we come from, as a proxy would, to a server that believes
    /// it.
    pub seen_from: Option<IpAddr>,
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
    /// The server at this address.
    pub fn at(address: SocketAddr) -> Web {
        Web {
            address,
            seen_from: None,
        }
    }

    /// The same server, as if asked through a proxy from there.
    pub fn seen_from(self, from: impl Into<IpAddr>) -> Web {
        Web {
            seen_from: Some(from.into()),
            ..self
        }
    }

    /// The header a proxy would add.
    pub fn forwarded(&self) -> Option<(header::HeaderName, String)> {
        let name = header::HeaderName::from_static("x-forwarded-for");
        self.seen_from.map(|from| (name, from.to_string()))
    }

    /// The house of an address such as `http://localhost:8000/table/abc`, and
    /// the path in it.
    pub async fn find(address: &str) -> Result<(Web, String)> {
        let cannot = |why: &str| Trouble::Cannot(format!("`{address}` {why}"));
        let uri: Uri = address
            .parse()
            .map_err(|_| cannot("is no address such as http://localhost:8000/table/…"))?;
        match uri.scheme_str() {
            Some("http") => {}
            Some("https") => return Err(cannot("is reached over HTTPS, which this cannot speak")),
            _ => return Err(cannot("does not begin with http://")),
        }
        let host = uri.host().ok_or_else(|| cannot("names no house"))?;
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let found = lookup_host((host, uri.port_u16().unwrap_or(80))).await;
        let found = found.map_err(|error| cannot(&format!("cannot be found: {error}")))?;
        // A name may stand for several addresses, not all of them open.
        for address in found {
            let web = Web::at(address);
            if web.connect().await.is_ok() {
                return Ok((web, uri.path().to_owned()));
            }
        }
        Err(cannot("does not answer; is the table open?"))
    }

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
        for (name, value) in ask.headers.into_iter().chain(self.forwarded()) {
            request = request.header(name, value);
        }
        request
            .body(Full::new(ask.body))
            .map_err(|error| Trouble::Cannot(format!("No such request can be made: {error}.")))
    }
}
