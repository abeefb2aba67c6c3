// A heap, two players, one or two at a time: the game that the examples of
// `steps!` are about, but for its steps.

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
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Heap(pub u8);

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
    type View = u8;
    type Event = String;
    type Refusal = Refused;
    type Known = u8;

    fn start_under(_: u32, setup: &Heap, _: Seed) -> Result<Nim, SetupError> {
        let mut nim = Nim {
            heap: setup.0,
            winner: None,
            steps: Steps::new(),
            awaiting: Seats::EMPTY,
        };
        nim.steps.push(Step::Turn { seat: Seat(0) });
        nim.advance(&mut Silent);
        Ok(nim)
    }

    fn renew_dice(&mut self, _: Seed) {}

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    by_steps!();

    fn view(&self, _: Eye) -> u8 {
        self.heap
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        Some(Outcome {
            winners: Seats::one(winner),
            places: self.seats().iter().map(|seat| 1 + u8::from(seat != winner)).collect(),
            reason: "last".to_owned(),
        })
    }

    fn know(view: &u8) -> u8 {
        *view
    }

    fn imagine(_: &u8, _: &mut impl rand::Rng) -> Nim {
        unreachable!("nothing is hidden");
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}
