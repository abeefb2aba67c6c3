//! Tile colours and the gods people play.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A colour of power tiles and of pyramid tops.
    pub enum Colour is "tile colour: use ruby, sapphire, diamond, onyx, amber or amethyst" {
        /// Strength and movement.
        Ruby = "ruby",
        /// Defence and recruiting.
        Sapphire = "sapphire",
        /// Prayer and divine intervention.
        Diamond = "diamond",
        /// Strength and defence.
        Onyx = "onyx",
        /// Servants, recall, temple income.
        Amber = "amber",
        /// Theft, deception, corruption.
        Amethyst = "amethyst",
    }
}

vocabulary! {
    /// The god a player plays for; it names the player's pieces (KB-1.0.e).
    pub enum God is "god: use anubis, bastet, horus, wadjet, sobek or seth" {
        /// Black.
        Anubis = "anubis",
        /// Yellow.
        Bastet = "bastet",
        /// Red.
        Horus = "horus",
        /// Green.
        Wadjet = "wadjet",
        /// Blue.
        Sobek = "sobek",
        /// Purple.
        Seth = "seth",
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colours(pub u8);

impl Colours {
    /// Whether `colour` is in the set.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// Adds `colour`.
    #[inline]
    pub fn insert(&mut self, colour: Colour) {
        self.0 |= 1 << colour as u8;
    }

    /// The colours of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Colours) -> Colours {
        Colours(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .iter()
            .copied()
            .filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        let mut set = Colours::default();
        colours.into_iter().for_each(|colour| set.insert(colour));
        set
    }
}

crate::vocabulary::list_serde!(Colours, Colour);
