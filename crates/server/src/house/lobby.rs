//! Lists of tables.

use tabletop::Seats;

use super::House;
use super::trouble::{HouseTrouble, Houses};
use crate::store::{Occupant, PersonId, StoredTable};
use crate::table::{Command, named_by, table_info};
use crate::wire::{Lobby, Status, TableInfo};
use tokio::sync::oneshot;

/// How many tables a list shows.
const MOST: u32 = 50;

impl House {
    /// A table as `me` sees it from outside. One that sleeps is not woken.
    pub async fn info(&self, id: &str, me: Option<PersonId>) -> Houses<TableInfo> {
        self.check_open(id, me).await?;
        if let Some(to) = self.registry().awake(id).await {
            let (reply, answer) = oneshot::channel();
            if to.send(Command::Info(me, reply)).await.is_ok()
                && let Ok(info) = answer.await
            {
                return info;
            }
        }
        let table = self.shared().store.table(id).await?;
        let table = table.ok_or(HouseTrouble::NoSuchTable)?;
        let mut infos = self.infos(&[table], me).await?;
        infos.pop().ok_or(HouseTrouble::NoSuchTable)
    }

    /// Tables to sit at or look at.
    pub async fn lobby(&self, me: Option<PersonId>) -> Houses<Lobby> {
        let store = &self.shared().store;
        let mut open = store.listed(Status::Gathering, MOST, me).await?;
        open.retain(has_open_seat);
        let watch = store.listed(Status::Playing, MOST, me).await?;
        let mine = match me {
            Some(me) => store.tables_of(me, MOST).await?,
            None => Vec::new(),
        };
        let mut mine = self.infos(&mine, me).await?;
        // Stable: the newest first among those where it is my turn.
        mine.sort_by_key(|table| !table.my_turn);
        Ok(Lobby {
            open: self.infos(&open, me).await?,
            mine,
            watch: self.infos(&watch, me).await?,
        })
    }

    async fn infos(&self, tables: &[StoredTable], me: Option<PersonId>) -> Houses<Vec<TableInfo>> {
        let mut people: Vec<PersonId> = tables.iter().flat_map(named_by).collect();
        people.sort_unstable();
        people.dedup();
        let names = self.shared().names_of(&people).await?;
        let info = |table: &StoredTable| {
            let glance = self.shared().glances.at(&table.id);
            let awaiting: Seats = table.summary.awaiting;
            table_info(table, &names, &glance, awaiting, me)
        };
        Ok(tables.iter().map(info).collect())
    }
}

fn has_open_seat(table: &StoredTable) -> bool {
    let mut seats = table.seats.iter();
    seats.any(|seat| seat.occupant == Occupant::Open)
}
