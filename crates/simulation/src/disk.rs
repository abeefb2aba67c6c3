//! A store in memory that fails as stores do, and notices what must not be
//! written.

use std::collections::BTreeMap;

use table::entry::{Stored, What};
use table::facts::{Occupant, PersonId, Spoken, StoredTable};
use table::{NotSaved, Save, Write};
use tabletop::{Seat, Seats};
use wire::{Away, Scope};

use crate::Violation;

/// What is stored of one table.
pub struct Kept {
    pub facts: StoredTable,
    pub rows: Vec<Stored>,
    pub showing: Seats,
    pub chat: Vec<(String, Spoken)>,
    /// When the last row came.
    pub grown: i64,
}

/// All that outlives a crash.
#[derive(Default)]
pub struct Disk {
    pub tables: BTreeMap<String, Kept>,
}

impl Disk {
    /// Writes all of it or nothing.
    pub fn write(
        &mut self,
        id: &str,
        save: &Save,
        now: i64,
    ) -> Result<Result<u32, NotSaved>, Violation> {
        let Some(kept) = self.tables.get_mut(id) else {
            return Ok(Err(NotSaved::Missing));
        };
        if let Some(version) = save.look_first
            && kept.rows.len() as u32 != version
        {
            return Ok(Err(NotSaved::Overtaken));
        }
        match &save.write {
            Write::Rows(rows, summary) => {
                kept.check(rows)?;
                kept.rows.extend(rows.iter().cloned());
                kept.facts.summary = summary.clone();
                kept.facts.ends = None;
                kept.grown = now;
                kept.check_consent(rows.len())?;
            }
            Write::Facts(facts) => {
                let summary = kept.facts.summary.clone();
                kept.facts = StoredTable::clone(facts);
                kept.facts.summary = summary;
            }
            Write::Summary(version, summary) => {
                if *version == kept.rows.len() as u32 {
                    kept.facts.summary = summary.clone();
                }
            }
            Write::Line {
                person, id, line, ..
            } => return Ok(Ok(kept.say(*person, id, line.clone()))),
            Write::Showing(seat, on) => {
                kept.showing = if *on {
                    kept.showing.with(*seat)
                } else {
                    kept.showing.without(*seat)
                };
            }
            Write::Drop | Write::DropBotGame => {
                self.tables.remove(id);
            }
            Write::Disclosed(at) => kept.facts.disclosed = Some(*at),
        }
        Ok(Ok(0))
    }
}

impl Kept {
    fn say(&mut self, person: PersonId, id: &str, mut line: wire::ChatLine) -> u32 {
        let known = self.chat.iter().find(|(known, _)| known == id);
        if let Some((_, spoken)) = known {
            return spoken.line.number;
        }
        line.number = self.chat.len() as u32 + 1;
        let number = line.number;
        self.chat.push((id.to_owned(), Spoken { person, line }));
        number
    }

    /// The last lines of chat.
    pub fn last_lines(&self, most: usize) -> Vec<Spoken> {
        let from = self.chat.len().saturating_sub(most);
        let lines = self.chat[from..].iter();
        lines.map(|(_, spoken)| spoken.clone()).collect()
    }

    /// Versions without gaps, and no deed twice.
    fn check(&self, rows: &[Stored]) -> Result<(), Violation> {
        let next = self.rows.len() as u32 + 1;
        if rows.first().is_none_or(|row| row.version != next) {
            return Err(Violation::new(format!(
                "rows from version {:?} are to follow version {}",
                rows.first().map(|row| row.version),
                next - 1
            )));
        }
        for row in rows {
            let Some(id) = &row.id else { continue };
            if let Some(first) = self.deed(row.what.seat(), id) {
                return Err(Violation::new(format!(
                    "the deed {id} of {:?} is done twice, in versions {first} and {}",
                    row.what.seat(),
                    row.version
                )));
            }
        }
        Ok(())
    }

    /// The version of the row of this deed.
    pub fn deed(&self, seat: Option<Seat>, id: &str) -> Option<u32> {
        let same = |row: &&Stored| row.id.as_deref() == Some(id) && row.what.seat() == seat;
        self.rows.iter().rev().find(same).map(|row| row.version)
    }

    /// Nobody goes back across others' actions without the consent of every
    /// other person who has not given up for good, also of those for whom a bot
    /// plays.
    fn check_consent(&self, fresh: usize) -> Result<(), Violation> {
        let from = self.rows.len() - fresh;
        let by_table = |row: &Stored| {
            matches!(
                row.what,
                What::Undone {
                    scope: Scope::Table,
                    ..
                }
            )
        };
        if !self.rows[from..].iter().any(by_table) {
            return Ok(());
        }
        let asked = |row: &Stored| match row.what {
            What::UndoAsked { seat, .. } => Some(seat),
            _ => None,
        };
        let place = self.rows.iter().rposition(|row| asked(row).is_some());
        let Some((place, asker)) = place.and_then(|place| Some((place, asked(&self.rows[place])?)))
        else {
            return Err(Violation::new("the table goes back and nobody asked"));
        };
        let mut agreed: Vec<PersonId> = self.person(asker).into_iter().collect();
        for row in &self.rows[place..] {
            if let What::UndoAnswered { seat, yes: true } = row.what {
                agreed.extend(self.person(seat));
            }
        }
        let stand = self.stand();
        for seat in (0..self.facts.seats.len() as u8).map(Seat) {
            let resigned = stand[seat.index()] == Some(Away::Resigned);
            if let Some(person) = self.person(seat)
                && !resigned
                && !agreed.contains(&person)
            {
                return Err(Violation::new(format!(
                    "the table goes back without the consent of {seat}"
                )));
            }
        }
        Ok(())
    }

    /// Who holds this seat.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        match self.facts.seats.get(seat.index())?.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    /// For whom a bot plays, and why, read out of the rows alone.
    pub fn stand(&self) -> Vec<Option<Away>> {
        let mut stand = vec![None; tabletop::MAX_SEATS];
        for row in &self.rows {
            match row.what {
                What::BotSeated { seat, because } => stand[seat.index()] = Some(because),
                What::PersonBack { seat } => stand[seat.index()] = None,
                What::Resigned { seat } => stand[seat.index()] = Some(Away::Resigned),
                _ => {}
            }
        }
        stand
    }
}
