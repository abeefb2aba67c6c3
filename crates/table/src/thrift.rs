//! How much each of those who come here may still say, point at and wish for.
//!
//! It is kept by person, not by socket, and for those without a seat by address
//! as well: neither coming back nor coming as somebody new makes anybody more
//! talkative.

use std::collections::HashMap;

use crate::bucket::Bucket;
use crate::connections::Connection;
use crate::facts::PersonId;
use crate::seating::Seating;
use crate::whence::Whence;
use crate::wire::TableRefusal;

/// What is cheap to ask for, and would be a nuisance without end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Wish {
    /// A line of chat.
    Talk,
    /// Pointing at something.
    Point,
    /// Whatever changes how one sits here, or asks the others for something.
    Manner,
}

impl Wish {
    /// So many at once, and so many a second after that.
    fn bucket(self, now: i64) -> Bucket {
        match self {
            Wish::Talk => Bucket::new(6, 0.5, now),
            Wish::Point => Bucket::new(4, 1.0, now),
            Wish::Manner => Bucket::new(10, 0.5, now),
        }
    }

    /// The same for all who come from one address and have no seat: a few
    /// people of one household.
    fn shared_bucket(self, now: i64) -> Bucket {
        match self {
            Wish::Talk => Bucket::new(18, 1.5, now),
            Wish::Point | Wish::Manner => self.bucket(now),
        }
    }
}

/// Whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(PersonId),
    From(Whence),
}

/// What was taken lately. Whoever took nothing is not in here.
#[derive(Default)]
pub(crate) struct Thrift(HashMap<(Whose, Wish), Bucket>);

impl Thrift {
    /// Lets the person behind this socket have one more wish of this kind.
    pub fn spend(
        &mut self,
        one: &Connection,
        wish: Wish,
        seating: Seating,
        now: i64,
    ) -> Result<(), TableRefusal> {
        let person = one.person.ok_or(TableRefusal::NotSeated)?;
        self.take(Whose::Person(person), wish, now)?;
        match one.address {
            Some(address) if !seating.has(person) => self.take(Whose::From(address), wish, now),
            _ => Ok(()),
        }
    }

    /// More than this many are looked through for those that may go.
    const MANY: usize = 32;

    fn take(&mut self, whose: Whose, wish: Wish, now: i64) -> Result<(), TableRefusal> {
        if self.0.len() >= Thrift::MANY {
            self.0.retain(|_, bucket| !bucket.is_as_new(now));
        }
        let bucket = self.0.entry((whose, wish)).or_insert_with(|| match whose {
            Whose::Person(_) => wish.bucket(now),
            Whose::From(_) => wish.shared_bucket(now),
        });
        if bucket.take(1, now) {
            Ok(())
        } else {
            Err(TableRefusal::TooFast)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_is_remembered_until_it_has_grown_back() {
        let mut thrift = Thrift::default();
        let me = Whose::Person(1);
        assert!((0..6).all(|_| thrift.take(me, Wish::Talk, 0).is_ok()));
        for stranger in 2..1_000 {
            let _ = thrift.take(Whose::Person(stranger), Wish::Talk, 1_000);
        }
        assert!(thrift.take(me, Wish::Point, 1_000).is_ok());
        assert_eq!(
            thrift.take(me, Wish::Talk, 1_000),
            Err(TableRefusal::TooFast)
        );
        assert!(thrift.take(me, Wish::Talk, 3_000).is_ok());
        assert!(thrift.take(me, Wish::Talk, 60_000).is_ok());
        assert_eq!(thrift.0.len(), 1, "the others are forgotten");
    }
}
