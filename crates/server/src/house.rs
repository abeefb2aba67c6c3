//! The house: all tables, live or stored, and the doors to them.

mod analyses;
mod lobby;
pub(crate) mod new_table;
mod people;
mod registry;
pub(crate) mod rules;
mod shared;
mod solo;
pub(crate) mod trouble;

use std::sync::Arc;

use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use self::registry::{Registry, ToTable};
use crate::store::{Person, PersonId, Store, TableId};
use crate::table::{Arrival, Command, ConnectionId, OUTBOX, Outgoing};
use crate::wire::{ChangeSeat, Marks, Notes, ToServer};

pub(crate) use self::rules::millis;
pub use self::rules::{Clock, HouseRules};
pub(crate) use self::shared::{Called, Glance, Shared};
pub use self::trouble::{HouseTrouble, Houses};
pub use crate::table::Outgoing as Heard;

/// The longest private notes, in characters.
const LONGEST_NOTES: usize = 10_000;

/// The house. Cloning it gives another door to the same house.
#[derive(Clone)]
pub struct House(Arc<Inside>);

struct Inside {
    shared: Arc<Shared>,
    registry: Arc<Registry>,
}

impl House {
    /// A house over this store.
    pub fn new(store: Arc<dyn Store>, rules: HouseRules) -> House {
        let shared = Arc::new(Shared::new(store, rules));
        let registry = Arc::new(Registry::new(Arc::clone(&shared)));
        House(Arc::new(Inside { shared, registry }))
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

    /// After a start: games in progress go on, their bots and clocks run.
    /// Tables at which nothing is to be done leave again by themselves.
    pub async fn wake(&self) -> Houses<()> {
        for id in self.shared().store.in_progress().await? {
            if let Err(trouble) = self.registry().live(&id).await {
                tracing::error!(table = %id, %trouble, "a game could not be taken up");
            }
        }
        Ok(())
    }

    /// Tells every socket to come back later, and waits for what is being
    /// saved.
    pub async fn close(&self) {
        let tables = self.registry().close().await;
        for (to, _) in &tables {
            let _ = to.send(Command::Close).await;
        }
        for (_, task) in tables {
            let _ = task.await;
        }
    }

    /// Asks a table something. A table that is just leaving drops what it was
    /// asked, and the one that follows is asked again.
    async fn ask<T>(
        &self,
        id: &str,
        command: impl Fn(oneshot::Sender<Houses<T>>) -> Command,
    ) -> Houses<T> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let to = self.registry().live(id).await?;
            let (reply, answer) = oneshot::channel();
            if to.send(command(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(HouseTrouble::Busy)
    }

    /// Takes a free seat before the start.
    pub async fn sit(&self, id: &str, person: &Person, seat: Seat) -> Houses<()> {
        self.ask(id, |reply| Command::Sit(person.clone(), seat, reply))
            .await
    }

    /// Leaves a seat before the start.
    pub async fn leave(&self, id: &str, me: PersonId, seat: Seat) -> Houses<()> {
        self.ask(id, |reply| Command::Leave(me, seat, reply)).await
    }

    /// The host changes a seat before the start.
    pub async fn change_seat(
        &self,
        id: &str,
        me: PersonId,
        seat: Seat,
        change: ChangeSeat,
    ) -> Houses<()> {
        self.ask(id, |reply| {
            Command::ChangeSeat(me, seat, change.clone(), reply)
        })
        .await
    }

    /// The host starts the game.
    pub async fn start(&self, id: &str, me: PersonId) -> Houses<()> {
        self.ask(id, |reply| Command::Start(me, reply)).await
    }

    /// The host gives a table up before the start.
    pub async fn drop_table(&self, id: &str, me: PersonId) -> Houses<()> {
        self.ask(id, |reply| Command::Drop(me, reply)).await
    }

    /// The table of the rematch; made once.
    pub async fn rematch(&self, id: &str, person: &Person) -> Houses<TableId> {
        self.ask(id, |reply| Command::Rematch(person.id, reply))
            .await
    }

    /// The record of a finished game, for everybody who knows its address.
    pub async fn record(&self, id: &str, _me: Option<PersonId>) -> Houses<String> {
        self.ask(id, Command::Record).await
    }

    /// Where a replay may jump to.
    pub async fn marks(&self, id: &str, _me: Option<PersonId>) -> Houses<Marks> {
        self.ask(id, Command::Marks).await
    }

    /// Somebody's private notes at a table.
    pub async fn notes(&self, id: &str, me: PersonId) -> Houses<Notes> {
        self.check_table(id).await?;
        let text = self.shared().store.notes(id, me).await?;
        Ok(Notes { text })
    }

    /// Changes them.
    pub async fn set_notes(&self, id: &str, me: PersonId, notes: Notes) -> Houses<()> {
        if notes.text.chars().count() > LONGEST_NOTES {
            return Err(HouseTrouble::Refused(format!(
                "Notes have at most {LONGEST_NOTES} characters."
            )));
        }
        self.check_table(id).await?;
        Ok(self.shared().store.set_notes(id, me, &notes.text).await?)
    }

    async fn check_table(&self, id: &str) -> Houses<()> {
        let table = self.shared().store.table(id).await?;
        table.map(drop).ok_or(HouseTrouble::NoSuchTable)
    }

    /// Live tables show somebody's new name.
    pub async fn renamed(&self, person: &Person) {
        let called = Called::of(person);
        self.shared().names.learn(person.id, &called);
        for to in self.registry().all().await {
            let _ = to.send(Command::Renamed(person.id, called.clone())).await;
        }
    }

    /// Looks at a table: what a socket does, without the socket.
    pub async fn visit(
        &self,
        id: &str,
        me: Option<PersonId>,
        since: Option<u32>,
        seat: Option<Seat>,
    ) -> Houses<Visit> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let to = self.registry().live(id).await?;
            let (out, inbox) = mpsc::channel(OUTBOX);
            let arrival = Arrival {
                person: me,
                since,
                seat,
                to: out,
            };
            let (reply, answer) = oneshot::channel();
            if to.send(Command::Join(arrival, reply)).await.is_err() {
                continue;
            }
            if let Ok(joined) = answer.await {
                let id = joined?;
                return Ok(Visit { to, id, inbox });
            }
        }
        Err(HouseTrouble::Busy)
    }
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
        self.to.send(Command::Heard(self.id, message)).await.is_ok()
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
