//! A million messages that no honest client sends, to tables at which honest
//! guests play: none is accepted, the games go on, memory stays flat.

mod attacker;
mod declared;
mod flood;
mod messages;
mod requests;

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use self::attacker::Attacker;
use self::declared::Declared;
use crate::error::{ClientError, Result};
use crate::guest::{Manners, Pulse};
use crate::party::{Party, Seating, Story};
use crate::program::{Program, Running, megabytes};
use crate::table_kind::TableKind;

/// How long no honest action may be done before the games count as stopped.
const STANDSTILL: Duration = Duration::from_secs(15);

/// What to do.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many hostile messages to send
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub messages: u64,

    /// The same seed sends the same kinds of messages
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// How many tables honest guests play at
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub tables: u8,

    /// How many attack at the same time
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub attackers: u8,

    /// How much more memory the server may hold at the end than after a tenth of the attack, in MB
    #[arg(long, value_name = "MB", default_value_t = 40)]
    pub growth: u64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    answers: BTreeMap<String, u64>,
    sent: u64,
    took: Duration,
    warm: u64,
    end: u64,
    peak: u64,
    story: Story,
    flood: flood::Report,
}

/// What all attackers share.
struct Field {
    /// Where honest guests play now, party by party.
    targets: Mutex<Vec<Option<Seating>>>,
    /// Messages still to be sent.
    left: AtomicU64,
    /// How the server answered, by name.
    answers: Mutex<BTreeMap<String, u64>>,
    /// What it says it can answer.
    declared: Declared,
}

impl Field {
    fn target(&self, nth: usize) -> Option<Seating> {
        let targets = self.targets.lock().unwrap_or_else(PoisonError::into_inner);
        let present: Vec<&Seating> = targets.iter().flatten().collect();
        present
            .get(nth % present.len().max(1))
            .map(|&seating| seating.clone())
    }

    fn opened(&self, party: usize, seating: &Seating) {
        let mut targets = self.targets.lock().unwrap_or_else(PoisonError::into_inner);
        targets[party] = Some(seating.clone());
    }

    /// Takes up to `most` messages out of what is left to send.
    fn take(&self, most: u64) -> u64 {
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                Some(left - left.min(most))
            });
        taken.map_or(0, |before| before.min(most))
    }

    fn count(&self, answer: String) {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        *answers.entry(answer).or_default() += 1;
    }
}

/// Runs the whole test.
pub async fn run(binary: PathBuf, args: &Args) -> Result<Report> {
    let begun = Instant::now();
    let program = Program::without_limits(binary);
    let server = program.start().await?;
    let field = Arc::new(Field {
        targets: Mutex::new(vec![None; usize::from(args.tables)]),
        left: AtomicU64::new(args.messages),
        answers: Mutex::default(),
        declared: Declared::by(server.web.clone()).await?,
    });
    let pulse = Pulse::default();
    let (stop, stopped) = watch::channel(false);
    let mut parties = JoinSet::new();
    for number in 0..usize::from(args.tables) {
        let party = Party {
            web: server.web.clone(),
            kind: TableKind {
                players: 2 + (number % 3) as u8,
                bots: u8::from(number % 2 == 1),
            },
            manners: Manners {
                think: Duration::from_millis(20),
                ..Manners::default()
            },
            seed: args.seed << 8 | number as u64,
            pulse: pulse.clone(),
        };
        let field = Arc::clone(&field);
        parties.spawn(party.run(stopped.clone(), move |seating| {
            field.opened(number, seating)
        }));
    }
    let mut attackers = JoinSet::new();
    for number in 0..args.attackers {
        let seed = args.seed << 16 | u64::from(number);
        attackers.spawn(Attacker::new(server.web.clone(), Arc::clone(&field), seed).attack());
    }
    let warm = watch_over(&server, &field, args, &pulse, &mut parties, &mut attackers).await?;
    let took = begun.elapsed();
    let _ = stop.send(true);
    let mut story = Story::default();
    while let Some(ended) = parties.join_next().await {
        story += ended.map_err(fallen)??;
    }
    let memory = server.memory()?;
    let grown = memory.now.saturating_sub(warm);
    if grown > args.growth * 1_000_000 {
        return Err(ClientError::broken(format!(
            "the server has grown by {:.1} MB during the attack",
            megabytes(grown)
        )));
    }
    drop(server);
    let answers = field
        .answers
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone();
    Ok(Report {
        answers,
        sent: args.messages,
        took,
        warm,
        end: memory.now,
        peak: memory.peak,
        story,
        flood: flood::run(&program).await?,
    })
}

type Ends<T> = JoinSet<Result<T>>;

/// Waits until all is sent. Gives the memory after a tenth of it.
async fn watch_over(
    server: &Running,
    field: &Field,
    args: &Args,
    pulse: &Pulse,
    parties: &mut Ends<Story>,
    attackers: &mut Ends<()>,
) -> Result<u64> {
    let mut warm = None;
    let mut last = (pulse.beats(), Instant::now());
    loop {
        tokio::select! {
            () = sleep(Duration::from_millis(200)) => {}
            Some(ended) = parties.join_next() => {
                ended.map_err(fallen)??;
                return Err(ClientError::Cannot("A party ended before its time.".to_owned()));
            }
            ended = attackers.join_next() => match ended {
                Some(ended) => ended.map_err(fallen)??,
                None => return warm.map_or_else(|| Ok(server.memory()?.now), Ok),
            }
        }
        if warm.is_none() && field.left.load(Ordering::Relaxed) <= args.messages / 10 * 9 {
            warm = Some(server.memory()?.now);
        }
        if pulse.beats() > last.0 {
            last = (pulse.beats(), Instant::now());
        } else if last.1.elapsed() > STANDSTILL {
            return Err(ClientError::broken("the honest games stand still"));
        }
    }
}

fn fallen(error: tokio::task::JoinError) -> ClientError {
    ClientError::Cannot(format!("A guest or an attacker fell: {error}."))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} hostile messages in {:.0} s, none accepted. Answers:",
            self.sent,
            self.took.as_secs_f64()
        )?;
        for (answer, times) in &self.answers {
            writeln!(f, "  {times:>9}  {answer}")?;
        }
        writeln!(
            f,
            "Meanwhile {} honest actions in {} games ({} to their end), all in the logs and records, and nothing else.",
            self.story.actions, self.story.games, self.story.finished
        )?;
        writeln!(
            f,
            "Resident memory: {:.1} MB after a tenth, {:.1} MB at the end, {:.1} MB at its peak.",
            megabytes(self.warm),
            megabytes(self.end),
            megabytes(self.peak)
        )?;
        write!(f, "{}", self.flood)
    }
}
