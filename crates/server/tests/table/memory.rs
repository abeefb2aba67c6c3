//! A store that forgets everything when it is dropped, and fails on request.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use async_trait::async_trait;
use server::entry::Stored;
use server::store::{
    IgnoredBy, NewReport, Occupant, Person, PersonId, SoloEnd, Spoken, Store, StoreError,
    StoredTable, Stores, Summary, TableId,
};
use server::wire::{ChatLine, How, IgnoredPerson, Status, TokenInfo};
use tabletop::{Seat, Seats};

/// A store in memory.
#[derive(Default)]
pub struct Memory {
    tables: Mutex<HashMap<TableId, (StoredTable, Vec<Stored>)>>,
    chat: Mutex<Vec<(TableId, PersonId, String, ChatLine)>>,
    showing: Mutex<HashMap<TableId, Seats>>,
    notes: Mutex<HashMap<(TableId, PersonId), String>>,
    analyses: Mutex<HashMap<TableId, String>>,
    names: Mutex<HashMap<PersonId, (String, i64)>>,
    ignored: Mutex<Vec<(PersonId, IgnoredBy)>>,
    removed: Mutex<Vec<(TableId, Option<PersonId>)>>,
    /// What the host of the server was told.
    pub reports: Mutex<Vec<NewReport>>,
    /// Appending fails.
    pub fails: AtomicBool,
    /// How often a story was read.
    pub loads: AtomicU32,
}

impl Memory {
    /// What was written of this table.
    pub fn rows(&self, id: &str) -> Vec<Stored> {
        self.tables.lock().unwrap()[id].1.clone()
    }

    /// Somebody, by the name they have now.
    pub fn person(&self, id: PersonId) -> Person {
        match self.names.lock().unwrap().get(&id) {
            Some((name, named)) => Person {
                name: name.clone(),
                named: *named,
                ..person(id)
            },
            None => person(id),
        }
    }

    fn check(&self) -> Stores<()> {
        match self.fails.load(Ordering::Relaxed) {
            true => Err(StoreError::Broken("as it was told".to_owned())),
            false => Ok(()),
        }
    }
}

/// Who opened a table and who sits there.
fn people(table: &StoredTable) -> Vec<PersonId> {
    let seated = table.seats.iter().filter_map(|seat| match seat.occupant {
        Occupant::Person(person) => Some(person),
        _ => None,
    });
    seated.chain([table.host]).collect()
}

/// People are called by their number.
pub fn person(id: PersonId) -> Person {
    Person {
        id,
        name: format!("person {id}"),
        account: None,
        named: id,
    }
}

#[async_trait]
impl Store for Memory {
    async fn new_person(&self, _: &str, _: &[u8]) -> Stores<Person> {
        Err(StoreError::Missing)
    }

    async fn person_by_secret(&self, _: &[u8]) -> Stores<Option<Person>> {
        Ok(None)
    }

    async fn people(&self, ids: &[PersonId]) -> Stores<Vec<Person>> {
        Ok(ids.iter().map(|&id| self.person(id)).collect())
    }

    async fn rename(&self, id: PersonId, name: &str) -> Stores<i64> {
        let mut names = self.names.lock().unwrap();
        let named = 1_000 + names.len() as i64;
        names.insert(id, (name.to_owned(), named));
        Ok(named)
    }

    async fn set_account(&self, _: PersonId, _: &str, _: &str) -> Stores<()> {
        Ok(())
    }

    async fn account(&self, _: &str) -> Stores<Option<(Person, String)>> {
        Ok(None)
    }

    async fn add_secret(&self, _: PersonId, _: &[u8]) -> Stores<()> {
        Ok(())
    }

    async fn drop_secret(&self, _: &[u8]) -> Stores<()> {
        Ok(())
    }

    async fn drop_other_secrets(&self, _: PersonId, _: &[u8]) -> Stores<()> {
        Ok(())
    }

    async fn forget_passer_by(&self, _: PersonId) -> Stores<bool> {
        Ok(false)
    }

    async fn ignore(
        &self,
        person: PersonId,
        other: PersonId,
        how: How,
        name: &str,
        most: u32,
    ) -> Stores<bool> {
        let mut ignored = self.ignored.lock().unwrap();
        let known = ignored
            .iter_mut()
            .find(|(who, one)| *who == person && one.other == other);
        if let Some((_, known)) = known {
            if known.entry.how == How::Mute {
                known.entry.how = how;
            }
            return Ok(true);
        }
        if ignored.iter().filter(|(who, _)| *who == person).count() >= most as usize {
            return Ok(false);
        }
        let entry = IgnoredPerson {
            id: ignored.len() as i64 + 1,
            name: name.to_owned(),
            how,
            since: 0,
        };
        ignored.push((person, IgnoredBy { other, entry }));
        Ok(true)
    }

    async fn ignored(&self, person: PersonId) -> Stores<Vec<IgnoredBy>> {
        let ignored = self.ignored.lock().unwrap();
        let own = ignored.iter().filter(|(who, _)| *who == person);
        Ok(own.map(|(_, one)| one.clone()).collect())
    }

    async fn stop_ignoring(&self, person: PersonId, id: i64) -> Stores<()> {
        let mut ignored = self.ignored.lock().unwrap();
        ignored.retain(|(who, one)| *who != person || one.entry.id != id);
        Ok(())
    }

    async fn go_on_as(&self, _: PersonId, _: PersonId) -> Stores<()> {
        Ok(())
    }

    async fn send_away(&self, table: &str, person: Option<PersonId>) -> Stores<()> {
        self.check()?;
        let mut removed = self.removed.lock().unwrap();
        removed.push((table.to_owned(), person));
        Ok(())
    }

    async fn is_shut_out(&self, table: &str, person: Option<PersonId>) -> Stores<bool> {
        let removed = self.removed.lock().unwrap();
        if removed.contains(&(table.to_owned(), person)) {
            return Ok(true);
        }
        let tables = self.tables.lock().unwrap();
        let (Some((table, _)), Some(me)) = (tables.get(table), person) else {
            return Ok(false);
        };
        let here = people(table);
        let over = table.summary.status == Status::Finished;
        let ignored = self.ignored.lock().unwrap();
        let blocked = ignored
            .iter()
            .any(|(who, one)| one.other == me && one.entry.how == How::Block && here.contains(who));
        Ok(blocked && !over && !here.contains(&me))
    }

    async fn add_report(&self, report: &NewReport, _: u32) -> Stores<bool> {
        self.reports.lock().unwrap().push(report.clone());
        Ok(true)
    }

    async fn add_token(&self, _: PersonId, _: &str, _: &[u8], _: u32) -> Stores<Option<TokenInfo>> {
        Ok(None)
    }

    async fn tokens(&self, _: PersonId) -> Stores<Vec<TokenInfo>> {
        Ok(Vec::new())
    }

    async fn person_by_token(&self, _: &[u8]) -> Stores<Option<Person>> {
        Ok(None)
    }

    async fn drop_token(&self, _: PersonId, _: i64) -> Stores<()> {
        Ok(())
    }

    async fn new_table(&self, table: &StoredTable, story: &[Stored]) -> Stores<()> {
        self.check()?;
        let stored = (table.clone(), story.to_vec());
        self.tables.lock().unwrap().insert(table.id.clone(), stored);
        Ok(())
    }

    async fn table(&self, id: &str) -> Stores<Option<StoredTable>> {
        let tables = self.tables.lock().unwrap();
        Ok(tables.get(id).map(|(table, _)| table.clone()))
    }

    async fn save_table(&self, table: &StoredTable) -> Stores<()> {
        self.check()?;
        let mut tables = self.tables.lock().unwrap();
        let stored = tables.get_mut(&table.id).ok_or(StoreError::Missing)?;
        stored.0 = table.clone();
        Ok(())
    }

    async fn drop_table(&self, id: &str) -> Stores<()> {
        self.tables.lock().unwrap().remove(id);
        Ok(())
    }

    async fn append(&self, id: &str, rows: &[Stored], summary: &Summary) -> Stores<()> {
        tokio::task::yield_now().await;
        self.check()?;
        let mut tables = self.tables.lock().unwrap();
        let (table, story) = tables.get_mut(id).ok_or(StoreError::Missing)?;
        let follows = rows
            .iter()
            .zip(story.len() as u32 + 1..)
            .all(|(row, version)| row.version == version);
        if !follows {
            return Err(StoreError::Broken("versions do not follow".to_owned()));
        }
        story.extend_from_slice(rows);
        table.summary = summary.clone();
        Ok(())
    }

    async fn story(&self, id: &str) -> Stores<Vec<Stored>> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        tokio::task::yield_now().await;
        let tables = self.tables.lock().unwrap();
        Ok(tables
            .get(id)
            .map(|(_, story)| story.clone())
            .unwrap_or_default())
    }

    async fn listed(
        &self,
        status: Status,
        most: u32,
        _: Option<PersonId>,
    ) -> Stores<Vec<StoredTable>> {
        let tables = self.tables.lock().unwrap();
        let tables = tables.values().map(|(table, _)| table.clone());
        Ok(tables
            .filter(|table| table.options.listed && table.summary.status == status)
            .take(most as usize)
            .collect())
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Stores<Vec<StoredTable>> {
        let tables = self.tables.lock().unwrap();
        let sits = |table: &StoredTable| {
            let mut seats = table.seats.iter();
            seats.any(|seat| seat.occupant == server::store::Occupant::Person(person))
        };
        let tables = tables.values().map(|(table, _)| table.clone());
        Ok(tables.filter(sits).take(most as usize).collect())
    }

    async fn solo_games(&self, person: PersonId) -> Stores<Vec<SoloEnd>> {
        let tables = self.tables_of(person, u32::MAX).await?;
        let end = |table: StoredTable| {
            Some(SoloEnd {
                game: table.game,
                solo: table.summary.solo?,
                at: table.summary.changed,
            })
        };
        Ok(tables.into_iter().filter_map(end).collect())
    }

    async fn in_progress(&self) -> Stores<Vec<TableId>> {
        let tables = self.tables.lock().unwrap();
        let playing = |table: &&StoredTable| table.summary.status == Status::Playing;
        let tables = tables.values().map(|(table, _)| table);
        Ok(tables
            .filter(playing)
            .map(|table| table.id.clone())
            .collect())
    }

    async fn say(&self, id: &str, person: PersonId, own: &str, line: &ChatLine) -> Stores<u32> {
        self.check()?;
        let mut chat = self.chat.lock().unwrap();
        let known = chat
            .iter()
            .find(|(table, who, known, _)| table == id && *who == person && known == own);
        if let Some((.., line)) = known {
            return Ok(line.number);
        }
        let number = chat.iter().filter(|(table, ..)| table == id).count() as u32 + 1;
        let line = ChatLine {
            number,
            ..line.clone()
        };
        chat.push((id.to_owned(), person, own.to_owned(), line));
        Ok(number)
    }

    async fn chat(&self, id: &str, _: u32) -> Stores<Vec<Spoken>> {
        let chat = self.chat.lock().unwrap();
        let here = chat.iter().filter(|(table, ..)| table == id);
        let spoken = |(_, person, _, line): &(TableId, PersonId, String, ChatLine)| Spoken {
            person: *person,
            line: line.clone(),
        };
        Ok(here.map(spoken).collect())
    }

    async fn say_to_team(
        &self,
        id: &str,
        team: Seat,
        person: PersonId,
        own: &str,
        line: &ChatLine,
    ) -> Stores<u32> {
        // A room of its own, with numbers of its own.
        self.say(&format!("{id}/{team}"), person, own, line).await
    }

    async fn team_chat(&self, id: &str, team: Seat, most: u32) -> Stores<Vec<Spoken>> {
        self.chat(&format!("{id}/{team}"), most).await
    }

    async fn showing(&self, id: &str) -> Stores<Seats> {
        let showing = self.showing.lock().unwrap();
        Ok(showing.get(id).copied().unwrap_or(Seats::NONE))
    }

    async fn set_showing(&self, id: &str, seat: Seat, on: bool) -> Stores<()> {
        self.check()?;
        let mut showing = self.showing.lock().unwrap();
        let seats = showing.entry(id.to_owned()).or_insert(Seats::NONE);
        *seats = match on {
            true => seats.with(seat),
            false => seats.without(seat),
        };
        Ok(())
    }

    async fn notes(&self, id: &str, person: PersonId) -> Stores<String> {
        let notes = self.notes.lock().unwrap();
        Ok(notes
            .get(&(id.to_owned(), person))
            .cloned()
            .unwrap_or_default())
    }

    async fn set_notes(&self, id: &str, person: PersonId, text: &str) -> Stores<()> {
        let mut notes = self.notes.lock().unwrap();
        notes.insert((id.to_owned(), person), text.to_owned());
        Ok(())
    }

    async fn analysis(&self, id: &str) -> Stores<Option<String>> {
        Ok(self.analyses.lock().unwrap().get(id).cloned())
    }

    async fn keep_analysis(&self, id: &str, body: &str) -> Stores<()> {
        self.check()?;
        let mut analyses = self.analyses.lock().unwrap();
        analyses.insert(id.to_owned(), body.to_owned());
        Ok(())
    }

    async fn healthy(&self) -> Stores<()> {
        Ok(())
    }

    async fn backup(&self, _: &std::path::Path) -> Stores<()> {
        Ok(())
    }
}
