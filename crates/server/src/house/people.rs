//! People among themselves, at any table.

use super::House;
use crate::store::{Person, PersonId};
use crate::wire::RequestError;
use crate::wire::{Ignore, Ignored, Report, Who};

impl House {
    /// Refuses whoever was sent away from a table, or is not to meet those who
    /// are there.
    pub(crate) async fn check_open(
        &self,
        id: &str,
        me: Option<PersonId>,
    ) -> Result<(), RequestError> {
        if self.shared().store.is_shut_out(id, me).await? {
            Err(RequestError::NotOpen)
        } else {
            Ok(())
        }
    }

    /// Whom `me` does not want to read or to meet.
    pub async fn ignored(&self, me: PersonId) -> Result<Ignored, RequestError> {
        let people = self.shared().store.ignored(me).await?;
        let people = people.into_iter().map(|one| one.entry).collect();
        Ok(Ignored { people })
    }

    /// `me` does not want to read or to meet somebody at this table.
    pub async fn ignore(&self, id: &str, me: PersonId, ignore: Ignore) -> Result<(), RequestError> {
        // Whoever may not see the table does not learn who is there.
        self.check_open(id, Some(me)).await?;
        self.at(id, move |keeper| Box::pin(keeper.ignore(me, ignore)))
            .await?;
        self.ignored_changed(me).await;
        Ok(())
    }

    /// Every table at which somebody is shows them what they want to read now.
    pub async fn ignored_changed(&self, me: PersonId) {
        self.tell_all(move |keeper| Box::pin(keeper.ignored_changed(me)))
            .await;
    }

    /// The host of a table sends somebody away.
    pub async fn send_away(&self, id: &str, me: PersonId, who: Who) -> Result<(), RequestError> {
        self.at(id, move |keeper| Box::pin(keeper.send_away(me, who)))
            .await
    }

    /// Somebody tells the host of the server about somebody at this table.
    pub async fn report(
        &self,
        id: &str,
        reporter: &Person,
        report: &Report,
    ) -> Result<(), RequestError> {
        // Whoever may not see the table has nothing to tell about it.
        self.check_open(id, Some(reporter.id)).await?;
        let (reporter, report) = (reporter.clone(), report.clone());
        self.at(id, move |keeper| Box::pin(keeper.report(reporter, report)))
            .await
    }
}
