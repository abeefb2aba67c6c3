//! The ids of all rules: a list for each game.

use std::collections::{BTreeMap, BTreeSet};

use games::{Book, Tables, each_game};

use crate::house;

/// A section of the rules.
pub struct Section {
    pub name: String,
    /// Whether tests must cover it now.
    pub now: bool,
    pub ids: Vec<String>,
}

/// How the id of a correction begins. What follows looks like an id of Ankh.
pub const CORRECTION: &str = "corrections:";

/// What was corrected in the facts about any game.
const CORRECTIONS: Book = Book {
    name: "corrections",
    beginnings: &[CORRECTION],
    pieces: &[],
    mark: "",
    tests: "crates",
};

/// The books of all games.
pub fn books() -> Vec<Book> {
    let mut books = Vec::new();
    each_game!(G => books.extend(<G as Tables>::BOOKS));
    books.push(CORRECTIONS);
    books
}

/// The ids of a book.
pub fn of(book: &Book) -> Result<List, String> {
    let read = |end: &str| {
        let path = format!("xtask/rules/{}{end}.txt", book.name);
        house::read(&house::root().join(path)).map_err(|trouble| trouble.to_string())
    };
    List::parse(&read("")?, &read("-later")?)
        .map_err(|error| format!("The list of rules of {}: {error}", book.name))
}

/// Everything there is to cover.
pub struct List {
    pub sections: Vec<Section>,
    /// Ids of required sections that must wait, and why.
    pub later: BTreeMap<String, String>,
}

impl List {
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

    /// Whether an id is listed, or is the heading of some that are: `A-13` of
    /// `A-13.5a`.
    pub fn knows(&self, id: &str) -> bool {
        self.ids().any(|listed| {
            let rest = listed.strip_prefix(id);
            rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
        })
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

    fn named(name: &str) -> List {
        let books = books();
        let book = books.iter().find(|book| book.name == name).unwrap();
        of(book).unwrap()
    }

    #[test]
    fn every_rule_of_kemet_is_listed() {
        let list = named("kemet");
        assert_eq!(list.ids().count(), 637);
        let count = |now| -> usize {
            let sections = list.sections.iter().filter(|section| section.now == now);
            sections.map(|section| section.ids.len()).sum()
        };
        // 26 + 35 + 144 + 18 + 17 + 14 + 16, and 30 worked cases; teams, Solo and gods
        // with their decision points, worked cases and rulings.
        let modes = (47 + 6 + 3 + 12) + (62 + 6 + 11 + 21) + (23 + 1 + 2 + 11);
        assert_eq!((count(true), count(false)), (300 + modes, 337 - modes));
        for id in list.later.keys() {
            let section = list
                .sections
                .iter()
                .find(|section| section.ids.contains(id));
            assert!(section.is_some_and(|section| section.now), "{id}");
        }
    }

    #[test]
    fn every_rule_of_ankh_is_listed() {
        let list = named("ankh");
        let count = |beginning| list.ids().filter(|id| id.starts_with(beginning)).count();
        assert_eq!(["C-", "A-", "T-", "U-"].map(count), [24, 146, 13, 37]);
        assert!(list.sections.iter().all(|section| section.now));
    }

    /// The ids that a page of rules has a row for, in order.
    fn told(page: &str) -> Vec<&str> {
        page.lines()
            .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
            .filter(|cell| !["id", "---"].contains(cell))
            .collect()
    }

    /// Code names rules by these ids: whoever reads it must find them.
    #[test]
    fn every_rule_of_kemet_and_of_ankh_is_told_once() {
        let kemet = include_str!("../../../docs/rules-kemet.md");
        let ankh = include_str!("../../../docs/rules-ankh.md");
        for (name, page) in [("kemet", kemet), ("ankh", ankh)] {
            let told = told(page);
            let list = named(name);
            let missing: Vec<&str> = list.ids().filter(|id| !told.contains(id)).collect();
            assert_eq!(missing, Vec::<&str>::new());
            let once: BTreeSet<&str> = told.iter().copied().collect();
            assert_eq!(once.len(), told.len(), "an id has two rows");
        }
    }

    #[test]
    fn every_rule_of_the_first_edition_is_listed_and_told() {
        let list = named("kemet-first");
        let told = told(include_str!("../../../docs/rules-first.md"));
        assert_eq!(list.ids().collect::<Vec<_>>(), told);
        let count = |beginning| list.ids().filter(|id| id.starts_with(beginning)).count();
        let pieces = ["RED-", "BLU-", "WHI-", "BC12-", "SB12-", "DI12-"];
        assert_eq!(pieces.map(count), [15, 14, 14, 6, 2, 14]);
        let steps = ["K1-N", "K1-D", "K1-B", "K1-U", "K1-H"];
        assert_eq!(steps.map(count), [4, 5, 12, 51, 6]);
    }

    #[test]
    fn every_correction_is_listed_and_told() {
        let list = named("corrections");
        let page = include_str!("../../../docs/corrections.md");
        let cells = page.lines().filter_map(|line| line.strip_prefix("| "));
        let told: Vec<&str> = cells
            .filter_map(|line| line.split(" |").next())
            .filter(|cell| cell.starts_with(CORRECTION))
            .collect();
        assert_eq!(list.ids().collect::<Vec<_>>(), told);
        let count = |part: &str| {
            let beginning = format!("{CORRECTION}{part}-");
            list.ids().filter(|id| id.starts_with(&beginning)).count()
        };
        assert_eq!(
            ["K", "T", "S", "B", "F", "A"].map(count),
            [12, 3, 3, 5, 6, 3]
        );
        assert!(list.sections.iter().all(|section| section.now));
    }

    #[test]
    fn ids_begin_as_their_book_says() {
        for book in books() {
            let list = of(&book).unwrap();
            let beginnings = book.beginnings.iter().chain(book.pieces);
            let known = |id: &str| beginnings.clone().any(|begin| id.starts_with(begin));
            assert!(list.ids().all(known), "{}", book.name);
        }
    }

    #[test]
    fn headings_are_known() {
        let list = List::parse("now One\nA-13.5a A-13.10", "").unwrap();
        for known in ["A-13", "A-13.5", "A-13.5a", "A-13.10"] {
            assert!(list.knows(known), "{known}");
        }
        for unknown in ["A-1", "A-13.1", "A-13.5b", "A-13.5a-c"] {
            assert!(!list.knows(unknown), "{unknown}");
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
