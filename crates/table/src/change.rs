//! How anything changes: validated, saved, and only then shown.

use serde_json::value::RawValue;
use tabletop::{Eye, Kinds, Outcome, Seat, Seats};

use crate::Table;
use crate::advice::Given;
use crate::ask::FactsChange;
use crate::bank::Banks;
use crate::clock::Outlook;
use crate::connections::ConnectionId;
use crate::decisions::{Decisions, Pauses, Turn};
use crate::entry::{Stored, What};
use crate::facts::{Spoken, StoredTable, Summary};
use crate::input::NotSaved;
use crate::output::{Output, Save, Write};
use crate::patience::millis;
use crate::seating::Seating;
use crate::session::{NotTaken, Session, Told, raw};
use crate::wire::RequestError;
use crate::wire::{Status, TableRefusal};

/// After a failed save bots wait this long, in milliseconds,
const TROUBLED: i64 = 2_000;

/// and what the table does by itself is not tried again before this.
const REST: i64 = 500;

/// Why something did not happen.
#[derive(Debug)]
pub(crate) enum Refusal {
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
        refusal.why()
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

impl From<NotTaken> for Refusal {
    fn from(why: NotTaken) -> Self {
        match why {
            NotTaken::Unreadable => Refusal::Table(TableRefusal::Unreadable),
            NotTaken::Refused(reason) => Refusal::Game(reason),
        }
    }
}

/// What came of it: the version it happened in.
pub(crate) type Happened = Result<u32, Refusal>;

/// What somebody's wish leads to.
pub(crate) enum Decided {
    /// It has happened already, in this version, or changes nothing.
    Already(u32),
    /// It happens as soon as it is saved.
    Happens(Plan),
}

/// What a wish leads to, or why it does not.
pub(crate) type Decision = Result<Decided, Refusal>;

/// What shall happen.
pub(crate) struct Plan {
    /// The id the client gave, for the first row.
    pub id: Option<String>,
    pub whats: Vec<What>,
    /// The game after it, if it changes the game.
    pub session: Option<Box<dyn Session>>,
    /// What the action led to, if it is one.
    pub told: Option<Told>,
}

impl Plan {
    /// Something that does not touch the game itself.
    pub fn new(id: Option<&str>, whats: Vec<What>) -> Plan {
        Plan {
            id: id.map(str::to_owned),
            whats,
            session: None,
            told: None,
        }
    }
}

/// What is to be done once it is known whether something was saved.
pub(crate) enum Then {
    /// Nothing: if it is not saved, it did not happen.
    Nothing,
    /// The table did it by itself, and rests a while if it could not.
    ByItself,
    /// Whoever wished it is answered.
    Answer(ConnectionId, String),
    /// Advice is passed on.
    Advise(Box<Given>),
    /// The house is answered.
    Grant,
}

/// What is being saved, and what follows.
pub(crate) struct Saving {
    change: Change,
    then: Then,
    /// Somebody looks first how the story in the store stands.
    looks: bool,
}

/// What a saved write changes.
pub(crate) enum Change {
    /// Rows of the story.
    Rows(Box<Entering>),
    /// The table besides its story, and who looks from their own seats after it.
    Facts(Box<StoredTable>, FactsChange),
    /// Its time begins anew.
    Kept(Summary),
    /// A line of chat.
    Line(Option<Seats>, Spoken),
    /// Whether a seat shows its cards.
    Showing(Seat, bool),
    /// It is gone.
    Gone,
    /// Its record was handed out.
    Disclosed(i64),
}

/// Rows that are being saved, and all that will be different after them.
pub(crate) struct Entering {
    rows: Vec<Stored>,
    after: After,
    session: Option<Box<dyn Session>>,
    told: Option<Told>,
}

/// How the table stands after rows.
struct After {
    summary: Summary,
    decisions: Decisions,
    banks: Option<Banks>,
}

impl Table {
    /// Does what was decided, and what follows from it.
    pub(crate) fn undertake(&mut self, decision: Decision, then: Then) {
        match decision {
            Err(refusal) => self.conclude(then, Err(refusal)),
            Ok(Decided::Already(version)) => self.conclude(then, Ok(version)),
            Ok(Decided::Happens(_)) if self.stuck.is_some() => {
                // The rows would not follow those that could not be followed.
                self.conclude(then, Err(TableRefusal::Unplayable.into()));
            }
            Ok(Decided::Happens(plan)) => self.save_rows(plan, then),
        }
    }

    fn save_rows(&mut self, plan: Plan, then: Then) {
        let Plan {
            id,
            whats,
            session,
            told,
        } = plan;
        let next = session.as_deref().or(self.session.as_deref());
        let rows = self.rows(id, whats, next);
        let after = self.after(&rows, next);
        let write = Write::Rows(rows.clone(), after.summary.clone());
        let change = Change::Rows(Box::new(Entering {
            rows,
            after,
            session,
            told,
        }));
        self.save(write, change, then);
    }

    /// Saves something. After a failure nobody knows for sure whether the store
    /// has the rows: then somebody looks first.
    pub(crate) fn save(&mut self, write: Write, change: Change, then: Then) {
        let follows = matches!(
            write,
            Write::Rows(..) | Write::Facts(_) | Write::Summary(..)
        );
        let looks = self.doubt && follows;
        let look_first = looks.then(|| self.stored_version());
        self.out.push(Output::Save(Save { write, look_first }));
        self.saving = Some(Saving {
            change,
            then,
            looks,
        });
    }

    /// What was to be saved is, or is not.
    pub(crate) fn saved(&mut self, saved: Result<u32, NotSaved>) {
        let Some(Saving {
            change,
            then,
            looks,
        }) = self.saving.take()
        else {
            return;
        };
        match saved {
            Ok(number) => {
                self.doubt &= !looks;
                self.enter(change, number, then);
            }
            Err(trouble) => {
                self.note_trouble(&change, trouble);
                match then {
                    Then::Grant => {
                        let error = match trouble {
                            NotSaved::Missing => RequestError::NoSuchTable,
                            NotSaved::Failed | NotSaved::Overtaken | NotSaved::Unseen => {
                                RequestError::Broken
                            }
                        };
                        self.out.push(Output::Granted(Err(error)));
                    }
                    then => self.conclude(then, Err(TableRefusal::CannotSave.into())),
                }
            }
        }
    }

    /// If the store has other rows, this table in memory is no longer the
    /// truth, and ends.
    fn note_trouble(&mut self, change: &Change, trouble: NotSaved) {
        match trouble {
            NotSaved::Overtaken => self.over = true,
            NotSaved::Unseen => self.bots.wait_until(self.now + TROUBLED),
            NotSaved::Failed | NotSaved::Missing => {
                if let Change::Rows(_) = change {
                    self.doubt = true;
                    self.bots.wait_until(self.now + TROUBLED);
                }
            }
        }
    }

    /// What follows from what came of it.
    pub(crate) fn conclude(&mut self, then: Then, happened: Happened) {
        match then {
            Then::Nothing => {}
            Then::ByItself => {
                if happened.is_err() {
                    self.rest_until = self.now + REST;
                }
            }
            Then::Answer(to, id) => self.answer(to, id, happened),
            Then::Advise(given) => match happened {
                Ok(_) => self.pass_on_advice(*given),
                Err(_) => self.refuse_advice(given.to(), TableRefusal::CannotSave),
            },
            Then::Grant => {
                let granted = happened.map(drop).map_err(|_| RequestError::Broken);
                self.out.push(Output::Granted(granted));
            }
        }
    }

    /// The version of the last row in the store.
    pub(crate) fn stored_version(&self) -> u32 {
        self.beyond.unwrap_or(self.story.version())
    }

    fn rows(
        &self,
        mut id: Option<String>,
        whats: Vec<What>,
        session: Option<&dyn Session>,
    ) -> Vec<Stored> {
        let changed = whats.iter().rposition(What::changes_game);
        let hash = session.map(|session| session.hash());
        (self.story.version() + 1..)
            .zip(whats)
            .enumerate()
            .map(|(place, (version, what))| Stored {
                version,
                at: self.now,
                id: id.take(),
                what,
                hash: hash.filter(|_| changed == Some(place)),
            })
            .collect()
    }

    /// What is kept of the table, and what is pending, once these rows are
    /// written.
    fn after(&self, rows: &[Stored], session: Option<&dyn Session>) -> After {
        let mut summary = self.facts.summary.clone();
        let mut away = self.away;
        let mut lesson = self.lesson;
        for row in rows {
            away.follow(&row.what);
            summary.changed = row.at;
            match &row.what {
                What::Began => summary.status = Status::Playing,
                What::LessonSkipped { .. } => lesson = None,
                What::Ended { outcome } => {
                    summary.status = Status::Finished;
                    summary.outcome = Some(Outcome::clone(outcome));
                    // Who went back across a draw had another try at it.
                    let counts = session.filter(|_| !self.story.were_dice_set());
                    summary.solo = counts.and_then(|session| session.solo(outcome));
                }
                _ => {}
            }
        }
        summary.count = session.map_or(0, |session| session.count());
        summary.awaiting = match summary.status {
            Status::Playing => session.map_or(Seats::EMPTY, |session| session.awaiting()),
            Status::Gathering | Status::Finished => Seats::EMPTY,
        };
        // A list says for whom people wait, and for bots nobody waits long.
        summary.awaiting = summary
            .awaiting
            .iter()
            .filter(|&seat| self.seating().with(&away).decides(seat))
            .collect();
        let decisions = self.decisions_after(rows, summary.status, session);
        let mut banks = self.banks.clone();
        if let Some(banks) = &mut banks {
            for row in rows {
                banks.follow(&row.what, row.at, summary.awaiting);
            }
        }
        summary.due = self.due_with(&Outlook {
            status: summary.status,
            decisions: &decisions,
            banks: banks.as_ref(),
            away: &away,
            lesson,
            count: summary.count,
        });
        After {
            summary,
            decisions,
            banks,
        }
    }

    fn decisions_after(
        &self,
        rows: &[Stored],
        status: Status,
        session: Option<&dyn Session>,
    ) -> Decisions {
        let turn = rows.iter().rev().find_map(turn_of);
        match (status, turn, session) {
            (Status::Gathering | Status::Finished, ..) => Decisions::default(),
            (Status::Playing, Some(turn), Some(session)) => {
                let pauses = self.pauses();
                self.decisions.after(session, turn, self.now, &pauses)
            }
            (Status::Playing, ..) => self.decisions.clone(),
        }
    }

    pub(crate) fn pauses(&self) -> Pauses<'_> {
        Pauses {
            chance: &self.chance,
            rules: &self.rules,
        }
    }

    /// What was saved, under this number if it is a line, becomes what
    /// everybody sees.
    fn enter(&mut self, change: Change, number: u32, then: Then) {
        match change {
            Change::Rows(entering) => {
                let version = self.enter_rows(*entering);
                self.conclude(then, Ok(version));
                return;
            }
            Change::Facts(facts, what) => {
                self.enter_facts(*facts);
                if self.follow_facts(what) {
                    // The answer comes when all of it is done.
                    return;
                }
            }
            Change::Kept(summary) => self.enter_kept(summary),
            Change::Line(team, spoken) => self.enter_line(team, number, spoken),
            Change::Showing(seat, on) => self.enter_showing(seat, on),
            Change::Gone => self.over = true,
            Change::Disclosed(at) => self.enter_disclosed(at),
        }
        self.conclude(then, Ok(self.story.version()));
    }

    /// Gives the version of the first of the rows.
    fn enter_rows(&mut self, entering: Entering) -> u32 {
        let Entering {
            rows,
            after,
            session,
            told,
        } = entering;
        let before = self.story.version();
        self.facts.summary = after.summary;
        let had_notice = self.facts.ends.take().is_some();
        if session.is_some() {
            self.session = session;
        }
        for row in &rows {
            self.story.push(row);
            self.follow(&row.what, row.at);
        }
        self.decisions = after.decisions;
        self.banks = after.banks;
        self.set_pace(told.as_ref());
        self.tell_since(before, told.as_ref());
        self.tell_outside(&rows);
        if had_notice {
            self.tell_table();
        }
        before + 1
    }

    /// What a row means for everything but the game itself; also used when
    /// the story is read again.
    pub(crate) fn follow(&mut self, what: &What, at: i64) {
        self.away.follow(what);
        let seating = Seating::new(&self.facts.seats, &self.away);
        self.question.follow(what, at, seating);
        if let What::LessonSkipped { .. } = what {
            self.lesson = None;
        }
    }

    /// The next bot waits until this could be followed.
    pub(crate) fn set_pace(&mut self, told: Option<&Told>) {
        let full = millis(self.rules.bot_pause);
        let quiet = told.is_some_and(|told| told.for_eye(Eye::Spectator).is_empty());
        let pause = if self.lesson_tells() {
            millis(self.rules.reading_pause)
        } else if quiet {
            full / 4
        } else {
            full
        };
        self.bots.wait_until(self.now() + pause);
        let awaited = self.decisions.awaited();
        if awaited
            .iter()
            .any(|seat| self.seating().bot(seat).is_none())
        {
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
pub(crate) fn turn_of(row: &Stored) -> Option<Turn> {
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
