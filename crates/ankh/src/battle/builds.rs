//! Build Monument cards, lowest devotion first.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::board::HexSet;
use crate::components::{Card, Monument, Power};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

/// What a monument costs in battle.
const PRICE: u16 = 3;

pub(crate) fn price(game: &Ankh, side: Seat) -> u16 {
    if game.has(side, Power::Inspiring) {
        0
    } else {
        PRICE
    }
}

/// Where a monument or a token of the underworld may go: empty land of the
/// region without such a token (A-20.4).
pub(crate) fn sites(game: &Ankh) -> HexSet {
    let land = game.land(game.battle().region);
    (game.empty_land() & land) - game.underworld
}

fn can_build(game: &Ankh, side: Seat) -> bool {
    game.side(side).followers >= price(game, side)
        && game.ankh_pool(side) > 0
        && Monument::ALL.iter().any(|&kind| game.in_supply(kind))
        && !sites(game).is_empty()
}

impl Stage<Ankh> for stage::Builds {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let Some(side) = game.lowest(game.battle().pending) else {
            game.steps.pop();
            game.battle_mut().pending = game.players_of(Card::Plague);
            return Flow::Again;
        };
        if !can_build(game, side) {
            game.battle_mut().pending.remove(side);
            return Flow::Again;
        }
        Flow::ask(side)
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let kinds = Monument::ALL.iter().filter(|&&kind| game.in_supply(kind));
        kinds.for_each(|&kind| out.offer(Action::Build(kind)));
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, _: &mut J) {
        game.battle_mut().pending.remove(seat);
        match action {
            Action::Build(monument) => game.steps.push(Step::BuildAt { seat, monument }),
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}

impl Stage<Ankh> for stage::BuildAt {
    fn enter<J: Journal<Event>>(self, _: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(self.seat)
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let sites = sites(game);
        out.offer_each(sites, Action::To);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, journal: &mut J) {
        let (Action::To(hex), monument) = (action, self.monument) else {
            self.not_offered(action);
        };
        game.steps.pop();
        game.pay_followers(side, price(game, side), Why::Build, journal);
        game.monuments[monument.index()].insert(hex);
        game.controlled[side.index()].insert(hex);
        tell(journal, || Event::MonumentBuilt {
            seat: side,
            hex,
            monument,
        });
    }
}
