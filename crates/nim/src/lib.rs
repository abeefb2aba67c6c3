//! A toy: the smallest game that can be put on the list of games. Tests hold the
//! contract and the programs to it, and `docs/errands.md` ("Add a game") tells
//! what a game touches by it.
//!
//! A heap, two players, one or two at a time; who takes the last wins.

use tabletop::{Block, Flow, Insight, Journal, Offers, Seat, Stage, Trained, steps};

include!("nim.rs");

steps! {
    /// What is to be done.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[expect(missing_docs, reason = "a seat is a seat")]
    pub enum Step of Nim {
        often turns {
            /// Somebody takes one or two.
            Turn { seat: Seat },
        }
    }
}

impl Stage<Nim> for stage::Turn {
    fn enter<J: Journal<String>>(self, _: &mut Nim, _: &mut J) -> Flow {
        Flow::Ask(Seats::one(self.seat))
    }

    fn options(self, nim: &Nim, _: Seat, out: &mut impl Offers<Action>) {
        (1..=nim.heap.min(2)).for_each(|count| out.offer(Action::Take(count)));
    }

    fn take<J: Journal<String>>(self, nim: &mut Nim, seat: Seat, action: Action, _: &mut J) {
        let Action::Take(count) = action;
        nim.heap -= count;
        if nim.heap == 0 {
            nim.winner = Some(seat);
            nim.steps.clear();
        } else {
            let seat = Seat(1 - seat.0);
            nim.steps.turn_into(Step::Turn { seat });
        }
    }
}

impl Insight for Nim {
    const STANDING: &'static [Block] = &[];
    const PROMISE: &'static [Block] = &[];

    fn standing(&self, _: Seat, _: impl FnMut(usize, f32)) {}

    fn promise(&self, _: Seat, _: Action, _: impl FnMut(usize, f32)) {}

    fn at_rest(&self) -> bool {
        true
    }

    fn outlook(&self, _: Seat) -> u64 {
        u64::from(self.heap)
    }
}

impl Trained for Nim {
    const WEIGHTS: &'static [&'static str] = &[];

    fn practice(_: &str, number: u64) -> Heap {
        Heap {
            count: 3 + (number % 8) as u8,
        }
    }
}
