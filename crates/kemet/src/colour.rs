//! Tile colours and the gods people play.

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

tabletop::bit_set! {
    /// A set of colours.
    pub struct Colours(pub u8) of Colour;
}
