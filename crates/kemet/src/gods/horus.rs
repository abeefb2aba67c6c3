//! GOD-HOR: Horus flies wherever no opponent lives, and heals after battle.

use tabletop::{Journal, Seat};

use crate::event::Event;
use crate::state::tell;
use crate::step::Role;
use crate::{God, Kemet, ZoneSet, map};

impl Kemet {
    /// Whether Horus moves: the one teleport of his Move starts anywhere and is
    /// free (tiles:§9, reading 4).
    #[inline]
    pub(crate) fn horus_moves(&self, seat: Seat) -> bool {
        self.march.figure && self.player(seat).god == Some(God::Horus)
    }

    /// Everything but opponents' districts.
    pub(crate) fn horus_targets(&self, seat: Seat) -> ZoneSet {
        let foreign = self
            .all_seats()
            .filter(|&other| self.at_odds(seat, other))
            .fold(ZoneSet::EMPTY, |zones, other| {
                zones | self.own_districts(other)
            });
        debug_assert!((foreign - map::DISTRICTS).is_empty());
        self.layout().zones() - foreign
    }
}

/// All life points again, unless he has fallen or gone home (tiles:§9, reading 2).
pub(crate) fn heal<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    let seat = game.battle().seat(role);
    let full = game.god_row(seat).life;
    let figure = game.figure_mut(seat);
    let Some(zone) = figure.zone.filter(|_| figure.life < full) else {
        return;
    };
    figure.life = full;
    game.units[seat.index()][zone.index()] = full;
    tell(journal, || Event::GodHealed {
        seat,
        zone,
        life: full,
    });
}
