//! The units of a troop, by owner, in one word.

use std::ops::{Add, Sub};

use crate::team::MIXED_LIMIT;

/// How many teammates the mover may have.
pub(super) const MATES: usize = 2;

/// Units of a team in one place: a byte for the mover's own, and one for each
/// teammate in the order of seats. Nobody ever has as many units as a byte can
/// count, so whole troops are added and subtracted at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Troop(u32);

impl Troop {
    /// Own units alone.
    #[inline]
    pub(super) const fn own(units: u8) -> Troop {
        Troop(units as u32)
    }

    /// Own units, and those of teammates.
    #[inline]
    pub(super) const fn mixed(own: u8, mates: [u8; MATES]) -> Troop {
        Troop(u32::from_le_bytes([own, mates[0], mates[1], 0]))
    }

    /// The mover's own units.
    #[inline]
    pub(super) const fn of_mover(self) -> u8 {
        self.0 as u8
    }

    /// The units of teammates.
    #[inline]
    pub(super) const fn of_mates(self) -> [u8; MATES] {
        let [_, first, second, _] = self.0.to_le_bytes();
        [first, second]
    }

    /// Whether nobody but the mover has units in it.
    #[inline]
    pub(super) const fn is_own(self) -> bool {
        self.0 <= u8::MAX as u32
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether nobody has more units in it than in `other`.
    pub(super) fn is_part_of(self, other: Troop) -> bool {
        let mut bytes = self.0.to_le_bytes().into_iter().zip(other.0.to_le_bytes());
        bytes.all(|(part, whole)| part <= whole)
    }

    /// Whether it is within the limits, those of its owners or that of all mixed
    /// troops (KB-4.2.b).
    #[inline]
    pub(super) fn fits(self, limits: [u8; MATES + 1]) -> bool {
        if self.is_own() {
            return self.of_mover() <= limits[0];
        }
        let [first, second] = self.of_mates();
        match (self.of_mover(), first, second) {
            (0, units, 0) => units <= limits[1],
            (0, 0, units) => units <= limits[2],
            (own, first, second) => own + first + second <= MIXED_LIMIT,
        }
    }

    /// Every part with a unit of the mover in it (KB-4.8.d).
    pub(super) fn led_parts(self) -> impl Iterator<Item = Troop> {
        let [first, second] = self.of_mates();
        (1..=self.of_mover()).flat_map(move |own| {
            (0..=first)
                .flat_map(move |one| (0..=second).map(move |two| Troop::mixed(own, [one, two])))
        })
    }

    /// The same with one unit less of somebody.
    pub(super) fn smaller(self) -> impl Iterator<Item = Troop> {
        (0..=MATES)
            .map(|owner| u8::BITS * owner as u32)
            .filter(move |&shift| self.0 >> shift & u32::from(u8::MAX) != 0)
            .map(move |shift| Troop(self.0 - (1 << shift)))
    }
}

impl Add for Troop {
    type Output = Troop;

    #[inline]
    fn add(self, other: Troop) -> Troop {
        Troop(self.0 + other.0)
    }
}

impl Sub for Troop {
    type Output = Troop;

    #[inline]
    fn sub(self, other: Troop) -> Troop {
        Troop(self.0 - other.0)
    }
}
