//! People among themselves, at any table.

use super::House;
use super::trouble::{HouseTrouble, Houses};
use crate::store::{Person, PersonId};
use crate::table::Command;
use crate::wire::{Ignore, Ignored, Report, Who};

impl House {
    /// Refuses whoever was sent away from a table, or is not to meet those who
    /// are there.
    pub(crate) async fn check_open(&self, id: &str, me: Option<PersonId>) -> Houses<()> {
        if self.shared().store.is_shut_out(id, me).await? {
            Err(HouseTrouble::NotOpen)
        } else {
            Ok(())
        }
    }

    /// Whom `me` does not want to read or to meet.
    pub async fn ignored(&self, me: PersonId) -> Houses<Ignored> {
        let people = self.shared().store.ignored(me).await?;
        let people = people.into_iter().map(|one| one.entry).collect();
        Ok(Ignored { people })
    }

    /// `me` does not want to read or to meet somebody at this table.
    pub async fn ignore(&self, id: &str, me: PersonId, ignore: Ignore) -> Houses<()> {
        // Whoever may not see the table does not learn who is there.
        self.check_open(id, Some(me)).await?;
        self.ask(id, |reply| Command::Ignore(me, ignore, reply))
            .await?;
        self.ignored_changed(me).await;
        Ok(())
    }

    /// Every table at which somebody is shows them what they want to read now.
    pub async fn ignored_changed(&self, me: PersonId) {
        for to in self.registry().all().await {
            let _ = to.send(Command::IgnoredChanged(me)).await;
        }
    }

    /// The host of a table sends somebody away.
    pub async fn send_away(&self, id: &str, me: PersonId, who: Who) -> Houses<()> {
        self.ask(id, |reply| Command::Remove(me, who, reply)).await
    }

    /// Somebody tells the host of the server about somebody at this table.
    pub async fn report(&self, id: &str, reporter: &Person, report: &Report) -> Houses<()> {
        // Whoever may not see the table has nothing to tell about it.
        self.check_open(id, Some(reporter.id)).await?;
        self.ask(id, |reply| {
            Command::Report(reporter.clone(), report.clone(), reply)
        })
        .await
    }
}
