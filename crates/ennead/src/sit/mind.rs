//! Who thinks for a seat at a table.

use std::time::Duration;

use bots::outside::{Asked, Beginning, Outside};
use bots::{Bot, BotDice, Budget, Contestant, Entrant, Question, Staffed};
use rand::{Rng, SeedableRng};
use serde_json::value::RawValue;
use tabletop::{Outcome, Seat};

use crate::error::{CommandError, ProgramError};
use crate::games::with_game;

/// A decision, as the table put it.
pub struct Decision {
    pub game: String,
    pub seat: Seat,
    pub view: Box<RawValue>,
    pub actions: Vec<String>,
}

/// A program or a bot of the house, with dice of its own.
pub struct Mind {
    thinker: Thinker,
    dice: BotDice,
}

enum Thinker {
    Outside(Outside),
    /// Who it will be, before the game is known.
    Hired(Contestant),
    House(Box<dyn Seated>),
}

/// A bot of the house that plays one game, from what the wire tells of it.
trait Seated: Send {
    fn choose(&mut self, decision: &Decision, dice: &mut BotDice) -> Result<usize, CommandError>;
}

struct HouseBot<G: Staffed> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
}

impl<G: Staffed> Seated for HouseBot<G> {
    fn choose(&mut self, decision: &Decision, dice: &mut BotDice) -> Result<usize, CommandError> {
        let strange = |error: &dyn std::fmt::Display| ProgramError::StrangeServer {
            detail: error.to_string(),
        };
        let view: G::View =
            serde_json::from_str(decision.view.get()).map_err(|error| strange(&error))?;
        let actions = decision.actions.iter().map(|action| action.parse());
        let actions: Vec<G::Action> = actions
            .collect::<Result<_, _>>()
            .map_err(|error| strange(&error))?;
        let look = || view.clone();
        let question = Question::new(decision.seat, &actions, self.budget, &look);
        Ok(self.bot.choose(&question, dice).choice)
    }
}

impl Mind {
    pub fn new(bot: &Entrant, patience: Duration, seed: u64) -> Result<Mind, CommandError> {
        let thinker = match bot {
            Entrant::Outside(program) => Thinker::Outside(Outside::start(program, patience)?),
            Entrant::House(bot) => Thinker::Hired(bot.clone()),
        };
        Ok(Mind {
            thinker,
            dice: BotDice::seed_from_u64(seed),
        })
    }

    /// The game begins, or goes on.
    pub fn begin(&mut self, game: &str, seat: Seat, players: usize) -> Result<(), CommandError> {
        match &mut self.thinker {
            Thinker::Outside(outside) => outside.begin(Beginning {
                game,
                seat,
                players,
                seed: self.dice.next_u32(),
            }),
            Thinker::Hired(bot) => self.thinker = Thinker::House(seated(bot, game)?),
            Thinker::House(_) => {}
        }
        Ok(())
    }

    /// A place in the list of actions.
    pub fn choose(&mut self, decision: &Decision) -> Result<usize, CommandError> {
        match &mut self.thinker {
            // Not worth a line: there is nothing to think about.
            _ if decision.actions.len() == 1 => Ok(0),
            Thinker::House(bot) => bot.choose(decision, &mut self.dice),
            Thinker::Hired(_) => Err(ProgramError::NotBegun.into()),
            Thinker::Outside(outside) => Ok(outside.answer(&Asked {
                game: &decision.game,
                seat: decision.seat,
                view: &decision.view,
                actions: &decision.actions,
                budget: Budget::default(),
                seed: self.dice.next_u32(),
            })?),
        }
    }

    /// The game is over.
    pub fn end(&mut self, outcome: Option<&Outcome>) {
        if let Thinker::Outside(outside) = &mut self.thinker {
            outside.end(outcome);
        }
    }
}

fn seated(bot: &Contestant, game: &str) -> Result<Box<dyn Seated>, CommandError> {
    with_game!(game, G => Ok(Box::new(HouseBot::<G> {
        bot: bot.seat_one(),
        budget: bot.budget(),
    })))
}
