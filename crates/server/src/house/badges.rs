//! Which key each open socket came with, so that it ends when the key is taken
//! back.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::store::PersonId;

/// A key as the house keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyId {
    /// A cookie, by the hash of its secret.
    Cookie([u8; 32]),
    /// A token, by its number.
    Token(i64),
}

/// Those who came with a key.
#[derive(Clone, Default)]
pub struct Badges(Arc<Mutex<Worn>>);

#[derive(Default)]
struct Worn {
    last: u64,
    by: HashMap<PersonId, Vec<One>>,
}

struct One {
    number: u64,
    key: KeyId,
    revoked: Arc<Notify>,
}

impl Badges {
    fn worn(&self) -> MutexGuard<'_, Worn> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody comes with this key. Whether it is still worth something must
    /// be asked after this: before it, nobody would be told.
    pub fn wear(&self, person: PersonId, key: KeyId) -> Badge {
        let revoked = Arc::new(Notify::new());
        let mut worn = self.worn();
        worn.last += 1;
        let number = worn.last;
        worn.by.entry(person).or_default().push(One {
            number,
            key,
            revoked: Arc::clone(&revoked),
        });
        Badge {
            badges: self.clone(),
            person,
            number,
            revoked,
        }
    }

    /// Keys of this person are worth nothing from now on.
    pub fn revoke(&self, person: PersonId, which: impl Fn(&KeyId) -> bool) {
        let worn = self.worn();
        let all = worn.by.get(&person).into_iter().flatten();
        for one in all.filter(|one| which(&one.key)) {
            one.revoked.notify_one();
        }
    }
}

/// What a socket wears as long as it is open.
pub struct Badge {
    badges: Badges,
    person: PersonId,
    number: u64,
    revoked: Arc<Notify>,
}

impl Badge {
    /// Waits until the key is worth nothing.
    pub async fn revoked(&self) {
        self.revoked.notified().await;
    }
}

impl Drop for Badge {
    fn drop(&mut self) {
        let mut worn = self.badges.worn();
        if let Some(own) = worn.by.get_mut(&self.person) {
            own.retain(|one| one.number != self.number);
            if own.is_empty() {
                worn.by.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn only_the_key_that_is_taken_back_ends() {
        let badges = Badges::default();
        let (phone, laptop) = (KeyId::Cookie([1; 32]), KeyId::Cookie([2; 32]));
        let worn = [phone, laptop, KeyId::Token(1)].map(|key| badges.wear(7, key));
        let other = badges.wear(8, phone);
        badges.revoke(7, |&key| key != laptop);
        let ended = worn
            .each_ref()
            .map(|badge| badge.revoked().now_or_never().is_some());
        assert_eq!(ended, [true, false, true]);
        assert!(other.revoked().now_or_never().is_none());
        drop((worn, other));
        assert!(badges.worn().by.is_empty());
    }
}
