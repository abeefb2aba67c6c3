//! The one task that writes.
//!
//! Waiting for the disk is what a write costs, and the disk takes many rows as
//! quickly as one. So whatever waits goes into one transaction, and everybody
//! is answered when it is on the disk. Each piece of work has a savepoint of its
//! own: one that fails leaves nothing behind and the others alone.

use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::metrics::metrics;
use crate::store::{StoreError, Stores};

/// How much may wait before those who write wait as well.
const QUEUE: usize = 4096;

/// How much goes into one transaction.
const BATCH: usize = 512;

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
}

impl Writer {
    /// Starts the task; the connection is its own from here on.
    pub fn start(connection: SqliteConnection) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        Writer {
            queue: Mutex::new(Some(queue)),
            task: Mutex::new(Some(tokio::spawn(write_all(connection, jobs)))),
        }
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
        told.await.map_err(|_| closed())?
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

async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut waiting, BATCH).await > 0 {
        metrics().batch(waiting.len());
        let mut answers = Vec::with_capacity(waiting.len());
        let committed = transaction(&mut connection, waiting.drain(..), &mut answers).await;
        if let Err(error) = &committed {
            metrics().store_errors.inc();
            tracing::error!(%error, "a transaction failed; nothing of it was written");
        }
        for answer in answers {
            answer(copy(&committed));
        }
    }
    if let Err(error) = connection.close().await {
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
