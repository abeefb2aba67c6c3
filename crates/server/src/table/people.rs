//! People among themselves: who looks on, whom one does not want to read, whom
//! the host sends away, and what the host of the server is told.
//!
//! Nobody learns that they are muted, blocked or reported, and whoever finds a
//! table closed hears one sentence whatever the reason is.

use std::collections::{HashMap, HashSet};

use super::Table;
use super::connections::{ConnectionId, text};
use super::names::named_by;
use crate::house::trouble::{HouseTrouble, Houses};
use crate::store::{Filed, IgnoredBy, MostReports, NewReport, Occupant, Person, PersonId};
use crate::wire::{
    Channel, ChatLine, Closing, Guest, How, Ignore, IgnoredHere, LONGEST_REPORT, MOST_GUESTS,
    Report, Status, ToClient, Who,
};

/// How many people one can ignore.
pub(crate) const MOST_IGNORED: u32 = 500;

/// How many reports may wait for the host of the server. All together, because
/// visitors cost nothing and the disk has an end.
const MOST_REPORTS: MostReports = MostReports {
    of_one: 20,
    in_all: 5_000,
};

/// How many lines of chat go with a report.
const LINES_REPORTED: usize = 30;

/// Whom those who look do not want to read.
pub(super) type IgnoredPeople = HashMap<PersonId, Vec<IgnoredBy>>;

/// Somebody who was pointed out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meant {
    Person(PersonId),
    /// Somebody without a cookie: nothing is known but the socket.
    Unknown(ConnectionId),
}

impl Table {
    /// Refuses whoever was sent away, or is not to meet those who are here.
    pub(super) async fn check_open(&self, person: Option<PersonId>) -> Houses<()> {
        let shut = self.shared.store.is_shut_out(&self.facts.id, person);
        if shut.await? {
            Err(HouseTrouble::NotOpen)
        } else {
            Ok(())
        }
    }

    /// Who is meant, as far as `me` can see them.
    async fn meant(&mut self, me: PersonId, who: Who) -> Houses<Meant> {
        let nobody = || HouseTrouble::refused("There is nobody like that here.");
        let meant = match who {
            Who::Seat { seat } => self.person(seat).map(Meant::Person),
            Who::Line { channel, number } => {
                self.load_chat(Some(me)).await;
                self.speaker(me, channel, number).map(Meant::Person)
            }
            Who::Guest { guest } => {
                let one = self.connections.get(ConnectionId::from(guest));
                one.map(|one| match one.person {
                    Some(person) => Meant::Person(person),
                    None => Meant::Unknown(one.id),
                })
            }
        };
        match meant.ok_or_else(nobody)? {
            Meant::Person(person) if person == me => {
                Err(HouseTrouble::refused("That is you yourself."))
            }
            meant => Ok(meant),
        }
    }

    // ---- who looks on

    /// Everybody who looks on, each once: by the first of their sockets.
    pub(super) fn guests(&self) -> Vec<(Option<PersonId>, u32)> {
        let mut guests: Vec<(Option<PersonId>, u32)> = Vec::new();
        for one in self.connections.iter() {
            let seated = |person| !self.seats_of(person).is_empty();
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
    pub(super) fn tell_guests(&mut self) {
        let now = text(&self.guests_message());
        if self.guests_told.as_ref() == Some(&now) {
            return;
        }
        self.connections.send_where(|_| true, &now);
        self.guests_told = Some(now);
        // Only for them the numbers of others matter.
        let ignoring = self.ignored.iter().filter(|(_, all)| !all.is_empty());
        let ignoring: Vec<PersonId> = ignoring.map(|(person, _)| *person).collect();
        for person in ignoring {
            self.tell_ignored(person);
        }
    }

    /// A new socket is told who looks on, and whom its person ignores.
    pub(super) fn greet_with_people(&mut self, id: ConnectionId, person: Option<PersonId>) {
        let guests = self.guests_message();
        self.connections.send(id, &guests);
        if let Some(person) = person {
            let ignored = self.ignored_message(person);
            self.connections.send(id, &ignored);
        }
    }

    // ---- ignoring

    /// Reads whom somebody does not want to read.
    pub(super) async fn load_ignored(&mut self, person: PersonId) {
        match self.shared.store.ignored(person).await {
            Ok(ignored) => drop(self.ignored.insert(person, ignored)),
            Err(error) => tracing::error!(%error, "whom somebody ignores cannot be read"),
        }
    }

    /// Forgets it for those who look no longer.
    pub(super) fn forget_ignored(&mut self) {
        let connections = &self.connections;
        self.ignored.retain(|person, _| connections.has(*person));
    }

    /// Whether `reader` does not want to read what `speaker` says.
    pub(super) fn is_ignored(&self, reader: Option<PersonId>, speaker: PersonId) -> bool {
        let ignored = reader.and_then(|reader| self.ignored.get(&reader));
        ignored.is_some_and(|all| all.iter().any(|one| one.other == speaker))
    }

    /// Somebody does not want to read or to meet another. Whoever opened a
    /// table that has not begun also sends away whom they block.
    pub(super) async fn ignore(&mut self, me: PersonId, ignore: Ignore) -> Houses<()> {
        let Ignore { who, how } = ignore;
        let Meant::Person(other) = self.meant(me, who).await? else {
            return Err(HouseTrouble::refused("Nobody knows who that is."));
        };
        self.learn_name(other).await;
        let name = self.shown_name(other);
        let store = &self.shared.store;
        if !store.ignore(me, other, how, &name, MOST_IGNORED).await? {
            return Err(HouseTrouble::refused(
                "You ignore very many people already; let some of them go first.",
            ));
        }
        let own_table = self.facts.host == me && self.status() == Status::Gathering;
        if how == How::Block && own_table {
            self.shut_out(Meant::Person(other)).await?;
        }
        Ok(())
    }

    /// Whom somebody ignores has changed: they read other lines now.
    /// Whom they block does not look on where they sit or are host.
    pub(super) async fn ignored_changed(&mut self, person: PersonId) {
        self.part_from_blocked(person).await;
        if !self.connections.has(person) {
            return;
        }
        self.load_ignored(person).await;
        self.load_chat(Some(person)).await;
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
            let (seat, guest) = (self.seats_of(one.other).lowest(), guest_of(one.other));
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

    /// Whom somebody blocks is sent away from where that one is host or sits,
    /// as far as they only look on.
    pub(super) async fn part_from_blocked(&mut self, person: PersonId) {
        let belongs = named_by(&self.facts).contains(&person);
        if !belongs || self.status() == Status::Finished {
            return;
        }
        match self.shared.store.ignored(person).await {
            Ok(ignored) => {
                let blocked = ignored.iter().filter(|one| one.entry.how == How::Block);
                for one in blocked {
                    self.part_if_shut_out(one.other).await;
                }
            }
            Err(error) => tracing::error!(%error, "whom somebody blocks cannot be read"),
        }
    }

    /// Closes the sockets of somebody who looks on and could not come now.
    pub(super) async fn part_if_shut_out(&mut self, person: PersonId) {
        if !self.connections.has(person) || !self.seats_of(person).is_empty() {
            return;
        }
        // Where the store does not answer they stay; whatever comes next asks.
        if self.check_open(Some(person)).await == Err(HouseTrouble::NotOpen) {
            self.close_sockets_of(Some(person));
        }
    }

    fn close_sockets_of(&mut self, person: Option<PersonId>) {
        self.connections
            .close_where(|one| one.person == person, Closing::NotOpen);
        self.forget_names();
        self.forget_ignored();
        self.presence_changed();
    }

    /// The host sends somebody away who does not play.
    pub(super) async fn send_away(&mut self, me: PersonId, who: Who) -> Houses<()> {
        self.check_host(me)?;
        let meant = self.meant(me, who).await?;
        if let Meant::Person(person) = meant
            && self.status() != Status::Gathering
            && !self.seats_of(person).is_empty()
        {
            return Err(HouseTrouble::refused(
                "Who plays in a game that has begun cannot be sent away.",
            ));
        }
        self.shut_out(meant).await
    }

    /// They do not come back. Of somebody unknown nothing is kept, not even an
    /// address, which whole households share: from then on the table takes
    /// nobody who does not say who they are.
    async fn shut_out(&mut self, meant: Meant) -> Houses<()> {
        let person = match meant {
            Meant::Person(person) => Some(person),
            Meant::Unknown(_) => None,
        };
        self.shared.store.send_away(&self.facts.id, person).await?;
        let seats = person.map(|person| self.seats_of(person));
        for seat in seats.into_iter().flat_map(|seats| seats.iter()) {
            self.put(seat, Occupant::Open).await?;
        }
        self.close_sockets_of(person);
        Ok(())
    }

    // ---- reporting

    /// Somebody tells the host of the server about another. What was said last,
    /// as far as the reporter could read it, goes with it.
    pub(super) async fn report(&mut self, reporter: Person, report: Report) -> Houses<()> {
        let Report { who, reason, text } = report;
        let text = text.trim();
        if text.chars().count() > LONGEST_REPORT {
            return Err(HouseTrouble::Refused(format!(
                "A report has at most {LONGEST_REPORT} characters."
            )));
        }
        let meant = self.meant(reporter.id, who).await?;
        self.load_chat(Some(reporter.id)).await;
        let reported = match meant {
            Meant::Person(person) => {
                self.learn_name(person).await;
                Some(person)
            }
            Meant::Unknown(_) => None,
        };
        let report = NewReport {
            at: self.now(),
            reporter: reporter.id,
            reporter_name: reporter.name,
            reported,
            reported_name: reported.map_or_else(String::new, |person| self.shown_name(person)),
            table: self.facts.id.clone(),
            reason,
            text: text.to_owned(),
            lines: self.last_lines_for(reporter.id),
        };
        match self.shared.store.add_report(&report, MOST_REPORTS).await? {
            Filed::Kept => Ok(()),
            Filed::EnoughOfTheirs => Err(HouseTrouble::refused(
                "Many of your reports wait for the host of this server; that is enough for now.",
            )),
            Filed::EnoughInAll => Err(HouseTrouble::refused(
                "Very many reports wait for the host of this server; it takes no more for now.",
            )),
        }
    }

    /// The end of what this person may read, with the lines they hide.
    fn last_lines_for(&self, person: PersonId) -> Vec<ChatLine> {
        let lines = self.readable_for(Some(person));
        let from = lines.len().saturating_sub(LINES_REPORTED);
        lines[from..]
            .iter()
            .map(|spoken| spoken.line.clone())
            .collect()
    }

    /// What somebody is called in the chat.
    pub(super) async fn name_in_chat(&mut self, person: PersonId) -> String {
        self.learn_name(person).await;
        self.shown_name(person)
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
