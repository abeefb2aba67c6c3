//! A state hash that is the same on every platform.

use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::Xxh3;

/// Feeds fixed-width little-endian numbers to XXH3, so that a 32-bit browser
/// and a 64-bit server agree.
struct Portable(Xxh3);

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        self.0.digest()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

/// The hash of a state, as records store it.
///
/// One thing is beyond it: the standard library hashes arrays of integers as
/// raw memory, so a state must not hold arrays of `usize` or `isize`.
pub fn state_hash(state: &impl Hash) -> u64 {
    let mut hasher = Portable(Xxh3::new());
    state.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

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
