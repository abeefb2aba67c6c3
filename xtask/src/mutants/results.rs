//! What is known of mutants, and the sum of it.

use std::collections::BTreeMap;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::explained::Explained;
use super::mutant::Mutant;
use super::tree::Prints;
use crate::error::ChoreError;
use crate::house;

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// A test failed.
    Caught,
    /// A test went on without end: that is noticed, too.
    Timeout,
    /// All tests passed.
    Missed,
    /// It does not build.
    Unviable,
}

/// Kept from run to run, for as long as it is true.
#[derive(Debug, Serialize, Deserialize)]
pub struct Results {
    prints: Prints,
    /// The tests pass on the source as it is.
    pub baseline: bool,
    fates: BTreeMap<String, Fate>,
}

impl Results {
    pub fn new(prints: Prints) -> Results {
        Results {
            prints,
            baseline: false,
            fates: BTreeMap::new(),
        }
    }

    /// What is still true of an earlier run.
    pub fn load(folder: &Path, prints: Prints) -> Results {
        let text = std::fs::read_to_string(folder.join("results.json")).unwrap_or_default();
        match serde_json::from_str::<Results>(&text) {
            Ok(earlier) => earlier.now(prints),
            Err(_) => Results::new(prints),
        }
    }

    fn now(self, prints: Prints) -> Results {
        if self.prints == prints {
            return self;
        }
        let mut now = Results::new(prints);
        if self.prints.source == prints.source {
            now.fates = self.fates;
            now.fates.retain(|_, fate| *fate != Fate::Missed);
        }
        now
    }

    pub fn save(&self, folder: &Path) -> Result<(), ChoreError> {
        let text = serde_json::to_string_pretty(self).map_err(|error| {
            ChoreError::Cannot(format!("The results cannot be written: {error}."))
        })?;
        house::write(&folder.join("results.json"), &format!("{text}\n"))
    }

    pub fn knows(&self, mutant: &Mutant) -> bool {
        self.fates.contains_key(&mutant.name)
    }

    pub fn known(&self) -> usize {
        self.fates.len()
    }

    pub fn missed(&self) -> usize {
        let fates = self.fates.values();
        fates.filter(|fate| **fate == Fate::Missed).count()
    }

    pub fn add(&mut self, name: String, fate: Fate) {
        self.fates.insert(name, fate);
    }
}

/// The sum over the chosen mutants.
#[derive(Default, Debug)]
pub struct Summary {
    tried: usize,
    caught: usize,
    timeouts: usize,
    unviable: usize,
    explained: usize,
    /// Those that a test should have caught: the name that lasts, and the place.
    missed: Vec<String>,
    pub explained_but_caught: Vec<String>,
}

impl Summary {
    pub fn new(chosen: &[Mutant], results: &Results, explained: &Explained) -> Summary {
        let mut sum = Summary::default();
        for mutant in chosen {
            let Some(fate) = results.fates.get(&mutant.name) else {
                continue;
            };
            let is_explained = explained.holds(mutant);
            sum.tried += 1;
            match fate {
                Fate::Caught => sum.caught += 1,
                Fate::Timeout => sum.timeouts += 1,
                Fate::Unviable => sum.unviable += 1,
                Fate::Missed if is_explained => sum.explained += 1,
                Fate::Missed => sum
                    .missed
                    .push(format!("{} (at {})", mutant.lasting, mutant.place)),
            }
            if is_explained && matches!(fate, Fate::Caught | Fate::Timeout) {
                sum.explained_but_caught.push(mutant.lasting.clone());
            }
        }
        sum.missed.sort();
        sum
    }

    /// How many of those that can be caught are.
    pub fn share(&self) -> f64 {
        let caught = self.caught + self.timeouts;
        match caught + self.missed.len() {
            0 => 1.0,
            all => caught as f64 / all as f64,
        }
    }

    pub fn text(&self, name: &str, seed: u64) -> String {
        let mut lines: Vec<String> = self
            .missed
            .iter()
            .map(|name| format!("missed: {name}"))
            .collect();
        lines.push(format!(
            "{name}, seed {seed}: {} tried, {} caught, {} without end, {} missed, {} explained, \
             {} do not build: {:.1} % caught.",
            self.tried,
            self.caught,
            self.timeouts,
            self.missed.len(),
            self.explained,
            self.unviable,
            100.0 * self.share()
        ));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::mutants;
    use super::*;

    const PRINTS: Prints = Prints {
        source: 1,
        tests: 1,
    };

    fn results() -> (Vec<Mutant>, Results) {
        let all = mutants(&[
            "a.rs:1:1: a",
            "a.rs:2:1: b",
            "a.rs:3:1: c",
            "a.rs:4:1: d",
            "a.rs:5:1: e",
        ]);
        let mut results = Results::new(PRINTS);
        results.baseline = true;
        let fates = [
            Fate::Caught,
            Fate::Timeout,
            Fate::Missed,
            Fate::Unviable,
            Fate::Missed,
        ];
        for (mutant, fate) in all.iter().zip(fates) {
            results.add(mutant.name.clone(), fate);
        }
        (all, results)
    }

    #[test]
    fn the_sum() {
        let (all, results) = results();
        let explained = Explained::parse("a.rs: e\n  It is the same.\n").unwrap();
        let sum = Summary::new(&all, &results, &explained);
        assert_eq!(
            sum.text("kemet", 7),
            "missed: a.rs: c (at 3:1)\nkemet, seed 7: 5 tried, 1 caught, 1 without end, 1 missed, \
             1 explained, 1 do not build: 66.7 % caught."
        );
        assert!(sum.explained_but_caught.is_empty());
        let wrong = Explained::parse("a.rs: a\n  It is the same.\n").unwrap();
        let sum = Summary::new(&all, &results, &wrong);
        assert_eq!(sum.explained_but_caught, ["a.rs: a"]);
        assert_eq!(Summary::default().share(), 1.0);
    }

    #[test]
    fn what_stays_known() {
        let knows = |results: &Results, all: &[Mutant]| -> Vec<bool> {
            all.iter().map(|mutant| results.knows(mutant)).collect()
        };
        let (all, same) = results();
        let same = same.now(PRINTS);
        assert!(same.baseline && knows(&same, &all) == [true; 5]);

        let tests_changed = results().1.now(Prints { tests: 2, ..PRINTS });
        assert!(!tests_changed.baseline);
        assert_eq!(
            knows(&tests_changed, &all),
            [true, true, false, true, false]
        );

        let source_changed = results().1.now(Prints {
            source: 2,
            ..PRINTS
        });
        assert!(!source_changed.baseline && knows(&source_changed, &all) == [false; 5]);
    }
}
