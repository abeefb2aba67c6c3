//! `ennead sit`: lets a bot of somebody play at a table of a server, through the
//! same door as every client.
//!
//! How it comes to a seat is here; how it plays in `sit/sitting.rs`, who thinks
//! in `sit/mind.rs`.

mod mind;
mod sitting;

use std::io::Write;
use std::time::Duration;

use bots::Entrant;
use client::Trouble;
use client::http::Web;
use client::person::{Person, Table};
use tabletop::{Outcome, Seat};
use wire::{Holder, Status};

use crate::arena::patience;
use crate::games::whole_number;
use crate::problem::Problem;
use mind::Mind;
use sitting::Sitting;

#[derive(clap::Args)]
pub struct Args {
    /// The table, as the browser shows it, such as `http://localhost:8000/table/…`
    #[arg(long, value_name = "URL")]
    table: String,

    /// The token that says in whose name it plays (see docs/outside-bots.md)
    #[arg(
        long,
        value_name = "TOKEN",
        env = "ENNEAD_TOKEN",
        hide_env_values = true
    )]
    token: String,

    /// Who plays: a program such as "cmd:python3 mybot.py", or random
    #[arg(long, value_name = "BOT")]
    bot: String,

    /// Which seat to take, from 1 [default: the first that is free]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    /// How many seconds the program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = patience,
          allow_negative_numbers = true)]
    timeout: Duration,

    /// Let bots of the house act at once, where no person follows the game
    #[arg(long)]
    hurry: bool,

    /// What the bot's own chance follows from [default: chance]
    #[arg(long, value_name = "N", value_parser = whole_number, allow_negative_numbers = true)]
    seed: Option<u64>,
}

pub fn run(args: &Args) -> Result<String, Problem> {
    let bot: Entrant = args
        .bot
        .parse()
        .map_err(|error: bots::EntryError| Problem::new(error.to_string()))?;
    let seed = args.seed.unwrap_or_else(rand::random);
    let mind = Mind::new(&bot, args.timeout, seed)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| Problem::new(format!("no thread can be started: {error}")))?;
    runtime.block_on(sit(args, mind))
}

async fn sit(args: &Args, mut mind: Mind) -> Result<String, Problem> {
    let (web, path) = Web::find(&args.table).await.map_err(told)?;
    let id = path.trim_end_matches('/').rsplit('/').next();
    let id = id.unwrap_or_default();
    let person = Person::with_token(web, args.token.trim());
    let table = person.table(id).await.map_err(told)?;
    let seat = take_seat(&person, id, &table, args.seat).await?;
    announce(seat, table.status)?;
    mind.begin(&table.game, seat, table.seats.len());
    let mut sitting = Sitting::new(person.clone(), id, &table.game, seat, mind);
    sitting.hurry = args.hurry;
    sitting.play().await?;
    let outcome = person.table(id).await.map_err(told)?.outcome;
    sitting.leave(outcome.as_ref());
    Ok(how_it_ended(seat, outcome.as_ref()))
}

/// The seat that is ours, or the first that is free.
async fn take_seat(
    person: &Person,
    id: &str,
    table: &Table,
    wish: Option<u8>,
) -> Result<Seat, Problem> {
    if table.status == Status::Finished {
        return Err(Problem::new("the game at this table is over"));
    }
    let wanted = |seat: Seat| wish.is_none_or(|wish| seat.0 + 1 == wish);
    let seats = || table.seats.iter().filter(|info| wanted(info.seat));
    let mine = |holder: &Holder| matches!(holder, Holder::Person { me: true, .. });
    if let Some(info) = seats().find(|info| mine(&info.holder)) {
        return Ok(info.seat);
    }
    for info in seats().filter(|info| info.holder == Holder::Open) {
        match person.sit(id, info.seat).await {
            Ok(()) => return Ok(info.seat),
            // Somebody was quicker; another may be free.
            Err(Trouble::Answer { status: 409, .. }) => {}
            Err(trouble) => return Err(told(trouble)),
        }
    }
    Err(Problem::new(match wish {
        Some(number) => format!("seat {number} of this table is not free"),
        None => "no seat of this table is free".to_owned(),
    }))
}

/// Said at once: the game may take long, or wait for others to come.
fn announce(seat: Seat, status: Status) -> Result<(), Problem> {
    let when = match status {
        Status::Gathering => "waiting for the game to begin",
        _ => "the game is on",
    };
    let mut out = std::io::stdout().lock();
    writeln!(out, "Sits in seat {seat}; {when}.")
        .and_then(|()| out.flush())
        .map_err(|error| Problem::new(format!("standard output cannot be written: {error}")))
}

fn how_it_ended(seat: Seat, outcome: Option<&Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "The game is over.\n".to_owned();
    };
    let winners: Vec<String> = outcome
        .winners
        .iter()
        .map(|seat| seat.to_string())
        .collect();
    let won = match (outcome.won(seat), winners.is_empty()) {
        (true, _) => "Won".to_owned(),
        (false, true) => "Nobody won".to_owned(),
        (false, false) => format!("Lost to {}", winners.join(" and ")),
    };
    format!("{won} ({}).\n", outcome.reason)
}

/// What went wrong on the way to the server, in the server's own words where it
/// has some.
fn told(trouble: Trouble) -> Problem {
    if let Trouble::Answer { body, .. } = &trouble
        && let Ok(refusal) = serde_json::from_str::<wire::Trouble>(body)
    {
        return Problem::new(format!("the table says: {}", refusal.message));
    }
    Problem::new(trouble.to_string())
}
