//! The standings, for a person or for a script.

use std::fmt::Write;

use bots::arena::{Arena, PairStanding, Standings, Style};
use indicatif::HumanCount;
use serde::Serialize;
use tabletop::Game;

use crate::games::Hosted;
use crate::problem::Problem;

/// What scripts rely on: fields may be added, never renamed.
#[derive(Serialize)]
struct Figures<'a, S> {
    #[serde(flatten)]
    standings: &'a Standings,
    game: &'static str,
    setup: &'a S,
    style: &'static str,
    players: usize,
    seed: u64,
}

/// One JSON object on one line. Nothing in it depends on the machine.
pub fn json<G: Game>(
    arena: &Arena<G>,
    style: Style,
    standings: &Standings,
) -> Result<String, Problem> {
    let figures = Figures {
        standings,
        game: G::NAME,
        setup: &arena.setup,
        style: style.name(),
        players: arena.schedule.players(),
        seed: arena.seed,
    };
    match serde_json::to_string(&figures) {
        Ok(json) => Ok(json + "\n"),
        Err(error) => Err(Problem::new(format!(
            "the standings cannot be written as JSON: {error}"
        ))),
    }
}

/// Two small tables.
pub fn text<G: Hosted>(arena: &Arena<G>, style: Style, standings: &Standings) -> String {
    let mut text = format!(
        "{}: {}; {} of {} bots, {} games a pairing, seed {}\n\n",
        G::NAME,
        G::describe(&arena.setup),
        style.name(),
        arena.bots.len(),
        HumanCount(arena.schedule.games_each()),
        arena.seed
    );
    let names = standings.bots.iter().map(|bot| bot.name.clone());
    let width = widest(names, "bot");
    let _ = writeln!(
        text,
        "  {:<width$}{:>8}  {:^16}{:>9}{:>10}",
        "bot", "rating", "95 %", "games", "wins"
    );
    for bot in &standings.bots {
        let interval = format!("{:>6.2} to {:>5.2}", bot.low, bot.high);
        let _ = writeln!(
            text,
            "  {:<width$}{:>8.2}  {interval:^16}{:>9}{:>10}{:>8.1} %",
            bot.name,
            bot.rating,
            HumanCount(bot.games).to_string(),
            bot.wins,
            percent(bot.wins.count() / bot.games.max(1) as f64),
        );
    }
    let width = widest(standings.pairs.iter().map(pairing), "pairing");
    let _ = writeln!(
        text,
        "\n  {:<width$}{:>8}{:>10}{:>10}  {:^16}{:>8}",
        "pairing", "games", "wins", "share", "95 %", "fair"
    );
    for pair in &standings.pairs {
        let interval = format!("{:.1} to {:.1} %", percent(pair.low), percent(pair.high));
        let _ = writeln!(
            text,
            "  {:<width$}{:>8}{:>10}{:>8.1} %  {interval:^16}{:>6.1} %",
            pairing(pair),
            HumanCount(pair.games).to_string(),
            pair.wins_a,
            percent(pair.share),
            percent(pair.fair),
        );
    }
    if standings.without_winner > 0 {
        let _ = writeln!(text, "\n  {} games had no winner", standings.without_winner);
    }
    text
}

/// `priest against scribe`, `priest against 3 × scribe`, or with teams
/// `2 × priest against 2 × scribe`.
fn pairing(pair: &PairStanding) -> String {
    let seated = |name: &str, seats| match seats {
        1 => name.to_owned(),
        many => format!("{many} × {name}"),
    };
    format!(
        "{} against {}",
        seated(&pair.a, pair.seats_a),
        seated(&pair.b, pair.seats_b)
    )
}

fn widest(names: impl Iterator<Item = String>, title: &str) -> usize {
    let lengths = names.map(|name| name.chars().count());
    lengths.chain([title.len()]).max().unwrap_or(0)
}

fn percent(share: f64) -> f64 {
    100.0 * share
}
