//! What pieces are called, out of `locales/`.

use kemet::Kemet;
use tabletop::Game;
use words::Locale;

/// The names of all things of a kind, as an edition has them.
pub fn names_of(kind: &'static str, edition: &str) -> impl Fn(&dyn std::fmt::Display) -> String {
    let words = Locale::of_the_tree().words_of(Kemet::NAME, Some(edition));
    move |id| words.name(kind, id)
}
