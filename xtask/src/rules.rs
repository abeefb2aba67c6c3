//! `cargo xtask rules`: which rules no test names.
//!
//! The ids of a game are listed in `rules/GAME.txt`, and those that must wait
//! in `rules/GAME-later.txt`; `games::Tables::BOOKS` names the books.

mod lex;
mod list;
mod scan;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::json;

use crate::error::ChoreError;
use crate::house;
use games::Book;
use list::{List, Section};

#[derive(clap::Args)]
pub struct Args {
    /// Print one JSON object
    #[arg(long)]
    json: bool,

    /// Fail if a rule that is required now is missing, or a test names a rule
    /// that does not exist
    #[arg(long)]
    check: bool,

    /// Print the totals only
    #[arg(long)]
    brief: bool,
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn check() -> Args {
        Args {
            json: false,
            check: true,
            brief: true,
        }
    }
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    let reports: Vec<Report> = list::books()
        .into_iter()
        .map(|book| {
            let list = list::of(&book).map_err(ChoreError::Cannot)?;
            let named = named_in_tests(&book)?;
            Ok(Report::new(book, list, named))
        })
        .collect::<Result<_, _>>()?;
    if args.json {
        house::say(json(&reports))
    } else {
        reports
            .iter()
            .for_each(|report| house::say(report.text(args.brief)))
    }
    match reports.iter().find_map(Report::wrong) {
        Some(sentence) if args.check => Err(ChoreError::Failed(sentence)),
        _ => Ok(()),
    }
}

/// Every id of a game that a test names, with the places that name it.
fn named_in_tests(book: &Book) -> Result<BTreeMap<String, BTreeSet<String>>, ChoreError> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let folder = house::root().join(book.tests);
    let sought = scan::Sought {
        beginnings: book.beginnings,
        pieces: book.pieces,
    };
    for path in house::sources()? {
        if !path.starts_with(&folder) {
            continue;
        }
        let source = house::read(&path)?;
        for found in scan::named_in(&source, sought) {
            let place = format!("{}: {}", house::short(&path), found.test);
            named.entry(found.id).or_default().insert(place);
        }
    }
    Ok(named)
}

/// All games in one object: the sums, and the totals of each.
fn json(reports: &[Report]) -> serde_json::Value {
    let all = |ids: fn(&Report) -> Vec<&str>| -> Vec<String> {
        let marked = |report: &Report| -> Vec<String> {
            let mark = report.book.mark;
            ids(report).iter().map(|id| format!("{mark}{id}")).collect()
        };
        reports.iter().flat_map(marked).collect()
    };
    let games: BTreeMap<&str, serde_json::Value> = reports
        .iter()
        .map(|report| {
            let (total, covered) = report.totals();
            (
                report.book.name,
                json!({ "total": total, "covered": covered }),
            )
        })
        .collect();
    let totals = || reports.iter().map(Report::totals);
    json!({
        "total": totals().map(|(total, _)| total).sum::<usize>(),
        "covered": totals().map(|(_, covered)| covered).sum::<usize>(),
        "missing": all(Report::missing),
        "required_missing": all(Report::required_missing),
        "later": all(Report::later),
        "unknown": all(Report::unknown),
        "games": games,
    })
}

struct Report {
    book: Book,
    list: List,
    named: BTreeMap<String, BTreeSet<String>>,
}

impl Report {
    fn new(book: Book, list: List, named: BTreeMap<String, BTreeSet<String>>) -> Report {
        Report { book, list, named }
    }

    /// How many rules there are, and how many of them tests name.
    fn totals(&self) -> (usize, usize) {
        let total = self.list.ids().count();
        (total, total - self.missing().len())
    }

    fn later(&self) -> Vec<&str> {
        self.list.later.keys().map(String::as_str).collect()
    }

    fn is_missing(&self, id: &str) -> bool {
        !self.named.contains_key(id)
    }

    fn missing(&self) -> Vec<&str> {
        let ids = self.list.ids();
        ids.filter(|id| self.is_missing(id)).collect()
    }

    /// The missing ids that must be covered now.
    fn required_missing(&self) -> Vec<&str> {
        let sections = self.list.sections.iter();
        sections
            .flat_map(|section| self.required_of(section))
            .collect()
    }

    fn required_of<'a>(&'a self, section: &'a Section) -> impl Iterator<Item = &'a str> {
        let ids = section.ids.iter().filter(|_| section.now);
        ids.map(String::as_str)
            .filter(|id| self.is_missing(id) && !self.list.later.contains_key(*id))
    }

    /// Named in tests, but in no list.
    fn unknown(&self) -> Vec<&str> {
        let named = self.named.keys().map(String::as_str);
        named.filter(|id| !self.list.knows(id)).collect()
    }

    /// What fails a check.
    fn wrong(&self) -> Option<String> {
        let unknown = self.unknown();
        let required = self.required_missing();
        if let Some(&id) = unknown.first() {
            let places: Vec<&str> = self.named[id].iter().map(String::as_str).collect();
            return Some(format!(
                "{} ids of {} that tests name do not exist, among them {id} in {}.",
                unknown.len(),
                self.book.name,
                places.join(", ")
            ));
        }
        let first = required.first()?;
        Some(format!(
            "{} rules of {} that are required now are named by no test, among them {first}; \
             see `cargo xtask rules`.",
            required.len(),
            self.book.name
        ))
    }

    fn text(&self, brief: bool) -> String {
        let mut lines = Vec::new();
        for section in self.list.sections.iter().filter(|_| !brief) {
            self.section(section, &mut lines);
        }
        if !brief {
            lines.insert(0, format!("== {}", self.book.name));
            lines.push("later, though their section is required now:".to_owned());
            let later = self.list.later.iter();
            lines.extend(later.map(|(id, reason)| format!("    {id:<12}{reason}")));
        }
        for id in self.unknown() {
            let places: Vec<&str> = self.named[id].iter().map(String::as_str).collect();
            lines.push(format!("unknown: {id} in {}", places.join(", ")));
        }
        let (total, covered) = self.totals();
        lines.push(format!(
            "{total} rules of {}, {covered} named by tests, {} missing, {} of them required now.",
            self.book.name,
            total - covered,
            self.required_missing().len()
        ));
        lines.join("\n")
    }

    fn section(&self, section: &Section, lines: &mut Vec<String>) {
        let missing: Vec<&str> = section
            .ids
            .iter()
            .map(String::as_str)
            .filter(|id| self.is_missing(id))
            .collect();
        let flag = if section.now { "required now" } else { "later" };
        lines.push(format!(
            "{:<34}{:>4} of {:>3} named   {flag}",
            section.name,
            section.ids.len() - missing.len(),
            section.ids.len()
        ));
        lines.extend(
            missing
                .chunks(8)
                .map(|chunk| format!("    {}", chunk.join(" "))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(named: &[&str]) -> Report {
        let rules = "now First\n KB-1.a KB-1.b KB-1.c\nlater Second\n KB-2.a";
        let list = List::parse(rules, "KB-1.c another mode").unwrap();
        let place = || BTreeSet::from(["a.rs: test".to_owned()]);
        let named = named.iter().map(|id| (id.to_string(), place()));
        let book = list::books()[0];
        Report::new(book, list, named.collect())
    }

    #[test]
    fn only_what_is_required_now_fails() {
        let nothing = report(&[]);
        assert_eq!(nothing.missing(), ["KB-1.a", "KB-1.b", "KB-1.c", "KB-2.a"]);
        assert_eq!(nothing.required_missing(), ["KB-1.a", "KB-1.b"]);
        assert!(nothing.wrong().is_some());

        let enough = report(&["KB-1.a", "KB-1.b"]);
        assert_eq!(enough.wrong(), None);
        assert_eq!(
            json(&[enough]),
            json!({
                "total": 4, "covered": 2, "missing": ["KB-1.c", "KB-2.a"],
                "required_missing": [], "later": ["KB-1.c"], "unknown": [],
                "games": { "kemet": { "total": 4, "covered": 2 } },
            })
        );
    }

    #[test]
    fn an_id_that_does_not_exist_fails() {
        let typo = report(&["KB-1.a", "KB-1.b", "KB-1.z"]);
        assert_eq!(typo.unknown(), ["KB-1.z"]);
        let sentence = typo.wrong().unwrap();
        assert!(sentence.contains("KB-1.z in a.rs: test"), "{sentence}");
    }
}
