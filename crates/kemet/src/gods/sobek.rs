//! GOD-SOB: Sobek's Wrath, the special battle card (SB-S).

use tabletop::{Journal, Seat};

use crate::acquire;
use crate::event::Event;
use crate::step::Step;
use crate::{BattleCard, Kemet};

/// All cards come back to hand; one of them will go for good.
pub(crate) fn begin<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    game.take_back_cards(seat, journal);
    game.push(Step::SobeksCard);
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    removed: BattleCard,
    journal: &mut J,
) {
    game.pop();
    acquire::trade_card(game, seat, removed, BattleCard::SobeksWrath, journal);
}
