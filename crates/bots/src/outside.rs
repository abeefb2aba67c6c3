//! A bot that is a program of its own, in any language: it is told and asked
//! one JSON object a line on its standard input, and answers on its standard
//! output. `docs/outside-bots.md` is the page for those who write one.
//!
//! | what | where |
//! | --- | --- |
//! | the lines | `lines.rs` |
//! | the process behind them | `process.rs` |
//! | what may go wrong with it | `fault.rs` |

mod error;
mod lines;
mod process;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::Serialize;
use tabletop::{Game, Outcome, Seat};

use crate::{Budget, NameError, Question};
use error::Misdeed;
pub use error::OutsideBotError;
use lines::{Answered, Line, News};
use process::Process;

/// The number of the protocol, raised when a program written for it would no
/// longer understand.
pub const PROTOCOL: u32 = 1;

/// How an outside bot is told from one of the house.
const PREFIX: &str = "cmd:";

/// The command line of an outside bot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Program {
    /// The words of the command, the program first; never empty.
    words: Vec<String>,
    /// As it was written, without `cmd:`.
    command: String,
}

/// Written as `cmd:COMMAND`, its name everywhere.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.command)
    }
}

impl Program {
    /// Whether a name is that of a program.
    pub fn is_meant(name: &str) -> bool {
        name.trim_start().starts_with(PREFIX)
    }
}

impl FromStr for Program {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Program, NameError> {
        let command = name.trim().strip_prefix(PREFIX).unwrap_or_default().trim();
        let words = shlex::split(command).filter(|words| !words.is_empty());
        Ok(Program {
            words: words.ok_or_else(|| NameError::NoProgram {
                name: name.trim().to_owned(),
            })?,
            command: command.to_owned(),
        })
    }
}

/// A game that begins, as an outside bot is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beginning<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// Whom the program plays.
    pub seat: Seat,
    /// How many play.
    pub players: usize,
    /// What its chance may follow from.
    pub seed: u32,
}

/// A program at work. It plays one seat of one game after the other.
///
/// It is told nothing but what its seat sees, and whatever it says is held
/// against the list of legal actions.
pub struct Outside {
    name: String,
    process: Process,
    patience: Duration,
}

impl Outside {
    /// Starts a program. `patience` is how long an answer may take.
    pub fn start(program: &Program, patience: Duration) -> Result<Outside, OutsideBotError> {
        let name = program.to_string();
        let process = Process::start(&program.words).map_err(|misdeed| misdeed.of(&name))?;
        Ok(Outside {
            name,
            process,
            patience,
        })
    }

    /// Tells that a game begins.
    pub fn begin(&mut self, beginning: Beginning<'_>) {
        let Beginning {
            game,
            seat,
            players,
            seed,
        } = beginning;
        self.process.tell(&News::Start {
            protocol: PROTOCOL,
            game,
            seat,
            players,
            seed,
        });
    }

    /// What the program chooses: a place in the list.
    pub fn choose<G: Game>(
        &mut self,
        question: &Question<'_, G>,
        seed: u32,
    ) -> Result<usize, OutsideBotError> {
        // Not worth a line: there is nothing to think about.
        if question.actions.len() == 1 {
            return Ok(0);
        }
        let actions: Vec<String> = question.actions.iter().map(ToString::to_string).collect();
        let asked = Asked {
            game: G::NAME,
            seat: question.seat,
            view: &question.view(),
            actions: &actions,
            budget: question.budget,
            seed,
        };
        self.answer(&asked)
    }

    /// What the program answers to a question that is already in words: a place
    /// in its list.
    pub fn answer<V: Serialize>(&mut self, asked: &Asked<'_, V>) -> Result<usize, OutsideBotError> {
        self.ask(asked).map_err(|misdeed| misdeed.of(&self.name))
    }

    fn ask<V: Serialize>(&mut self, asked: &Asked<'_, V>) -> Result<usize, Misdeed> {
        self.process.must_be_quiet()?;
        let time = asked.budget.time.unwrap_or(self.patience);
        self.process.tell(&Line::Question {
            game: asked.game,
            seat: asked.seat,
            view: asked.view,
            actions: asked.actions,
            budget: lines::Thinking {
                simulations: asked.budget.simulations,
                milliseconds: time.min(self.patience).as_millis(),
            },
            seed: asked.seed,
        });
        let said = self.process.listen(self.patience)?;
        Answered::read(&said)?.place(asked.actions)
    }

    /// Tells that the game is over.
    pub fn end(&mut self, outcome: Option<&Outcome>) {
        self.process.tell(&News::Over { outcome });
    }
}

/// A question in words.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a, V> {
    /// The name of the game.
    pub game: &'a str,
    /// Who decides.
    pub seat: Seat,
    /// What that seat sees.
    pub view: &'a V,
    /// All that may be chosen, in notation; never empty.
    pub actions: &'a [String],
    /// How long to think.
    pub budget: Budget,
    /// What the chance of this answer may follow from.
    pub seed: u32,
}

#[cfg(test)]
mod tests;
