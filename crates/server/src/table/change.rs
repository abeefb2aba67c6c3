//! How anything changes: validated, saved, and only then shown.

use std::time::Instant;

use serde_json::value::RawValue;
use tabletop::{MAX_SEATS, Seats};

use super::Table;
use super::clock::Outlook;
use super::decisions::{Decisions, Turn};
use crate::entry::{Stored, What};
use crate::house::millis;
use crate::metrics::metrics;
use crate::session::{Refused, Told, raw};
use crate::store::Summary;
use crate::tag::Tag;
use crate::wire::{Away, Status, TableRefusal};
use tabletop::Eye;

/// Why something did not happen.
#[derive(Debug)]
pub(super) enum Refusal {
    /// The table says no.
    Table(TableRefusal),
    /// The game does.
    Game(Box<RawValue>),
}

impl Refusal {
    /// For figures: the short name of what the table refuses. What the rules
    /// refuse has one name: there are many, and the person is told.
    pub fn name(&self) -> String {
        let Refusal::Table(refusal) = self else {
            return "rules".to_owned();
        };
        let value = serde_json::to_value(refusal).unwrap_or_default();
        let why = value.get("why").and_then(|why| why.as_str());
        why.unwrap_or("other").to_owned()
    }

    /// As the wire has it.
    pub fn reason(self) -> Box<RawValue> {
        match self {
            Refusal::Table(refusal) => raw(&refusal),
            Refusal::Game(reason) => reason,
        }
    }
}

impl From<TableRefusal> for Refusal {
    fn from(refusal: TableRefusal) -> Self {
        Refusal::Table(refusal)
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Unreadable => Refusal::Table(TableRefusal::Unreadable),
            Refused::Game(reason) => Refusal::Game(reason),
        }
    }
}

/// What came of it: the version it happened in.
pub(super) type Happened = Result<u32, Refusal>;

/// Rows that are on the disk and must now be shown.
pub(super) struct Saved {
    rows: Vec<Stored>,
    summary: Summary,
    decisions: Decisions,
}

/// For whom a bot plays after this.
pub(super) fn follow_away(away: &mut [Option<Away>; MAX_SEATS], what: &What) {
    let (seat, now) = match *what {
        What::BotSeated { seat, because } => (seat, Some(because)),
        What::PersonBack { seat } => (seat, None),
        What::Resigned { seat } => (seat, Some(Away::Resigned)),
        _ => return,
    };
    if let Some(place) = away.get_mut(seat.index()) {
        *place = now;
    }
}

impl Table {
    /// Something that does not touch the game itself: saved, then shown.
    pub(super) async fn happen(&mut self, id: Option<&str>, whats: Vec<What>) -> Happened {
        let saved = self.save(id, whats).await?;
        Ok(self.enter(saved, None))
    }

    /// Puts rows on the disk; the session must already be as they leave it.
    /// The first gets the client's id. If this fails, nothing was written.
    pub(super) async fn save(
        &mut self,
        id: Option<&str>,
        whats: Vec<What>,
    ) -> Result<Saved, TableRefusal> {
        if self.stuck.is_some() {
            // The rows would not follow those that could not be followed.
            return Err(TableRefusal::Unplayable);
        }
        self.dispel_doubt().await?;
        let rows = self.rows(id, whats);
        let (summary, decisions) = self.after(&rows);
        let begun = Instant::now();
        let appended = self.shared.store.append(&self.facts.id, &rows, &summary);
        let appended = appended.await;
        metrics().saved_after(begun.elapsed());
        if let Err(error) = appended {
            metrics().store_errors.inc();
            tracing::error!(table = %Tag(&self.facts.id), %error, "a change could not be saved");
            self.doubt = true;
            self.bots.wait_until(self.now() + 2_000);
            return Err(TableRefusal::CannotSave);
        }
        Ok(Saved {
            rows,
            summary,
            decisions,
        })
    }

    /// After a failure nobody knows for sure whether the disk has the rows.
    /// If it has, this table in memory is no longer the truth, and ends.
    pub(super) async fn dispel_doubt(&mut self) -> Result<(), TableRefusal> {
        if !self.doubt {
            return Ok(());
        }
        let story = self.shared.store.story(&self.facts.id).await;
        match story {
            Ok(rows) if rows.last().map_or(0, |last| last.version) == self.stored_version() => {
                self.doubt = false;
                Ok(())
            }
            Ok(_) => {
                self.over = true;
                Err(TableRefusal::CannotSave)
            }
            Err(_) => {
                self.bots.wait_until(self.now() + 2_000);
                Err(TableRefusal::CannotSave)
            }
        }
    }

    /// The version of the last row in the store.
    pub(super) fn stored_version(&self) -> u32 {
        self.beyond.unwrap_or(self.story.version())
    }

    fn rows(&self, id: Option<&str>, whats: Vec<What>) -> Vec<Stored> {
        let at = self.now();
        let mut id = id.map(str::to_owned);
        let changed = whats.iter().rposition(What::changes_game);
        let hash = self.session.as_deref().map(|session| session.hash());
        (self.story.version() + 1..)
            .zip(whats)
            .enumerate()
            .map(|(place, (version, what))| Stored {
                version,
                at,
                id: id.take(),
                what,
                hash: hash.filter(|_| changed == Some(place)),
            })
            .collect()
    }

    /// What is kept of the table, and what is pending, once these rows are
    /// written.
    fn after(&self, rows: &[Stored]) -> (Summary, Decisions) {
        let mut summary = self.facts.summary.clone();
        let mut away = self.away;
        let mut lesson = self.lesson;
        for row in rows {
            follow_away(&mut away, &row.what);
            summary.changed = row.at;
            match &row.what {
                What::Began => summary.status = Status::Playing,
                What::LessonSkipped { .. } => lesson = None,
                What::Ended { outcome } => {
                    summary.status = Status::Finished;
                    summary.outcome = Some(outcome.clone());
                    // Who went back across a draw had another try at it.
                    let session = self.session.as_deref();
                    let counts = session.filter(|_| !self.story.were_dice_set());
                    summary.solo = counts.and_then(|session| session.solo(outcome));
                }
                _ => {}
            }
        }
        let session = self.session.as_deref();
        summary.count = session.map_or(0, |session| session.count());
        summary.awaiting = match summary.status {
            Status::Playing => session.map_or(Seats::EMPTY, |session| session.awaiting()),
            Status::Gathering | Status::Finished => Seats::EMPTY,
        };
        // A list says for whom people wait, and for bots nobody waits long.
        summary.awaiting = summary
            .awaiting
            .iter()
            .filter(|&seat| away[seat.index()].is_none() && self.person(seat).is_some())
            .collect();
        let decisions = self.decisions_after(rows, summary.status);
        summary.due = self.due_with(&Outlook {
            status: summary.status,
            decisions: &decisions,
            away: &away,
            lesson,
            count: summary.count,
        });
        (summary, decisions)
    }

    fn decisions_after(&self, rows: &[Stored], status: Status) -> Decisions {
        let turn = rows.iter().rev().find_map(turn_of);
        match (status, turn, self.session.as_deref()) {
            (Status::Gathering | Status::Finished, ..) => Decisions::default(),
            (Status::Playing, Some(turn), Some(session)) => {
                let rules = &self.shared.rules;
                self.decisions.after(session, turn, self.now(), rules)
            }
            (Status::Playing, ..) => self.decisions.clone(),
        }
    }

    /// What was saved becomes what everybody sees. Gives the version of the
    /// first of the rows.
    pub(super) fn enter(&mut self, saved: Saved, told: Option<&Told>) -> u32 {
        let Saved {
            rows,
            summary,
            decisions,
        } = saved;
        let before = self.story.version();
        self.facts.summary = summary;
        let had_notice = self.facts.ends.take().is_some();
        for row in &rows {
            self.story.push(row);
            self.follow(&row.what, row.at);
        }
        self.decisions = decisions;
        self.set_pace(told);
        self.tell_since(before, told);
        self.tell_outside(&rows);
        if had_notice {
            self.tell_table();
        }
        before + 1
    }

    /// What a row means for everything but the game itself; also used when
    /// the story is read again.
    pub(super) fn follow(&mut self, what: &What, at: i64) {
        follow_away(&mut self.away, what);
        self.follow_question(what, at);
        if let What::LessonSkipped { .. } = what {
            self.lesson = None;
        }
    }

    /// The next bot waits until this could be followed.
    pub(super) fn set_pace(&mut self, told: Option<&Told>) {
        let full = millis(self.shared.rules.bot_pause);
        let quiet = told.is_some_and(|told| told.for_eye(Eye::Spectator).is_empty());
        let pause = if self.lesson_tells() {
            millis(self.shared.rules.reading_pause)
        } else if quiet {
            full / 4
        } else {
            full
        };
        self.bots.wait_until(self.now() + pause);
        let awaited = self.decisions.awaited();
        if awaited.iter().any(|seat| self.bot_of(seat).is_none()) {
            self.bots.hurry = false;
        }
    }

    /// Who sits where, and what may be read, may have changed.
    fn tell_outside(&mut self, rows: &[Stored]) {
        let inside = |row: &Stored| {
            matches!(
                row.what,
                What::Acted { .. }
                    | What::Undone { .. }
                    | What::DiceSet { .. }
                    | What::UndoAsked { .. }
                    | What::UndoAnswered { .. }
                    | What::Advised { .. }
            )
        };
        if !rows.iter().all(inside) {
            self.tell_table();
        }
        if rows
            .iter()
            .any(|row| matches!(row.what, What::Ended { .. }))
        {
            self.open_chat();
        }
    }
}

/// What a row does to pending decisions.
pub(super) fn turn_of(row: &Stored) -> Option<Turn> {
    let actor = match row.what {
        What::Acted { seat, .. } => Some(seat),
        What::Began | What::Undone { .. } => None,
        _ => return None,
    };
    Some(Turn {
        version: row.version,
        at: row.at,
        actor,
    })
}
