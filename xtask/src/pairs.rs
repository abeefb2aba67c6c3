//! Which tables are worth a golden record. All options in all combinations would
//! be ten times the records and hardly more of the rules: nearly every mistake
//! shows by one option, or by two that meet. So a few tables are chosen in which
//! any two values of options that can meet do meet.
//!
//! They must meet in each kind of game apart (edition or mode): a pair that is
//! on record in the edition of 2012 says nothing about the newest one, where the
//! same two values are asked by other rules.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::games::Tables;

/// Two values of options at one table, and its kind of game.
type Pair = (&'static str, [(String, String); 2]);

/// The numbers of the tables to keep, in order. From what is left always the
/// table that has the most pairs that no chosen one has, the first of them.
pub fn covering<G: Tables>(tables: &[G::Setup]) -> Vec<usize> {
    let pairs: Vec<BTreeSet<Pair>> = tables.iter().map(pairs::<G>).collect();
    let mut missing: BTreeSet<&Pair> = pairs.iter().flatten().collect();
    let mut chosen = Vec::new();
    while !missing.is_empty() {
        let gain = |number: usize| pairs[number].iter().filter(|pair| missing.contains(pair));
        // Of equals `max_by_key` takes the last.
        let best = (0..tables.len())
            .rev()
            .max_by_key(|&number| gain(number).count());
        let Some(best) = best else { break };
        missing.retain(|pair| !pairs[best].contains(*pair));
        chosen.push(best);
    }
    chosen.sort_unstable();
    chosen
}

/// All pairs of a table. An option is a field of the setup as records write it.
fn pairs<G: Tables>(setup: &G::Setup) -> BTreeSet<Pair> {
    let fields: Vec<(String, String)> = match serde_json::to_value(setup) {
        Ok(Value::Object(fields)) => fields
            .into_iter()
            .map(|(name, value)| (name, value.to_string()))
            .collect(),
        _ => Vec::new(),
    };
    let kind = G::kind(setup);
    let both = |(nth, first): (usize, &(String, String))| {
        let first = first.clone();
        let others = fields[nth + 1..].iter().cloned();
        others.map(move |second| (kind, [first.clone(), second]))
    };
    fields.iter().enumerate().flat_map(both).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ChoreError;
    use crate::games::{self, Chore, Listed, recorded};
    use crate::house;

    /// Every option that a table of the game has, and every two that meet, are on
    /// record; so is every number of players of every kind.
    struct Covered(Vec<(usize, usize)>);

    impl Chore for Covered {
        fn run<G: Listed>(&mut self) -> Result<(), ChoreError> {
            let tables = recorded::<G>();
            let chosen = covering::<G>(&tables);
            let numbers = |setup: &G::Setup| (G::kind(setup), G::players(setup));
            let all: BTreeSet<_> = tables.iter().map(numbers).collect();
            let kept: BTreeSet<_> = chosen.iter().map(|&nth| numbers(&tables[nth])).collect();
            assert_eq!(kept, all);
            let all: BTreeSet<Pair> = tables.iter().flat_map(pairs::<G>).collect();
            let kept: BTreeSet<Pair> = chosen
                .iter()
                .flat_map(|&nth| pairs::<G>(&tables[nth]))
                .collect();
            assert!(!all.is_empty());
            assert_eq!(kept, all);
            self.0.push((chosen.len(), tables.len()));
            Ok(())
        }
    }

    #[test]
    fn any_two_options_that_can_meet_do() {
        let mut covered = Covered(Vec::new());
        assert!(games::each(None, &mut covered).is_ok());
        // Ankh's only options on record are players and scenario: pairs are all.
        assert_eq!(covered.0, [(56, 136), (12, 12)]);
    }

    /// What is on record is what is chosen: a table more or less must be written.
    struct OnRecord;

    impl Chore for OnRecord {
        fn run<G: Listed>(&mut self) -> Result<(), ChoreError> {
            let tables = recorded::<G>();
            let chosen = covering::<G>(&tables);
            let labels = chosen.iter().map(|&nth| G::label(&tables[nth]));
            let feats = G::feats().into_iter().map(|feat| feat.name.to_owned());
            let wanted: BTreeSet<String> = labels
                .chain(feats)
                .map(|name| format!("{}-{name}.ennead", G::NAME))
                .collect();
            let folder = format!(
                "crates/{0}/tests/golden/rules-{1}",
                G::NAME,
                G::RULES_VERSION
            );
            let files = house::files(&house::root().join(folder), "ennead")?;
            let there: BTreeSet<String> = files
                .iter()
                .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
                .collect();
            assert_eq!(there, wanted);
            Ok(())
        }
    }

    #[test]
    fn the_chosen_tables_are_on_record() {
        games::each(None, &mut OnRecord).unwrap_or_else(|trouble| panic!("{trouble}"));
    }
}
