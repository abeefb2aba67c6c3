//! What nobody needs any more goes, while people play.

use std::time::Duration;

use super::House;
use crate::keeper::Command;
use crate::retention::{
    ATTENDED_EVERY, Broom, Notice, Passing, Pruned, forget_reports, give_notice, still_noticed,
    sweep,
};
use crate::store::{PersonId, StoreError};
use crate::wire::RequestError;

/// How many rounds there are between two sweeps: one an hour.
const ROUNDS: u32 = 4;

/// Before the first sweep, so that those who were here before a restart are
/// back at their tables.
const FIRST_AFTER: Duration = Duration::from_secs(120);

impl House {
    /// Keeps the house clean, for ever.
    pub async fn keep_clean(self) {
        tokio::time::sleep(FIRST_AFTER).await;
        let mut rounds = tokio::time::interval(ATTENDED_EVERY);
        loop {
            for round in 0..ROUNDS {
                rounds.tick().await;
                self.note_who_is_there().await;
                if round == 0 {
                    self.clean_up().await;
                }
            }
        }
    }

    /// From outside, too, it can be told at which tables somebody is.
    async fn note_who_is_there(&self) {
        let attended = self.shared().glances.attended();
        if attended.is_empty() {
            return;
        }
        if let Err(error) = self.shared().store.attend(&attended, self.now()).await {
            tracing::warn!(%error, "who is at which table could not be noted");
        }
    }

    async fn clean_up(&self) {
        match self.sweep().await {
            Ok(pruned) if pruned.is_nothing() => {}
            Ok(pruned) => tracing::info!(
                visitors = pruned.visitors,
                gathering = pruned.of(Passing::Gathering),
                unfinished = pruned.of(Passing::Unfinished),
                lessons = pruned.of(Passing::Lessons),
                bot_games = pruned.of(Passing::BotGames),
                uploads = pruned.of(Passing::Uploads),
                reports = pruned.reports,
                given_notice = pruned.told,
                "what nobody needed any more is gone"
            ),
            // The store has said why; the next sweep comes.
            Err(_) => tracing::warn!("a sweep was not finished"),
        }
    }

    /// One sweep. A table that is live stays, whoever is there.
    pub async fn sweep(&self) -> Result<Pruned, RequestError> {
        let (shared, now) = (self.shared(), self.now());
        let retention = &shared.rules.retention;
        let since = still_noticed(retention, now);
        shared.store.withdraw_notice(since).await?;
        Ok(sweep(&*shared.store, retention, now, self).await?)
    }
}

impl Broom for House {
    async fn drop_table(&self, kind: Passing, before: i64, id: &str) -> Result<bool, StoreError> {
        let dropping = self.shared().store.drop_passing(kind, before, id);
        let dropped = self.registry().unless_live(id, dropping).await;
        let dropped = dropped.unwrap_or(Ok(false))?;
        if dropped {
            self.registry().forget_alarm(id);
        }
        Ok(dropped)
    }

    async fn forget(&self, people: &[PersonId], before: i64) -> Result<u32, StoreError> {
        self.shared().store.forget_passers_by(people, before).await
    }

    async fn forget_reports(&self, before: i64) -> Result<u32, StoreError> {
        forget_reports(&*self.shared().store, before).await
    }

    /// Those who sit there now see it at once.
    async fn give_notice(&self, notice: Notice) -> Result<u32, StoreError> {
        let told = give_notice(&*self.shared().store, notice).await?;
        for (id, _) in &told {
            if let Some(to) = self.registry().awake(id).await {
                let _ = to
                    .send(Command::note(|keeper| Box::pin(keeper.read_notice())))
                    .await;
            }
        }
        Ok(told.len() as u32)
    }
}
