//! What the fields of events, refusals, steps and actions hold, for whoever puts
//! them into words: `locales/<game>.json`. The browser and `crates/words` read
//! it; it is written out of the types of the rules.

use std::collections::BTreeMap;

use games::Tongue;
use serde::Serialize;
use tabletop::Verb;

use super::declared::{Shape, declared};

/// What sentences begin with.
const ROOTS: [&str; 5] = ["Event", "Refusal", "SetupRefusal", "BattleRefusal", "Step"];

/// The fields that say which variant a record is.
const TAGS: [&str; 3] = ["what", "why", "did"];

type Fields = BTreeMap<String, String>;

/// The whole file.
#[derive(Serialize)]
pub struct FieldBook {
    /// The kinds of things that a sentence can point at.
    things: Vec<&'static str>,
    /// The kind of each field that has one, by type and variant: `Event.moved`,
    /// and the type alone where it has no variants. A kind in capitals is a type
    /// of its own.
    fields: BTreeMap<String, Fields>,
    /// What follows each verb of the notation.
    verbs: BTreeMap<&'static str, Vec<Argument>>,
}

#[derive(Serialize)]
struct Argument {
    name: &'static str,
    kind: String,
}

impl FieldBook {
    /// Out of declarations in TypeScript, and the grammar of a game.
    pub fn new(tongue: &Tongue, declarations: &str, verbs: &'static [Verb]) -> FieldBook {
        let mut book = FieldBook {
            things: Vec::new(),
            fields: BTreeMap::new(),
            verbs: BTreeMap::new(),
        };
        for (_, kind) in tongue.things.iter().chain(tongue.numbers) {
            if !book.things.contains(kind) {
                book.things.push(kind);
            }
        }
        let types = declared(declarations);
        for root in ROOTS {
            book.enter(tongue, &types, root);
        }
        for verb in verbs {
            let arguments = verb.fields.iter().map(|&(name, kind)| Argument {
                name,
                kind: tongue.kind(verb.word, name, kind),
            });
            book.verbs.insert(verb.word, arguments.collect());
        }
        book
    }

    /// Enters a type; whether any of its fields has a kind.
    fn enter(&mut self, tongue: &Tongue, types: &BTreeMap<String, Shape>, name: &str) -> bool {
        let mut variants = Vec::new();
        if let Some(shape) = types.get(name) {
            gather(types, shape, &mut variants);
        }
        let mut any = false;
        for (variant, fields) in variants {
            let place = match variant {
                "" => name.to_owned(),
                _ => format!("{name}.{variant}"),
            };
            let mut kinds = Fields::new();
            for (field, shape) in fields {
                let kind = tongue.number(&place, field).or_else(|| {
                    let (held, listed) = shape.holds()?;
                    tongue.known(held).or_else(|| {
                        // A list is said item by item, each by what it is one of.
                        let is_said = |shape: &Shape| {
                            shape.is_record() && (!listed || matches!(shape, Shape::Union(_)))
                        };
                        let is_record = types.get(held).is_some_and(is_said);
                        (is_record && self.enter(tongue, types, held)).then_some(held)
                    })
                });
                kinds.extend(kind.map(|kind| (field.clone(), kind.to_owned())));
            }
            if !kinds.is_empty() {
                any = true;
                self.fields.insert(place, kinds);
            }
        }
        any
    }
}

/// The variants of a type with their fields; a plain record is one without a name.
fn gather<'a>(
    types: &'a BTreeMap<String, Shape>,
    shape: &'a Shape,
    out: &mut Vec<(&'a str, &'a [(String, Shape)])>,
) {
    match shape {
        Shape::Union(members) => members.iter().for_each(|one| gather(types, one, out)),
        // Refusals of every game stand among those of this one.
        Shape::Name(name, _) => {
            if let Some(shape) = types.get(name) {
                gather(types, shape, out);
            }
        }
        Shape::Record(fields) => match &fields[..] {
            [(tag, Shape::Literal(variant)), rest @ ..] if TAGS.contains(&tag.as_str()) => {
                out.push((variant, rest));
            }
            [(variant, Shape::Record(fields))] => out.push((variant, fields)),
            fields => out.push(("", fields)),
        },
        Shape::Literal(_) | Shape::Other => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TONGUE: Tongue = Tongue {
        things: &[("Seat", "seat"), ("Tile", "tile"), ("Shard", "tile")],
        words: &[("Reason", "because")],
        numbers: &[("Event.won.region", "region"), ("swap.one", "region")],
    };

    const TYPES: &str = "
export type Seat = number;
/** One. */
export type Tile = \"A\" | \"B\";
export type End = {
  /** Who: it's them | others; { odd }. */
  winners: Array<Seat>;
  reason: string;
};
export type Refused = | { \"why\": \"stranger\", seat: Seat };
export type Refusal = { \"why\": \"taken\", tile: Tile } | Refused;
export type Event =
  | { \"what\": \"took\", seat: Seat, tile: Tile | null, count: number,
/** Why. */
because: Reason }
  | { \"what\": \"won\", region: number, end: End, lines: Array<End>, by: Array<Part> }
  | { \"what\": \"over\" };
export type Part = { \"what\": \"plain\" } | { \"what\": \"shard\", tile: Tile };
export type Step = \"deal\" | { \"choose\": { seat: Seat } };
";

    #[test]
    fn fields_are_known_by_their_types() {
        let verbs: &[Verb] = &[Verb {
            word: "swap",
            fields: &[("one", "number"), ("tile", "Shard"), ("way", "Way")],
        }];
        let book = FieldBook::new(&TONGUE, TYPES, verbs);
        assert_eq!(
            serde_json::to_value(&book).ok(),
            Some(serde_json::json!({
                "things": ["seat", "tile", "region"],
                "fields": {
                    "End": { "winners": "seat" },
                    "Event.took": { "seat": "seat", "tile": "tile", "because": "because" },
                    "Event.won": { "region": "region", "end": "End", "by": "Part" },
                    "Part.shard": { "tile": "tile" },
                    "Refusal.taken": { "tile": "tile" },
                    "Refusal.stranger": { "seat": "seat" },
                    "Step.choose": { "seat": "seat" },
                },
                "verbs": { "swap": [
                    { "name": "one", "kind": "region" },
                    { "name": "tile", "kind": "tile" },
                    { "name": "way", "kind": "way" },
                ] },
            }))
        );
    }
}
