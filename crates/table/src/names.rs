//! What people are called at a table. Nobody can pass for somebody else there:
//! of two whose names look alike, the one who took theirs later gets a number.
//!
//! A number, not a refusal: names are drawn by lot and chosen anywhere, so two
//! may meet who mean no harm, and nobody should be kept from a seat for it.

use std::collections::HashMap;

use crate::Table;
use crate::facts::{Person, PersonId, StoredTable};
use crate::info::people_of;
use crate::likeness::{Likeness, Unlike};
use crate::reserved::{figures, house_names};
use crate::wire::MOST_GUESTS;

/// What somebody calls themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// The name itself.
    pub name: String,
    /// Since when.
    pub since: i64,
    /// What it looks like.
    pub likeness: Likeness,
}

impl Called {
    /// What this person calls themselves.
    pub fn of(person: &Person) -> Called {
        Called {
            name: person.name.clone(),
            since: person.named,
            likeness: Likeness::of(&person.name),
        }
    }
}

/// What those who belong here or look on call themselves, and are called here.
#[derive(Default)]
pub(crate) struct Names {
    called: HashMap<PersonId, Called>,
    /// What those who are shown are called here.
    shown: Shown,
}

impl Names {
    pub fn new(called: HashMap<PersonId, Called>) -> Names {
        Names {
            called,
            shown: Shown::default(),
        }
    }

    /// What people call themselves.
    pub fn called(&self) -> &HashMap<PersonId, Called> {
        &self.called
    }

    /// Somebody calls themselves this.
    pub fn learn(&mut self, person: PersonId, called: Called) {
        self.called.insert(person, called);
    }

    /// Somebody who is known here calls themselves this; whether that is new.
    pub fn rename(&mut self, person: PersonId, called: Called) -> bool {
        match self.called.get_mut(&person) {
            Some(known) if *known != called => {
                *known = called;
                true
            }
            _ => false,
        }
    }

    /// Forgets all but these.
    pub fn retain(&mut self, keep: impl Fn(PersonId) -> bool) {
        self.called.retain(|&person, _| keep(person));
    }

    /// What those who belong are called here, and as many of those who look on
    /// as a list of them has.
    pub fn shown(
        &mut self,
        facts: &StoredTable,
        guests: &[PersonId],
    ) -> &HashMap<PersonId, String> {
        let order = in_order(facts, &self.called, guests);
        self.shown.freshen(&facts.game, &order, &self.called);
        &self.shown.names
    }

    /// What somebody is called here who is not shown.
    fn other(&mut self, facts: &StoredTable, person: PersonId) -> String {
        match self.called.get(&person) {
            Some(called) => self.shown.add_other(&facts.game, person, called),
            None => String::new(),
        }
    }
}

/// Everybody a table has to call by a name: those who sit there, and its host.
pub fn named_by(facts: &StoredTable) -> Vec<PersonId> {
    let mut people = people_of(facts);
    if !people.contains(&facts.host) {
        people.push(facts.host);
    }
    people
}

/// What those who belong to this table are called.
pub(crate) fn names_of_those_who_belong(
    facts: &StoredTable,
    names: &HashMap<PersonId, Called>,
) -> HashMap<PersonId, String> {
    Shown::new(&facts.game, &in_order(facts, names, &[])).names
}

/// Who gets their name before whom: those who belong to the table first, then
/// those who look on, each by how long they have had their name.
fn in_order<'n>(
    facts: &StoredTable,
    names: &'n HashMap<PersonId, Called>,
    guests: &[PersonId],
) -> Vec<(PersonId, &'n Called)> {
    let mut order: Vec<(PersonId, &Called)> = Vec::new();
    for people in [named_by(facts).as_slice(), guests] {
        let mut called: Vec<(PersonId, &Called)> = people
            .iter()
            .filter(|&&person| order.iter().all(|(other, _)| *other != person))
            .filter_map(|&person| Some((person, names.get(&person)?)))
            .collect();
        called.sort_by_key(|(person, called)| (called.since, *person));
        order.extend(called);
    }
    order
}

/// What people are called at a table. Kept as long as those who are shown there
/// and what they call themselves stay the same.
#[derive(Default)]
pub(crate) struct Shown {
    /// Those who are shown, in the order in which they got their names.
    of: Vec<(PersonId, Called)>,
    /// Others who had to be called by a name since: they said something.
    others: Vec<(PersonId, Called)>,
    unlike: Unlike,
    names: HashMap<PersonId, String>,
}

impl Shown {
    fn new(game: &str, order: &[(PersonId, &Called)]) -> Shown {
        let mut shown = Shown::default();
        for &(person, called) in order {
            shown.of.push((person, called.clone()));
            shown.add(game, person, called);
        }
        shown
    }

    fn add(&mut self, game: &str, person: PersonId, called: &Called) -> String {
        let reserved = [house_names(), figures(game)];
        let name = self.unlike.take(&called.name, &called.likeness, &reserved);
        self.names.insert(person, name.clone());
        name
    }

    /// What somebody is called who need not be shown.
    fn add_other(&mut self, game: &str, person: PersonId, called: &Called) -> String {
        self.others.push((person, called.clone()));
        self.add(game, person, called)
    }

    /// Whether these are still the names of those who are shown and of the
    /// others: who is gone is not kept in mind for ever.
    fn is_of(&self, order: &[(PersonId, &Called)], names: &HashMap<PersonId, Called>) -> bool {
        let same = |(known, now): (&(PersonId, Called), &(PersonId, &Called))| {
            known.0 == now.0 && known.1 == *now.1
        };
        let unchanged = |(person, called): &(PersonId, Called)| names.get(person) == Some(called);
        self.of.len() == order.len()
            && self.of.iter().zip(order).all(same)
            && self.others.iter().all(unchanged)
    }

    /// Gives everybody their name anew if that may have changed. The others
    /// come last, in the order in which they did before.
    fn freshen(
        &mut self,
        game: &str,
        order: &[(PersonId, &Called)],
        names: &HashMap<PersonId, Called>,
    ) {
        if self.is_of(order, names) {
            return;
        }
        let others = std::mem::take(&mut self.others);
        *self = Shown::new(game, order);
        for (person, _) in others {
            if let Some(called) = names.get(&person)
                && !self.names.contains_key(&person)
            {
                self.add_other(game, person, called);
            }
        }
    }
}

impl Table {
    /// Whether it is not known here what this person calls themselves.
    pub fn wants_name(&self, person: PersonId) -> bool {
        !self.names.called().contains_key(&person)
    }

    /// Forgets the names of those who neither belong here nor look on.
    pub(crate) fn forget_names(&mut self) {
        let belong = named_by(&self.facts);
        let connections = &self.connections;
        self.names
            .retain(|person| belong.contains(&person) || connections.has(person));
    }

    /// What those who are shown are called here: those who belong, and as many
    /// of those who look on as a list of them has.
    pub(crate) fn shown_names(&mut self) -> &HashMap<PersonId, String> {
        let guests = self.guests().into_iter().take(MOST_GUESTS);
        let guests: Vec<PersonId> = guests.filter_map(|(person, _)| person).collect();
        self.names.shown(&self.facts, &guests)
    }

    /// What somebody is called here, whether or not they are shown or still
    /// here.
    pub fn shown_name(&mut self, person: PersonId) -> String {
        if let Some(name) = self.shown_names().get(&person) {
            return name.clone();
        }
        self.names.other(&self.facts, person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Person;
    use crate::likeness::tests::compared;

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
    fn names_are_given_once_until_somebody_comes_or_changes_theirs() {
        let mut names: HashMap<PersonId, Called> = (0..60)
            .map(|person| (person, called("Anna", person)))
            .collect();
        let order = |names: &HashMap<PersonId, Called>, people: i64| -> Vec<(PersonId, Called)> {
            let people = 0..people;
            people.map(|one| (one, names[&one].clone())).collect()
        };
        // These are looked at once, by whoever comes first.
        let _ = (house_names(), figures("kemet"));
        let mut shown = Shown::default();
        let freshen = |shown: &mut Shown, names: &HashMap<PersonId, Called>, people| {
            let order = order(names, people);
            let order: Vec<(PersonId, &Called)> =
                order.iter().map(|(one, called)| (*one, called)).collect();
            compared(|| shown.freshen("kemet", &order, names))
        };
        assert_eq!(freshen(&mut shown, &names, 40), 39);
        assert_eq!(freshen(&mut shown, &names, 40), 0);
        // Two who are not shown speak: each has a name, and keeps it.
        assert_eq!(shown.add_other("kemet", 50, &names[&50]), "Anna 41");
        assert_eq!(shown.add_other("kemet", 45, &names[&45]), "Anna 42");
        assert_eq!(freshen(&mut shown, &names, 40), 0);
        names.insert(3, called("Bella", 99));
        assert_eq!(freshen(&mut shown, &names, 40), 38 + 2);
        assert_eq!(shown.names[&50], "Anna 40");
        assert_eq!(shown.names[&45], "Anna 41");
        // One of them leaves, the other takes another name.
        names.remove(&45);
        assert_eq!(freshen(&mut shown, &names, 40), 38 + 1);
        assert_eq!(shown.names[&50], "Anna 40");
        names.insert(50, called("Cleo", 99));
        assert_ne!(freshen(&mut shown, &names, 40), 0);
        assert_eq!(shown.names[&50], "Cleo");
        assert!(!shown.names.contains_key(&45));
    }
}
