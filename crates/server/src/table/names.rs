//! What people are called at a table. Nobody can pass for somebody else there:
//! of two whose names look alike, the one who took theirs later gets a number.
//!
//! A number, not a refusal: names are drawn by lot and chosen anywhere, so two
//! may meet who mean no harm, and nobody should be kept from a seat for it.

use std::collections::HashMap;

use super::Table;
use super::info::people_of;
use crate::games;
use crate::house::Called;
use crate::people::Likeness;
use crate::store::{PersonId, StoredTable};

/// Everybody a table has to call by a name: those who sit there, and its host.
pub(crate) fn named_by(facts: &StoredTable) -> Vec<PersonId> {
    let mut people = people_of(facts);
    if !people.contains(&facts.host) {
        people.push(facts.host);
    }
    people
}

/// What everybody is called at this table: those who belong to it first, then
/// those who look on, each by how long they have had their name.
pub(super) fn shown_names(
    facts: &StoredTable,
    names: &HashMap<PersonId, Called>,
    guests: &[PersonId],
) -> HashMap<PersonId, String> {
    let mut taken: Vec<Likeness> = games::house_names().to_vec();
    taken.extend_from_slice(games::figures(&facts.game));
    let mut shown = HashMap::new();
    for people in [named_by(facts).as_slice(), guests] {
        let mut called: Vec<(PersonId, &Called)> = people
            .iter()
            .filter_map(|&person| Some((person, names.get(&person)?)))
            .collect();
        called.sort_by_key(|(person, called)| (called.since, *person));
        for (person, called) in called {
            shown
                .entry(person)
                .or_insert_with(|| unlike(called, &mut taken));
        }
    }
    shown
}

/// The name, or the name with the first number that makes it unlike all others.
fn unlike(called: &Called, taken: &mut Vec<Likeness>) -> String {
    let mut name = called.name.clone();
    let mut likeness = called.likeness.clone();
    let mut number = 2;
    while taken.iter().any(|other| other.is_like(&likeness)) {
        name = format!("{} {number}", called.name);
        likeness = Likeness::of(&name);
        number += 1;
    }
    taken.push(likeness);
    name
}

impl Table {
    /// Learns what somebody calls themselves, unless it is known.
    pub(super) async fn learn_name(&mut self, person: PersonId) {
        if self.names.contains_key(&person) {
            return;
        }
        match self.shared.names_of(&[person]).await {
            Ok(names) => self.names.extend(names),
            Err(error) => tracing::error!(%error, "a name cannot be read"),
        }
    }

    /// Forgets the names of those who neither belong here nor look on.
    pub(super) fn forget_names(&mut self) {
        let belong = named_by(&self.facts);
        let connections = &self.connections;
        self.names
            .retain(|person, _| belong.contains(person) || connections.has(*person));
    }

    /// What everybody is called here.
    pub(super) fn shown_names(&self) -> HashMap<PersonId, String> {
        let guests: Vec<PersonId> = self
            .connections
            .iter()
            .filter_map(|one| one.person)
            .collect();
        shown_names(&self.facts, &self.names, &guests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Person;

    fn called(name: &str, since: i64) -> Called {
        Called::of(&Person {
            id: 0,
            name: name.to_owned(),
            account: None,
            seen: 0,
            named: since,
        })
    }

    #[test]
    fn the_later_of_two_gets_a_number() {
        let mut taken = vec![Likeness::of("anubis")];
        let mut show = |name| unlike(&called(name, 0), &mut taken);
        assert_eq!(show("Nefertari"), "Nefertari");
        assert_eq!(show("N\u{435}fertari"), "N\u{435}fertari 2");
        assert_eq!(show("NEFERTARI"), "NEFERTARI 3");
        // Who takes the number for a name gets one as well.
        assert_eq!(show("Nefertari 2"), "Nefertari 2 2");
        assert_eq!(show("Anubis"), "Anubis 2");
    }
}
