//! Mutants that no test can catch, with the reason.

use std::collections::BTreeMap;

use super::mutant::Mutant;
use crate::error::ChoreError;
use crate::house;

/// The names that last, and why nobody could notice.
#[derive(Debug)]
pub struct Explained(BTreeMap<String, String>);

impl Explained {
    pub fn read() -> Result<Explained, ChoreError> {
        let path = house::root().join("xtask/mutants/explained.txt");
        Explained::parse(&house::read(&path)?).map_err(|sentence| {
            ChoreError::Cannot(format!("`{}`: {sentence}", house::short(&path)))
        })
    }

    /// A name begins its line; its reason stands below, behind blanks.
    pub fn parse(text: &str) -> Result<Explained, String> {
        let mut all: Vec<(String, String)> = Vec::new();
        for line in text.lines() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if !line.starts_with(char::is_whitespace) {
                all.push((line.trim_end().to_owned(), String::new()));
                continue;
            }
            let Some((_, reason)) = all.last_mut() else {
                return Err(format!("The reason `{}` is of no mutant.", line.trim()));
            };
            let join = if reason.is_empty() { "" } else { " " };
            reason.push_str(join);
            reason.push_str(line.trim());
        }
        let mut map = BTreeMap::new();
        for (name, reason) in all {
            if reason.is_empty() {
                return Err(format!("`{name}` has no reason."));
            }
            if map.insert(name.clone(), reason).is_some() {
                return Err(format!("`{name}` is explained twice."));
            }
        }
        Ok(Explained(map))
    }

    pub fn holds(&self, mutant: &Mutant) -> bool {
        self.0.contains_key(&mutant.lasting)
    }

    /// Everything explained of a crate must exist.
    pub fn check(&self, name: &str, all: &[Mutant]) -> Result<(), ChoreError> {
        let folder = format!("crates/{name}/");
        let gone = self.0.keys().find(|explained| {
            explained.starts_with(&folder) && !all.iter().any(|m| m.lasting == **explained)
        });
        match gone {
            Some(name) => Err(ChoreError::Failed(format!(
                "`{name}` is explained in xtask/mutants/explained.txt and does not exist."
            ))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::mutant::tests::mutants;
    use super::*;

    #[test]
    fn names_and_reasons() {
        let text = "# words\n\ncrates/a/src/x.rs: replace | with ^ in f #2\n    The bits are\n    apart.\n";
        let explained = Explained::parse(text).unwrap();
        let line = |line: u8| format!("crates/a/src/x.rs:{line}:5: replace | with ^ in f");
        let (first, second) = (line(1), line(2));
        let all = mutants(&[&first, &second]);
        assert!(!explained.holds(&all[0]));
        assert!(explained.holds(&all[1]));
        assert_eq!(explained.0.values().next().unwrap(), "The bits are apart.");
        explained.check("a", &all).unwrap();
        explained.check("b", &[]).unwrap();
        let trouble = explained.check("a", &all[..1]).unwrap_err().to_string();
        assert!(trouble.contains("in f #2` is explained"), "{trouble}");
    }

    #[test]
    fn a_list_with_mistakes_is_refused() {
        for (text, says) in [
            ("name\n", "no reason"),
            ("  reason\n", "of no mutant"),
            ("a\n why\na\n why\n", "twice"),
        ] {
            let sentence = Explained::parse(text).unwrap_err();
            assert!(sentence.contains(says), "{sentence}");
        }
    }
}
