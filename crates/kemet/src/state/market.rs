//! The market, and what pyramids let a player buy.

use tabletop::{Journal, Seat};

use super::tell;
use crate::event::Event;
use crate::{Colour, Kemet, Origin, Space, Tile, TileSet, ZoneSet, map};

impl Kemet {
    pub(crate) fn copies_left(&self, tile: Tile) -> u8 {
        u8::from(self.market.contains(tile)) + u8::from(self.market_twice.contains(tile))
    }

    /// One copy of `tile` leaves the market.
    pub(crate) fn take_from_market(&mut self, tile: Tile) {
        if self.market_twice.contains(tile) {
            self.market_twice.remove(tile);
        } else {
            debug_assert!(self.market.contains(tile));
            self.market.remove(tile);
        }
    }

    /// The tiles of level 2, which beginners get on their second day (K1-1.3.B).
    pub(crate) fn add_second_levels(&mut self) {
        for colour in self.colours.iter() {
            for tile in TileSet::of(colour, 2).iter() {
                if tile.row().origin == Origin::First {
                    self.market.insert(tile);
                    self.agreed.tiles += 1;
                }
            }
        }
    }

    /// The highest level of each colour that `seat` may buy by the pyramids
    /// it controls (KB-3.4.3.c, K1-4.2.3).
    pub(crate) fn reach(&self, seat: Seat) -> [u8; Colour::COUNT] {
        self.reach_in(self.controlled[seat.index()] & map::DISTRICTS)
    }

    /// The same by the opponents' pyramids alone.
    pub(crate) fn reach_abroad(&self, seat: Seat) -> [u8; Colour::COUNT] {
        self.reach_in((self.controlled[seat.index()] & map::DISTRICTS) - self.own_districts(seat))
    }

    fn reach_in(&self, districts: ZoneSet) -> [u8; Colour::COUNT] {
        let mut reach = [0; Colour::COUNT];
        for zone in districts.iter() {
            let pyramid = self.pyramid_at(zone);
            if let Some(colour) = pyramid.colour {
                let level = &mut reach[colour.index()];
                *level = (*level).max(pyramid.level);
            }
        }
        reach
    }

    /// Puts an acquire token on its space.
    pub(crate) fn set_slot<J: Journal<Event>>(
        &mut self,
        seat: Seat,
        space: Space,
        colour: Colour,
        journal: &mut J,
    ) {
        let slot = space.acquire_slot().expect("an Acquire space");
        self.player_mut(seat).slots[slot] = Some(colour);
        tell(journal, || Event::AcquireToken {
            seat,
            space,
            colour,
        });
    }
}
