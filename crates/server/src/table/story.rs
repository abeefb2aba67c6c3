//! Everything that ever happened here, small enough to keep: one line per row
//! of the store, without the actions (the session has those).

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};

use tabletop::Seat;

use crate::entry::{Stored, What};
use crate::wire::By;

/// How many client ids are remembered, so that a retry is known for one.
const REMEMBERED: usize = 2_048;

/// A line of the story. Its version is its place, counted from 1.
pub(super) struct Line {
    pub at: i64,
    /// How many actions the record held after it.
    pub count: u32,
    /// An action that was taken back since.
    pub void: bool,
    pub kind: Kind,
}

/// What a line says.
pub(super) enum Kind {
    /// An action.
    Acted { seat: Seat, by: By },
    /// Something else.
    Other(Box<What>),
}

/// All lines.
#[derive(Default)]
pub(super) struct Story {
    lines: Vec<Line>,
    /// The last line that changed the record.
    turned: u32,
    /// Keyed hashes of recent client ids and the version each led to: a
    /// sixteenth of what the ids themselves would take.
    ids: VecDeque<(u64, u32)>,
    key: RandomState,
}

impl Story {
    /// The version of the last line; 0 before the first.
    pub fn version(&self) -> u32 {
        self.lines.len() as u32
    }

    /// How many actions the record holds.
    pub fn count(&self) -> u32 {
        self.lines.last().map_or(0, |line| line.count)
    }

    /// The last version that changed the record.
    pub fn turned(&self) -> u32 {
        self.turned
    }

    /// Adds a row.
    pub fn push(&mut self, row: &Stored) {
        let count = match row.what {
            What::Acted { .. } => self.count() + 1,
            What::Undone { back, .. } => self.count().saturating_sub(back),
            _ => self.count(),
        };
        if let What::Undone { .. } = row.what {
            self.void_above(count);
        }
        if let What::Acted { .. } | What::Undone { .. } | What::Began = row.what {
            self.turned = row.version;
        }
        if let (Some(id), Some(seat)) = (&row.id, seat_of(&row.what)) {
            self.remember(seat, id, row.version);
        }
        self.lines.push(Line {
            at: row.at,
            count,
            void: false,
            kind: match &row.what {
                What::Acted { seat, by, .. } => Kind::Acted {
                    seat: *seat,
                    by: *by,
                },
                other => Kind::Other(Box::new(other.clone())),
            },
        });
    }

    /// The lines with versions above `since`, each with its version.
    pub fn since(&self, since: u32) -> impl DoubleEndedIterator<Item = (u32, &Line)> {
        self.between(since, self.version())
    }

    /// The lines with versions above `after` up to `to`.
    pub fn between(&self, after: u32, to: u32) -> impl DoubleEndedIterator<Item = (u32, &Line)> {
        let to = to.min(self.version()) as usize;
        let after = (after as usize).min(to);
        let lines = self.lines[after..to].iter().enumerate();
        lines.map(move |(place, line)| ((after + place) as u32 + 1, line))
    }

    /// The actions that stand, last first: who took them and how.
    pub fn standing(&self) -> impl Iterator<Item = (Seat, By)> {
        self.lines.iter().rev().filter_map(|line| match line.kind {
            Kind::Acted { seat, by } if !line.void => Some((seat, by)),
            _ => None,
        })
    }

    /// The version that something with this id of this seat led to.
    pub fn done(&self, seat: Seat, id: &str) -> Option<u32> {
        let hash = self.key.hash_one((seat, id));
        let mut ids = self.ids.iter().rev();
        ids.find(|(known, _)| *known == hash)
            .map(|(_, version)| *version)
    }

    fn remember(&mut self, seat: Seat, id: &str, version: u32) {
        if self.ids.len() >= REMEMBERED {
            self.ids.pop_front();
        }
        self.ids.push_back((self.key.hash_one((seat, id)), version));
    }

    /// Marks what was taken back.
    fn void_above(&mut self, count: u32) {
        let acted = |line: &&mut Line| matches!(line.kind, Kind::Acted { .. }) && !line.void;
        let taken_back = self.lines.iter_mut().rev().filter(acted);
        for line in taken_back.take_while(|line| line.count > count) {
            line.void = true;
        }
    }
}

/// Whose doing it was.
fn seat_of(what: &What) -> Option<Seat> {
    match *what {
        What::Acted { seat, .. }
        | What::Undone { seat, .. }
        | What::UndoAsked { seat, .. }
        | What::UndoAnswered { seat, .. }
        | What::BotSeated { seat, .. }
        | What::PersonBack { seat }
        | What::Resigned { seat }
        | What::LessonSkipped { seat }
        | What::Advised { seat, .. } => Some(seat),
        What::Began | What::Ended { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Scope;

    fn row(version: u32, what: What) -> Stored {
        Stored {
            version,
            at: 0,
            id: Some(format!("id{version}")),
            what,
        }
    }

    fn acted(seat: u8) -> What {
        What::Acted {
            seat: Seat(seat),
            action: "x".to_owned(),
            by: By::Person,
        }
    }

    #[test]
    fn what_was_taken_back_is_void_and_the_rest_stands() {
        let undone = What::Undone {
            seat: Seat(1),
            back: 2,
            scope: Scope::Turn,
        };
        let whats = [acted(0), acted(1), acted(1), undone, acted(1)];
        let mut story = Story::default();
        for (version, what) in (1..).zip(whats) {
            story.push(&row(version, what));
        }
        let void: Vec<bool> = story.since(0).map(|(_, line)| line.void).collect();
        assert_eq!(void, [false, true, true, false, false]);
        let counts: Vec<u32> = story.since(0).map(|(_, line)| line.count).collect();
        assert_eq!(counts, [1, 2, 3, 1, 2]);
        assert_eq!(story.standing().count(), 2);
        assert_eq!(story.turned(), 5);
    }

    #[test]
    fn an_id_is_known_for_its_seat_only_and_for_long() {
        let mut story = Story::default();
        for version in 1..=1_500 {
            story.push(&row(version, acted(0)));
        }
        assert_eq!(story.done(Seat(0), "id1"), Some(1));
        assert_eq!(story.done(Seat(1), "id1"), None);
        assert_eq!(story.done(Seat(0), "id1501"), None);
    }
}
