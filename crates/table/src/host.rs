//! A host who is gone. Who gathers at a table cannot start it without its host,
//! so after a while the one who has sat there longest takes over.

use crate::Table;
use crate::ask::FactsChange;
use crate::change::Then;
use crate::facts::PersonId;
use crate::patience::millis;
use crate::wire::Status;

impl Table {
    /// When those who gather need no longer wait for their host.
    pub(crate) fn host_gone_at(&self) -> Option<i64> {
        if self.status() != Status::Gathering || self.connections.has(self.facts.host) {
            return None;
        }
        self.next_host()?;
        let patience = millis(self.rules.host_after);
        Some(self.presence.host_gone_since.saturating_add(patience))
    }

    fn next_host(&self) -> Option<PersonId> {
        self.presence.next_host(self.facts.host, &self.connections)
    }

    /// Somebody else is host from now on, if it is time.
    pub(crate) fn replace_host(&mut self, now: i64) {
        let gone = self.host_gone_at().is_some_and(|at| at <= now);
        if let Some(host) = self.next_host().filter(|_| gone) {
            let mut facts = self.facts.clone();
            facts.host = host;
            self.save_facts(facts, FactsChange::Only, Then::ByItself);
        }
    }
}
