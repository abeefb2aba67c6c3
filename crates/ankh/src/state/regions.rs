//! Regions and who is in them.

use tabletop::{Seat, Seats};

use crate::board::{Hex, HexSet, WATER};
use crate::components::Guardian;
use crate::state::Ankh;

impl Ankh {
    /// The land of the region with this token.
    #[inline]
    pub(crate) fn land(&self, number: u8) -> HexSet {
        self.regions[usize::from(number) - 1]
    }

    /// The land of a region and the water that touches it.
    #[inline]
    pub(crate) fn ground(&self, number: u8) -> HexSet {
        let land = self.land(number);
        land | (land.touching() & WATER)
    }

    /// The same as far as figures go: Apep alone stands on water.
    #[inline]
    fn trodden_ground(&self, number: u8) -> HexSet {
        if self.guardians_at[Guardian::Apep.index()].is_empty() {
            self.land(number)
        } else {
            self.ground(number)
        }
    }

    /// The token of the region that this land hex is in.
    pub(crate) fn region_at(&self, hex: Hex) -> Option<u8> {
        let holds = |land: &HexSet| land.contains(hex);
        let index = self.regions.iter().position(holds)?;
        Some(index as u8 + 1)
    }

    /// The lowest token of the supply.
    pub(crate) fn next_token(&self) -> Option<u8> {
        let in_use = self.regions_in_use().len();
        (in_use < self.regions.len()).then_some(in_use as u8 + 1)
    }

    /// The land of each region there is: tokens are taken from the lowest on, and
    /// none goes back.
    pub(crate) fn regions_in_use(&self) -> &[HexSet] {
        let free = self.regions.iter().position(|land| land.is_empty());
        &self.regions[..free.unwrap_or(self.regions.len())]
    }

    /// Figures of a side in a region.
    #[inline]
    pub(crate) fn present(&self, side: Seat, number: u8) -> HexSet {
        self.figures[side.index()] & self.trodden_ground(number)
    }

    /// The sides that have figures in a region.
    pub(crate) fn sides_in(&self, number: u8) -> Seats {
        let ground = self.trodden_ground(number);
        // Whoever it is, without a jump: nobody can guess.
        self.rank.iter().fold(Seats::EMPTY, |sides, &side| {
            let here = self.figures[side.index()].meets(ground);
            sides | Seats(u8::from(here) << side.0)
        })
    }

    /// Everything adjacent to something in `from`.
    #[inline]
    pub(crate) fn adjacent(&self, from: HexSet) -> HexSet {
        self.open.adjacent(from)
    }
}
