//! Kills the server at random moments of running games and looks whether
//! anything that was shown is lost, or anything was done twice.

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::error::{ClientError, Result};
use crate::guest::{Manners, Pulse};
use crate::party::{Party, Story};
use crate::program::{Program, Running};
use crate::table_kind::TableKind;

/// What to do.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How often to kill the server
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub kills: u32,

    /// The same seed kills after the same pauses
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// How many tables of persons are played at; one with a bot comes on top
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub tables: u8,

    /// The longest time between two kills, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 900)]
    pub longest: u32,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    kills: u32,
    before_well: u32,
    slowest_start: Duration,
    took: Duration,
    story: Story,
}

/// Runs the whole test.
pub async fn run(binary: PathBuf, args: &Args) -> Result<Report> {
    let program = Program::without_limits(binary);
    let begun = Instant::now();
    let mut server = program.start().await?;
    let (stop, stopped) = watch::channel(false);
    let mut parties = JoinSet::new();
    for number in 0..=u64::from(args.tables) {
        let party = Party {
            web: server.web.clone(),
            kind: kind(number),
            manners: Manners::default(),
            seed: args.seed << 8 | number,
            pulse: Pulse::default(),
        };
        parties.spawn(party.run(stopped.clone(), |_| {}));
    }
    let mut report = Report {
        kills: 0,
        before_well: 0,
        slowest_start: Duration::ZERO,
        took: Duration::ZERO,
        story: Story::default(),
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    while report.kills < args.kills {
        let pause = Duration::from_millis(u64::from(rng.random_range(1..=args.longest)));
        tokio::select! {
            () = sleep(pause) => {}
            Some(ended) = parties.join_next() => return Err(early(ended)),
        }
        report.kill(&mut server, &mut rng).await?;
    }
    // Everybody comes back once more and looks at everything.
    sleep(Duration::from_millis(500)).await;
    let _ = stop.send(true);
    while let Some(ended) = parties.join_next().await {
        report.story += ended.map_err(fallen)??;
    }
    report.took = begun.elapsed();
    Ok(report)
}

/// The first table has a bot, the others persons only, two or three of them.
fn kind(number: u64) -> TableKind {
    TableKind {
        players: 2 + (number % 2) as u8,
        bots: u8::from(number == 0),
    }
}

impl Report {
    /// Kills it and starts it again; now and then it is killed once more
    /// before it has come up.
    async fn kill(&mut self, server: &mut Running, rng: &mut Xoshiro256PlusPlus) -> Result<()> {
        server.kill()?;
        self.kills += 1;
        if rng.random_range(0..8) == 0 {
            server.respawn()?;
            sleep(Duration::from_millis(u64::from(
                rng.random_range(0..60_u32),
            )))
            .await;
            server.kill()?;
            self.kills += 1;
            self.before_well += 1;
        }
        let took = server.restart().await?;
        self.slowest_start = self.slowest_start.max(took);
        Ok(())
    }
}

fn early(ended: std::result::Result<Result<Story>, tokio::task::JoinError>) -> ClientError {
    match ended.map_err(fallen) {
        Ok(Ok(_)) => ClientError::Cannot("A party ended before its time.".to_owned()),
        Ok(Err(trouble)) | Err(trouble) => trouble,
    }
}

fn fallen(error: tokio::task::JoinError) -> ClientError {
    ClientError::Cannot(format!("A party fell: {error}."))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let story = &self.story;
        writeln!(
            f,
            "{} kills ({} before the server had come up) in {:.0} s; the slowest start took {} ms.",
            self.kills,
            self.before_well,
            self.took.as_secs_f64(),
            self.slowest_start.as_millis(),
        )?;
        writeln!(
            f,
            "{} games, {} of them to their end: {} actions, {} taken back, {} lines of chat.",
            story.games, story.finished, story.actions, story.undone, story.said
        )?;
        writeln!(
            f,
            "{} lines lost and found; {} deeds sent again were done once, {} refused, {} old ones known.",
            story.reconnects, story.resent_done, story.resent_refused, story.repeated
        )?;
        write!(
            f,
            "{} lines of the log and {} views compared with what had been shown: all the same.",
            story.lines, story.views
        )
    }
}
