//! Scenes with Gods of Egypt.

use tabletop::Seat;

use super::{Scene, zone_named};
use crate::{BattleCard, God, Zone};

impl Scene {
    /// This god, whoever had it before, is played by `seat`.
    #[must_use]
    pub fn plays_for(mut self, seat: Seat, god: God) -> Scene {
        let game = &mut self.game;
        let old = game.player(seat).god;
        let other = game
            .all_seats()
            .find(|&other| game.player(other).god == Some(god));
        if let Some(other) = other {
            game.player_mut(other).god = old;
        }
        game.player_mut(seat).god = Some(god);
        self
    }

    /// Somebody has reached the rise marker.
    #[must_use]
    pub fn risen(mut self) -> Scene {
        self.game.risen = true;
        self
    }

    /// `seat` plays for this god and has acquired it; it is on its tile.
    #[must_use]
    pub fn acquired(self, seat: Seat, god: God) -> Scene {
        let mut scene = self.plays_for(seat, god).risen();
        scene.game.figure_mut(seat).acquired = true;
        if god == God::Sobek {
            scene.trade(seat, BattleCard::SobeksWrath);
        }
        scene
    }

    /// The acquired god of `seat` stands in a zone with so many life points; it
    /// controls the zone if it is alone there.
    #[must_use]
    pub fn god(self, seat: Seat, god: God, zone: &str, life: u8) -> Scene {
        let zone = zone_named(zone);
        let mut scene = self.acquired(seat, god);
        let game = &mut scene.game;
        game.figure_mut(seat).zone = Some(zone);
        game.figure_mut(seat).life = life;
        game.units[seat.index()][zone.index()] = life;
        game.present[seat.index()].insert(zone);
        scene.hold(seat, zone);
        scene
    }

    /// Where the god of `seat` stands.
    pub fn god_zone(&self, seat: Seat) -> Option<&'static str> {
        self.game.figure(seat).zone.map(Zone::id)
    }

    /// The life points of the god of `seat`; 0 on its tile.
    pub fn god_life(&self, seat: Seat) -> u8 {
        self.game.figure(seat).life
    }

    /// Whether `seat` has acquired its god.
    pub fn has_acquired(&self, seat: Seat) -> bool {
        self.game.figure(seat).acquired
    }

    /// Whether somebody has reached the rise marker.
    pub fn has_risen(&self) -> bool {
        self.game.risen
    }
}
