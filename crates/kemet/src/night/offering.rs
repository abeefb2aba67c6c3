//! Steps 1 to 3: the Sanctuary, the Delta Temple, two temples.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::event::{Event, FameKind};
use crate::state::tell;
use crate::step::stage;
use crate::{Action, Grant, Kemet, Power, Zone, ZoneSet};

/// Units the Sanctuary and the Delta Temple ask for.
const SANCTUARY_UNITS: u8 = 2;
const DELTA_UNITS: u8 = 1;

impl Kemet {
    /// Who may make the offering in `zone`: its controller, with a troop of enough
    /// units there, or with Ptahmose any number (AMB-3c, tiles:R24).
    fn may_offer(&self, zone: Zone, units: u8) -> Option<Seat> {
        let seat = self
            .credited(zone)
            .filter(|&seat| self.people().contains(seat))?;
        let free = self.player(seat).has(Power::Ptahmose);
        (free || self.troop_at(seat, zone) >= units).then_some(seat)
    }
}

fn ask(game: &mut Kemet, zone: Zone, units: u8) -> Flow {
    match game.may_offer(zone, units) {
        Some(seat) => Flow::ask(seat),
        None => {
            game.steps.pop();
            Flow::Again
        }
    }
}

/// KB-3.6.1.
impl Stage<Kemet> for stage::Offering {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        ask(game, Zone::DS, SANCTUARY_UNITS)
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        either_options(out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        match action {
            Action::Sacrifice => {
                pay_units(game, seat, Zone::DS, SANCTUARY_UNITS, journal);
                game.gain_fame_by(seat, FameKind::Divine, journal, |_| {
                    vec![Grant::Zone {
                        zone: Zone::DS,
                        amount: 1,
                    }]
                });
            }
            Action::Decline => {}
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// KB-3.6.2.
impl Stage<Kemet> for stage::DeltaTemple {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) -> Flow {
        if game.agreed.house.delta_price {
            // The unit was paid when the temple was taken (K1-H2).
            game.steps.pop();
            if let Some(seat) = game.all_seats().find(|&seat| game.controls(seat, Zone::DT)) {
                pay_delta(game, seat, journal);
            }
            return Flow::Again;
        }
        ask(game, Zone::DT, DELTA_UNITS)
    }

    fn options(self, _: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        either_options(out);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        game.steps.pop();
        match action {
            Action::Sacrifice => {
                pay_units(game, seat, Zone::DT, DELTA_UNITS, journal);
                pay_delta(game, seat, journal);
            }
            Action::Decline => {}
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}

/// What the Delta Temple gives.
fn pay_delta<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    let (zone, amount) = (Zone::DT, Zone::DT.temple_pp());
    game.gain_by(seat, amount, journal, |_| {
        vec![Grant::Zone { zone, amount }]
    });
}

fn either_options(out: &mut impl Offers<Action>) {
    out.offer(Action::Sacrifice);
    out.offer(Action::Decline);
}

/// Who pays for an offering where it is not units: nobody, or a god with its life.
pub(crate) fn remark(game: &Kemet, seat: Seat, zone: Zone) -> Option<&'static str> {
    if game.player(seat).has(Power::Ptahmose) {
        return Some("free");
    }
    game.is_god(seat, zone).then_some("god")
}

fn pay_units<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    zone: Zone,
    units: u8,
    journal: &mut J,
) {
    tell(journal, || Event::Offered { seat, zone });
    if game.player(seat).has(Power::Ptahmose) {
        return;
    }
    if zone == Zone::DT && game.rules().delta_point_stays {
        game.give_up_units(seat, zone, units, journal);
    } else {
        game.take_off(seat, zone, units, journal);
    }
}

/// KB-3.6.3: one point for two or more temples, the Delta's among them.
impl Automatic<Kemet> for stage::Temples {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        game.steps.pop();
        for place in 0..game.places() {
            let seat = game.seat_at(place);
            // One point for both, at the most (GOD-BAS).
            let temples = game.credited_temples(seat);
            if temples.len() >= 2 || game.bastet_in_temple(seat) {
                game.gain_fame_by(seat, FameKind::Divine, journal, |game| {
                    vec![temples_grant(game, seat, temples)]
                });
            }
        }
    }
}

/// Two temples, or one in which Bastet is.
fn temples_grant(game: &Kemet, seat: Seat, temples: ZoneSet) -> Grant {
    match game.player(seat).god {
        Some(god) if temples.len() < 2 => Grant::God { god, amount: 1 },
        _ => Grant::Temples {
            zones: temples.iter().collect(),
            amount: 1,
        },
    }
}
