//! Where somebody comes from.

use std::net::IpAddr;

/// Where somebody comes from, as far as it counts: a household is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whence(pub IpAddr);
