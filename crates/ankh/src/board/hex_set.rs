//! Sets of hexes.

use super::hex::STRIDE;
use super::{Direction, Hex, MAP};

tabletop::bit_set! {
    /// A set of hexes.
    pub struct HexSet(pub(super) u128) of Hex by Hex::bit, Hex::of_lowest;
}

/// The bits of every other column, beginning with the first.
const EVEN: u128 = {
    let mut set = 0;
    let mut column = 0;
    while column < 11 {
        set |= ((1 << STRIDE) - 1) << (column * STRIDE);
        column += 2;
    }
    set
};

impl HexSet {
    /// The bits, the lower half first.
    #[inline]
    pub(super) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// This set if there is anything in `other`, otherwise nothing: without a jump.
    #[inline]
    #[must_use]
    pub(super) const fn if_any(self, other: HexSet) -> HexSet {
        HexSet(self.0 & (!other.is_empty() as u128).wrapping_neg())
    }

    /// Every hex one step that way from one of these, if the map goes on there.
    #[inline]
    #[must_use]
    pub const fn toward(self, direction: Direction) -> HexSet {
        self.shifted(direction).intersection(MAP)
    }

    /// The same where the map may have ended.
    #[inline]
    #[must_use]
    pub(super) const fn shifted(self, direction: Direction) -> HexSet {
        let (even, odd) = (self.0 & EVEN, self.0 & !EVEN);
        HexSet(match direction {
            Direction::North => self.0 >> 1,
            Direction::South => self.0 << 1,
            Direction::NorthEast => even << (STRIDE - 1) | odd << STRIDE,
            Direction::SouthEast => even << STRIDE | odd << (STRIDE + 1),
            Direction::NorthWest => even >> (STRIDE + 1) | odd >> STRIDE,
            Direction::SouthWest => even >> STRIDE | odd >> (STRIDE - 1),
        })
    }

    /// Every hex that touches one of these, whatever lies between.
    #[must_use]
    pub const fn touching(self) -> HexSet {
        let mut around = HexSet::EMPTY;
        let mut direction = 0;
        while direction < 6 {
            around = around.union(self.toward(Direction::ALL[direction]));
            direction += 1;
        }
        around
    }
}
