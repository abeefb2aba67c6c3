//! From the store into memory: the story alone says everything.

use std::sync::Arc;

use tabletop::{MAX_SEATS, Seat, Seats};

use super::Table;
use super::advice::Advisers;
use super::change::turn_of;
use super::decisions::Decisions;
use super::names::named_by;
use super::story::Story;
use crate::entry::{Stored, What};
use crate::games;
use crate::house::Shared;
use crate::house::trouble::{HouseTrouble, Houses};
use crate::lesson;
use crate::session::{OpenError, Session};
use crate::store::StoredTable;
use crate::wire::Status;

/// How many of the last actions are played one by one, to see since when each
/// seat has had its decision. Nobody chooses for longer than this while the
/// others go on.
const WATCHED: usize = 48;

impl Table {
    /// The table at this address, as its story leaves it.
    pub async fn load(shared: &Arc<Shared>, id: &str) -> Houses<Table> {
        let facts = shared.store.table(id).await?;
        let facts = facts.ok_or(HouseTrouble::NoSuchTable)?;
        let rows = shared.store.story(id).await?;
        let showing = shared.store.showing(id).await?;
        let names = shared.names_of(&named_by(&facts)).await?;
        let shared = Arc::clone(shared);
        let built = tokio::task::spawn_blocking(move || Table::build(shared, facts, &rows));
        let mut table = built.await.map_err(|_| HouseTrouble::Broken)??;
        table.names = names;
        table.showing = showing;
        Ok(table)
    }

    fn build(shared: Arc<Shared>, facts: StoredTable, rows: &[Stored]) -> Houses<Table> {
        let now = shared.now();
        let mut table = Table {
            lesson: facts.lesson.as_deref().and_then(lesson::named),
            shared,
            facts,
            session: None,
            story: Story::default(),
            decisions: Decisions::default(),
            away: [None; MAX_SEATS],
            offline_since: [now; MAX_SEATS],
            asked: None,
            bots: Default::default(),
            advisers: Advisers::new(now),
            connections: Default::default(),
            chat: Default::default(),
            showing: Seats::NONE,
            names: Default::default(),
            ignored: Default::default(),
            guests_told: Default::default(),
            info_due: None,
            quiet_since: now,
            doubt: false,
            over: false,
        };
        table.read(rows).map_err(|error| {
            tracing::error!(table = %table.facts.id, %error, "a stored game cannot be opened");
            HouseTrouble::Broken
        })?;
        Ok(table)
    }

    /// Follows the story to its end.
    fn read(&mut self, rows: &[Stored]) -> Result<(), OpenError> {
        for row in rows {
            self.story.push(row);
            self.follow(&row.what, row.at);
        }
        if self.status() == Status::Gathering {
            return Ok(());
        }
        let watched = watched_from(rows);
        let mut actions = Vec::new();
        for row in &rows[..watched] {
            follow_actions(&mut actions, &row.what);
        }
        let facts = &self.facts;
        let mut session = games::rebuild(&facts.game, facts.setup.get(), facts.seed, &actions)?;
        self.watch(&mut *session, rows, watched)?;
        self.session = Some(session);
        if self.status() != Status::Playing {
            self.decisions.clear();
        }
        Ok(())
    }

    /// Plays the last rows as they were played, looking at decisions.
    fn watch(
        &mut self,
        session: &mut dyn Session,
        rows: &[Stored],
        watched: usize,
    ) -> Result<(), OpenError> {
        let now = self.now();
        let before = rows[..watched].iter().rev().find_map(turn_of);
        if let Some(turn) = before {
            self.decisions.look(session, turn, now, &self.shared.rules);
        }
        for row in &rows[watched..] {
            if let What::Acted { seat, action, .. } = &row.what {
                session
                    .act(*seat, action)
                    .map_err(|_| OpenError::Record(format!("row {} is refused", row.version)))?;
            }
            if let Some(turn) = turn_of(row) {
                self.decisions.look(session, turn, now, &self.shared.rules);
            }
        }
        Ok(())
    }
}

/// From which row on each is looked at: the last few, none of them an undo.
fn watched_from(rows: &[Stored]) -> usize {
    let last_undo = rows
        .iter()
        .rposition(|row| matches!(row.what, What::Undone { .. }));
    let after_undo = last_undo.map_or(0, |place| place + 1);
    after_undo.max(rows.len().saturating_sub(WATCHED))
}

/// What the record holds after this.
fn follow_actions(actions: &mut Vec<(Seat, String)>, what: &What) {
    match what {
        What::Acted { seat, action, .. } => actions.push((*seat, action.clone())),
        What::Undone { back, .. } => {
            actions.truncate(actions.len().saturating_sub(*back as usize));
        }
        _ => {}
    }
}
