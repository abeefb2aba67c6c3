//! The one task that writes.
//!
//! Waiting for the disk is what a write costs, and the disk takes many rows as
//! quickly as one. So whatever waits goes into one transaction, and everybody
//! is answered when it is on the disk. Each piece of work has a savepoint of its
//! own: one that fails leaves nothing behind and the others alone.
//!
//! A transaction that fails as a whole (the disk is full, the commit is
//! refused) may leave its connection anywhere: inside the transaction, or
//! outside while we believe it inside. So that connection is never used again;
//! the next work gets a new one, and goes on when there is room again.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::metrics::metrics;
use crate::store::{StoreError, Stores};

/// How much may wait before those who write wait as well.
const QUEUE: usize = 4096;

/// How much goes into one transaction.
const BATCH: usize = 512;

/// How long to wait before a store that does not open is tried again: at
/// first, and at most.
const AGAIN: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// Tells whoever waits how the transaction went.
type Answer = Box<dyn FnOnce(Stores<()>) + Send>;

/// Does a piece of work. Gives how that went, apart from the transaction, and
/// whom to tell.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Finished> + Send>;

struct Finished {
    worked: bool,
    answer: Answer,
}

/// The way to the task that writes.
pub struct Writer {
    /// Gone once it is closed.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    /// How many pages the file may have, for tests of a full disk.
    most_pages: Arc<AtomicU32>,
}

impl Writer {
    /// Starts the task; the connection is its own from here on. Others that
    /// follow it are opened with these options.
    pub fn start(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let most_pages = Arc::new(AtomicU32::new(ALL_PAGES));
        let line = Line {
            options,
            open: Some(connection),
            pages: ALL_PAGES,
            most_pages: Arc::clone(&most_pages),
        };
        Writer {
            queue: Mutex::new(Some(queue)),
            task: Mutex::new(Some(tokio::spawn(write_all(line, jobs)))),
            most_pages,
        }
    }

    /// The file may have this many pages and no more, as if the disk were full.
    pub fn set_most_pages(&self, most: Option<u32>) {
        let most = most.unwrap_or(ALL_PAGES);
        self.most_pages.store(most, Ordering::Relaxed);
    }

    /// Has this work done: all of it on the disk when this returns, or none.
    pub async fn write<T, W>(&self, work: W) -> Stores<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Stores<T>> + Send + 'static,
    {
        let (tell, told) = oneshot::channel();
        self.queue()
            .ok_or_else(closed)?
            .send(job(work, tell))
            .await
            .map_err(|_| closed())?;
        told.await.map_err(|_| not_begun())?
    }

    /// Lets the task finish what waits, and ends it.
    pub async fn close(&self) {
        hold(&self.queue).take();
        let task = hold(&self.task).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }

    fn queue(&self) -> Option<mpsc::Sender<Job>> {
        hold(&self.queue).clone()
    }
}

/// Nobody panics while holding these.
fn hold<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn closed() -> StoreError {
    StoreError::Broken("it is closed".to_owned())
}

/// Work that its transaction did not come to.
fn not_begun() -> StoreError {
    StoreError::Broken("it failed before this was written".to_owned())
}

/// The work, with its answer tied to it, in a form that all work has.
fn job<T, W>(work: W, tell: oneshot::Sender<Stores<T>>) -> Job
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Stores<T>> + Send + 'static,
{
    Box::new(move |connection| {
        Box::pin(async move {
            let result = work(connection).await;
            Finished {
                worked: result.is_ok(),
                answer: Box::new(move |committed| {
                    // Who asked may have gone away; what was written stays.
                    let _ = tell.send(result.and_then(|value| committed.map(|()| value)));
                }),
            }
        })
    })
}

/// As many pages as SQLite allows.
const ALL_PAGES: u32 = u32::MAX - 1;

/// The connection that writes, and the way to another one.
struct Line {
    options: SqliteConnectOptions,
    /// None after a failure.
    open: Option<SqliteConnection>,
    /// How many pages this connection was told the file may have.
    pages: u32,
    most_pages: Arc<AtomicU32>,
}

impl Line {
    /// A connection that is in no transaction.
    async fn connection(&mut self) -> Stores<&mut SqliteConnection> {
        if self.open.is_none() {
            self.open = Some(self.options.connect().await?);
            self.pages = ALL_PAGES;
            tracing::info!("the store is open for writing again");
        }
        let connection = self.open.as_mut().expect("it was just opened");
        let most = self.most_pages.load(Ordering::Relaxed);
        if self.pages != most {
            let pragma = format!("PRAGMA max_page_count = {most}");
            sqlx::query(AssertSqlSafe(pragma))
                .execute(&mut *connection)
                .await?;
            self.pages = most;
        }
        Ok(connection)
    }

    /// Lets go of a connection whose state nobody knows. What it had begun is
    /// rolled back as it closes.
    async fn hang_up(&mut self) {
        if let Some(connection) = self.open.take() {
            let _ = connection.close().await;
        }
    }
}

async fn write_all(mut line: Line, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(BATCH);
    let mut pause = AGAIN.0;
    while jobs.recv_many(&mut waiting, BATCH).await > 0 {
        metrics().batch(waiting.len());
        let connection = match line.connection().await {
            Ok(connection) => connection,
            Err(error) => {
                // Who waits is told at once; who comes next waits a little.
                tracing::error!(%error, "the store cannot be opened for writing");
                waiting.clear();
                line.hang_up().await;
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(AGAIN.1);
                continue;
            }
        };
        pause = AGAIN.0;
        let mut answers = Vec::with_capacity(waiting.len());
        let committed = transaction(connection, waiting.drain(..), &mut answers).await;
        if let Err(error) = &committed {
            metrics().store_errors.inc();
            tracing::error!(%error, "a transaction failed; nothing of it was written");
            line.hang_up().await;
        }
        for answer in answers {
            answer(copy(&committed));
        }
    }
    let closed = match line.open.take() {
        Some(connection) => connection.close().await,
        None => Ok(()),
    };
    if let Err(error) = closed {
        tracing::warn!(error = %StoreError::from(error), "the store did not close well");
    }
}

/// Does all the jobs in one transaction. Jobs that were not reached are
/// dropped, which tells their callers that they failed.
async fn transaction(
    connection: &mut SqliteConnection,
    jobs: impl Iterator<Item = Job>,
    answers: &mut Vec<Answer>,
) -> Stores<()> {
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        let mut one = all.begin().await?;
        let Finished { worked, answer } = job(&mut one).await;
        answers.push(answer);
        if worked {
            one.commit().await?;
        } else {
            one.rollback().await?;
        }
    }
    Ok(all.commit().await?)
}

/// Everybody hears the same.
fn copy(committed: &Stores<()>) -> Stores<()> {
    committed
        .as_ref()
        .copied()
        .map_err(|error| StoreError::Broken(error.to_string()))
}
