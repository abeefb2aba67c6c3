//! The god comes to a district of its city (KB-6.5.a, KB-6.6.e, KB-DP-G1).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::state::tell;
use crate::step::stage;
use crate::{Action, Kemet, Zone, ZoneSet};

impl Kemet {
    /// Own districts without units of the own side; none where the god is on the
    /// board or not acquired.
    pub(crate) fn deploy_zones(&self, seat: Seat) -> ZoneSet {
        let figure = self.figure(seat);
        if !figure.acquired || figure.zone.is_some() {
            return ZoneSet::EMPTY;
        }
        self.own_districts(seat) - self.held_by_side(seat)
    }
}

impl Stage<Kemet> for stage::Deploy {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let seat = game.active();
        if game.deploy_zones(seat).is_empty() {
            // It waits for a Recruit (KB-AM-G1).
            game.steps.pop();
            return Flow::Again;
        }
        Flow::AskOrForce(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        options(game, seat, out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Action::Deploy(zone) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        game.steps.pop();
        place(game, seat, zone, journal);
    }
}

pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
    out.offer_each(game.deploy_zones(seat), Action::Deploy);
}

/// With all its life points (KB-AM-G8), against whoever stands there (KB-6.5.b,
/// KB-6.6.f).
pub(crate) fn place<J: Journal<Event>>(game: &mut Kemet, seat: Seat, zone: Zone, journal: &mut J) {
    let life = game.god_row(seat).life;
    let figure = game.figure_mut(seat);
    figure.zone = Some(zone);
    figure.life = life;
    game.units[seat.index()][zone.index()] = life;
    game.present[seat.index()].insert(zone);
    tell(journal, || Event::GodDeployed { seat, zone, life });
    if game.enemy_in(seat, zone).is_some() {
        game.fights.insert(zone);
    }
}
