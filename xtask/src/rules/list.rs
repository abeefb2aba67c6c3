//! The ids of all rules.

use std::collections::{BTreeMap, BTreeSet};

/// A section of the rules.
pub struct Section {
    pub name: String,
    /// Whether tests must cover it now.
    pub now: bool,
    pub ids: Vec<String>,
}

/// Everything there is to cover.
pub struct List {
    pub sections: Vec<Section>,
    /// Ids of required sections that must wait, and why.
    pub later: BTreeMap<String, String>,
}

impl List {
    /// The rules of Kemet.
    pub fn of_kemet() -> Result<List, String> {
        List::parse(
            include_str!("../../rules/kemet.txt"),
            include_str!("../../rules/later.txt"),
        )
    }

    /// Reads both files: sections with their ids, and ids with a reason.
    pub fn parse(rules: &str, later: &str) -> Result<List, String> {
        let mut list = List {
            sections: Vec::new(),
            later: BTreeMap::new(),
        };
        for line in meant(rules) {
            match line.split_once(' ') {
                Some((flag @ ("now" | "later"), name)) => list.sections.push(Section {
                    name: name.trim().to_owned(),
                    now: flag == "now",
                    ids: Vec::new(),
                }),
                _ => {
                    let section = list.sections.last_mut();
                    let section = section
                        .ok_or_else(|| format!("The ids `{line}` stand before any section."))?;
                    let ids = line.split_whitespace().map(str::to_owned);
                    section.ids.extend(ids);
                }
            }
        }
        for line in meant(later) {
            let (id, reason) = line
                .split_once(' ')
                .ok_or_else(|| format!("The line `{line}` gives no reason."))?;
            list.later.insert(id.to_owned(), reason.trim().to_owned());
        }
        list.check()?;
        Ok(list)
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let sections = self.sections.iter();
        sections.flat_map(|section| section.ids.iter().map(String::as_str))
    }

    fn check(&self) -> Result<(), String> {
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.ids().find(|id| !seen.insert(*id)) {
            return Err(format!("The id {twice} is listed twice."));
        }
        match self.later.keys().find(|id| !seen.contains(id.as_str())) {
            Some(id) => Err(format!("The id {id} must wait, but it is not listed.")),
            None => Ok(()),
        }
    }
}

/// Lines without comments and empty ones.
fn meant(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_kemet_is_listed() {
        let list = List::of_kemet().unwrap();
        assert_eq!(list.ids().count(), 634);
        assert!(list.ids().all(|id| id.starts_with("KB-")));
        let count = |now| -> usize {
            let sections = list.sections.iter().filter(|section| section.now == now);
            sections.map(|section| section.ids.len()).sum()
        };
        // 26 + 35 + 144 + 18 + 17 + 14 + 16, and 30 worked cases.
        assert_eq!((count(true), count(false)), (300, 334));
        for id in list.later.keys() {
            let section = list
                .sections
                .iter()
                .find(|section| section.ids.contains(id));
            assert!(section.is_some_and(|section| section.now), "{id}");
        }
    }

    #[test]
    fn a_list_with_mistakes_is_refused() {
        for (rules, later) in [
            ("KB-1", ""),
            ("now One\nKB-1 KB-1", ""),
            ("now One\nKB-1", "KB-2 reason"),
            ("now One\nKB-1", "KB-1"),
        ] {
            assert!(List::parse(rules, later).is_err(), "{rules} / {later}");
        }
    }
}
