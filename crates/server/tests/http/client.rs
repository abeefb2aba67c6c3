//! A server of its own for each test, and a client that sends what it is told.

use std::net::SocketAddr;
use std::sync::Arc;

use serde_json::Value;
use server::assets::PlainPage;
use server::wire::RequestError;
use server::{Config, Limits, Server};
use tabletop::Kinds;
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

    /// A request for the socket of a table.
    pub fn ask_socket(&self, table: &str) -> Ask {
        self.ask_upgrade(&format!("/api/tables/{table}/socket"))
            .header("Upgrade", "websocket")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
    }

    /// A new table with a bot, opened by this cookie's person.
    pub async fn table(&self, cookie: &str) -> String {
        let body = serde_json::json!({"game": "kemet", "players": 2, "bot": "random"});
        let made = self.post("/api/play-now", cookie, body).await.json();
        made["id"].as_str().unwrap().to_owned()
    }

    pub async fn get(&self, path: &str) -> Told {
        self.ask("GET", path).send().await
    }

    /// The status of the answer, if one comes.
    pub async fn get_or_lost(&self, path: &str) -> Option<u16> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        let ask = self.ask("GET", path);
        let head = format!("{}\r\n", ask.head);
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut first = [0; 12];
        stream.read_exact(&mut first).await.ok()?;
        std::str::from_utf8(&first[9..]).ok()?.parse().ok()
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

    /// Sends it and speaks frames from then on.
    pub async fn socket(self) -> Socket {
        let mut stream = self.open().await;
        let mut end = [0; 4];
        while &end != b"\r\n\r\n" {
            end.rotate_left(1);
            stream.read_exact(&mut end[3..]).await.unwrap();
        }
        Socket(stream)
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

/// The other end of a socket, frame by frame.
pub struct Socket(TcpStream);

impl Socket {
    /// A frame as a client sends it, with a mask that changes nothing.
    pub fn frame(first: u8, content: &[u8]) -> Vec<u8> {
        let length = u8::try_from(content.len()).unwrap();
        assert!(length < 126);
        let head = [first, 0x80 | length, 0, 0, 0, 0];
        head.iter().chain(content).copied().collect()
    }

    /// Sends bytes as they are; `false` if nobody takes them any more.
    pub async fn send(&mut self, bytes: &[u8]) -> bool {
        self.0.write_all(bytes).await.is_ok()
    }

    pub async fn say(&mut self, message: &Value) {
        let text = message.to_string();
        assert!(self.send(&Socket::frame(0x81, text.as_bytes())).await);
    }

    /// The next message; nothing once the other side has ended.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let mut head = [0; 2];
            self.0.read_exact(&mut head).await.ok()?;
            let mut length = u64::from(head[1]);
            for (mark, bytes) in [(126, 2), (127, 8)] {
                if u64::from(head[1]) == mark {
                    let mut long = [0; 8];
                    self.0.read_exact(&mut long[8 - bytes..]).await.ok()?;
                    length = u64::from_be_bytes(long);
                }
            }
            let mut content = vec![0; length as usize];
            self.0.read_exact(&mut content).await.ok()?;
            match head[0] {
                0x81 => return Some(serde_json::from_slice(&content).unwrap()),
                0x88 => return None,
                _ => {}
            }
        }
    }

    /// The next message of this type.
    pub async fn hear_of(&mut self, kind: &str) -> Option<Value> {
        loop {
            let message = self.hear().await?;
            if message["type"] == kind {
                return Some(message);
            }
        }
    }

    /// Whether it is still open: it answers.
    pub async fn is_open(&mut self) -> bool {
        let ping = serde_json::json!({"type": "ping"}).to_string();
        self.send(&Socket::frame(0x81, ping.as_bytes())).await
            && self.hear_of("pong").await.is_some()
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
        // Of the kinds that are written down, and nothing else.
        let reason: RequestError = serde_json::from_slice(&self.body).expect("a reason");
        assert_eq!(serde_json::to_value(&reason).unwrap(), self.json());
        reason.why()
    }
}
