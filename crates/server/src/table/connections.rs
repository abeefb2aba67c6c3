//! Sockets as the table sees them: who looks through which eye, and a bounded
//! way to each.

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tabletop::Eye;
use tokio::sync::mpsc;

use crate::limits::Address;
use crate::store::PersonId;
use crate::wire::{Closing, ToClient};

/// Which socket of the table.
pub(crate) type ConnectionId = u64;

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

/// A socket.
pub(super) struct Connection {
    pub id: ConnectionId,
    pub person: Option<PersonId>,
    pub eye: Eye,
    /// Where it comes from.
    pub address: Option<Address>,
    to: mpsc::Sender<Outgoing>,
}

impl Connection {
    pub fn new(
        person: Option<PersonId>,
        address: Option<Address>,
        eye: Eye,
        to: mpsc::Sender<Outgoing>,
    ) -> Self {
        Connection {
            id: 0,
            person,
            eye,
            address,
            to,
        }
    }
}

/// All sockets of a table.
#[derive(Default)]
pub(super) struct Connections {
    all: Vec<Connection>,
    last: ConnectionId,
    /// Somebody was too slow and is gone, and nobody has seen to it yet.
    lost: bool,
}

impl Connections {
    /// Takes one more; gives its number.
    pub fn add(&mut self, connection: Connection) -> ConnectionId {
        self.last += 1;
        self.all.push(Connection {
            id: self.last,
            ..connection
        });
        self.last
    }

    /// Takes one away.
    pub fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        let place = self.place(id)?;
        Some(self.all.remove(place))
    }

    /// The socket with this number: they are in rising order.
    fn place(&self, id: ConnectionId) -> Option<usize> {
        self.all.binary_search_by_key(&id, |one| one.id).ok()
    }

    pub fn get(&self, id: ConnectionId) -> Option<&Connection> {
        self.place(id).map(|place| &self.all[place])
    }

    pub fn get_mut(&mut self, id: ConnectionId) -> Option<&mut Connection> {
        let place = self.place(id)?;
        self.all.get_mut(place)
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Connection> {
        self.all.iter()
    }

    /// Whether this person looks.
    pub fn has(&self, person: PersonId) -> bool {
        self.all.iter().any(|one| one.person == Some(person))
    }

    /// The eyes that look, each once.
    pub fn eyes(&self) -> Vec<Eye> {
        let mut eyes = Vec::new();
        for one in &self.all {
            if !eyes.contains(&one.eye) {
                eyes.push(one.eye);
            }
        }
        eyes
    }

    /// Sends to one.
    pub fn send(&mut self, id: ConnectionId, message: &ToClient) {
        let text = text(message);
        self.send_where(|one| one.id == id, &text);
    }

    /// Sends a finished text to all that are meant. Those who are too slow to
    /// take it are sent away; they come back with the version they have.
    pub fn send_where(&mut self, meant: impl Fn(&Connection) -> bool, text: &Utf8Bytes) {
        let before = self.all.len();
        self.all.retain(|one| !meant(one) || deliver(&one.to, text));
        self.lost |= self.all.len() < before;
    }

    /// Whether somebody was lost since this was last asked.
    pub fn take_lost(&mut self) -> bool {
        std::mem::take(&mut self.lost)
    }

    /// All sockets of this person look through this eye from now on.
    pub fn set_eyes(&mut self, person: PersonId, eye: Eye) {
        for one in &mut self.all {
            if one.person == Some(person) {
                one.eye = eye;
            }
        }
    }

    /// Sends away those who are meant, for this reason.
    pub fn close_where(&mut self, meant: impl Fn(&Connection) -> bool, reason: Closing) {
        self.all.retain(|one| {
            let away = meant(one);
            if away {
                let _ = one.to.try_send(Outgoing::Close(reason));
            }
            !away
        });
    }

    /// Sends everybody away.
    pub fn close_all(&mut self, reason: Closing) {
        for one in self.all.drain(..) {
            // Whoever has no room for it sees the way closed instead.
            let _ = one.to.try_send(Outgoing::Close(reason));
        }
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
