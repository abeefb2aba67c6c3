//! `ennead check`: whether this program would play every stored game as it was
//! played. It looks at a copy, so a server may run beside it, and nothing that
//! is kept is changed.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;
use server::Checked;
use tempfile::TempDir;

use crate::problem::Problem;

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
    differ: Vec<Checked>,
}

/// What to say, and whether all is well.
pub fn run(args: &Args) -> Result<(String, bool), Problem> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(Problem::new(format!(
            "there is nothing to check in {}; name the server's folder with `--data`",
            args.data.display()
        )));
    }
    let report = look(args, &store)?;
    let well = report.differ.is_empty();
    let text = if args.json {
        json(&report)?
    } else {
        text(&report)
    };
    Ok((text, well))
}

fn look(args: &Args, store: &Path) -> Result<Report, Problem> {
    let cannot = |error: &dyn std::fmt::Display| {
        Problem::new(format!("the games cannot be checked: {error}"))
    };
    let folder = folder_for_copy(&args.data).map_err(|error| cannot(&error))?;
    let copy = folder.path().join("copy.db");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| cannot(&error))?;
    let checked = runtime.block_on(async {
        server::store::backup(store, &copy).await?;
        server::check(&copy, args.all).await
    });
    let checked = checked.map_err(|error| cannot(&error))?;
    Ok(Report {
        checked: checked.len(),
        differ: checked
            .into_iter()
            .filter(|game| game.why.is_some())
            .collect(),
    })
}

/// Beside the store there is room for as much again, if anywhere; who may not
/// write there takes what the system has. Nobody else may read it.
fn folder_for_copy(data: &Path) -> std::io::Result<TempDir> {
    TempDir::with_prefix_in("check-", data).or_else(|_| TempDir::with_prefix("ennead-check-"))
}

fn json(report: &Report) -> Result<String, Problem> {
    match serde_json::to_string(report) {
        Ok(json) => Ok(json + "\n"),
        Err(error) => Err(Problem::new(format!(
            "what was found cannot be shown as JSON: {error}"
        ))),
    }
}

fn text(report: &Report) -> String {
    let mut text = String::new();
    for game in &report.differ {
        let _ = writeln!(text, "{}", line(game));
    }
    let games = match report.checked {
        1 => "1 game".to_owned(),
        some => format!("{some} games"),
    };
    let _ = match report.differ.len() {
        0 => writeln!(text, "{games} checked: all go on as they were played."),
        some => writeln!(
            text,
            "{games} checked: {some} cannot go on under this program. They stay listed, can be \
             looked at as far as they are certain, and their records can be saved."
        ),
    };
    text
}

/// `abcd… kemet with anna, scribe, opened 2026-11-17, 120 actions: why.`
fn line(game: &Checked) -> String {
    let players = if game.players.is_empty() {
        String::new()
    } else {
        format!(" with {}", game.players.join(", "))
    };
    let over = if game.finished { ", over" } else { "" };
    format!(
        "{}… {}{players}, opened {}{over}, {} actions: {}.",
        game.table,
        game.game,
        day(game.created),
        game.actions,
        game.why.as_deref().unwrap_or("as it was played")
    )
}

/// The day of a time, by the calendar of UTC.
fn day(millis: i64) -> String {
    // Days since 1970 to a date, as Howard Hinnant's `civil_from_days` does.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: i64 = 86_400_000;
        let days = [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (DAY - 1, "1970-01-01"),
            (DAY * 59, "1970-03-01"),
            (951_782_400_000, "2000-02-29"),
            (1_000_000_000_000, "2001-09-09"),
            (4_107_542_400_000, "2100-03-01"),
        ];
        for (millis, expected) in days {
            assert_eq!(day(millis), expected);
        }
    }

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
            why: Some("action 7 is refused: no".to_owned()),
        };
        let report = Report {
            checked: 3,
            differ: vec![game],
        };
        let text = text(&report);
        let (first, rest) = text.split_once('\n').unwrap();
        assert_eq!(
            first,
            "abcd… kemet with Anna, scribe, opened 1970-01-01, 120 actions: \
             action 7 is refused: no."
        );
        assert!(
            rest.starts_with("3 games checked: 1 cannot go on"),
            "{rest}"
        );
    }
}
