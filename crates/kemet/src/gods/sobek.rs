//! GOD-SOB: Sobek's Wrath, the special battle card (SB-S).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::acquire;
use crate::event::Event;
use crate::step::{Step, stage};
use crate::{Action, BattleCard, Kemet};

/// All cards come back to hand; one of them will go for good.
pub(crate) fn begin<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    game.take_back_cards(seat, journal);
    game.steps.push(Step::SobeksCard);
}

impl Stage<Kemet> for stage::SobeksCard {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        acquire::removable(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Remove(removed) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        acquire::trade_card(game, seat, removed, BattleCard::SobeksWrath, journal);
    }
}
