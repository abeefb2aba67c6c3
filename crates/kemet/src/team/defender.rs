//! KB-4.3.c, KB-DP-B0: the team of an attacked mixed troop names the one who
//! defends, before the war council.

use tabletop::{Flow, Journal, Seat};

use crate::action::Offers;
use crate::event::Event;
use crate::{Action, Kemet, Zone, battle};

fn defenders(game: &Kemet, attacker: Seat, zone: Zone) -> impl Iterator<Item = Seat> {
    let defender = game.enemy_in(attacker, zone);
    let owners = defender.map(|seat| game.owners_at(seat, zone));
    owners.unwrap_or_default().iter()
}

/// The captain speaks for the team (KB-AM-T8).
pub(crate) fn enter(game: &Kemet, attacker: Seat, zone: Zone) -> Flow {
    let defender = game.enemy_in(attacker, zone).unwrap_or(attacker);
    Flow::AskOrForce(game.captain(defender))
}

pub(crate) fn options(game: &Kemet, attacker: Seat, zone: Zone, out: &mut impl Offers) {
    defenders(game, attacker, zone).for_each(|seat| out.offer(Action::Name(seat)));
}

pub(crate) fn take<J: Journal<Event>>(
    game: &mut Kemet,
    attacker: Seat,
    zone: Zone,
    action: Action,
    journal: &mut J,
) {
    game.pop();
    if let Action::Name(defender) = action {
        battle::between(game, attacker, defender, zone, journal);
    }
}
