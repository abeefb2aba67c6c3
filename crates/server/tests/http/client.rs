//! A server of its own for each test, and a client that sends what it is told.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::Value;
use server::assets::PlainPage;
use server::{Config, Limits, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server of its own.
pub struct House {
    pub address: SocketAddr,
    /// Where it tells figures, if it does.
    pub metrics: Option<SocketAddr>,
    pub folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    run: JoinHandle<()>,
}

impl House {
    /// Opens one without limits.
    pub async fn open() -> House {
        House::with(|config| config.limits = Limits::none()).await
    }

    /// Opens one with other settings.
    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        House::in_folder(tempfile::tempdir().unwrap(), change).await
    }

    async fn in_folder(folder: TempDir, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config {
            port: 0,
            data: folder.path().join("data"),
            ..Config::default()
        };
        change(&mut config);
        let page = Arc::new(PlainPage("<!doctype html><title>Ennead</title>"));
        let server = Server::open(config, page).await.unwrap();
        let (stop, stopped) = oneshot::channel();
        House {
            address: server.address(),
            metrics: server.metrics_address(),
            folder,
            stop: Some(stop),
            run: tokio::spawn(server.run(async {
                let _ = stopped.await;
            })),
        }
    }

    /// Closes and opens again on the same folder.
    pub async fn restart(self) -> House {
        self.restart_with(|config| config.limits = Limits::none())
            .await
    }

    /// The same with other settings.
    pub async fn restart_with(mut self, change: impl FnOnce(&mut Config)) -> House {
        drop(self.stop.take());
        self.run.await.unwrap();
        House::in_folder(self.folder, change).await
    }

    /// A request with nothing but what every request has.
    pub fn ask(&self, method: &str, path: &str) -> Ask {
        Ask {
            address: self.address,
            head: format!(
                "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
                self.address
            ),
            body: Vec::new(),
        }
    }

    /// A request for a socket. The connection ends if it is refused.
    pub fn ask_upgrade(&self, path: &str) -> Ask {
        let mut ask = self.ask("GET", path);
        ask.head = ask
            .head
            .replace("Connection: close", "Connection: Upgrade, close");
        ask
    }

    pub async fn get(&self, path: &str) -> Told {
        self.ask("GET", path).send().await
    }

    /// The cookie of a new visitor.
    pub async fn visitor(&self) -> String {
        self.get("/api/me").await.cookie()
    }

    /// What this cookie's person is called, and the account.
    pub async fn me(&self, cookie: &str) -> Value {
        self.ask("GET", "/api/me")
            .cookie(cookie)
            .send()
            .await
            .json()
    }

    pub async fn post(&self, path: &str, cookie: &str, body: Value) -> Told {
        self.ask("POST", path)
            .cookie(cookie)
            .json(&body)
            .send()
            .await
    }
}

/// A request.
pub struct Ask {
    address: SocketAddr,
    head: String,
    body: Vec<u8>,
}

impl Ask {
    pub fn header(mut self, name: &str, value: &str) -> Ask {
        self.head.push_str(&format!("{name}: {value}\r\n"));
        self
    }

    pub fn cookie(self, cookie: &str) -> Ask {
        self.header("Cookie", cookie)
    }

    pub fn json(self, body: &Value) -> Ask {
        self.body("application/json", body.to_string())
    }

    pub fn body(mut self, kind: &str, body: impl Into<Vec<u8>>) -> Ask {
        self.body = body.into();
        let length = self.body.len().to_string();
        self.header("Content-Type", kind)
            .header("Content-Length", &length)
    }

    /// Sends it and keeps the connection, once the server has begun to answer.
    pub async fn open(self) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let head = format!("{}\r\n", self.head);
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 101");
        stream
    }

    pub async fn send(self) -> Told {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let head = format!("{}\r\n", self.head);
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that refuses a body early may close while it is sent.
        let _ = stream.write_all(&self.body).await;
        let mut text = Vec::new();
        let _ = stream.read_to_end(&mut text).await;
        Told::read(&text)
    }
}

/// An answer.
#[derive(Debug)]
pub struct Told {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Told {
    fn read(bytes: &[u8]) -> Told {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.expect("an answer with a head");
        let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
        Told {
            status: head.split(' ').nth(1).unwrap().parse().unwrap(),
            head,
            body: bytes[end + 4..].to_vec(),
        }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().skip(1).find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        })
    }

    pub fn cookie(&self) -> String {
        let set = self.header("set-cookie").expect("a cookie is set");
        set.split(';').next().unwrap().to_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// Why it was refused.
    #[track_caller]
    pub fn why(&self, status: u16) -> String {
        assert_eq!(
            self.status,
            status,
            "{}",
            String::from_utf8_lossy(&self.body)
        );
        let trouble = self.json();
        assert!(
            trouble["message"].as_str().unwrap().ends_with('.'),
            "{trouble}"
        );
        trouble["why"].as_str().unwrap().to_owned()
    }
}
