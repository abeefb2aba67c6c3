//! The five numbers of a battle: printed on cards, tiles and gods, added up for
//! each side, and shown line by line.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

/// What a piece, a troop or a whole side brings to the numbers of a battle.
/// Signed where a line of the sums may take something away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(N = u8)))]
pub struct Points<N = u8> {
    /// Strength, units included.
    pub strength: N,
    /// Damage to the other side.
    pub damage: N,
    /// Unblockable damage to the other side.
    pub unblockable: N,
    /// Shield.
    pub shield: N,
    /// Units that nothing removes.
    pub impenetrable: N,
}

impl Points {
    /// Nothing.
    pub const NONE: Points = Points::strength(0);

    /// Nothing but strength.
    #[inline]
    pub(crate) const fn strength(strength: u8) -> Points {
        Points::of(strength, 0, 0)
    }

    /// The three numbers that most cards have.
    pub(crate) const fn of(strength: u8, damage: u8, shield: u8) -> Points {
        Points {
            strength,
            damage,
            unblockable: 0,
            shield,
            impenetrable: 0,
        }
    }

    /// The greatest of the numbers.
    pub(crate) fn greatest(self) -> u8 {
        let Points {
            strength,
            damage,
            unblockable,
            shield,
            impenetrable,
        } = self;
        strength
            .max(damage)
            .max(unblockable)
            .max(shield)
            .max(impenetrable)
    }

    /// The same numbers in a line of the sums.
    pub(crate) const fn signed(self) -> Points<i8> {
        Points {
            strength: self.strength as i8,
            damage: self.damage as i8,
            unblockable: self.unblockable as i8,
            shield: self.shield as i8,
            impenetrable: self.impenetrable as i8,
        }
    }
}

impl<N: AddAssign> AddAssign for Points<N> {
    #[inline]
    fn add_assign(&mut self, more: Points<N>) {
        self.strength += more.strength;
        self.damage += more.damage;
        self.unblockable += more.unblockable;
        self.shield += more.shield;
        self.impenetrable += more.impenetrable;
    }
}
