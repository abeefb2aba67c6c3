//! Gods of Egypt (section 6): the god a player plays for comes to the board.
//!
//! A god on the board is a troop whose units are its life points: `units` holds
//! them, and the [`Figure`] says where. Presence, control, losses and offerings
//! follow by themselves (KB-6.3.b, KB-6.4.a, KB-AM-G10); life points are in no
//! supply, and strength is printed. While a god and units pass each other
//! (KB-AM-G3) a zone holds both.

pub(crate) mod anubis;
pub(crate) mod deploy;
pub(crate) mod horus;
pub(crate) mod rise;
pub(crate) mod seth;
pub(crate) mod sobek;
pub(crate) mod wadjet;

use tabletop::{Journal, Seat, rows};

use crate::event::Event;
use crate::state::tell;
use crate::step::Role;
use crate::{Kemet, Points, Space, Zone, ZoneSet, map};

rows! {
    /// The god a player plays for; it names the player's pieces (KB-1.0.e).
    pub enum God is "god" with pub GodRow {
        /// Black.
        Anubis = "anubis" => GodRow::new("GOD-ANU", 4, 1),
        /// Yellow.
        Bastet = "bastet" => GodRow::new("GOD-BAS", 4, 1).shield(1),
        /// Red.
        Horus = "horus" => GodRow::new("GOD-HOR", 3, 0),
        /// Green.
        Wadjet = "wadjet" => GodRow::new("GOD-WAD", 4, 1),
        /// Blue.
        Sobek = "sobek" => GodRow::new("GOD-SOB", 5, 1).attack(1),
        /// Purple.
        Seth = "seth" => GodRow::new("GOD-SET", 4, 1),
    }
}

/// What is printed on a god tile (tiles:§9, KB-6.3.a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GodRow {
    /// The id of the tile.
    pub id: &'static str,
    /// Life points.
    pub life: u8,
    /// What the figure brings to every battle; its strength is instead of a
    /// count of units.
    pub points: Points,
    /// Land moves more than a troop.
    pub moves: u8,
    /// Damage in battle as attacker.
    pub attack: u8,
}

impl GodRow {
    const fn new(id: &'static str, life: u8, moves: u8) -> GodRow {
        GodRow {
            id,
            life,
            points: Points::strength(7),
            moves,
            attack: 0,
        }
    }

    const fn shield(mut self, shield: u8) -> GodRow {
        self.points.shield = shield;
        self
    }

    const fn attack(self, attack: u8) -> GodRow {
        GodRow { attack, ..self }
    }
}

/// The god of a player: its tile and its figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Figure {
    /// The tile lies on its active side (KB-6.6.e).
    pub acquired: bool,
    /// Where the figure stands; none while it is on its tile.
    pub zone: Option<Zone>,
    /// Life points left on the board; 0 on the tile.
    pub life: u8,
    /// The space with two tokens this day (GOD-WAD).
    pub repeated: Option<Space>,
}

/// Where gods are and what they are worth.
impl Kemet {
    #[inline]
    pub(crate) fn figure(&self, seat: Seat) -> &Figure {
        &self.figures[seat.index()]
    }

    #[inline]
    pub(crate) fn figure_mut(&mut self, seat: Seat) -> &mut Figure {
        &mut self.figures[seat.index()]
    }

    /// Whether the god of `seat` stands in `zone`.
    #[inline]
    pub(crate) fn is_god(&self, seat: Seat, zone: Zone) -> bool {
        self.figure(seat).zone == Some(zone)
    }

    /// Zones with a god of `seat` or of somebody on its side: units stay out
    /// (KB-6.3.d, KB-LIM-16).
    #[inline]
    pub(crate) fn god_zones(&self, seat: Seat) -> ZoneSet {
        if !self.agreed.gods_of_egypt {
            return ZoneSet::EMPTY;
        }
        let allies = self.allies(seat).iter();
        allies.filter_map(|ally| self.figure(ally).zone).collect()
    }

    /// Zones with units, or gods, of `seat` and those on its side.
    pub(crate) fn held_by_side(&self, seat: Seat) -> ZoneSet {
        let allies = self.allies(seat).iter();
        allies.fold(ZoneSet::EMPTY, |zones, ally| {
            zones | self.present[ally.index()]
        })
    }

    /// The units of `seat` in `zone`, a god's life points aside (KB-6.3.c).
    #[inline]
    pub(crate) fn mortals_at(&self, seat: Seat, zone: Zone) -> u8 {
        let life = if self.is_god(seat, zone) {
            self.figure(seat).life
        } else {
            0
        };
        self.units_at(seat, zone) - life
    }

    /// Where a group may pass but not end: a god beside units of its side, units
    /// beside a god (KB-AM-G3, KB-LIM-16).
    #[inline]
    pub(crate) fn shunned(&self, seat: Seat) -> ZoneSet {
        if !self.agreed.gods_of_egypt {
            return ZoneSet::EMPTY;
        }
        if !self.march.figure {
            return self.god_zones(seat);
        }
        let held = self.held_by_side(seat);
        match self.figure(seat).zone {
            Some(zone) if self.stands_alone(seat, zone) => held.without(zone),
            _ => held,
        }
    }

    /// Whether nobody of the side of `seat` is with its god.
    fn stands_alone(&self, seat: Seat, zone: Zone) -> bool {
        self.mortals_at(seat, zone) == 0
            && self
                .allies(seat)
                .iter()
                .all(|ally| ally == seat || !self.present[ally.index()].contains(zone))
    }

    /// Whether `seat` has acquired its god, and it is this one: what the tile
    /// gives works also while the figure is on it (tiles:§9, reading 1).
    #[inline]
    pub(crate) fn has_god(&self, seat: Seat, god: God) -> bool {
        self.figure(seat).acquired && self.player(seat).god == Some(god)
    }

    /// Whether this god fights for `role`.
    #[inline]
    pub(crate) fn god_fights(&self, role: Role, god: God) -> bool {
        self.battle().side(role).open.figure
            && self.player(self.battle().seat(role)).god == Some(god)
    }

    /// The printed numbers of the god of a seat.
    #[inline]
    pub(crate) fn god_row(&self, seat: Seat) -> &'static GodRow {
        self.player(seat).god.expect("gods are chosen").row()
    }

    /// What the figure itself brings to a battle (KB-6.3.b).
    pub(crate) fn god_points(&self, role: Role) -> Points {
        let row = self.god_row(self.battle().seat(role));
        Points {
            damage: row.attack * u8::from(role == Role::Attacker),
            ..row.points
        }
    }

    /// GOD-BAS: whether Bastet holds a temple tonight.
    pub(crate) fn bastet_in_temple(&self, seat: Seat) -> bool {
        self.has_god(seat, God::Bastet)
            && self
                .figure(seat)
                .zone
                .is_some_and(|zone| map::TEMPLES.contains(zone) && self.controls(seat, zone))
    }

    /// The god of `seat` loses life points; without any it is back on its tile
    /// (KB-6.4.a, KB-6.4.c).
    pub(crate) fn wound_god<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        points: u8,
        journal: &mut J,
    ) {
        let figure = self.figure_mut(seat);
        figure.life -= points;
        let life = figure.life;
        tell(journal, || Event::LifeLost {
            seat,
            zone,
            points,
            life,
        });
        if life == 0 {
            self.figure_mut(seat).zone = None;
            tell(journal, || Event::GodFell { seat, zone });
        }
    }

    /// KB-6.7.b: nowhere to retreat to. No recall, so no prayer points.
    pub(crate) fn send_god_home<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        zone: Zone,
        journal: &mut J,
    ) {
        self.units[seat.index()][zone.index()] = 0;
        let figure = self.figure_mut(seat);
        figure.zone = None;
        figure.life = 0;
        tell(journal, || Event::GodReturned { seat, zone });
        self.vacate(seat, zone, journal);
    }
}

/// What the god that fought does when the battle ends.
pub(crate) fn battle_end<J: Journal<Event>>(game: &mut Kemet, role: Role, journal: &mut J) {
    if game.god_fights(role, God::Anubis) {
        anubis::begin(game, role);
    }
    if game.god_fights(role, God::Horus) {
        horus::heal(game, role, journal);
    }
}
