//! How many tables somebody has open: asked before one more is opened.
//!
//! Whose a table is, the store knows, before and after a restart. Whence it
//! was opened is known since the start only, and for a day: that is for those
//! who are somebody new for every table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::House;
use super::millis;
use crate::config::Rate;
use crate::games;
use crate::limits::Address;
use crate::store::{OpenTable, PersonId, TableId};
use crate::wire::RequestError;

/// So long an address is remembered after its last table.
const REMEMBERED: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);

/// How many tables may be open at the same time. 0 means as many as one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenLimits {
    /// Tables that gather or play.
    pub tables: Rate,
    /// Of these, games of bots alone.
    pub of_bots: Rate,
}

/// What somebody wants to open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// A table for people.
    Table,
    /// A game that bots play alone.
    BotGame,
    /// A table that is open already becomes a game that bots play alone.
    StartOfBots,
}

/// What is being opened, and what was opened from where.
#[derive(Default)]
pub(crate) struct Openings(Mutex<Books>);

#[derive(Default)]
struct Books {
    opened: HashMap<Address, Opened>,
    /// Not in the store yet.
    by_person: HashMap<PersonId, u32>,
    by_address: HashMap<Address, u32>,
}

/// What was opened from an address.
#[derive(Default)]
struct Opened {
    tables: Vec<TableId>,
    /// When the last of them was.
    last: i64,
}

impl Openings {
    fn books(&self) -> MutexGuard<'_, Books> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Something is being opened, until this is dropped.
pub struct Opening<'h> {
    house: &'h House,
    person: PersonId,
    address: Address,
}

impl Opening<'_> {
    /// It is this table.
    pub fn is(self, id: TableId) -> TableId {
        let now = self.house.now();
        let mut books = self.house.shared().openings.books();
        let opened = books.opened.entry(self.address).or_default();
        opened.last = now;
        if !opened.tables.contains(&id) {
            opened.tables.push(id.clone());
        }
        drop(books);
        id
    }
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        let mut books = self.house.shared().openings.books();
        less(&mut books.by_person, self.person);
        less(&mut books.by_address, self.address);
    }
}

fn less<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}

impl House {
    /// Lets somebody open one more table, or says that they have too many.
    pub async fn may_open(
        &self,
        person: PersonId,
        address: Address,
        wanted: Wanted,
        limits: &OpenLimits,
    ) -> Result<Opening<'_>, RequestError> {
        // Entered first, so that two at the same time see each other.
        let (by_person, by_address, tables) = self.enter(person, address);
        let opening = Opening {
            house: self,
            person,
            address,
        };
        let store = &self.shared().store;
        let theirs = store.open_tables(person).await?;
        check(wanted, limits, |rate| rate.per_person, &theirs, by_person)?;
        let from_there = store.open_among(&tables).await?;
        self.keep_open(address, &tables, &from_there);
        check(
            wanted,
            limits,
            |rate| rate.per_address,
            &from_there,
            by_address,
        )?;
        Ok(opening)
    }

    /// How many are being opened besides, and what was opened from there.
    fn enter(&self, person: PersonId, address: Address) -> (u32, u32, Vec<TableId>) {
        let mut books = self.shared().openings.books();
        let by_person = more(&mut books.by_person, person);
        let by_address = more(&mut books.by_address, address);
        let opened = books.opened.get(&address);
        let tables = opened.map(|opened| opened.tables.clone());
        (by_person, by_address, tables.unwrap_or_default())
    }

    /// Forgets those of `tables` that are open no longer.
    fn keep_open(&self, address: Address, tables: &[TableId], open: &[OpenTable]) {
        let mut books = self.shared().openings.books();
        if let Some(opened) = books.opened.get_mut(&address) {
            opened
                .tables
                .retain(|id| !tables.contains(id) || open.iter().any(|table| table.id == *id));
        }
    }

    /// Forgets addresses from which nothing was opened for long.
    pub fn tidy(&self) {
        let long_ago = self.now() - millis(REMEMBERED);
        let mut books = self.shared().openings.books();
        books.opened.retain(|_, opened| opened.last > long_ago);
    }
}

/// One more; how many there were before.
fn more<K: Hash + Eq>(counts: &mut HashMap<K, u32>, key: K) -> u32 {
    let count = counts.entry(key).or_insert(0);
    *count += 1;
    *count - 1
}

/// Whether a table that gathers or plays counts. People cannot end a game that
/// is not played here, so they need not answer for it, as far as can be told
/// without playing it again; one of bots alone its host can drop.
fn counts(table: &OpenTable) -> bool {
    let stuck = || table.disclosed || games::obstacle(&table.game, table.rules).is_some();
    table.of_bots || !table.begun || !stuck()
}

fn check(
    wanted: Wanted,
    limits: &OpenLimits,
    of: impl Fn(Rate) -> u32,
    open: &[OpenTable],
    besides: u32,
) -> Result<(), RequestError> {
    let open = || open.iter().filter(|table| counts(table));
    let too_many = |most: u32, open: usize| most > 0 && open as u32 + besides >= most;
    let of_bots = open().filter(|table| table.of_bots).count();
    if wanted != Wanted::Table && too_many(of(limits.of_bots), of_bots) {
        return Err(RequestError::TooManyBotGames);
    }
    if wanted != Wanted::StartOfBots && too_many(of(limits.tables), open().count()) {
        return Err(RequestError::TooManyTables);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(change: impl FnOnce(&mut OpenTable)) -> OpenTable {
        let mut table = OpenTable {
            id: "t".to_owned(),
            of_bots: false,
            begun: true,
            game: "kemet".to_owned(),
            rules: games::newest_rules("kemet"),
            disclosed: false,
        };
        change(&mut table);
        table
    }

    #[test]
    fn games_that_people_cannot_end_do_not_count() {
        let one = Rate {
            per_address: 1,
            per_person: 1,
        };
        let limits = OpenLimits {
            tables: one,
            of_bots: one,
        };
        let full = |table: OpenTable| {
            check(
                Wanted::BotGame,
                &limits,
                |rate| rate.per_person,
                &[table],
                0,
            )
            .is_err()
        };
        assert!(full(table(|_| {})));
        assert!(!full(table(|table| table.rules = 0)));
        assert!(!full(table(|table| table.game = "chess".to_owned())));
        assert!(!full(table(|table| table.disclosed = true)));
        let gathers = |table: &mut OpenTable| {
            table.begun = false;
            table.rules = 0;
        };
        assert!(full(table(gathers)), "it begins under the rules of today");
        let of_bots = |table: &mut OpenTable| {
            table.of_bots = true;
            table.rules = 0;
        };
        assert!(full(table(of_bots)), "its host can drop it");
    }
}
