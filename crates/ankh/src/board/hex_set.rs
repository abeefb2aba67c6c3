//! Sets of hexes.

use super::hex::STRIDE;
use super::{Direction, Hex, MAP};

/// A set of hexes, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HexSet(pub(super) u128);

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
    /// No hex.
    pub const NONE: HexSet = HexSet(0);

    /// Just this one.
    #[inline]
    pub const fn one(hex: Hex) -> HexSet {
        HexSet(1 << hex.index())
    }

    /// Whether `hex` is in the set.
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0 >> hex.index() & 1 != 0
    }

    /// Adds `hex`.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.index();
    }

    /// Takes `hex` out.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.index());
    }

    /// The set with `hex`.
    #[inline]
    #[must_use]
    pub const fn with(self, hex: Hex) -> HexSet {
        HexSet(self.0 | 1 << hex.index())
    }

    /// What both hold.
    #[inline]
    #[must_use]
    pub const fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    /// What either holds.
    #[inline]
    #[must_use]
    pub const fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    /// What this one holds and `other` does not.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    /// Whether there is nothing in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two share a hex.
    #[inline]
    pub const fn meets(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The bits, the lower half first.
    #[inline]
    pub(super) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first, column by column.
    #[inline]
    pub const fn first(self) -> Option<Hex> {
        if self.0 == 0 {
            None
        } else {
            Some(Hex::of_bit(self.0.trailing_zeros()))
        }
    }

    /// The hexes, column by column.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> + use<> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(first)
        })
    }

    /// Every hex one step that way from one of these, if the map goes on there.
    #[inline]
    #[must_use]
    pub const fn toward(self, direction: Direction) -> HexSet {
        self.shifted(direction).and(MAP)
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
        let mut around = HexSet::NONE;
        let mut direction = 0;
        while direction < 6 {
            around = around.or(self.toward(Direction::ALL[direction]));
            direction += 1;
        }
        around
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        hexes.into_iter().fold(HexSet::NONE, HexSet::with)
    }
}

impl std::fmt::Debug for HexSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

tabletop::list_serde!(HexSet, Hex);
