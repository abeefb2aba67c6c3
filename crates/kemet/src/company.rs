//! What whoever carries messages between players must know beside the rules:
//! who plays together, what a hand is, and what a game alone was about.

use tabletop::{Seat, Seats};

use crate::{Kemet, Mode, Objective, SecretView};

impl Kemet {
    /// Those who play together with `seat`, itself included (KB-4.1).
    pub fn plays_with(&self, seat: Seat) -> Seats {
        if seat.index() < self.player_count() {
            self.allies(seat)
        } else {
            Seats::EMPTY
        }
    }

    /// The cards that `seat` may show to its team, and to nobody else
    /// (KB-4.1.b, KB-HI-12).
    pub fn hand(&self, seat: Seat) -> Option<SecretView> {
        let present = seat.index() < self.player_count();
        present.then(|| self.player(seat).secret())
    }

    /// What one player had to bring about alone, once it is known, and the
    /// round the game is in; nothing where others play, too.
    pub fn alone(&self) -> Option<(Option<Objective>, u8)> {
        (self.agreed.mode == Mode::Solo).then(|| (self.open_objective(), self.round))
    }
}
