//! `ennead battle`: a battle of Kemet worked out from a JSON description.
//! The schema is in `docs/battle.md`.

use std::fmt::Write;

use clap::Args as ClapArgs;
use kemet::Role;
use kemet::reckoning::{Answer, Odds, Question, Reckoning, SideAnswer, SideMean, work_out};

use crate::input;
use crate::problem::Problem;

#[derive(ClapArgs)]
pub struct Args {
    /// File with the battle as JSON; `-` reads standard input
    #[arg(default_value = "-")]
    file: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<String, Problem> {
    let text = input::read(&args.file)?;
    let question: Question = serde_json::from_str(&text).map_err(|error| {
        let reason = input::json_reason(&error);
        Problem::new(format!(
            "this is not a battle: {reason}; see docs/battle.md for its form"
        ))
    })?;
    let reckoning = work_out(&question).map_err(Problem::new)?;
    if args.json {
        let json =
            serde_json::to_string(&reckoning).map_err(|error| Problem::new(error.to_string()))?;
        return Ok(format!("{json}\n"));
    }
    Ok(match &reckoning {
        Reckoning::Certain(answer) => certain(answer),
        Reckoning::Odds { odds } => in_doubt(odds),
    })
}

fn name(role: Role) -> &'static str {
    match role {
        Role::Attacker => "attacker",
        Role::Defender => "defender",
    }
}

fn certain(answer: &Answer) -> String {
    let Answer {
        winner,
        attacker,
        defender,
    } = answer;
    let row = |what: &str, of: fn(&SideAnswer) -> u8| {
        (
            what.to_owned(),
            of(attacker).to_string(),
            of(defender).to_string(),
        )
    };
    let rows = [
        row("strength", |side| side.strength),
        row("damage", |side| side.damage),
        row("unblockable", |side| side.unblockable),
        row("shield", |side| side.shield),
        row("units lost", |side| side.lost),
        row("units left", |side| side.left),
        row("fame points", |side| side.fp),
        row("veteran tokens", |side| side.veterans),
        row("PP by a recall", |side| side.recall_pp),
    ];
    format!("The {} wins.\n\n{}", name(*winner), table(&rows))
}

fn in_doubt(odds: &Odds) -> String {
    let share = |part: f64| format!("{:.1} %", 100.0 * part);
    let row = |what: &str, of: fn(&SideMean) -> f64| {
        (
            what.to_owned(),
            format!("{:.2}", of(&odds.attacker)),
            format!("{:.2}", of(&odds.defender)),
        )
    };
    let rows = [
        (
            "wins".to_owned(),
            share(odds.attacker_wins),
            share(odds.defender_wins),
        ),
        row("strength", |side| side.strength),
        row("units lost", |side| side.lost),
        row("units left", |side| side.left),
        row("fame points", |side| side.fp),
        row("veteran tokens", |side| side.veterans),
        row("PP by a recall", |side| side.recall_pp),
    ];
    format!(
        "Means over {} combinations of cards, all equally likely.\n\n{}",
        odds.cases.len(),
        table(&rows)
    )
}

fn table(rows: &[(String, String, String)]) -> String {
    let mut text = format!("{:<16}{:>10}{:>10}\n", "", "attacker", "defender");
    for (what, attacker, defender) in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:<16}{attacker:>10}{defender:>10}");
    }
    text
}
