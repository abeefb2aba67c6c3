//! What a browser shows to be known again.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::Rng;
use sha2::{Digest, Sha256};

const BYTES: usize = 32;

/// What a browser shows to be known again. The house keeps only its hash: who
/// steals the store can be nobody with it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; BYTES]);

impl Secret {
    /// One that nobody guesses.
    pub fn fresh() -> Secret {
        let mut bytes = [0; BYTES];
        rand::rng().fill_bytes(&mut bytes);
        Secret(bytes)
    }

    /// The secret in a cookie.
    pub fn parse(text: &str) -> Option<Secret> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        bytes.try_into().ok().map(Secret)
    }

    /// For the cookie, and for nothing else.
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// What the house keeps. The secret has so many random bits that a quick
    /// hash is enough.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

/// Says nothing, so that no log ever tells it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_the_cookie_and_nothing_else_does() {
        let secret = Secret::fresh();
        assert_eq!(Secret::parse(&secret.reveal()), Some(secret.clone()));
        assert_ne!(Secret::fresh(), secret);
        for text in [
            "",
            "short",
            "not base64!",
            &format!("{}AAAA", secret.reveal()),
        ] {
            assert_eq!(Secret::parse(text), None);
        }
    }

    #[test]
    fn a_secret_is_never_printed() {
        assert_eq!(format!("{:?}", Secret::fresh()), "Secret(…)");
    }
}
