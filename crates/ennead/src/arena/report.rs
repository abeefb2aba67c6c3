//! The standings, for a person or for a script.

use std::fmt::Write;

use bots::arena::{Arena, PairStanding, Standings, Style};
use indicatif::HumanCount;
use serde::Serialize;
use tabletop::Game;
use words::{Words, say};

use crate::error::CommandError;
use crate::input::to_json;
use crate::locale::locale;
use ::games::Hosted;

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
) -> Result<String, CommandError> {
    let figures = Figures {
        standings,
        game: G::NAME,
        setup: &arena.setup,
        style: style.name(),
        players: arena.schedule.players(),
        seed: arena.seed,
    };
    to_json(&figures)
}

/// Two small tables.
pub fn text<G: Hosted>(arena: &Arena<G>, style: Style, standings: &Standings) -> String {
    let words = &G::words(&arena.setup, locale());
    let head = say!(
        words,
        "arena-head",
        game = G::NAME,
        setup = G::describe(&arena.setup, words),
        style = style.name(),
        bots = arena.bots.len(),
        games = HumanCount(arena.schedule.games_each()).to_string(),
        seed = arena.seed.to_string()
    );
    let mut text = format!("{head}\n\n");
    let [bot, rating, games, wins, share, fair, pair] = [
        "arena-bot",
        "arena-rating",
        "arena-games",
        "arena-wins",
        "arena-share",
        "arena-fair",
        "arena-pairing",
    ]
    .map(|id| say!(words, id));
    let names = standings.bots.iter().map(|bot| bot.name.clone());
    let width = widest(names, &bot);
    let _ = writeln!(
        text,
        "  {bot:<width$}{rating:>8}  {:^16}{games:>9}{wins:>10}",
        "95 %"
    );
    for bot in &standings.bots {
        let interval = say!(
            words,
            "arena-interval",
            low = format!("{:.2}", bot.low),
            high = format!("{:.2}", bot.high)
        );
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
    let pairing = |pair| pairing(pair, words);
    let width = widest(standings.pairs.iter().map(pairing), &pair);
    let _ = writeln!(
        text,
        "\n  {pair:<width$}{games:>8}{wins:>10}{share:>10}  {:^16}{fair:>8}",
        "95 %"
    );
    for pair in &standings.pairs {
        let interval = say!(
            words,
            "arena-interval-percent",
            low = format!("{:.1}", percent(pair.low)),
            high = format!("{:.1}", percent(pair.high))
        );
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
        let games = standings.without_winner;
        let _ = writeln!(
            text,
            "\n  {}",
            say!(words, "arena-no-winner", games = games)
        );
    }
    text
}

/// `priest against scribe`, `priest against 3 × scribe`, or with teams
/// `2 × priest against 2 × scribe`.
fn pairing(pair: &PairStanding, words: &Words) -> String {
    let seated = |name: &str, seats| match seats {
        1 => name.to_owned(),
        many => format!("{many} × {name}"),
    };
    say!(
        words,
        "arena-against",
        one = seated(&pair.a, pair.seats_a),
        other = seated(&pair.b, pair.seats_b)
    )
}

fn widest(names: impl Iterator<Item = String>, title: &str) -> usize {
    let lengths = names.map(|name| name.chars().count());
    lengths.chain([title.chars().count()]).max().unwrap_or(0)
}

fn percent(share: f64) -> f64 {
    100.0 * share
}
