//! How much anybody may do: gates that let so many through in a minute, and
//! counts of what is open at the same time.
//!
//! An address is asked before anything else is done for a request, a person as
//! soon as it is known who asks.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ::table::Whence;
use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::{Limits, Rate};
use crate::house::OpenLimits;
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
    /// As tables count it.
    pub(crate) fn whence(self) -> Whence {
        Whence(self.0)
    }

    /// The address behind this many proxies we trust, each of which names whom
    /// it saw at the end of the list: so many from the right. Those before it
    /// are hearsay. Nothing where there is no address in that place.
    pub fn behind_proxies(hops: u8, headers: &HeaderMap) -> Option<Address> {
        let named = named_by_proxy("x-forwarded-for", hops, headers)?;
        forwarded(named).map(Address::from)
    }
}

/// What the outermost of so many proxies added to a header that is a list,
/// which may be spread over several lines.
pub fn named_by_proxy<'h>(name: &str, hops: u8, headers: &'h HeaderMap) -> Option<&'h str> {
    let from_right = usize::from(hops).checked_sub(1)?;
    let lines = headers.get_all(name).iter().rev();
    let mut named = lines.flat_map(|line| {
        // A line that is no text still takes its place in the list.
        let line = line.to_str().unwrap_or_default();
        line.rsplit(',')
    });
    named.nth(from_right).map(str::trim)
}

/// An address as proxies write it: plain, in brackets, or with a port.
fn forwarded(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    let with_port = || text.parse::<SocketAddr>().ok().map(|named| named.ip());
    bare.unwrap_or(text).parse().ok().or_else(with_port)
}

/// Too much. Comes again after this time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMuch(pub Duration);

/// What came to little for so many seconds may come at once.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(4).unwrap();

/// Lets so many through in a minute, for each key.
pub struct Gate<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Gate<K> {
    /// This many in a minute; 0 for all.
    pub fn new(per_minute: u32) -> Gate<K> {
        let quota = NonZeroU32::new(per_minute).map(Quota::per_minute);
        Gate(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// This many in a second, and at once what [`AT_ONCE`] seconds would allow;
    /// 0 for all.
    fn by_the_second(per_second: u32) -> Gate<K> {
        let quota = NonZeroU32::new(per_second)
            .map(|some| Quota::per_second(some).allow_burst(some.saturating_mul(AT_ONCE)));
        Gate(quota.map(DefaultKeyedRateLimiter::keyed))
    }

    /// Lets one through, or says when to come again.
    pub fn pass(&self, key: &K) -> Result<(), TooMuch> {
        let Some(gate) = &self.0 else { return Ok(()) };
        gate.check_key(key)
            .map_err(|wait| TooMuch(wait.wait_time_from(DefaultClock::default().now())))
    }

    /// Lets so many through at once, or none.
    pub fn has_room_for(&self, key: &K, many: u32) -> bool {
        let (Some(gate), Some(many)) = (&self.0, NonZeroU32::new(many)) else {
            return true;
        };
        matches!(gate.check_key_n(key, many), Ok(Ok(())))
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
    /// What is asked on all sockets of an address and is dear to answer.
    pub dear: Arc<Gate<Address>>,
    /// Sockets open from an address.
    pub open_from: Count<Address>,
    /// Sockets open of a person.
    pub open_by: Count<PersonId>,
    /// Tables open at the same time.
    pub open_tables: OpenLimits,
    /// Analyses that are being made.
    pub analyses: Rate,
    /// Connections open from an address, besides sockets.
    pub connections: Count<Address>,
    /// Requests from an address that are being answered.
    pub under_way: Count<Address>,
    /// Passwords tried from an address, for whatever account.
    pub passwords: Gate<Address>,
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
            dear: Arc::new(Gate::by_the_second(limits.dear)),
            open_from: Count::new(limits.open_sockets.per_address),
            open_by: Count::new(limits.open_sockets.per_person),
            open_tables: OpenLimits {
                tables: limits.open_tables,
                of_bots: limits.bot_games,
            },
            analyses: limits.analyses,
            connections: Count::new(limits.connections),
            under_way: Count::new(limits.under_way),
            passwords: Gate::new(limits.passwords),
        }
    }

    /// Forgets those who have not come for long, so that memory stays flat.
    pub fn tidy(&self) {
        self.reads.tidy();
        self.logins.tidy();
        self.passwords.tidy();
        self.visitors.tidy();
        self.dear.tidy();
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

    /// How many have something open.
    pub(crate) fn keys(&self) -> usize {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.len()
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

    fn forwarded_for(lines: &[&str]) -> HeaderMap {
        let lines = lines.iter().map(|line| {
            let name = axum::http::HeaderName::from_static("x-forwarded-for");
            (name, axum::http::HeaderValue::from_str(line).unwrap())
        });
        lines.collect()
    }

    #[test]
    fn each_proxy_is_believed_about_one_address() {
        let headers = forwarded_for(&["6.6.6.6, 1.1.1.1", "10.0.0.2,10.0.0.3"]);
        for (hops, named) in [(1, "10.0.0.3"), (2, "10.0.0.2"), (3, "1.1.1.1")] {
            let found = Address::behind_proxies(hops, &headers);
            assert_eq!(found, Some(address(named)), "{hops} hops");
        }
        assert_eq!(Address::behind_proxies(0, &headers), None);
        assert_eq!(Address::behind_proxies(5, &headers), None);
        assert_eq!(Address::behind_proxies(1, &HeaderMap::new()), None);
    }

    #[test]
    fn addresses_come_with_ports_and_brackets_and_rubbish_is_none() {
        for (text, named) in [
            (" 10.0.0.2:4711 ", "10.0.0.2"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
        ] {
            let found = Address::behind_proxies(1, &forwarded_for(&[text]));
            assert_eq!(found, Some(address(named)), "{text}");
        }
        for text in [
            "",
            "unknown",
            "_hidden",
            "1.2.3",
            "10.0.0.2,",
            "[::1",
            "1.2.3.4:x",
        ] {
            let found = Address::behind_proxies(1, &forwarded_for(&["10.0.0.9", text]));
            assert_eq!(found, None, "{text}");
        }
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
