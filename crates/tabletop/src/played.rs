//! A game in progress, and what may be taken back.
//!
//! A seat takes back its own last actions freely, as long as the decision is
//! still its own and nothing came to light. Three things close the way back:
//! a reveal or a draw, an action of somebody else, and handing the decision
//! on. A sealed choice does not hand it on: while the others still choose, and
//! nobody has since, its owner may choose again. Everything else needs the
//! consent of the table.

use crate::{Game, Journal, Record, RecordError, Seat, Seats, Seed, SetupError, Silent, Step};

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

/// What undo must know about an action taken.
#[derive(Clone, Copy, Debug)]
struct Past {
    /// Who was awaited when it was taken.
    awaited: Seats,
    revealed: bool,
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
    /// A new game, or the reason why this setup cannot be.
    pub fn start(setup: G::Setup, seed: Seed) -> Result<Played<G>, SetupError> {
        let start = G::start(&setup, seed)?;
        Ok(Played {
            record: Record::new(setup, seed, &start),
            state: start.clone(),
            start,
            past: Vec::new(),
        })
    }

    /// Takes up a game where `record` leaves it. Everything is checked as by
    /// [`Record::replay`]; the way back is as open as it was.
    pub fn resume(record: Record<G>) -> Result<Played<G>, RecordError> {
        let start = record.replay_to(0)?;
        let mut past = Vec::with_capacity(record.actions.len());
        let state = record.replay_with(|moment| {
            past.push(Past {
                awaited: moment.before.awaiting(),
                revealed: moment.step.revealed,
            });
        })?;
        Ok(Played {
            record,
            start,
            state,
            past,
        })
    }

    /// Takes up a game of which only the actions were kept, as a store does
    /// that appends one row per action. There are no hashes to compare, so
    /// the rules must be those the game was played by; lines in the error are
    /// those the record would have.
    pub fn rebuild(
        setup: G::Setup,
        seed: Seed,
        actions: impl IntoIterator<Item = (Seat, G::Action)>,
    ) -> Result<Played<G>, RecordError> {
        let mut played = Played::start(setup, seed).map_err(|error| RecordError::SetupRefused {
            reason: error.to_string(),
        })?;
        for (index, (seat, action)) in actions.into_iter().enumerate() {
            played
                .act(seat, action, &mut Silent)
                .map_err(|refusal| played.record.refused(index, seat, action, &refusal))?;
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
    ) -> Result<Step, G::Refusal> {
        let awaited = self.state.awaiting();
        let step = self.state.apply(seat, action, journal)?;
        self.record.push(seat, action, &self.state);
        self.past.push(Past {
            awaited,
            revealed: step.revealed,
        });
        Ok(step)
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

    /// Takes back the last `count` actions, whoever took them: the table has
    /// agreed. Gives the number of actions taken back.
    pub fn undo_with_consent(&mut self, count: usize) -> Result<usize, UndoRefusal> {
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
        Ok(self.rewind(count))
    }

    /// Whether `seat` may take back the action with this index, once all later
    /// ones are taken back.
    fn may_take_back(&self, seat: Seat, index: usize) -> Result<(), UndoRefusal> {
        let (by, _) = self.record.actions[index];
        let Past { awaited, revealed } = self.past[index];
        let next = self.past.get(index + 1).map(|past| past.awaited);
        let next = next.unwrap_or_else(|| self.state.awaiting());
        let sealed = awaited.len() > 1 && next == awaited.without(seat);
        if by != seat {
            Err(UndoRefusal::NotYours { by })
        } else if revealed {
            Err(UndoRefusal::Revealed)
        } else if next.is_empty() {
            Err(UndoRefusal::Over)
        } else if next != awaited && !sealed {
            Err(UndoRefusal::Passed)
        } else {
            Ok(())
        }
    }

    /// Goes `count` actions back by playing the others again.
    fn rewind(&mut self, count: usize) -> usize {
        let left = self.past.len() - count;
        self.state = self.start.clone();
        for &(seat, action) in &self.record.actions[..left] {
            // Each was accepted by the checked door in this very state, and
            // the battery holds both doors to the same result.
            self.state.apply_unchecked(seat, action);
        }
        self.past.truncate(left);
        self.record.cut(left, &self.state);
        count
    }
}
