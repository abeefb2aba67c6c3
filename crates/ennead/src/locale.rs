//! The words this program speaks in. The files are inside it; the language is
//! that of whoever runs it, chosen once.

use std::env;
use std::sync::{LazyLock, OnceLock};

use rust_embed::RustEmbed;
use words::{Locale, Words};

use crate::error::{CommandError, ProgramError};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../locales"]
struct Files;

static SPOKEN: OnceLock<Locale> = OnceLock::new();
static GENERAL: LazyLock<Words> = LazyLock::new(|| locale().words());

/// All files, in English.
fn files() -> Locale {
    Locale::new(Files::iter().filter_map(|path| {
        let text = String::from_utf8(Files::get(&path)?.data.into_owned()).ok()?;
        Some((path.into_owned(), text))
    }))
}

/// From here on in this language. Without one it is that of the system, as far as
/// the house speaks it.
pub fn speak(asked: Option<&str>) -> Result<(), CommandError> {
    let files = files();
    let Some(asked) = asked else {
        SPOKEN.get_or_init(|| of_the_system(files));
        return Ok(());
    };
    match files.in_language(asked) {
        Some(locale) => {
            SPOKEN.get_or_init(|| locale);
            Ok(())
        }
        None => Err(ProgramError::NoSuchLanguage {
            asked: asked.to_owned(),
            known: files.languages().into_iter().map(str::to_owned).collect(),
        }
        .into()),
    }
}

/// As programs have it: the first of these that is set decides.
fn of_the_system(files: Locale) -> Locale {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|language| files.in_language(&language))
        .unwrap_or(files)
}

/// The files, in the language that is spoken.
pub fn locale() -> &'static Locale {
    SPOKEN.get_or_init(|| of_the_system(files()))
}

/// The words that belong to no game.
pub fn words() -> &'static Words {
    &GENERAL
}
