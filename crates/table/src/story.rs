//! Everything that ever happened here, small enough to keep: one line per row
//! of the store, without the actions (the session has those).

use std::collections::VecDeque;
use std::hash::{BuildHasher, RandomState};

use tabletop::{MAX_SEATS, Seat};

use crate::entry::Stored;
use crate::wire::{Away, By, Scope, Untold, What};

/// How many client ids are remembered, so that a retry is known for one.
const REMEMBERED: usize = 2_048;

/// A line of the story. Its version is its place, counted from 1.
pub(crate) struct Line {
    pub at: i64,
    /// How many actions the record held after it.
    pub count: u32,
    /// An action that was taken back since.
    pub void: bool,
    pub what: What<Untold>,
}

/// There are thousands of them at a table.
const _: () = assert!(size_of::<Line>() <= 40);

/// All lines.
#[derive(Default)]
pub(crate) struct Story {
    lines: Vec<Line>,
    /// The last line that changed the record.
    turned: u32,
    /// Somebody went back across a draw.
    dice_set: bool,
    /// The most actions the record ever held.
    reached: u32,
    /// How often each seat took back, asked or changed hands since it first
    /// held so many.
    second_thoughts: [u32; MAX_SEATS],
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

    /// Whether the dice were ever set anew because somebody went back across a
    /// draw.
    pub fn were_dice_set(&self) -> bool {
        self.dice_set
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
        self.note_second_thoughts(&row.what, count);
        if let What::Acted { .. } | What::Undone { .. } | What::Began = row.what {
            self.turned = row.version;
        }
        self.dice_set |= matches!(row.what, What::DiceSet { .. });
        if let (Some(id), Some(seat)) = (&row.id, row.what.seat()) {
            self.remember(seat, id, row.version);
        }
        self.lines.push(Line {
            at: row.at,
            count,
            void: false,
            what: row.what.telling(Untold::default),
        });
    }

    /// How often this seat took back, asked to go back or changed hands since
    /// the game last got further.
    pub fn second_thoughts(&self, seat: Seat) -> u32 {
        let counted = self.second_thoughts.get(seat.index());
        counted.copied().unwrap_or(u32::MAX)
    }

    fn note_second_thoughts<A, D>(&mut self, what: &What<A, D>, count: u32) {
        let seat = match *what {
            What::Acted { .. } if count > self.reached => {
                self.reached = count;
                self.second_thoughts = [0; MAX_SEATS];
                return;
            }
            What::Undone {
                scope: Scope::Table,
                ..
            } => return,
            What::Undone { seat, .. } | What::UndoAsked { seat, .. } => seat,
            What::BotSeated {
                seat,
                because: Away::HandedOver,
            } => seat,
            _ => return,
        };
        if let Some(counted) = self.second_thoughts.get_mut(seat.index()) {
            *counted += 1;
        }
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
        self.lines.iter().rev().filter_map(|line| match line.what {
            What::Acted { seat, by, .. } if !line.void => Some((seat, by)),
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
        let acted = |line: &&mut Line| matches!(line.what, What::Acted { .. }) && !line.void;
        let taken_back = self.lines.iter_mut().rev().filter(acted);
        for line in taken_back.take_while(|line| line.count > count) {
            line.void = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::What;

    fn row(version: u32, what: What) -> Stored {
        Stored {
            version,
            at: 0,
            id: Some(format!("id{version}")),
            what,
            hash: None,
        }
    }

    fn acted(seat: u8) -> What {
        What::Acted {
            seat: Seat(seat),
            action: "x".into(),
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
    fn second_thoughts_count_until_the_game_gets_further() {
        let undone = |seat: u8| What::Undone {
            seat: Seat(seat),
            back: 1,
            scope: Scope::Step,
        };
        let mut story = Story::default();
        let mut push = |what: What| {
            let version = story.version() + 1;
            story.push(&row(version, what));
            [0, 1].map(|seat| story.second_thoughts(Seat(seat)))
        };
        assert_eq!(push(acted(0)), [0, 0]);
        for number in 1..=3 {
            assert_eq!(push(undone(0)), [number, 0]);
            assert_eq!(push(acted(0)), [number, 0], "it was here before");
        }
        let handed_over = |because| What::BotSeated {
            seat: Seat(1),
            because,
        };
        assert_eq!(push(handed_over(Away::Left)), [3, 0], "not of their will");
        assert_eq!(push(handed_over(Away::HandedOver)), [3, 1]);
        assert_eq!(
            push(What::UndoAsked {
                seat: Seat(0),
                to: 0
            }),
            [4, 1]
        );
        assert_eq!(push(acted(1)), [0, 0], "further than ever");
        assert_eq!(story.second_thoughts(Seat(200)), u32::MAX);
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
