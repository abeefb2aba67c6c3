//! Move Figures, with Satet's push and the Scorpion's aim.

use std::sync::LazyLock;

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::board::{Hex, HexSet, LAND};
use crate::components::{Facing, FigureKind, God};
use crate::event::Event;
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

/// How far a figure moves (C-20).
const ALLOWANCE: usize = 3;

/// Every hex that can be reached from a hex, itself included: figures walk over
/// everything that is on the map.
static REACH: LazyLock<[HexSet; Hex::SPAN]> = LazyLock::new(|| {
    let mut reach = [HexSet::EMPTY; Hex::SPAN];
    for hex in Hex::all() {
        let mut near = HexSet::one(hex);
        for _ in 0..ALLOWANCE {
            near |= near.touching();
        }
        reach[hex.index()] = near;
    }
    reach
});

/// Figures that have not moved yet.
fn movable(game: &Ankh, side: Seat) -> HexSet {
    game.figures[side.index()] - game.turn.moved
}

impl Stage<Ankh> for stage::MoveFigures {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        if movable(game, game.active_side()).is_empty() {
            end(game);
            return Flow::Again;
        }
        Flow::ask(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let side = game.active_side();
        let room = game.standing_room(side);
        for hex in movable(game, side).iter() {
            // There is room nearly always: look closer only where there is none.
            if room.meets(REACH[hex.index()]) || !targets(game, side, hex).is_empty() {
                out.offer(Action::Move(hex));
            }
        }
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, _: &mut J) {
        match action {
            Action::Move(from) => game.steps.push(Step::MoveTo { from }),
            Action::Done => end(game),
            _ => self.not_offered(action),
        }
    }
}

fn end(game: &mut Ankh) {
    game.steps.pop();
    game.turn.moved = HexSet::EMPTY;
}

/// Where the figure of a side in `from` may go.
pub(crate) fn targets(game: &Ankh, side: Seat, from: Hex) -> HexSet {
    let reach = REACH[from.index()];
    let mut targets = game.standing_room(side) & reach;
    match game.kind_at(from) {
        // Out and back, to aim anew; for anybody else that is nothing.
        FigureKind::Scorpion => targets.insert(from),
        FigureKind::Satet => targets |= pushable(game, side, from, reach),
        _ => {}
    }
    targets
}

/// Enemy figures that Satet can push away.
fn pushable(game: &Ankh, side: Seat, from: Hex, reach: HexSet) -> HexSet {
    let enemies = game.enemies_of(side) & LAND & reach;
    let barred = if game.is_god(side, God::Osiris) {
        HexSet::EMPTY
    } else {
        game.underworld
    };
    let can_go = |&hex: &Hex| !push_targets(game, hex, from).is_empty();
    (enemies - barred).iter().filter(can_go).collect()
}

/// Where the figure in `hex` can be pushed by the Satet that came from `from`:
/// rivers and camels do not matter, and the hex Satet has left is free.
fn push_targets(game: &Ankh, hex: Hex, from: Hex) -> HexSet {
    let Some(owner) = game.owner_at(hex) else {
        return HexSet::EMPTY;
    };
    let mut room = game.standing_room(owner);
    if LAND.contains(from) && !barred(game, owner, from) {
        room.insert(from);
    }
    HexSet::one(hex).touching() & room
}

fn barred(game: &Ankh, side: Seat, hex: Hex) -> bool {
    game.underworld.contains(hex) && !game.is_god(side, God::Osiris)
}

impl Stage<Ankh> for stage::MoveTo {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let targets = targets(game, game.active_side(), self.from);
        out.offer_each(targets, Action::To);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let (Action::To(to), from) = (action, self.from) else {
            self.not_offered(action);
        };
        let side = game.active_side();
        if game.enemies_of(side).contains(to) {
            game.steps.turn_into(Step::Push { hex: to, from });
        } else {
            game.steps.pop();
            arrive(game, side, from, to, journal);
        }
    }
}

fn arrive<J: Journal<Event>>(game: &mut Ankh, side: Seat, from: Hex, to: Hex, journal: &mut J) {
    let figure = game.kind_at(from);
    game.shift(side, from, to);
    game.turn.moved.insert(to);
    tell(journal, || Event::Moved {
        seat: game.active(),
        figure,
        from,
        to,
    });
    aim_next(game, figure, to);
}

/// A Scorpion that has come to stand somewhere is aimed by its owner.
pub(crate) fn aim_next(game: &mut Ankh, figure: FigureKind, hex: Hex) {
    if figure == FigureKind::Scorpion {
        game.steps.push(Step::Face { hex });
    }
}

impl Stage<Ankh> for stage::Push {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let targets = push_targets(game, self.hex, self.from);
        out.offer_each(targets, Action::Push);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::Push(to) = action else {
            self.not_offered(action);
        };
        game.steps.pop();
        push(game, self.hex, self.from, to, journal);
    }
}

/// Satet comes from `from` to `hex`, and whoever stood there goes `to`.
fn push<J: Journal<Event>>(game: &mut Ankh, hex: Hex, from: Hex, to: Hex, journal: &mut J) {
    let side = game.active_side();
    let Some(owner) = game.owner_at(hex) else {
        unreachable!("Satet pushes a figure in {hex}");
    };
    let figure = game.kind_at(hex);
    // Satet first steps aside, so that its own hex can be the way out.
    let radiant = game.suns.contains(from);
    game.lift(side, from);
    game.shift(owner, hex, to);
    game.place(side, FigureKind::Satet, hex);
    if radiant {
        game.suns.insert(hex);
    }
    game.turn.moved.insert(hex);
    tell(journal, || Event::Moved {
        seat: game.active(),
        figure: FigureKind::Satet,
        from,
        to: hex,
    });
    tell(journal, || Event::Pushed {
        seat: game.active(),
        owner,
        figure,
        from: hex,
        to,
    });
    aim_next(game, figure, to);
}

impl Stage<Ankh> for stage::Face {
    /// Whoever owns the Scorpion aims it.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let owner = game.owner_at(self.hex).expect("a Scorpion came here");
        Flow::ask(game.voice(owner))
    }

    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let facings = Facing::ALL.iter();
        facings.for_each(|&facing| out.offer(Action::Face(facing)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::Face(facing) = action else {
            self.not_offered(action);
        };
        game.steps.pop();
        game.aim(self.hex, facing, journal);
    }
}
