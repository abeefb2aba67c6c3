//! Many tables at once over real sockets: how many actions a second, and how
//! long from an action to everybody who looks on.

mod crowd;
mod figures;
pub(crate) mod table;

use std::path::PathBuf;
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep};

use self::crowd::Crowd;
use self::table::{Pace, Timed};
use crate::error::{ClientError, Result};
use crate::guest::{Manners, Pulse};
use crate::http::Web;
use crate::line::{From, Line};
use crate::party::{Party, Seating};
use crate::person::Person;
use crate::program::{Program, Running};
use crate::table_kind::TableKind;

pub use self::figures::{Figures, Report};

/// How many tables are opened at the same time.
const OPENING: usize = 16;

/// How long the aftermath of a run may take.
const BREATH: Duration = Duration::from_secs(1);

/// What to do.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many tables are played at
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub tables: u32,

    /// How many sit at each; one more looks on
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: u8,

    /// How many more look on at tables where nothing happens
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub idle: u32,

    /// At how many tables those are
    #[arg(long, value_name = "N", default_value_t = 250)]
    pub quiet_tables: u32,

    /// How many pharaohs think without a pause at one more table
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub pharaohs: u8,

    /// How long each run is
    #[arg(long, value_name = "S", default_value_t = 30)]
    pub seconds: u32,

    /// How long a table thinks about an action on average, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub think: u32,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Runs it: as fast as it goes first, which takes the games to their middle,
/// then at the pace of people.
pub async fn run(binary: PathBuf, args: &Args) -> Result<Report> {
    raise_file_limit(args)?;
    let program = Program::without_limits(binary);
    let server = program.start().await?;
    let empty = server.memory()?.now;
    let tables = open_tables(server.web.clone(), args.tables, args.players).await?;
    let quiet = open_tables(server.web.clone(), args.quiet_tables, 2).await?;
    let mut live = Vec::new();
    for (number, seating) in tables.iter().enumerate() {
        live.push(Timed::open(seating, number as u64).await?);
    }
    let pharaohs = Pharaohs::seat(server.web.clone(), args.pharaohs).await?;
    let crowd = Crowd::gather(server.web.clone(), &quiet, args.idle).await?;
    sleep(BREATH).await;
    let joined = server.memory()?.now;
    let seconds = Duration::from_secs(u64::from(args.seconds));
    let (saturated, live) = measure(&server, live, Pace::AtOnce, seconds).await?;
    sleep(BREATH).await;
    let think = Duration::from_millis(u64::from(args.think));
    let (paced, live) = measure(&server, live, Pace::Think(think), seconds).await?;
    let memory = server.memory()?;
    Ok(Report {
        tables: args.tables,
        players: args.players,
        idle: args.idle,
        idle_lost: crowd.lost(),
        pharaohs: args.pharaohs,
        pharaoh_actions: pharaohs.actions().await?,
        sockets: live.iter().map(Timed::viewers).sum::<usize>() as u32 + args.idle,
        memory_empty: empty,
        memory_joined: joined,
        memory_end: memory.now,
        memory_peak: memory.peak,
        think_ms: args.think,
        paced,
        saturated,
    })
}

/// A table of bots that think as long as they may, one decision after the
/// other. Bots alone think while somebody looks.
struct Pharaohs(Option<(Person, String, JoinHandle<()>)>);

impl Pharaohs {
    async fn seat(web: Web, players: u8) -> Result<Pharaohs> {
        if players == 0 {
            return Ok(Pharaohs(None));
        }
        let host = Person::arrive(web).await?;
        let table = TableKind {
            players,
            bots: players,
        }
        .open_for_bots(&host, "pharaoh")
        .await?;
        let mut line = Line::open(&host, &table, From::default()).await?;
        let looks = tokio::spawn(async move { while line.hear().await.is_ok() {} });
        Ok(Pharaohs(Some((host, table, looks))))
    }

    /// How often they have acted.
    async fn actions(&self) -> Result<u32> {
        match &self.0 {
            Some((host, table, _)) => Ok(host.table(table).await?.count),
            None => Ok(0),
        }
    }
}

/// Both processes hold one file for each socket.
fn raise_file_limit(args: &Args) -> Result<()> {
    let needed =
        u64::from(args.tables) * (u64::from(args.players) + 1) + u64::from(args.idle) + 200;
    let limit = rlimit::increase_nofile_limit(needed).map_err(|error| {
        ClientError::Cannot(format!("The limit of open files cannot be seen: {error}."))
    })?;
    if limit >= needed {
        Ok(())
    } else {
        Err(ClientError::Cannot(format!(
            "{needed} open files are needed and {limit} allowed: raise `ulimit -Hn`, or ask for less."
        )))
    }
}

async fn open_tables(web: Web, count: u32, players: u8) -> Result<Vec<Seating>> {
    let party = Party {
        web,
        kind: TableKind { players, bots: 0 },
        manners: Manners::default(),
        seed: 0,
        pulse: Pulse::default(),
    };
    let party = &party;
    stream::iter(0..count)
        .map(|_| party.try_to_seat())
        .buffer_unordered(OPENING)
        .try_collect()
        .await
}

/// Plays at all tables for a while.
async fn measure(
    server: &Running,
    live: Vec<Timed>,
    pace: Pace,
    seconds: Duration,
) -> Result<(Figures, Vec<Timed>)> {
    let (stop, stopped) = watch::channel(false);
    let busy = server.processor_time();
    let begun = Instant::now();
    let mut tasks = JoinSet::new();
    for table in live {
        tasks.spawn(table.play(pace, stopped.clone()));
    }
    sleep(seconds).await;
    let took = begun.elapsed();
    let busy = server.processor_time().saturating_sub(busy);
    let _ = stop.send(true);
    let mut live = Vec::new();
    let mut times = Vec::new();
    while let Some(done) = tasks.join_next().await {
        let mut table =
            done.map_err(|error| ClientError::Cannot(format!("A table fell: {error}.")))??;
        times.extend(table.times.drain(..).map(|time| time.took));
        live.push(table);
    }
    Ok((Figures::of(times, took, busy), live))
}
