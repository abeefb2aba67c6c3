//! Build Monument cards, lowest devotion first.

use tabletop::{Flow, Journal, Offers, Seat};

use crate::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Card, Monument, Power};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::Step;

/// What a monument costs in battle.
const PRICE: u16 = 3;

pub(crate) fn price(game: &Ankh, side: Seat) -> u16 {
    match game.has(side, Power::Inspiring) {
        true => 0,
        false => PRICE,
    }
}

/// Empty land of the region; nobody builds on the underworld.
pub(crate) fn sites(game: &Ankh) -> HexSet {
    let land = game.land(game.battle.region);
    game.empty_land().and(land).minus(game.underworld)
}

fn can_build(game: &Ankh, side: Seat) -> bool {
    game.side(side).followers >= price(game, side)
        && game.ankh_pool(side) > 0
        && Monument::ALL.iter().any(|&kind| game.in_supply(kind))
        && !sites(game).is_empty()
}

#[inline(never)]
pub(crate) fn enter(game: &mut Ankh) -> Flow {
    let Some(side) = game.lowest(game.battle.pending) else {
        game.pop();
        game.battle.pending = game.players_of(Card::Plague);
        return Flow::Again;
    };
    if !can_build(game, side) {
        game.battle.pending = game.battle.pending.without(side);
        return Flow::Again;
    }
    Flow::ask(side)
}

#[inline(never)]
pub(crate) fn options(game: &Ankh, out: &mut impl Offers<Action>) {
    let kinds = Monument::ALL.iter().filter(|&&kind| game.in_supply(kind));
    kinds.for_each(|&kind| out.offer(Action::Build(kind)));
    out.offer(Action::Decline);
}

pub(crate) fn take(game: &mut Ankh, seat: Seat, action: Action) {
    game.battle.pending = game.battle.pending.without(seat);
    if let Action::Build(monument) = action {
        game.push(Step::BuildAt { seat, monument });
    }
}

#[inline(never)]
pub(crate) fn at_options(game: &Ankh, out: &mut impl Offers<Action>) {
    sites(game)
        .iter()
        .for_each(|hex| out.offer(Action::To(hex)));
}

pub(crate) fn take_at<J: Journal<Event>>(
    game: &mut Ankh,
    side: Seat,
    monument: Monument,
    hex: Hex,
    journal: &mut J,
) {
    game.pop();
    game.pay_followers(side, price(game, side), Why::Build, journal);
    game.monuments[monument.index()].insert(hex);
    game.controlled[side.index()].insert(hex);
    tell(journal, || Event::MonumentBuilt {
        seat: side,
        hex,
        monument,
    });
}
