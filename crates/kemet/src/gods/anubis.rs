//! GOD-ANU: the dead of a battle that Anubis fought come back as his units, and
//! all troops of his player are stronger at home.

use tabletop::{Flow, Journal, Offers, Seat, Stage};

use crate::acquire::escort;
use crate::event::Event;
use crate::step::{Role, Step, stage};
use crate::{Action, God, Kemet, ZoneSet, map};

impl Kemet {
    /// +1 strength in own districts, on top of the normal one.
    #[inline]
    pub(crate) fn anubis_at_home(&self, role: Role) -> bool {
        let seat = self.battle().seat(role);
        self.has_god(seat, God::Anubis) && self.is_own_district(seat, self.battle().zone)
    }

    /// Districts the player controls and zones of the player's troops, with
    /// room; a god is no such troop (tiles:R16, tiles:R26).
    fn anubis_zones(&self, seat: Seat) -> ZoneSet {
        let zones = self.controlled[seat.index()] & map::DISTRICTS | self.present[seat.index()];
        let room = zones.iter().filter(|&zone| self.room_in(seat, zone) > 0);
        room.collect()
    }
}

/// Up to as many units as he lost life points and opposing units were removed.
pub(crate) fn begin(game: &mut Kemet, role: Role) {
    let left = game.battle().side(role).open.lost + game.battle().side(role.other()).open.lost;
    game.steps.push(Step::AnubisUnits { role, left });
}

impl Stage<Kemet> for stage::AnubisUnits {
    fn enter<J: Journal<Event>>(self, game: &mut Kemet, _: &mut J) -> Flow {
        let Self { role, left } = self;
        let seat = game.battle().seat(role);
        if left == 0 || game.player(seat).supply == 0 || game.anubis_zones(seat).is_empty() {
            game.steps.pop();
            return Flow::Again;
        }
        Flow::ask(seat)
    }

    fn options(self, game: &Kemet, seat: Seat, out: &mut impl Offers<Action>) {
        let left = self.left;
        let most = left.min(game.player(seat).supply);
        for zone in game.anubis_zones(seat).iter() {
            for units in 1..=most.min(game.room_in(seat, zone)) {
                out.offer(Action::Place(zone, units));
            }
        }
        out.offer(Action::Done);
    }

    fn take<J: Journal<Event>>(
        self,
        game: &mut Kemet,
        seat: Seat,
        action: Action,
        journal: &mut J,
    ) {
        let Self { role, left } = self;
        match action {
            Action::Done => game.steps.pop(),
            Action::Place(zone, units) => {
                game.steps.turn_into(Step::AnubisUnits {
                    role,
                    left: left - units,
                });
                game.add_units(seat, zone, units, journal);
                escort::offer(game, seat, zone);
            }
            _ => unreachable!("{self:?} does not offer {action}"),
        }
    }
}
