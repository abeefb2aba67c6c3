//! Names that nobody takes.

use std::sync::LazyLock;

use ::games::{Served, each_game};
use bots::Level;

use crate::likeness::Likeness;

/// The names that are kept for the house: its bots, and Amon, against whom one
/// plays alone.
pub fn house_names() -> &'static [Likeness] {
    static NAMES: LazyLock<Vec<Likeness>> = LazyLock::new(|| {
        let bots = Level::ALL.iter().map(|level| level.name());
        let shown = bots.flat_map(|name| [name.to_owned(), format!("{name} bot")]);
        let names = shown.chain(["Amon".to_owned()]);
        names.map(|name| Likeness::of(&name)).collect()
    });
    &NAMES
}

/// The names of the gods of this game.
pub fn figures(game: &str) -> &'static [Likeness] {
    fn looks<G: Served>() -> (&'static str, Vec<Likeness>) {
        let names = G::figures();
        (
            G::NAME,
            names.iter().map(|name| Likeness::of(name)).collect(),
        )
    }
    static FIGURES: LazyLock<Vec<(&str, Vec<Likeness>)>> = LazyLock::new(|| {
        let mut all = Vec::new();
        each_game!(G => all.push(looks::<G>()));
        all
    });
    let of_game = FIGURES.iter().find(|(name, _)| *name == game);
    of_game.map_or(&[], |(_, figures)| figures)
}
