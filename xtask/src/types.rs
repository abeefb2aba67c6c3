//! `cargo xtask types`: what the browser knows about the rules, written out of
//! them: the types of everything it is sent, the kinds of what is one of several,
//! the verbs of the notation, the limits of the wire, and the contents of the box.
//! And what the fields of all this hold, for whoever puts them into words.

mod declared;
mod fields;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use games::{Drawn, Tongue, each_game};
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use tabletop::typescript::TypeBook;
use tabletop::{Block, Verb};

use self::fields::FieldBook;
use crate::error::ChoreError;
use crate::house;

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

/// A game that the browser plays: its types, its actions, the contents of its box,
/// and what can be agreed on before it.
struct Game {
    name: &'static str,
    types: fn(&mut TypeBook),
    actions: &'static [Verb],
    noticed: &'static [Block],
    tongue: &'static Tongue,
    components: fn() -> Result<String, ChoreError>,
    setup: fn() -> Result<String, ChoreError>,
}

/// The games of the list.
fn games() -> Vec<Game> {
    let mut games = Vec::new();
    each_game!(G => games.push(Game {
        name: <G as tabletop::Game>::NAME,
        types: <G as Drawn>::types,
        actions: <G as Drawn>::ACTIONS,
        noticed: <G as tabletop::Insight>::STANDING,
        tongue: &<G as Drawn>::TONGUE,
        components: || json(&<G as Drawn>::components()),
        setup: || json(&<G as Drawn>::setup_choices()),
    }));
    games
}

/// Every crate that sends something to a browser; those that others build on
/// come first.
fn book() -> TypeBook {
    let shared = TypeBook::new()
        .chapter("tabletop", tabletop::typescript::typescript)
        .chapter("wire", wire::typescript);
    games()
        .iter()
        .fold(shared, |book, game| book.chapter(game.name, game.types))
}

pub fn run(args: &Args) -> Result<(), ChoreError> {
    let files = files()?;
    if args.check {
        check(&files)
    } else {
        files
            .iter()
            .try_for_each(|(path, text)| house::write(path, text))
    }
}

fn check(files: &[(PathBuf, String)]) -> Result<(), ChoreError> {
    let stale: Vec<String> = files
        .iter()
        .filter(|(path, text)| std::fs::read_to_string(path).ok().as_ref() != Some(text))
        .map(|(path, _)| format!("`{}`", house::short(path)))
        .collect();
    if stale.is_empty() {
        house::say(format_args!("{} generated files are current.", files.len()));
        Ok(())
    } else {
        Err(ChoreError::Failed(format!(
            "The rules have changed and {} has not: run `cargo xtask types`.",
            stale.join(", ")
        )))
    }
}

/// Every generated file and its text.
fn files() -> Result<Vec<(PathBuf, String)>, ChoreError> {
    let mut files = book().files();
    let told = words(&files)?;
    // What two games call alike must not meet: a game is imported by its name.
    files.push((
        "index.ts".to_owned(),
        "export type * from './tabletop';\nexport type * from './wire';\n".to_owned(),
    ));
    for Game {
        name,
        actions,
        noticed,
        ..
    } in &games()
    {
        files.push((
            format!("{name}-components.ts"),
            typed_json(
                "What is in the box of this game.",
                "components",
                "Components",
                name,
                name,
            ),
        ));
        files.push((
            format!("{name}-setup.ts"),
            typed_json(
                "What can be agreed on before this game.",
                "choices",
                "SetupChoices",
                name,
                &format!("{name}-setup"),
            ),
        ));
        files.push((format!("{name}-actions.ts"), grammar(actions)));
        files.push((format!("{name}-reasons.ts"), reasons(noticed)));
    }
    files.push(("wire-limits.ts".to_owned(), limits()));
    for (_, text) in &mut files {
        text.insert_str(0, NOTICE);
    }
    for game in games() {
        files.push((format!("{}.json", game.name), (game.components)()?));
        files.push((format!("{}-setup.json", game.name), (game.setup)()?));
    }

    let folder = house::root().join("web/src/generated");
    Ok(files
        .into_iter()
        .map(|(name, text)| (folder.join(name), text))
        .chain(told)
        .collect())
}

/// What the fields of each game hold, out of the types that it sends: its own,
/// and those of every game.
fn words(chapters: &[(String, String)]) -> Result<Vec<(PathBuf, String)>, ChoreError> {
    let chapter = |name: &str| {
        let found = chapters
            .iter()
            .find(|(file, _)| *file == format!("{name}.ts"));
        found.map_or("", |(_, text)| text.as_str())
    };
    let file = |game: &Game| {
        let types = [chapter("tabletop"), chapter(game.name)].concat();
        let book = FieldBook::new(game.tongue, &types, game.actions);
        let path = house::root().join(format!("locales/{}.json", game.name));
        Ok((path, json(&book)?))
    };
    games().iter().map(file).collect()
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

/// What a hint may give as its reason: what bots notice of a position.
fn reasons(noticed: &[Block]) -> String {
    let names: BTreeSet<String> = noticed.iter().map(|block| block.slug()).collect();
    let mut text = String::from(
        "/** What a hint may give as its reason: `what` of a `Because`, in words `reason-<what>`. */\n\
         export const REASONS = [\n",
    );
    for name in names {
        let _ = writeln!(text, "  '{name}',");
    }
    text.push_str("] as const;\n");
    text
}

/// The constants of the wire.
fn limits() -> String {
    let limits = wire::LIMITS.iter();
    let lines: Vec<String> = limits
        .map(|(doc, name, value)| {
            format!("/** {} */\nexport const {name} = {value};\n", doc.trim())
        })
        .collect();
    lines.join("\n")
}

/// A file of JSON about a game, with its type.
fn typed_json(docs: &str, name: &str, kind: &str, game: &str, file: &str) -> String {
    format!(
        "import type {{ {kind} }} from './{game}';\n\
         import json from './{file}.json';\n\
         \n\
         /** {docs} */\n\
         export const {name} = json as unknown as {kind};\n"
    )
}

fn json(value: &impl Serialize) -> Result<String, ChoreError> {
    let mut bytes = Vec::new();
    value
        .serialize(&mut Serializer::with_formatter(&mut bytes, Rows::default()))
        .map_err(|error| ChoreError::Cannot(format!("The box cannot be written: {error}.")))?;
    bytes.push(b'\n');
    String::from_utf8(bytes)
        .map_err(|error| ChoreError::Cannot(format!("The box cannot be written: {error}.")))
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
