//! `ennead reports`: what people told the host of the server about others.

use std::fmt::Write;
use std::path::PathBuf;

use server::people::can_be_seen;
use server::store::{StoredReport, reports, settle_report};
use server::wire::ChatLine;

use crate::problem::Problem;

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

pub fn run(args: &Args) -> Result<String, Problem> {
    let store = server::store_file(&args.data);
    if !store.is_file() {
        return Err(Problem::new(format!(
            "there are no reports in {}; name the server's folder with `--data`",
            args.data.display()
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Problem::new(format!("the reports cannot be read: {error}")))?;
    if let Some(id) = args.done {
        return match runtime.block_on(settle_report(&store, id)) {
            Ok(()) => Ok(format!("Report {id} is dealt with.\n")),
            Err(server::store::StoreError::Missing) => {
                Err(Problem::new(format!("there is no report {id}")))
            }
            Err(error) => Err(Problem::new(format!("nothing was marked: {error}"))),
        };
    }
    let kept = runtime
        .block_on(reports(&store))
        .map_err(|error| Problem::new(format!("the reports cannot be read: {error}")))?;
    let shown: Vec<StoredReport> = kept
        .into_iter()
        .filter(|report| args.all || report.done.is_none())
        .collect();
    if args.json {
        let mut text = serde_json::to_string_pretty(&shown)
            .map_err(|error| Problem::new(format!("the reports cannot be written: {error}")))?;
        text.push('\n');
        return Ok(text);
    }
    Ok(told(&shown))
}

fn told(reports: &[StoredReport]) -> String {
    if reports.is_empty() {
        return "Nobody has reported anything that waits.\n".to_owned();
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
    let done = if report.done.is_some() {
        ", dealt with"
    } else {
        ""
    };
    let _ = writeln!(
        out,
        "{}  {}  {} at table {}{done}",
        report.id,
        time(report.at),
        report.reason,
        tag(&report.table),
    );
    let _ = writeln!(out, "    {reporter} about {reported}");
    if !report.text.is_empty() {
        let _ = writeln!(out, "    “{}”", shown(&report.text));
    }
    for line in &report.lines {
        let _ = writeln!(out, "    | {}", chat(line));
    }
    out.push('\n');
}

fn chat(line: &ChatLine) -> String {
    let team = match line.channel {
        server::wire::Channel::Everybody => "",
        server::wire::Channel::Team => " (to the team)",
    };
    let name = shown(&line.name);
    format!("{} {name}{team}: {}", time(line.at), shown(&line.text))
}

/// The number tells two people of one name apart.
fn person(name: &str, number: Option<i64>) -> String {
    match (name, number) {
        ("", _) => "somebody unknown".to_owned(),
        (name, Some(number)) => format!("{} (person {number})", shown(name)),
        (name, None) => format!("{} (forgotten)", shown(name)),
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
    let minutes = at.div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    let (year, month, day) = date(days);
    format!(
        "{year}-{month:02}-{day:02} {:02}:{:02}",
        minute / 60,
        minute % 60
    )
}

/// The date of a day since 1970, in years that begin in March, so that the leap
/// day is the last.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
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
