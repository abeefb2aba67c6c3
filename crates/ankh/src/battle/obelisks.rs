//! Obelisk-Attuned: at the start of a battle figures come from
//! anywhere to own obelisks in the region, one each in rotation, as long as
//! somebody wants to and can (corrections:A-2).

use tabletop::{Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::board::HexSet;
use crate::components::{Monument, Power};
use crate::event::Event;
use crate::move_figures::aim_next;
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

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
    let land = game.land(game.battle().region);
    let obelisks = game.controlled_of(side, Monument::Obelisk) & land;
    game.adjacent(obelisks) & game.standing_room(side)
}

/// Figures of a side that have not come yet.
fn callable(game: &Ankh, side: Seat) -> HexSet {
    game.figures[side.index()] - game.battle().moved
}

fn can_move(game: &Ankh, side: Seat) -> bool {
    !callable(game, side).is_empty() && !targets(game, side).is_empty()
}

/// Whose move is next: the one above the last in devotion, then from the
/// bottom again. Only a pass is final: who has no free hex now waits, for
/// another's move may clear one (corrections:A-2).
fn next(game: &Ankh) -> Option<Seat> {
    let pending = game.battle().pending.iter();
    let able = pending.filter(|&side| can_move(game, side)).collect();
    let able = game.lowest_first(able);
    let last = game.battle().rotation;
    let place = |side: Seat| game.rank.iter().position(|&other| other == side);
    let after = able
        .iter()
        .copied()
        .find(|&side| last.is_some_and(|last| place(side) > place(last)));
    after.or(able.first().copied())
}

impl Stage<Ankh> for stage::Obelisks {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let Some(side) = next(game) else {
            game.steps.pop();
            return Flow::Again;
        };
        Flow::ask(side)
    }

    fn options(self, game: &Ankh, side: Seat, out: &mut impl Offers<Action>) {
        let figures = callable(game, side);
        out.offer_each(figures, Action::Move);
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, _: &mut J) {
        match action {
            Action::Move(from) => game.steps.push(Step::ObeliskTo { from }),
            Action::Done => game.battle_mut().pending.remove(side),
            _ => self.not_offered(action),
        }
    }
}

impl Stage<Ankh> for stage::ObeliskTo {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let side = next(game).expect("who has picked a figure can move it");
        Flow::AskOrForce(side)
    }

    fn options(self, game: &Ankh, side: Seat, out: &mut impl Offers<Action>) {
        let targets = targets(game, side);
        out.offer_each(targets, Action::To);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, journal: &mut J) {
        let (Action::To(to), from) = (action, self.from) else {
            self.not_offered(action);
        };
        game.steps.pop();
        let figure = game.kind_at(from);
        game.shift(side, from, to);
        game.battle_mut().moved.insert(to);
        game.battle_mut().rotation = Some(side);
        tell(journal, || Event::Attuned {
            seat: side,
            figure,
            from,
            to,
        });
        aim_next(game, figure, to);
    }
}
