//! How much anybody may do: gates that let so many through in a minute, and
//! counts of what is open at the same time.
//!
//! An address is asked before anything else is done for a request, a person as
//! soon as it is known who asks.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::{Limits, Rate};
use crate::store::PersonId;

/// Where somebody asks from. A household has one of version 4, or a whole net
/// of version 6, which counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        const HOUSEHOLD: u128 = !0 << 64;
        Address(match ip.to_canonical() {
            IpAddr::V6(ip) => Ipv6Addr::from(u128::from(ip) & HOUSEHOLD).into(),
            v4 => v4,
        })
    }
}

impl Address {
    /// The address behind a proxy we trust: the last one named, which is the
    /// one the proxy saw. Those before it are hearsay.
    pub fn behind_proxy(headers: &HeaderMap) -> Option<Address> {
        let named = headers.get_all("x-forwarded-for").iter().next_back()?;
        let last = named.to_str().ok()?.rsplit(',').next()?;
        last.trim().parse::<IpAddr>().ok().map(Address::from)
    }
}

/// Too much. Comes again after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuch(pub Duration);

/// Lets so many through in a minute, for each key.
pub struct Gate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Gate<K> {
    /// This many in a minute; 0 for all.
    pub fn new(per_minute: u32) -> Gate<K> {
        let quota = NonZeroU32::new(per_minute).map(Quota::per_minute);
        Gate(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// Lets one through, or says when to come again.
    pub fn pass(&self, key: &K) -> Result<(), TooMuch> {
        let Some(gate) = &self.0 else { return Ok(()) };
        gate.check_key(key)
            .map_err(|wait| TooMuch(wait.wait_time_from(DefaultClock::default().now())))
    }

    /// Forgets those who have not come for long.
    fn tidy(&self) {
        if let Some(gate) = &self.0 {
            gate.retain_recent();
            gate.shrink_to_fit();
        }
    }
}

/// A gate for addresses and one for people.
pub struct Gates {
    address: Gate<Address>,
    person: Gate<PersonId>,
}

impl Gates {
    fn new(rate: Rate) -> Gates {
        Gates {
            address: Gate::new(rate.per_address),
            person: Gate::new(rate.per_person),
        }
    }

    /// Lets a request from there through.
    pub fn from(&self, address: &Address) -> Result<(), TooMuch> {
        self.address.pass(address)
    }

    /// Lets somebody through.
    pub fn by(&self, person: PersonId) -> Result<(), TooMuch> {
        self.person.pass(&person)
    }

    fn tidy(&self) {
        self.address.tidy();
        self.person.tidy();
    }
}

/// All gates of the house.
pub struct Doors {
    /// Questions.
    pub reads: Gate<Address>,
    /// Everything that changes something.
    pub changes: Gates,
    /// Passwords tried: for which account, from where.
    pub logins: Gate<(String, Address)>,
    /// Visitors made.
    pub visitors: Gate<Address>,
    /// Tables opened.
    pub tables: Gates,
    /// Records uploaded.
    pub uploads: Gates,
    /// People reported.
    pub reports: Gates,
    /// Sockets opened.
    pub sockets: Gates,
    /// Sockets open from an address.
    pub open_from: Count<Address>,
    /// Sockets open of a person.
    pub open_by: Count<PersonId>,
}

impl Doors {
    /// As the limits say.
    pub fn new(limits: &Limits) -> Doors {
        Doors {
            reads: Gate::new(limits.reads),
            changes: Gates::new(limits.changes),
            logins: Gate::new(limits.logins),
            visitors: Gate::new(limits.visitors),
            tables: Gates::new(limits.tables),
            uploads: Gates::new(limits.uploads),
            reports: Gates::new(limits.reports),
            sockets: Gates::new(limits.sockets),
            open_from: Count::new(limits.open_sockets.per_address),
            open_by: Count::new(limits.open_sockets.per_person),
        }
    }

    /// Forgets those who have not come for long, so that memory stays flat.
    pub fn tidy(&self) {
        self.reads.tidy();
        self.logins.tidy();
        self.visitors.tidy();
        let gates = [&self.changes, &self.tables, &self.uploads, &self.reports];
        for gates in gates.into_iter().chain([&self.sockets]) {
            gates.tidy();
        }
    }
}

/// Counts what each key has open at the same time.
pub struct Count<K: Hash + Eq + Copy> {
    most: u32,
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Hash + Eq + Copy> Count<K> {
    fn new(most: u32) -> Count<K> {
        Count {
            most,
            open: Arc::default(),
        }
    }

    /// One more, until what is given back is dropped; nothing if that is one
    /// too many.
    pub fn enter(&self, key: K) -> Option<Inside<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let inside = open.entry(key).or_insert(0);
        if self.most > 0 && *inside >= self.most {
            return None;
        }
        *inside += 1;
        Some(Inside {
            key,
            open: Arc::clone(&self.open),
        })
    }
}

/// One that is open.
pub struct Inside<K: Hash + Eq + Copy> {
    key: K,
    open: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Hash + Eq + Copy> Drop for Inside<K> {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(inside) = open.get_mut(&self.key) {
            *inside -= 1;
            if *inside == 0 {
                open.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::from(text.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:1"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:10.0.0.1"), address("10.0.0.1"));
        assert_ne!(address("10.0.0.1"), address("10.0.0.2"));
    }

    #[test]
    fn only_the_last_address_a_proxy_names_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(Address::behind_proxy(&headers), None);
        headers.insert("x-forwarded-for", "1.1.1.1, 10.0.0.2".parse().unwrap());
        assert_eq!(Address::behind_proxy(&headers), Some(address("10.0.0.2")));
    }

    #[test]
    fn a_gate_closes_for_one_key_alone_and_says_for_how_long() {
        let gate = Gate::new(2);
        assert_eq!(gate.pass(&1), Ok(()));
        assert_eq!(gate.pass(&1), Ok(()));
        let TooMuch(wait) = gate.pass(&1).unwrap_err();
        assert!(wait > Duration::from_secs(20) && wait <= Duration::from_secs(30));
        assert_eq!(gate.pass(&2), Ok(()));
    }

    #[test]
    fn a_gate_of_nothing_is_open() {
        let gate = Gate::new(0);
        assert!((0..10_000).all(|_| gate.pass(&1).is_ok()));
    }

    #[test]
    fn who_leaves_makes_room_and_is_forgotten() {
        let count = Count::new(1);
        let inside = count.enter(7);
        assert!(inside.is_some());
        assert!(count.enter(7).is_none());
        assert!(count.enter(8).is_some());
        drop(inside);
        assert!(count.open.lock().unwrap().is_empty());
        assert!(count.enter(7).is_some());
    }
}
