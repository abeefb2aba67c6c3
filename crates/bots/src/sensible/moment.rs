//! What kind of decision a list of actions is. A state hides its steps; what it
//! asks for tells as much, and costs less than a view.

use kemet::Action;

/// The kinds of decision that the thinking treats differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Moment {
    /// A new turn: companions, DAY cards and the token.
    Token,
    /// More tokens, or which action comes next.
    Resolve,
    /// The war council.
    Council,
    /// Certainly a later part of a battle.
    Battle,
    /// The turn may end.
    Evening,
    /// A step of the night.
    Night,
    /// Choices before the first day.
    Setup,
    /// In the middle of something.
    Midst,
}

impl Moment {
    pub(super) fn of(actions: &[Action]) -> Moment {
        let mut found = Moment::Midst;
        for action in actions {
            match action {
                Action::Token(_) => return Moment::Token,
                Action::Resolve(_) | Action::Silver(_) => return Moment::Resolve,
                Action::Play(_) | Action::Discard(_) | Action::Hide => return Moment::Council,
                Action::EndTurn => return Moment::Evening,
                Action::Sacrifice | Action::Veterans(_) | Action::Position(_) => {
                    return Moment::Night;
                }
                Action::God(_) | Action::City(_) | Action::LeaveEmpty(_) => return Moment::Setup,
                Action::Found(..) | Action::NoPyramid(_) => return Moment::Setup,
                Action::Retreat
                | Action::Shelter(_)
                | Action::Recall
                | Action::Stay
                | Action::Banish(_)
                | Action::Wound(_)
                | Action::Mirage(..)
                | Action::DoubleGame
                | Action::Convert(_)
                | Action::Loot(_)
                | Action::DrawTwo
                | Action::Reinforce(_) => found = Moment::Battle,
                _ => {}
            }
        }
        found
    }
}
