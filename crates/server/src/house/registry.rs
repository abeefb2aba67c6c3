//! The live tables: at most one actor each, loaded when somebody comes or
//! something is due, and gone when nobody looks and nothing is.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Mutex as Turnstile, Notify, OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::task::JoinHandle;

use super::shared::Shared;
use crate::keeper::{Command, Ended, Keeper};
use crate::metrics::{Present, metrics};
use crate::store::TableId;
use crate::tag::Tag;
use crate::wire::RequestError;
use ::table::alarms::Alarms;

/// How many commands wait for a table before those who send more must wait.
const INBOX: usize = 64;

/// How many tables that are due are loaded at the same time: after a start there
/// may be thousands, and people come before them.
const WOKEN_AT_ONCE: usize = 2;

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
    /// An alarm was set, or nobody needs them any more.
    alarms_changed: Arc<Notify>,
}

#[derive(Default)]
struct Books {
    places: HashMap<TableId, Place>,
    /// Tables that sleep until something is due.
    alarms: Alarms,
    /// Somebody waits for the alarms.
    watched: bool,
    closed: bool,
}

impl Registry {
    pub fn new(shared: Arc<Shared>) -> Registry {
        Registry {
            shared,
            books: Mutex::default(),
            alarms_changed: Arc::default(),
        }
    }

    fn books(&self) -> MutexGuard<'_, Books> {
        self.books.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table at this address, brought to life if it is not.
    pub async fn live(self: &Arc<Self>, id: &str) -> Result<ToTable, RequestError> {
        let place = self.place(id)?;
        let mut running = place.lock().await;
        if let Some(table) = running.as_mut() {
            if !table.to.is_closed() {
                return Ok(table.to.clone());
            }
            // It is on its way out: wait until it is gone, so that two never
            // write to one story. Its task catches its own panics. It stays in
            // its place meanwhile, for whoever comes after somebody who gave up
            // waiting.
            let _ = (&mut table.task).await;
            *running = None;
        }
        let loaded = Keeper::load(&self.shared, id).await;
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

    /// Does something with a table that is not live, and keeps it from coming to
    /// life meanwhile. Does nothing if it is.
    pub async fn unless_live<T>(&self, id: &str, work: impl Future<Output = T>) -> Option<T> {
        let place = self.place(id).ok()?;
        let mut running = place.lock().await;
        if let Some(table) = running.take() {
            if !table.to.is_closed() {
                *running = Some(table);
                return None;
            }
            let _ = table.task.await;
        }
        let done = work.await;
        drop(running);
        drop(place);
        self.forget(id);
        Some(done)
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
            books.alarms.clear();
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

    fn place(&self, id: &str) -> Result<Place, RequestError> {
        let mut books = self.books();
        if books.closed {
            return Err(RequestError::Busy);
        }
        Ok(Arc::clone(books.places.entry(id.to_owned()).or_default()))
    }

    /// Runs a table until nobody needs it. However it ends, it is woken when
    /// something is due; where nobody knows, it is looked at again soon.
    async fn run(self: Arc<Self>, id: TableId, keeper: Keeper, inbox: mpsc::Receiver<Command>) {
        let live = Present::new(&metrics().live_tables);
        let ended = AssertUnwindSafe(keeper.run(inbox)).catch_unwind().await;
        drop(live);
        self.shared.glances.hide(&id);
        match ended {
            Ok(Ended::Asleep { due }) => self.set_alarms([(id.clone(), due)]),
            Ok(Ended::InDoubt) => self.look_again(&id),
            Err(_) => {
                tracing::error!(table = %Tag(&id), "a table panicked; it will be loaded anew");
                self.look_again(&id);
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

    /// Wakes each of these tables when it is due.
    pub fn set_alarms(
        self: &Arc<Self>,
        alarms: impl IntoIterator<Item = (TableId, impl Into<Option<i64>>)>,
    ) {
        self.change_alarms(|all| {
            for (id, due) in alarms {
                all.set(&id, due.into());
            }
        });
    }

    /// A table that is gone need not come back to life.
    pub fn forget_alarm(self: &Arc<Self>, id: &str) {
        self.change_alarms(|all| all.set(id, None));
    }

    /// Something went wrong with a table, and something may be due there.
    fn look_again(self: &Arc<Self>, id: &str) {
        let now = self.shared.now();
        self.change_alarms(|all| all.set_after_failure(id, now));
    }

    /// Alarms of a closed house stay off: this and closing look at one book.
    fn change_alarms(self: &Arc<Self>, change: impl FnOnce(&mut Alarms)) {
        let mut books = self.books();
        if books.closed {
            return;
        }
        change(&mut books.alarms);
        if !std::mem::replace(&mut books.watched, true) {
            let (registry, changed) = (Arc::downgrade(self), Arc::clone(&self.alarms_changed));
            tokio::spawn(watch(registry, changed));
        }
        drop(books);
        self.alarms_changed.notify_one();
    }

    /// The next table that is due, or how long there is none.
    fn due(&self) -> Result<TableId, Duration> {
        /// The clock of the house and that of the runtime may differ a little.
        const LONGEST: i64 = 60_000;
        let now = self.shared.now();
        let mut books = self.books();
        books.alarms.take_due(now).ok_or_else(|| {
            let left = books.alarms.next().map_or(LONGEST, |next| next - now);
            Duration::from_millis(left.clamp(0, LONGEST) as u64)
        })
    }

    /// Loads a table at which something is due. The rest is up to the table.
    async fn wake(self: Arc<Self>, id: TableId, _one_of_few: OwnedSemaphorePermit) {
        match self.live(&id).await {
            // The house is closed.
            Ok(_) | Err(RequestError::Busy) => {}
            // Nothing is due at a table that is gone.
            Err(RequestError::NoSuchTable) => self.set_alarms([(id, None)]),
            Err(trouble) => {
                tracing::error!(table = %Tag(&id), %trouble, "a game could not be taken up");
                self.look_again(&id);
            }
        }
    }
}

/// Nobody sets alarms any more: who waits for them may go.
impl Drop for Registry {
    fn drop(&mut self) {
        self.alarms_changed.notify_one();
    }
}

/// Wakes whatever is due, as long as there is a house.
async fn watch(registry: Weak<Registry>, changed: Arc<Notify>) {
    let few = Arc::new(Semaphore::new(WOKEN_AT_ONCE));
    loop {
        let Some(registry) = registry.upgrade() else {
            return;
        };
        let rest = match registry.due() {
            Ok(id) => {
                // The semaphore is never closed.
                let Ok(permit) = Arc::clone(&few).acquire_owned().await else {
                    return;
                };
                tokio::spawn(registry.wake(id, permit));
                continue;
            }
            Err(rest) => rest,
        };
        drop(registry);
        tokio::select! {
            () = changed.notified() => {}
            () = tokio::time::sleep(rest) => {}
        }
    }
}
