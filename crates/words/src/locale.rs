//! The files of `locales/`, and the language that is spoken.
//!
//! This crate holds no file: whoever makes a program for people puts them into
//! it (`ennead`), and hands them down. So a changed sentence builds one program
//! again, and no library.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use crate::Words;

/// The language that every message is written in first. What another one does
/// not have (yet) is said in it.
const FIRST_LANGUAGE: &str = "en";

/// Files whose words belong to no game: what the browser and programs say, and
/// what programs alone do.
const GENERAL: [&str; 5] = ["ui", "play", "board", "refused", "program"];

/// The files, and a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Locale {
    /// By path: `en/ui.ftl`, `kemet.json`.
    files: Arc<BTreeMap<String, String>>,
    language: String,
}

impl Locale {
    /// These files, by path: `en/ui.ftl`, `kemet.json`. Speaks English.
    pub fn new(files: impl IntoIterator<Item = (String, String)>) -> Locale {
        Locale {
            files: Arc::new(files.into_iter().collect()),
            language: FIRST_LANGUAGE.to_owned(),
        }
    }

    /// With more files, over those of the same path.
    #[must_use]
    pub fn with(self, files: impl IntoIterator<Item = (String, String)>) -> Locale {
        let mut all = (*self.files).clone();
        all.extend(files);
        Locale {
            files: Arc::new(all),
            ..self
        }
    }

    /// The files of this repository, as they are on the disk now: for tests and
    /// chores.
    ///
    /// # Panics
    ///
    /// Where there is no repository.
    pub fn of_the_tree() -> Locale {
        static READ: OnceLock<Locale> = OnceLock::new();
        let read = || {
            let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales"));
            let mut files = Vec::new();
            read_folder(folder, "", &mut files);
            Locale::new(files)
        };
        READ.get_or_init(read).clone()
    }

    /// The languages there are.
    pub fn languages(&self) -> BTreeSet<&str> {
        let folders = self.files.keys().filter_map(|path| path.split_once('/'));
        folders.map(|(language, _)| language).collect()
    }

    /// The same files in another language, if there is such a folder. `de_AT.UTF-8`
    /// speaks `de`.
    pub fn in_language(&self, asked: &str) -> Option<Locale> {
        let asked = asked.split(['.', '@']).next().unwrap_or_default();
        let exact = asked.replace('_', "-");
        let plain = exact.split('-').next().unwrap_or_default();
        let languages = self.languages();
        let known = |name: &str| languages.iter().find(|one| one.eq_ignore_ascii_case(name));
        let language = known(&exact).or_else(|| known(plain))?;
        Some(Locale {
            files: self.files.clone(),
            language: (*language).to_owned(),
        })
    }

    /// The language that is spoken.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The words that belong to no game.
    pub fn words(&self) -> Words {
        Words::new(self, "", None)
    }

    /// The words of a game by its name, as an edition has them.
    pub fn words_of(&self, game: &str, edition: Option<&str>) -> Words {
        Words::new(self, game, edition)
    }

    /// The ids of messages that begin so, of no game: what tests hold words to.
    pub fn ids(&self, prefix: &str) -> BTreeSet<String> {
        let messages = messages(self.sources("", None));
        let ids = messages.into_iter().map(|message| message.id.name);
        ids.filter(|id| id.starts_with(prefix)).collect()
    }

    /// The variables that a message of no game names.
    pub fn variables(&self, id: &str) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for message in messages(self.sources("", None)) {
            if message.id.name == id {
                for pattern in message.value.iter() {
                    name_variables(pattern, &mut names);
                }
            }
        }
        names
    }

    /// The files of words in which a game is spoken of: what belongs to no game,
    /// its own, and last those of its edition, which go over the others.
    pub(crate) fn sources(&self, game: &str, edition: Option<&str>) -> Vec<&str> {
        let mut sources = self.in_one(FIRST_LANGUAGE, game, edition);
        if self.language != FIRST_LANGUAGE {
            sources.extend(self.in_one(&self.language, game, edition));
        }
        sources
    }

    fn in_one(&self, language: &str, game: &str, edition: Option<&str>) -> Vec<&str> {
        let own = format!("{game}-");
        // What every game says of itself before anybody sits down, its title, is
        // spoken of anywhere.
        let is_own = |name: &str| {
            name == game
                || name.ends_with("-front")
                || (name.starts_with(&own) && !name.contains("-as-"))
        };
        let mut names: Vec<&str> = GENERAL.to_vec();
        let of_language = self.files.keys().filter_map(|path| {
            let name = path.strip_prefix(language)?.strip_prefix('/')?;
            name.strip_suffix(".ftl")
        });
        names.extend(of_language.filter(|name| is_own(name)));
        let as_edition = format!("{game}-as-{}", edition.unwrap_or_default());
        names.push(&as_edition);
        let texts = names.iter().map(|name| format!("{language}/{name}.ftl"));
        texts.filter_map(|path| self.file(&path)).collect()
    }

    /// The text of a file, if there is one.
    pub(crate) fn file(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }
}

/// All messages of these files.
fn messages(sources: Vec<&str>) -> Vec<ast::Message<String>> {
    let mut messages = Vec::new();
    for source in sources {
        let file = parse(source.to_owned()).unwrap_or_else(|(file, _)| file);
        messages.extend(file.body.into_iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        }));
    }
    messages
}

/// Notes the variables of a pattern and of everything in it.
fn name_variables(pattern: &ast::Pattern<String>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &ast::Expression<String>, names: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, names),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                name_variables(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<String>, names: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            names.insert(id.name.clone());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, names),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, names);
            }
        }
        _ => {}
    }
}

fn read_folder(folder: &Path, path: &str, files: &mut Vec<(String, String)>) {
    let entries = fs::read_dir(folder).expect("the folder of words can be read");
    for entry in entries {
        let entry = entry.expect("the folder of words can be read");
        let path = format!("{path}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files);
        } else {
            let text = fs::read_to_string(entry.path()).expect("a file of words can be read");
            files.push((path, text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_languages() -> Locale {
        let files = [
            ("en/ui.ftl", "yes = Yes\nno = No"),
            ("de/ui.ftl", "yes = Ja"),
            ("en/nim.ftl", "heap = Heap"),
            ("en/nim-as-old.ftl", "heap = Pile"),
        ];
        Locale::new(files.map(|(path, text)| (path.to_owned(), text.to_owned())))
    }

    /// What a language does not have is said in English, so that one can begin.
    #[test]
    fn a_language_goes_over_english() {
        let german = two_languages().in_language("de_AT.UTF-8").unwrap();
        assert_eq!(german.language(), "de");
        let words = german.words();
        assert_eq!(words.word("yes", &[]).text, "Ja");
        assert_eq!(words.word("no", &[]).text, "No");
        for unknown in ["", "fr", "C", "C.UTF-8", "POSIX"] {
            assert_eq!(two_languages().in_language(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn an_edition_goes_over_its_game() {
        let say = |edition| two_languages().words_of("nim", edition).word("heap", &[]);
        assert_eq!(say(None).text, "Heap");
        assert_eq!(say(Some("old")).text, "Pile");
        assert!(!two_languages().words().has("heap"));
    }
}
