//! What cargo-mutants would change.

use std::collections::HashMap;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use serde::Deserialize;

use super::{Mutated, cargo_mutants};
use crate::error::ChoreError;
use crate::games::Chance;
use crate::house;

/// One change in one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// As cargo-mutants calls it, with line and column.
    pub name: String,
    /// Without them, so that it lasts: `#2` is the second of that name.
    pub lasting: String,
    /// The file, from the root of the repository.
    pub file: String,
    /// Where it is: `line:column`.
    pub place: String,
}

#[derive(Deserialize)]
struct Listed {
    name: String,
    file: String,
}

/// All mutants of a crate, in the order of the source.
pub fn all(which: Mutated) -> Result<Vec<Mutant>, ChoreError> {
    let text = house::quiet(
        cargo_mutants()
            .args(["--list", "--json", "--package", which.name()])
            .args(which.options()),
    )
    .ok_or_else(|| ChoreError::Cannot("cargo-mutants cannot list the mutants.".to_owned()))?;
    let listed: Vec<Listed> = serde_json::from_str(&text)
        .map_err(|error| ChoreError::Cannot(format!("The list of mutants is strange: {error}.")))?;
    Ok(with_lasting_names(listed))
}

fn with_lasting_names(listed: Vec<Listed>) -> Vec<Mutant> {
    let mut seen: HashMap<String, usize> = HashMap::new();
    let mutants = listed.into_iter().map(|Listed { name, file }| {
        let rest = name.strip_prefix(&file).unwrap_or(&name);
        let rest = rest.trim_start_matches(':');
        let (place, what) = rest.split_once(": ").unwrap_or(("", rest));
        let plain = format!("{file}: {what}");
        let count = seen.entry(plain.clone()).or_default();
        *count += 1;
        let lasting = match *count {
            1 => plain,
            nth => format!("{plain} #{nth}"),
        };
        Mutant {
            place: place.to_owned(),
            name,
            lasting,
            file,
        }
    });
    mutants.collect()
}

/// So many of them: the first of a shuffled list, so that a bigger sample
/// holds a smaller one.
pub fn by_lot(all: &[Mutant], sample: usize, seed: u64) -> Vec<Mutant> {
    let mut shuffled = all.to_vec();
    shuffled.shuffle(&mut Chance::seed_from_u64(seed));
    shuffled.truncate(sample);
    shuffled
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn mutants(names: &[&str]) -> Vec<Mutant> {
        let listed = names.iter().map(|name| Listed {
            name: (*name).to_owned(),
            file: name.split(':').next().unwrap_or_default().to_owned(),
        });
        with_lasting_names(listed.collect())
    }

    #[test]
    fn names_last_when_lines_move() {
        let before = mutants(&[
            "src/a.rs:3:9: replace + with - in f",
            "src/a.rs:4:9: replace + with - in f",
            "src/a.rs:4:9: replace + with * in f",
        ]);
        let after = mutants(&[
            "src/a.rs:13:9: replace + with - in f",
            "src/a.rs:14:9: replace + with - in f",
            "src/a.rs:14:9: replace + with * in f",
        ]);
        let lasting = |all: &[Mutant]| all.iter().map(|m| m.lasting.clone()).collect::<Vec<_>>();
        assert_eq!(lasting(&before), lasting(&after));
        assert_eq!(before[1].lasting, "src/a.rs: replace + with - in f #2");
        assert_eq!(before[1].place, "4:9");
    }

    #[test]
    fn a_sample_is_drawn_by_its_seed() {
        let names: Vec<String> = (1..50).map(|line| format!("a.rs:{line}:1: x")).collect();
        let all = mutants(&names.iter().map(String::as_str).collect::<Vec<_>>());
        let small = by_lot(&all, 10, 1);
        assert_eq!(by_lot(&all, 20, 1)[..10], small);
        assert_ne!(by_lot(&all, 10, 2), small);
        assert_eq!(by_lot(&all, 99, 1).len(), all.len());
    }
}
