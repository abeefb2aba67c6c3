//! `cargo xtask types`: what the browser knows about the rules, written out of
//! them: the types of everything it is sent, and the contents of the box.

use std::fmt::Write;
use std::path::PathBuf;

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use tabletop::Verb;
use tabletop::typescript::TypeBook;

use crate::house;
use crate::trouble::Trouble;

const NOTICE: &str = "// Written by `cargo xtask types`. Change the Rust types instead.\n\n";

#[derive(clap::Args)]
pub struct Args {
    /// Change nothing; fail if a file is not what it should be
    #[arg(long)]
    check: bool,
}

impl Args {
    /// What `cargo xtask test` asks for.
    pub fn check() -> Args {
        Args { check: true }
    }
}

/// A game that the browser plays: its types, its actions, and the contents of its
/// box.
struct Game {
    name: &'static str,
    types: fn(&mut TypeBook),
    actions: &'static [Verb],
    components: fn() -> Result<String, Trouble>,
}

/// The games: a line each.
const GAMES: &[Game] = &[
    Game {
        name: "kemet",
        types: kemet::typescript,
        actions: kemet::Action::GRAMMAR,
        components: || json(&kemet::components::Components::all()),
    },
    Game {
        name: "ankh",
        types: ankh::typescript,
        actions: ankh::Action::GRAMMAR,
        components: || json(&ankh::box_contents::Components::all()),
    },
];

/// Every crate that sends something to a browser; those that others build on
/// come first.
fn book() -> TypeBook {
    let shared = TypeBook::new()
        .chapter("tabletop", tabletop::typescript::typescript)
        .chapter("wire", wire::typescript);
    GAMES
        .iter()
        .fold(shared, |book, game| book.chapter(game.name, game.types))
}

pub fn run(args: &Args) -> Result<(), Trouble> {
    let files = files()?;
    if args.check {
        check(&files)
    } else {
        files
            .iter()
            .try_for_each(|(path, text)| house::write(path, text))
    }
}

fn check(files: &[(PathBuf, String)]) -> Result<(), Trouble> {
    let stale: Vec<String> = files
        .iter()
        .filter(|(path, text)| std::fs::read_to_string(path).ok().as_ref() != Some(text))
        .map(|(path, _)| format!("`{}`", house::short(path)))
        .collect();
    if stale.is_empty() {
        house::say(format_args!("{} generated files are current.", files.len()));
        Ok(())
    } else {
        Err(Trouble::Failed(format!(
            "The rules have changed and {} has not: run `cargo xtask types`.",
            stale.join(", ")
        )))
    }
}

/// Every generated file and its text.
fn files() -> Result<Vec<(PathBuf, String)>, Trouble> {
    let mut files = book().files();
    // What two games call alike must not meet: a game is imported by its name.
    files.push((
        "index.ts".to_owned(),
        "export type * from './tabletop';\nexport type * from './wire';\n".to_owned(),
    ));
    for Game { name, actions, .. } in GAMES {
        files.push((format!("{name}-components.ts"), components(name)));
        files.push((format!("{name}-actions.ts"), grammar(actions)));
    }
    for (_, text) in &mut files {
        text.insert_str(0, NOTICE);
    }
    for game in GAMES {
        files.push((format!("{}.json", game.name), (game.components)()?));
    }

    let folder = house::root().join("web/src/generated");
    Ok(files
        .into_iter()
        .map(|(name, text)| (folder.join(name), text))
        .collect())
}

/// The verbs of a game's notation with their fields.
fn grammar(verbs: &[Verb]) -> String {
    let mut text = String::from(
        "/** The verbs of the notation: the fields of each by name, and what they are. */\n\
         export const ACTIONS = {\n",
    );
    for verb in verbs {
        let fields = verb.fields.iter();
        let fields: Vec<String> = fields
            .map(|(name, kind)| format!("{name}: '{kind}'"))
            .collect();
        let fields = if fields.is_empty() {
            "{}".to_owned()
        } else {
            format!("{{ {} }}", fields.join(", "))
        };
        let _ = writeln!(text, "  '{}': {fields},", verb.word);
    }
    text.push_str(
        "} as const;\n\n/** A verb of the notation. */\nexport type Verb = keyof typeof ACTIONS;\n",
    );
    text
}

/// What is in the box of a game, with its type.
fn components(game: &str) -> String {
    format!(
        "import type {{ Components }} from './{game}';\n\
         import box from './{game}.json';\n\
         \n\
         /** What is in the box of this game. */\n\
         export const components = box as unknown as Components;\n"
    )
}

fn json(value: &impl Serialize) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    value
        .serialize(&mut Serializer::with_formatter(&mut bytes, Rows::default()))
        .map_err(|error| Trouble::Cannot(format!("The box cannot be written: {error}.")))?;
    bytes.push(b'\n');
    String::from_utf8(bytes)
        .map_err(|error| Trouble::Cannot(format!("The box cannot be written: {error}.")))
}

/// JSON with a line for each row of each table, so that a diff shows the row.
#[derive(Default)]
struct Rows {
    depth: usize,
}

impl Rows {
    /// How deep lines are still broken: the tables, and the rows in them.
    const BROKEN: usize = 2;

    fn open(&mut self) {
        self.depth += 1;
    }

    fn close<W: ?Sized + std::io::Write>(&mut self, to: &mut W) -> std::io::Result<()> {
        self.depth -= 1;
        if self.depth < Rows::BROKEN {
            self.line(to)
        } else {
            Ok(())
        }
    }

    fn line<W: ?Sized + std::io::Write>(&self, to: &mut W) -> std::io::Result<()> {
        write!(to, "\n{:1$}", "", 2 * self.depth)
    }

    fn next<W: ?Sized + std::io::Write>(&self, to: &mut W, first: bool) -> std::io::Result<()> {
        to.write_all(if first { b"" } else { b"," })?;
        if self.depth <= Rows::BROKEN {
            self.line(to)
        } else {
            to.write_all(if first { b"" } else { b" " })
        }
    }
}

impl Formatter for Rows {
    fn begin_array<W: ?Sized + std::io::Write>(&mut self, to: &mut W) -> std::io::Result<()> {
        self.open();
        to.write_all(b"[")
    }

    fn end_array<W: ?Sized + std::io::Write>(&mut self, to: &mut W) -> std::io::Result<()> {
        self.close(to)?;
        to.write_all(b"]")
    }

    fn begin_array_value<W: ?Sized + std::io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> std::io::Result<()> {
        self.next(to, first)
    }

    fn begin_object<W: ?Sized + std::io::Write>(&mut self, to: &mut W) -> std::io::Result<()> {
        self.open();
        to.write_all(b"{")
    }

    fn end_object<W: ?Sized + std::io::Write>(&mut self, to: &mut W) -> std::io::Result<()> {
        self.close(to)?;
        to.write_all(b"}")
    }

    fn begin_object_key<W: ?Sized + std::io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> std::io::Result<()> {
        self.next(to, first)
    }

    fn begin_object_value<W: ?Sized + std::io::Write>(
        &mut self,
        to: &mut W,
    ) -> std::io::Result<()> {
        to.write_all(b": ")
    }
}
