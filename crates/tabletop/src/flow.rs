//! A game as a stack of steps: what is still to be done, the next thing on top.
//! A step either does its work when it comes to the top, or waits there until
//! somebody has chosen.

use crate::{Applied, BitSet, Game, Journal, Refused, Seat, Seats, Stage, tell};

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

    /// The same if the condition holds. Where that is anybody's guess, a list
    /// writes the action in any case and keeps it or not, so that there is no
    /// jump to guess wrong.
    #[inline]
    fn offer_if(&mut self, legal: bool, action: A) {
        if legal {
            self.offer(action);
        }
    }

    /// One for each member of a set, the lowest first. A rule that can say what is
    /// legal as a set does so, and leaves to this what becomes of it: a list makes
    /// it longer, a count counts bits.
    #[inline]
    fn offer_each<S: BitSet>(&mut self, members: S, action: impl Fn(S::Member) -> A) {
        S::visit_all(members.unvisited(), (), |(), member| {
            self.offer(action(member));
        });
    }

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

    #[inline]
    fn offer_if(&mut self, legal: bool, action: A) {
        let kept = self.len() + usize::from(legal);
        self.push(action);
        self.truncate(kept);
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
    fn offer_each<S: BitSet>(&mut self, members: S, action: impl Fn(S::Member) -> A) {
        let mut rest = members.unvisited();
        let count = S::left(&rest) as u32;
        if self.count == 0 {
            self.first = S::visit(&mut rest).map(action);
        }
        self.count += count;
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

    #[inline]
    fn offer_if(&mut self, legal: bool, action: A) {
        self.found |= legal & (action == self.wanted);
    }
}

/// A game whose flow is a stack of steps. What all of them do alike is written
/// here; [`by_steps!`](crate::by_steps) makes it the game's.
pub trait Staged: Game<Refusal: From<Refused>> {
    /// A step of the game.
    type Step: Stage<Self>;

    /// The step on top; none when the game is over.
    fn step(&self) -> Option<Self::Step>;

    /// Remembers who must decide.
    fn await_choice(&mut self, seats: Seats);

    /// How often something hidden came to light or chance decided.
    fn reveals(&self) -> u32;

    /// What is told where somebody had no choice.
    fn automatic(seat: Seat, action: Self::Action) -> Self::Event;

    /// What goes before the step on top, whichever it is. Gives whether
    /// something was done, so that another step may be on top.
    #[inline]
    fn interrupt(&mut self, _step: Self::Step, _journal: &mut impl Journal<Self::Event>) -> bool {
        false
    }

    /// What is told once the game is over.
    #[inline]
    fn ended(&self) -> Option<Self::Event> {
        None
    }

    /// The rule against an action that is not among those offered to `seat`;
    /// none where it belongs to another moment.
    fn rule_against(&self, seat: Seat, action: Self::Action) -> Option<Self::Refusal>;

    /// Runs until somebody must decide or the game is over.
    fn advance<J: Journal<Self::Event>>(&mut self, journal: &mut J) {
        while let Some(step) = self.step() {
            if self.interrupt(step, journal) {
                continue;
            }
            match step.enter(self, journal) {
                Flow::Again => {}
                Flow::Ask(seats) => return self.await_choice(seats),
                Flow::AskOrForce(seat) => {
                    let mut offers = Counted::default();
                    step.options(self, seat, &mut offers);
                    let Some(action) = offers.first else {
                        unreachable!("{step:?} offers {seat} nothing");
                    };
                    if offers.count > 1 {
                        return self.await_choice(Seats::one(seat));
                    }
                    self.force(step, seat, action, journal);
                }
            }
        }
        self.await_choice(Seats::EMPTY);
    }

    /// Takes the only action there is for `seat`, and says so.
    #[inline]
    fn force<J: Journal<Self::Event>>(
        &mut self,
        step: impl Stage<Self>,
        seat: Seat,
        action: Self::Action,
        journal: &mut J,
    ) {
        tell(journal, || Self::automatic(seat, action));
        step.take(self, seat, action, journal);
    }

    /// Takes an action that was offered, and runs on.
    #[inline]
    fn play<J: Journal<Self::Event>>(&mut self, seat: Seat, action: Self::Action, journal: &mut J) {
        if let Some(step) = self.step() {
            step.take(self, seat, action, journal);
            self.advance(journal);
        }
    }

    /// Takes an action if it was offered, runs on, and tells how the game ended
    /// if it did.
    fn try_to_play<J: Journal<Self::Event>>(
        &mut self,
        seat: Seat,
        action: Self::Action,
        journal: &mut J,
    ) -> Result<Applied, Self::Refusal> {
        if let Some(refusal) = self.why_not(seat, action) {
            return Err(refusal);
        }
        let before = self.reveals();
        self.play(seat, action, journal);
        if let Some(event) = self.ended() {
            tell(journal, || event);
        }
        Ok(Applied {
            revealed: self.reveals() != before,
        })
    }

    /// Every legal action of an awaited seat, into a list that is cleared first.
    #[inline]
    fn list(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if let Some(step) = self.step()
            && self.awaiting().contains(seat)
        {
            step.options(self, seat, out);
        }
    }

    /// Whether `seat`, who is awaited, may take this action.
    fn is_offered(&self, seat: Seat, action: Self::Action) -> bool {
        let mut sought = Sought {
            wanted: action,
            found: false,
        };
        if let Some(step) = self.step() {
            step.options(self, seat, &mut sought);
        }
        sought.found
    }

    /// Why `seat` may not do what it wishes; nothing if it may.
    fn refusal(&self, seat: Seat, wish: Self::Action) -> Option<Self::Refusal> {
        let refused = if self.step().is_none() {
            Refused::GameOver
        } else if !self.seats().contains(seat) {
            Refused::Stranger { seat }
        } else if !self.awaiting().contains(seat) {
            Refused::NotAwaited { seat }
        } else if self.is_offered(seat, wish) {
            return None;
        } else if let Some(rule) = self.rule_against(seat, wish) {
            return Some(rule);
        } else {
            Refused::not_now(wish)
        };
        Some(refused.into())
    }
}

/// What [`Staged`] knows of a [`Game`], to be written inside `impl Game for …`:
/// its lists, its two doors and its refusals. The game says the rest itself, so
/// that a game without steps remains possible.
#[macro_export]
macro_rules! by_steps {
    () => {
        fn actions(&self, seat: $crate::Seat, out: &mut Vec<Self::Action>) {
            $crate::Staged::list(self, seat, out);
        }

        fn apply(
            &mut self,
            seat: $crate::Seat,
            action: Self::Action,
            journal: &mut impl $crate::Journal<Self::Event>,
        ) -> Result<$crate::Applied, Self::Refusal> {
            $crate::Staged::try_to_play(self, seat, action, journal)
        }

        fn apply_unchecked(&mut self, seat: $crate::Seat, action: Self::Action) {
            $crate::Staged::play(self, seat, action, &mut $crate::Silent);
        }

        fn why_not(&self, seat: $crate::Seat, wish: Self::Action) -> Option<Self::Refusal> {
            $crate::Staged::refusal(self, seat, wish)
        }
    };
}
