//! The event marker goes on, and Control Monument.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::board::HexSet;
use crate::components::{EVENT_TRACK, EventKind};
use crate::event::Event;
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

impl Automatic<Ankh> for stage::Event {
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let seat = game.active();
        let event = EVENT_TRACK[usize::from(game.events)];
        game.events += 1;
        let number = game.events;
        tell(journal, || Event::EventReached {
            seat,
            event,
            number,
        });
        game.steps.turn_into(match event {
            EventKind::Control => Step::Control,
            EventKind::Caravan => Step::Caravan,
            EventKind::Conflict => Step::Conflict,
        });
    }
}

/// Neutral monuments beside an own figure; enemy ones only where none is
/// neutral anywhere.
pub(crate) fn targets(game: &Ankh) -> HexSet {
    let side = game.active_side();
    if game.ankh_pool(side) == 0 {
        return HexSet::EMPTY;
    }
    let neutral = game.neutral_monuments();
    let monuments = if neutral.is_empty() {
        game.all_monuments() - game.controlled[side.index()]
    } else {
        neutral
    };
    game.adjacent(game.figures[side.index()]) & monuments
}

impl Stage<Ankh> for stage::Control {
    /// Compulsory where there is a target.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) -> Flow {
        if targets(game).is_empty() {
            let seat = game.active();
            tell(journal, || Event::NothingToControl { seat });
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(game.active())
    }

    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let targets = targets(game);
        out.offer_each(targets, Action::Control);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::Control(hex) = action else {
            self.not_offered(action);
        };
        let side = game.active_side();
        let from = game.controller_at(hex);
        game.steps.pop();
        if let Some(from) = from {
            game.controlled[from.index()].remove(hex);
        }
        game.controlled[side.index()].insert(hex);
        if let Some(monument) = game.monument_at(hex) {
            tell(journal, || Event::MonumentTaken {
                seat: game.active(),
                hex,
                monument,
                from,
            });
        }
    }
}
