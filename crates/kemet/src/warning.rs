//! What one should think twice about, told before it is done.

use tabletop::Seat;

use crate::step::Step;
use crate::{Action, Kemet, TileSet};

impl Kemet {
    /// Why an offered action is seldom meant; nothing where a word is enough.
    pub(crate) fn warning_of(&self, seat: Seat, action: Action) -> Option<&'static str> {
        match action {
            Action::Remove(_) | Action::Wound(_) | Action::Mirage(..) | Action::DiscardDi(_) => {
                Some("discard")
            }
            Action::Decline if self.declines_an_action() => Some("lose-action"),
            // All that a gold token is good for (KB-3.3.2c).
            Action::Gold if !self.player(seat).tiles.meets(TileSet::GOLDEN) => Some("no-golden"),
            Action::EndTurn if !self.turn.pending.is_empty() => Some("end-turn"),
            _ => None,
        }
    }

    /// Whether a whole action is lost if nothing is chosen now.
    fn declines_an_action(&self) -> bool {
        matches!(
            self.steps.last(),
            Some(Step::Build { .. } | Step::Acquire { .. } | Step::MoveStart | Step::DivinePower)
        )
    }
}
