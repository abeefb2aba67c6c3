//! A turn of the first edition: tokens one by one, each action done before the
//! next token is placed (K1-D1, K1-D2).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::day::{self, begin};
use crate::event::{Event, TokenKind};
use crate::state::Ending;
use crate::step::{Step, stage};
use crate::{Action, Kemet, Space, Spaces, day_cards};

impl Kemet {
    /// Spaces for the own-colour token: those after which the tokens left can
    /// still reach every floor (K1-D3, K1-U18).
    pub(crate) fn open_for_token(&self, seat: Seat) -> Spaces {
        let player = self.player(seat);
        day::open_floors(player.taken(), player.tokens - 1)
    }

    /// Who has won at this moment: most points, then most battle points, then
    /// earlier in the turn order (K1-11b.1, K1-11b.2).
    fn leader_at_goal(&self) -> Option<Seat> {
        let seats = self.order[..self.player_count()].iter().copied().rev();
        seats
            .filter(|&seat| self.fame(seat) >= self.agreed.goal)
            // The last of equals is the first in turn order.
            .max_by_key(|&seat| (self.fame(seat), self.player(seat).battle_fame))
    }
}

/// K1-H4: whoever reaches the goal wins at once, whatever was still to be done.
/// While a movement or a battle lasts nobody holds anything new (K1-5.16).
pub(crate) fn ended_suddenly<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> bool {
    if game.march.at.is_some() || game.is_fighting() {
        return false;
    }
    match game.leader_at_goal() {
        Some(winner) => {
            game.end(Ending::Fame(winner), journal);
            true
        }
        None => false,
    }
}

impl Stage<Kemet> for stage::Turn {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        let done = game.turn.token_placed
            && !game.player(seat).silver_ready()
            && !game.has_gold(seat)
            && !day_cards::may_interrupt(game, seat);
        if done {
            day::end_turn(game);
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        day_cards::options(game, seat, out);
        let player = game.player(seat);
        if !game.turn.token_placed {
            let open = game.open_for_token(seat);
            day::offer_spaces(open, out, Action::Token);
        }
        if player.silver_ready() {
            // Own-colour tokens reach every floor without it (K1-U18): any space will do.
            let free = Spaces::NORMAL - player.taken();
            day::offer_spaces(free, out, Action::Silver);
        }
        if game.has_gold(seat) {
            out.offer(Action::Gold);
        }
        if game.turn.token_placed {
            out.offer(Action::EndTurn);
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Token(space) => {
                game.turn.token_placed = true;
                act(game, seat, space, TokenKind::Own, journal);
            }
            Action::Silver(space) => act(game, seat, space, TokenKind::Silver, journal),
            Action::Gold => act(game, seat, Space::Apex, TokenKind::Gold, journal),
            Action::EndTurn => day::end_turn(game),
            _ => day_cards::take(game, seat, action, journal),
        }
    }
}

fn act<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    space: Space,
    kind: TokenKind,
    journal: &mut J,
) {
    game.place_token(seat, space, kind, journal);
    begin(game, seat, space.deed(), space.acquire_slot(), journal);
}

/// K1-D4: the Delta Temple, the other temples, the Sanctuary, two temples; then
/// the victory check (K1-D5).
impl Automatic<Kemet> for stage::Evening {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) {
        game.steps.pop();
        for step in [
            Step::Verdict,
            Step::Temples,
            Step::Offering,
            Step::Adoration,
            Step::DeltaTemple,
        ] {
            game.steps.push(step);
        }
    }
}

/// K1-D5, K1-11b.1: the only moment a game is won.
impl Automatic<Kemet> for stage::Verdict {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        match game.leader_at_goal() {
            Some(winner) => game.end(Ending::Fame(winner), journal),
            None => game.steps.turn_into(Step::Nightfall),
        }
    }
}
