//! A store that forgets everything when it is dropped, and fails on request.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use server::entry::{Stored, What};
use server::retention::{Notice, Passing};
use server::store::{
    Behind, Filed, IgnoredBy, MostReports, NewReport, Occupant, OpenTable, Person, PersonId,
    SoloEnd, Spoken, Store, StoreError, StoredTable, Summary, TableId,
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
    /// When somebody was last noted at a table.
    attended: Mutex<HashMap<TableId, i64>>,
    names: Mutex<HashMap<PersonId, (String, i64)>>,
    ignored: Mutex<Vec<(PersonId, IgnoredBy)>>,
    removed: Mutex<Vec<(TableId, Option<PersonId>)>>,
    /// What the host of the server was told.
    pub reports: Mutex<Vec<NewReport>>,
    /// Appending fails.
    pub fails: AtomicBool,
    /// Actions cannot be appended.
    pub nobody_acts: AtomicBool,
    /// Appending writes, and then fails all the same.
    pub fails_late: AtomicBool,
    /// The next time, appending panics.
    pub panics: AtomicBool,
    /// Stories cannot be read.
    pub unreadable: AtomicBool,
    /// How many seconds appending takes.
    pub seconds: AtomicU64,
    /// How often a story was read.
    pub loads: AtomicU32,
}

impl Memory {
    /// What was written of this table.
    pub fn rows(&self, id: &str) -> Vec<Stored> {
        self.tables.lock().unwrap()[id].1.clone()
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables.lock().unwrap().len()
    }

    /// What lists show of this table.
    pub fn summary(&self, id: &str) -> Summary {
        self.tables.lock().unwrap()[id].0.summary.clone()
    }

    /// The table is due then, as far as the store knows.
    pub fn set_due(&self, id: &str, due: Option<i64>) {
        let mut tables = self.tables.lock().unwrap();
        tables.get_mut(id).unwrap().0.summary.due = due;
    }

    /// Whose table it is.
    pub fn host(&self, id: &str) -> PersonId {
        self.tables.lock().unwrap()[id].0.host
    }

    /// What stands in a list behind this, as much as is asked for.
    fn page(
        &self,
        wanted: impl Fn(&StoredTable) -> bool,
        behind: Option<&Behind>,
        most: u32,
    ) -> Vec<StoredTable> {
        let order = |one: &Behind| (one.finished, Reverse((one.changed, one.id.clone())));
        let tables = self.tables.lock().unwrap();
        let tables = tables.values().map(|(table, _)| table);
        let mut all: Vec<StoredTable> = tables.filter(|table| wanted(table)).cloned().collect();
        all.sort_by_key(|table| order(&Behind::table(table)));
        all.retain(|table| behind.is_none_or(|b| order(&Behind::table(table)) > order(b)));
        all.truncate(most as usize);
        all
    }

    /// Whether nobody has needed this table since.
    fn is_passing(&self, kind: Passing, before: i64, table: &StoredTable) -> bool {
        let attended = self.attended.lock().unwrap();
        let attended = attended.get(&table.id).copied().unwrap_or(0);
        let unneeded = table.summary.changed < before && attended < before;
        let status = table.summary.status;
        match kind {
            Passing::Gathering => status == Status::Gathering && unneeded,
            Passing::Unfinished => {
                is_unfinished(table)
                    && table.ends.is_some_and(|ends| ends <= before)
                    && attended < before - 3_600_000
            }
            Passing::Lessons => table.lesson.is_some() && unneeded,
            Passing::BotGames => {
                let open = table.uploaded || table.lesson.is_some() || has_people(table);
                !open && status != Status::Gathering && unneeded
            }
            Passing::Uploads => table.uploaded && unneeded,
        }
    }

    /// Somebody else's hand in the store.
    pub fn forge(&self, id: &str, change: impl FnOnce(&mut StoredTable, &mut Vec<Stored>)) {
        let mut tables = self.tables.lock().unwrap();
        let (table, story) = tables.get_mut(id).unwrap();
        change(table, story);
    }

    /// What is stored of this table besides its story.
    pub fn facts(&self, id: &str) -> StoredTable {
        self.tables.lock().unwrap()[id].0.clone()
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

    fn check(&self) -> Result<(), StoreError> {
        if self.fails.load(Ordering::Relaxed) {
            Err(StoreError::Broken("as it was told".to_owned()))
        } else {
            Ok(())
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
        seen: i64::MAX,
        named: id,
    }
}

fn open_table(table: &StoredTable) -> Option<OpenTable> {
    let bot = |seat: &server::store::StoredSeat| matches!(seat.occupant, Occupant::Bot(_));
    let status = table.summary.status;
    (status != Status::Finished).then(|| OpenTable {
        id: table.id.clone(),
        of_bots: status == Status::Playing && table.seats.iter().all(bot),
        begun: status == Status::Playing,
        game: table.game.clone(),
        rules: table.rules,
        disclosed: table.disclosed.is_some(),
    })
}

fn has_people(table: &StoredTable) -> bool {
    let mut seats = table.seats.iter();
    seats.any(|seat| matches!(seat.occupant, Occupant::Person(_)))
}

fn is_unfinished(table: &StoredTable) -> bool {
    table.summary.status == Status::Playing && table.lesson.is_none() && has_people(table)
}

fn awaits_notice(table: &StoredTable, notice: Notice) -> bool {
    is_unfinished(table) && table.ends.is_none() && table.summary.changed < notice.before
}

#[async_trait]
impl Store for Memory {
    async fn new_person(&self, _: &str, _: &[u8]) -> Result<Person, StoreError> {
        Err(StoreError::Missing)
    }

    async fn person_by_secret(&self, _: &[u8]) -> Result<Option<Person>, StoreError> {
        Ok(None)
    }

    async fn people(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError> {
        Ok(ids.iter().map(|&id| self.person(id)).collect())
    }

    async fn rename(&self, id: PersonId, name: &str) -> Result<i64, StoreError> {
        let mut names = self.names.lock().unwrap();
        let named = 1_000 + names.len() as i64;
        names.insert(id, (name.to_owned(), named));
        Ok(named)
    }

    async fn set_account(&self, _: PersonId, _: &str, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn account(&self, _: &str) -> Result<Option<(Person, String)>, StoreError> {
        Ok(None)
    }

    async fn add_secret(&self, _: PersonId, _: &[u8]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn drop_secret(&self, _: &[u8]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn drop_other_secrets(&self, _: PersonId, _: &[u8]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn forget_passer_by(&self, _: PersonId) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn note_seen(&self, _: PersonId, _: i64) -> Result<(), StoreError> {
        Ok(())
    }

    async fn passers_by(&self, _: i64, _: PersonId, _: u32) -> Result<Vec<PersonId>, StoreError> {
        Ok(Vec::new())
    }

    async fn forget_passers_by(&self, _: &[PersonId], _: i64) -> Result<u32, StoreError> {
        Ok(0)
    }

    async fn ignore(
        &self,
        person: PersonId,
        other: PersonId,
        how: How,
        name: &str,
        most: u32,
    ) -> Result<bool, StoreError> {
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

    async fn ignored(&self, person: PersonId) -> Result<Vec<IgnoredBy>, StoreError> {
        let ignored = self.ignored.lock().unwrap();
        let own = ignored.iter().filter(|(who, _)| *who == person);
        Ok(own.map(|(_, one)| one.clone()).collect())
    }

    async fn stop_ignoring(&self, person: PersonId, id: i64) -> Result<(), StoreError> {
        let mut ignored = self.ignored.lock().unwrap();
        ignored.retain(|(who, one)| *who != person || one.entry.id != id);
        Ok(())
    }

    async fn go_on_as(&self, _: PersonId, _: PersonId, _: u32) -> Result<(), StoreError> {
        Ok(())
    }

    async fn send_away(&self, table: &str, person: Option<PersonId>) -> Result<(), StoreError> {
        self.check()?;
        let mut removed = self.removed.lock().unwrap();
        removed.push((table.to_owned(), person));
        Ok(())
    }

    async fn is_shut_out(&self, table: &str, person: Option<PersonId>) -> Result<bool, StoreError> {
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

    async fn add_report(&self, report: &NewReport, most: MostReports) -> Result<Filed, StoreError> {
        let mut reports = self.reports.lock().unwrap();
        let theirs = reports.iter().filter(|one| one.reporter == report.reporter);
        if theirs.count() >= most.of_one as usize {
            return Ok(Filed::EnoughOfTheirs);
        }
        if reports.len() >= most.in_all as usize {
            return Ok(Filed::EnoughInAll);
        }
        reports.push(report.clone());
        Ok(Filed::Kept)
    }

    async fn settled_reports(&self, _: i64) -> Result<u32, StoreError> {
        Ok(0)
    }

    async fn forget_reports(&self, _: i64, _: u32) -> Result<u32, StoreError> {
        Ok(0)
    }

    async fn add_token(
        &self,
        _: PersonId,
        _: &str,
        _: &[u8],
        _: u32,
    ) -> Result<Option<TokenInfo>, StoreError> {
        Ok(None)
    }

    async fn tokens(&self, _: PersonId) -> Result<Vec<TokenInfo>, StoreError> {
        Ok(Vec::new())
    }

    async fn person_by_token(&self, _: &[u8]) -> Result<Option<(Person, i64)>, StoreError> {
        Ok(None)
    }

    async fn drop_token(&self, _: PersonId, _: i64) -> Result<(), StoreError> {
        Ok(())
    }

    async fn new_table(&self, table: &StoredTable, story: &[Stored]) -> Result<(), StoreError> {
        self.check()?;
        let stored = (table.clone(), story.to_vec());
        self.tables.lock().unwrap().insert(table.id.clone(), stored);
        Ok(())
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let tables = self.tables.lock().unwrap();
        Ok(tables.get(id).map(|(table, _)| table.clone()))
    }

    async fn save_table(&self, table: &StoredTable) -> Result<(), StoreError> {
        self.check()?;
        let mut tables = self.tables.lock().unwrap();
        let stored = tables.get_mut(&table.id).ok_or(StoreError::Missing)?;
        stored.0 = StoredTable {
            ends: stored.0.ends,
            disclosed: stored.0.disclosed,
            ..table.clone()
        };
        Ok(())
    }

    async fn drop_table(&self, id: &str) -> Result<(), StoreError> {
        self.tables.lock().unwrap().remove(id);
        Ok(())
    }

    async fn drop_bot_game(&self, id: &str) -> Result<(), StoreError> {
        let table = self.table(id).await?.ok_or(StoreError::Missing)?;
        if open_table(&table).is_some_and(|open| open.of_bots) {
            self.drop_table(id).await
        } else {
            Err(StoreError::Missing)
        }
    }

    async fn disclose(&self, id: &str, at: i64) -> Result<(), StoreError> {
        self.check()?;
        let mut tables = self.tables.lock().unwrap();
        let (table, _) = tables.get_mut(id).ok_or(StoreError::Missing)?;
        table.disclosed.get_or_insert(at);
        Ok(())
    }

    async fn append(&self, id: &str, rows: &[Stored], summary: &Summary) -> Result<(), StoreError> {
        tokio::task::yield_now().await;
        let takes = Duration::from_secs(self.seconds.load(Ordering::Relaxed));
        tokio::time::sleep(takes).await;
        assert!(
            !self.panics.swap(false, Ordering::Relaxed),
            "as it was told"
        );
        self.check()?;
        let acted = |row: &Stored| matches!(row.what, What::Acted { .. });
        if self.nobody_acts.load(Ordering::Relaxed) && rows.iter().any(acted) {
            return Err(StoreError::Broken("as it was told".to_owned()));
        }
        let mut tables = self.tables.lock().unwrap();
        let (table, story) = tables.get_mut(id).ok_or(StoreError::Missing)?;
        let follows = rows
            .iter()
            .zip(story.len() as u32 + 1..)
            .all(|(row, version)| row.version == version);
        if rows.is_empty() || !follows {
            return Err(StoreError::Broken("versions do not follow".to_owned()));
        }
        story.extend_from_slice(rows);
        table.summary = summary.clone();
        table.ends = None;
        if self.fails_late.load(Ordering::Relaxed) {
            Err(StoreError::Broken("as it was told".to_owned()))
        } else {
            Ok(())
        }
    }

    async fn save_summary(
        &self,
        id: &str,
        version: u32,
        summary: &Summary,
    ) -> Result<(), StoreError> {
        self.check()?;
        let mut tables = self.tables.lock().unwrap();
        let (table, story) = tables.get_mut(id).ok_or(StoreError::Missing)?;
        if story.last().map_or(0, |last| last.version) != version {
            return Err(StoreError::Gap);
        }
        if table.summary.changed != summary.changed {
            table.ends = None;
        }
        table.summary = summary.clone();
        Ok(())
    }

    async fn story(&self, id: &str) -> Result<Vec<Stored>, StoreError> {
        self.loads.fetch_add(1, Ordering::Relaxed);
        tokio::task::yield_now().await;
        if self.unreadable.load(Ordering::Relaxed) {
            return Err(StoreError::Broken("as it was told".to_owned()));
        }
        let tables = self.tables.lock().unwrap();
        Ok(tables
            .get(id)
            .map(|(_, story)| story.clone())
            .unwrap_or_default())
    }

    async fn tables_to_join(
        &self,
        behind: Option<&Behind>,
        most: u32,
        _: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let open = |table: &StoredTable| {
            let mut seats = table.seats.iter();
            table.options.listed
                && table.summary.status == Status::Gathering
                && seats.any(|seat| seat.occupant == Occupant::Open)
        };
        Ok(self.page(open, behind, most))
    }

    async fn games_to_watch(
        &self,
        behind: Option<&Behind>,
        most: u32,
        _: Option<PersonId>,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let on =
            |table: &StoredTable| table.options.listed && table.summary.status == Status::Playing;
        Ok(self.page(on, behind, most))
    }

    async fn tables_of(
        &self,
        person: PersonId,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let sits = |table: &StoredTable| {
            let mut seats = table.seats.iter();
            seats.any(|seat| seat.occupant == Occupant::Person(person))
        };
        Ok(self.page(sits, behind, most))
    }

    async fn attend(&self, tables: &[TableId], at: i64) -> Result<(), StoreError> {
        let mut attended = self.attended.lock().unwrap();
        attended.extend(tables.iter().map(|table| (table.clone(), at)));
        Ok(())
    }

    async fn passing(
        &self,
        kind: Passing,
        before: i64,
        behind: Option<&Behind>,
        most: u32,
    ) -> Result<Vec<Behind>, StoreError> {
        let mut old: Vec<Behind> = {
            let tables = self.tables.lock().unwrap();
            let tables = tables.values().map(|(table, _)| table);
            let old = tables.filter(|table| self.is_passing(kind, before, table));
            old.map(Behind::table).collect()
        };
        old.sort_by_key(|table| (table.changed, table.id.clone()));
        let after = behind.map(|behind| (behind.changed, behind.id.clone()));
        old.retain(|table| Some((table.changed, table.id.clone())) > after);
        old.truncate(most as usize);
        Ok(old)
    }

    async fn drop_passing(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError> {
        self.check()?;
        let table = self.table(id).await?;
        if !table.is_some_and(|table| self.is_passing(kind, before, &table)) {
            return Ok(false);
        }
        self.drop_table(id).await?;
        Ok(true)
    }

    async fn give_notice(
        &self,
        notice: Notice,
        most: u32,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let mut tables = self.tables.lock().unwrap();
        let due = |table: &&mut StoredTable| awaits_notice(table, notice);
        let due = tables.values_mut().map(|(table, _)| table).filter(due);
        let told = due.take(most as usize).map(|table| {
            let ends = notice.earliest.max(table.summary.changed + notice.keep);
            table.ends = Some(ends);
            (table.id.clone(), ends)
        });
        Ok(told.collect())
    }

    async fn awaiting_notice(&self, notice: Notice) -> Result<u32, StoreError> {
        let tables = self.tables.lock().unwrap();
        let tables = tables.values().map(|(table, _)| table);
        Ok(tables.filter(|table| awaits_notice(table, notice)).count() as u32)
    }

    async fn withdraw_notice(&self, since: i64) -> Result<(), StoreError> {
        let mut tables = self.tables.lock().unwrap();
        for (table, _) in tables.values_mut() {
            if table.summary.changed >= since {
                table.ends = None;
            }
        }
        Ok(())
    }

    async fn open_tables(&self, host: PersonId) -> Result<Vec<OpenTable>, StoreError> {
        let tables = self.tables.lock().unwrap();
        let theirs = tables.values().filter(|(table, _)| table.host == host);
        Ok(theirs.filter_map(|(table, _)| open_table(table)).collect())
    }

    async fn open_among(&self, ids: &[TableId]) -> Result<Vec<OpenTable>, StoreError> {
        let tables = self.tables.lock().unwrap();
        let those = ids.iter().filter_map(|id| tables.get(id));
        Ok(those.filter_map(|(table, _)| open_table(table)).collect())
    }

    async fn solo_games(&self, person: PersonId) -> Result<Vec<SoloEnd>, StoreError> {
        let tables = self.tables_of(person, None, u32::MAX).await?;
        let end = |table: StoredTable| {
            Some(SoloEnd {
                game: table.game,
                solo: table.summary.solo?,
                at: table.summary.changed,
            })
        };
        Ok(tables.into_iter().filter_map(end).collect())
    }

    async fn begun(&self, over: bool) -> Result<Vec<TableId>, StoreError> {
        let tables = self.tables.lock().unwrap();
        let wanted = |table: &&StoredTable| match table.summary.status {
            Status::Gathering => false,
            Status::Playing => true,
            Status::Finished => over,
        };
        let tables = tables.values().map(|(table, _)| table);
        Ok(tables
            .filter(wanted)
            .map(|table| table.id.clone())
            .collect())
    }

    async fn due(&self) -> Result<Vec<(TableId, i64)>, StoreError> {
        let tables = self.tables.lock().unwrap();
        let tables = tables.values().map(|(table, _)| table);
        Ok(tables
            .filter_map(|table| Some((table.id.clone(), table.summary.due?)))
            .collect())
    }

    async fn say(
        &self,
        id: &str,
        person: PersonId,
        own: &str,
        line: &ChatLine,
    ) -> Result<u32, StoreError> {
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

    async fn chat(&self, id: &str, _: u32) -> Result<Vec<Spoken>, StoreError> {
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
    ) -> Result<u32, StoreError> {
        // A room of its own, with numbers of its own.
        self.say(&format!("{id}/{team}"), person, own, line).await
    }

    async fn team_chat(&self, id: &str, team: Seat, most: u32) -> Result<Vec<Spoken>, StoreError> {
        self.chat(&format!("{id}/{team}"), most).await
    }

    async fn showing(&self, id: &str) -> Result<Seats, StoreError> {
        let showing = self.showing.lock().unwrap();
        Ok(showing.get(id).copied().unwrap_or(Seats::EMPTY))
    }

    async fn set_showing(&self, id: &str, seat: Seat, on: bool) -> Result<(), StoreError> {
        self.check()?;
        let mut showing = self.showing.lock().unwrap();
        let seats = showing.entry(id.to_owned()).or_insert(Seats::EMPTY);
        *seats = if on {
            seats.with(seat)
        } else {
            seats.without(seat)
        };
        Ok(())
    }

    async fn notes(&self, id: &str, person: PersonId) -> Result<String, StoreError> {
        let notes = self.notes.lock().unwrap();
        Ok(notes
            .get(&(id.to_owned(), person))
            .cloned()
            .unwrap_or_default())
    }

    async fn set_notes(&self, id: &str, person: PersonId, text: &str) -> Result<(), StoreError> {
        let mut notes = self.notes.lock().unwrap();
        notes.insert((id.to_owned(), person), text.to_owned());
        Ok(())
    }

    async fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        Ok(self.analyses.lock().unwrap().get(id).cloned())
    }

    async fn keep_analysis(&self, id: &str, body: &str) -> Result<(), StoreError> {
        self.check()?;
        let mut analyses = self.analyses.lock().unwrap();
        analyses.insert(id.to_owned(), body.to_owned());
        Ok(())
    }

    async fn healthy(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn backup(&self, _: &std::path::Path) -> Result<(), StoreError> {
        Ok(())
    }
}
