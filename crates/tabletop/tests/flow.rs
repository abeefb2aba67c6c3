//! A game as a stack of steps: what is done by itself, what is asked, what may
//! be taken back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{
    Compact, Eye, Flow, Game, Journal, Offers, Outcome, Pages, Played, Seat, Seats, Seed,
    SetupError, Silent, Staged, Step, UndoRefusal,
};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

/// What is to be done, the last first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Errand {
    /// Done by itself.
    Sweep,
    /// One of so many things, or the only one.
    Choose(Seat, u8),
    /// Whoever is first does it for both.
    Either,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Day {
    errands: Vec<Errand>,
    awaiting: Seats,
    done: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Pick(u8);

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pick {}", self.0)
    }
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Pick, String> {
        let number = text.strip_prefix("pick ").and_then(|it| it.parse().ok());
        number.map(Pick).ok_or_else(|| text.to_owned())
    }
}

impl Compact for Pick {
    fn code(self) -> u32 {
        self.0.into()
    }

    fn from_code(code: u32) -> Option<Pick> {
        u8::try_from(code).ok().map(Pick)
    }
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("not now")]
struct NotNow;

const SWEPT: u8 = 100;

impl Staged for Day {
    type Stage = Errand;

    fn stage(&self) -> Option<Errand> {
        self.errands.last().copied()
    }

    fn await_choice(&mut self, seats: Seats) {
        self.awaiting = seats;
    }

    fn enter(&mut self, stage: Errand, _: &mut impl Journal<String>) -> Flow {
        match stage {
            Errand::Sweep => {
                self.errands.pop();
                self.done.push(SWEPT);
                Flow::Again
            }
            Errand::Choose(seat, _) => Flow::AskOrForce(seat),
            Errand::Either => Flow::Ask(Seats::first(2)),
        }
    }

    fn options(&self, stage: Errand, _: Seat, out: &mut impl Offers<Pick>) {
        let count = match stage {
            Errand::Sweep => 0,
            Errand::Choose(_, count) => count,
            Errand::Either => 3,
        };
        (0..count).map(Pick).for_each(|pick| out.offer(pick));
    }

    fn take(&mut self, _: Errand, _: Seat, action: Pick, _: &mut impl Journal<String>) {
        self.errands.pop();
        self.done.push(action.0);
    }

    fn automatic(seat: Seat, action: Pick) -> String {
        format!("{seat} must {action}")
    }
}

impl Game for Day {
    const NAME: &'static str = "day";
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 9;

    type Setup = Vec<Errand>;
    type Action = Pick;
    type View = ();
    type Event = String;
    type Refusal = NotNow;
    type Known = ();

    fn start_under(_: u32, setup: &Vec<Errand>, _: Seed) -> Result<Day, SetupError> {
        let mut day = Day {
            errands: setup.iter().rev().copied().collect(),
            awaiting: Seats::EMPTY,
            done: Vec::new(),
        };
        day.advance(&mut Silent);
        Ok(day)
    }

    fn renew_dice(&mut self, _: Seed) {}

    fn seats(&self) -> Seats {
        Seats::first(2)
    }

    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Pick>) {
        self.list(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Pick,
        journal: &mut impl Journal<String>,
    ) -> Result<Step, NotNow> {
        match self.why_not(seat, action) {
            Some(refusal) => Err(refusal),
            None => {
                self.play(seat, action, journal);
                Ok(Step::default())
            }
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Pick) {
        self.play(seat, action, &mut Silent);
    }

    fn why_not(&self, seat: Seat, wish: Pick) -> Option<NotNow> {
        let may = self.awaiting.contains(seat) && self.is_offered(seat, wish);
        (!may).then_some(NotNow)
    }

    fn view(&self, _: Eye) {}

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn know((): &()) {}

    fn imagine((): &(), _: &mut impl rand::Rng) -> Day {
        unreachable!("nobody imagines a day")
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

fn day(errands: &[Errand]) -> Day {
    Day::start(&errands.to_vec(), Seed(0)).unwrap()
}

fn offered(day: &Day, seat: Seat) -> Vec<u8> {
    let mut list = vec![Pick(99)];
    day.actions(seat, &mut list);
    list.iter().map(|pick| pick.0).collect()
}

use Errand::{Choose, Either, Sweep};

/// Steps do their work until somebody must choose.
#[test]
fn work_goes_on_by_itself_until_somebody_is_asked() {
    let mut day = day(&[Sweep, Choose(P2, 3), Sweep, Sweep, Choose(P1, 2), Sweep]);
    assert_eq!(
        (day.awaiting, &day.done[..]),
        (Seats::one(P2), &[SWEPT][..])
    );
    assert_eq!(offered(&day, P2), [0, 1, 2]);
    assert!(offered(&day, P1).is_empty(), "who is not awaited");
    assert!(day.apply(P1, Pick(0), &mut Silent).is_err());
    assert!(day.apply(P2, Pick(3), &mut Silent).is_err());
    day.apply(P2, Pick(1), &mut Silent).unwrap();
    assert_eq!(day.done, [SWEPT, 1, SWEPT, SWEPT]);
    assert_eq!(day.awaiting, Seats::one(P1));
    day.apply(P1, Pick(0), &mut Silent).unwrap();
    assert_eq!(day.done, [SWEPT, 1, SWEPT, SWEPT, 0, SWEPT]);
    assert_eq!(day.awaiting, Seats::EMPTY);
    assert!(offered(&day, P1).is_empty(), "nothing is left");
    assert!(!day.is_offered(P1, Pick(0)));
}

/// Any of several things is found on the list, and nothing else.
#[test]
fn what_is_offered_is_found() {
    let day = day(&[Choose(P1, 3)]);
    for pick in 0..3 {
        assert!(day.is_offered(P1, Pick(pick)), "{pick}");
    }
    assert!(!day.is_offered(P1, Pick(3)));
}

/// What there is no choice about is done, and told.
#[test]
fn a_single_choice_is_taken_by_itself() {
    let mut day = day(&[Choose(P1, 2), Choose(P2, 1), Choose(P1, 1), Choose(P2, 2)]);
    let mut pages = Pages::new();
    day.apply(P1, Pick(1), &mut pages).unwrap();
    assert_eq!(day.done, [1, 0, 0]);
    assert_eq!(day.awaiting, Seats::one(P2));
    let told: Vec<&String> = pages.for_eye(Eye::Spectator).collect();
    assert_eq!(told, ["P2 must pick 0", "P1 must pick 0"]);
}

#[test]
#[should_panic(expected = "offers P1 nothing")]
fn a_step_that_asks_must_offer_something() {
    day(&[Choose(P1, 0)]);
}

#[test]
fn asking_one_is_asking_just_that_one() {
    assert!(matches!(Flow::ask(P2), Flow::Ask(seats) if seats == Seats::one(P2)));
}

/// Where the first to answer decides for both, the decision is handed on: that
/// is no sealed choice which could still be changed.
#[test]
fn a_decision_for_both_cannot_be_taken_back() {
    let mut played = Played::<Day>::start(vec![Either, Choose(P2, 2)], Seed(0)).unwrap();
    assert_eq!(played.state().awaiting(), Seats::first(2));
    played.act(P2, Pick(0), &mut Silent).unwrap();
    assert_eq!(played.state().awaiting(), Seats::one(P2));
    assert_eq!(played.undo_refusal(P2), Some(UndoRefusal::Passed));
    assert_eq!(played.free_undo(P2), None);
}

/// No game needs to know prices.
#[test]
fn things_cost_nothing_unless_a_game_says_so() {
    assert_eq!(day(&[Choose(P1, 2)]).cost(P1, Pick(0)), None);
}
