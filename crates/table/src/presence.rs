//! Who looks, and since when somebody who belongs here does not.

use tabletop::MAX_SEATS;

use crate::connections::Connections;
use crate::facts::{PersonId, StoredTable};
use crate::info::people_of;
use crate::seating::Seating;

/// Since when who is here or gone.
pub(crate) struct Presence {
    /// Since when the person of each seat has not been looking.
    pub offline_since: [i64; MAX_SEATS],
    /// Since when the host has not been looking.
    pub host_gone_since: i64,
    /// Those who sit here, who came first before who came later. One who was
    /// here before the table was loaded comes in the order of the seats.
    pub sat_down: Vec<PersonId>,
    /// When everybody shall be told who is here.
    pub info_due: Option<i64>,
    /// Since when nobody looks and nothing happens.
    pub quiet_since: i64,
    /// Who looks on, as everybody was told last.
    pub guests_told: Option<String>,
}

impl Presence {
    /// Nobody was seen yet.
    pub fn new(now: i64) -> Presence {
        Presence {
            offline_since: [now; MAX_SEATS],
            host_gone_since: now,
            sat_down: Vec::new(),
            info_due: None,
            quiet_since: now,
            guests_told: None,
        }
    }

    /// Keeps in mind who sat down before whom.
    pub fn follow_seats(&mut self, facts: &StoredTable, seating: Seating) {
        let seated = people_of(facts);
        self.sat_down.retain(|person| seated.contains(person));
        for seat in seating.all() {
            if let Some(person) = seating.person(seat)
                && !self.sat_down.contains(&person)
            {
                self.sat_down.push(person);
            }
        }
    }

    /// Somebody came or went. Everybody is told soon: at once would be too
    /// often where many look on.
    pub fn changed(
        &mut self,
        host: PersonId,
        seating: Seating,
        connections: &Connections,
        now: i64,
    ) {
        self.quiet_since = now;
        for seat in seating.all() {
            let person = seating.person(seat);
            let online = person.is_some_and(|person| connections.has(person));
            let since = &mut self.offline_since[seat.index()];
            *since = gone_since(online, *since, now);
        }
        self.host_gone_since = gone_since(connections.has(host), self.host_gone_since, now);
        let crowd = connections.len() as i64 / 10;
        self.info_due.get_or_insert(now + 100 + crowd);
    }

    /// Who would be host without this one: of those who look, the one who sat
    /// down first.
    pub fn next_host(&self, host: PersonId, connections: &Connections) -> Option<PersonId> {
        let mut others = self.sat_down.iter().copied();
        others.find(|&person| person != host && connections.has(person))
    }
}

/// Since when somebody is gone; never, if they are there.
fn gone_since(there: bool, before: i64, now: i64) -> i64 {
    if there { i64::MAX } else { now.min(before) }
}
