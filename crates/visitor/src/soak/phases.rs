//! Which floods went on when, and what each did to the server and to honest
//! people.

use std::time::Duration;

use tokio::time::Instant;

use super::floods::Flood;
use crate::error::Result;
use crate::load::Figures;
use crate::load::table::Time;
use crate::program::Running;

/// A stretch of time with one flood in it, or with all of them.
#[derive(Debug)]
pub struct Phase {
    flood: Option<Flood>,
    begun: Instant,
    ended: Instant,
    /// How long the server kept processors busy.
    busy: Duration,
    /// How much more memory it held at the end.
    grown: i64,
}

impl Phase {
    pub fn begin(flood: Option<Flood>, server: &Running) -> Phase {
        let now = Instant::now();
        Phase {
            flood,
            begun: now,
            ended: now,
            busy: server.processor_time(),
            grown: resident(server).unwrap_or_default(),
        }
    }

    pub fn end(mut self, server: &Running) -> Result<Phase> {
        self.ended = Instant::now();
        self.busy = server.processor_time().saturating_sub(self.busy);
        self.grown = resident(server)? - self.grown;
        Ok(self)
    }
}

fn resident(server: &Running) -> Result<i64> {
    Ok(server.memory()?.now as i64)
}

/// All of them.
#[derive(Debug, Default)]
pub struct Phases(Vec<Phase>);

/// What came of all phases with the same flood together.
#[derive(Clone, Debug)]
pub struct Meanwhile {
    /// The flood; nothing for all of them.
    pub flood: Option<&'static str>,
    /// Honest actions.
    pub actions: Figures,
    /// How much more memory there was after it than before, in bytes.
    pub grown: i64,
}

impl Phases {
    pub fn add(&mut self, phase: Phase) {
        self.0.push(phase);
    }

    /// What honest people noticed of each flood, and of all together.
    pub fn figures(&self, actions: &[Time]) -> Vec<Meanwhile> {
        let alone = Flood::ALL.into_iter().map(Some);
        alone
            .chain([None])
            .map(|flood| self.during(flood, actions))
            .collect()
    }

    fn during(&self, flood: Option<Flood>, actions: &[Time]) -> Meanwhile {
        let phases: Vec<&Phase> = self.0.iter().filter(|phase| phase.flood == flood).collect();
        let within = |time: &&Time| {
            let at = time.begun;
            phases
                .iter()
                .any(|phase| (phase.begun..phase.ended).contains(&at))
        };
        let times = actions.iter().filter(within).map(|time| time.took);
        let took = phases.iter().map(|phase| phase.ended - phase.begun).sum();
        let busy = phases.iter().map(|phase| phase.busy).sum();
        Meanwhile {
            flood: flood.map(Flood::name),
            actions: Figures::of(times.collect(), took, busy),
            grown: phases.iter().map(|phase| phase.grown).sum(),
        }
    }
}
