//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// The end of a game: who won, how the others stand, and why it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// Everybody who won: one seat, a team, or nobody.
    pub winners: Seats,
    /// The place of each seat, 1 for the best; equals share a place. Where the
    /// game itself has beaten everybody, the best has place 2.
    pub places: Vec<u8>,
    /// Why the game ended: a short key that scripts may rely on.
    pub reason: String,
}

impl Outcome {
    /// Whether `seat` is among the winners.
    pub fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }
}
