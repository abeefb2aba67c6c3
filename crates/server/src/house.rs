//! The house: all tables, live or stored, and the doors to them.

mod alarms;
mod analyses;
mod badges;
pub(crate) mod clock;
mod lobby;
pub(crate) mod new_table;
mod openings;
mod people;
mod registry;
pub(crate) mod rules;
mod shared;
mod solo;
mod sweep;
pub(crate) mod trouble;
mod whereabouts;

use std::sync::Arc;
use std::time::Instant;

use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use self::badges::Badges;
use self::registry::{Registry, ToTable};
use crate::limits::Address;
use crate::store::{Person, PersonId, Store, TableId};
use crate::table::{Arrival, Command, ConnectionId, OUTBOX, Outgoing};
use crate::wire::{ChangeSeat, Marks, Notes, ToServer};

pub use self::analyses::Asker;
pub use self::badges::{Badge, KeyId};
pub use self::clock::Clock;
pub(crate) use self::clock::millis;
pub use self::openings::{OpenLimits, Opening, Wanted};
pub use self::rules::HouseRules;
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
    badges: Badges,
    registry: Arc<Registry>,
}

impl House {
    /// A house over this store.
    pub fn new(store: Arc<dyn Store>, rules: HouseRules) -> House {
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
    pub async fn wake(&self) -> Houses<()> {
        let due = self.shared().store.due().await?;
        self.registry().set_alarms(due);
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

    /// Those who came with a key.
    pub fn badges(&self) -> &Badges {
        &self.0.badges
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

    /// Somebody who sits at an unfinished game wishes that it stays.
    pub async fn keep(&self, id: &str, me: PersonId) -> Houses<()> {
        self.ask(id, |reply| Command::Keep(me, reply)).await
    }

    /// The table of the rematch; made once.
    pub async fn rematch(&self, id: &str, person: &Person) -> Houses<TableId> {
        let again = self
            .ask(id, |reply| Command::Rematch(person.id, reply))
            .await?;
        // Bots need not wait until somebody looks.
        self.registry().live(&again).await?;
        Ok(again)
    }

    /// The record of a finished game, for everybody who knows its address; of
    /// one that cannot be played on here, for those who sit there, and from then
    /// on it goes on nowhere.
    pub async fn record(&self, id: &str, me: Option<PersonId>) -> Houses<String> {
        self.check_open(id, me).await?;
        self.ask(id, |reply| Command::Record(me, reply)).await
    }

    /// Where a replay may jump to.
    pub async fn marks(&self, id: &str, me: Option<PersonId>) -> Houses<Marks> {
        self.check_open(id, me).await?;
        self.ask(id, Command::Marks).await
    }

    /// Somebody's private notes at a table.
    pub async fn notes(&self, id: &str, me: PersonId) -> Houses<Notes> {
        self.check_open(id, Some(me)).await?;
        self.check_table(id).await?;
        let text = self.shared().store.notes(id, me).await?;
        Ok(Notes { text })
    }

    /// Changes them.
    pub async fn set_notes(&self, id: &str, me: PersonId, notes: Notes) -> Houses<()> {
        self.check_open(id, Some(me)).await?;
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
    ) -> Houses<Visit> {
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
    ) -> Houses<Visit> {
        const TRIES: usize = 3;
        for _ in 0..TRIES {
            let to = self.registry().live(id).await?;
            let (out, inbox) = mpsc::channel(OUTBOX);
            let arrival = Arrival {
                person: me,
                address,
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
