//! The words of a game. Small vocabularies: an enum whose members have an id that
//! people, records and JSON share. And actions: a compact code and a readable
//! notation, written out of one table.
//!
//! A game that uses these names `serde` among its dependencies, and `ts_rs` under
//! a feature called `typescript`.

use crate::Seat;

/// A field of an action: a number of a byte or two, and a word.
pub trait Field: Sized + Copy {
    /// How many bits the number takes.
    const BITS: u32 = 8;
    /// What it is: the name of its type, or `number`.
    const KIND: &'static str;
    /// As a number.
    fn number(self) -> u32;
    /// The field with this number, if there is one.
    fn from_number(number: u32) -> Option<Self>;
    /// As a word.
    fn write(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result;
    /// The field that this word, spelled just so, stands for.
    fn read(word: &str) -> Option<Self>;

    /// Writes the field into a code from this bit on, and moves past it.
    #[inline]
    fn put(self, code: &mut u32, at: &mut u32) {
        *code |= self.number() << *at;
        *at += Self::BITS;
    }

    /// The field in the lowest bits of a code, which are shifted out.
    #[inline]
    fn take(code: &mut u32) -> Option<Self> {
        let number = *code & ((1 << Self::BITS) - 1);
        *code >>= Self::BITS;
        Self::from_number(number)
    }
}

/// A kind of action: its word, and the name and the kind of each of its fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verb {
    /// The first word of the notation.
    pub word: &'static str,
    /// What follows, word by word: what it is called, and [`Field::KIND`].
    pub fields: &'static [(&'static str, &'static str)],
}

/// Makes fields of types with `index`, `from_index`, `Display` and `FromStr`.
#[macro_export]
macro_rules! impl_field {
    ($($type:ty),* $(,)?) => {$(
        impl $crate::Field for $type {
            const KIND: &'static str = stringify!($type);

            #[inline]
            fn number(self) -> u32 {
                self.index() as u32
            }

            #[inline]
            fn from_number(number: u32) -> Option<Self> {
                <$type>::from_index(number as usize)
            }

            fn write(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self, f)
            }

            fn read(word: &str) -> Option<Self> {
                word.parse().ok()
            }
        }
    )*};
}

/// An enum whose members have an id.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        pub enum $name:ident is $what:literal {
            $($(#[$doc:meta])* $member:ident = $id:literal),* $(,)?
        }
    ) => {
        $crate::members! {
            $(#[$meta])*
            pub enum $name {
                $($(#[$doc])* $member = $id),*
            }
        }

        $crate::id_text!($name, $what);
    };
}

/// The enum of a vocabulary: its members with their ids, in order.
#[doc(hidden)]
#[macro_export]
macro_rules! members {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $member:ident = $id:literal),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* #[cfg_attr(feature = "typescript", ts(rename = $id))] $member),*
        }

        impl $name {
            /// Every member, in order.
            pub const ALL: &'static [$name] = &[$($name::$member),*];

            /// The ids of all members, in order.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// How many members there are.
            pub const COUNT: usize = $name::ALL.len();

            /// The place of this member in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The member at this place.
            #[inline]
            pub const fn from_index(index: usize) -> Option<$name> {
                if index < $name::COUNT { Some($name::ALL[index]) } else { None }
            }

            /// The id, as records and JSON write it.
            pub const fn id(self) -> &'static str {
                match self {
                    $($name::$member => $id),*
                }
            }
        }
    };
}

/// `Display`, `FromStr` and serde by id, for a type with `ALL` and `id()`. Where
/// its ids are `listed`, who gives a wrong one is told them.
#[macro_export]
macro_rules! id_text {
    ($name:ident, $what:literal) => {
        $crate::id_text!($name, $what, told "".to_owned());
    };
    ($name:ident, $what:literal, listed) => {
        $crate::id_text!($name, $what, told $crate::choice_of($name::IDS.iter().copied()));
    };
    ($name:ident, $what:literal, told $choice:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                $name::ALL
                    .iter()
                    .copied()
                    .find(|member| member.id() == text)
                    .ok_or_else(|| format!(concat!("`{}` is no ", $what, "{}"), text, $choice))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        $crate::impl_field!($name);
    };
}

/// Plain numbers as fields of an action.
macro_rules! plain_numbers {
    ($($type:ty),*) => {$(
        impl Field for $type {
            const BITS: u32 = <$type>::BITS;
            const KIND: &'static str = "number";

            #[inline]
            fn number(self) -> u32 {
                u32::from(self)
            }

            #[inline]
            fn from_number(number: u32) -> Option<Self> {
                number.try_into().ok()
            }

            fn write(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self, f)
            }

            fn read(word: &str) -> Option<Self> {
                // Only the canonical spelling, so that notation is unique.
                word.parse()
                    .ok()
                    .filter(|number: &$type| number.to_string() == word)
            }
        }
    )*};
}

plain_numbers!(u8, u16);

impl Field for Seat {
    const KIND: &'static str = "Seat";

    fn number(self) -> u32 {
        u32::from(self.0)
    }

    fn from_number(number: u32) -> Option<Self> {
        Seat::try_from(u8::try_from(number).ok()?).ok()
    }

    fn write(self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(&self, f)
    }

    fn read(word: &str) -> Option<Self> {
        word.parse()
            .ok()
            .filter(|seat: &Seat| seat.to_string() == word)
    }
}

/// Every choice a player can make, a row for each kind: its name, its word and
/// its fields, three bytes at most.
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        pub enum $Action:ident is $what:literal {
            $($(#[$doc:meta])* $variant:ident $word:literal $(($($field:ident: $type:ty),+))?;)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        // Four bytes at once: of three, two and one would be written, and a
        // reader would have to wait for both.
        #[repr(align(4))]
        pub enum $Action {
            $($(#[$doc])* $variant $(($($type),+))?),*
        }

        #[repr(u8)]
        enum Tag {
            $($variant),*
        }

        impl $Action {
            /// The words of all kinds, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),*];

            /// The grammar of all kinds, in the same order.
            pub const GRAMMAR: &'static [$crate::Verb] = &[$($crate::Verb {
                word: $word,
                fields: &[$($((stringify!($field), <$type as $crate::Field>::KIND)),+)?],
            }),*];

            /// The place of its kind among all kinds.
            pub const fn tag(self) -> usize {
                match self {
                    $($Action::$variant { .. } => Tag::$variant as usize,)*
                }
            }
        }

        /// The tag in the lowest byte, then the fields.
        impl $crate::Compact for $Action {
            fn code(self) -> u32 {
                match self {
                    $($Action::$variant $(($($field),+))? => {
                        #[allow(unused_mut)]
                        let mut code = 0;
                        $(
                            const { assert!(0 $(+ <$type as $crate::Field>::BITS)+ <= 24) }
                            let mut at = 8;
                            $($crate::Field::put($field, &mut code, &mut at);)+
                        )?
                        code | Tag::$variant as u32
                    })*
                }
            }

            fn from_code(code: u32) -> Option<$Action> {
                let tag = code & 0xff;
                let mut rest = code >> 8;
                $(
                    if tag == Tag::$variant as u32 {
                        let action = $Action::$variant $(($(<$type as $crate::Field>::take(&mut rest)?),+))?;
                        return (rest == 0).then_some(action);
                    }
                )*
                None
            }
        }

        impl std::fmt::Display for $Action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($Action::$variant $(($($field),+))? => {
                        f.write_str($word)?;
                        $($(f.write_str(" ")?; $crate::Field::write($field, f)?;)+)?
                        Ok(())
                    })*
                }
            }
        }

        impl std::str::FromStr for $Action {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let mut words = text.split(' ');
                let unknown = || format!(concat!("`{}` is no ", $what), text);
                match words.next() {
                    $(Some($word) => {
                        let action = $Action::$variant $(($(<$type as $crate::Field>::read(words.next().ok_or_else(unknown)?).ok_or_else(unknown)?),+))?;
                        if words.next().is_some() { Err(unknown()) } else { Ok(action) }
                    })*
                    _ => Err(unknown()),
                }
            }
        }
    };
}
