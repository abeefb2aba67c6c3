//! Sets of zones.

use std::fmt;

use super::Zone;

tabletop::bit_set! {
    /// A set of zones: bit `i` stands for the zone with index `i`. The bits past
    /// the last zone stay clear.
    ///
    /// ```
    /// use kemet::map::{Zone, ZoneSet};
    ///
    /// let set: ZoneSet = [Zone::DT, Zone::W1a].into_iter().collect();
    /// assert_eq!(set.to_string(), "w1a d_t");
    /// assert_eq!(set - ZoneSet::one(Zone::W1a), ZoneSet::one(Zone::DT));
    /// ```
    pub struct ZoneSet(pub u64) of Zone by Zone::bit, Zone::of_lowest;
}

/// The zone of every bit. Entry 64 answers for the empty set, whose lowest bit
/// is "past the end", so that [`ZoneSet::lowest`] needs no branch.
static BY_BIT: [Option<Zone>; 65] = {
    let mut table = [None; 65];
    let mut bit = 0;
    while bit < Zone::COUNT {
        table[bit] = Some(Zone::ALL[bit]);
        bit += 1;
    }
    table
};

impl Zone {
    #[inline]
    const fn bit(self) -> u64 {
        1 << self as u8
    }

    #[inline]
    const fn of_lowest(bits: u64) -> Option<Zone> {
        BY_BIT[bits.trailing_zeros() as usize]
    }
}

impl ZoneSet {
    /// Every zone of the printed board.
    pub const ALL: ZoneSet = ZoneSet::of_all(&Zone::ALL);
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
