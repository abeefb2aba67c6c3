//! Who thinks for a seat at a table.

use std::time::Duration;

use bots::outside::{Asked, Beginning, Fault, Outside};
use bots::{BotDice, Budget, Entrant, Level};
use rand::{Rng, RngExt, SeedableRng};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat};

use crate::problem::Problem;

/// A decision, as the table put it.
pub struct Decision {
    pub game: String,
    pub seat: Seat,
    pub view: Box<RawValue>,
    pub actions: Vec<String>,
}

/// A program or chance, with dice of its own.
pub struct Mind {
    thinker: Thinker,
    dice: BotDice,
}

enum Thinker {
    Outside(Outside),
    Random,
}

impl Mind {
    /// The other levels of the house read a view as the game has it, not as it
    /// goes over the wire; at a table they sit in the server.
    pub fn new(bot: &Entrant, patience: Duration, seed: u64) -> Result<Mind, Problem> {
        let thinker = match bot {
            Entrant::Outside(program) => Outside::start(program, patience)
                .map(Thinker::Outside)
                .map_err(|fault| Problem::new(fault.to_string()))?,
            Entrant::House(bot) if bot.level == Level::Random => Thinker::Random,
            Entrant::House(bot) => {
                return Err(Problem::new(format!(
                    "`{bot}` lives in the server: give it a seat at the table there; here sits a \
                     program such as \"cmd:python3 mybot.py\", or random"
                )));
            }
        };
        Ok(Mind {
            thinker,
            dice: BotDice::seed_from_u64(seed),
        })
    }

    /// The game begins, or goes on.
    pub fn begin(&mut self, game: &str, seat: Seat, players: usize) {
        if let Thinker::Outside(outside) = &mut self.thinker {
            outside.begin(Beginning {
                game,
                seat,
                players,
                seed: self.dice.next_u32(),
            });
        }
    }

    /// A place in the list of actions.
    pub fn choose(&mut self, decision: &Decision) -> Result<usize, Fault> {
        match &mut self.thinker {
            // Not worth a line: there is nothing to think about.
            _ if decision.actions.len() == 1 => Ok(0),
            Thinker::Random => {
                let count = decision.actions.len() as u32;
                Ok(self.dice.random_range(0..count) as usize)
            }
            Thinker::Outside(outside) => outside.answer(&Asked {
                game: &decision.game,
                seat: decision.seat,
                view: &decision.view,
                actions: &decision.actions,
                budget: Budget::default(),
                seed: self.dice.next_u32(),
            }),
        }
    }

    /// The game is over.
    pub fn end(&mut self, outcome: Option<&Outcome>) {
        if let Thinker::Outside(outside) = &mut self.thinker {
            outside.end(outcome);
        }
    }
}
