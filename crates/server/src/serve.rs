//! The server itself: it opens, answers, and closes without losing anything.

use std::fs::{self, File, TryLockError};
use std::future::Future;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::assets::Assets;
use crate::config::Config;
use crate::house::House;
use crate::http::{self, Front, Peer};
use crate::limits::{Address, Inside};
use crate::metrics::answer_scrapes;
use crate::private;
use crate::store::{Sqlite, Store};
use crate::stream::{Traffic, Watched};

/// How long a browser may take to say what it wants.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);

/// How much of a request is kept while its headers are read.
const LARGEST_HEAD: usize = 16 * 1024;

/// How long running requests and games get to finish when the house closes.
const FAREWELL: Duration = Duration::from_secs(8);

/// How much of an answer the system takes before anybody reads it, in bytes. It
/// would take megabytes for each connection; at this much a large file still
/// goes out as fast as most lines are.
const UNREAD: usize = 128 * 1024;

/// How often the gates forget those who no longer come.
const TIDY_EVERY: Duration = Duration::from_secs(60);

tabletop::kinds! {
    /// Why the server cannot open or go on.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    pub enum ServeError, said as "serve-error" {
        /// Somebody else listens there.
        PortInUse {
            /// The port asked for; as text, for it is no amount.
            port: String,
        },
        /// The address cannot be listened at.
        Listen {
            /// The host asked for.
            host: String,
            /// The port asked for.
            port: String,
            /// What the system says.
            detail: String,
        },
        /// Figures cannot be told there.
        Metrics {
            /// The host asked for.
            host: String,
            /// The port asked for.
            port: String,
            /// What the system says.
            detail: String,
        },
        /// The folder cannot be used.
        Data {
            /// Which.
            folder: String,
            /// What the system says.
            detail: String,
        },
        /// Another server uses the folder.
        DataInUse {
            /// Which.
            folder: String,
        },
        /// The store cannot be opened.
        Store {
            /// Where.
            folder: String,
            /// What it says.
            detail: String,
        },
        /// The house cannot take up its games; the log says why.
        House,
    }
}

/// The file of the store inside the data folder.
pub fn store_file(data: &Path) -> PathBuf {
    data.join("ennead.db")
}

/// A server that listens and has not answered yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    /// Where figures are asked for, if anywhere.
    metrics: Option<TcpListener>,
    store_file: PathBuf,
    front: Arc<Front>,
    store: Arc<Sqlite>,
    /// Held as long as the server is: nobody else opens the folder.
    _lock: File,
}

impl Server {
    /// Listens, opens the store and takes up the games in progress.
    pub async fn open(config: Config, assets: Arc<dyn Assets>) -> Result<Server, ServeError> {
        let listener = listen(&config).await?;
        let address = listener.local_addr().map_err(|error| ServeError::Listen {
            host: config.host.clone(),
            port: config.port.to_string(),
            detail: error.to_string(),
        })?;
        let metrics = listen_for_scrapes(&config).await?;
        let lock = claim(&config.data)?;
        let store = open_store(&config.data).await?;
        let house = House::new(Arc::clone(&store) as Arc<dyn Store>, config.rules.clone());
        house.wake().await.map_err(|_| ServeError::House)?;
        let front = Front::new(&config, house, Arc::clone(&store) as _, assets);
        Ok(Server {
            listener,
            address,
            metrics,
            store_file: store_file(&config.data),
            front: Arc::new(front),
            store,
            _lock: lock,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells figures, if it does.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// The tables.
    pub fn house(&self) -> &House {
        &self.front.house
    }

    /// Answers until `stop` is done, then closes.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let router = http::router(Arc::clone(&self.front));
        let tidy = tidy(Arc::clone(&self.front));
        let scrapes = self.metrics.map(|listener| {
            let front = Arc::clone(&self.front);
            tokio::spawn(answer_scrapes(listener, front, self.store_file.clone()))
        });
        let clean = tokio::spawn(self.front.house.clone().keep_clean());
        let closing = watch::Sender::new(());
        tokio::select! {
            () = accept(&self.listener, &self.front, &router, &closing) => {}
            () = stop => {}
        }
        drop(self.listener);
        tidy.abort();
        if let Some(scrapes) = scrapes {
            scrapes.abort();
        }
        clean.abort();
        tracing::info!("closing");
        let farewell = async {
            self.front.house.close().await;
            closing.send_replace(());
            closing.closed().await;
        };
        if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        self.store.close().await;
        tracing::info!("closed");
    }
}

/// Opens a server, says where it listens, and answers until `stop` is done.
pub async fn serve(
    config: Config,
    assets: Arc<dyn Assets>,
    announce: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let server = Server::open(config, assets).await?;
    announce(server.address());
    server.run(stop).await;
    Ok(())
}

async fn listen(config: &Config) -> Result<TcpListener, ServeError> {
    let Config { host, port, .. } = config;
    TcpListener::bind((host.as_str(), *port))
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortInUse {
                port: port.to_string(),
            },
            _ => ServeError::Listen {
                host: host.clone(),
                port: port.to_string(),
                detail: error.to_string(),
            },
        })
}

/// Figures have a port of their own, or none.
async fn listen_for_scrapes(config: &Config) -> Result<Option<TcpListener>, ServeError> {
    let Some((host, port)) = &config.metrics else {
        return Ok(None);
    };
    let listener = TcpListener::bind((host.as_str(), *port)).await;
    let listener = listener.map_err(|error| ServeError::Metrics {
        host: host.clone(),
        port: port.to_string(),
        detail: error.to_string(),
    })?;
    Ok(Some(listener))
}

/// Makes the data folder and keeps other servers out of it.
fn claim(folder: &Path) -> Result<File, ServeError> {
    let cannot = |error: io::Error| ServeError::Data {
        folder: folder.display().to_string(),
        detail: error.to_string(),
    };
    make_folder(folder).map_err(cannot)?;
    let file = folder.join("lock");
    let lock = private::options().create(true).truncate(false).open(&file);
    let lock = lock.map_err(cannot)?;
    private::close(&file);
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(ServeError::DataInUse {
            folder: folder.display().to_string(),
        }),
        Err(TryLockError::Error(error)) => Err(cannot(error)),
    }
}

/// What is in it is nobody else's business.
fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

async fn open_store(folder: &Path) -> Result<Arc<Sqlite>, ServeError> {
    let store = Sqlite::open(&store_file(folder)).await;
    store.map(Arc::new).map_err(|error| ServeError::Store {
        folder: folder.display().to_string(),
        detail: error.to_string(),
    })
}

fn tidy(front: Arc<Front>) -> JoinHandle<()> {
    tokio::spawn(async move {
        let mut minute = tokio::time::interval(TIDY_EVERY);
        loop {
            minute.tick().await;
            front.doors.tidy();
            front.house.tidy();
        }
    })
}

/// Takes connections, forever.
async fn accept(
    listener: &TcpListener,
    front: &Front,
    router: &Router,
    closing: &watch::Sender<()>,
) {
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => match room_for(front, peer) {
                Some(place) => {
                    let answer = answer(stream, peer, router.clone(), closing.subscribe());
                    tokio::spawn(async move {
                        answer.await;
                        drop(place);
                    });
                }
                None => turn_away(stream),
            },
            // Out of file handles, or the other end left at once: neither ends
            // the house, but the first would keep this loop too busy.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
}

/// A place for one more connection from there; nothing if there are too many.
/// A proxy has as many as it likes: what comes through it is counted request by
/// request and socket by socket, by the address it names.
fn room_for(front: &Front, peer: SocketAddr) -> Option<Option<Inside<Address>>> {
    match front.trust_proxy {
        0 => {
            let place = front.doors.connections.enter(Address::from(peer.ip()));
            place.map(Some)
        }
        _ => Some(None),
    }
}

/// Says why, as far as that can be done without waiting for anybody.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(&http::too_many_connections());
    }
}

/// Answers one connection until it ends or the house closes.
async fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<()>,
) {
    // Small messages go out at once.
    let _ = stream.set_nodelay(true);
    let _ = SockRef::from(&stream).set_send_buffer_size(UNREAD);
    let traffic = Traffic::default();
    let stream = Watched::new(stream, traffic.clone());
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        request.extensions_mut().insert(traffic.clone());
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // Browsers hang up in the middle of things; that is no news.
    tokio::select! {
        _ = connection.as_mut() => {}
        _ = closing.changed() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
