//! Where visitors without an account were last seen to come from.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::House;
use crate::limits::Address;
use crate::store::{Person, PersonId};
use crate::thinking::Share;

/// More than this many are forgotten and learned anew.
const MOST: usize = 20_000;

/// Where visitors come from, as far as it was seen since the start.
#[derive(Default)]
pub(crate) struct Whereabouts(Mutex<HashMap<PersonId, Address>>);

impl Whereabouts {
    fn note(&self, person: &Person, address: Address) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if person.account.is_some() {
            seen.remove(&person.id);
            return;
        }
        if seen.len() >= MOST {
            seen.clear();
        }
        seen.insert(person.id, address);
    }

    /// To whose share the thinking for this person counts.
    pub fn share_of(&self, person: PersonId) -> Share {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let address = seen.get(&person).copied();
        address.map_or(Share::Person(person), Share::Address)
    }
}

impl House {
    /// Somebody comes from there. Gives the share that counts what is thought
    /// for them.
    pub fn seen(&self, person: Option<&Person>, address: Address) -> Share {
        let Some(person) = person else {
            return Share::Address(address);
        };
        let whereabouts = &self.shared().whereabouts;
        whereabouts.note(person, address);
        whereabouts.share_of(person.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn person(id: PersonId, account: Option<&str>) -> Person {
        Person {
            id,
            name: String::new(),
            account: account.map(str::to_owned),
            seen: 0,
            named: 0,
        }
    }

    #[test]
    fn visitors_of_one_address_are_one_share_and_accounts_are_their_own() {
        let whereabouts = Whereabouts::default();
        let address = Address::from("10.0.0.1".parse::<IpAddr>().unwrap());
        for id in 1..=2 {
            whereabouts.note(&person(id, None), address);
        }
        whereabouts.note(&person(3, Some("ana")), address);
        assert_eq!(whereabouts.share_of(1), Share::Address(address));
        assert_eq!(whereabouts.share_of(1), whereabouts.share_of(2));
        assert_eq!(whereabouts.share_of(3), Share::Person(3));
        assert_eq!(whereabouts.share_of(4), Share::Person(4), "never seen");
        whereabouts.note(&person(1, Some("ben")), address);
        assert_eq!(whereabouts.share_of(1), Share::Person(1));
    }
}
