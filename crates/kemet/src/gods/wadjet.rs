//! GOD-WAD: once a day a second own-colour token on one space.

use tabletop::{Journal, Offers, Seat};

use crate::event::Event;
use crate::state::tell;
use crate::{Action, God, Kemet, Space, Spaces};

impl Kemet {
    /// Spaces that may get a second token: those with an own-colour one, if the
    /// tokens left still reach every floor (KB-3.3.eq; floors count, not tokens).
    pub(crate) fn repeatable(&self, seat: Seat) -> Spaces {
        let player = self.player(seat);
        let left = player.tokens - 1 + u8::from(player.silver_ready());
        let ready = self.has_god(seat, God::Wadjet) && self.figure(seat).repeated.is_none();
        if ready && player.taken().empty_floors() <= left {
            player.own_tokens
        } else {
            Spaces::default()
        }
    }
}

pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    if game.figure(seat).acquired {
        let spaces = game.repeatable(seat);
        out.offer_each(spaces, Action::Repeat);
    }
}

pub(crate) fn take<J: Journal<Event>>(game: &mut Kemet, seat: Seat, space: Space, journal: &mut J) {
    game.turn.pending.insert(space);
    game.player_mut(seat).tokens -= 1;
    game.figure_mut(seat).repeated = Some(space);
    tell(journal, || Event::TokenRepeated { seat, space });
}
