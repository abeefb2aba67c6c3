//! After the battle: Miracle, Osiris, Worshipful, Cycle of Ma'at.

use tabletop::{Flow, Journal, Offers, Seat, Seats};

use crate::Action;
use crate::battle::Battle;
use crate::board::{Hex, HexSet};
use crate::components::{Card, Cards, God, Power, SPECIALS};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::Step;

/// What Worshipful takes.
pub(crate) const WORSHIP: u16 = 2;

/// One devotion for each own figure killed in this battle.
#[inline(never)]
pub(crate) fn miracles<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    game.pop();
    for side in game.lowest_first(game.players_of(Card::Miracle)) {
        let killed = game.battle.kills[side.index()];
        game.gain_devotion(side, killed, Why::Miracle, journal);
    }
}

/// Where a token may go: empty land of the region without one.
fn underworld_sites(game: &Ankh) -> HexSet {
    let land = game.land(game.battle.region);
    game.empty_land().and(land).minus(game.underworld)
}

/// Osiris, if he has lost this battle.
fn loser_osiris(game: &Ankh) -> Option<Seat> {
    let osiris = game.side_with(God::Osiris)?;
    game.battle.has_lost(osiris).then_some(osiris)
}

/// Those who may sacrifice followers when it comes to that.
fn worshippers(game: &Ankh) -> Seats {
    let may = |side: &Seat| game.has(*side, Power::Worshipful);
    game.battle.participants.iter().filter(may).collect()
}

pub(crate) fn enter_underworld(game: &mut Ankh) -> Flow {
    match loser_osiris(game) {
        Some(osiris) if !underworld_sites(game).is_empty() => Flow::ask(osiris),
        _ => {
            end_underworld(game);
            Flow::Again
        }
    }
}

fn end_underworld(game: &mut Ankh) {
    game.pop();
    game.battle.pending = worshippers(game);
}

/// An unused token goes straight to its hex; one on the board is lifted first.
#[inline(never)]
pub(crate) fn underworld_options(game: &Ankh, out: &mut impl Offers<Action>) {
    if game.underworld.len() < SPECIALS {
        underworld_sites(game)
            .iter()
            .for_each(|hex| out.offer(Action::To(hex)));
    }
    game.underworld
        .iter()
        .for_each(|hex| out.offer(Action::Move(hex)));
    out.offer(Action::Decline);
}

pub(crate) fn take_underworld<J: Journal<Event>>(
    game: &mut Ankh,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    end_underworld(game);
    match action {
        Action::To(hex) => {
            game.underworld.insert(hex);
            tell(journal, || Event::UnderworldPlaced {
                seat,
                hex,
                from: None,
            });
        }
        Action::Move(from) => game.push(Step::UnderworldTo { from }),
        _ => {}
    }
}

pub(crate) fn enter_underworld_to(game: &mut Ankh) -> Flow {
    Flow::AskOrForce(loser_osiris(game).unwrap_or(game.active_side()))
}

pub(crate) fn underworld_to_options(game: &Ankh, out: &mut impl Offers<Action>) {
    underworld_sites(game)
        .iter()
        .for_each(|hex| out.offer(Action::To(hex)));
}

pub(crate) fn take_underworld_to<J: Journal<Event>>(
    game: &mut Ankh,
    seat: Seat,
    from: Hex,
    to: Hex,
    journal: &mut J,
) {
    game.pop();
    game.underworld.remove(from);
    game.underworld.insert(to);
    tell(journal, || Event::UnderworldPlaced {
        seat,
        hex: to,
        from: Some(from),
    });
}

/// Lowest devotion first, everybody once.
pub(crate) fn enter_worship(game: &mut Ankh) -> Flow {
    let Some(side) = game.lowest(game.battle.pending) else {
        game.pop();
        return Flow::Again;
    };
    if game.side(side).followers < WORSHIP {
        game.battle.pending = game.battle.pending.without(side);
        return Flow::Again;
    }
    Flow::ask(side)
}

pub(crate) fn worship_options(out: &mut impl Offers<Action>) {
    out.offer(Action::Worship);
    out.offer(Action::Decline);
}

pub(crate) fn take_worship<J: Journal<Event>>(
    game: &mut Ankh,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    game.battle.pending = game.battle.pending.without(seat);
    if action == Action::Worship {
        game.pay_followers(seat, WORSHIP, Why::Worshipful, journal);
        game.gain_devotion(seat, 1, Why::Worshipful, journal);
    }
}

/// Cards played are used cards; Cycle of Ma'at brings all back.
#[inline(never)]
pub(crate) fn end<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    game.pop();
    for side in game.lowest_first(game.battle.participants) {
        let played = game.battle.played[side.index()];
        let side_state = game.side_mut(side);
        side_state.used = side_state.used.or(played);
        if played.contains(Card::Cycle) {
            side_state.hand = Cards::ALL;
            side_state.used = Cards(0);
            tell(journal, || Event::CardsReturned { seat: side });
        }
    }
    game.battle = Battle::default();
}
