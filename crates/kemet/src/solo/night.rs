//! The night of a game against Amon (sections 5.9, 5.11, solo:§10).

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use super::events::{Disaster, Ongoing};
use super::lines::lose_fame;
use super::objectives::{fulfilled_at_nights_end, tell_progress};
use super::story::{Story, tell_story};
use super::targets::least;
use super::{AMON, PLAYER, SoloEnding, recruit};
use crate::event::Event;
use crate::state::Ending;
use crate::step::{Step, stage};
use crate::{Action, Kemet, ZoneSet, map};

/// The eight steps of the player, what cards add to them, and the round marker
/// instead of a turn order (KB-5.11.a, KB-5.11.b).
pub(crate) fn push_steps(game: &mut Kemet) {
    for step in [
        Step::RoundMarker,
        Step::HandOfGod { place: 0 },
        Step::Awakening,
        Step::VigilLevy,
        Step::Conscription { place: 0 },
        Step::NightDi { place: 0 },
        Step::Prayers { place: 0 },
        Step::Adoration,
        Step::VigilTemples,
        Step::Temples,
        Step::DeltaTemple,
        Step::Offering,
        Step::Pestilence,
    ] {
        game.steps.push(step);
    }
}

/// The largest troops of the player.
fn stricken(game: &Kemet) -> ZoneSet {
    least(game.present[PLAYER.index()], |zone| {
        std::cmp::Reverse(game.units_at(PLAYER, zone))
    })
}

/// DO03: one unit of the largest troop, never the last on the board.
impl Stage<Kemet> for stage::Pestilence {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let player = game.player(PLAYER);
        if !game.suffers(Disaster::Pestilence) || player.stock - player.supply <= 1 {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(PLAYER)
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        out.offer_each(stricken(game), Action::Strike);
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Action::Strike(zone) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        game.remove_units(PLAYER, zone, 1, journal);
    }
}

/// WY04 in step 3: two temples of Amon's cost the player a permanent point.
impl Automatic<Kemet> for stage::VigilTemples {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        let temples = (game.controlled[AMON.index()] & map::TEMPLES).len();
        if game.event_says(Ongoing::Vigil) && temples >= 2 {
            lose_fame(game, journal);
        }
    }
}

/// WY04 in step 7: a unit for each of his troops.
impl Automatic<Kemet> for stage::VigilLevy {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        if game.event_says(Ongoing::Vigil) {
            recruit::share_out(game, [1; 2], journal);
        }
    }
}

/// The objective is looked at, then the round marker goes one space left.
impl Automatic<Kemet> for stage::RoundMarker {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        tell_progress(game, journal);
        if fulfilled_at_nights_end(game) {
            game.end(Ending::Solo(SoloEnding::Fulfilled), journal);
            return;
        }
        game.amon.rounds = game.amon.rounds.saturating_sub(1);
        let rounds = game.amon.rounds;
        tell_story(journal, || Story::RoundMarker { rounds });
        if rounds == 0 {
            game.end(Ending::Solo(SoloEnding::TooLate), journal);
        } else {
            game.steps.push(Step::Dawn);
        }
    }
}
