//! Teams (section 4): who plays together, and what a troop of several is.

pub(crate) mod assemble;
pub(crate) mod defender;
pub(crate) mod losses;
pub(crate) mod share;

use tabletop::{Seat, Seats};

use crate::{Kemet, Mode, Setup, SetupRefusal, Zone, ZoneSet};
pub use share::{Gain, Goods};

/// KB-4.0.a: 2 v 2, 2 v 2 v 2 or 3 v 3.
/// Who can play against whom: how many players, and how many of them together
/// (KB-4.0.a).
pub(crate) const FORMATIONS: [(u8, u8); 3] = [(4, 2), (6, 2), (6, 3)];

pub(crate) fn check(setup: &Setup) -> Result<(), SetupRefusal> {
    let (players, size) = (setup.players, setup.team_size);
    if !FORMATIONS.contains(&(players, size)) {
        return Err(SetupRefusal::TeamFormation { players, size });
    }
    let named = setup.teams.len();
    if named == 0 {
        return Ok(());
    }
    if named != usize::from(players) {
        return Err(SetupRefusal::TeamCount { players, named });
    }
    let fits = |team: u8| setup.teams.iter().filter(|&&of| of == team).count() == usize::from(size);
    let teams = players / size;
    if (0..teams).all(fits) {
        Ok(())
    } else {
        let last = teams - 1;
        Err(SetupRefusal::TeamSize { last, size })
    }
}

impl Kemet {
    /// KB-4.5.a: chosen, drawn by lot, or the seats in turn.
    pub(crate) fn form_teams(&mut self, setup: &Setup) {
        if setup.mode != Mode::Teams {
            return;
        }
        let count = setup.players / setup.team_size;
        let mut teams = if setup.teams.is_empty() {
            (0..setup.players).map(|seat| seat % count).collect()
        } else {
            setup.teams.clone()
        };
        if setup.random_teams {
            self.dice.shuffle(&mut teams);
        }
        let seats = || (0..setup.players).map(Seat);
        for seat in seats() {
            let team = teams[seat.index()];
            let allies = seats().filter(|other| teams[other.index()] == team);
            self.allies[seat.index()] = allies.fold(Seats::EMPTY, Seats::with);
        }
    }
}

/// What all troops of more than one teammate may have at most (KB-4.2.b).
pub(crate) const MIXED_LIMIT: u8 = 5;

/// Troops of several teammates (KB-4.2).
impl Kemet {
    /// Those who play together with `seat`, itself not included.
    #[inline]
    pub(crate) fn mates(&self, seat: Seat) -> Seats {
        self.allies(seat).without(seat)
    }

    /// Whether there are teams at this table.
    #[inline]
    pub(crate) fn has_teams(&self) -> bool {
        !self.mates(Seat(0)).is_empty()
    }

    /// Who speaks for the team of `seat` (KB-AM-T8).
    pub(crate) fn captain(&self, seat: Seat) -> Seat {
        let lowest = self.allies(seat).lowest();
        lowest.expect("a seat is its own ally")
    }

    /// The captains of all teams.
    pub(crate) fn captains(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.all_seats().filter(|&seat| self.captain(seat) == seat)
    }

    /// Units of the troop of `seat` in `zone`: those of its whole team (KB-4.2.c).
    #[inline]
    pub(crate) fn troop_at(&self, seat: Seat, zone: Zone) -> u8 {
        let own = self.units_at(seat, zone);
        match self.mates(seat) {
            Seats::EMPTY => own,
            mates => {
                own + mates
                    .iter()
                    .map(|mate| self.units_at(mate, zone))
                    .sum::<u8>()
            }
        }
    }

    /// Who of the team of `seat` has units in `zone`.
    pub(crate) fn owners_at(&self, seat: Seat, zone: Zone) -> Seats {
        let allies = self.allies(seat).iter();
        allies
            .filter(|&ally| self.units_at(ally, zone) > 0)
            .collect()
    }

    /// How many units the troop of `seat` in `zone` may have, units of `seat`
    /// among them.
    #[inline]
    pub(crate) fn troop_limit(&self, seat: Seat, zone: Zone) -> u8 {
        if self.troop_at(seat, zone) > self.units_at(seat, zone) {
            MIXED_LIMIT
        } else {
            self.limit(seat)
        }
    }

    /// The districts of the cities of a team: its walls are open to all of it
    /// (KB-4.8.b).
    #[inline]
    pub(crate) fn friendly_districts(&self, seat: Seat) -> ZoneSet {
        let mates = self.mates(seat).iter();
        mates.fold(self.own_districts(seat), |zones, mate| {
            zones | self.own_districts(mate)
        })
    }

    /// Whether `zone` is a district of a city of the team of `seat`.
    #[inline]
    pub(crate) fn is_friendly_district(&self, seat: Seat, zone: Zone) -> bool {
        let mut allies = self.allies(seat).iter();
        allies.any(|ally| self.is_own_district(ally, zone))
    }

    /// Whether the tiles of `seat` count now: of a team only those of the one who
    /// fights, or whose turn it is (KB-4.3.a to KB-4.3.c).
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        match &self.fray.0 {
            Some(battle) => battle.role_of(seat).is_some(),
            None => !self.mates(self.active()).contains(seat),
        }
    }

    /// Teams in the order of their captains; none where nobody plays together.
    pub(crate) fn teams(&self) -> Vec<Seats> {
        if self.has_teams() {
            self.captains().map(|seat| self.allies(seat)).collect()
        } else {
            Vec::new()
        }
    }
}
