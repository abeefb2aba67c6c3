//! The live tables: at most one actor each, loaded when somebody comes and
//! gone when nobody looks.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Mutex as Turnstile, mpsc};
use tokio::task::{AbortHandle, JoinHandle};

use super::shared::Shared;
use super::trouble::{HouseTrouble, Houses};
use crate::store::TableId;
use crate::table::{Command, Table};
use crate::tag::Tag;

/// How many commands wait for a table before those who send more must wait.
const INBOX: usize = 64;

/// The way to a live table.
pub(crate) type ToTable = mpsc::Sender<Command>;

/// A table that runs, or has run.
struct Running {
    to: ToTable,
    task: JoinHandle<()>,
}

/// Whoever wants the table goes through here one at a time.
type Place = Arc<Turnstile<Option<Running>>>;

/// The live tables.
pub(crate) struct Registry {
    shared: Arc<Shared>,
    books: Mutex<Books>,
}

#[derive(Default)]
struct Books {
    places: HashMap<TableId, Place>,
    /// Tables that sleep until a clock runs out.
    alarms: HashMap<TableId, AbortHandle>,
    closed: bool,
}

impl Registry {
    pub fn new(shared: Arc<Shared>) -> Registry {
        Registry {
            shared,
            books: Mutex::default(),
        }
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table at this address, brought to life if it is not.
    pub async fn live(self: &Arc<Self>, id: &str) -> Houses<ToTable> {
        let place = self.place(id)?;
        let mut running = place.lock().await;
        if let Some(table) = running.take() {
            if !table.to.is_closed() {
                let to = table.to.clone();
                *running = Some(table);
                return Ok(to);
            }
            // It is on its way out: wait until it is gone, so that two never
            // write to one story. Its task catches its own panics.
            let _ = table.task.await;
        }
        let loaded = Table::load(&self.shared, id).await;
        let table = match loaded {
            Ok(table) => table,
            Err(trouble) => {
                drop(running);
                drop(place);
                self.forget(id);
                return Err(trouble);
            }
        };
        let (to, inbox) = mpsc::channel(INBOX);
        let task = tokio::spawn(Arc::clone(self).run(id.to_owned(), table, inbox));
        *running = Some(Running {
            to: to.clone(),
            task,
        });
        Ok(to)
    }

    /// The way to the table if it is live now.
    pub async fn awake(&self, id: &str) -> Option<ToTable> {
        let place = self.books().places.get(id).cloned()?;
        let running = place.lock().await;
        let to = running.as_ref().map(|table| table.to.clone());
        to.filter(|to| !to.is_closed())
    }

    /// The ways to all live tables.
    pub async fn all(&self) -> Vec<ToTable> {
        let places: Vec<Place> = self.books().places.values().cloned().collect();
        let mut all = Vec::with_capacity(places.len());
        for place in places {
            all.extend(place.lock().await.as_ref().map(|table| table.to.clone()));
        }
        all
    }

    /// No table is brought to life from now on. Gives the ways to those that
    /// live, and what to wait for.
    pub async fn close(&self) -> Vec<(ToTable, JoinHandle<()>)> {
        let places: Vec<Place> = {
            let mut books = self.books();
            books.closed = true;
            for (_, alarm) in books.alarms.drain() {
                alarm.abort();
            }
            books.places.drain().map(|(_, place)| place).collect()
        };
        let mut all = Vec::with_capacity(places.len());
        for place in places {
            if let Some(table) = place.lock().await.take() {
                all.push((table.to, table.task));
            }
        }
        all
    }

    fn place(&self, id: &str) -> Houses<Place> {
        let mut books = self.books();
        if books.closed {
            return Err(HouseTrouble::Busy);
        }
        Ok(Arc::clone(books.places.entry(id.to_owned()).or_default()))
    }

    /// Runs a table until nobody needs it.
    async fn run(self: Arc<Self>, id: TableId, table: Table, inbox: mpsc::Receiver<Command>) {
        let ended = AssertUnwindSafe(table.run(inbox)).catch_unwind().await;
        self.shared.glances.hide(&id);
        match ended {
            Ok(alarm) => self.set_alarm(&id, alarm),
            Err(_) => {
                tracing::error!(table = %Tag(&id), "a table panicked; it will be loaded anew")
            }
        }
        self.forget(&id);
    }

    /// Drops the place of a table that nobody else is asking for.
    fn forget(&self, id: &str) {
        let mut books = self.books();
        if let Some(place) = books.places.get(id)
            && Arc::strong_count(place) == 1
        {
            books.places.remove(id);
        }
    }

    /// Brings a table back to life when the clock of a decision runs out.
    fn set_alarm(self: &Arc<Self>, id: &str, alarm: Option<i64>) {
        let sleeper = alarm.map(|at| {
            let registry = Arc::clone(self);
            let id = id.to_owned();
            let sleeper = async move {
                registry.sleep_until(at).await;
                if let Err(trouble) = registry.live(&id).await {
                    tracing::warn!(table = %Tag(&id), %trouble, "a clock ran out and nobody saw it");
                }
            };
            tokio::spawn(sleeper).abort_handle()
        });
        let mut books = self.books();
        let old = match sleeper {
            Some(sleeper) if !books.closed => books.alarms.insert(id.to_owned(), sleeper),
            Some(sleeper) => Some(sleeper),
            None => books.alarms.remove(id),
        };
        if let Some(old) = old {
            old.abort();
        }
    }

    /// In pieces, because the clock on the wall may be set.
    async fn sleep_until(&self, at: i64) {
        const PIECE: i64 = 60_000;
        while let left @ 1.. = at - self.shared.now() {
            tokio::time::sleep(Duration::from_millis(left.min(PIECE) as u64)).await;
        }
    }
}
