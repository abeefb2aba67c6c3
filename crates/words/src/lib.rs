//! What people read about a game, said out of `locales/`: events, refusals,
//! actions, prompts and the names of pieces.
//!
//! A sentence is a message of Fluent. Which message it is, and what its variables
//! are, follows from the JSON of what is said: the `what` of an event, the `why` of
//! a refusal, and their fields. What a field holds (a seat, a tile, a zone) stands
//! in `locales/<game>.json`, which `cargo xtask types` writes out of the rules. The
//! browser (`web/src/lib/words.ts`) goes by the same file, the same messages and the
//! same rules; a list of sentences in the tests of this crate holds both to it.
//!
//! ```
//! use serde_json::json;
//! use words::Locale;
//!
//! let words = Locale::of_the_tree().words_of("kemet", None);
//! let event = json!({ "what": "tile_taken", "seat": 0, "tile": "RUB-2c" });
//! assert_eq!(words.event(&event).to_string(), "P1 takes Phoenix.");
//! assert_eq!(words.name("zone", "w_tr"), "Western River Temple");
//!
//! let refusal = json!({ "why": "needs_prayer", "need": 3, "have": 1 });
//! assert!(words.refusal(&refusal).gaps.is_empty());
//! ```

mod amon;
mod book;
mod fluent;
mod locale;
mod sentence;

use std::collections::HashMap;
use std::fmt;

use serde::Serialize;
use serde_json::Value;
use tabletop::{Kinds, SetupError};

use book::FieldBook;
use fluent::{Bundle, Variables};
pub use locale::Locale;
use sentence::Speaker;

/// The words of a game, or those that belong to none.
pub struct Words {
    game: String,
    book: FieldBook,
    bundle: Bundle,
    /// The names of seats that do not go by their number.
    seats: HashMap<u64, String>,
}

/// Something said, and what was missing to say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What a person reads. Where words are missing their id stands instead, so
    /// that the gap is seen.
    pub text: String,
    /// Messages and variables that are not there; none, or something is wrong
    /// with the words.
    pub gaps: Vec<String>,
}

/// What a message is told besides its id.
#[derive(Clone, PartialEq, Debug)]
pub enum Figure {
    /// A number, by which a language may choose its form.
    Number(f64),
    /// Anything else.
    Text(String),
}

/// What a message says, with what it names: `say!(words, "show-round", round = 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words
            .word($id, &[$((stringify!($name), $crate::Figure::from($value))),*])
            .text
    };
}

macro_rules! figures {
    ($($number:ty),+) => {$(
        impl From<$number> for Figure {
            fn from(number: $number) -> Figure {
                // Counts of things: none is large enough to lose a digit.
                Figure::Number(number as f64)
            }
        }
    )+};
}

figures!(u8, u16, u32, u64, usize, i64, f64);

impl From<&str> for Figure {
    fn from(text: &str) -> Figure {
        Figure::Text(text.to_owned())
    }
}

impl From<String> for Figure {
    fn from(text: String) -> Figure {
        Figure::Text(text)
    }
}

impl From<Sentence> for Figure {
    fn from(sentence: Sentence) -> Figure {
        Figure::Text(sentence.text)
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl Words {
    fn new(locale: &Locale, game: &str, edition: Option<&str>) -> Words {
        Words {
            game: game.to_owned(),
            book: FieldBook::of(locale, game),
            bundle: Bundle::new(locale.language(), &locale.sources(game, edition)),
            seats: HashMap::new(),
        }
    }

    /// Calls this seat by a name. Others go by their number: `P1`.
    #[must_use]
    pub fn calling(mut self, seat: u8, name: impl Into<String>) -> Words {
        self.seats.insert(seat.into(), name.into());
        self
    }

    /// What happened.
    pub fn event(&self, event: &impl Serialize) -> Sentence {
        self.say(event, |speaker, event| speaker.event(event))
    }

    /// Why something is not possible.
    pub fn refusal(&self, refusal: &impl Serialize) -> Sentence {
        self.error_of("refusal", refusal)
    }

    /// Why a setup cannot be played.
    pub fn setup_error(&self, error: &SetupError) -> Sentence {
        self.error_of("setup-refusal", &error.0)
    }

    /// Why a battle cannot be worked out.
    pub fn battle_refusal(&self, refusal: &impl Serialize) -> Sentence {
        self.error_of("battle-refusal", refusal)
    }

    /// Why something cannot be. Where a game gives the reason inside it, these must
    /// be the words of that game.
    pub fn error<E: Kinds>(&self, error: &E) -> Sentence {
        self.error_of(E::WORDS, error)
    }

    /// The same as data, whose words begin with `family`.
    pub fn error_of(&self, family: &str, error: &impl Serialize) -> Sentence {
        self.say(error, |speaker, error| speaker.error(family, error))
    }

    /// An action in its notation, as it is offered in a step.
    pub fn action(&self, notation: &str, step: Option<&impl Serialize>) -> Sentence {
        let step = step.and_then(|step| serde_json::to_value(step).ok());
        let step = step.as_ref().map(|step| step_of(step).0);
        self.said(|speaker| speaker.action(notation, step))
    }

    /// What is asked in a step, for whoever is asked.
    pub fn prompt(&self, step: &impl Serialize) -> Sentence {
        self.say(step, |speaker, step| {
            let (name, words) = speaker.step(step);
            speaker.message(&format!("prompt-{}", slug(name)), &words)
        })
    }

    /// Whom the table waits for in a step, and what for.
    pub fn waiting(&self, step: &impl Serialize, seats: impl IntoIterator<Item = u8>) -> Sentence {
        self.say(step, |speaker, step| {
            let (name, mut words) = speaker.step(step);
            let seats = seats.into_iter().map(|seat| speaker.seat(seat.into()));
            let seats: Vec<String> = seats.collect();
            words.set("seat", speaker.listed(seats));
            speaker.message(&format!("waiting-{}", slug(name)), &words)
        })
    }

    /// The name of a thing of the game: `tile`, `RUB-2c`.
    pub fn name(&self, kind: &str, id: impl fmt::Display) -> String {
        self.said(|speaker| speaker.name(kind, &id.to_string()))
            .text
    }

    /// The words under an id, or under an attribute of one (`tile-rub-1a.text`),
    /// with what they name.
    pub fn word(&self, id: &str, figures: &[(&str, Figure)]) -> Sentence {
        self.said(|speaker| {
            let mut words = Variables::default();
            for (name, figure) in figures {
                match figure {
                    Figure::Number(number) => words.set(name, *number),
                    Figure::Text(text) => words.set(name, text.clone()),
                }
            }
            speaker.message(id, &words)
        })
    }

    /// Names in a row: `Memphis, Thebes, and Karnak`.
    pub fn listed<T: fmt::Display>(&self, names: impl IntoIterator<Item = T>) -> String {
        let names = names.into_iter().map(|name| name.to_string()).collect();
        self.said(|speaker| speaker.listed(names)).text
    }

    /// Whether there are words under this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has(id)
    }

    /// Adds words, over those of the same name: what a language under work uses,
    /// and tests.
    pub fn add(&mut self, source: &str) {
        self.bundle.add(source);
    }

    fn say(
        &self,
        what: &impl Serialize,
        say: impl FnOnce(&mut Speaker<'_>, &Value) -> String,
    ) -> Sentence {
        match serde_json::to_value(what) {
            Ok(value) => self.said(|speaker| say(speaker, &value)),
            Err(error) => Sentence {
                text: String::new(),
                gaps: vec![error.to_string()],
            },
        }
    }

    fn said(&self, say: impl FnOnce(&mut Speaker<'_>) -> String) -> Sentence {
        let mut speaker = Speaker::new(self);
        let text = say(&mut speaker);
        Sentence {
            text: text.trim_end().to_owned(),
            gaps: speaker.gaps,
        }
    }
}

/// `w_on` is `w-on`, `RUB-1a` is `rub-1a`: ids of the game as ids of words.
fn slug(id: &str) -> String {
    id.to_lowercase().replace('_', "-")
}

/// What a record says it is.
fn tag<'v>(record: &'v Value, tag: &str) -> &'v str {
    record.get(tag).and_then(Value::as_str).unwrap_or_default()
}

/// The name of a step, `"dawn"` or `{"acquire": {…}}`, and its fields.
fn step_of(step: &Value) -> (&str, Option<&Value>) {
    match step {
        Value::String(name) => (name, None),
        Value::Object(fields) => fields
            .iter()
            .next()
            .map_or(("", None), |(name, fields)| (name, Some(fields))),
        _ => ("", None),
    }
}
