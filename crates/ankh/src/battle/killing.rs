//! How figures die: Isis, the lifting, Anubis, Mummies, Cat-Mummies.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Seats, Stage};

use crate::Action;
use crate::board::{Hex, HexSet};
use crate::components::{FigureKind, God, SPECIALS};
use crate::event::Event;
use crate::state::{Ankh, MAX_PLAYERS, tell};
use crate::step::stage;
use crate::summon;

/// Warriors and guardians of a side in the region of the battle: those who can
/// die there. Gods cannot.
pub(crate) fn mortals(game: &Ankh, side: Seat) -> HexSet {
    let mut mortals = game.present(side, game.battle().region);
    if let Some(god) = game.god_at[side.index()] {
        mortals.remove(god);
    }
    mortals
}

/// Figures of Isis beside an enemy figure, judged before anybody is lifted
///
pub(crate) fn protected(game: &Ankh, doomed: HexSet) -> HexSet {
    let Some(isis) = game.side_with(God::Isis) else {
        return HexSet::EMPTY;
    };
    let mine = game.figures[isis.index()] & doomed;
    mine & game.adjacent(game.enemies_of(isis))
}

impl Stage<Ankh> for stage::Protect {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        match game.side_with(God::Isis) {
            Some(isis) if !game.battle().protected.is_empty() => Flow::ask(isis),
            _ => {
                game.steps.pop();
                Flow::Again
            }
        }
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let figures = game.battle().protected.iter();
        figures.for_each(|hex| out.offer(Action::Save(hex)));
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        match action {
            Action::Save(hex) => {
                game.battle_mut().protected.remove(hex);
                game.battle_mut().doomed.remove(hex);
                let figure = game.kind_at(hex);
                tell(journal, || Event::Saved { seat, figure, hex });
            }
            Action::Done => game.battle_mut().protected = HexSet::EMPTY,
            _ => self.not_offered(action),
        }
    }
}

impl Automatic<Ankh> for stage::Lift {
    /// Lifts all the dead together.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        game.battle_mut().dead_warriors = [0; MAX_PLAYERS];
        let doomed = std::mem::take(&mut game.battle_mut().doomed);
        for side in game.lowest_first(game.battle().participants) {
            for hex in doomed & game.figures[side.index()] {
                kill(game, side, hex, journal);
            }
        }
    }
}

fn kill<J: Journal<Event>>(game: &mut Ankh, side: Seat, hex: Hex, journal: &mut J) {
    let figure = game.lift(side, hex);
    game.battle_mut().flooded.remove(hex);
    game.battle_mut().kills[side.index()] += 1;
    tell(journal, || Event::Killed {
        seat: side,
        figure,
        hex,
    });
    match figure {
        FigureKind::Warrior => game.battle_mut().dead_warriors[side.index()] += 1,
        FigureKind::Mummy => game.battle_mut().rising[side.index()] += 1,
        FigureKind::CatMummy => {
            game.battle_mut().dead_cats[side.index()] += 1;
            game.return_to_pool(side, figure);
        }
        _ => game.return_to_pool(side, figure),
    }
}

/// Sides other than Anubis' own whose warriors have just died.
fn trappable(game: &Ankh, anubis: Seat) -> impl Iterator<Item = Seat> + '_ {
    let dead = |side: &Seat| game.battle().dead_warriors[side.index()] > 0;
    let all = game.rank.iter().copied();
    all.filter(move |&side| side != anubis).filter(dead)
}

impl Stage<Ankh> for stage::Trap {
    /// One in total, if a slot is free.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        let held: u8 = game.trapped.iter().sum();
        let free = usize::from(held) < SPECIALS;
        match game.side_with(God::Anubis) {
            Some(anubis) if free && trappable(game, anubis).next().is_some() => Flow::ask(anubis),
            _ => {
                game.steps.pop();
                Flow::Again
            }
        }
    }

    fn options(self, game: &Ankh, anubis: Seat, out: &mut impl Offers<Action>) {
        let owners: Seats = trappable(game, anubis).collect();
        out.offer_each(owners, Action::Trap);
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        game.steps.pop();
        match action {
            Action::Trap(owner) => {
                game.trapped[owner.index()] += 1;
                tell(journal, || Event::Trapped { seat, owner });
            }
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}

/// Empty land beside the god of a side.
fn graves(game: &Ankh, side: Seat) -> HexSet {
    match game.god_at[side.index()] {
        Some(god) => game.adjacent(HexSet::one(god)) & game.standing_room(side),
        None => HexSet::EMPTY,
    }
}

/// Whose Mummy is to rise next, lowest devotion first.
fn riser(game: &Ankh) -> Option<Seat> {
    let rises = |side: &Seat| game.battle().rising[side.index()] > 0;
    game.rank.iter().copied().find(rises)
}

impl Stage<Ankh> for stage::Rise {
    /// A Mummy must rise where it can.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) -> Flow {
        let Some(side) = riser(game) else {
            game.steps.pop();
            return Flow::Again;
        };
        if graves(game, side).is_empty() {
            game.battle_mut().rising[side.index()] -= 1;
            game.return_to_pool(side, FigureKind::Mummy);
            tell(journal, || Event::FoundNoGrave { seat: side });
            return Flow::Again;
        }
        Flow::AskOrForce(side)
    }

    fn options(self, game: &Ankh, side: Seat, out: &mut impl Offers<Action>) {
        let graves = graves(game, side);
        out.offer_each(graves, Action::Rise);
    }

    /// Rising is a summon: Ra may give it a sun.
    fn take<J: Journal<Event>>(self, game: &mut Ankh, side: Seat, action: Action, journal: &mut J) {
        let Action::Rise(hex) = action else {
            self.not_offered(action);
        };
        game.battle_mut().rising[side.index()] -= 1;
        game.place(side, FigureKind::Mummy, hex);
        tell(journal, || Event::Rose { seat: side, hex });
        summon::arrived(game, side, FigureKind::Mummy, hex);
    }
}

impl Automatic<Ankh> for stage::Curse {
    /// Each dead Cat-Mummy costs every other god 1 devotion: one
    /// moment, so whoever's they were, from the lowest to the highest.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        game.steps.pop();
        let cats = std::mem::take(&mut game.battle_mut().dead_cats);
        let all: u8 = cats.iter().sum();
        for side in game.rank.clone() {
            for _ in cats[side.index()]..all {
                game.lose_devotion(side, journal);
            }
        }
    }
}
