//! What the house and all its tables share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ::table::{Called, Glance};
use rand::RngExt;
use tabletop::Seed;

use super::analyses::Analyses;
use super::openings::Openings;
use super::pacing::Pacing;
use super::whereabouts::Whereabouts;
use crate::store::{PersonId, Store, StoreError, TableId};
use crate::thinking::{Manners, Memories, Tempo, Thinkers};

/// What the house and all its tables share.
pub(crate) struct Shared {
    pub store: Arc<dyn Store>,
    pub rules: Pacing,
    pub thinkers: Thinkers,
    pub memories: Memories,
    pub tempo: Tempo,
    pub whereabouts: Whereabouts,
    pub openings: Openings,
    pub analyses: Analyses,
    pub names: Names,
    pub glances: Glances,
}

impl Shared {
    pub fn new(store: Arc<dyn Store>, rules: Pacing) -> Shared {
        let manners = Manners {
            clock_waits: rules.clock.is_of_runtime(),
            lag: rules.thought_lag,
        };
        Shared {
            store,
            thinkers: Thinkers::new(rules.thinkers, manners),
            memories: Memories::new(rules.bot_memory),
            tempo: Tempo::default(),
            whereabouts: Whereabouts::default(),
            openings: Openings::default(),
            analyses: Analyses::default(),
            rules,
            names: Names::default(),
            glances: Glances::default(),
        }
    }

    /// What time it is.
    pub fn now(&self) -> i64 {
        self.rules.clock.now()
    }

    /// The seed of a new game: as secret as every card of it.
    pub fn seed(&self) -> Seed {
        self.rules
            .seed
            .unwrap_or_else(|| Seed(rand::rng().random()))
    }

    /// A seed for dice that are set anew: nobody knows it, in tests neither.
    pub fn fresh_seed(&self) -> Seed {
        Seed(rand::rng().random())
    }

    /// The address of a new table: nobody guesses it.
    pub fn address(&self) -> TableId {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut dice = rand::rng();
        (0..20)
            .map(|_| char::from(LETTERS[dice.random_range(0..LETTERS.len())]))
            .collect()
    }

    /// What these people call themselves.
    pub async fn names_of(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, Called>, StoreError> {
        let (mut known, unknown) = self.names.known(people);
        if !unknown.is_empty() {
            for person in self.store.people(&unknown).await? {
                let called = Called::of(&person);
                self.names.learn(person.id, &called);
                known.insert(person.id, called);
            }
        }
        Ok(known)
    }
}

/// A lock that outlives a panic: what it guards is a cache.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What people call themselves, as far as it was asked for.
#[derive(Default)]
pub(crate) struct Names(Mutex<HashMap<PersonId, Called>>);

impl Names {
    /// More than this many names are forgotten and learned anew.
    const MOST: usize = 20_000;

    /// Those that are known, and who is not.
    fn known(&self, people: &[PersonId]) -> (HashMap<PersonId, Called>, Vec<PersonId>) {
        let names = locked(&self.0);
        let mut known = HashMap::new();
        let mut unknown = Vec::new();
        for &person in people {
            match names.get(&person) {
                Some(name) => {
                    known.insert(person, name.clone());
                }
                None => unknown.push(person),
            }
        }
        (known, unknown)
    }

    /// Somebody is called this.
    pub fn learn(&self, person: PersonId, called: &Called) {
        let mut names = locked(&self.0);
        if names.len() >= Names::MOST {
            names.clear();
        }
        names.insert(person, called.clone());
    }
}

/// A glance at each live table.
#[derive(Default)]
pub(crate) struct Glances(Mutex<HashMap<TableId, Glance>>);

impl Glances {
    /// A glance at a table; an empty one where it is not live.
    pub fn at(&self, table: &str) -> Glance {
        locked(&self.0).get(table).cloned().unwrap_or_default()
    }

    /// The table looks like this now.
    pub fn show(&self, table: &str, glance: Glance) {
        locked(&self.0).insert(table.to_owned(), glance);
    }

    /// The tables at which somebody is.
    pub fn attended(&self) -> Vec<TableId> {
        let glances = locked(&self.0);
        let there = |glance: &Glance| glance.spectators > 0 || !glance.online.is_empty();
        let attended = glances.iter().filter(|(_, glance)| there(glance));
        attended.map(|(table, _)| table.clone()).collect()
    }

    /// The table is no longer live.
    pub fn hide(&self, table: &str) {
        locked(&self.0).remove(table);
    }
}
