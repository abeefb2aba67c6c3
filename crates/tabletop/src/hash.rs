//! A state hash that is the same on every platform.

use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::xxh3_64;

/// Room for the bytes of most states, so that they are written without a pause.
const USUAL: usize = 8 * 1024;

/// Lays out fixed-width little-endian numbers for XXH3, so that a 32-bit
/// browser and a 64-bit server agree. A state is thousands of small numbers, and
/// they are hashed in one go: one by one, fuzzing spent half its time on them.
struct Portable(Vec<u8>);

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        xxh3_64(&self.0)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

/// The hash of a state, as records store it.
///
/// One thing is beyond it: the standard library hashes arrays of integers as
/// raw memory, so a state must not hold arrays of `usize` or `isize`.
pub fn state_hash(state: &impl Hash) -> u64 {
    let mut hasher = Portable(Vec::with_capacity(USUAL));
    state.hash(&mut hasher);
    hasher.finish()
}

/// A part of a state that came with newer rules.
///
/// While it is at its default, which must mean "as under the older rules", it
/// adds nothing to the hash. So the states of games that began under those
/// rules have the hashes that were recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Later<T>(pub T);

impl<T: Default + PartialEq + Hash> Hash for Later<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if self.0 != T::default() {
            self.0.hash(hasher);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_later_leaves_older_hashes_alone() {
        #[derive(Hash)]
        struct Old {
            cards: u32,
            seats: [u8; 2],
        }
        #[derive(Hash)]
        struct New {
            cards: u32,
            truce: Later<u8>,
            seats: [u8; 2],
        }
        let (cards, seats) = (7, [1, 2]);
        let old = state_hash(&Old { cards, seats });
        let new = |truce| {
            let truce = Later(truce);
            state_hash(&New {
                cards,
                truce,
                seats,
            })
        };
        assert_eq!(new(0), old);
        assert_ne!(new(1), old);
    }

    #[test]
    fn hashes_stay_the_same_for_ever() {
        #[derive(Hash)]
        enum Piece {
            Man,
            King(u16),
        }
        let state = (
            [Piece::Man, Piece::King(7)],
            3usize,
            -1i32,
            [1u8, 2],
            Some("text"),
        );
        assert_eq!(format!("{:016x}", state_hash(&state)), "1ddb744570433c1d");
    }
}
