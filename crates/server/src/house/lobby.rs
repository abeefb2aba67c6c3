//! Lists of tables.

use std::fmt;
use std::future::ready;
use std::str::FromStr;

use ::table::{known_obstacle, named_by, table_info};
use tabletop::Seats;

use super::House;
use crate::keeper::{Command, job};
use crate::store::{Behind, PersonId, StoreError, StoredTable};
use crate::wire::RequestError;
use crate::wire::{Lobby, More, TableInfo, TableList, TablePage};

/// How many tables a page of a list shows.
const MOST: u32 = 50;

/// The longest address of a table that a cursor may name.
const LONGEST_ID: usize = 64;

/// A page of a list as the store has it, and where the next begins.
struct Page {
    tables: Vec<StoredTable>,
    next: Option<String>,
}

impl House {
    /// A table as `me` sees it from outside. One that sleeps is not woken.
    pub async fn info(&self, id: &str, me: Option<PersonId>) -> Result<TableInfo, RequestError> {
        self.check_open(id, me).await?;
        if let Some(to) = self.registry().awake(id).await {
            let (job, answer) = job(move |keeper| Box::pin(ready(Ok(keeper.info(me)))));
            if to.send(Command::Note(job)).await.is_ok()
                && let Ok(info) = answer.await
            {
                return info;
            }
        }
        let table = self.shared().store.table(id).await?;
        let table = table.ok_or(RequestError::NoSuchTable)?;
        let mut infos = self.infos(&[table], me).await?;
        infos.pop().ok_or(RequestError::NoSuchTable)
    }

    /// Tables to sit at or look at: the first page of each list.
    pub async fn lobby(&self, me: Option<PersonId>) -> Result<Lobby, RequestError> {
        let open = self.page(TableList::Open, None, me).await?;
        let mine = self.page(TableList::Mine, None, me).await?;
        let watch = self.page(TableList::Watch, None, me).await?;
        Ok(Lobby {
            open: self.infos(&open.tables, me).await?,
            mine: mine_sorted(self.infos(&mine.tables, me).await?),
            watch: self.infos(&watch.tables, me).await?,
            more: More {
                open: open.next,
                mine: mine.next,
                watch: watch.next,
            },
        })
    }

    /// What a list has behind its first pages.
    pub async fn more_tables(
        &self,
        list: TableList,
        after: &str,
        me: Option<PersonId>,
    ) -> Result<TablePage, RequestError> {
        let Cursor(behind) = after.parse().map_err(|()| RequestError::BadCursor)?;
        let page = self.page(list, Some(&behind), me).await?;
        let tables = self.infos(&page.tables, me).await?;
        Ok(TablePage {
            tables: match list {
                TableList::Mine => mine_sorted(tables),
                TableList::Open | TableList::Watch => tables,
            },
            next: page.next,
        })
    }

    /// One more than a page holds is asked for, to know whether there are more.
    async fn page(
        &self,
        list: TableList,
        behind: Option<&Behind>,
        me: Option<PersonId>,
    ) -> Result<Page, StoreError> {
        let store = &self.shared().store;
        let mut tables = match (list, me) {
            (TableList::Open, _) => store.tables_to_join(behind, MOST + 1, me).await?,
            (TableList::Watch, _) => store.games_to_watch(behind, MOST + 1, me).await?,
            (TableList::Mine, Some(me)) => store.tables_of(me, behind, MOST + 1).await?,
            (TableList::Mine, None) => Vec::new(),
        };
        let more = tables.len() > MOST as usize;
        tables.truncate(MOST as usize);
        let last = tables.last().filter(|_| more);
        let next = last.map(|last| Cursor(Behind::table(last)).to_string());
        Ok(Page { tables, next })
    }

    async fn infos(
        &self,
        tables: &[StoredTable],
        me: Option<PersonId>,
    ) -> Result<Vec<TableInfo>, RequestError> {
        let mut people: Vec<PersonId> = tables.iter().flat_map(named_by).collect();
        people.sort_unstable();
        people.dedup();
        let names = self.shared().names_of(&people).await?;
        let info = |table: &StoredTable| {
            let glance = self.shared().glances.at(&table.id);
            let awaiting: Seats = table.summary.awaiting;
            table_info(table, &names, &glance, awaiting, known_obstacle(table), me)
        };
        Ok(tables.iter().map(info).collect())
    }
}

/// Where it is my turn first; among those as before.
fn mine_sorted(mut mine: Vec<TableInfo>) -> Vec<TableInfo> {
    mine.sort_by_key(|table| !table.my_turn);
    mine
}

/// Where a list goes on, as text that a client passes back unread.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Cursor(Behind);

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Behind {
            finished,
            changed,
            id,
        } = &self.0;
        write!(f, "{}.{changed}.{id}", u8::from(*finished))
    }
}

impl FromStr for Cursor {
    type Err = ();

    fn from_str(text: &str) -> Result<Cursor, ()> {
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().ok_or(());
        let finished = match part()? {
            "0" => false,
            "1" => true,
            _ => return Err(()),
        };
        let changed = part()?.parse().map_err(|_| ())?;
        let id = part()?;
        let plain = |byte: u8| byte.is_ascii_alphanumeric();
        if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(plain) {
            return Err(());
        }
        Ok(Cursor(Behind {
            finished,
            changed,
            id: id.to_owned(),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_comes_back_as_it_went_and_nothing_else_is_one() {
        let behind = Behind {
            finished: true,
            changed: 1_700_000_000_000,
            id: "abc23".to_owned(),
        };
        let text = Cursor(behind.clone()).to_string();
        assert_eq!(text.parse(), Ok(Cursor(behind)));
        let long = format!("0.1.{}", "a".repeat(65));
        for text in [
            "",
            ".",
            "..",
            "0.1",
            "0.1.",
            "2.1.a",
            "0.x.a",
            "0.1.a b",
            "0.1.'",
            "0.1.a.b",
            "é.1.a",
            "0.99999999999999999999.a",
            &long,
        ] {
            assert_eq!(text.parse::<Cursor>(), Err(()), "{text}");
        }
    }
}
