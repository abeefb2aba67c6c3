//! Sockets as the table sees them: who looks through which eye, and what is to
//! be told to whom.

use serde::Serialize;
use tabletop::Eye;

use crate::facts::PersonId;
use crate::output::Output;
use crate::whence::Whence;
use crate::wire::{Closing, ToClient};

/// Which socket of the table.
pub type ConnectionId = u64;

/// A socket.
pub(crate) struct Connection {
    pub id: ConnectionId,
    pub person: Option<PersonId>,
    pub eye: Eye,
    /// Where it comes from.
    pub address: Option<Whence>,
}

/// All sockets of a table.
#[derive(Default)]
pub(crate) struct Connections {
    all: Vec<Connection>,
    /// What is to be told and to whom, in order.
    told: Vec<Output>,
}

impl Connections {
    /// Takes one more, with a number above those of all before it.
    pub fn add(&mut self, connection: Connection) {
        let rising = self.all.last().is_none_or(|last| last.id < connection.id);
        debug_assert!(rising, "sockets are numbered in rising order");
        self.all.push(connection);
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

    /// Sends a finished text to all that are meant.
    pub fn send_where(&mut self, meant: impl Fn(&Connection) -> bool, text: &str) {
        let meant = self.all.iter().filter(|one| meant(one));
        let to: Vec<ConnectionId> = meant.map(|one| one.id).collect();
        if !to.is_empty() {
            self.told.push(Output::Tell(to, text.to_owned()));
        }
    }

    /// What is to be told, once.
    pub fn take_told(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.told)
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
        let told = &mut self.told;
        self.all.retain(|one| {
            let away = meant(one);
            if away {
                told.push(Output::Close(one.id, reason));
            }
            !away
        });
    }

    /// Sends everybody away.
    pub fn close_all(&mut self, reason: Closing) {
        self.close_where(|_| true, reason);
    }
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(message).expect("messages are plain data")
}
