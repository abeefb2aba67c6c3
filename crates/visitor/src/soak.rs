//! A long time at many tables while everything that could be too much goes on:
//! honest people must not notice, and memory must stay flat.
//!
//! Everybody comes from an address of their own, as a proxy in front would name
//! it; every connection goes to this machine. Floods come one by one, then all
//! together, again and again. They have threads of their own, behind everybody
//! else's: what is measured is how the server bears them, and whoever floods a
//! real one does so with other people's processors.

mod floods;
mod honest;
mod phases;
mod report;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt, stream};
use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use self::floods::{Field, Flood};
use self::honest::{Bots, LogIns, Times};
use self::phases::{Phase, Phases};
use crate::error::{ClientError, Result};
use crate::guest::{Manners, Pulse};
use crate::http::Web;
use crate::load::{Figures, table::Pace};
use crate::party::{Party, Story};
use crate::program::{Memory, Program, Running};
use crate::table_kind::TableKind;

pub use self::report::Report;

/// How many tables are opened at the same time.
const OPENING: usize = 16;

/// All floods have come, alone and together, after this share of the time.
const CYCLES: u32 = 10;

/// A flood alone goes on for so long at least.
const SHORTEST: Duration = Duration::from_secs(1);

/// One honest table in so many keeps a diary, which is held against the log.
const DIARY_ONE_IN: u32 = 10;

/// What to do.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How long
    #[arg(long, value_name = "M", default_value_t = 30.0)]
    pub minutes: f64,

    /// How many tables honest people play at
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub tables: u32,

    /// How long a table thinks about an action on average, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000)]
    pub think: u32,

    /// Within this time 99 of 100 honest actions must have reached everybody, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 50.0)]
    pub p99: f64,

    /// Within this time 99 of 100 honest people must be logged in, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000.0)]
    pub login: f64,

    /// Within this time 99 of 100 decisions of an honest table's bot must be taken, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 3000.0)]
    pub bot: f64,

    /// How much more memory the server may hold at the end than after a tenth of the time, in MB
    #[arg(long, value_name = "MB", default_value_t = 150)]
    pub growth: u64,
}

impl Args {
    fn lasts(&self) -> Duration {
        Duration::from_secs_f64(self.minutes.max(0.0) * 60.0)
    }
}

/// Runs it. What honest people went through is trouble if anything was lost or
/// refused; whether it was quick enough is for the report to judge.
pub async fn run(binary: PathBuf, args: &Args) -> Result<Report> {
    raise_file_limit(args)?;
    let program = Program {
        limits: true,
        behind_proxy: true,
        ..Program::without_limits(binary)
    };
    let server = program.start().await?;
    let (stop, stopped) = watch::channel(false);
    let field = Arc::new(Field::lay_out(server.web.clone()).await?);
    let mut honest = Honest::gather(server.web.clone(), args, &stopped).await?;
    let busy = server.processor_time();
    let begun = Instant::now();
    let storm = Storm::gather(Arc::clone(&field))?;
    let (phases, memory) = honest.endure(&server, &storm, args.lasts()).await?;
    let took = begun.elapsed();
    let busy = server.processor_time().saturating_sub(busy);
    let _ = stop.send(true);
    let (times, story) = honest.leave().await?;
    let figures = |times: Vec<Duration>| Figures::of(times, took, busy);
    let (sent, meanwhile) = (field.sent(), phases.figures(&times.actions));
    Ok(Report {
        args: args.clone(),
        actions: figures(times.actions.iter().map(|time| time.took).collect()),
        log_ins: figures(times.log_ins),
        bots: figures(times.bots),
        sent,
        meanwhile,
        memory,
        story,
    })
}

/// Where floods are made: on threads of their own, which come after everybody
/// else's.
struct Storm {
    field: Arc<Field>,
    /// Taken when it is over: it may not end where others still run.
    runtime: Option<Runtime>,
}

impl Storm {
    fn gather(field: Arc<Field>) -> Result<Storm> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .thread_name("flood")
            .on_thread_start(behind_everybody)
            .build()
            .map_err(|error| ClientError::Cannot(format!("No threads can be had: {error}.")))?;
        Ok(Storm {
            field,
            runtime: Some(runtime),
        })
    }

    fn begin(&self, floods: &[Flood], until: Instant) -> JoinSet<()> {
        let mut raging = JoinSet::new();
        if let Some(runtime) = &self.runtime {
            for &flood in floods {
                let rage = flood.rage(Arc::clone(&self.field), until);
                raging.spawn_on(rage, runtime.handle());
            }
        }
        raging
    }
}

impl Drop for Storm {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// The thread comes after those of everybody else: whoever floods a server has
/// machines of their own, and what honest people may suffer from is the server's
/// work for the flood, not the making of it on the same processors. If the system
/// does not allow that, the figures are worse, and no less true.
fn behind_everybody() {
    let _ = set_current_thread_priority(ThreadPriority::Min);
}

/// Both processes hold one file for each connection.
fn raise_file_limit(args: &Args) -> Result<()> {
    let needed = u64::from(args.tables) * 4 + 2_000;
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

/// What one of the honest brings home.
enum Home {
    Times(Times),
    Story(Story),
}

/// All honest people.
struct Honest(JoinSet<Result<Home>>);

impl Honest {
    async fn gather(web: Web, args: &Args, stop: &watch::Receiver<bool>) -> Result<Honest> {
        let mut all = JoinSet::new();
        let think = Duration::from_millis(u64::from(args.think));
        let (diaries, timed): (Vec<u32>, Vec<u32>) =
            (0..args.tables).partition(|table| table % DIARY_ONE_IN == 1);
        for table in diaries {
            let party = party(&web, table, think);
            let stop = stop.clone();
            all.spawn(async move { party.run(stop, |_| {}).await.map(Home::Story) });
        }
        let tables: Vec<honest::Table> = stream::iter(timed)
            .map(|table| honest::Table::open(party(&web, table, think), u64::from(table)))
            .buffer_unordered(OPENING)
            .try_collect()
            .await?;
        for table in tables {
            let stop = stop.clone();
            all.spawn(async move { table.play(Pace::Think(think), stop).await.map(Home::Times) });
        }
        let log_ins = LogIns::prepare(&web).await?;
        let log_ins = log_ins.go_on(stop.clone());
        all.spawn(async move { log_ins.await.map(Home::Times) });
        let bots = Bots { web }.play(stop.clone());
        all.spawn(async move { bots.await.map(Home::Times) });
        Ok(Honest(all))
    }

    /// Plays on through all floods; gives what went on when, and the memory
    /// after each round.
    async fn endure(
        &mut self,
        server: &Running,
        storm: &Storm,
        lasts: Duration,
    ) -> Result<(Phases, Vec<Memory>)> {
        let end = Instant::now() + lasts;
        let floods = Flood::ALL.len() as u32;
        let alone = (lasts / CYCLES / (2 * floods)).max(SHORTEST);
        let mut phases = Phases::default();
        let mut memory = Vec::new();
        while Instant::now() < end {
            for flood in Flood::ALL {
                let until = end.min(Instant::now() + alone);
                let phase = Phase::begin(Some(flood), server);
                self.flooded(storm, &[flood], until).await?;
                phases.add(phase.end(server)?);
            }
            let until = end.min(Instant::now() + alone * floods);
            let phase = Phase::begin(None, server);
            self.flooded(storm, &Flood::ALL, until).await?;
            phases.add(phase.end(server)?);
            memory.push(server.memory()?);
        }
        Ok((phases, memory))
    }

    async fn flooded(&mut self, storm: &Storm, floods: &[Flood], until: Instant) -> Result<()> {
        let mut raging = storm.begin(floods, until);
        tokio::select! {
            () = sleep_until(until) => {}
            Some(home) = self.0.join_next() => {
                home.map_err(fallen)??;
                return Err(ClientError::Cannot("A table ended before its time.".to_owned()));
            }
        }
        // Each ends by itself when its time is up.
        while let Some(ended) = raging.join_next().await {
            ended.map_err(fallen)?;
        }
        Ok(())
    }

    async fn leave(mut self) -> Result<(Times, Story)> {
        let (mut times, mut story) = (Times::default(), Story::default());
        while let Some(home) = self.0.join_next().await {
            match home.map_err(fallen)?? {
                Home::Times(more) => times.append(more),
                Home::Story(more) => story += more,
            }
        }
        Ok((times, story))
    }
}

/// The people of a table, who come from one address.
fn party(web: &Web, table: u32, think: Duration) -> Party {
    Party {
        web: web.seen_from([10, 1, (table >> 8) as u8, table as u8]),
        kind: TableKind {
            players: 2,
            bots: 0,
        },
        manners: Manners {
            think,
            ..Manners::default()
        },
        seed: u64::from(table),
        pulse: Pulse::default(),
    }
}

fn fallen(error: tokio::task::JoinError) -> ClientError {
    ClientError::Cannot(format!("A guest or a flood fell: {error}."))
}
