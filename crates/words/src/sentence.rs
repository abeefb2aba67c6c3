//! From JSON to variables, and from variables to a sentence.

use serde_json::Value;

use crate::fluent::Variables;
use crate::{Words, amon, slug, step_of, tag};

/// Says one thing, and notes what is missing for it.
pub(crate) struct Speaker<'w> {
    words: &'w Words,
    pub gaps: Vec<String>,
}

impl Speaker<'_> {
    pub fn new(words: &Words) -> Speaker<'_> {
        Speaker {
            words,
            gaps: Vec::new(),
        }
    }

    pub fn message(&mut self, id: &str, variables: &Variables) -> String {
        self.words.bundle.message(id, variables, &mut self.gaps)
    }

    pub fn has(&self, id: &str) -> bool {
        self.words.has(id)
    }

    pub fn event(&mut self, event: &Value) -> String {
        let what = tag(event, "what");
        if let Some(story) = event.get("story") {
            return amon::story(self, story);
        }
        let words = self.words_of(event, &format!("Event.{what}"));
        self.message(&format!("event-{}", slug(what)), &words)
    }

    /// The name of a step and its fields.
    pub fn step<'v>(&mut self, step: &'v Value) -> (&'v str, Variables) {
        let (name, fields) = step_of(step);
        let words = fields.map(|fields| self.words_of(fields, &format!("Step.{name}")));
        (name, words.unwrap_or_default())
    }

    /// An action; some steps have words of their own for it.
    pub fn action(&mut self, notation: &str, step: Option<&str>) -> String {
        let mut arguments = notation.split(' ');
        let verb = arguments.next().unwrap_or_default();
        let mut words = Variables::default();
        for (argument, value) in self.words.book.arguments(verb).iter().zip(arguments) {
            match argument.kind.as_str() {
                "number" => words.set(&argument.name, number(value)),
                // Seats are written as people count them.
                "seat" => {
                    let seat = value.strip_prefix('P').map_or(0, number);
                    words.set(&argument.name, self.seat((seat - 1).unsigned_abs()));
                }
                kind if self.words.book.is_thing(kind) => {
                    words.set(&argument.name, self.name(kind, value));
                }
                _ => words.set(&argument.name, value.to_owned()),
            }
        }
        let plain = format!("action-{}", slug(verb));
        let exact = step.map(|step| format!("{plain}-in-{}", slug(step)));
        let exact = exact.filter(|exact| self.has(exact));
        self.message(&exact.unwrap_or(plain), &words)
    }

    /// The fields of a record as variables: things by their names, lists joined and
    /// also counted (`$cards`, `$cards-count`), records in them by the words for each
    /// (`grant-tile`), the fields of inner records by their own names. Where nobody or nothing is meant, it is `none`. `place` says what
    /// the record is: `Event.moved`.
    pub fn words_of(&mut self, record: &Value, place: &str) -> Variables {
        let mut words = Variables::default();
        for (field, value) in record.as_object().into_iter().flatten() {
            let kind = self.words.book.kind(place, field);
            match value {
                Value::String(action) if field == "action" => {
                    words.set(field, self.action(action, None));
                    let verb = action.split(' ').next().unwrap_or_default();
                    words.set("verb", verb.to_owned());
                }
                Value::Null => words.set(field, "none"),
                Value::Bool(flag) => words.set(field, flag.to_string()),
                Value::Number(figure) => match kind {
                    Some(kind) => words.set(field, self.held(kind, &figure.to_string())),
                    None => words.set(field, figure.as_f64().unwrap_or_default()),
                },
                Value::String(text) => words.set(field, self.held_or_plain(kind, text)),
                Value::Array(items) => {
                    let mut names = Vec::new();
                    for item in items {
                        match item {
                            Value::String(text) => names.push(self.held_or_plain(kind, text)),
                            Value::Number(figure) => {
                                names.push(self.held_or_plain(kind, &figure.to_string()));
                            }
                            Value::Object(_) => {
                                names.extend(self.part(kind, item, items.len() == 1));
                            }
                            _ => {}
                        }
                    }
                    words.set(field, self.listed(names));
                    words.set(&format!("{field}-count"), items.len());
                }
                Value::Object(_) if ERRORS.contains(&field.as_str()) => {
                    let said = self.error(&slug(field), value);
                    words.set(field, said);
                }
                Value::Object(_) => {
                    let inner = place_of(kind.unwrap_or_default(), value);
                    words.extend(self.words_of(value, &inner));
                }
            }
        }
        words
    }

    /// A record in a list, where there are words for its kind (`grant-tile`); some
    /// have others for one that stands alone (`.alone`).
    fn part(&mut self, kind: Option<&str>, record: &Value, is_alone: bool) -> Option<String> {
        let place = place_of(kind?, record);
        let id = slug(&place).replace('.', "-");
        let alone = format!("{id}.alone");
        let said = if is_alone && self.has(&alone) {
            alone
        } else {
            id
        };
        self.has(&said).then(|| {
            let words = self.words_of(record, &place);
            self.message(&said, &words)
        })
    }

    fn held_or_plain(&mut self, kind: Option<&str>, value: &str) -> String {
        kind.map_or_else(|| value.to_owned(), |kind| self.held(kind, value))
    }

    /// What a field of a kind holds: the name of a thing, or a word.
    fn held(&mut self, kind: &str, value: &str) -> String {
        if self.words.book.is_thing(kind) {
            self.name(kind, value)
        } else {
            self.message(&format!("{kind}-{}", slug(value)), &Variables::default())
        }
    }

    /// The name of a thing.
    pub fn name(&mut self, kind: &str, id: &str) -> String {
        if kind == "seat" {
            return self.seat(number(id).unsigned_abs());
        }
        let own = format!("{kind}-{}", slug(id));
        // Known before anybody sits down: among the words of the front pages.
        let front = format!("{}-{own}", self.words.game);
        if !self.has(&own) && self.has(&front) {
            self.message(&front, &Variables::default())
        } else if !self.has(&own) && self.has(kind) {
            // Too many for a name each: hexes go by where they are.
            let mut words = Variables::default();
            words.set("id", id.to_uppercase());
            self.message(kind, &words)
        } else {
            self.message(&own, &Variables::default())
        }
    }

    /// An error, or a refusal: its kind says which words of the family it is.
    pub fn error(&mut self, family: &str, error: &Value) -> String {
        let why = tag(error, "why");
        let mut words = self.words_of(error, &format!("{}.{why}", type_of(family)));
        if let Some(game) = error.get("game").and_then(Value::as_str) {
            words.set("game", self.title(game));
        }
        self.message(&format!("{family}-{}", slug(why)), &words)
    }

    /// How a seat is called.
    pub fn seat(&self, seat: u64) -> String {
        let name = self.words.seats.get(&seat).cloned();
        name.unwrap_or_else(|| format!("P{}", seat + 1))
    }

    /// What a game is called; its name on the wire where it has no title.
    fn title(&mut self, game: &str) -> String {
        let title = format!("{}-title", slug(game));
        if self.has(&title) {
            self.message(&title, &Variables::default())
        } else {
            game.to_owned()
        }
    }

    /// Names in a row: `P1, P2, and P3`.
    pub fn listed(&mut self, names: Vec<String>) -> String {
        let mut names = names.into_iter();
        let Some(first) = names.next() else {
            return String::new();
        };
        let Some(last) = names.next_back() else {
            return first;
        };
        let is_pair = names.len() == 0;
        let before = names.fold(first, |before, next| {
            self.joined("list-next", [("before", before), ("next", next)])
        });
        let end = if is_pair { "list-two" } else { "list-last" };
        self.joined(end, [("before", before), ("last", last)])
    }

    fn joined(&mut self, id: &str, parts: [(&str, String); 2]) -> String {
        let mut words = Variables::default();
        for (name, part) in parts {
            words.set(name, part);
        }
        self.message(id, &words)
    }
}

/// Fields that hold an error of its own; the browser has the same (`ERRORS` in
/// words.ts).
const ERRORS: [&str; 3] = ["refusal", "setup_refusal", "record_error"];

/// The type in the book whose words are `setup-refusal-…`: `SetupRefusal`.
fn type_of(family: &str) -> String {
    let mut parts = family.split('-').map(|part| {
        let (first, rest) = part.split_at(part.len().min(1));
        first.to_uppercase() + rest
    });
    parts.by_ref().collect()
}

/// Where the fields of an inner record are in the book.
fn place_of(kind: &str, record: &Value) -> String {
    let tags = ["what", "why", "did"];
    let variant = tags.iter().find_map(|tag| record.get(tag)?.as_str());
    match variant {
        Some(variant) => format!("{kind}.{variant}"),
        None => kind.to_owned(),
    }
}

fn number(text: &str) -> i64 {
    text.parse().unwrap_or_default()
}
