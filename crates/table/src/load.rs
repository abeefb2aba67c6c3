//! From the store into memory: the story alone says everything.

use std::collections::HashMap;

use tabletop::Seats;

use crate::advice::Advisers;
use crate::bank::Banks;
use crate::change::turn_of;
use crate::clock::AT_ONCE;
use crate::course::Course;
use crate::decisions::{Decisions, Pauses, Turn};
use crate::entry::{Stored, What};
use crate::facts::{PersonId, StoredTable};
use crate::idle::Idlers;
use crate::info::disclosed;
use crate::names::{Called, Names};
use crate::patience::Patience;
use crate::presence::Presence;
use crate::seating::{Seating, Stand};
use crate::session::{Session, unbroken};
use crate::story::Story;
use crate::undo::Question;
use crate::unplayable::{Obstacle, Stop};
use crate::wire::{Status, Unplayable};
use crate::{Chance, Table, games, lesson};

/// What the store has of a table, and of the people there.
pub struct Loaded {
    /// The table besides its story.
    pub facts: StoredTable,
    /// Its story.
    pub rows: Vec<Stored>,
    /// Who shows their cards to their team.
    pub showing: Seats,
    /// What those who belong there call themselves.
    pub names: HashMap<PersonId, Called>,
}

/// How many of the last actions are played one by one, to see since when each
/// seat has had its decision. Nobody chooses for longer than this while the
/// others go on.
const WATCHED: usize = 48;

impl Table {
    /// The table as its rows leave it; or, if this program cannot follow them
    /// to their end, as it was before the first that it cannot, and stuck: then
    /// what stands in the way is told, too.
    pub fn load(
        loaded: Loaded,
        rules: Patience,
        chance: Chance,
        now: i64,
    ) -> (Table, Option<Stop>) {
        let Loaded {
            facts,
            rows,
            showing,
            names,
        } = loaded;
        let (mut table, stop) = Table::build(facts, &rows, rules, chance, now);
        table.showing = showing;
        table.names = Names::new(names);
        (table, stop)
    }

    fn build(
        facts: StoredTable,
        rows: &[Stored],
        rules: Patience,
        chance: Chance,
        now: i64,
    ) -> (Table, Option<Stop>) {
        let mut table = Table::blank(facts.clone(), rules.clone(), chance.clone(), now);
        let Err(stop) = table.read(rows) else {
            if let Some(disclosed) = disclosed(&table.facts) {
                table.stop(disclosed);
            }
            return (table, None);
        };
        let mut table = Table::blank(facts, rules, chance, now);
        // All of this was followed a moment ago.
        if table.read(&rows[..stop.row]).is_err() {
            table.session = None;
        }
        table.beyond = rows.last().map(|last| last.version);
        let disclosed = disclosed(&table.facts);
        table.stop(disclosed.unwrap_or_else(|| stop.obstacle.told(table.count())));
        (table, Some(stop))
    }

    /// How many actions the game holds.
    pub fn count(&self) -> u32 {
        self.session.as_ref().map_or(0, |session| session.count())
    }

    /// The game does not go on.
    pub(crate) fn stop(&mut self, why: Unplayable) {
        self.stuck = Some(why);
        self.decisions.clear();
        self.question.close();
    }

    /// The table before anything happened.
    fn blank(facts: StoredTable, rules: Patience, chance: Chance, now: i64) -> Table {
        let mut table = Table {
            banks: Banks::new(facts.options.pace),
            lesson: facts.lesson.as_deref().and_then(lesson::named),
            rules,
            chance,
            now,
            facts,
            session: None,
            stuck: None,
            story: Story::default(),
            beyond: None,
            decisions: Decisions::default(),
            away: Stand::default(),
            presence: Presence::new(now),
            idlers: Idlers::new(now),
            question: Question::default(),
            bots: Default::default(),
            advisers: Advisers::new(now),
            connections: Default::default(),
            thrift: Default::default(),
            chat: Default::default(),
            showing: Seats::EMPTY,
            names: Default::default(),
            ignored: Default::default(),
            saving: None,
            doubt: false,
            rest_until: i64::MIN,
            over: false,
            out: Vec::new(),
        };
        let seating = Seating::new(&table.facts.seats, &table.away);
        table.presence.follow_seats(&table.facts, seating);
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
        self.read_banks(rows);
        if self.status() != Status::Playing {
            self.decisions.clear();
        }
        Ok(())
    }

    /// Runs the clocks through the whole story, if there are any: who was asked
    /// at what time shows only to who plays it again, undos and all.
    fn read_banks(&mut self, rows: &[Stored]) {
        let Some(mut banks) = self.banks.take() else {
            return;
        };
        let now = self.now();
        let facts = &self.facts;
        let nothing = Course::of(&[]);
        let begun = games::rebuild(
            &facts.game,
            facts.rules,
            facts.setup.get(),
            facts.seed,
            &nothing,
        );
        let Ok(mut session) = begun else {
            return;
        };
        let mut away = Stand::default();
        for row in rows {
            if let What::Undone { back, .. } = row.what {
                session.rewind(back, &mut || facts.seed);
            } else if follow_row(&mut *session, row).is_err() {
                break;
            }
            away.follow(&row.what);
            let asked = match row.what {
                What::Ended { .. } => Seats::EMPTY,
                _ => session.awaiting(),
            };
            let seating = self.seating().with(&away);
            let asked = asked.iter().filter(|&seat| seating.decides(seat)).collect();
            banks.follow(&row.what, self.happened(row.at, now), asked);
        }
        self.banks = Some(banks);
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
            let pauses = Pauses {
                chance: &self.chance,
                rules: &self.rules,
            };
            self.decisions.look(session, turn, now, &pauses);
        }
        for (place, row) in (watched..).zip(&rows[watched..]) {
            follow_row(session, row).map_err(|obstacle| Stop {
                row: place,
                obstacle,
            })?;
            if let Some(turn) = self.turn_of(row, now) {
                let pauses = Pauses {
                    chance: &self.chance,
                    rules: &self.rules,
                };
                self.decisions.look(session, turn, now, &pauses);
            }
        }
        Ok(())
    }
}

/// Whether this program understands every row, and none is missing.
pub fn check_rows(rows: &[Stored]) -> Result<(), Stop> {
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
            unbroken(|| session.act(*seat, &action.action))
                .ok_or(Obstacle::BrokeDown { number })?
                .map_err(|refused| refused.as_obstacle(number))?;
        }
        What::DiceSet { dice } => session.renew_dice(dice.seed),
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
