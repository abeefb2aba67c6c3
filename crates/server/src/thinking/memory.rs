//! How much bots may remember between their decisions, all of them together.
//!
//! What a bot thought about makes it a little stronger next time, and takes
//! megabytes. So there is so much room and no more, and half of it for one
//! share at most; where there is none left, bots think without remembering.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Share;

/// The room for what bots remember.
pub(crate) struct Memories {
    books: Arc<Mutex<Books>>,
    most: usize,
}

#[derive(Default)]
struct Books {
    all: usize,
    by_share: HashMap<Share, usize>,
}

impl Memories {
    /// Room for this many bytes.
    pub fn new(most: usize) -> Memories {
        Memories {
            books: Arc::default(),
            most,
        }
    }

    /// Takes room until what is given back is dropped; nothing if there is
    /// not enough.
    pub fn keep(&self, share: Share, bytes: usize) -> Option<Kept> {
        let mut books = hold(&self.books);
        let own = books.by_share.get(&share).copied().unwrap_or(0);
        if books.all + bytes > self.most || own + bytes > self.most / 2 {
            return None;
        }
        books.all += bytes;
        books.by_share.insert(share, own + bytes);
        Some(Kept {
            share,
            bytes,
            books: Arc::clone(&self.books),
        })
    }

    /// How many bytes are taken.
    pub fn taken(&self) -> usize {
        hold(&self.books).all
    }
}

/// Room that is taken.
pub(crate) struct Kept {
    share: Share,
    bytes: usize,
    books: Arc<Mutex<Books>>,
}

impl Drop for Kept {
    fn drop(&mut self) {
        let mut books = hold(&self.books);
        books.all -= self.bytes;
        if let Some(own) = books.by_share.get_mut(&self.share) {
            *own -= self.bytes;
            if *own == 0 {
                books.by_share.remove(&self.share);
            }
        }
    }
}

/// Nobody panics while holding it.
fn hold(books: &Mutex<Books>) -> MutexGuard<'_, Books> {
    books.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_share_has_half_the_room_and_gives_it_back() {
        let memories = Memories::new(100);
        let (one, two, three) = (Share::Person(1), Share::Person(2), Share::Person(3));
        let first = memories.keep(one, 30);
        assert!(first.is_some());
        assert!(memories.keep(one, 30).is_none(), "more than half");
        let second = memories.keep(two, 50);
        assert!(memories.keep(three, 30).is_none(), "all is taken");
        assert_eq!(memories.taken(), 80);
        drop((first, second));
        assert!(memories.keep(three, 50).is_some());
        assert_eq!(memories.taken(), 0);
        assert!(hold(&memories.books).by_share.is_empty());
    }
}
