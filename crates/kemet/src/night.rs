//! Night: nine steps, each done by everybody before the next (section 3.6).

pub(crate) mod awakening;
pub(crate) mod conscription;
pub(crate) mod credit;
pub(crate) mod destiny;
pub(crate) mod divine_intervention;
pub(crate) mod offering;
pub(crate) mod prayers;
pub(crate) mod team_destiny;

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::state::tell;
use crate::step::Step;
use crate::{Action, Kemet};

#[inline(never)]
pub(crate) fn enter<J: Journal<Event>>(game: &mut Kemet, step: Step, journal: &mut J) -> Flow {
    match step {
        Step::Offering => offering::enter(game),
        Step::DeltaTemple => offering::enter_delta(game, journal),
        Step::Temples => offering::temples(game, journal),
        Step::Adoration => prayers::adoration(game, journal),
        Step::Prayers { place } => prayers::enter(game, place, journal),
        Step::NightDi { place } => divine_intervention::enter(game, place, journal),
        Step::NightDiTiles { place, done } => divine_intervention::enter_tiles(game, place, done),
        Step::Vision { place, .. } => divine_intervention::enter_vision(game, place),
        Step::NightCeremony { place, .. } => Flow::ask(game.seat_at(place)),
        Step::Annexation { place } => divine_intervention::enter_annexation(game, place),
        Step::Conscription { place } => conscription::enter(game, place),
        Step::Awakening => awakening::enter(game, journal),
        Step::HandOfGod { place } => awakening::hand_of_god(game, place),
        Step::Destiny { chosen } => destiny::enter(game, chosen, journal),
        Step::Foresight { place } => Flow::ask(game.seat_at(place)),
        Step::NightTiles { place } => awakening::night_tiles(game, place),
        Step::Decree { placed } => destiny::decree::enter(game, placed, journal),
        Step::Credit { zone } => credit::enter(game, zone),
        Step::TeamDestiny { placed } => team_destiny::enter(game, placed, journal),
        Step::TeamPlace { seat, .. } => team_destiny::place::enter(game, seat),
        _ => nightfall(game, journal),
    }
}

#[inline(never)]
fn nightfall<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    game.pop();
    game.night = true;
    let round = game.round;
    tell(journal, || Event::NightFell { round });
    if game.rules().one_by_one {
        push_first_edition(game);
        return Flow::Again;
    }
    if game.is_solo() {
        crate::solo::night::push_steps(game);
        return Flow::Again;
    }
    if game.has_teams() {
        game.push(Step::Dawn);
        game.push(Step::TeamDestiny { placed: 0 });
    } else {
        game.push(Step::Destiny { chosen: 0 });
    }
    for step in [
        Step::HandOfGod { place: 0 },
        Step::Awakening,
        Step::Conscription { place: 0 },
        Step::NightDi { place: 0 },
        Step::Prayers { place: 0 },
        Step::Adoration,
        Step::Temples,
        Step::DeltaTemple,
        Step::Offering,
    ] {
        game.push(step);
    }
    credit::push(game);
    Flow::Again
}

/// K1-N1 to K1-N4; the order of the first day was drawn by lot.
fn push_first_edition(game: &mut Kemet) {
    game.push(Step::Dawn);
    if game.round > 0 {
        game.push(Step::Decree { placed: 0 });
    }
    for step in [
        Step::NightTiles { place: 0 },
        Step::NightDi { place: 0 },
        Step::Prayers { place: 0 },
        Step::Awakening,
    ] {
        game.push(step);
    }
}

#[inline(never)]
pub(crate) fn options(game: &Kemet, step: Step, seat: Seat, out: &mut impl Offers) {
    match step {
        Step::Offering | Step::DeltaTemple => {
            out.offer(Action::Sacrifice);
            out.offer(Action::Decline);
        }
        Step::Prayers { .. } => prayers::options(game, seat, out),
        Step::NightDiTiles { done, .. } => divine_intervention::tile_options(game, seat, done, out),
        Step::Vision { .. } => divine_intervention::discard_options(game, seat, out),
        Step::NightCeremony { .. } => {
            divine_intervention::discard_options(game, seat, out);
            out.offer(Action::Done);
        }
        Step::Annexation { .. } => divine_intervention::annexation_options(game, seat, out),
        Step::Destiny { .. } => destiny::options(game, out),
        Step::Foresight { .. } => divine_intervention::foresight_options(game, out),
        Step::Decree { .. } => destiny::decree::options(game, out),
        Step::Credit { zone } => credit::options(game, zone, out),
        Step::TeamDestiny { .. } => team_destiny::options(game, seat, out),
        Step::TeamPlace { .. } => team_destiny::place::options(game, out),
        _ => {}
    }
}

#[inline(never)]
pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    step: Step,
    seat: Seat,
    action: Action,
    journal: &mut J,
) {
    match step {
        Step::Offering => offering::take(game, seat, action, journal),
        Step::DeltaTemple => offering::take_delta(game, seat, action, journal),
        Step::Prayers { place } => prayers::take(game, place, action, journal),
        Step::NightDiTiles { place, done } => {
            divine_intervention::take_tile(game, seat, place, done, action, journal);
        }
        Step::Vision { place, left } => {
            divine_intervention::take_vision(game, seat, place, left, action, journal)
        }
        Step::NightCeremony { place, discarded } => {
            divine_intervention::take_ceremony(game, seat, place, discarded, action, journal);
        }
        Step::Annexation { .. } => {
            divine_intervention::take_annexation(game, seat, action, journal)
        }
        Step::Destiny { chosen } => destiny::take(game, seat, chosen, action, journal),
        Step::Foresight { .. } => divine_intervention::take_foresight(game, seat, action, journal),
        Step::Decree { placed } => destiny::decree::take(game, placed, action, journal),
        Step::Credit { zone } => credit::take(game, zone, action, journal),
        Step::TeamDestiny { placed } => team_destiny::take(game, placed, action, journal),
        Step::TeamPlace { placed, seat } => {
            team_destiny::place::take(game, placed, seat, action, journal)
        }
        _ => {}
    }
}

/// The step for the next player, or none when everybody had it.
fn next_player(game: &mut Kemet, place: u8, step: impl FnOnce(u8) -> Step) {
    if place + 1 < game.places() {
        game.turn_into(step(place + 1));
    } else {
        game.pop();
    }
}
