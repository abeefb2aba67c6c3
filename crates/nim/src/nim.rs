// A heap, two players, one or two at a time: the whole game but for its steps.
// The examples of `steps!` in tabletop are about it, and write other steps.

use serde::{Deserialize, Serialize};
use tabletop::{
    Eye, Game, Outcome, Refused, Seats, Seed, SetupError, Silent, Staged, Steps, by_steps,
};

tabletop::actions! {
    /// What can be done.
    pub enum Action is "action of Nim" {
        /// Take so many.
        Take "take" (count: u8);
    }
}

/// How many there are in the beginning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heap {
    /// So many.
    pub count: u8,
}

impl Default for Heap {
    fn default() -> Heap {
        Heap { count: 7 }
    }
}

/// What everybody sees: there are no secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// How many are left.
    pub heap: u8,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who took the last.
    pub winner: Option<Seat>,
}

/// The game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Nim {
    /// How many are left.
    pub heap: u8,
    /// Who took the last.
    pub winner: Option<Seat>,
    /// What is to be done.
    pub steps: Steps<Step, 2>,
    awaiting: Seats,
}

impl Nim {
    fn at(heap: u8, turn: Option<Seat>, winner: Option<Seat>) -> Nim {
        let mut nim = Nim {
            heap,
            winner,
            steps: turn.map(|seat| Step::Turn { seat }).into_iter().collect(),
            awaiting: Seats::EMPTY,
        };
        nim.advance(&mut Silent);
        nim
    }
}

impl Staged for Nim {
    type Step = Step;

    fn step(&self) -> Option<Step> {
        self.steps.top()
    }

    fn await_choice(&mut self, seats: Seats) {
        self.awaiting = seats;
    }

    fn reveals(&self) -> u32 {
        0
    }

    fn automatic(seat: Seat, action: Action) -> String {
        format!("{seat} must {action}.")
    }

    fn rule_against(&self, _: Seat, _: Action) -> Option<Refused> {
        None
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 255;

    type Setup = Heap;
    type Action = Action;
    type View = View;
    type Event = String;
    type Refusal = Refused;
    type Known = View;

    fn start_under(_: u32, setup: &Heap, _: Seed) -> Result<Nim, SetupError> {
        match setup.count {
            0 => Err(SetupError::of(&"an empty heap is no game")),
            count => Ok(Nim::at(count, Some(Seat(0)), None)),
        }
    }

    fn renew_dice(&mut self, _: Seed) {}

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    by_steps!();

    fn view(&self, _: Eye) -> View {
        View {
            heap: self.heap,
            turn: self.awaiting.lowest(),
            winner: self.winner,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        let place = |seat| 1 + u8::from(seat != winner);
        Some(Outcome {
            winners: Seats::one(winner),
            places: self.seats().iter().map(place).collect(),
            reason: "last".to_owned(),
        })
    }

    fn know(view: &View) -> View {
        view.clone()
    }

    fn imagine(known: &View, _: &mut impl rand::Rng) -> Nim {
        Nim::at(known.heap, known.turn, known.winner)
    }

    fn audit(&self) -> Result<(), String> {
        match (self.heap, self.winner) {
            (0, None) => Err("nobody took the last".to_owned()),
            _ => Ok(()),
        }
    }
}
