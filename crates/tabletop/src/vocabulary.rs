//! The words of a game. Small vocabularies: an enum whose members have an id that
//! people, records and JSON share. Sets of them, as bits. And actions: a compact
//! code and a readable notation, written out of one table.
//!
//! A game that uses these names `serde` among its dependencies, and `ts_rs` under
//! a feature called `typescript`.

use crate::Seat;

/// A field of an action: a number of a byte or two, and a word.
pub trait Field: Sized + Copy {
    /// How many bits the number takes.
    const BITS: u32 = 8;
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

/// Makes fields of types with `index`, `from_index`, `Display` and `FromStr`.
#[macro_export]
macro_rules! impl_field {
    ($($type:ty),* $(,)?) => {$(
        impl $crate::Field for $type {
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

        $crate::id_text!($name, $what);
    };
}

/// `Display`, `FromStr` and serde by id, for a type with `ALL` and `id()`.
#[macro_export]
macro_rules! id_text {
    ($name:ident, $what:literal) => {
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
                    .ok_or_else(|| format!(concat!("`{}` is no ", $what), text))
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

/// serde for a set: the list of its members.
#[macro_export]
macro_rules! list_serde {
    ($set:ident, $member:ident) => {
        $crate::list_typescript!($set, $member);

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let members = <Vec<$member> as serde::Deserialize>::deserialize(from)?;
                Ok(members.into_iter().collect())
            }
        }
    };
}

/// The TypeScript of a set: an array of its members.
#[macro_export]
macro_rules! list_typescript {
    ($set:ident, $member:ident) => {
        #[cfg(feature = "typescript")]
        impl ts_rs::TS for $set {
            type WithoutGenerics = $set;
            type OptionInnerType = $set;

            fn name(config: &ts_rs::Config) -> String {
                <Vec<$member> as ts_rs::TS>::name(config)
            }

            fn inline(config: &ts_rs::Config) -> String {
                <Vec<$member> as ts_rs::TS>::inline(config)
            }

            fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor) {
                visitor.visit::<$member>();
            }
        }
    };
}

/// The places of the bits of several words, in order.
#[derive(Clone, Debug)]
pub struct Bits<const WORDS: usize> {
    rest: [u64; WORDS],
    word: usize,
}

impl<const WORDS: usize> Bits<WORDS> {
    /// Those of these words.
    #[inline]
    pub const fn of(words: [u64; WORDS]) -> Self {
        Bits {
            rest: words,
            word: 0,
        }
    }
}

impl<const WORDS: usize> Iterator for Bits<WORDS> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while let Some(rest) = self.rest.get_mut(self.word) {
            if *rest != 0 {
                let bit = rest.trailing_zeros() as usize;
                *rest &= *rest - 1;
                return Some(64 * self.word + bit);
            }
            self.word += 1;
        }
        None
    }

    /// All at once, a word after the other: what is empty costs next to nothing.
    #[inline]
    fn fold<T, F: FnMut(T, usize) -> T>(self, first: T, mut then: F) -> T {
        let words = self.rest.into_iter().enumerate();
        words.fold(first, |mut all, (word, mut rest)| {
            while rest != 0 {
                all = then(all, 64 * word + rest.trailing_zeros() as usize);
                rest &= rest - 1;
            }
            all
        })
    }
}

/// A set of members of a vocabulary, as bits of an integer.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* pub struct $set:ident([u64; $words:literal]) of $member:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub [u64; $words]);

        impl $set {
            /// No member.
            pub const EMPTY: $set = $set([0; $words]);

            /// Just this member.
            #[inline]
            pub const fn one(member: $member) -> $set {
                $set::EMPTY.with(member)
            }

            /// Whether `member` is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0[member as usize / 64] >> (member as u8 % 64) & 1 != 0
            }

            /// Adds `member`.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0[member as usize / 64] |= 1 << (member as u8 % 64);
            }

            /// Takes `member` out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0[member as usize / 64] &= !(1 << (member as u8 % 64));
            }

            /// The set with `member`.
            #[inline]
            #[must_use]
            pub const fn with(mut self, member: $member) -> $set {
                self.insert(member);
                self
            }

            /// The members of both sets.
            #[inline]
            #[must_use]
            pub const fn and(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= other.0[word];
                    word += 1;
                }
                self
            }

            /// Both sets together.
            #[inline]
            #[must_use]
            pub const fn or(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] |= other.0[word];
                    word += 1;
                }
                self
            }

            /// The members of this set that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= !other.0[word];
                    word += 1;
                }
                self
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                let mut word = 0;
                while word < $words {
                    if self.0[word] != 0 {
                        return false;
                    }
                    word += 1;
                }
                true
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                let mut len = 0;
                let mut word = 0;
                while word < $words {
                    len += self.0[word].count_ones() as usize;
                    word += 1;
                }
                len
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                $crate::Bits::of(self.0).filter_map($member::from_index)
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        $crate::list_serde!($set, $member);
    };
    ($(#[$meta:meta])* pub struct $set:ident($bits:ty) of $member:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub $bits);

        impl $set {
            /// Just this member.
            #[inline]
            pub const fn one(member: $member) -> $set {
                $set(1 << member as u8)
            }

            /// Whether `member` is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & (1 << member as u8) != 0
            }

            /// Adds `member`.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= 1 << member as u8;
            }

            /// Takes `member` out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !(1 << member as u8);
            }

            /// The set with `member`.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $member) -> $set {
                $set(self.0 | 1 << member as u8)
            }

            /// The members of both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// Both sets together.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The members of this set that are not in `other`.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is no more than one; cheaper than counting them.
            #[inline]
            pub const fn at_most_one(self) -> bool {
                self.0 & self.0.wrapping_sub(1) == 0
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $member> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let index = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    $member::from_index(index)
                })
            }
        }

        impl FromIterator<$member> for $set {
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> Self {
                members.into_iter().fold($set::default(), $set::with)
            }
        }

        $crate::list_serde!($set, $member);
    };
}

/// Plain numbers as fields of an action.
macro_rules! plain_numbers {
    ($($type:ty),*) => {$(
        impl Field for $type {
            const BITS: u32 = <$type>::BITS;

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
        pub enum $Action {
            $($(#[$doc])* $variant $(($($type),+))?),*
        }

        #[repr(u8)]
        enum Tag {
            $($variant),*
        }

        impl $Action {
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
