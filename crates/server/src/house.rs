//! The house: all tables, live or stored, and the doors to them.

mod analyses;
mod badges;
pub(crate) mod clock;
pub(crate) mod going_on;
mod lobby;
pub(crate) mod new_table;
mod openings;
pub(crate) mod pacing;
mod people;
mod registry;
mod shared;
mod solo;
mod sweep;
mod whereabouts;

use std::future::ready;
use std::sync::Arc;
use std::time::Instant;

use ::table::ConnectionId;
use futures_util::future::BoxFuture;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use self::badges::Badges;
use self::registry::{Registry, ToTable};
use crate::keeper::{Comer, Command, Keeper, OUTBOX, Outgoing, job};
use crate::limits::Address;
use crate::store::{Person, PersonId, Store, TableId};
use crate::wire::{ChangeSeat, LONGEST_NOTES, Marks, Notes, ToServer};

pub(crate) use ::table::{Called, error, millis};

pub use self::analyses::Asker;
pub use self::badges::{Badge, KeyId};
pub use self::clock::Clock;
pub use self::openings::{OpenLimits, Opening, Wanted};
pub use self::pacing::Pacing;
pub(crate) use self::shared::Shared;
pub use crate::keeper::Outgoing as Heard;
use crate::wire::RequestError;

/// The house. Cloning it gives another door to the same house.
#[derive(Clone)]
pub struct House(Arc<Inside>);

struct Inside {
    shared: Arc<Shared>,
    badges: Badges,
    registry: Arc<Registry>,
}

impl House {
    /// A house over this store.
    pub fn new(store: Arc<dyn Store>, rules: Pacing) -> House {
        let shared = Arc::new(Shared::new(store, rules));
        let registry = Arc::new(Registry::new(Arc::clone(&shared)));
        House(Arc::new(Inside {
            shared,
            badges: Badges::default(),
            registry,
        }))
    }

    fn shared(&self) -> &Arc<Shared> {
        &self.0.shared
    }

    /// What time it is here.
    pub(crate) fn now(&self) -> i64 {
        self.shared().now()
    }

    fn registry(&self) -> &Arc<Registry> {
        &self.0.registry
    }

    /// After a start: bots and clocks of stored games run on. No game is
    /// loaded here; those at which something is due are, a few at a time, in
    /// the background.
    pub async fn wake(&self) -> Result<(), RequestError> {
        let due = self.shared().store.due().await?;
        self.registry().set_alarms(due);
        Ok(())
    }

    /// Tells every socket to come back later, and waits for what is being
    /// saved.
    pub async fn close(&self) {
        let tables = self.registry().close().await;
        for (to, _) in &tables {
            let close = Command::note(|keeper| Box::pin(keeper.close()));
            let _ = to.send(close).await;
        }
        for (_, task) in tables {
            let _ = task.await;
        }
    }

    /// Those who came with a key.
    pub fn badges(&self) -> &Badges {
        &self.0.badges
    }

    /// Lets a table do something, by one of its own methods, and gives what it
    /// answers. A table that is just leaving drops what it was asked, and the
    /// one that follows is asked again.
    pub(crate) async fn at<T, F>(&self, id: &str, wish: F) -> Result<T, RequestError>
    where
        T: Send + 'static,
        F: for<'t> FnOnce(&'t mut Keeper) -> BoxFuture<'t, Result<T, RequestError>>
            + Clone
            + Send
            + 'static,
    {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let to = self.registry().live(id).await?;
            let (job, answer) = job(wish.clone());
            if to.send(Command::Wish(job)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(RequestError::Busy)
    }

    /// Tells something to every table that is live.
    async fn tell_all<F>(&self, told: F)
    where
        F: for<'t> FnOnce(&'t mut Keeper) -> BoxFuture<'t, ()> + Clone + Send + 'static,
    {
        for to in self.registry().all().await {
            let _ = to.send(Command::note(told.clone())).await;
        }
    }

    /// Takes a free seat before the start.
    pub async fn sit(&self, id: &str, person: &Person, seat: Seat) -> Result<(), RequestError> {
        let person = person.clone();
        self.at(id, move |keeper| Box::pin(keeper.sit(person, seat)))
            .await
    }

    /// Leaves a seat before the start.
    pub async fn leave(&self, id: &str, me: PersonId, seat: Seat) -> Result<(), RequestError> {
        self.at(id, move |keeper| Box::pin(keeper.leave(me, seat)))
            .await
    }

    /// The host changes a seat before the start.
    pub async fn change_seat(
        &self,
        id: &str,
        me: PersonId,
        seat: Seat,
        change: ChangeSeat,
    ) -> Result<(), RequestError> {
        self.at(id, move |keeper| {
            Box::pin(keeper.change_seat(me, seat, change))
        })
        .await
    }

    /// The host starts the game.
    pub async fn start(&self, id: &str, me: PersonId) -> Result<(), RequestError> {
        self.at(id, move |keeper| Box::pin(keeper.start(me))).await
    }

    /// The host gives a table up before the start.
    pub async fn drop_table(&self, id: &str, me: PersonId) -> Result<(), RequestError> {
        self.at(id, move |keeper| Box::pin(keeper.give_up(me)))
            .await
    }

    /// Somebody who sits at an unfinished game wishes that it stays.
    pub async fn keep(&self, id: &str, me: PersonId) -> Result<(), RequestError> {
        self.at(id, move |keeper| Box::pin(keeper.keep(me))).await
    }

    /// The table of the rematch; made once.
    pub async fn rematch(&self, id: &str, person: &Person) -> Result<TableId, RequestError> {
        let me = person.id;
        let again = self
            .at(id, move |keeper| Box::pin(keeper.rematch(me)))
            .await?;
        // Bots need not wait until somebody looks.
        self.registry().live(&again).await?;
        Ok(again)
    }

    /// The record of a finished game, for everybody who knows its address; of
    /// one that cannot be played on here, for those who sit there, and from then
    /// on it goes on nowhere.
    pub async fn record(&self, id: &str, me: Option<PersonId>) -> Result<String, RequestError> {
        self.check_open(id, me).await?;
        self.at(id, move |keeper| Box::pin(keeper.record(me))).await
    }

    /// Where a replay may jump to.
    pub async fn marks(&self, id: &str, me: Option<PersonId>) -> Result<Marks, RequestError> {
        self.check_open(id, me).await?;
        self.at(id, |keeper| Box::pin(ready(keeper.marks()))).await
    }

    /// Somebody's private notes at a table.
    pub async fn notes(&self, id: &str, me: PersonId) -> Result<Notes, RequestError> {
        self.check_open(id, Some(me)).await?;
        self.check_table(id).await?;
        let text = self.shared().store.notes(id, me).await?;
        Ok(Notes { text })
    }

    /// Changes them.
    pub async fn set_notes(
        &self,
        id: &str,
        me: PersonId,
        notes: Notes,
    ) -> Result<(), RequestError> {
        self.check_open(id, Some(me)).await?;
        if notes.text.chars().count() > LONGEST_NOTES {
            return Err(RequestError::NotesTooLong {
                most: LONGEST_NOTES,
            });
        }
        self.check_table(id).await?;
        Ok(self.shared().store.set_notes(id, me, &notes.text).await?)
    }

    async fn check_table(&self, id: &str) -> Result<(), RequestError> {
        let table = self.shared().store.table(id).await?;
        table.map(drop).ok_or(RequestError::NoSuchTable)
    }

    /// Live tables show somebody's new name.
    pub async fn renamed(&self, person: &Person) {
        let called = Called::of(person);
        self.shared().names.learn(person.id, &called);
        let id = person.id;
        self.tell_all(move |keeper| Box::pin(keeper.renamed(id, called)))
            .await;
    }

    /// What waits to be thought about, and what bots remember.
    pub fn thinking(&self) -> Thinking {
        Thinking {
            waiting: self.shared().thinkers.waiting(),
            remembered: self.shared().memories.taken(),
        }
    }

    /// Looks at a table: what a socket does, without the socket.
    pub async fn visit(
        &self,
        id: &str,
        me: Option<PersonId>,
        since: Option<u32>,
        seat: Option<Seat>,
    ) -> Result<Visit, RequestError> {
        self.visit_from(None, id, me, since, seat).await
    }

    /// The same, from an address: what is said from there counts together.
    pub async fn visit_from(
        &self,
        address: Option<Address>,
        id: &str,
        me: Option<PersonId>,
        since: Option<u32>,
        seat: Option<Seat>,
    ) -> Result<Visit, RequestError> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let to = self.registry().live(id).await?;
            let (out, inbox) = mpsc::channel(OUTBOX);
            let comer = Comer {
                person: me,
                address,
                since,
                seat,
                to: out,
            };
            let (reply, answer) = oneshot::channel();
            if to.send(Command::Join(comer, reply)).await.is_err() {
                continue;
            }
            if let Ok(joined) = answer.await {
                let id = joined?;
                return Ok(Visit { to, id, inbox });
            }
        }
        Err(RequestError::Busy)
    }
}

/// How much the thinkers have to do.
pub struct Thinking {
    /// How many thoughts wait, by urgency.
    pub waiting: [usize; 3],
    /// How many bytes bots remember.
    pub remembered: usize,
}

/// Somebody who looks at a table. Dropped, they look no longer.
pub struct Visit {
    to: ToTable,
    id: ConnectionId,
    inbox: mpsc::Receiver<Outgoing>,
}

impl Visit {
    /// Says something to the table; `false` if the table is gone.
    pub async fn say(&self, message: ToServer) -> bool {
        let heard = Command::Heard(self.id, message, Instant::now());
        self.to.send(heard).await.is_ok()
    }

    /// The next thing the table says; nothing when it says no more.
    pub async fn hear(&mut self) -> Option<Heard> {
        self.inbox.recv().await
    }

    /// The next thing the table has said already.
    pub fn heard(&mut self) -> Option<Heard> {
        self.inbox.try_recv().ok()
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let left = Command::Left(self.id);
        if let Err(mpsc::error::TrySendError::Full(left)) = self.to.try_send(left) {
            let to = self.to.clone();
            if let Ok(runtime) = tokio::runtime::Handle::try_current() {
                runtime.spawn(async move { to.send(left).await });
            }
        }
    }
}
