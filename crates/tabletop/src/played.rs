//! A game in progress, and what may be taken back.
//!
//! A seat takes back its own last actions freely, as long as the decision is
//! still its own and nothing came to light. Three things close the way back:
//! a reveal or a draw, an action of somebody else, and handing the decision
//! on. A sealed choice does not hand it on: while the others still choose, and
//! nobody has since, its owner may choose again. Everything else needs the
//! consent of the table.
//!
//! A table that goes back across a draw has seen what was drawn. So it goes on
//! with other dice, and nobody knows what will be drawn now.

use serde::{Deserialize, Serialize};

use crate::record::begin;
use crate::{
    Applied, Game, Journal, Record, RecordError, Seat, Seats, Seed, SetupError, Silent, state_hash,
};

/// Why something cannot be taken back, in one sentence for the person who asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoRefusal {
    /// The game has just begun.
    #[error("there is nothing to take back yet")]
    NothingPlayed,

    /// Somebody else acted last.
    #[error("{by} has acted since, so taking anything back needs the consent of the table")]
    NotYours {
        /// Who acted last.
        by: Seat,
    },

    /// A card was turned, a die was cast, a secret was told.
    #[error("something came to light, so taking it back needs the consent of the table")]
    Revealed,

    /// The decision is with somebody else now.
    #[error("it is no longer your decision, so taking it back needs the consent of the table")]
    Passed,

    /// The last action ended the game.
    #[error("the game is over, so taking the last action back needs the consent of the table")]
    Over,

    /// More was asked for than was played.
    #[error("only {played} actions have been taken, so {asked} cannot be taken back")]
    TooFar {
        /// How many actions were to be taken back.
        asked: usize,
        /// How many there are.
        played: usize,
    },
}

/// What an action would close, told before it is taken: after it nothing is taken
/// back without the consent of the table.
///
/// It is worked out from what its seat sees and from nothing else, so it tells no
/// secret. Where chance or hidden cards decide, it is what may happen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Closes {
    /// Something comes to light, or chance decides; the turn goes on.
    Reveals,
    /// Somebody else decides next.
    Passes,
    /// The seat's own turn is over.
    Turn,
}

/// What closes the way back for `seat`, which acted while those in `before` were
/// awaited and those in `after` are now; nothing if it may freely take it back.
pub fn closed_to(seat: Seat, before: Seats, after: Seats, applied: Applied) -> Option<UndoRefusal> {
    let sealed = before.len() > 1 && after == before.without(seat);
    if applied.revealed {
        Some(UndoRefusal::Revealed)
    } else if after.is_empty() {
        Some(UndoRefusal::Over)
    } else if after != before && !sealed {
        Some(UndoRefusal::Passed)
    } else {
        None
    }
}

/// What undo must know about an action taken.
#[derive(Clone, Copy, Debug)]
struct Past {
    /// Who was awaited when it was taken.
    awaited: Seats,
    revealed: bool,
}

/// What was taken back with the consent of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewound {
    /// How many actions.
    pub actions: usize,
    /// The seed of the dice that were taken since, if something had come to
    /// light. As secret as the first seed.
    pub dice: Option<Seed>,
}

/// A game in progress together with its record.
///
/// ```text
/// start ──act──▶ state ──act──▶ state      record: setup, seed, actions
///                  ◀──undo──
/// ```
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    record: Record<G>,
    start: G,
    state: G,
    /// One entry per action of the record.
    past: Vec<Past>,
}

impl<G: Game> Played<G> {
    /// A new game under the rules of today, or the reason why this setup
    /// cannot be.
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Played<G>, SetupError> {
        let start = G::start(&setup, seed)?;
        let record = Record::new(setup, seed, &start);
        Ok(Played::from_start(record, start))
    }

    /// A game under this version of the rules, if it can be played here.
    pub fn start_under(rules: u32, setup: G::Setup, seed: Seed) -> Result<Played<G>, RecordError> {
        let start = begin(rules, &setup, seed)?;
        let record = Record::under(rules, setup, seed, &start);
        Ok(Played::from_start(record, start))
    }

    fn from_start(record: Record<G>, start: G) -> Played<G> {
        Played {
            record,
            state: start.clone(),
            start,
            past: Vec::new(),
        }
    }

    /// Takes up a game where `record` leaves it. Everything is checked as by
    /// [`Record::replay`]; the way back is as open as it was.
    pub fn resume(record: Record<G>) -> Result<Played<G>, RecordError> {
        let start = begin(record.rules, &record.setup, record.seed)?;
        let mut past = Vec::with_capacity(record.actions.len());
        let state = record.replay_with(|moment| {
            past.push(Past {
                awaited: moment.before.awaiting(),
                revealed: moment.applied.revealed,
            });
        })?;
        Ok(Played {
            record,
            start,
            state,
            past,
        })
    }

    /// Plays what `record` holds by the rules of today, whatever rules and
    /// hashes it names.
    pub fn anew(record: Record<G>) -> Result<Played<G>, RecordError> {
        let mut played = Played::start_under(G::RULES_VERSION, record.setup, record.seed)?;
        for index in 0..=record.actions.len() {
            if let Some(seed) = record.dice.at(index) {
                played.renew_dice(seed);
            }
            if let Some(&(seat, action)) = record.actions.get(index) {
                played
                    .act(seat, action, &mut Silent)
                    .map_err(|refusal| played.record.refused(index, seat, action, &refusal))?;
            }
        }
        Ok(played)
    }

    /// The game as it stands.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The game so far, ready to be written.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Takes an action through the checked door, and records it.
    pub fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        journal: &mut impl Journal<G::Event>,
    ) -> Result<Applied, G::Refusal> {
        let awaited = self.state.awaiting();
        let step = self.state.apply(seat, action, journal)?;
        self.record.push(seat, action, &self.state);
        self.past.push(Past {
            awaited,
            revealed: step.revealed,
        });
        Ok(step)
    }

    /// Sets the dice anew, and records it.
    pub fn renew_dice(&mut self, seed: Seed) {
        self.state.renew_dice(seed);
        self.record.push_dice(seed, &self.state);
    }

    /// How many of its own last actions `seat` may take back without asking
    /// anybody; nothing if not even the last.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let played = self.past.len();
        let free = (1..=played)
            .take_while(|back| self.may_take_back(seat, played - back).is_ok())
            .count();
        (free > 0).then_some(free)
    }

    /// Why `seat` cannot take back its last action without asking; nothing if
    /// it can.
    pub fn undo_refusal(&self, seat: Seat) -> Option<UndoRefusal> {
        match self.past.len().checked_sub(1) {
            None => Some(UndoRefusal::NothingPlayed),
            Some(last) => self.may_take_back(seat, last).err(),
        }
    }

    /// Takes back the last action of `seat`. Gives the number of actions taken
    /// back, which is one.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.undo_refusal(seat).map_or(Ok(()), Err)?;
        Ok(self.rewind(1))
    }

    /// Takes back everything that `seat` may freely take back: its turn begins
    /// anew. Gives the number of actions taken back.
    pub fn undo_all(&mut self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.undo_refusal(seat).map_or(Ok(()), Err)?;
        Ok(self.rewind(self.free_undo(seat).unwrap_or(0)))
    }

    /// Takes back the last action as if it had never been taken: nobody has
    /// seen it, so that whatever it drew may be drawn again.
    pub fn take_back_unseen(&mut self) {
        if !self.past.is_empty() {
            self.rewind(1);
        }
    }

    /// Takes back the last `count` actions, whoever took them: the table has
    /// agreed. If something had come to light, the game goes on with the dice
    /// of a `fresh` seed.
    pub fn undo_with_consent(
        &mut self,
        count: usize,
        fresh: impl FnOnce() -> Seed,
    ) -> Result<Rewound, UndoRefusal> {
        let played = self.past.len();
        if played == 0 {
            return Err(UndoRefusal::NothingPlayed);
        }
        if count > played {
            return Err(UndoRefusal::TooFar {
                asked: count,
                played,
            });
        }
        let revealed = self.past[played - count..].iter().any(|past| past.revealed);
        let actions = self.rewind(count);
        let dice = revealed.then(fresh);
        if let Some(seed) = dice {
            self.renew_dice(seed);
        }
        Ok(Rewound { actions, dice })
    }

    /// Whether `seat` may take back the action with this index, once all later
    /// ones are taken back.
    fn may_take_back(&self, seat: Seat, index: usize) -> Result<(), UndoRefusal> {
        let (by, _) = self.record.actions[index];
        let Past { awaited, revealed } = self.past[index];
        let next = self.past.get(index + 1).map(|past| past.awaited);
        let next = next.unwrap_or_else(|| self.state.awaiting());
        if by != seat {
            return Err(UndoRefusal::NotYours { by });
        }
        closed_to(seat, awaited, next, Applied { revealed }).map_or(Ok(()), Err)
    }

    /// Goes `count` actions back by playing the others again, with the dice
    /// that were taken last.
    fn rewind(&mut self, count: usize) -> usize {
        let left = self.past.len() - count;
        self.past.truncate(left);
        self.record.cut(left);
        self.state = self.start.clone();
        for index in 0..left {
            self.record.roll_on(&mut self.state, index);
            // Each was accepted by the checked door in this very state, and
            // the battery holds both doors to the same result.
            let (seat, action) = self.record.actions[index];
            self.state.apply_unchecked(seat, action);
        }
        self.record.roll_on(&mut self.state, left);
        self.record.end = state_hash(&self.state);
        count
    }
}
