//! `ennead check`: whether this program would play every stored game as it was
//! played. It looks at a copy, so a server may run beside it, and nothing that
//! is kept is changed.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use server::Checked;
use tempfile::TempDir;
use words::say;

use crate::calendar::day;
use crate::error::{CommandError, ProgramError};
use crate::input::to_json;
use crate::locale::{locale, words};
use crate::store::{nothing_there, runtime};

/// Plays every stored game again and tells which would differ
#[derive(clap::Args)]
pub struct Args {
    /// The folder the server keeps everything in
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
    /// Check games that are over, too
    #[arg(long)]
    all: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was found.
#[derive(Serialize)]
struct Report {
    /// How many games were played again.
    checked: usize,
    /// Those that this program cannot play as they were played.
    differ: Vec<Differing>,
}

/// A game that this program cannot play as it was played.
#[derive(Serialize)]
struct Differing {
    #[serde(flatten)]
    game: Checked,
    /// Why, in one sentence.
    why: String,
}

impl Differing {
    fn of(game: Checked) -> Option<Differing> {
        let obstacle = game.obstacle.as_ref()?;
        let words = locale().words_of(&game.game, None);
        let why = words.error(obstacle).text;
        Some(Differing { game, why })
    }
}

/// What to say, and whether all is well.
pub fn run(args: &Args) -> Result<(String, bool), CommandError> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(nothing_there(&args.data));
    }
    let report = look(args, &store)?;
    let well = report.differ.is_empty();
    let text = if args.json {
        to_json(&report)?
    } else {
        text(&report)
    };
    Ok((text, well))
}

fn look(args: &Args, store: &Path) -> Result<Report, CommandError> {
    let cannot = |error: &dyn std::fmt::Display| ProgramError::NotChecked {
        detail: error.to_string(),
    };
    let folder = folder_for_copy(&args.data).map_err(|error| cannot(&error))?;
    let copy = folder.path().join("copy.db");
    let checked = runtime()?.block_on(async {
        server::store::backup(store, &copy).await?;
        server::check(&copy, args.all).await
    });
    let checked = checked.map_err(|error| cannot(&error))?;
    Ok(Report {
        checked: checked.len(),
        differ: checked.into_iter().filter_map(Differing::of).collect(),
    })
}

/// Beside the store there is room for as much again, if anywhere; who may not
/// write there takes what the system has. Nobody else may read it.
fn folder_for_copy(data: &Path) -> std::io::Result<TempDir> {
    TempDir::with_prefix_in("check-", data).or_else(|_| TempDir::with_prefix("ennead-check-"))
}

fn text(report: &Report) -> String {
    let mut text = String::new();
    for game in &report.differ {
        let _ = writeln!(text, "{}", line(game));
    }
    let found = match report.differ.len() {
        0 => say!(words(), "check-well", games = report.checked),
        some => say!(
            words(),
            "check-differ",
            games = report.checked,
            differ = some
        ),
    };
    text + &found + "\n"
}

/// `abcd… kemet with anna, scribe, opened 2026-11-17, 120 actions: why.`
fn line(Differing { game, why }: &Differing) -> String {
    say!(
        words(),
        "check-game",
        table = game.table.as_str(),
        game = game.game.as_str(),
        players = game.players.join(", "),
        some = game.players.len(),
        opened = day(game.created),
        over = game.finished.to_string(),
        actions = game.actions,
        why = why.as_str()
    )
}

#[cfg(test)]
mod tests {
    use server::Obstacle;

    use super::*;

    #[test]
    fn a_game_is_one_line() {
        let game = Checked {
            table: "abcd".to_owned(),
            game: "kemet".to_owned(),
            rules: 4,
            players: vec!["Anna".to_owned(), "scribe".to_owned()],
            created: 0,
            finished: false,
            actions: 120,
            obstacle: Some(Obstacle::Differs { actions: 7 }),
        };
        let game = Differing::of(game).expect("there is an obstacle");
        let report = Report {
            checked: 3,
            differ: vec![game],
        };
        let text = text(&report);
        let (first, rest) = text.split_once('\n').unwrap();
        assert_eq!(
            first,
            "abcd… kemet with Anna, scribe, opened 1970-01-01, 120 actions: \
             After 7 actions the game stands otherwise than it did."
        );
        assert!(
            rest.starts_with("3 games checked: 1 cannot go on"),
            "{rest}"
        );
    }
}
