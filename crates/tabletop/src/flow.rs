//! A game as a stack of steps: what is still to be done, the next thing on top.
//! A step either does its work when it comes to the top, or waits there until
//! somebody has chosen.

use std::fmt::Debug;

use crate::{Game, Journal, Seat, Seats, tell};

/// What a step says when it comes to the top.
pub enum Flow {
    /// Something was done or another step is on top: look again.
    Again,
    /// These seats must decide. Also where only one option is left, if not
    /// asking would tell the others what a hand holds.
    Ask(Seats),
    /// This seat must decide, unless only one option is legal.
    AskOrForce(Seat),
}

impl Flow {
    /// This seat must decide.
    #[inline]
    pub fn ask(seat: Seat) -> Flow {
        Flow::Ask(Seats::one(seat))
    }
}

/// Where legal actions go: into a list, or just counted.
pub trait Offers<A> {
    /// One more that is legal.
    fn offer(&mut self, action: A);

    /// Whether more offers would change nothing: a list never has enough, one
    /// who only asks whether there is a choice has it at two.
    #[inline]
    fn has_enough(&self) -> bool {
        false
    }

    /// The same where so many more are certain: if they make it enough, they
    /// count as offered.
    #[inline]
    fn has_enough_with(&mut self, _certain: u32) -> bool {
        false
    }
}

impl<A> Offers<A> for Vec<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.push(action);
    }
}

/// Remembers the first offer and how many there were.
pub struct Counted<A> {
    /// The first.
    pub first: Option<A>,
    /// How many.
    pub count: u32,
}

impl<A> Default for Counted<A> {
    fn default() -> Self {
        Counted {
            first: None,
            count: 0,
        }
    }
}

impl<A> Offers<A> for Counted<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        if self.count == 0 {
            self.first = Some(action);
        }
        self.count += 1;
    }

    #[inline]
    fn has_enough(&self) -> bool {
        self.count >= 2
    }

    #[inline]
    fn has_enough_with(&mut self, certain: u32) -> bool {
        let enough = self.count + certain >= 2;
        if enough {
            self.count += certain;
        }
        enough
    }
}

/// Looks for one action among the offers.
struct Sought<A> {
    wanted: A,
    found: bool,
}

impl<A: PartialEq> Offers<A> for Sought<A> {
    #[inline]
    fn offer(&mut self, action: A) {
        self.found |= action == self.wanted;
    }
}

/// A game whose flow is a stack of steps.
pub trait Staged: Game {
    /// A step of the game.
    type Stage: Copy + Debug;

    /// The step on top; none when the game is over.
    fn stage(&self) -> Option<Self::Stage>;

    /// Remembers who must decide.
    fn await_choice(&mut self, seats: Seats);

    /// What a step does when it comes to the top.
    fn enter(&mut self, stage: Self::Stage, journal: &mut impl Journal<Self::Event>) -> Flow;

    /// The legal actions of `seat` at the step on top.
    fn options(&self, stage: Self::Stage, seat: Seat, out: &mut impl Offers<Self::Action>);

    /// Does what `seat` chose at the step on top.
    fn take(
        &mut self,
        stage: Self::Stage,
        seat: Seat,
        action: Self::Action,
        journal: &mut impl Journal<Self::Event>,
    );

    /// What is told where somebody had no choice.
    fn automatic(seat: Seat, action: Self::Action) -> Self::Event;

    /// Runs until somebody must decide or the game is over.
    fn advance<J: Journal<Self::Event>>(&mut self, journal: &mut J) {
        while let Some(stage) = self.stage() {
            match self.enter(stage, journal) {
                Flow::Again => {}
                Flow::Ask(seats) => return self.await_choice(seats),
                Flow::AskOrForce(seat) => {
                    let mut offers = Counted::default();
                    self.options(stage, seat, &mut offers);
                    let Some(action) = offers.first else {
                        unreachable!("{stage:?} offers {seat} nothing");
                    };
                    if offers.count > 1 {
                        return self.await_choice(Seats::one(seat));
                    }
                    self.force(stage, seat, action, journal);
                }
            }
        }
        self.await_choice(Seats::EMPTY);
    }

    /// Takes the only action there is for `seat`, and says so.
    #[inline]
    fn force<J: Journal<Self::Event>>(
        &mut self,
        stage: Self::Stage,
        seat: Seat,
        action: Self::Action,
        journal: &mut J,
    ) {
        tell(journal, || Self::automatic(seat, action));
        self.take(stage, seat, action, journal);
    }

    /// Takes an action and runs on.
    fn play(&mut self, seat: Seat, action: Self::Action, journal: &mut impl Journal<Self::Event>) {
        if let Some(stage) = self.stage() {
            self.take(stage, seat, action, journal);
            self.advance(journal);
        }
    }

    /// Every legal action of an awaited seat, into a list that is cleared first.
    #[inline]
    fn list(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if let Some(stage) = self.stage()
            && self.awaiting().contains(seat)
        {
            self.options(stage, seat, out);
        }
    }

    /// Whether `seat`, who is awaited, may take this action.
    fn is_offered(&self, seat: Seat, action: Self::Action) -> bool {
        let mut sought = Sought {
            wanted: action,
            found: false,
        };
        if let Some(stage) = self.stage() {
            self.options(stage, seat, &mut sought);
        }
        sought.found
    }
}
