//! Sets, one way for all of them: a bit for each member, in one word or several.

use std::iter::FusedIterator;

/// A set of members as bits, as [`bit_set!`](crate::bit_set) writes it.
pub trait BitSet: Copy {
    /// What can be in it.
    type Member;
    /// What is left of it while its members are visited.
    type Rest: Clone;

    /// Nothing is visited yet.
    fn unvisited(self) -> Self::Rest;

    /// The lowest member that is left; it is visited now.
    fn visit(rest: &mut Self::Rest) -> Option<Self::Member>;

    /// How many are left.
    fn left(rest: &Self::Rest) -> usize;

    /// Visits all that are left.
    #[inline]
    fn visit_all<T>(
        mut rest: Self::Rest,
        first: T,
        mut then: impl FnMut(T, Self::Member) -> T,
    ) -> T {
        let mut all = first;
        while let Some(member) = Self::visit(&mut rest) {
            all = then(all, member);
        }
        all
    }
}

/// The members of a set, the lowest first.
#[derive(Clone, Debug)]
pub struct Members<S: BitSet>(S::Rest);

impl<S: BitSet> Members<S> {
    /// Those of this set.
    #[inline]
    pub fn of(set: S) -> Self {
        Members(set.unvisited())
    }
}

impl<S: BitSet> Iterator for Members<S> {
    type Item = S::Member;

    #[inline]
    fn next(&mut self) -> Option<S::Member> {
        S::visit(&mut self.0)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = S::left(&self.0);
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        S::left(&self.0)
    }

    #[inline]
    fn fold<T, F: FnMut(T, S::Member) -> T>(self, first: T, then: F) -> T {
        S::visit_all(self.0, first, then)
    }
}

impl<S: BitSet> ExactSizeIterator for Members<S> {}

impl<S: BitSet> FusedIterator for Members<S> {}

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

    /// How many are left.
    #[inline]
    pub fn left(&self) -> usize {
        let words = self.rest.iter();
        words.map(|word| word.count_ones() as usize).sum()
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

/// A set of members, as the bits of an integer or of several words.
///
/// Members of a [`vocabulary!`](crate::vocabulary) need nothing more. For others
/// `by` names two functions: the bit of a member, and the member of the lowest
/// bit of some bits, if one is set.
///
/// ```
/// tabletop::vocabulary! {
///     /// A kind of fruit.
///     pub enum Fruit is "fruit" {
///         /// Sweet.
///         Fig = "fig",
///         /// Sour.
///         Lime = "lime",
///     }
/// }
///
/// tabletop::bit_set! {
///     /// Some fruit.
///     pub struct Fruits(pub u8) of Fruit;
/// }
///
/// let both = Fruits::one(Fruit::Lime) | Fruits::one(Fruit::Fig);
/// assert_eq!(both, Fruits::ALL);
/// assert_eq!(both - Fruits::one(Fruit::Fig), Fruits::EMPTY.with(Fruit::Lime));
/// assert_eq!(both.into_iter().next(), Some(Fruit::Fig));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* pub struct $set:ident($vis:vis [u64; $words:literal]) of $member:ident;) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($vis [u64; $words]);

        const _: () = assert!($member::COUNT <= 64 * $words);

        impl $set {
            /// No member.
            pub const EMPTY: $set = $set([0; $words]);

            /// Whether `member` is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0[member.index() / 64] >> (member.index() % 64) & 1 != 0
            }

            /// Puts `member` in.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0[member.index() / 64] |= 1 << (member.index() % 64);
            }

            /// Takes `member` out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0[member.index() / 64] &= !(1 << (member.index() % 64));
            }

            /// What either holds: `|` where constants are made.
            #[inline]
            #[must_use]
            pub const fn union(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] |= other.0[word];
                    word += 1;
                }
                self
            }

            /// What both hold: `&` where constants are made.
            #[inline]
            #[must_use]
            pub const fn intersection(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= other.0[word];
                    word += 1;
                }
                self
            }

            /// What this one holds and `other` does not: `-` where constants are
            /// made.
            #[inline]
            #[must_use]
            pub const fn difference(mut self, other: $set) -> $set {
                let mut word = 0;
                while word < $words {
                    self.0[word] &= !other.0[word];
                    word += 1;
                }
                self
            }

            /// Whether there is nothing in it.
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

            /// Whether there is no more than one.
            #[inline]
            pub const fn at_most_one(self) -> bool {
                self.len() <= 1
            }

            /// The lowest member.
            #[inline]
            pub const fn lowest(self) -> Option<$member> {
                let mut word = 0;
                while word < $words {
                    if self.0[word] != 0 {
                        let bit = self.0[word].trailing_zeros() as usize;
                        return $member::from_index(64 * word + bit);
                    }
                    word += 1;
                }
                None
            }
        }

        impl $crate::BitSet for $set {
            type Member = $member;
            type Rest = $crate::Bits<$words>;

            #[inline]
            fn unvisited(self) -> $crate::Bits<$words> {
                $crate::Bits::of(self.0)
            }

            #[inline]
            fn visit(rest: &mut $crate::Bits<$words>) -> Option<$member> {
                rest.next().and_then($member::from_index)
            }

            #[inline]
            fn left(rest: &$crate::Bits<$words>) -> usize {
                rest.left()
            }

            #[inline]
            fn visit_all<T>(
                rest: $crate::Bits<$words>,
                first: T,
                then: impl FnMut(T, $member) -> T,
            ) -> T {
                rest.filter_map($member::from_index).fold(first, then)
            }
        }

        $crate::bit_set!(@whole $set, $member);
        $crate::bit_set!(@shared $set, $member);
    };
    ($(#[$meta:meta])* pub struct $set:ident($vis:vis $bits:ident) of $member:ident;) => {
        const _: () = assert!($member::COUNT <= $bits::BITS as usize);

        impl $set {
            #[inline]
            const fn bit_of(member: $member) -> $bits {
                1 << member.index()
            }

            #[inline]
            const fn lowest_of(bits: $bits) -> Option<$member> {
                $member::from_index(bits.trailing_zeros() as usize)
            }
        }

        $crate::bit_set! {
            $(#[$meta])*
            pub struct $set($vis $bits) of $member by $set::bit_of, $set::lowest_of;
        }
        $crate::bit_set!(@whole $set, $member);
    };
    (
        $(#[$meta:meta])*
        pub struct $set:ident($vis:vis $bits:ident) of $member:ident by $bit:path, $lowest:path;
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($vis $bits);

        impl $set {
            /// No member.
            pub const EMPTY: $set = $set(0);

            /// Whether `member` is in the set.
            #[inline]
            pub const fn contains(self, member: $member) -> bool {
                self.0 & $bit(member) != 0
            }

            /// Puts `member` in.
            #[inline]
            pub const fn insert(&mut self, member: $member) {
                self.0 |= $bit(member);
            }

            /// Takes `member` out.
            #[inline]
            pub const fn remove(&mut self, member: $member) {
                self.0 &= !$bit(member);
            }

            /// What either holds: `|` where constants are made.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// What both hold: `&` where constants are made.
            #[inline]
            #[must_use]
            pub const fn intersection(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// What this one holds and `other` does not: `-` where constants are
            /// made.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether there is nothing in it.
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

            /// The lowest member.
            #[inline]
            pub const fn lowest(self) -> Option<$member> {
                $lowest(self.0)
            }
        }

        impl $crate::BitSet for $set {
            type Member = $member;
            type Rest = $bits;

            #[inline]
            fn unvisited(self) -> $bits {
                self.0
            }

            #[inline]
            fn visit(rest: &mut $bits) -> Option<$member> {
                let lowest = $lowest(*rest);
                *rest &= rest.wrapping_sub(1);
                lowest
            }

            #[inline]
            fn left(rest: &$bits) -> usize {
                rest.count_ones() as usize
            }
        }

        $crate::bit_set!(@shared $set, $member);
    };
    (@whole $set:ident, $member:ident) => {
        impl $set {
            /// Every member there is.
            pub const ALL: $set = {
                let mut all = $set::EMPTY;
                let mut index = 0;
                while index < $member::COUNT {
                    all.insert($member::ALL[index]);
                    index += 1;
                }
                all
            };
        }
    };
    (@shared $set:ident, $member:ident) => {
        impl $set {
            /// Just this member.
            #[inline]
            pub const fn one(member: $member) -> $set {
                $set::EMPTY.with(member)
            }

            /// The members of a list, where constants are made; `collect`
            /// elsewhere.
            pub const fn of_all(members: &[$member]) -> $set {
                let mut set = $set::EMPTY;
                let mut place = 0;
                while place < members.len() {
                    set.insert(members[place]);
                    place += 1;
                }
                set
            }

            /// The set with `member`.
            #[inline]
            #[must_use]
            pub const fn with(mut self, member: $member) -> $set {
                self.insert(member);
                self
            }

            /// The set without `member`.
            #[inline]
            #[must_use]
            pub const fn without(mut self, member: $member) -> $set {
                self.remove(member);
                self
            }

            /// Whether the two share a member.
            #[inline]
            pub const fn meets(self, other: $set) -> bool {
                !self.intersection(other).is_empty()
            }

            /// Whether everything in `other` is in this one too.
            #[inline]
            pub const fn contains_all(self, other: $set) -> bool {
                other.difference(self).is_empty()
            }

            /// The members, the lowest first.
            #[inline]
            pub fn iter(self) -> $crate::Members<$set> {
                $crate::Members::of(self)
            }
        }

        impl IntoIterator for $set {
            type Item = $member;
            type IntoIter = $crate::Members<$set>;

            #[inline]
            fn into_iter(self) -> $crate::Members<$set> {
                self.iter()
            }
        }

        impl FromIterator<$member> for $set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $member>>(members: I) -> $set {
                members.into_iter().fold($set::EMPTY, $set::with)
            }
        }

        impl Extend<$member> for $set {
            #[inline]
            fn extend<I: IntoIterator<Item = $member>>(&mut self, members: I) {
                *self = members.into_iter().fold(*self, $set::with);
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $crate::bit_set!(@operator $set, BitOr bitor, BitOrAssign bitor_assign, union);
        $crate::bit_set!(@operator $set, BitAnd bitand, BitAndAssign bitand_assign, intersection);
        $crate::bit_set!(@operator $set, Sub sub, SubAssign sub_assign, difference);
        $crate::list_serde!($set, $member);
    };
    (@operator $set:ident, $Op:ident $op:ident, $Assign:ident $assign:ident, $named:ident) => {
        impl std::ops::$Op for $set {
            type Output = $set;

            #[inline]
            fn $op(self, other: $set) -> $set {
                self.$named(other)
            }
        }

        impl std::ops::$Assign for $set {
            #[inline]
            fn $assign(&mut self, other: $set) {
                *self = self.$named(other);
            }
        }
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
