//! DI-A Assemble!: up to two own units join a troop of the team (tiles:§8.2,
//! KB-AM-T9).

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::acquire::escort;
use crate::event::Event;
use crate::state::tell;
use crate::step::stage;
use crate::{Action, Companions, Di, Kemet, Zone};

/// Units the card brings at most.
const MOST: u8 = 2;

/// Whether the card is in hand and would do something. Everybody has one and
/// everybody sees it go, so this is no secret.
pub(crate) fn ready(game: &Kemet, seat: Seat) -> bool {
    if !game.player(seat).di.contains(Di::Assemble) {
        return false;
    }
    let mut offers = tabletop::Counted::default();
    stage::Assemble {}.options(game, seat, &mut offers);
    offers.count > 0
}

impl Stage<Kemet> for stage::Assemble {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    /// Into a zone with units of the team, within its limit, from one other zone or
    /// from the supply. No enemy stands where the team does, so there is no battle.
    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let supply = game.player(seat).supply;
        for to in game.friends_of(seat).iter() {
            let room = game.room_in(seat, to).min(MOST);
            for units in 1..=room.min(supply) {
                out.offer(Action::Place(to, units));
            }
            for from in game.present[seat.index()].without(to).iter() {
                // A god is no unit (KB-6.3.c).
                for units in 1..=room.min(game.mortals_at(seat, from)) {
                    out.offer(Action::Gather(from, to, units));
                }
            }
        }
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
            Action::Place(to, units) => {
                game.add_units(seat, to, units, journal);
                escort::offer(game, seat, to);
            }
            Action::Gather(from, to, units) => gather(game, seat, from, to, units, journal),
            _ => unreachable!("{self:?} does not offer {action}"),
        }
        game.settle(seat, journal);
    }
}

/// The card leaves the game: nothing else may touch it.
pub(crate) fn spend(game: &mut Kemet, seat: Seat) {
    game.player_mut(seat).di.remove(Di::Assemble);
}

fn gather<J: Journal<Event>>(
    game: &mut Kemet,
    seat: Seat,
    from: Zone,
    to: Zone,
    units: u8,
    journal: &mut J,
) {
    tell(journal, || Event::Gathered {
        seat,
        from,
        to,
        units,
    });
    game.shift(seat, from, to, units, Companions::default(), journal);
}
