//! Outside bots between games.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::outside::{Outside, OutsideBotError, Program};

/// Programs that wait for their next game. Starting one may take longer than a
/// game: a language to be loaded, a network to be read.
pub(super) struct Stable {
    waiting: Mutex<Vec<(Program, Outside)>>,
    patience: Duration,
}

impl Stable {
    pub(super) fn new(patience: Duration) -> Stable {
        Stable {
            waiting: Mutex::default(),
            patience,
        }
    }

    /// One that waits, or a new one.
    pub(super) fn take(&self, program: &Program) -> Result<Outside, OutsideBotError> {
        let waiting = {
            let mut all = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            let place = all.iter().position(|(known, _)| known == program);
            place.map(|place| all.swap_remove(place).1)
        };
        match waiting {
            Some(outside) => Ok(outside),
            None => Outside::start(program, self.patience),
        }
    }

    /// It has played its game well and may play another.
    pub(super) fn put_back(&self, program: &Program, outside: Outside) {
        let mut all = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        all.push((program.clone(), outside));
    }
}
