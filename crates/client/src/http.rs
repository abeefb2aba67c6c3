//! As much of HTTP as a visitor needs: one request, one connection.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, Uri, header};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};

use crate::error::{ClientError, ConnectError, Result};
use crate::tls::{Tls, Trust};

/// How long an answer may take before the line counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection to the server, whatever it is made of.
pub trait Stream: AsyncRead + AsyncWrite + Send + Sync + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Sync + Unpin> Stream for S {}

/// Where the server is, and how it is spoken to.
#[derive(Clone, Debug)]
pub struct Web {
    /// Its address.
    pub address: SocketAddr,
    /// What it is called, with the port where that is not the usual one.
    name: Arc<str>,
    tls: Option<Tls>,
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
            name: address.to_string().into(),
            tls: None,
            seen_from: None,
        }
    }

    /// The same server, as if asked through a proxy from there.
    pub fn seen_from(&self, from: impl Into<IpAddr>) -> Web {
        Web {
            seen_from: Some(from.into()),
            ..self.clone()
        }
    }

    /// The header a proxy would add.
    pub fn forwarded(&self) -> Option<(header::HeaderName, String)> {
        let name = header::HeaderName::from_static("x-forwarded-for");
        self.seen_from.map(|from| (name, from.to_string()))
    }

    /// The house of an address such as `https://ennead.example/table/abc`, and
    /// the path in it. Over HTTPS its certificate must be one to `trust`.
    pub async fn find(address: &str, trust: &Trust) -> Result<(Web, String)> {
        let asked = || address.to_owned();
        let bad_address = |_| ConnectError::BadAddress { address: asked() };
        let uri: Uri = address.parse().map_err(bad_address)?;
        let (usual_port, secret) = match uri.scheme_str() {
            Some("http") => (80, false),
            Some("https") => (443, true),
            _ => return Err(ConnectError::BadScheme { address: asked() }.into()),
        };
        let no_host = || ConnectError::NoHost { address: asked() };
        let written = uri.host().ok_or_else(no_host)?;
        let host = written.trim_start_matches('[').trim_end_matches(']');
        let port = uri.port_u16().unwrap_or(usual_port);
        let name: Arc<str> = if port == usual_port {
            written.into()
        } else {
            format!("{written}:{port}").into()
        };
        let tls = secret.then(|| Tls::to(host, trust)).transpose()?;
        let found = lookup_host((host, port)).await;
        let found = found.map_err(|error| ConnectError::NotFound {
            address: asked(),
            detail: error.to_string(),
        })?;
        // A name may stand for several addresses, not all of them open.
        for address in found {
            let web = Web {
                name: Arc::clone(&name),
                tls: tls.clone(),
                ..Web::at(address)
            };
            match web.connect().await {
                Ok(_) => return Ok((web, uri.path().to_owned())),
                Err(trouble) if trouble.passes() => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Err(ConnectError::Silent { address: asked() }.into())
    }

    /// The origin a browser would name.
    pub fn origin(&self) -> String {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}", self.name)
    }

    /// Where a socket of this path is.
    pub fn socket(&self, path: &str) -> String {
        let scheme = if self.tls.is_some() { "wss" } else { "ws" };
        format!("{scheme}://{}{path}", self.name)
    }

    /// A fresh connection. Small messages go at once.
    pub async fn connect(&self) -> Result<Box<dyn Stream>> {
        let stream = TcpStream::connect(self.address)
            .await
            .map_err(ClientError::lost)?;
        stream.set_nodelay(true).map_err(ClientError::lost)?;
        Ok(match &self.tls {
            None => Box::new(stream),
            Some(tls) => Box::new(tls.over(stream).await?),
        })
    }

    /// Asks and waits for the whole answer.
    pub async fn ask(&self, ask: Ask) -> Result<Reply> {
        match tokio::time::timeout(PATIENCE, self.exchange(ask)).await {
            Ok(reply) => reply,
            Err(_) => Err(ClientError::lost("no answer")),
        }
    }

    async fn exchange(&self, ask: Ask) -> Result<Reply> {
        let stream = TokioIo::new(self.connect().await?);
        let (mut sender, connection) = hyper::client::conn::http1::handshake(stream)
            .await
            .map_err(ClientError::lost)?;
        let connection = tokio::spawn(connection);
        let reply = sender
            .send_request(self.request(ask)?)
            .await
            .map_err(ClientError::lost)?;
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
            .map_err(ClientError::lost)?
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
            .header(header::HOST, &*self.name);
        for (name, value) in ask.headers.into_iter().chain(self.forwarded()) {
            request = request.header(name, value);
        }
        request
            .body(Full::new(ask.body))
            .map_err(|error| ClientError::Cannot(format!("No such request can be made: {error}.")))
    }
}
