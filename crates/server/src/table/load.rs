//! From the store into memory: the story alone says everything.

use std::sync::Arc;

use tabletop::{MAX_SEATS, Seats};

use super::Table;
use super::advice::Advisers;
use super::change::turn_of;
use super::clock::AT_ONCE;
use super::decisions::{Decisions, Turn};
use super::idle::Idlers;
use super::info::disclosed;
use super::names::named_by;
use super::story::Story;
use crate::course::Course;
use crate::entry::{Stored, What};
use crate::games;
use crate::house::Shared;
use crate::house::trouble::{HouseTrouble, Houses};
use crate::lesson;
use crate::session::{BROKE_DOWN, Session, unbroken};
use crate::store::StoredTable;
use crate::tag::Tag;
use crate::unplayable::{Obstacle, Stop};
use crate::wire::{Status, Unplayable};

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
        let mut table = built.await.map_err(|_| HouseTrouble::CannotOpen)?;
        table.names = names;
        table.showing = showing;
        Ok(table)
    }

    /// The table as its rows leave it; or, if this program cannot follow them
    /// to their end, as it was before the first that it cannot, and stuck.
    fn build(shared: Arc<Shared>, facts: StoredTable, rows: &[Stored]) -> Table {
        let mut table = Table::blank(Arc::clone(&shared), facts.clone());
        let Err(Stop { row, obstacle }) = table.read(rows) else {
            if let Some(disclosed) = disclosed(&table.facts) {
                table.stop(disclosed);
            }
            return table;
        };
        let mut table = Table::blank(shared, facts);
        // All of this was followed a moment ago.
        if table.read(&rows[..row]).is_err() {
            table.session = None;
        }
        let good = table.session.as_ref().map_or(0, |session| session.count());
        tracing::error!(
            table = %Tag(&table.facts.id),
            good,
            of = rows.len(),
            why = obstacle.kind(),
            "a stored game cannot be played on"
        );
        table.beyond = rows.last().map(|last| last.version);
        let disclosed = disclosed(&table.facts);
        table.stop(disclosed.unwrap_or_else(|| obstacle.told(good)));
        table
    }

    /// The game does not go on.
    pub(super) fn stop(&mut self, why: Unplayable) {
        self.stuck = Some(why);
        self.decisions.clear();
        self.asked = None;
    }

    /// The table before anything happened.
    fn blank(shared: Arc<Shared>, facts: StoredTable) -> Table {
        let now = shared.now();
        let mut table = Table {
            lesson: facts.lesson.as_deref().and_then(lesson::named),
            shared,
            facts,
            session: None,
            stuck: None,
            story: Story::default(),
            beyond: None,
            decisions: Decisions::default(),
            away: [None; MAX_SEATS],
            offline_since: [now; MAX_SEATS],
            host_gone_since: now,
            sat_down: Vec::new(),
            idlers: Idlers::new(now),
            asked: None,
            bots: Default::default(),
            kept: None,
            advisers: Advisers::new(now),
            connections: Default::default(),
            thrift: Default::default(),
            chat: Default::default(),
            showing: Seats::EMPTY,
            names: Default::default(),
            shown: Default::default(),
            attended: i64::MIN,
            ignored: Default::default(),
            guests_told: Default::default(),
            info_due: None,
            quiet_since: now,
            doubt: false,
            over: false,
        };
        table.follow_seats();
        table
    }

    /// Follows the story to its end.
    fn read(&mut self, rows: &[Stored]) -> Result<(), Stop> {
        check_rows(rows)?;
        let now = self.now();
        for row in rows {
            self.story.push(row);
            self.follow(&row.what, self.happened(row.at, now));
        }
        if self.status() == Status::Gathering {
            return Ok(());
        }
        let watched = watched_from(rows);
        let course = Course::of(&rows[..watched]);
        let facts = &self.facts;
        let (game, setup) = (&facts.game, facts.setup.get());
        let mut session = games::rebuild(game, facts.rules, setup, facts.seed, &course)?;
        let watched = self.watch(&mut *session, rows, watched);
        self.session = Some(session);
        watched?;
        if self.status() != Status::Playing {
            self.decisions.clear();
        }
        Ok(())
    }

    fn turn_of(&self, row: &Stored, now: i64) -> Option<Turn> {
        let turn = turn_of(row)?;
        let at = self.happened(turn.at, now);
        Some(Turn { at, ..turn })
    }

    /// When something happened. Another run may have had its clock ahead of ours:
    /// what it has from the future happened when the time began that runs out
    /// when the table is due, or else just now.
    fn happened(&self, at: i64, now: i64) -> i64 {
        if at <= now {
            return at;
        }
        let due = self.facts.summary.due.filter(|&due| due > AT_ONCE);
        let began = due
            .zip(self.time_for_decision())
            .map(|(due, time)| due - time);
        began.map_or(now, |began| began.min(now))
    }

    /// Plays the last rows as they were played, looking at decisions.
    fn watch(
        &mut self,
        session: &mut dyn Session,
        rows: &[Stored],
        watched: usize,
    ) -> Result<(), Stop> {
        let now = self.now();
        let mut before = rows[..watched].iter().rev();
        let before = before.find_map(|row| self.turn_of(row, now));
        if let Some(turn) = before {
            self.decisions.look(session, turn, now, &self.shared.rules);
        }
        for (place, row) in (watched..).zip(&rows[watched..]) {
            follow_row(session, row).map_err(|obstacle| Stop {
                row: place,
                obstacle,
            })?;
            if let Some(turn) = self.turn_of(row, now) {
                self.decisions.look(session, turn, now, &self.shared.rules);
            }
        }
        Ok(())
    }
}

/// Whether this program understands every row, and none is missing.
pub(crate) fn check_rows(rows: &[Stored]) -> Result<(), Stop> {
    let sound = |(place, row): (usize, &Stored)| {
        row.version as usize == place + 1 && row.what != What::Unreadable
    };
    match rows.iter().enumerate().position(|row| !sound(row)) {
        None => Ok(()),
        Some(row) => Err(Stop {
            row,
            obstacle: Obstacle::Unreadable { version: row + 1 },
        }),
    }
}

/// Plays what a row says, and looks whether it leads to where it led.
fn follow_row(session: &mut dyn Session, row: &Stored) -> Result<(), Obstacle> {
    let number = session.count() as usize + 1;
    match &row.what {
        What::Acted { seat, action, .. } => {
            let refused = |reason: &str| Obstacle::Refused {
                number,
                reason: reason.to_owned(),
            };
            unbroken(|| session.act(*seat, action))
                .ok_or_else(|| refused(BROKE_DOWN))?
                .map_err(|refusal| refused(&refusal.to_string()))?;
        }
        What::DiceSet { seed } => session.renew_dice(*seed),
        _ => {}
    }
    match row.hash {
        Some(hash) if hash != session.hash() => Err(Obstacle::Differs {
            actions: session.count() as usize,
        }),
        _ => Ok(()),
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
