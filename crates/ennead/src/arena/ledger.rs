//! The games of a tournament in a file: one line says what is played, then one
//! line for each game that is over. A tournament that was interrupted goes on
//! from it, and a finished one can be made longer.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::arena::{Arena, Finished, Style};
use serde_json::{Value, json};
use tabletop::Game;

use crate::error::{CommandError, ProgramError};

/// Raised when an older file can no longer be read.
const FORMAT: u32 = 1;

/// What was played before, and where to write what is played now.
pub struct Ledger {
    /// Games of this tournament that were there.
    known: BTreeMap<u64, Finished>,
    to: Option<(PathBuf, Mutex<File>)>,
}

impl Ledger {
    /// Opens the file, if one is wanted; it must be about this tournament.
    pub fn open<G: Game>(
        path: Option<&Path>,
        arena: &Arena<G>,
        style: Style,
    ) -> Result<Ledger, CommandError> {
        let Some(path) = path else {
            return Ok(Ledger {
                known: BTreeMap::new(),
                to: None,
            });
        };
        let cannot = |error: io::Error| cannot_use(path, &error);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(cannot)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(cannot)?;
        // The last line may have been cut while it was written.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let known = match text[..whole].split_once('\n') {
            Some((first, games)) => {
                same_tournament(path, first, &header(arena, style))?;
                read(path, games, arena.schedule.games())?
            }
            None if text.is_empty() || is_cut_header(&text) => BTreeMap::new(),
            None => return Err(other_file(path)),
        };
        file.set_len(whole as u64).map_err(cannot)?;
        file.seek(SeekFrom::End(0)).map_err(cannot)?;
        let ledger = Ledger {
            known,
            to: Some((path.to_owned(), Mutex::new(file))),
        };
        if whole == 0 {
            ledger.write(&header(arena, style))?;
        }
        Ok(ledger)
    }

    /// Whether this game is there.
    pub fn holds(&self, number: u64) -> bool {
        self.known.contains_key(&number)
    }

    /// Writes down a game that was played now.
    pub fn add(&self, game: &Finished) -> Result<(), CommandError> {
        self.write(&json!(game))
    }

    /// The games that were there.
    pub fn into_games(self) -> impl Iterator<Item = Finished> {
        self.known.into_values()
    }

    /// One line, at once and in one piece.
    fn write(&self, line: &Value) -> Result<(), CommandError> {
        let Some((path, file)) = &self.to else {
            return Ok(());
        };
        let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(|error| cannot_use(path, &error))
    }
}

/// All that the games follow from. How many there are is no part of it.
fn header<G: Game>(arena: &Arena<G>, style: Style) -> Value {
    let bots: Vec<String> = arena.bots.iter().map(ToString::to_string).collect();
    json!({
        "arena": FORMAT,
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "setup": arena.setup,
        "bots": bots,
        "style": style.name(),
        "seed": arena.seed,
    })
}

fn same_tournament(path: &Path, first: &str, expected: &Value) -> Result<(), CommandError> {
    let found: Value = serde_json::from_str(first).map_err(|_| other_file(path))?;
    let Some(found) = found
        .as_object()
        .filter(|found| found.contains_key("arena"))
    else {
        return Err(other_file(path));
    };
    let differs = |&(key, value): &(&String, &Value)| found.get(key) != Some(value);
    let expected = expected.as_object().into_iter().flatten();
    match expected.clone().find(differs) {
        None => Ok(()),
        Some((key, value)) => {
            let was = found.get(key).unwrap_or(&Value::Null);
            Err(ProgramError::OtherTournament {
                path: path.display().to_string(),
                key: key.clone(),
                found: was.to_string(),
                expected: value.to_string(),
            }
            .into())
        }
    }
}

/// The games up to the last one of this tournament.
fn read(path: &Path, lines: &str, games: u64) -> Result<BTreeMap<u64, Finished>, CommandError> {
    let mut known = BTreeMap::new();
    for (place, line) in lines.lines().enumerate() {
        let game: Finished =
            serde_json::from_str(line).map_err(|error| ProgramError::NotAGame {
                path: path.display().to_string(),
                line: place + 2,
                detail: error.to_string(),
            })?;
        if game.number < games {
            known.insert(game.number, game);
        }
    }
    Ok(known)
}

/// Whether a text without a whole line is the beginning of a header.
fn is_cut_header(text: &str) -> bool {
    let start = r#"{"arena":"#;
    start.starts_with(text) || text.starts_with(start)
}

fn cannot_use(path: &Path, error: &io::Error) -> CommandError {
    ProgramError::NotWritten {
        path: path.display().to_string(),
        detail: error.to_string(),
    }
    .into()
}

fn other_file(path: &Path) -> CommandError {
    let path = path.display().to_string();
    ProgramError::NotATournament { path }.into()
}
