//! KB-4.3.c, KB-DP-B0: the team of an attacked mixed troop names the one who
//! defends, before the war council.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::event::Event;
use crate::step::stage;
use crate::{Action, Kemet, Zone, battle};

/// One of the attacked team.
fn attacked(game: &Kemet, attacker: Seat, zone: Zone) -> Seat {
    let enemy = game.enemy_in(attacker, zone);
    enemy.expect("a troop was attacked")
}

fn defenders(game: &Kemet, attacker: Seat, zone: Zone) -> impl Iterator<Item = Seat> {
    let defender = attacked(game, attacker, zone);
    game.owners_at(defender, zone).iter()
}

/// The captain speaks for the team (KB-AM-T8).
impl Stage<Kemet> for stage::Defender {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let Self { attacker, zone } = self;
        Flow::AskOrForce(game.captain(attacked(game, attacker, zone)))
    }

    fn options(self, game: &Kemet, _: Seat, out: &mut impl Offers<Action>) {
        let Self { attacker, zone } = self;
        defenders(game, attacker, zone).for_each(|seat| out.offer(Action::Name(seat)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Kemet, _: Seat, action: Action, journal: &mut J) {
        let Self { attacker, zone } = self;
        game.steps.pop();
        let Action::Name(defender) = action else {
            unreachable!("{self:?} does not offer {action}");
        };
        battle::between(game, attacker, defender, zone, journal);
    }
}
