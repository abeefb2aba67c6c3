//! What was measured, and how it reads.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::program::megabytes;

/// One run.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// Actions that reached everybody.
    pub actions: u64,
    /// How long it went on.
    pub seconds: f64,
    /// Actions in a second.
    pub per_second: f64,
    /// Half of them reached the last viewer within this time.
    pub p50_ms: f64,
    /// 99 of 100 did.
    pub p99_ms: f64,
    /// All did.
    pub max_ms: f64,
    /// How many cores the server kept busy.
    pub cores: f64,
}

impl Figures {
    /// From the time each action took.
    pub fn of(mut times: Vec<Duration>, took: Duration, busy: Duration) -> Figures {
        times.sort_unstable();
        let seconds = took.as_secs_f64();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            let time = times.get(place.min(times.len().saturating_sub(1)));
            time.map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Figures {
            actions: times.len() as u64,
            seconds,
            per_second: times.len() as f64 / seconds,
            p50_ms: at(0.5),
            p99_ms: at(0.99),
            max_ms: at(1.0),
            cores: busy.as_secs_f64() / seconds,
        }
    }
}

/// Everything.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Tables played at.
    pub tables: u32,
    /// Players at each.
    pub players: u8,
    /// Idle sockets.
    pub idle: u32,
    /// Idle sockets that were lost on the way.
    pub idle_lost: u32,
    /// Pharaohs that thought meanwhile, without a pause.
    pub pharaohs: u8,
    /// How often they acted.
    pub pharaoh_actions: u32,
    /// All sockets.
    pub sockets: u32,
    /// Resident memory of the server before anybody came, in bytes.
    pub memory_empty: u64,
    /// With everybody there.
    pub memory_joined: u64,
    /// At the end.
    pub memory_end: u64,
    /// At its peak.
    pub memory_peak: u64,
    /// The mean time a table thought about an action.
    pub think_ms: u32,
    /// At the pace of people.
    pub paced: Figures,
    /// As fast as it goes.
    pub saturated: Figures,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} tables of {} and a spectator, {} idle sockets besides ({} lost): {} sockets.\n",
            self.tables, self.players, self.idle, self.idle_lost, self.sockets
        )?;
        if self.pharaohs > 0 {
            writeln!(
                f,
                "{} pharaohs thought at one more table and acted {} times.\n",
                self.pharaohs, self.pharaoh_actions
            )?;
        }
        writeln!(
            f,
            "{:<26} {:>10} {:>9} {:>9} {:>9} {:>13}",
            "run", "actions/s", "p50 ms", "p99 ms", "max ms", "server cores"
        )?;
        let paced = format!("{} ms thought per action", self.think_ms);
        for (name, run) in [
            (paced.as_str(), &self.paced),
            ("as fast as it goes", &self.saturated),
        ] {
            writeln!(
                f,
                "{name:<26} {:>10.0} {:>9.2} {:>9.2} {:>9.2} {:>13.2}",
                run.per_second, run.p50_ms, run.p99_ms, run.max_ms, run.cores
            )?;
        }
        write!(
            f,
            "\nResident memory of the server: {:.0} MB empty, {:.0} MB with everybody there, {:.0} MB at the end, {:.0} MB at its peak.",
            megabytes(self.memory_empty),
            megabytes(self.memory_joined),
            megabytes(self.memory_end),
            megabytes(self.memory_peak),
        )
    }
}
