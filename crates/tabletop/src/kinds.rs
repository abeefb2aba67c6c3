//! What is one of several kinds, each with its figures: why something cannot be,
//! as data. The sentence is made where somebody reads it, in their language.

use serde::Serialize;

/// One of several kinds, such as an error: written as JSON with the kind
/// in `why` and its figures beside it. Its words are `<WORDS>-<why>`.
///
/// Made by [`kinds!`](crate::kinds).
pub trait Kinds: Serialize {
    /// What the ids of its words begin with: `record-error`.
    const WORDS: &'static str;

    /// Every kind, with the names of its figures.
    const KINDS: &'static [Kind];

    /// Its kind as Rust has it: `NoSuchBot`.
    fn name(&self) -> &'static str;

    /// Its kind as JSON has it: `no_such_bot`.
    fn why(&self) -> String {
        apart(self.name(), '_')
    }
}

/// A name in capitals as words with something between them.
fn apart(name: &str, between: char) -> String {
    let mut words = String::new();
    for (place, letter) in name.char_indices() {
        if place > 0 && letter.is_uppercase() {
            words.push(between);
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// One kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// As Rust has it: `NoSuchBot`.
    pub name: &'static str,
    /// What its figures are called.
    pub figures: &'static [&'static str],
}

impl Kind {
    /// As the ids of words have it: `no-such-bot`.
    pub fn id(&self) -> String {
        apart(self.name, '-')
    }
}

/// An enum, and the list of its kinds with their figures, which
/// tests hold the words to. What a person reads is in `locales/`; its `Display`
/// is for developers: the kind and the figures.
///
/// ```
/// use tabletop::{Kinds, kinds};
///
/// kinds! {
///     /// Why there is no tea.
///     #[derive(Clone, Debug, serde::Serialize)]
///     pub enum TeaError, said as "tea-error" {
///         /// Nobody boiled any.
///         NoWater,
///         /// The pot is too small.
///         PotTooSmall { cups: u8, most: u8 },
///     }
/// }
///
/// let error = TeaError::PotTooSmall { cups: 6, most: 4 };
/// let json = serde_json::to_string(&error).unwrap();
/// assert_eq!(json, r#"{"why":"pot_too_small","cups":6,"most":4}"#);
/// assert_eq!(error.why(), "pot_too_small");
/// assert_eq!(TeaError::KINDS[1].id(), "pot-too-small");
/// assert_eq!(TeaError::KINDS[1].figures, ["cups", "most"]);
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$meta:meta])*
        $visible:vis enum $Name:ident, said as $words:literal {
            $(
                $(#[$kind_meta:meta])*
                $Kind:ident $({ $($(#[$figure_meta:meta])* $figure:ident: $Type:ty),+ $(,)? })?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[serde(tag = "why", rename_all = "snake_case")]
        $visible enum $Name {
            $(
                $(#[$kind_meta])*
                $Kind $({ $($(#[$figure_meta])* $figure: $Type),+ })?
            ),+
        }

        impl $crate::Kinds for $Name {
            const WORDS: &'static str = $words;
            const KINDS: &'static [$crate::Kind] = &[$(
                $crate::Kind {
                    name: stringify!($Kind),
                    figures: &[$($(stringify!($figure)),+)?],
                }
            ),+];

            fn name(&self) -> &'static str {
                match self {
                    $($Name::$Kind { .. } => stringify!($Kind)),+
                }
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(self, f)
            }
        }

        impl ::std::error::Error for $Name {}
    };
}
