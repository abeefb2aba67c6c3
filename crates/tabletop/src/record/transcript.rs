//! Writing a record. This needs no game, so that a record can be written also
//! where the game that it is of cannot be played.

use std::fmt::{self, Display};

use super::{FORMAT, FreshDice, Mark};
use crate::{Seat, Seed};

/// What a record says, ready to be written.
#[derive(Clone, Copy, Debug)]
pub struct Transcript<'a, A> {
    /// The game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// Its setup as one line of JSON.
    pub setup: &'a str,
    /// Its seed.
    pub seed: Seed,
    /// Every action in order.
    pub actions: &'a [(Seat, A)],
    /// State hashes on the way, in order.
    pub marks: &'a [Mark],
    /// Where the dice were set anew.
    pub dice: &'a FreshDice,
    /// The hash of the last state.
    pub end: u64,
}

/// The text that `Record::parse` reads back.
impl<A: Display> Display for Transcript<'_, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "ennead record {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "setup {}", self.setup)?;
        writeln!(f, "seed {}", self.seed)?;
        let mut marks = self.marks.iter().peekable();
        for taken in 0..=self.actions.len() {
            while let Some(mark) = marks.next_if(|mark| mark.after == taken) {
                writeln!(f, "# {taken} {:016x}", mark.hash)?;
            }
            if let Some(seed) = self.dice.at(taken) {
                writeln!(f, "dice {seed}")?;
            }
            if let Some((seat, action)) = self.actions.get(taken) {
                writeln!(f, "{seat} {action}")?;
            }
        }
        writeln!(f, "end {} {:016x}", self.actions.len(), self.end)
    }
}
