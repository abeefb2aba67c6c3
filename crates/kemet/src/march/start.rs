//! Which troop moves (KB-DP-A5).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use super::look_ahead::{Group, Road};
use super::{March, Terms};
use crate::event::Event;
use crate::step::{Step, stage};
use crate::{Action, Companions, Deed, Kemet, Zone, day_cards};

/// KB-DP-A5: pick the troop.
impl Stage<Kemet> for stage::MoveStart {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        let any_troop =
            game.march.terms == Terms::default() && !game.present[seat.index()].is_empty();
        let any_card = game.rules().cards_any_time && game.may_hold_cards(seat);
        game.ask_unless_forced(seat, any_troop || any_card)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let terms = game.march.terms;
        let strict = game.march_is_strict();
        let mut possible = false;
        for zone in game.present[seat.index()].iter() {
            let chosen = terms.only.is_none_or(|only| only == zone);
            let servant = !terms.needs_servant || has_servant(game.companions_at(seat, zone));
            if chosen && servant && (!strict || game.troop_may_set_out(seat, zone)) {
                out.offer(Action::Troop(zone));
                possible = true;
            }
        }
        day_cards::window(game, seat, out);
        if !(strict && possible) {
            out.offer(Action::Decline);
        }
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        match action {
            Action::Troop(zone) => {
                choose_troop(game, seat, zone);
                game.steps.turn_into(Step::March);
            }
            Action::Decline => crate::day::lose(game, seat, Deed::Move, journal),
            _ => day_cards::take_in_window(game, seat, action, journal),
        }
    }
}

/// The strict reading (corrections:K-9).
impl Kemet {
    /// Whether this Move must be made if it can. That of the Sacred Bull and that
    /// of Warriors' Homage are offers.
    pub(crate) fn march_is_strict(&self) -> bool {
        let terms = self.march.terms;
        self.agreed.strict_actions && terms.only.is_none() && !terms.needs_servant
    }

    /// Whether the troop in `zone`, or a part of it, can make a step.
    fn troop_may_set_out(&self, seat: Seat, zone: Zone) -> bool {
        let mut chosen = self.clone();
        choose_troop(&mut chosen, seat, zone);
        let group = chosen.group();
        let road = chosen.road(seat, &group);
        chosen.may_set_out(&road, &group)
    }

    /// Whether the group, or a part of it, can make a step from where it stands.
    pub(super) fn may_set_out(&self, road: &Road, group: &Group) -> bool {
        let whole = self.may_leave_behind(road, group) && self.any_step(road, group, road.depth);
        whole
            || !self.march.figure
                && if road.here.units.is_own() {
                    self.a_part_may_go(road, group)
                } else {
                    self.another_company_may_go(road, group)
                }
    }
}

pub(super) fn has_servant(companions: Companions) -> bool {
    companions.meets(Companions::SERVANTS)
}

fn choose_troop(game: &mut Kemet, seat: Seat, zone: Zone) {
    let companions = game.companions_at(seat, zone);
    let figure = game.is_god(seat, zone);
    let by_god = if figure { game.god_row(seat).moves } else { 0 };
    game.march = March {
        terms: game.march.terms,
        held: game.march.held,
        figure,
        origin: Some(zone),
        at: Some(zone),
        units: game.units_at(seat, zone),
        mates: game.troop_in(seat, zone).of_mates(),
        companions,
        land: game.land_moves(seat, companions) + by_god,
        ..March::default()
    };
}
