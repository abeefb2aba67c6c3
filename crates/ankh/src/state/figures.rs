//! Figures: where they stand, how they come and go.

use tabletop::{Journal, Seat};

use crate::board::{Hex, HexSet, LAND};
use crate::components::{BASES, FigureKind, God, Guardian, SPECIALS, WARRIORS};
use crate::event::Event;
use crate::state::{Ankh, tell};

impl Ankh {
    /// Every figure on the board.
    #[inline]
    pub(crate) fn all_figures(&self) -> HexSet {
        self.figures
            .iter()
            .copied()
            .fold(HexSet::EMPTY, HexSet::union)
    }

    /// Figures of all sides but this one.
    #[inline]
    pub(crate) fn enemies_of(&self, side: Seat) -> HexSet {
        self.all_figures() - self.figures[side.index()]
    }

    /// Land with neither figure nor monument.
    #[inline]
    pub(crate) fn empty_land(&self) -> HexSet {
        LAND - self.all_figures() - self.all_monuments()
    }

    /// Empty land where figures of this side may come to stand: underworld
    /// tokens bar all but Osiris.
    #[inline]
    pub(crate) fn standing_room(&self, side: Seat) -> HexSet {
        if self.is_god(side, God::Osiris) {
            self.empty_land()
        } else {
            self.empty_land() - self.underworld
        }
    }

    /// The side of the figure here.
    pub(crate) fn owner_at(&self, hex: Hex) -> Option<Seat> {
        let owns = |figures: &HexSet| figures.contains(hex);
        let index = self.figures.iter().position(owns)?;
        Some(Seat(index as u8))
    }

    /// What kind of figure stands here; only asked where one does.
    pub(crate) fn kind_at(&self, hex: Hex) -> FigureKind {
        if self.god_at.contains(&Some(hex)) {
            return FigureKind::God;
        }
        let stands = |kind: &HexSet| kind.contains(hex);
        match self.guardians_at.iter().position(stands) {
            Some(index) => FigureKind::from(Guardian::ALL[index]),
            None => FigureKind::Warrior,
        }
    }

    /// Guardians of this kind that belong to a side and stand on the board.
    #[inline]
    pub(crate) fn guardians(&self, side: Seat, guardian: Guardian) -> HexSet {
        self.guardians_at[guardian.index()] & self.figures[side.index()]
    }

    /// Warriors of a side on the board.
    pub(crate) fn warriors(&self, side: Seat) -> HexSet {
        let guardians = self
            .guardians_at
            .iter()
            .copied()
            .fold(HexSet::EMPTY, HexSet::union);
        let mut warriors = self.figures[side.index()] - guardians;
        if let Some(god) = self.god_at[side.index()] {
            warriors.remove(god);
        }
        warriors
    }

    /// Warriors of a side that can be summoned.
    pub(crate) fn warrior_pool(&self, side: Seat) -> u8 {
        WARRIORS - self.warriors(side).len() as u8 - self.trapped[side.index()]
    }

    /// Bases of the size of this guardian that a side has left.
    pub(crate) fn free_bases(&self, side: Seat, guardian: Guardian) -> u8 {
        BASES.saturating_sub(self.bases_used(side, guardian.is_large()))
    }

    /// How many guardians of a size a side has, on the board or off it.
    pub(crate) fn bases_used(&self, side: Seat, large: bool) -> u8 {
        Guardian::ALL
            .iter()
            .filter(|guardian| guardian.is_large() == large)
            .map(|&guardian| {
                self.side(side).pool[guardian.index()] + self.guardians(side, guardian).len() as u8
            })
            .sum()
    }

    /// Suns that Ra has at hand.
    pub(crate) fn free_suns(&self) -> usize {
        SPECIALS - self.suns.len()
    }

    /// Puts a figure on the board. A Scorpion is aimed afterwards.
    pub(crate) fn place(&mut self, side: Seat, kind: FigureKind, hex: Hex) {
        self.figures[side.index()].insert(hex);
        if kind == FigureKind::God {
            self.god_at[side.index()] = Some(hex);
        }
        if let Some(guardian) = kind.guardian() {
            self.guardians_at[guardian.index()].insert(hex);
        }
    }

    /// Takes a figure from the board, and says what it was. Its sun goes back
    /// to Ra.
    pub(crate) fn lift(&mut self, side: Seat, hex: Hex) -> FigureKind {
        let kind = self.kind_at(hex);
        self.figures[side.index()].remove(hex);
        self.suns.remove(hex);
        if kind == FigureKind::God {
            self.god_at[side.index()] = None;
        }
        if let Some(guardian) = kind.guardian() {
            self.guardians_at[guardian.index()].remove(hex);
        }
        if kind == FigureKind::Scorpion {
            self.forget_facing(hex);
        }
        kind
    }

    /// Moves a figure of a side; its sun goes with it.
    pub(crate) fn shift(&mut self, side: Seat, from: Hex, to: Hex) {
        let radiant = self.suns.contains(from);
        let kind = self.lift(side, from);
        self.place(side, kind, to);
        if radiant {
            self.suns.insert(to);
        }
    }

    /// Aims the Scorpion here.
    pub(crate) fn aim<J: Journal<Event>>(
        &mut self,
        hex: Hex,
        facing: crate::components::Facing,
        journal: &mut J,
    ) {
        self.forget_facing(hex);
        if let Some(free) = self.facing.iter_mut().find(|facing| facing.is_none()) {
            *free = Some((hex, facing));
        }
        // One order for the same position, however it came about.
        self.facing.sort_unstable_by_key(|aimed| match aimed {
            Some((hex, _)) => hex.index(),
            None => usize::MAX,
        });
        if J::READ
            && let Some(owner) = self.owner_at(hex)
        {
            tell(journal, || Event::Aimed {
                seat: self.voice(owner),
                hex,
                facing,
            });
        }
    }

    fn forget_facing(&mut self, hex: Hex) {
        for facing in &mut self.facing {
            if facing.is_some_and(|(at, _)| at == hex) {
                *facing = None;
            }
        }
        if self.facing[0].is_none() {
            self.facing.swap(0, 1);
        }
    }

    /// Where the Scorpion here points, once it was aimed.
    pub(crate) fn facing_of(&self, hex: Hex) -> Option<crate::components::Facing> {
        let aimed = self.facing.iter().flatten().find(|(at, _)| *at == hex);
        aimed.map(|&(_, facing)| facing)
    }

    /// Back to the pool of its side.
    pub(crate) fn return_to_pool(&mut self, side: Seat, kind: FigureKind) {
        if let Some(guardian) = kind.guardian() {
            self.side_mut(side).pool[guardian.index()] += 1;
        }
    }
}
