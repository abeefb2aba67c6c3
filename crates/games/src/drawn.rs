//! A game in the browser: what `cargo xtask types` writes of it.

use serde::Serialize;
use tabletop::typescript::TypeBook;
use tabletop::{Game, Verb};

/// A game that the browser plays.
pub trait Drawn: Game {
    /// The verbs of its notation.
    const ACTIONS: &'static [Verb];

    /// What its types are called in words.
    const TONGUE: Tongue;

    /// Its types.
    fn types(book: &mut TypeBook);

    /// What is in its box.
    fn components() -> impl Serialize;

    /// What can be agreed on before it.
    fn setup_choices() -> impl Serialize;
}

/// What a type of the rules is in words: the first part of the ids of its words.
pub type Kinds = &'static [(&'static str, &'static str)];

/// How a game speaks of what its fields hold.
pub struct Tongue {
    /// The types of things that a sentence can point at: `tile-rub-1a` has the
    /// words of a `Tile`.
    pub things: Kinds,
    /// The types whose members are words within a sentence.
    pub words: Kinds,
    /// Fields that are plain numbers in the rules and things in words: the type,
    /// its variant and the field, or the verb and the field.
    pub numbers: Kinds,
}

impl Tongue {
    /// The kind that things of this type are.
    pub fn known(&self, name: &str) -> Option<&'static str> {
        let mut all = self.things.iter().chain(self.words);
        all.find(|(of, _)| *of == name).map(|(_, kind)| *kind)
    }

    /// The kind of a plain number.
    pub fn number(&self, place: &str, field: &str) -> Option<&'static str> {
        let path = format!("{place}.{field}");
        let mut all = self.numbers.iter();
        all.find(|(of, _)| *of == path).map(|(_, kind)| *kind)
    }

    /// What an argument is: a kind, `number`, or the name of its type in small
    /// letters where it is written as it is.
    pub fn kind(&self, verb: &str, field: &str, of: &str) -> String {
        let kind = self.number(verb, field).or_else(|| self.known(of));
        kind.map_or_else(|| of.to_lowercase(), str::to_owned)
    }
}
