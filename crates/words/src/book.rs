//! What the fields of a game hold: `locales/<game>.json`.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use crate::Locale;

/// A game without a file, and no game, has plain words and numbers only.
#[derive(Default, Deserialize)]
pub(crate) struct FieldBook {
    /// The kinds of things that have a name.
    things: HashSet<String>,
    /// The kind of each field that has one, by type and variant: `Event.moved`. A
    /// kind in capitals is a type of its own.
    fields: HashMap<String, HashMap<String, String>>,
    /// What follows each verb of the notation.
    verbs: HashMap<String, Vec<Argument>>,
}

/// What follows a verb.
#[derive(Deserialize)]
pub(crate) struct Argument {
    pub name: String,
    /// A kind, `number`, or anything else that is written as it is.
    pub kind: String,
}

impl FieldBook {
    pub fn of(locale: &Locale, game: &str) -> FieldBook {
        let file = locale.file(&format!("{game}.json"));
        let book = file.and_then(|text| serde_json::from_str(text).ok());
        book.unwrap_or_default()
    }

    /// The kind of a field, if it is more than a plain word or number.
    pub fn kind(&self, place: &str, field: &str) -> Option<&str> {
        self.fields.get(place)?.get(field).map(String::as_str)
    }

    pub fn is_thing(&self, kind: &str) -> bool {
        self.things.contains(kind)
    }

    pub fn arguments(&self, verb: &str) -> &[Argument] {
        self.verbs.get(verb).map_or(&[], Vec::as_slice)
    }
}
