//! People among themselves: who looks on, whom one does not want to read, whom
//! the host sends away, and what the host of the server is told.
//!
//! Nobody learns that they are muted, blocked or reported, and whoever finds a
//! table closed hears one sentence whatever the reason is.

use std::collections::{HashMap, HashSet};

use tabletop::Seat;

use crate::Table;
use crate::connections::{ConnectionId, text};
use crate::facts::{IgnoredBy, PersonId};
use crate::input::Known;
use crate::names::named_by;
use crate::wire::RequestError;
use crate::wire::{
    Channel, ChatLine, Closing, Guest, IgnoredHere, MOST_GUESTS, Status, ToClient, Who,
};

/// How many people one can ignore.
pub const MOST_IGNORED: u32 = 500;

/// How many lines of chat go with a report.
const LINES_REPORTED: usize = 30;

/// Whom those who look do not want to read.
pub(crate) type IgnoredPeople = HashMap<PersonId, Vec<IgnoredBy>>;

/// Somebody who was pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meant {
    /// This person.
    Person(PersonId),
    /// Somebody without a cookie: nothing is known but the socket.
    Unknown(ConnectionId),
}

impl Table {
    /// Who is meant, as far as `me` can see them. For who said a line, the chat
    /// they read must be known.
    pub fn meant(&self, me: PersonId, who: Who) -> Result<Meant, RequestError> {
        let nobody = || RequestError::NobodyThere;
        let meant = match who {
            Who::Seat { seat } => self.seating().person(seat).map(Meant::Person),
            Who::Line { channel, number } => self.speaker(me, channel, number).map(Meant::Person),
            Who::Guest { guest } => {
                let one = self.connections.get(ConnectionId::from(guest));
                one.map(|one| match one.person {
                    Some(person) => Meant::Person(person),
                    None => Meant::Unknown(one.id),
                })
            }
        };
        match meant.ok_or_else(nobody)? {
            Meant::Person(person) if person == me => Err(RequestError::Yourself),
            meant => Ok(meant),
        }
    }

    // ---- who looks on

    /// Everybody who looks on, each once: by the first of their sockets.
    pub(crate) fn guests(&self) -> Vec<(Option<PersonId>, u32)> {
        let mut guests: Vec<(Option<PersonId>, u32)> = Vec::new();
        for one in self.connections.iter() {
            let seated = |person| self.seating().has(person);
            let known = guests.iter().any(|(person, _)| *person == one.person);
            if one.person.is_none() || !(known || one.person.is_some_and(seated)) {
                guests.push((one.person, one.id as u32));
            }
            if guests.len() > MOST_GUESTS {
                break;
            }
        }
        guests
    }

    fn guests_message(&mut self) -> ToClient {
        let (guests, host) = (self.guests(), self.facts.host);
        let names = self.shown_names();
        let guests: Vec<Guest> = guests
            .into_iter()
            .take(MOST_GUESTS)
            .map(|(person, guest)| Guest {
                guest,
                name: person.and_then(|person| names.get(&person).cloned()),
                host: person == Some(host),
            })
            .collect();
        let more = self.glance().spectators.saturating_sub(guests.len() as u32);
        ToClient::Guests { guests, more }
    }

    /// Tells everybody who looks on, if that has changed.
    pub(crate) fn tell_guests(&mut self) {
        let now = text(&self.guests_message());
        if self.presence.guests_told.as_ref() == Some(&now) {
            return;
        }
        self.connections.send_where(|_| true, &now);
        self.presence.guests_told = Some(now);
        // Only for them the numbers of others matter.
        let ignoring = self.ignored.iter().filter(|(_, all)| !all.is_empty());
        let mut ignoring: Vec<PersonId> = ignoring.map(|(person, _)| *person).collect();
        ignoring.sort_unstable();
        for person in ignoring {
            self.tell_ignored(person);
        }
    }

    /// A new socket is told who looks on, and whom its person ignores.
    pub(crate) fn greet_with_people(&mut self, id: ConnectionId, person: Option<PersonId>) {
        let guests = self.guests_message();
        self.connections.send(id, &guests);
        if let Some(person) = person {
            let ignored = self.ignored_message(person);
            self.connections.send(id, &ignored);
        }
    }

    // ---- ignoring

    /// Takes in what the store knows of somebody who is here.
    pub(crate) fn learn_all(&mut self, person: Option<PersonId>, known: Known) {
        let Known {
            called,
            ignored,
            chat,
            team_chat,
        } = known;
        if let Some(person) = person {
            if let Some(called) = called {
                self.names.learn(person, called);
            }
            if let Some(ignored) = ignored {
                self.ignored.insert(person, ignored);
            }
        }
        self.learn_chat(chat, team_chat);
    }

    /// The same, in passing.
    pub(crate) fn learn(&mut self, person: PersonId, known: Known) {
        self.learn_all(Some(person), known);
    }

    /// Forgets it for those who look no longer.
    pub(crate) fn forget_ignored(&mut self) {
        let connections = &self.connections;
        self.ignored.retain(|person, _| connections.has(*person));
    }

    /// Whether `reader` does not want to read what `speaker` says.
    pub(crate) fn is_ignored(&self, reader: Option<PersonId>, speaker: PersonId) -> bool {
        let ignored = reader.and_then(|reader| self.ignored.get(&reader));
        ignored.is_some_and(|all| all.iter().any(|one| one.other == speaker))
    }

    /// Whom somebody ignores has changed: they read other lines now.
    pub(crate) fn ignored_changed(&mut self, person: PersonId, known: Known) {
        if !self.connections.has(person) {
            return;
        }
        self.learn_all(Some(person), known);
        let lines = self.chat_for(Some(person));
        let chat = text(&ToClient::Chat { fresh: true, lines });
        self.connections
            .send_where(|one| one.person == Some(person), &chat);
        self.tell_ignored(person);
    }

    fn tell_ignored(&mut self, person: PersonId) {
        let ignored = text(&self.ignored_message(person));
        self.connections
            .send_where(|one| one.person == Some(person), &ignored);
    }

    /// Of those whom somebody ignores, who is here or has said something here.
    fn ignored_message(&self, person: PersonId) -> ToClient {
        let guests = self.guests();
        let ignored = self.ignored.get(&person).map_or(&[][..], Vec::as_slice);
        let spoke: HashSet<PersonId> = match ignored {
            [] => HashSet::new(),
            _ => {
                let lines = self.readable_for(Some(person)).into_iter();
                lines.map(|spoken| spoken.person).collect()
            }
        };
        let guest_of = |person| {
            let guest = guests.iter().find(|(guest, _)| *guest == Some(person));
            guest.map(|(_, number)| *number)
        };
        let here = |one: &IgnoredBy| {
            let (seat, guest) = (self.seating().of(one.other).lowest(), guest_of(one.other));
            let known = seat.is_some() || guest.is_some() || spoke.contains(&one.other);
            known.then(|| IgnoredHere {
                id: one.entry.id,
                name: one.entry.name.clone(),
                how: one.entry.how,
                seat,
                guest,
            })
        };
        ToClient::Ignored {
            guest: guest_of(person),
            people: ignored.iter().filter_map(here).collect(),
        }
    }

    // ---- sending away

    /// Whether whom this person blocks may not look on here: this one is host
    /// or sits here, and it is not over.
    pub fn is_kept_clear_for(&self, person: PersonId) -> bool {
        let belongs = named_by(&self.facts).contains(&person);
        belongs && self.status() != Status::Finished
    }

    /// Whether this person looks on and has no seat.
    pub fn only_looks_on(&self, person: PersonId) -> bool {
        self.connections.has(person) && !self.seating().has(person)
    }

    /// Whether this person looks.
    pub fn is_here(&self, person: PersonId) -> bool {
        self.connections.has(person)
    }

    /// The person who holds this seat.
    pub fn holder(&self, seat: Seat) -> Option<PersonId> {
        self.seating().person(seat)
    }

    /// Whether this one may send away whom they block: who opened a table that
    /// has not begun.
    pub fn is_own_gathering(&self, me: PersonId) -> bool {
        self.facts.host == me && self.status() == Status::Gathering
    }

    pub(crate) fn close_sockets_of(&mut self, person: Option<PersonId>) {
        self.connections
            .close_where(|one| one.person == person, Closing::NotOpen);
        self.forget_names();
        self.forget_ignored();
        self.presence_changed();
    }

    /// Whether the host may send this one away: who does not play.
    pub fn check_sending_away(&self, me: PersonId, meant: Meant) -> Result<(), RequestError> {
        self.check_host(me)?;
        if let Meant::Person(person) = meant
            && self.status() != Status::Gathering
            && self.seating().has(person)
        {
            return Err(RequestError::PlaysNow);
        }
        Ok(())
    }

    /// The end of what this person may read, with the lines they hide.
    pub fn last_lines_for(&self, person: PersonId) -> Vec<ChatLine> {
        let lines = self.readable_for(Some(person));
        let from = lines.len().saturating_sub(LINES_REPORTED);
        lines[from..]
            .iter()
            .map(|spoken| spoken.line.clone())
            .collect()
    }

    /// Who said this line, if `me` may read it.
    fn speaker(&self, me: PersonId, channel: Channel, number: u32) -> Option<PersonId> {
        let lines = self.readable_for(Some(me));
        let said = lines
            .iter()
            .find(|spoken| spoken.line.channel == channel && spoken.line.number == number);
        said.map(|spoken| spoken.person)
    }
}
