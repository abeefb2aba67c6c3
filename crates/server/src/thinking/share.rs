//! Whose thinking it is.

use crate::limits::Address;
use crate::store::PersonId;

/// The thinkers are shared between these. A person with an account is one;
/// visitors without are told apart by where they come from, if that is known,
/// because anybody can be as many visitors as they like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Share {
    /// Somebody.
    Person(PersonId),
    /// Whoever comes from there without an account.
    Address(Address),
}
