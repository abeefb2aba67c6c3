//! What a table wants saved, and what of it is.

use std::time::Instant;

use ::table::{NotSaved, Save, Write};

use super::Keeper;
use crate::entry::{Stored, What};
use crate::games;
use crate::metrics::{Actor, metrics};
use crate::store::{StoreError, Summary};
use crate::tag::Tag;
use crate::wire::By;

impl Keeper {
    /// Saves something; gives the number of a line of chat.
    pub(super) async fn save(&mut self, save: Save) -> Result<u32, NotSaved> {
        let Save { write, look_first } = save;
        if let Some(version) = look_first {
            self.look(version).await?;
        }
        let (id, store) = (self.id(), &self.shared.store);
        let written = match write {
            Write::Rows(rows, summary) => return self.append(&rows, &summary).await,
            Write::Facts(facts) => store.save_table(&facts).await,
            Write::Summary(version, summary) => store.save_summary(&id, version, &summary).await,
            Write::Line {
                team,
                person,
                id: line_id,
                line,
            } => {
                let said = match team {
                    None => store.say(&id, person, &line_id, &line).await,
                    Some(team) => {
                        let said = store.say_to_team(&id, team, person, &line_id, &line);
                        said.await
                    }
                };
                return said.map_err(not_saved);
            }
            Write::Showing(seat, on) => store.set_showing(&id, seat, on).await,
            Write::Drop => store.drop_table(&id).await,
            Write::DropBotGame => store.drop_bot_game(&id).await,
            Write::Disclosed(at) => store.disclose(&id, at).await,
        };
        written.map(|()| 0).map_err(not_saved)
    }

    /// Whether the story in the store ends with this version.
    async fn look(&mut self, version: u32) -> Result<(), NotSaved> {
        let id = self.id();
        let rows = self.shared.store.story(&id).await;
        let rows = rows.map_err(|_| NotSaved::Unseen)?;
        if rows.last().map_or(0, |last| last.version) == version {
            Ok(())
        } else {
            Err(NotSaved::Overtaken)
        }
    }

    async fn append(&mut self, rows: &[Stored], summary: &Summary) -> Result<u32, NotSaved> {
        let id = self.id();
        let begun = Instant::now();
        let appended = self.shared.store.append(&id, rows, summary).await;
        metrics().saved_after(begun.elapsed());
        if let Err(error) = appended {
            metrics().store_errors.inc();
            tracing::error!(table = %Tag(&id), %error, "a change could not be saved");
            return Err(NotSaved::Failed);
        }
        let game = games::name_of(&self.table.facts().game);
        for row in rows {
            if let What::Acted { by, .. } = row.what {
                metrics().acted(game, actor(by));
            }
        }
        Ok(0)
    }

    /// Keeps in the store when the table is due, where it says something else.
    pub(super) async fn keep_due(&mut self) {
        let Some((version, summary)) = self.table.due_to_keep() else {
            return;
        };
        let id = self.id();
        let kept = self.shared.store.save_summary(&id, version, &summary);
        if let Err(error) = kept.await {
            // Nothing is lost: after a start it is looked at once more.
            tracing::debug!(%error, "when a table is due could not be kept");
        }
    }
}

fn actor(by: By) -> Actor {
    match by {
        By::Person => Actor::Person,
        By::Bot => Actor::Bot,
        By::OnlyOption => Actor::OnlyOption,
    }
}

fn not_saved(error: StoreError) -> NotSaved {
    match error {
        StoreError::Missing => NotSaved::Missing,
        other => {
            metrics().store_errors.inc();
            tracing::error!(error = %other, "the store fails");
            NotSaved::Failed
        }
    }
}
