//! The course of a game, as the rows of its story tell it: the actions that
//! stand, where the dice were set anew, and the hashes to hold a replay to.

use tabletop::{FreshDice, Mark, Seat, Transcript, is_marked};

use crate::entry::{Stored, What};
use crate::facts::StoredTable;

/// An action that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Who took it.
    pub seat: Seat,
    /// Its notation.
    pub action: String,
    /// The hash of the state it led to, if it was kept.
    pub hash: Option<u64>,
    /// The place of its row, from 0.
    pub row: usize,
}

/// The course of a game.
#[derive(Clone, Default, Debug)]
pub struct Course {
    /// The actions that stand, in order.
    pub taken: Vec<Taken>,
    /// Where the dice were set anew.
    pub dice: FreshDice,
    /// The place of the last row that changed the game, and the hash of the
    /// state after it.
    pub last: Option<(usize, Option<u64>)>,
}

impl Course {
    /// What these rows tell.
    pub fn of(rows: &[Stored]) -> Course {
        let mut course = Course::default();
        for (place, row) in rows.iter().enumerate() {
            course.follow(place, row);
        }
        course
    }

    fn follow(&mut self, place: usize, row: &Stored) {
        match &row.what {
            What::Began => {}
            What::Acted { seat, action, .. } => self.taken.push(Taken {
                seat: *seat,
                action: action.action.clone(),
                hash: row.hash,
                row: place,
            }),
            What::Undone { back, .. } => {
                let left = self.taken.len().saturating_sub(*back as usize);
                self.taken.truncate(left);
                self.dice.cut(left);
            }
            What::DiceSet { dice } => self.dice.set(self.taken.len(), dice.seed),
            _ => return,
        }
        self.last = Some((place, row.hash));
    }

    /// The record of the game as text: nothing is played for it. Nothing if
    /// its last state was never hashed.
    pub fn record(&self, table: &StoredTable) -> Option<String> {
        let (_, end) = self.last?;
        let actions: Vec<(Seat, &str)> = self
            .taken
            .iter()
            .map(|taken| (taken.seat, taken.action.as_str()))
            .collect();
        let marks: Vec<Mark> = (1..)
            .zip(&self.taken)
            .filter(|&(after, _)| is_marked(after))
            .filter_map(|(after, taken)| Some((after, taken.hash?)))
            .map(|(after, hash)| Mark { after, hash })
            .collect();
        let transcript = Transcript {
            game: &table.game,
            rules: table.rules,
            setup: table.setup.get(),
            seed: table.seed,
            actions: &actions,
            marks: &marks,
            dice: &self.dice,
            end: end?,
        };
        Some(transcript.to_string())
    }
}
