//! The god comes to a district of its city (KB-6.5.a, KB-6.6.e, KB-DP-G1).

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::state::tell;
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

pub(crate) fn enter(game: &mut Kemet) -> Flow {
    let seat = game.active();
    if game.deploy_zones(seat).is_empty() {
        // It waits for a Recruit (KB-AM-G1).
        game.pop();
        return Flow::Again;
    }
    Flow::AskOrForce(seat)
}

pub(crate) fn options(game: &Kemet, seat: Seat, out: &mut impl Offers) {
    game.deploy_zones(seat)
        .iter()
        .for_each(|zone| out.offer(Action::Deploy(zone)));
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
