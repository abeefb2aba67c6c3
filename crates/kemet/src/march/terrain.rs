//! What the board and the tiles allow a Move: land moves, harbors, walls, tolls and
//! teleports (KB-3.4.5.l to KB-3.4.5.o).

use tabletop::Seat;

use crate::solo::events::Ongoing;
use crate::{Companion, Companions, Kemet, Power, TileSet, Zone, ZoneSet, map};

/// What Khnum's Sphinx asks for (tiles:R13).
pub(super) const TOLL: u8 = 1;

/// Tiles that let a teleport start at any obelisk.
const FROM_OBELISKS: TileSet =
    TileSet::with_power(Power::Portal).union(TileSet::with_power(Power::Teleport));

/// What the board and the tiles allow.
impl Kemet {
    /// 1, and what tiles and the companions at the start add (KB-3.4.5.a).
    pub(crate) fn land_moves(&self, seat: Seat, companions: Companions) -> u8 {
        let tiles = self.player(seat).tiles & TileSet::MARCHING;
        let by_tiles: u8 = tiles.iter().map(|tile| tile.row().moves).sum();
        let by_companions: u8 = companions.iter().map(Companion::moves).sum();
        let moves = 1 + by_tiles + by_companions;
        if self.event_says(Ongoing::HeavySand) {
            (moves - 1).max(1)
        } else {
            moves
        }
    }

    /// Zones one land move away, by land or harbor (KB-3.4.5.m, KB-3.4.5.n).
    pub(crate) fn land_targets(&self, seat: Seat, from: Zone, companions: Companions) -> ZoneSet {
        let layout = self.layout();
        let harkhuf = companions.meets(Companions::HARKHUF);
        let ships = |ally| layout.harbor_targets(from, self.city(ally), harkhuf);
        let near = layout.neighbours(from) | ships(seat);
        // Teammates' harbors are as own ones (KB-4.8.c, KB-AM-T7).
        let mates = self.mates(seat).iter();
        mates.fold(near, |zones, mate| zones | ships(mate))
    }

    /// Districts that walls, or the worm, keep the group out of (KB-3.4.5.o,
    /// K1-5.9, K1-U24).
    pub(crate) fn barred(&self, seat: Seat, companions: Companions, breached: bool) -> ZoneSet {
        if companions.contains(Companion::GiantSandworm) {
            return map::DISTRICTS;
        }
        let foreign = map::DISTRICTS - self.friendly_districts(seat);
        let phoenix = companions.meets(Companions::PHOENIXES);
        if self.rules().walls_first_step {
            let open = !self.march.started
                || phoenix
                || self.march.gates_open
                || self.player(seat).has(Power::OpenGates);
            return if open { ZoneSet::EMPTY } else { foreign };
        }
        if breached {
            return foreign;
        }
        let exempt =
            self.march.terms.pass_wall || phoenix || self.player(seat).has(Power::StreetFighting);
        if exempt {
            return ZoneSet::EMPTY;
        }
        // Where the Move began next to a wall, that wall is open (KB-AM-11).
        match self.march.origin.and_then(Zone::city) {
            Some(city) => foreign - city.wall(),
            None => foreign,
        }
    }

    /// Where entering costs the toll of Khnum's Sphinx: where it is with one of
    /// the `enemies` (tiles:R13).
    pub(crate) fn tolled(&self, enemies: ZoneSet) -> ZoneSet {
        self.companion_places.zones_of(Companion::KhnumsSphinx) & enemies
    }

    /// What of it `seat` pays for entering `zone`.
    pub(crate) fn toll(&self, seat: Seat, zone: Zone) -> u8 {
        if self.tolled(self.enemies_of(seat)).contains(zone) {
            TOLL
        } else {
            0
        }
    }

    /// Whether a teleport may start at `from` (KB-3.4.5.l, RUB-2d, ONY-3a, DI-10).
    pub(crate) fn can_teleport_from(&self, seat: Seat, from: Zone, companions: Companions) -> bool {
        self.march.transfer
            || self.horus_moves(seat)
            || self.pyramid_at(from).level > 0
            || from.obelisk()
                & (self.player(seat).tiles.meets(FROM_OBELISKS)
                    | companions.contains(Companion::GriffinSphinx))
    }

    /// Where a teleport may lead (KB-3.4.5.l, GOD-HOR).
    pub(crate) fn teleport_targets(&self, seat: Seat, from: Zone) -> ZoneSet {
        let targets = if self.horus_moves(seat) {
            self.horus_targets(seat)
        } else {
            self.layout().obelisks()
        };
        targets.without(from)
    }

    /// The price of a teleport before the Priest of Ra (tiles:R2).
    pub(crate) fn teleport_cost(
        &self,
        seat: Seat,
        from: Zone,
        to: Zone,
        companions: Companions,
    ) -> u8 {
        if self.event_says(Ongoing::DearTeleport) {
            // WY02: 3, and nothing lowers it: not even the Priest of Ra, whose
            // reduction comes after this.
            return 3 + u8::from(self.player(seat).has(Power::PriestOfRa));
        }
        if self.march.transfer
            || self.horus_moves(seat)
            || companions.contains(Companion::GriffinSphinx)
        {
            return 0;
        }
        let player = self.player(seat);
        let portal = u8::from(player.has(Power::Portal) || player.has(Power::Stargate));
        // Into or out of the Delta, not within it (corrections:K-11).
        let crosses = from.in_delta() != to.in_delta();
        let ptahmose = crosses && companions.contains(Companion::Ptahmose);
        2 - portal - u8::from(ptahmose)
    }
}
