//! The player board: action spaces on three floors, and the apex (tiles:§10).

use tabletop::vocabulary;

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

tabletop::bit_set! {
    /// A set of spaces.
    pub struct Spaces(pub u16) of Space;
}

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

    /// The spaces of floors that hold no token of this set.
    #[inline]
    pub fn on_empty_floors(self) -> Spaces {
        let open = |floor: Spaces| {
            if self.meets(floor) {
                Spaces::EMPTY
            } else {
                floor
            }
        };
        let [top, middle, bottom] = Spaces::FLOORS.map(open);
        top | middle | bottom
    }

    /// How many of the three floors hold no token of this set (KB-3.3.eq).
    #[inline]
    pub const fn empty_floors(self) -> u8 {
        let [top, middle, bottom] = Spaces::FLOORS;
        (self.0 & top.0 == 0) as u8
            + (self.0 & middle.0 == 0) as u8
            + (self.0 & bottom.0 == 0) as u8
    }
}
