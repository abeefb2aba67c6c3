//! Solo (section 5 and the facts of Amon): one player against Amon.

use tabletop::{Seat, vocabulary};

/// Amon's seat: he has a city, troops and pyramids like a player, but nobody
/// ever asks him.
pub(crate) const AMON: Seat = Seat(1);

vocabulary! {
    /// What the player must bring about in time (solo:§12).
    pub enum Objective is "objective: use CE01 to CE05" {
        /// Regain the zeal: 5 permanent fame, and 2 temples in the night.
        Zeal = "CE01",
        /// Topple the throne: both of Amon's pyramids in the night.
        Throne = "CE02",
        /// Splendour of the black land: both own pyramids of level 4, 7 tiles.
        Splendour = "CE03",
        /// Outlast the hidden god: stand when the last night ends.
        Outlast = "CE04",
        /// Voice of the Delta: 5 divine fame.
        Voice = "CE05",
    }
}
