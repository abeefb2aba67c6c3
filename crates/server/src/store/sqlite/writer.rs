//! The one task that writes.
//!
//! Waiting for the disk is what a write costs, and the disk takes many rows as
//! quickly as one. So whatever waits goes into one transaction, and everybody
//! is answered when it is on the disk. Each piece of work has a savepoint of its
//! own: one that fails leaves nothing behind and the others alone.
//!
//! Every statement is a walk to the thread of the connection and back, which
//! takes long where many threads want a core. So what is written most, the rows
//! of a story, brings its savepoint along and goes in one walk.
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
use crate::store::StoreError;

/// How much may wait before those who write wait as well.
const QUEUE: usize = 4096;

/// How much goes into one transaction.
const BATCH: usize = 512;

/// How long to wait before a store that does not open is tried again: at
/// first, and at most.
const AGAIN: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(2));

/// Tells whoever waits how the transaction went.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Does a piece of work. Gives how that went, apart from the transaction, and
/// whom to tell.
type Work = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Finished> + Send>;

/// A piece of work.
struct Job {
    /// Who sees to its savepoint.
    guard: Guard,
    work: Work,
}

/// Who sees to it that a piece of work is done whole or not at all.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Guard {
    /// The task that writes.
    Task,
    /// The work itself, which opens and releases [`OWN`]. If it fails, that is
    /// still open; if it is refused, it is not.
    Work,
}

/// The savepoint that work brings along. Part of the text of its statements.
pub const OWN: &str = "own";

struct Finished {
    end: End,
    answer: Answer,
}

/// How a piece of work ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Worked,
    /// It was not to be done, and nothing was.
    Refused,
    /// Something went wrong on the way.
    Failed,
}

impl End {
    fn of<T>(result: &Result<T, StoreError>) -> End {
        match result {
            Ok(_) => End::Worked,
            Err(StoreError::Gap) => End::Refused,
            Err(_) => End::Failed,
        }
    }
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
    pub async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Send
            + 'static,
    {
        self.write_with(Guard::Task, work).await
    }

    /// The same for work that sees to its own savepoint.
    pub async fn write_whole<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Send
            + 'static,
    {
        self.write_with(Guard::Work, work).await
    }

    async fn write_with<T, W>(&self, guard: Guard, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>>
            + Send
            + 'static,
    {
        let (tell, told) = oneshot::channel();
        let work = in_one_form(work, tell);
        self.queue()
            .ok_or_else(closed)?
            .send(Job { guard, work })
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
fn in_one_form<T, W>(work: W, tell: oneshot::Sender<Result<T, StoreError>>) -> Work
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<T, StoreError>>
        + Send
        + 'static,
{
    Box::new(move |connection| {
        Box::pin(async move {
            let result = work(connection).await;
            Finished {
                end: End::of(&result),
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
    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
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
        let committed = transaction(connection, &mut waiting, &mut answers).await;
        waiting.clear();
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
    jobs: &mut Vec<Job>,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    // A savepoint where there is no transaction is one.
    let alone = jobs.len() == 1;
    if let Some(Job { work, .. }) = jobs.pop_if(|job| alone && job.guard == Guard::Work) {
        return guarded_by_itself(connection, work, answers).await;
    }
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    for Job { guard, work } in jobs.drain(..) {
        match guard {
            Guard::Task => guarded(&mut all, work, answers).await?,
            Guard::Work => guarded_by_itself(&mut all, work, answers).await?,
        }
    }
    Ok(all.commit().await?)
}

async fn guarded(
    connection: &mut SqliteConnection,
    work: Work,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let mut one = connection.begin().await?;
    let Finished { end, answer } = work(&mut one).await;
    answers.push(answer);
    match end {
        End::Worked => one.commit().await?,
        End::Refused | End::Failed => one.rollback().await?,
    }
    Ok(())
}

/// What is left behind by work that failed within its own savepoint is undone.
/// An error of that means that the transaction itself is gone.
async fn guarded_by_itself(
    connection: &mut SqliteConnection,
    work: Work,
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    let Finished { end, answer } = work(connection).await;
    answers.push(answer);
    if end == End::Failed {
        roll_back_own(connection).await?;
    }
    Ok(())
}

async fn roll_back_own(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let undo = format!("ROLLBACK TO {OWN}; RELEASE {OWN}");
    sqlx::query(AssertSqlSafe(undo)).execute(connection).await?;
    Ok(())
}

/// Everybody hears the same.
fn copy(committed: &Result<(), StoreError>) -> Result<(), StoreError> {
    committed
        .as_ref()
        .copied()
        .map_err(|error| StoreError::Broken(error.to_string()))
}
