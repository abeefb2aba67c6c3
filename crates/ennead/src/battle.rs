//! `ennead battle`: a battle of Kemet worked out from a JSON description.
//! The schema is in `docs/battle.md`.

use std::fmt::Write;

use clap::Args as ClapArgs;
use kemet::reckoning::{Answer, Odds, Question, Reckoning, SideAnswer, SideMean, work_out};
use kemet::{Kemet, Role};
use tabletop::Game;
use words::{Words, say};

use crate::error::{CommandError, ProgramError};
use crate::input;
use crate::locale::locale;

#[derive(ClapArgs)]
pub struct Args {
    /// File with the battle as JSON; `-` reads standard input
    #[arg(default_value = "-")]
    file: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let text = input::read(&args.file)?;
    let question: Question =
        serde_json::from_str(&text).map_err(|error| ProgramError::NotABattle {
            detail: input::json_reason(&error),
        })?;
    let words = locale().words_of(Kemet::NAME, None);
    let reckoning = work_out(&question)
        .map_err(|refusal| CommandError::said(words.battle_refusal(&refusal)))?;
    if args.json {
        return input::to_json(&reckoning);
    }
    Ok(match &reckoning {
        Reckoning::Certain(answer) => certain(answer, &words),
        Reckoning::Odds { odds } => in_doubt(odds, &words),
    })
}

fn certain(answer: &Answer, words: &Words) -> String {
    let Answer {
        winner,
        attacker,
        defender,
    } = answer;
    let row = |what: &str, of: fn(&SideAnswer) -> u8| {
        (
            words.name("reckoning", what),
            of(attacker).to_string(),
            of(defender).to_string(),
        )
    };
    let rows = [
        row("strength", |side| side.strength),
        row("damage", |side| side.damage),
        row("unblockable", |side| side.unblockable),
        row("shield", |side| side.shield),
        row("lost", |side| side.lost),
        row("left", |side| side.left),
        row("fame", |side| side.fp),
        row("veterans", |side| side.veterans),
        row("recall", |side| side.recall_pp),
    ];
    let wins = match winner {
        Role::Attacker => "attacker-wins",
        Role::Defender => "defender-wins",
    };
    format!(
        "{}\n\n{}",
        words.name("reckoning", wins),
        table(&rows, words)
    )
}

fn in_doubt(odds: &Odds, words: &Words) -> String {
    let share = |part: f64| format!("{:.1} %", 100.0 * part);
    let row = |what: &str, of: fn(&SideMean) -> f64| {
        (
            words.name("reckoning", what),
            format!("{:.2}", of(&odds.attacker)),
            format!("{:.2}", of(&odds.defender)),
        )
    };
    let rows = [
        (
            words.name("reckoning", "wins"),
            share(odds.attacker_wins),
            share(odds.defender_wins),
        ),
        row("strength", |side| side.strength),
        row("lost", |side| side.lost),
        row("left", |side| side.left),
        row("fame", |side| side.fp),
        row("veterans", |side| side.veterans),
        row("recall", |side| side.recall_pp),
    ];
    let means = say!(words, "reckoning-means", cases = odds.cases.len());
    format!("{means}\n\n{}", table(&rows, words))
}

fn table(rows: &[(String, String, String)], words: &Words) -> String {
    let [attacker, defender] = ["attacker", "defender"].map(|role| words.name("role", role));
    let mut text = format!("{:<16}{attacker:>10}{defender:>10}\n", "");
    for (what, attacker, defender) in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:<16}{attacker:>10}{defender:>10}");
    }
    text
}
