//! What lies in the box: gods, actions, monuments, figures, powers, cards. A row
//! for each, with what the rules say about it in numbers.

use tabletop::{bit_set, vocabulary};

use crate::board::Direction;

vocabulary! {
    /// The gods (C-1).
    pub enum God is "god" {
        /// Plays two cards at once.
        Amun = "amun",
        /// Traps the dead.
        Anubis = "anubis",
        /// Protects her own.
        Isis = "isis",
        /// Rules the underworld.
        Osiris = "osiris",
        /// Gives radiance.
        Ra = "ra",
    }
}

bit_set! {
    /// A set of gods: one, or the two of a merged god.
    pub struct Gods(pub u8) of God;
}

vocabulary! {
    /// The four actions, from the top row to the bottom (C-16).
    pub enum Deed is "action" {
        /// Move Figures.
        Move = "move-figures",
        /// Summon Figure.
        Summon = "summon-figure",
        /// Gain Followers.
        Gain = "gain-followers",
        /// Unlock Ankh Power.
        Unlock = "unlock-power",
    }
}

impl Deed {
    /// How many times the action is taken until it brings an event (C-14,
    /// C-15).
    pub const fn advances_to_event(self, players: u8) -> u8 {
        match self {
            Deed::Unlock => players,
            _ => players + 1,
        }
    }
}

vocabulary! {
    /// The kinds of monument (C-6).
    pub enum Monument is "monument" {
        /// A needle of stone.
        Obelisk = "obelisk",
        /// A house of the gods.
        Temple = "temple",
        /// A tomb.
        Pyramid = "pyramid",
    }
}

impl Monument {
    /// How many of each there are (C-6).
    pub const SUPPLY: usize = 10;
}

vocabulary! {
    /// The guardians (C-9).
    pub enum Guardian is "guardian" {
        /// Its death costs everybody else devotion.
        CatMummy = "cat-mummy",
        /// Pushes.
        Satet = "satet",
        /// Rises again.
        Mummy = "mummy",
        /// Swims.
        Apep = "apep",
        /// Destroys monuments.
        Scorpion = "scorpion",
        /// Silences those beside it.
        Sphinx = "sphinx",
    }
}

impl Guardian {
    /// 1 to 3 (C-10).
    pub const fn level(self) -> u8 {
        match self {
            Guardian::CatMummy | Guardian::Satet => 1,
            Guardian::Mummy | Guardian::Apep => 2,
            Guardian::Scorpion | Guardian::Sphinx => 3,
        }
    }

    /// Whether it stands on a large base (C-9).
    pub const fn is_large(self) -> bool {
        matches!(self, Guardian::Apep | Guardian::Scorpion | Guardian::Sphinx)
    }

    /// How many of a chosen kind are in play (C-11).
    pub const fn copies(self, players: u8) -> u8 {
        match (players, self.is_large()) {
            (0..=2, _) => 1,
            (3, _) | (_, true) => 2,
            _ => 3,
        }
    }
}

/// Bases of each size that a god has (C-4).
pub const BASES: u8 = 2;

vocabulary! {
    /// The kinds of figure.
    pub enum FigureKind is "figure" {
        /// The god. Nothing kills it.
        God = "god",
        /// One of six.
        Warrior = "warrior",
        /// See [`Guardian`].
        CatMummy = "cat-mummy",
        /// See [`Guardian`].
        Satet = "satet",
        /// See [`Guardian`].
        Mummy = "mummy",
        /// See [`Guardian`].
        Apep = "apep",
        /// See [`Guardian`].
        Scorpion = "scorpion",
        /// See [`Guardian`].
        Sphinx = "sphinx",
    }
}

impl FigureKind {
    /// The guardian it is, if it is one.
    #[inline]
    pub const fn guardian(self) -> Option<Guardian> {
        match self {
            FigureKind::God | FigureKind::Warrior => None,
            FigureKind::CatMummy => Some(Guardian::CatMummy),
            FigureKind::Satet => Some(Guardian::Satet),
            FigureKind::Mummy => Some(Guardian::Mummy),
            FigureKind::Apep => Some(Guardian::Apep),
            FigureKind::Scorpion => Some(Guardian::Scorpion),
            FigureKind::Sphinx => Some(Guardian::Sphinx),
        }
    }
}

impl From<Guardian> for FigureKind {
    #[inline]
    fn from(guardian: Guardian) -> FigureKind {
        match guardian {
            Guardian::CatMummy => FigureKind::CatMummy,
            Guardian::Satet => FigureKind::Satet,
            Guardian::Mummy => FigureKind::Mummy,
            Guardian::Apep => FigureKind::Apep,
            Guardian::Scorpion => FigureKind::Scorpion,
            Guardian::Sphinx => FigureKind::Sphinx,
        }
    }
}

/// Warriors of a god (C-4).
pub const WARRIORS: u8 = 6;

vocabulary! {
    /// The twelve Ankh powers, four for each level.
    pub enum Power is "Ankh power" {
        /// 3 followers for a victory.
        Commanding = "commanding",
        /// Monuments in battle for nothing.
        Inspiring = "inspiring",
        /// Followers for regions.
        Omnipresent = "omnipresent",
        /// One more follower.
        Revered = "revered",
        /// The god figure counts 3.
        Resplendent = "resplendent",
        /// Figures come to one's obelisks.
        ObeliskAttuned = "obelisk-attuned",
        /// Temples count 2.
        TempleAttuned = "temple-attuned",
        /// Summons at pyramids.
        PyramidAttuned = "pyramid-attuned",
        /// 3 for a clear victory.
        Glorious = "glorious",
        /// 2 for a defeat.
        Magnanimous = "magnanimous",
        /// 1 more while on red.
        Bountiful = "bountiful",
        /// Devotion for followers.
        Worshipful = "worshipful",
    }
}

impl Power {
    /// 1 to 3.
    pub const fn level(self) -> u8 {
        self as u8 / 4 + 1
    }
}

bit_set! {
    /// A set of Ankh powers.
    pub struct Powers(pub u16) of Power;
}

impl Powers {
    /// How many powers a god can unlock (C-5).
    pub const MOST: usize = 6;

    /// The level of the next power to unlock, which is also what it costs
    /// (C-13).
    pub const fn next_level(self) -> Option<u8> {
        let unlocked = self.len();
        if unlocked < Powers::MOST {
            Some(Powers::level_at(unlocked))
        } else {
            None
        }
    }

    /// The level of this place for a power, from 0.
    pub(crate) const fn level_at(place: usize) -> u8 {
        place as u8 / 2 + 1
    }

    /// The level of the guardian that comes with the power in this place (C-12).
    pub(crate) const fn guardian_at(place: usize) -> Option<u8> {
        match place {
            1 => Some(1),
            3 => Some(2),
            4 => Some(3),
            _ => None,
        }
    }
}

vocabulary! {
    /// The seven battle cards of every god (1.1 of docs/rules-ankh.md).
    pub enum Card is "battle card" {
        /// Everybody bids for the lives of their figures.
        Plague = "plague",
        /// A monument for 3 followers.
        Build = "build",
        /// Nothing but strength.
        Chariots = "chariots",
        /// All cards come back.
        Cycle = "cycle",
        /// Deserts count for the victor.
        Drought = "drought",
        /// Followers and safety on fertile ground.
        Flood = "flood",
        /// Devotion for the dead.
        Miracle = "miracle",
    }
}

impl Card {
    /// What it adds in battle.
    pub const fn strength(self) -> u8 {
        match self {
            Card::Chariots => 3,
            Card::Plague | Card::Drought => 1,
            Card::Build | Card::Cycle | Card::Flood | Card::Miracle => 0,
        }
    }
}

bit_set! {
    /// A set of battle cards.
    pub struct Cards(pub u8) of Card;
}

vocabulary! {
    /// Where a Giant Scorpion points: at two neighbouring directions.
    pub enum Facing is "facing" {
        /// North and north-east.
        NorthNorthEast = "n-ne",
        /// North-east and south-east.
        East = "ne-se",
        /// South-east and south.
        SouthSouthEast = "se-s",
        /// South and south-west.
        SouthSouthWest = "s-sw",
        /// South-west and north-west.
        West = "sw-nw",
        /// North-west and north.
        NorthNorthWest = "nw-n",
    }
}

impl Facing {
    /// The two directions.
    pub const fn directions(self) -> [Direction; 2] {
        let first = Direction::ALL[self as usize];
        [first, first.clockwise()]
    }
}

vocabulary! {
    /// What a space of the event track brings (C-17).
    pub enum EventKind is "event" {
        /// Control Monument.
        Control = "control",
        /// Camel Caravan.
        Caravan = "caravan",
        /// Conflict.
        Conflict = "conflict",
    }
}

/// The event track after its start space (C-17).
pub const EVENT_TRACK: [EventKind; 18] = {
    use EventKind::{Caravan as C, Conflict as X, Control as M};
    [M, M, M, X, C, M, M, X, C, M, M, X, C, M, M, X, M, X]
};

/// Ankh tokens for monuments that a god has (C-5).
pub const ANKHS: u8 = 9;

/// Camels in the box (C-7).
pub const CAMELS: usize = 30;

/// Conflict order tokens, and so the most regions (C-8).
pub const TOKENS: usize = 8;

/// Suns of Ra, underworld tokens of Osiris, slots of Anubis (C-23).
pub const SPECIALS: usize = 3;

/// The last red space of the devotion track (C-18).
pub const LAST_RED: u8 = 20;

/// Who reaches this space has won (C-18).
pub const TOP: u8 = 31;
