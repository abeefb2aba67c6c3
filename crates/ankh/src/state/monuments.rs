//! Monuments and who controls them.

use tabletop::Seat;

use crate::board::{Hex, HexSet};
use crate::components::{ANKHS, Monument};
use crate::event::Grant;
use crate::state::Ankh;

impl Ankh {
    /// Every monument on the board.
    #[inline]
    pub(crate) fn all_monuments(&self) -> HexSet {
        self.monuments
            .iter()
            .copied()
            .fold(HexSet::EMPTY, HexSet::union)
    }

    /// Monuments that nobody controls.
    pub(crate) fn neutral_monuments(&self) -> HexSet {
        let controlled = self.controlled.iter().copied();
        controlled.fold(self.all_monuments(), HexSet::difference)
    }

    /// Monuments of a kind that a side controls.
    #[inline]
    pub(crate) fn controlled_of(&self, side: Seat, monument: Monument) -> HexSet {
        self.controlled[side.index()] & self.monuments[monument.index()]
    }

    /// What kind of monument stands here.
    pub(crate) fn monument_at(&self, hex: Hex) -> Option<Monument> {
        let stands = |kind: &HexSet| kind.contains(hex);
        let index = self.monuments.iter().position(stands)?;
        Monument::from_index(index)
    }

    /// Who controls the monument here.
    pub(crate) fn controller_at(&self, hex: Hex) -> Option<Seat> {
        let controls = |set: &HexSet| set.contains(hex);
        let index = self.controlled.iter().position(controls)?;
        Some(Seat(index as u8))
    }

    /// Ankh tokens that a side has left for monuments (C-5).
    pub(crate) fn ankh_pool(&self, side: Seat) -> u8 {
        ANKHS - self.controlled[side.index()].len() as u8
    }

    /// Whether a monument of this kind is left in the supply (C-6).
    pub(crate) fn in_supply(&self, monument: Monument) -> bool {
        self.monuments[monument.index()].len() < Monument::SUPPLY
    }

    /// Back to the supply; its Ankh token goes home.
    pub(crate) fn remove_monument(&mut self, hex: Hex) {
        self.monuments.iter_mut().for_each(|set| set.remove(hex));
        self.controlled.iter_mut().for_each(|set| set.remove(hex));
    }

    /// Whether this side has more monuments of a kind in a region than every
    /// other side, absent ones included.
    fn has_majority(&self, side: Seat, monument: Monument, land: HexSet) -> bool {
        let count = |side: Seat| (self.controlled_of(side, monument) & land).len();
        let own = count(side);
        own > 0
            && self
                .rank
                .iter()
                .all(|&other| other == side || count(other) < own)
    }

    /// In how many kinds of monument this side has the majority.
    pub(crate) fn majorities(&self, side: Seat, land: HexSet) -> u8 {
        self.leads_in(side, land).count() as u8
    }

    /// The kinds of monument in which this side has the majority.
    fn leads_in(&self, side: Seat, land: HexSet) -> impl Iterator<Item = Monument> + use<'_> {
        let all = Monument::ALL.iter().copied();
        all.filter(move |&monument| self.has_majority(side, monument, land))
    }

    /// What a side gains by its majorities, kind by kind.
    pub(crate) fn majority_grants(&self, side: Seat, land: HexSet) -> Vec<Grant> {
        let grant = |monument| Grant::Monument {
            monument,
            amount: 1,
        };
        self.leads_in(side, land).map(grant).collect()
    }
}
