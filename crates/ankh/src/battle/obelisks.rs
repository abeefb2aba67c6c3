//! Obelisk-Attuned: at the start of a battle figures come from
//! anywhere to own obelisks in the region, one each in rotation, as long as
//! somebody wants to and can (corrections:A-2).

use tabletop::{Flow, Journal, Offers, Seat, Seats};

use crate::Action;
use crate::board::{Hex, HexSet};
use crate::components::{Monument, Power};
use crate::event::Event;
use crate::move_figures::aim_next;
use crate::state::{Ankh, tell};
use crate::step::Step;

/// Participants with the power and an obelisk in the region.
pub(crate) fn users(game: &Ankh, region: u8, participants: Seats) -> Seats {
    let land = game.land(region);
    let uses = |side: &Seat| {
        game.has(*side, Power::ObeliskAttuned)
            && game.controlled_of(*side, Monument::Obelisk).meets(land)
    };
    participants.iter().filter(uses).collect()
}

/// Empty land beside own obelisks in the region.
fn targets(game: &Ankh, side: Seat) -> HexSet {
    let land = game.land(game.battle.region);
    let obelisks = game.controlled_of(side, Monument::Obelisk).and(land);
    game.adjacent(obelisks).and(game.standing_room(side))
}

/// Figures of a side that have not come yet.
fn callable(game: &Ankh, side: Seat) -> HexSet {
    game.figures[side.index()].minus(game.battle.moved)
}

fn can_move(game: &Ankh, side: Seat) -> bool {
    !callable(game, side).is_empty() && !targets(game, side).is_empty()
}

/// Whose move is next: the one above the last in devotion, then from the
/// bottom again. Only a pass is final: who has no free hex now waits, for
/// another's move may clear one (corrections:A-2).
fn next(game: &Ankh) -> Option<Seat> {
    let pending = game.battle.pending.iter();
    let able = pending.filter(|&side| can_move(game, side)).collect();
    let able = game.lowest_first(able);
    let last = game.battle.rotation;
    let place = |side: Seat| game.rank.iter().position(|&other| other == side);
    let after = able
        .iter()
        .copied()
        .find(|&side| last.is_some_and(|last| place(side) > place(last)));
    after.or(able.first().copied())
}

fn mover(game: &Ankh) -> Seat {
    next(game).unwrap_or(game.active_side())
}

#[inline(never)]
pub(crate) fn enter(game: &mut Ankh) -> Flow {
    let Some(side) = next(game) else {
        game.pop();
        return Flow::Again;
    };
    Flow::ask(side)
}

#[inline(never)]
pub(crate) fn options(game: &Ankh, out: &mut impl Offers<Action>) {
    let figures = callable(game, mover(game));
    figures.iter().for_each(|hex| out.offer(Action::Move(hex)));
    out.offer(Action::Done);
}

pub(crate) fn take(game: &mut Ankh, action: Action) {
    let side = mover(game);
    match action {
        Action::Move(from) => game.push(Step::ObeliskTo { from }),
        _ => game.battle.pending = game.battle.pending.without(side),
    }
}

#[inline(never)]
pub(crate) fn to_options(game: &Ankh, out: &mut impl Offers<Action>) {
    let targets = targets(game, mover(game));
    targets.iter().for_each(|hex| out.offer(Action::To(hex)));
}

pub(crate) fn take_to<J: Journal<Event>>(game: &mut Ankh, from: Hex, to: Hex, journal: &mut J) {
    let side = mover(game);
    game.pop();
    let figure = game.kind_at(from);
    game.shift(side, from, to);
    game.battle.moved.insert(to);
    game.battle.rotation = Some(side);
    tell(journal, || Event::Attuned {
        seat: side,
        figure,
        from,
        to,
    });
    aim_next(game, figure, to);
}

/// Who is asked where the figure goes.
pub(crate) fn enter_to(game: &mut Ankh) -> Flow {
    Flow::AskOrForce(mover(game))
}
