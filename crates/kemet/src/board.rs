//! The player board: action spaces on three floors, and the apex (tiles:§10).

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A space of the player board.
    pub enum Space is "space of the player board" {
        /// Divine Power, for the gold token only (KB-1.2.d).
        Apex = "apex",
        /// Move on the top floor.
        TopMove = "t_move",
        /// Recruit on the top floor.
        TopRecruit = "t_recruit",
        /// Build on the middle floor.
        MiddleBuild = "m_build",
        /// Move on the middle floor.
        MiddleMove = "m_move",
        /// Pray on the middle floor.
        MiddlePray = "m_pray",
        /// The first Acquire space.
        Acquire1 = "b_acq1",
        /// The second Acquire space.
        Acquire2 = "b_acq2",
        /// The third Acquire space.
        Acquire3 = "b_acq3",
        /// Pray on the bottom floor.
        BottomPray = "b_pray",
    }
}

vocabulary! {
    /// The five actions, and the golden one (KB-7.1.a, KB-3.3.g).
    pub enum Deed is "action: use build, recruit, acquire, pray, move or divine-power" {
        /// Raise a pyramid.
        Build = "build",
        /// Bring units into the city.
        Recruit = "recruit",
        /// Take a power tile.
        Acquire = "acquire",
        /// Gain prayer points.
        Pray = "pray",
        /// Move a troop.
        Move = "move",
        /// The golden action of an owned tile.
        DivinePower = "divine-power",
    }
}

impl Space {
    /// The spaces that own-colour and silver tokens may take.
    pub const NORMAL: [Space; 9] = [
        Space::TopMove,
        Space::TopRecruit,
        Space::MiddleBuild,
        Space::MiddleMove,
        Space::MiddlePray,
        Space::Acquire1,
        Space::Acquire2,
        Space::Acquire3,
        Space::BottomPray,
    ];

    /// The three Acquire spaces (KB-1.2.b).
    pub const ACQUIRE: [Space; 3] = [Space::Acquire1, Space::Acquire2, Space::Acquire3];

    /// The action a token here gives.
    #[inline]
    pub const fn deed(self) -> Deed {
        match self {
            Space::Apex => Deed::DivinePower,
            Space::TopMove | Space::MiddleMove => Deed::Move,
            Space::TopRecruit => Deed::Recruit,
            Space::MiddleBuild => Deed::Build,
            Space::MiddlePray | Space::BottomPray => Deed::Pray,
            Space::Acquire1 | Space::Acquire2 | Space::Acquire3 => Deed::Acquire,
        }
    }

    /// Which of the three Acquire spaces this is.
    #[inline]
    pub const fn acquire_slot(self) -> Option<usize> {
        match self {
            Space::Acquire1 => Some(0),
            Space::Acquire2 => Some(1),
            Space::Acquire3 => Some(2),
            _ => None,
        }
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces(pub u16);

impl Spaces {
    /// The spaces of each floor: top, middle, bottom. The apex is on none.
    pub const FLOORS: [Spaces; 3] = [
        Spaces(1 << Space::TopMove as u16 | 1 << Space::TopRecruit as u16),
        Spaces(
            1 << Space::MiddleBuild as u16
                | 1 << Space::MiddleMove as u16
                | 1 << Space::MiddlePray as u16,
        ),
        Spaces(
            1 << Space::Acquire1 as u16
                | 1 << Space::Acquire2 as u16
                | 1 << Space::Acquire3 as u16
                | 1 << Space::BottomPray as u16,
        ),
    ];

    /// All spaces but the apex.
    pub const NORMAL: Spaces =
        Spaces(Spaces::FLOORS[0].0 | Spaces::FLOORS[1].0 | Spaces::FLOORS[2].0);

    /// The spaces of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Whether `space` is in the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & (1 << space as u16) != 0
    }

    /// Adds `space`.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0 |= 1 << space as u16;
    }

    /// Takes `space` out.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space as u16);
    }

    /// The set with `space`.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space as u16)
    }

    /// Both sets together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }

    /// How many spaces there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of the three floors hold no token of this set (KB-3.3.eq).
    #[inline]
    pub const fn empty_floors(self) -> u8 {
        let [top, middle, bottom] = Spaces::FLOORS;
        (self.0 & top.0 == 0) as u8
            + (self.0 & middle.0 == 0) as u8
            + (self.0 & bottom.0 == 0) as u8
    }

    /// The spaces in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Space::from_index(index)
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::default(), Spaces::with)
    }
}

crate::vocabulary::list_serde!(Spaces, Space);
