//! Sets of zones, one bit per zone.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Zone;

/// A set of zones: bit `i` stands for the zone with index `i`. The bits past
/// the last zone stay clear.
///
/// ```
/// use kemet::map::{Zone, ZoneSet};
///
/// let set: ZoneSet = [Zone::DT, Zone::W1a].into_iter().collect();
/// assert_eq!(set.to_string(), "w1a d_t");
/// assert_eq!(set - ZoneSet::of(Zone::W1a), ZoneSet::of(Zone::DT));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ZoneSet(pub u64);

tabletop::list_typescript!(ZoneSet, Zone);

/// The zone of every bit. Entry 64 answers for the empty set, whose lowest bit
/// is "past the end", so that [`ZoneSet::first`] needs no branch.
static BY_BIT: [Option<Zone>; 65] = {
    let mut table = [None; 65];
    let mut bit = 0;
    while bit < Zone::COUNT {
        table[bit] = Some(Zone::ALL[bit]);
        bit += 1;
    }
    table
};

impl ZoneSet {
    /// No zone.
    pub const EMPTY: ZoneSet = ZoneSet(0);

    /// Every zone of the printed board.
    pub const ALL: ZoneSet = ZoneSet((1 << Zone::COUNT) - 1);

    /// Just this zone.
    #[inline]
    pub const fn of(zone: Zone) -> ZoneSet {
        ZoneSet(1 << zone as u8)
    }

    /// The zones of a list.
    #[inline]
    pub const fn of_all(zones: &[Zone]) -> ZoneSet {
        let mut set = ZoneSet::EMPTY;
        let mut i = 0;
        while i < zones.len() {
            set = set.with(zones[i]);
            i += 1;
        }
        set
    }

    /// Whether `zone` is in the set.
    #[inline]
    pub const fn contains(self, zone: Zone) -> bool {
        self.0 >> zone as u8 & 1 != 0
    }

    /// Whether every zone of `other` is in the set too.
    #[inline]
    pub const fn contains_all(self, other: ZoneSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Puts `zone` into the set.
    #[inline]
    pub const fn insert(&mut self, zone: Zone) {
        *self = self.with(zone);
    }

    /// Takes `zone` out of the set.
    #[inline]
    pub const fn remove(&mut self, zone: Zone) {
        *self = self.without(zone);
    }

    /// This set and `zone`.
    #[inline]
    #[must_use]
    pub const fn with(self, zone: Zone) -> ZoneSet {
        ZoneSet(self.0 | 1 << zone as u8)
    }

    /// This set but not `zone`.
    #[inline]
    #[must_use]
    pub const fn without(self, zone: Zone) -> ZoneSet {
        ZoneSet(self.0 & !(1 << zone as u8))
    }

    /// The zones in either set; `|` where constants are made.
    #[inline]
    #[must_use]
    pub const fn union(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 | other.0)
    }

    /// The zones in both sets; `&` where constants are made.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & other.0)
    }

    /// The zones of this set that are not in `other`; `-` where constants are
    /// made.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: ZoneSet) -> ZoneSet {
        ZoneSet(self.0 & !other.0)
    }

    /// Whether the set holds no zone.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many zones the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The zone with the lowest index.
    #[inline]
    pub const fn first(self) -> Option<Zone> {
        BY_BIT[self.0.trailing_zeros() as usize]
    }

    /// The zones by rising index.
    #[inline]
    pub const fn iter(self) -> Zones {
        Zones(self)
    }
}

/// The zones of a [`ZoneSet`] by rising index.
#[derive(Clone, Debug)]
pub struct Zones(ZoneSet);

impl Iterator for Zones {
    type Item = Zone;

    #[inline]
    fn next(&mut self) -> Option<Zone> {
        let zone = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        zone
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.0.len()
    }
}

impl ExactSizeIterator for Zones {}

impl FusedIterator for Zones {}

impl IntoIterator for ZoneSet {
    type Item = Zone;
    type IntoIter = Zones;

    #[inline]
    fn into_iter(self) -> Zones {
        self.iter()
    }
}

impl FromIterator<Zone> for ZoneSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> ZoneSet {
        zones.into_iter().fold(ZoneSet::EMPTY, ZoneSet::with)
    }
}

impl Extend<Zone> for ZoneSet {
    #[inline]
    fn extend<I: IntoIterator<Item = Zone>>(&mut self, zones: I) {
        *self |= zones.into_iter().collect::<ZoneSet>();
    }
}

impl From<Zone> for ZoneSet {
    #[inline]
    fn from(zone: Zone) -> ZoneSet {
        ZoneSet::of(zone)
    }
}

impl BitOr for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn bitor(self, other: ZoneSet) -> ZoneSet {
        self.union(other)
    }
}

impl BitOrAssign for ZoneSet {
    #[inline]
    fn bitor_assign(&mut self, other: ZoneSet) {
        *self = self.union(other);
    }
}

impl BitAnd for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn bitand(self, other: ZoneSet) -> ZoneSet {
        self.intersection(other)
    }
}

impl BitAndAssign for ZoneSet {
    #[inline]
    fn bitand_assign(&mut self, other: ZoneSet) {
        *self = self.intersection(other);
    }
}

impl Sub for ZoneSet {
    type Output = ZoneSet;

    #[inline]
    fn sub(self, other: ZoneSet) -> ZoneSet {
        self.difference(other)
    }
}

impl SubAssign for ZoneSet {
    #[inline]
    fn sub_assign(&mut self, other: ZoneSet) {
        *self = self.difference(other);
    }
}

/// The ids with a space between them.
impl fmt::Display for ZoneSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, zone) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            f.write_str(zone.id())?;
        }
        Ok(())
    }
}

impl fmt::Debug for ZoneSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as a list of ids.
impl Serialize for ZoneSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ZoneSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ZoneSet, D::Error> {
        Ok(Vec::<Zone>::deserialize(deserializer)?
            .into_iter()
            .collect())
    }
}
