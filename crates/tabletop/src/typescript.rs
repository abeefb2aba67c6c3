//! The types of the house in TypeScript, so that a browser reads what a server
//! sends without a second truth to keep in step.
//!
//! A [`TypeBook`] has a chapter per crate, and a chapter becomes a file. Each
//! crate that sends anything has a function that enters its types; types they
//! are made of come along, into the chapter that met them first. What is one of
//! several can also be listed as a table, for whoever must know all of them at
//! run time.

mod kinds;
mod layout;

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

use ts_rs::{Config, TS, TypeVisitor};

use crate::StepTable;
use kinds::{Field, Part};

/// Enters what every game sends.
pub fn typescript(book: &mut TypeBook) {
    book.add::<crate::Eye>()
        .add::<crate::Outcome>()
        .add::<crate::Refused>()
        .add::<crate::Seat>();
}

/// One type of a chapter.
struct Entry {
    text: String,
    docs: String,
    /// As `ts_rs` declares it.
    declared: String,
    /// The types it is made of, wherever they are declared.
    made_of: Vec<TypeId>,
}

impl Entry {
    fn body(&self) -> &str {
        layout::halves(&self.declared).1
    }
}

/// A type whose members are listed.
struct Kinds {
    /// What the list is called.
    name: &'static str,
    of: TypeId,
    /// Which members are listed, where not all are.
    only: Option<&'static [bool]>,
}

/// What one crate declares, by name.
struct Chapter {
    name: &'static str,
    entries: BTreeMap<String, Entry>,
    kinds: Vec<Kinds>,
}

/// Declarations in TypeScript, a chapter per crate.
pub struct TypeBook {
    config: Config,
    chapters: Vec<Chapter>,
    /// The chapter and the name of each type already entered.
    entered: HashMap<TypeId, (usize, String)>,
}

impl Default for TypeBook {
    fn default() -> Self {
        TypeBook::new()
    }
}

impl TypeBook {
    /// An empty book.
    pub fn new() -> TypeBook {
        TypeBook {
            // JSON has one kind of number, and ours are all small enough.
            config: Config::new().with_large_int("number"),
            chapters: Vec::new(),
            entered: HashMap::new(),
        }
    }

    /// Opens a chapter and lets `enter` fill it. Crates that others build on
    /// come first.
    #[must_use]
    pub fn chapter(mut self, name: &'static str, enter: fn(&mut TypeBook)) -> TypeBook {
        self.chapters.push(Chapter {
            name,
            entries: BTreeMap::new(),
            kinds: Vec::new(),
        });
        enter(&mut self);
        self
    }

    /// Enters a type, and all it is made of, into the last chapter.
    ///
    /// # Panics
    ///
    /// When two types of a chapter have one name: a browser could not tell them
    /// apart.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut TypeBook {
        self.visit::<T>();
        self
    }

    /// Enters a type that is one of several, and lists its members under this
    /// name: the fields of each with their types.
    pub fn kinds<T: TS + 'static>(&mut self, name: &'static str) -> &mut TypeBook {
        self.list::<T>(name, None)
    }

    /// The same of the steps at which somebody is asked.
    pub fn asking<T: TS + StepTable + 'static>(&mut self, name: &'static str) -> &mut TypeBook {
        self.list::<T>(name, Some(T::ASKS))
    }

    fn list<T: TS + 'static>(
        &mut self,
        name: &'static str,
        only: Option<&'static [bool]>,
    ) -> &mut TypeBook {
        self.visit::<T>();
        if let Some(chapter) = self.chapters.last_mut() {
            let of = TypeId::of::<T>();
            chapter.kinds.push(Kinds { name, of, only });
        }
        self
    }

    /// The chapters as files: name and text. What a chapter lists is a file of
    /// its own, `<chapter>-kinds.ts`.
    pub fn files(&self) -> Vec<(String, String)> {
        let types = self.chapters.iter();
        let types = types.map(|chapter| (format!("{}.ts", chapter.name), self.text(chapter)));
        let lists = self.chapters.iter().filter(|it| !it.kinds.is_empty());
        let lists = lists.map(|chapter| {
            let tables: Vec<String> = chapter.kinds.iter().map(|it| self.table(it)).collect();
            (format!("{}-kinds.ts", chapter.name), tables.join("\n"))
        });
        types.chain(lists).collect()
    }

    /// The members of a type, a row each.
    fn table(&self, Kinds { name, of, only }: &Kinds) -> String {
        let entry = self.entry(of).expect("what is listed was entered");
        let members = self.members(entry);
        let listed = |at: usize| only.is_none_or(|only| only[at]);
        let rows: String = (members.iter().enumerate())
            .filter(|&(at, _)| listed(at))
            .map(|(_, row)| format!("  {row},\n"))
            .collect();
        let docs = layout::comment(&entry.docs, "");
        format!("{docs}export const {name} = {{\n{rows}}} as const;\n")
    }

    /// The rows of a type and of the unions among its parts.
    fn members(&self, entry: &Entry) -> Vec<String> {
        let record = |kind: &str| self.record(entry, kind);
        let parts = kinds::parts(entry.body()).into_iter();
        parts
            .flat_map(|part| match part {
                Part::Member(name, fields) => vec![kinds::row(name, &fields, &record)],
                Part::Union(name) => match self.part_of(entry, name) {
                    Some(union) => self.members(union),
                    None => panic!("nobody has entered {name}"),
                },
            })
            .collect()
    }

    /// The fields of a record that a type is made of.
    fn record(&self, entry: &Entry, name: &str) -> Option<Vec<Field<'_>>> {
        kinds::fields(self.part_of(entry, name)?.body())
    }

    /// Of what a type is made of, that which is called so.
    fn part_of(&self, entry: &Entry, name: &str) -> Option<&Entry> {
        let named = |kind: &&TypeId| self.entered.get(kind).is_some_and(|(_, it)| it == name);
        self.entry(entry.made_of.iter().find(named)?)
    }

    fn entry(&self, kind: &TypeId) -> Option<&Entry> {
        let (chapter, name) = self.entered.get(kind)?;
        self.chapters.get(*chapter)?.entries.get(name)
    }

    fn text(&self, chapter: &Chapter) -> String {
        let mut text = String::new();
        for (number, other) in self.chapters.iter().enumerate() {
            let borrowed: BTreeSet<&str> = chapter
                .entries
                .values()
                .flat_map(|entry| &entry.made_of)
                .filter_map(|kind| self.entered.get(kind))
                .filter(|(declared, _)| *declared == number && other.name != chapter.name)
                .map(|(_, name)| name.as_str())
                .collect();
            if !borrowed.is_empty() {
                let names = Vec::from_iter(borrowed).join(", ");
                let _ = writeln!(text, "import type {{ {names} }} from './{}';", other.name);
            }
        }
        for entry in chapter.entries.values() {
            let gap = if text.is_empty() { "" } else { "\n" };
            let _ = write!(text, "{gap}{}", entry.text);
        }
        text
    }

    /// Whether the last chapter has a type of this name. Two games may call
    /// different things alike.
    fn is_taken(&self, name: &str) -> bool {
        let mut last = self.chapters.last().into_iter();
        last.any(|chapter| chapter.entries.contains_key(name))
    }
}

/// Visiting a type enters it.
impl TypeVisitor for TypeBook {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own, such as numbers and lists, is written
        // out where it is used.
        if T::output_path().is_none() || self.entered.contains_key(&TypeId::of::<T>()) {
            return;
        }
        let name = T::ident(&self.config);
        assert!(!self.is_taken(&name), "two types are called {name}");
        let chapter = self.chapters.len().saturating_sub(1);
        self.entered
            .insert(TypeId::of::<T>(), (chapter, name.clone()));
        let made_of = T::dependencies(&self.config)
            .into_iter()
            .map(|dependency| dependency.type_id)
            .collect();
        let docs = T::docs().unwrap_or_default();
        let declared = T::decl(&self.config);
        let entry = Entry {
            text: layout::declaration(&docs, &declared),
            docs,
            declared,
            made_of,
        };
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.entries.insert(name, entry);
        }
        T::visit_dependencies(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Outcome, Seat, Seats};

    #[derive(TS)]
    #[expect(dead_code, reason = "only its shape counts")]
    struct Move {
        by: Seat,
        at: u64,
        outcome: Option<Outcome>,
    }

    /// A type goes where it was met first; what a chapter borrows it imports.
    #[test]
    fn chapters_import_what_others_declare() {
        let book = TypeBook::new()
            .chapter("tabletop", typescript)
            .chapter("game", |book| {
                book.add::<Move>().add::<Seat>();
            });
        let files = book.files();
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["tabletop.ts", "game.ts"]);
        assert_eq!(
            files[1].1,
            "import type { Outcome, Seat } from './tabletop';\n\
             \n\
             export type Move = {\n  by: Seat;\n  at: number;\n  outcome: Outcome | null;\n};\n"
        );
        assert!(files[0].1.contains("export type Seat = number;"));
    }

    #[derive(TS)]
    #[expect(dead_code, reason = "only its shape counts")]
    struct Round {
        awaited: Seats,
    }

    /// A set of seats is a list of them, wherever it is used.
    #[test]
    fn seats_are_a_list() {
        let book = TypeBook::new()
            .chapter("tabletop", typescript)
            .chapter("game", |book| {
                book.add::<Round>();
            });
        assert_eq!(
            book.files()[1].1,
            "import type { Seat } from './tabletop';\n\
             \n\
             export type Round = {\n  awaited: Array<Seat>;\n};\n"
        );
        let config = Config::new();
        assert_eq!(Seats::name(&config), "Array<Seat>");
        assert_eq!(Seats::inline(&config), "Array<number>");
    }

    #[derive(TS)]
    #[ts(tag = "what", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its shape counts")]
    enum Event {
        Ended {
            outcome: Outcome,
        },
        Awaited {
            seats: Seats,
            first: Option<Seat>,
        },
        #[ts(untagged)]
        Elsewhere(crate::Refused),
    }

    /// Whoever adds a member changes the list, and nothing else need be done.
    #[test]
    fn members_are_listed_with_their_fields() {
        let book = TypeBook::new()
            .chapter("tabletop", typescript)
            .chapter("game", |book| {
                book.kinds::<Event>("EVENTS");
            });
        let files = book.files();
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["tabletop.ts", "game.ts", "game-kinds.ts"]);
        assert_eq!(
            files[2].1,
            "export const EVENTS = {\n  \
               ended: { outcome: { winners: 'Seat[]', places: 'number[]', reason: 'string' } },\n  \
               awaited: { seats: 'Seat[]', first: 'Seat | null' },\n  \
               game_over: {},\n  \
               stranger: { seat: 'Seat' },\n  \
               not_awaited: { seat: 'Seat' },\n  \
               not_now: { action: 'string' },\n\
             } as const;\n"
        );
    }

    #[derive(TS)]
    #[ts(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its shape counts")]
    enum Step {
        Deal,
        Turn { seat: Seat },
    }

    impl StepTable for Step {
        const ASKS: &'static [bool] = &[false, true];
    }

    #[test]
    fn only_steps_that_ask_are_listed() {
        let book = TypeBook::new().chapter("game", |book| {
            book.asking::<Step>("STEPS");
        });
        assert_eq!(
            book.files()[1].1,
            "export const STEPS = {\n  turn: { seat: 'Seat' },\n} as const;\n"
        );
    }

    /// Each game has its own `Move`, and nobody mixes them up.
    #[test]
    fn games_may_call_things_alike() {
        let book = TypeBook::new()
            .chapter("one", |book| {
                book.add::<Move>();
            })
            .chapter("other", |book| {
                book.add::<elsewhere::Move>();
            });
        let files = book.files();
        assert!(files[0].1.contains("export type Move = {"));
        assert!(files[1].1.contains("export type Move = "));
    }

    mod elsewhere {
        #[derive(ts_rs::TS)]
        pub struct Move;
    }

    #[test]
    #[should_panic(expected = "two types are called Move")]
    fn a_name_is_taken_once() {
        let _ = TypeBook::new().chapter("game", |book| {
            book.add::<Move>().add::<elsewhere::Move>();
        });
    }
}
