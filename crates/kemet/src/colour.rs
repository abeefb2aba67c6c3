//! The colours of power tiles and pyramids.

use tabletop::vocabulary;

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

tabletop::bit_set! {
    /// A set of colours.
    pub struct Colours(pub u8) of Colour;
}
