//! A host who is gone. Who gathers at a table cannot start it without its host,
//! so after a while the one who has sat there longest takes over.

use super::Table;
use super::info::people_of;
use crate::house::millis;
use crate::store::PersonId;
use crate::wire::Status;

impl Table {
    /// Keeps in mind who sat down before whom.
    pub(super) fn follow_seats(&mut self) {
        let seated = people_of(&self.facts);
        self.sat_down.retain(|person| seated.contains(person));
        for seat in self.all_seats() {
            if let Some(person) = self.person(seat)
                && !self.sat_down.contains(&person)
            {
                self.sat_down.push(person);
            }
        }
    }

    /// Who would be host without this one: of those who look, the one who sat
    /// down first.
    fn next_host(&self) -> Option<PersonId> {
        let mut others = self.sat_down.iter().copied();
        others.find(|&person| person != self.facts.host && self.connections.has(person))
    }

    /// When those who gather need no longer wait for their host.
    pub(super) fn host_gone_at(&self) -> Option<i64> {
        if self.status() != Status::Gathering || self.connections.has(self.facts.host) {
            return None;
        }
        self.next_host()?;
        let patience = millis(self.shared.rules.host_after);
        Some(self.host_gone_since.saturating_add(patience))
    }

    /// Somebody else is host from now on, if it is time.
    pub(super) async fn replace_host(&mut self, now: i64) {
        let gone = self.host_gone_at().is_some_and(|at| at <= now);
        if let Some(host) = self.next_host().filter(|_| gone) {
            let mut facts = self.facts.clone();
            facts.host = host;
            let saved = self.save_facts(facts).await;
            self.rest_if_failed(saved.is_err()).await;
        }
    }
}
