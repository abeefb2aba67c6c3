//! `ennead sit`: lets a bot of somebody play at a table of a server, through the
//! same door as every client.
//!
//! How it comes to a seat is here; how it plays in `sit/sitting.rs`, who thinks
//! in `sit/mind.rs`.

mod mind;
mod sitting;

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use bots::Entrant;
use client::ClientError;
use client::http::Web;
use client::person::Person;
use client::tls::Trust;
use tabletop::{Outcome, Seat};
use wire::{Holder, Status, TableInfo};

use crate::arena::patience;
use words::say;

use crate::error::{CommandError, ProgramError};
use crate::games::whole_number;
use crate::locale::words;
use mind::Mind;
use sitting::Sitting;

#[derive(clap::Args)]
pub struct Args {
    /// The table, as the browser shows it, such as `https://ennead.example/table/…`
    #[arg(long, value_name = "URL")]
    table: String,

    /// The token that says in whose name it plays (see docs/outside-bots.md)
    #[arg(
        long,
        value_name = "TOKEN",
        env = "ENNEAD_TOKEN",
        hide_env_values = true,
        // One token in 64 begins with a hyphen.
        allow_hyphen_values = true
    )]
    token: String,

    /// Who plays: a program such as "cmd:python3 mybot.py", or a bot of the house: random,
    /// scribe, priest, pharaoh (priest:500 for 500 simulations a decision)
    #[arg(long, value_name = "BOT")]
    bot: String,

    /// Which seat to take, from 1 [default: the first that is free]
    #[arg(long, value_name = "N")]
    seat: Option<u8>,

    /// How many seconds the program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = patience,
          allow_negative_numbers = true)]
    timeout: Duration,

    /// Whose signature under the certificate of the server is believed besides those that
    /// browsers believe: a file of PEM
    #[arg(long, value_name = "FILE", env = "ENNEAD_CA")]
    ca: Option<PathBuf>,

    /// Let bots of the house act at once, where no person follows the game
    #[arg(long)]
    hurry: bool,

    /// What the bot's own chance follows from [default: chance]
    #[arg(long, value_name = "N", value_parser = whole_number, allow_negative_numbers = true)]
    seed: Option<u64>,
}

pub fn run(args: &Args) -> Result<String, CommandError> {
    let bot: Entrant = args.bot.parse()?;
    let seed = args.seed.unwrap_or_else(rand::random);
    let mind = Mind::new(&bot, args.timeout, seed)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| ProgramError::NotStarted {
            detail: error.to_string(),
        })?;
    runtime.block_on(sit(args, mind))
}

async fn sit(args: &Args, mut mind: Mind) -> Result<String, CommandError> {
    let mut trust = Trust::default();
    if let Some(file) = &args.ca {
        trust = trust.with_file(file).map_err(told)?;
    }
    let (web, path) = Web::find(&args.table, &trust).await.map_err(told)?;
    let id = path.trim_end_matches('/').rsplit('/').next();
    let id = id.unwrap_or_default();
    let person = Person::with_token(web, args.token.trim());
    let table = person.table(id).await.map_err(told)?;
    let seat = take_seat(&person, id, &table, args.seat).await?;
    announce(seat, table.status)?;
    mind.begin(&table.game, seat, table.seats.len())?;
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
    table: &TableInfo,
    wish: Option<u8>,
) -> Result<Seat, CommandError> {
    if table.status == Status::Finished {
        return Err(ProgramError::TableOver.into());
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
            Err(ClientError::Answer { status: 409, .. }) => {}
            Err(trouble) => return Err(told(trouble)),
        }
    }
    Err(match wish {
        Some(seat) => ProgramError::SeatNotFree { seat },
        None => ProgramError::NoSeatFree,
    }
    .into())
}

/// Said at once: the game may take long, or wait for others to come.
fn announce(seat: Seat, status: Status) -> Result<(), CommandError> {
    let id = match status {
        Status::Gathering => "sit-waiting",
        _ => "sit-playing",
    };
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", say!(words(), id, seat = seat.to_string()))
        .and_then(|()| out.flush())
        .map_err(|error| ProgramError::NoOutput {
            detail: error.to_string(),
        })?;
    Ok(())
}

fn how_it_ended(seat: Seat, outcome: Option<&Outcome>) -> String {
    let Some(outcome) = outcome else {
        return say!(words(), "sit-over") + "\n";
    };
    let reason = outcome.reason.as_str();
    let ended = match (outcome.won(seat), outcome.winners.is_empty()) {
        (true, _) => say!(words(), "sit-won", reason = reason),
        (false, true) => say!(words(), "sit-nobody", reason = reason),
        (false, false) => say!(
            words(),
            "sit-lost",
            winners = words().listed(outcome.winners.iter()),
            reason = reason
        ),
    };
    ended + "\n"
}

/// What went wrong on the way to the server, or why it says no.
fn told(error: ClientError) -> CommandError {
    let detail = error.to_string();
    let refused = match error {
        ClientError::Connect(error) => return error.into(),
        ClientError::Lost(detail) => return ProgramError::LineLost { detail }.into(),
        ClientError::Answer { body, .. } => serde_json::from_str(&body).ok(),
        ClientError::Broken(_) | ClientError::Cannot(_) => None,
    };
    match refused {
        Some::<wire::RequestError>(refused) => {
            let says = words().error(&refused).text;
            ProgramError::TableSays { says }.into()
        }
        None => ProgramError::StrangeServer { detail }.into(),
    }
}
