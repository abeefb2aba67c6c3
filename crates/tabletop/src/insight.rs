//! What players who think ask of a game besides its rules.

use crate::{Game, Seat, Seats};

/// A game that can be judged at a glance.
///
/// None of it decides anything: a game says what is worth noticing, in numbers,
/// and a model that was fitted to many games says how much each is worth.
pub trait Insight: Game {
    /// What may be noticed about the standing of a seat, group by group.
    const STANDING: &'static [Block];

    /// What may be noticed about an action before it is taken, group by group.
    const PROMISE: &'static [Block];

    /// Notes what stands out in the position of `seat`, through its own eyes
    /// and those of the table: `note(place, amount)`, places counted through
    /// all groups of [`Insight::STANDING`].
    fn standing(&self, seat: Seat, note: impl FnMut(usize, f32));

    /// Notes what stands out about an action that `seat` may take, like
    /// [`Insight::standing`] by the groups of [`Insight::PROMISE`].
    fn promise(&self, seat: Seat, action: Self::Action, note: impl FnMut(usize, f32));

    /// Nothing is half done: a good moment to judge the position.
    fn at_rest(&self) -> bool;

    /// A number for what `seat` can tell about the position, hands aside: two
    /// states with the same number look the same to it but for cards it holds.
    fn outlook(&self, seat: Seat) -> u64;

    /// Everybody who wins and loses together with `seat`, itself included.
    fn allies(&self, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// Whether the game itself plays against everybody, so that all of them may
    /// lose.
    fn against_the_game(&self) -> bool {
        false
    }

    /// Takes back in a view what the others have sealed: what somebody will
    /// choose in secret and what they have chosen are equally unknown.
    fn unseal(_view: &mut Self::View) {}
}

/// A game that bots were trained for.
pub trait Trained: Insight {
    /// What training found: the texts of files that `ennead train` wrote.
    const WEIGHTS: &'static [&'static str];

    /// The editions with weights of their own; the first is the usual one.
    const EDITIONS: &'static [&'static str] = &[""];

    /// The table at which the practice game of an edition with this number is
    /// played.
    fn practice(edition: &str, number: u64) -> Self::Setup;
}

/// What tells the things of a group apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Axis {
    /// The members of a vocabulary, by their ids.
    Ids(&'static [&'static str]),
    /// A number from 0, so many of them.
    Count(usize),
}

impl Axis {
    const fn len(self) -> usize {
        match self {
            Axis::Ids(ids) => ids.len(),
            Axis::Count(count) => count,
        }
    }

    fn write_label(self, nth: usize, label: &mut String) {
        match self {
            Axis::Ids(ids) => label.push_str(ids[nth]),
            Axis::Count(_) => label.push_str(&nth.to_string()),
        }
    }
}

/// A group of things that may be noticed.
///
/// Each has a label of its own: weights are written down by label, so that they
/// keep their meaning when a game learns to notice more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// The edition they belong to, where editions are too different to be
    /// judged by the same weights; empty for the usual one.
    pub edition: &'static str,
    /// What they have in common.
    pub name: &'static str,
    /// The place of the first.
    pub start: usize,
    /// How many there are.
    pub len: usize,
    /// What tells them apart; places count fastest through the last.
    pub axes: &'static [Axis],
}

impl Block {
    /// A group after this one.
    pub const fn then(self, name: &'static str, axes: &'static [Axis]) -> Block {
        Block {
            edition: self.edition,
            start: self.start + self.len,
            ..Block::first(name, axes)
        }
    }

    /// The first group.
    pub const fn first(name: &'static str, axes: &'static [Axis]) -> Block {
        let mut len = 1;
        let mut axis = 0;
        while axis < axes.len() {
            len *= axes[axis].len();
            axis += 1;
        }
        Block {
            edition: "",
            name,
            start: 0,
            len,
            axes,
        }
    }

    /// Its name as the end of a message's name: small letters, digits, hyphens.
    pub fn slug(self) -> String {
        let words = self
            .name
            .split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<String> = words
            .filter(|word| !word.is_empty())
            .map(str::to_ascii_lowercase)
            .collect();
        words.join("-")
    }

    /// The labels of all its things, in order: one word for each axis.
    pub fn labels(self) -> impl Iterator<Item = String> {
        (0..self.len).map(move |nth| self.label(nth))
    }

    fn label(self, nth: usize) -> String {
        let mut label = String::new();
        let mut things = self.len;
        for axis in self.axes {
            things /= axis.len();
            if !label.is_empty() {
                label.push(' ');
            }
            axis.write_label(nth / things % axis.len(), &mut label);
        }
        label
    }

    /// The place of the `nth` thing; what is beyond the last counts as the last.
    #[inline]
    pub const fn at(self, nth: usize) -> usize {
        self.start + if nth < self.len { nth } else { self.len - 1 }
    }

    /// The groups once for each of these editions. What those of the nth notice
    /// lies further on by n times the total of one.
    ///
    /// # Panics
    /// If there is not room for exactly that many.
    pub const fn for_each<const N: usize>(
        blocks: &[Block],
        editions: &[&'static str],
    ) -> [Block; N] {
        assert!(N == editions.len() * blocks.len());
        let total = Block::total(blocks);
        let mut all = [blocks[0]; N];
        let mut place = 0;
        while place < N {
            let nth = place / blocks.len();
            let block = blocks[place % blocks.len()];
            all[place] = Block {
                edition: editions[nth],
                start: block.start + nth * total,
                ..block
            };
            place += 1;
        }
        all
    }

    /// How many places there are up to the end of the last group.
    pub const fn total(blocks: &[Block]) -> usize {
        match blocks.last() {
            Some(last) => last.start + last.len,
            None => 0,
        }
    }
}
