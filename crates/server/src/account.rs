//! Accounts: a name and a password that make a visitor permanent.
//!
//! Nothing about an account that does not exist differs from one whose password
//! is wrong, not even the time it takes.

mod hashers;
mod turns;

use std::fmt;
use std::thread::available_parallelism;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use self::hashers::Hashers;
use self::turns::Turns;
use crate::limits::Address;
use crate::wire::{LONGEST_ACCOUNT, LONGEST_PASSWORD, SHORTEST_ACCOUNT, SHORTEST_PASSWORD};

/// How many passwords are hashed at the same time at most: each takes 19 MiB
/// and a core for some time. One core is left to everybody else.
const AT_ONCE: usize = 2;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether this can be the name of an account: letters, digits, `-` or `_`,
/// neither too few nor too many.
pub fn is_account_name(name: &str) -> bool {
    (SHORTEST_ACCOUNT..=LONGEST_ACCOUNT).contains(&name.len())
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// A password on its way to be hashed.
#[derive(Clone)]
pub struct Password(String);

impl Password {
    /// A password somebody chose, if it is neither too short nor too long.
    pub fn chosen(text: &str) -> Option<Password> {
        let fits = text.chars().count() >= SHORTEST_PASSWORD && text.len() <= LONGEST_PASSWORD;
        fits.then(|| Password(text.to_owned()))
    }

    /// A password somebody claims to have.
    pub fn claimed(text: &str) -> Password {
        Password(text.to_owned())
    }
}

/// Says nothing, so that no log ever tells it.
impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Too many passwords wait to be hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowded {
    /// From the address that asks.
    You,
    /// From everywhere.
    All,
}

/// Hashes passwords, away from the threads that serve, a few at a time and the
/// addresses in turn.
pub struct Passwords {
    turns: Turns,
    hashers: Hashers,
    /// The hash of a password nobody has.
    decoy: String,
}

impl Passwords {
    /// Ready to hash.
    pub fn new() -> Passwords {
        let nobodys = crate::people::Secret::fresh().reveal();
        let cores = available_parallelism().map_or(1, usize::from);
        let at_once = (cores - 1).clamp(1, AT_ONCE);
        Passwords {
            turns: Turns::new(at_once),
            hashers: Hashers::new(at_once),
            decoy: hash(&nobodys),
        }
    }

    /// The hash to keep of a password.
    pub async fn hash(&self, from: Address, password: Password) -> Result<String, Crowded> {
        self.work(from, move || hash(&password.0)).await
    }

    /// Whether the password has this hash. Without a hash the answer is no,
    /// after the same work.
    pub async fn fits(
        &self,
        from: Address,
        password: Password,
        kept: Option<&str>,
    ) -> Result<bool, Crowded> {
        let known = kept.is_some();
        let kept = kept.unwrap_or(&self.decoy).to_owned();
        let fits = self.work(from, move || fits(&password.0, &kept)).await?;
        Ok(fits && known)
    }

    async fn work<T: Send + 'static>(
        &self,
        from: Address,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let turn = tokio::time::timeout(PATIENCE, self.turns.take(from)).await;
        let turn = turn.map_err(|_| Crowded::All)??;
        // The turn goes with the work: who hangs up does not make room for more.
        let done = self.hashers.work(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|_| Crowded::All)
    }
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

/// Argon2id with a salt of its own.
fn hash(password: &str) -> String {
    Argon2::default()
        .hash_password(password.as_bytes())
        .expect("a password of this length can be hashed")
        .to_string()
}

fn fits(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept).is_ok_and(|kept| {
        Argon2::default()
            .verify_password(password.as_bytes(), &kept)
            .is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_accounts_are_plain() {
        for name in ["abc", "Nefer-tari_19", &"x".repeat(24)] {
            assert!(is_account_name(name), "{name}");
        }
        for name in ["", "ab", "a b c", "naïve", "a/b", &"x".repeat(25)] {
            assert!(!is_account_name(name), "{name}");
        }
    }

    #[test]
    fn passwords_are_neither_short_nor_endless_nor_printed() {
        assert!(Password::chosen("1234567").is_none());
        assert!(Password::chosen(&"x".repeat(257)).is_none());
        let password = Password::chosen("12345678");
        assert_eq!(format!("{password:?}"), "Some(Password(…))");
    }

    #[tokio::test]
    async fn only_the_password_itself_fits() {
        let passwords = Passwords::new();
        let here = Address::from(std::net::IpAddr::from([127, 0, 0, 1]));
        let kept = passwords.hash(here, Password::claimed("papyrus!"));
        let kept = kept.await.unwrap();
        assert!(kept.starts_with("$argon2id$"));
        let fits = async |text: &str, kept: Option<&str>| {
            let fits = passwords.fits(here, Password::claimed(text), kept);
            fits.await.unwrap()
        };
        assert!(fits("papyrus!", Some(&kept)).await);
        assert!(!fits("papyrus?", Some(&kept)).await);
        assert!(!fits("papyrus!", None).await);
    }
}
