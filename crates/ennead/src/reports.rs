//! `ennead reports`: what people told the host of the server about others.

use std::fmt::Write;
use std::path::PathBuf;

use server::people::can_be_seen;
use server::store::{StoreError, StoredReport, reports, settle_report};
use server::wire::ChatLine;
use words::say;

use crate::calendar::day;
use crate::error::{CommandError, ProgramError};
use crate::locale::words;
use crate::store::{nothing_there, runtime};

/// Lists what people reported about others, and marks what was dealt with
#[derive(clap::Args)]
pub struct Args {
    /// The folder the server keeps everything in
    #[arg(long, default_value = "ennead-data", value_name = "DIR")]
    data: PathBuf,
    /// As JSON, with the addresses of the tables
    #[arg(long)]
    json: bool,
    /// Also those that were dealt with
    #[arg(long)]
    all: bool,
    /// Marks this report as dealt with
    #[arg(long, value_name = "ID")]
    done: Option<i64>,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(nothing_there(&args.data));
    }
    let runtime = runtime()?;
    if let Some(id) = args.done {
        return match runtime.block_on(settle_report(&store, id)) {
            Ok(()) => Ok(say!(words(), "reports-settled", id = id) + "\n"),
            Err(StoreError::Missing) => Err(ProgramError::NoReport { id }.into()),
            Err(error) => Err(ProgramError::NotMarked {
                detail: error.to_string(),
            }
            .into()),
        };
    }
    let kept = runtime
        .block_on(reports(&store))
        .map_err(|error| ProgramError::NoReports {
            detail: error.to_string(),
        })?;
    let shown: Vec<StoredReport> = kept
        .into_iter()
        .filter(|report| args.all || report.done.is_none())
        .collect();
    if args.json {
        let text = serde_json::to_string_pretty(&shown);
        let mut text = text.map_err(|error| ProgramError::NotJson {
            detail: error.to_string(),
        })?;
        text.push('\n');
        return Ok(text);
    }
    Ok(told(&shown))
}

fn told(reports: &[StoredReport]) -> String {
    if reports.is_empty() {
        return say!(words(), "reports-none") + "\n";
    }
    let mut out = String::new();
    for report in reports {
        tell(report, &mut out);
    }
    out
}

/// Writing to a string never fails.
fn tell(report: &StoredReport, out: &mut String) {
    let reporter = person(&report.reporter_name, report.reporter);
    let reported = person(&report.reported_name, report.reported);
    let head = say!(
        words(),
        "reports-head",
        id = report.id,
        time = time(report.at),
        reason = report.reason.as_str(),
        table = tag(&report.table),
        done = report.done.is_some().to_string()
    );
    let about = say!(
        words(),
        "reports-about",
        reporter = reporter,
        reported = reported
    );
    let _ = writeln!(out, "{head}\n    {about}");
    if !report.text.is_empty() {
        let _ = writeln!(out, "    “{}”", shown(&report.text));
    }
    for line in &report.lines {
        let _ = writeln!(out, "    | {}", chat(line));
    }
    out.push('\n');
}

fn chat(line: &ChatLine) -> String {
    let line_of = match line.channel {
        server::wire::Channel::Everybody => "reports-line",
        server::wire::Channel::Team => "reports-team-line",
    };
    say!(
        words(),
        line_of,
        time = time(line.at),
        name = shown(&line.name),
        text = shown(&line.text)
    )
}

/// The number tells two people of one name apart.
fn person(name: &str, number: Option<i64>) -> String {
    match (name, number) {
        ("", _) => say!(words(), "reports-unknown"),
        (name, Some(number)) => say!(
            words(),
            "reports-person",
            name = shown(name),
            number = number
        ),
        (name, None) => say!(words(), "reports-forgotten", name = shown(name)),
    }
}

/// What people wrote must not steer the terminal that shows it.
fn shown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\n' | '\t' => out.push(' '),
            letter if can_be_seen(letter) => out.push(letter),
            hidden => out.extend(hidden.escape_unicode()),
        }
    }
    out
}

/// The address of a table is its invitation: its beginning is enough to tell it
/// from others.
fn tag(table: &str) -> &str {
    table.get(..6).unwrap_or(table)
}

/// Milliseconds since 1970 as a day and a time, in UTC.
fn time(at: i64) -> String {
    let minute = at.div_euclid(60_000).rem_euclid(1440);
    format!("{} {:02}:{:02}", day(at), minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_date() {
        assert_eq!(time(0), "1970-01-01 00:00");
        assert_eq!(time(951_782_399_000), "2000-02-28 23:59");
        assert_eq!(time(951_868_799_000), "2000-02-29 23:59");
        assert_eq!(time(1_798_761_600_000), "2027-01-01 00:00");
    }

    #[test]
    fn what_people_wrote_does_not_steer_the_terminal() {
        assert_eq!(shown("a\u{1b}[2Jb\nc\u{202e}"), r"a\u{1b}[2Jb c\u{202e}");
    }

    #[test]
    fn a_report_says_who_what_and_where() {
        let report = StoredReport {
            id: 3,
            at: 0,
            reporter: Some(1),
            reporter_name: "Quiet Ibis".to_owned(),
            reported: None,
            reported_name: "Bold Kite".to_owned(),
            table: "abcdefghijkmnpqrstuv".to_owned(),
            reason: "abuse".to_owned(),
            text: "shouts".to_owned(),
            lines: vec![ChatLine {
                channel: server::wire::Channel::Everybody,
                number: 1,
                at: 60_000,
                name: "Bold Kite".to_owned(),
                seat: None,
                text: "AAA".to_owned(),
            }],
            done: None,
        };
        let text = told(&[report]);
        assert_eq!(
            text,
            "3  1970-01-01 00:00  abuse at table abcdef\n    \
             Quiet Ibis (person 1) about Bold Kite (forgotten)\n    \
             “shouts”\n    | 1970-01-01 00:01 Bold Kite: AAA\n\n"
        );
        assert!(told(&[]).contains("Nobody"));
    }
}
