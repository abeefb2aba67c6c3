//! Which tables that sleep must be woken, and when.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use crate::facts::TableId;
use crate::patience::millis;

/// How soon a table that broke down, or could not be loaded, is looked at
/// again; twice as long each time, up to [`LONGEST_REST`].
const REST: Duration = Duration::from_secs(2);
const LONGEST_REST: Duration = Duration::from_secs(3_600);

/// The alarms of tables that sleep: at most one each.
#[derive(Default)]
pub struct Alarms {
    of: HashMap<TableId, i64>,
    order: BTreeSet<(i64, TableId)>,
    /// How often in a row each of these has failed.
    failures: HashMap<TableId, u32>,
}

impl Alarms {
    /// The table is due then, or not at all; all is well with it.
    pub fn set(&mut self, id: &str, at: Option<i64>) {
        self.failures.remove(id);
        self.put(id, at);
    }

    /// Nobody knows when the table is due: it is looked at again after a rest.
    pub fn set_after_failure(&mut self, id: &str, now: i64) {
        let failures = self.failures.entry(id.to_owned()).or_default();
        let rest = REST.saturating_mul(2u32.saturating_pow(*failures));
        *failures += 1;
        self.put(id, Some(now + millis(rest.min(LONGEST_REST))));
    }

    fn put(&mut self, id: &str, at: Option<i64>) {
        let old = match at {
            Some(at) => {
                self.order.insert((at, id.to_owned()));
                self.of.insert(id.to_owned(), at)
            }
            None => self.of.remove(id),
        };
        if let Some(old) = old.filter(|&old| Some(old) != at) {
            self.order.remove(&(old, id.to_owned()));
        }
    }

    /// The next table that is due by now; it has no alarm any more.
    pub fn take_due(&mut self, now: i64) -> Option<TableId> {
        let (at, _) = self.order.first()?;
        if *at > now {
            return None;
        }
        let (_, id) = self.order.pop_first()?;
        self.of.remove(&id);
        Some(id)
    }

    /// When this table is woken.
    pub fn of(&self, id: &str) -> Option<i64> {
        self.of.get(id).copied()
    }

    /// When the next one is due.
    pub fn next(&self) -> Option<i64> {
        self.order.first().map(|(at, _)| *at)
    }

    /// Nobody is woken any more.
    pub fn clear(&mut self) {
        *self = Alarms::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_has_one_alarm_and_the_first_comes_first() {
        let mut alarms = Alarms::default();
        alarms.set("a", Some(30));
        alarms.set("b", Some(20));
        alarms.set("a", Some(10));
        alarms.set("c", Some(5));
        alarms.set("c", None);
        alarms.set("b", Some(20));
        assert_eq!(alarms.next(), Some(10));
        assert_eq!(alarms.take_due(9), None);
        assert_eq!(alarms.take_due(40).as_deref(), Some("a"));
        assert_eq!(alarms.take_due(40).as_deref(), Some("b"));
        assert_eq!(alarms.take_due(40), None);
        assert!(alarms.of.is_empty() && alarms.order.is_empty());
    }

    #[test]
    fn what_fails_is_looked_at_again_less_and_less_often() {
        let mut alarms = Alarms::default();
        let mut rests = Vec::new();
        for _ in 0..40 {
            alarms.set_after_failure("a", 0);
            rests.push(alarms.next().unwrap() / 1_000);
        }
        assert_eq!(rests[..4], [2, 4, 8, 16]);
        assert_eq!(rests[39], 3_600);
        alarms.set("a", None);
        alarms.set_after_failure("a", 0);
        assert_eq!(alarms.next(), Some(2_000), "it went well in between");
    }
}
