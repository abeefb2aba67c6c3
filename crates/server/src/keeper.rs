//! The keeper of a table: an actor that drives it. The table itself
//! (`crates/table`) decides everything; its keeper gives it the time, reads and
//! writes the store for it, carries what it says to the sockets and its
//! thoughts to the thinkers.
//!
//! | what | where |
//! | --- | --- |
//! | what is thought about for it | `keeper/thoughts.rs` |
//! | what the house asks for | `keeper/ask.rs` |
//! | what the store knows of people, and what they want of each other | `keeper/people.rs` |
//! | saving | `keeper/saving.rs` |

mod ask;
mod people;
mod saving;
mod thoughts;

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::{Arrival, Chance, ConnectionId, Input, Loaded, Output, Table, named_by};
use axum::extract::ws::Utf8Bytes;
use futures_util::future::BoxFuture;
use rand::RngExt;
use serde::Serialize;
use tabletop::{Kinds, Seat};
use tokio::sync::{mpsc, oneshot};

use self::thoughts::{Thoughts, Thunk};
use crate::house::{Shared, millis};
use crate::limits::Address;
use crate::metrics::{Door, metrics};
use crate::retention::ATTENDED_EVERY;
use crate::store::PersonId;
use crate::tag::Tag;
use crate::thinking::Kept;
use crate::wire::RequestError;
use crate::wire::{Closing, ToServer};

/// How many messages wait for a socket before it is too slow.
pub(crate) const OUTBOX: usize = 64;

/// What goes to a socket.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message; one text is shared by all who get the same.
    Text(Utf8Bytes),
    /// The end.
    Close(Closing),
}

/// A new socket.
pub(crate) struct Comer {
    /// Whose it is.
    pub person: Option<PersonId>,
    /// Where it comes from, if that counts.
    pub address: Option<Address>,
    /// The last version it knows.
    pub since: Option<u32>,
    /// The seat it wishes to look from.
    pub seat: Option<Seat>,
    /// The way to it.
    pub to: mpsc::Sender<Outgoing>,
}

/// Where an answer goes.
type Reply<T> = oneshot::Sender<Result<T, RequestError>>;

/// What a keeper does when its turn comes. It answers by itself, if anybody
/// waits for an answer.
pub(crate) type Job = Box<dyn for<'t> FnOnce(&'t mut Keeper) -> BoxFuture<'t, ()> + Send>;

/// What a keeper is asked for.
pub(crate) enum Command {
    /// Somebody looks.
    Join(Comer, Reply<ConnectionId>),
    /// Somebody says something on their socket; since when it waits.
    Heard(ConnectionId, ToServer, Instant),
    /// Somebody looks no longer.
    Left(ConnectionId),
    /// Somebody wants something of this very table.
    Wish(Job),
    /// What all live tables are told, or asked for a list: it must not keep
    /// them in memory.
    Note(Job),
}

impl Command {
    /// Something a table is told, at which nobody waits.
    pub fn note<F>(told: F) -> Command
    where
        F: for<'t> FnOnce(&'t mut Keeper) -> BoxFuture<'t, ()> + Send + 'static,
    {
        Command::Note(Box::new(told))
    }
}

/// The job of working out an answer, and where it comes. Who asked may be gone:
/// then nobody hears it, and what was done is done.
pub(crate) fn job<T, F>(wish: F) -> (Job, oneshot::Receiver<Result<T, RequestError>>)
where
    T: Send + 'static,
    F: for<'t> FnOnce(&'t mut Keeper) -> BoxFuture<'t, Result<T, RequestError>> + Send + 'static,
{
    let (reply, answer) = oneshot::channel();
    let job: Job = Box::new(move |keeper| {
        Box::pin(async move {
            let _ = reply.send(wish(keeper).await);
        })
    });
    (job, answer)
}

/// The keeper of a table.
pub(crate) struct Keeper {
    shared: Arc<Shared>,
    table: Table,
    /// The ways to the sockets.
    sockets: HashMap<ConnectionId, mpsc::Sender<Outgoing>>,
    /// The number of the last socket.
    last: ConnectionId,
    /// Sockets that were too slow, and of which the table does not know yet
    /// that they are gone.
    lost: Vec<ConnectionId>,
    thoughts: Thoughts,
    /// The room that what its bots remember takes.
    kept: Option<Kept>,
    /// When it was last written down that somebody is here.
    attended: i64,
}

/// How the keeper of a table ended.
pub(crate) enum Ended {
    /// Nobody needs it now.
    Asleep {
        /// When it must be brought back to life.
        due: Option<i64>,
    },
    /// Only the store knows how the table stands.
    InDoubt,
}

/// What ended the wait.
enum Woken {
    Command(Option<Command>),
    Thought(Thunk),
    Time,
}

/// What came of an input.
#[derive(Default)]
struct Heard {
    granted: Option<Result<(), RequestError>>,
    refused: bool,
}

impl Keeper {
    /// The table at this address, as its story leaves it.
    pub async fn load(shared: &Arc<Shared>, id: &str) -> Result<Keeper, RequestError> {
        let facts = shared.store.table(id).await?;
        let facts = facts.ok_or(RequestError::NoSuchTable)?;
        let rows = shared.store.story(id).await?;
        let showing = shared.store.showing(id).await?;
        let names = shared.names_of(&named_by(&facts)).await?;
        let (patience, now) = (shared.rules.patience.clone(), shared.now());
        let loaded = Loaded {
            facts,
            rows,
            showing,
            names,
        };
        let built = tokio::task::spawn_blocking(move || {
            let of = loaded.rows.len();
            let chance = Chance::new(rand::rng().random());
            let (table, stop) = Table::load(loaded, patience, chance, now);
            if let Some(stop) = stop {
                tracing::error!(
                    table = %Tag(&table.facts().id),
                    good = table.count(),
                    of,
                    why = stop.obstacle.why(),
                    "a stored game cannot be played on"
                );
            }
            table
        });
        Ok(Keeper {
            shared: Arc::clone(shared),
            table: built.await.map_err(|_| RequestError::CannotOpen)?,
            sockets: HashMap::new(),
            last: 0,
            lost: Vec::new(),
            thoughts: Thoughts::default(),
            kept: None,
            attended: i64::MIN,
        })
    }

    /// Runs until nobody needs it.
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Command>) -> Ended {
        self.show_glance();
        self.feed(Input::Awake).await;
        while !self.table.is_over() {
            self.forget_unwatched().await;
            let time = self.sleep();
            let woken = tokio::select! {
                command = inbox.recv() => Woken::Command(command),
                thought = self.thoughts.next() => Woken::Thought(thought),
                () = tokio::time::sleep(time) => Woken::Time,
            };
            match woken {
                Woken::Command(Some(command)) => self.obey(command).await,
                Woken::Command(None) => break,
                Woken::Thought(thought) => self.note_thought(thought).await,
                Woken::Time => {
                    self.feed(Input::Time).await;
                    tokio::task::yield_now().await;
                }
            }
        }
        // Whatever still waits in the inbox is dropped, and who sent it asks
        // the table that follows this one.
        inbox.close();
        if self.table.is_in_doubt() {
            self.close_sockets(Closing::Restart);
            return Ended::InDoubt;
        }
        self.close_sockets(Closing::Gone);
        self.keep_due().await;
        Ended::Asleep {
            due: self.table.due(),
        }
    }

    /// How long there is nothing to do.
    fn sleep(&self) -> Duration {
        /// The clock of the house and that of the runtime may differ a little.
        const LONGEST: i64 = 60_000;
        let now = self.now();
        let next = self.table.next_time().unwrap_or(i64::MAX);
        Duration::from_millis(next.saturating_sub(now).clamp(0, LONGEST) as u64)
    }

    fn now(&self) -> i64 {
        self.shared.now()
    }

    /// Its address.
    fn id(&self) -> String {
        self.table.facts().id.clone()
    }

    /// The lobby may show how it looks now.
    fn show_glance(&self) {
        let glances = &self.shared.glances;
        glances.show(&self.table.facts().id, self.table.glance());
    }

    /// Does what it is asked for.
    async fn obey(&mut self, command: Command) {
        match command {
            Command::Join(comer, reply) => {
                let joined = self.join(comer).await;
                let id = joined.as_ref().ok().copied();
                if let (Err(_), Some(id)) = (reply.send(joined), id) {
                    self.left(id).await;
                }
            }
            Command::Heard(from, message, since) => self.heard(from, message, since).await,
            Command::Left(id) => self.left(id).await,
            Command::Wish(job) => {
                self.feed(Input::Wanted).await;
                job(self).await;
            }
            Command::Note(job) => job(self).await,
        }
    }

    /// Somebody looks, to whom the table is open.
    async fn join(&mut self, comer: Comer) -> Result<ConnectionId, RequestError> {
        let Comer {
            person,
            address,
            since,
            seat,
            to,
        } = comer;
        self.check_open(person).await?;
        let known = self.known(person).await;
        self.last += 1;
        let id = self.last;
        self.sockets.insert(id, to);
        self.note_attendance();
        let arrival = Arrival {
            id,
            person,
            address: address.map(Address::whence),
            since,
            seat,
            known,
        };
        self.feed(Input::Arrived(arrival)).await;
        Ok(id)
    }

    /// Somebody says something on their socket.
    async fn heard(&mut self, from: ConnectionId, message: ToServer, since: Instant) {
        let acts = matches!(message, ToServer::Act { .. });
        if let ToServer::Say { .. } = message
            && let Some(speaker) = self.table.person_behind(from)
        {
            self.learn_name(speaker).await;
        }
        let heard = self.feed(Input::Heard(from, message)).await;
        if acts && !heard.refused {
            metrics().shown_after(since.elapsed());
        }
    }

    /// Somebody looks no longer.
    async fn left(&mut self, id: ConnectionId) {
        self.sockets.remove(&id);
        self.feed(Input::Left(id)).await;
    }

    /// Tells the table what happens, and does what it says, until there is no
    /// more to do.
    async fn feed(&mut self, input: Input) -> Heard {
        let mut heard = Heard::default();
        let now = self.now();
        let mut outputs = VecDeque::from(self.table.hear(input, now));
        loop {
            while let Some(output) = outputs.pop_front() {
                if let Output::Save(save) = output {
                    let saved = self.save(save).await;
                    let now = self.now();
                    outputs.extend(self.table.hear(Input::Saved(saved), now));
                } else {
                    self.carry_out(output, &mut heard);
                }
            }
            let Some(lost) = self.lost.pop() else {
                return heard;
            };
            outputs.extend(self.table.hear(Input::Left(lost), now));
        }
    }

    fn carry_out(&mut self, output: Output, heard: &mut Heard) {
        match output {
            Output::Tell(to, text) => self.tell(&to, text),
            Output::Close(id, reason) => {
                if let Some(to) = self.sockets.remove(&id) {
                    let _ = to.try_send(Outgoing::Close(reason));
                }
            }
            Output::Think(task) => self.think(task),
            Output::Unthink(id) => self.thoughts.let_go(id),
            Output::Glance(glance) => {
                let glances = &self.shared.glances;
                glances.show(&self.table.facts().id, glance);
            }
            Output::Granted(granted) => heard.granted = Some(granted),
            Output::Refused(name) => {
                metrics().refused(Door::Table, &name);
                heard.refused = true;
            }
            Output::Nonsense(seat) => {
                let id = &self.table.facts().id;
                tracing::error!(table = %Tag(id), %seat, "a bot wants what it may not");
            }
            // Saving takes time, and is seen to where that is waited for.
            Output::Save(_) => {}
        }
    }

    /// Sends a text to these sockets. Those who are too slow to take it are
    /// sent away; they come back with the version they have.
    fn tell(&mut self, to: &[ConnectionId], text: String) {
        let text = Utf8Bytes::from(text);
        for id in to {
            let slow = |to: &mpsc::Sender<Outgoing>| !deliver(to, &text);
            if self.sockets.get(id).is_some_and(slow) {
                self.sockets.remove(id);
                self.lost.push(*id);
            }
        }
    }

    fn close_sockets(&mut self, reason: Closing) {
        for (_, to) in self.sockets.drain() {
            // Whoever has no room for it sees the way closed instead.
            let _ = to.try_send(Outgoing::Close(reason));
        }
    }

    /// That somebody is here is written down, so that nobody takes the table
    /// for one that is not needed; not every time, and nobody waits for it.
    fn note_attendance(&mut self) {
        let now = self.now();
        if now.saturating_sub(self.attended) < millis(ATTENDED_EVERY) {
            return;
        }
        self.attended = now;
        let (shared, here) = (Arc::clone(&self.shared), [self.id()]);
        tokio::spawn(async move {
            if let Err(error) = shared.store.attend(&here, now).await {
                tracing::warn!(%error, "who is at which table could not be noted");
            }
        });
    }

    /// The house closes.
    pub async fn close(&mut self) {
        self.feed(Input::Closed).await;
    }
}

/// Whether the socket took it. The last place of its queue is kept for the
/// word that it was too slow.
fn deliver(to: &mpsc::Sender<Outgoing>, text: &Utf8Bytes) -> bool {
    if to.capacity() <= 1 {
        let _ = to.try_send(Outgoing::Close(Closing::TooSlow));
        return false;
    }
    to.try_send(Outgoing::Text(text.clone())).is_ok()
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &(impl Serialize + ?Sized)) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}
