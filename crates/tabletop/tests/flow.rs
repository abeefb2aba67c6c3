//! A game as a stack of steps: what is done by itself, what is asked, what may
//! be taken back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{
    Automatic, Compact, Eye, Flow, Game, Journal, Offers, Outcome, Pages, Played, Refused, Seat,
    Seats, Seed, SetupError, Silent, Stage, Staged, Steps, UndoRefusal, by_steps, steps,
};

const P1: Seat = Seat(0);
const P2: Seat = Seat(1);

steps! {
    /// What is to be done, the last first.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[expect(missing_docs, reason = "fields are what their types say")]
    pub enum Errand of Day {
        often chores {
            /// Done by itself.
            Sweep,
            /// One of so many things, or the only one.
            Choose { seat: Seat, count: u8 },
        }
        rare visits {
            /// Whoever is first does it for both.
            Either,
            /// Comes before anything else is done, and goes.
            Guest,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Day {
    errands: Steps<Errand, 8>,
    awaiting: Seats,
    done: Vec<u8>,
    /// Somebody is at the door.
    knocked: bool,
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

#[derive(Clone, PartialEq, Debug, serde::Serialize, thiserror::Error)]
enum Refusal {
    #[error("there is no {0}")]
    NoSuchThing(u8),
    #[error(transparent)]
    InAnyGame(#[from] Refused),
}

const SWEPT: u8 = 100;
const CAME: u8 = 101;

fn offer(count: u8, out: &mut impl Offers<Pick>) {
    (0..count).map(Pick).for_each(|pick| out.offer(pick));
}

fn done(day: &mut Day, what: u8) {
    day.errands.pop();
    day.done.push(what);
}

impl Automatic<Day> for stage::Sweep {
    fn run<J: Journal<String>>(self, day: &mut Day, _: &mut J) {
        done(day, SWEPT);
    }
}

impl Stage<Day> for stage::Choose {
    fn enter<J: Journal<String>>(self, _: &mut Day, _: &mut J) -> Flow {
        Flow::AskOrForce(self.seat)
    }

    fn options(self, _: &Day, _: Seat, out: &mut impl Offers<Pick>) {
        offer(self.count, out);
    }

    fn take<J: Journal<String>>(self, day: &mut Day, _: Seat, action: Pick, _: &mut J) {
        if action.0 >= self.count {
            self.not_offered(action);
        }
        done(day, action.0);
    }
}

impl Stage<Day> for stage::Either {
    fn enter<J: Journal<String>>(self, _: &mut Day, _: &mut J) -> Flow {
        Flow::Ask(Seats::first(2))
    }

    fn options(self, _: &Day, _: Seat, out: &mut impl Offers<Pick>) {
        offer(3, out);
    }

    fn take<J: Journal<String>>(self, day: &mut Day, _: Seat, action: Pick, _: &mut J) {
        done(day, action.0);
    }
}

impl Automatic<Day> for stage::Guest {
    fn run<J: Journal<String>>(self, day: &mut Day, _: &mut J) {
        done(day, CAME);
    }
}

impl Staged for Day {
    type Step = Errand;

    fn step(&self) -> Option<Errand> {
        self.errands.top()
    }

    fn await_choice(&mut self, seats: Seats) {
        self.awaiting = seats;
    }

    fn reveals(&self) -> u32 {
        self.done.iter().filter(|&&what| what == CAME).count() as u32
    }

    fn automatic(seat: Seat, action: Pick) -> String {
        format!("{seat} must {action}")
    }

    fn interrupt(&mut self, _: Errand, _: &mut impl Journal<String>) -> bool {
        let knocked = std::mem::take(&mut self.knocked);
        if knocked {
            self.errands.push(Errand::Guest);
        }
        knocked
    }

    fn ended(&self) -> Option<String> {
        self.errands.is_empty().then(|| "good night".to_owned())
    }

    /// After midnight there is nothing to choose.
    fn rule_against(&self, _: Seat, action: Pick) -> Option<Refusal> {
        (action.0 < 50).then_some(Refusal::NoSuchThing(action.0))
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
    type Refusal = Refusal;
    type Known = ();

    fn start_under(_: u32, setup: &Vec<Errand>, _: Seed) -> Result<Day, SetupError> {
        let mut day = Day {
            errands: setup.iter().rev().copied().collect(),
            awaiting: Seats::EMPTY,
            done: Vec::new(),
            knocked: false,
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

    by_steps!();

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

use Errand::{Either, Sweep};

/// One of so many things.
fn choose(seat: Seat, count: u8) -> Errand {
    Errand::Choose { seat, count }
}

/// Steps do their work until somebody must choose.
#[test]
fn work_goes_on_by_itself_until_somebody_is_asked() {
    let mut day = day(&[Sweep, choose(P2, 3), Sweep, Sweep, choose(P1, 2), Sweep]);
    assert_eq!(
        (day.awaiting, &day.done[..]),
        (Seats::one(P2), &[SWEPT][..])
    );
    assert_eq!(offered(&day, P2), [0, 1, 2]);
    assert!(offered(&day, P1).is_empty(), "who is not awaited");
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
    let day = day(&[choose(P1, 3)]);
    for pick in 0..3 {
        assert!(day.is_offered(P1, Pick(pick)), "{pick}");
    }
    assert!(!day.is_offered(P1, Pick(3)));
}

/// What there is no choice about is done, and told.
#[test]
fn a_single_choice_is_taken_by_itself() {
    let mut day = day(&[choose(P1, 2), choose(P2, 1), choose(P1, 1), choose(P2, 2)]);
    let mut pages = Pages::new();
    day.apply(P1, Pick(1), &mut pages).unwrap();
    assert_eq!(day.done, [1, 0, 0]);
    assert_eq!(day.awaiting, Seats::one(P2));
    let told: Vec<&String> = pages.for_eye(Eye::Spectator).collect();
    assert_eq!(told, ["P2 must pick 0", "P1 must pick 0"]);
}

/// Whatever the game: it is over, one does not sit there, is not asked, or asks
/// for what no rule knows.
#[test]
fn what_every_game_refuses() {
    let mut day = day(&[choose(P2, 3), choose(P1, 2)]);
    let before = day.clone();
    let mut refused = |seat, pick| {
        let refusal = day.apply(seat, Pick(pick), &mut Silent).unwrap_err();
        assert_eq!(day.why_not(seat, Pick(pick)), Some(refusal.clone()));
        assert_eq!(day, before);
        refusal
    };
    let stranger = Seat(2);
    assert_eq!(
        refused(stranger, 0),
        Refused::Stranger { seat: stranger }.into()
    );
    assert_eq!(refused(P1, 0), Refused::NotAwaited { seat: P1 }.into());
    assert_eq!(refused(P2, 3), Refusal::NoSuchThing(3));
    let action = "pick 50".to_owned();
    assert_eq!(refused(P2, 50), Refused::NotNow { action }.into());
    day.apply(P2, Pick(2), &mut Silent).unwrap();
    day.apply(P1, Pick(1), &mut Silent).unwrap();
    assert_eq!(day.why_not(P1, Pick(1)), Some(Refused::GameOver.into()));
    assert_eq!(
        day.why_not(stranger, Pick(1)),
        Some(Refused::GameOver.into())
    );
}

/// What comes between goes before the step that is on top, wherever the game is.
#[test]
fn what_comes_between_goes_first() {
    let mut day = day(&[choose(P1, 2), Sweep, choose(P1, 2), Sweep]);
    day.knocked = true;
    let applied = day.apply(P1, Pick(1), &mut Silent).unwrap();
    assert_eq!(day.done, [1, CAME, SWEPT]);
    assert!(applied.revealed, "who was at the door");
    let applied = day.apply(P1, Pick(0), &mut Silent).unwrap();
    assert!(!applied.revealed);
}

/// The end is told to whoever listens, once.
#[test]
fn the_end_is_told() {
    let mut day = day(&[choose(P1, 2), choose(P1, 2), Sweep]);
    let mut pages = Pages::new();
    day.apply(P1, Pick(1), &mut pages).unwrap();
    assert!(pages.0.is_empty());
    day.apply(P1, Pick(1), &mut pages).unwrap();
    let told: Vec<&String> = pages.for_eye(Eye::Spectator).collect();
    assert_eq!(told, ["good night"]);
}

/// An action that no list has ever had is a mistake of the program.
#[test]
#[should_panic(expected = "Choose { seat: Seat(0), count: 2 } does not offer Pick(2)")]
fn what_was_not_offered_stops_the_program() {
    day(&[choose(P1, 2)]).apply_unchecked(P1, Pick(2));
}

#[test]
#[should_panic(expected = "Sweep asks nobody, and P1 chose Pick(0)")]
fn a_step_that_asks_nobody_takes_nothing() {
    let mut day = day(&[choose(P1, 2)]);
    day.errands.push(Sweep);
    day.apply_unchecked(P1, Pick(0));
}

#[test]
#[should_panic(expected = "Guest asks nobody, not P2")]
fn a_step_that_asks_nobody_offers_nothing() {
    let mut day = day(&[choose(P2, 2)]);
    day.errands.push(Errand::Guest);
    day.actions(P2, &mut Vec::new());
}

#[test]
#[should_panic(expected = "offers P1 nothing")]
fn a_step_that_asks_must_offer_something() {
    day(&[choose(P1, 0)]);
}

#[test]
fn asking_one_is_asking_just_that_one() {
    assert!(matches!(Flow::ask(P2), Flow::Ask(seats) if seats == Seats::one(P2)));
}

/// Where the first to answer decides for both, the decision is handed on: that
/// is no sealed choice which could still be changed.
#[test]
fn a_decision_for_both_cannot_be_taken_back() {
    let mut played = Played::<Day>::start(vec![Either, choose(P2, 2)], Seed(0)).unwrap();
    assert_eq!(played.state().awaiting(), Seats::first(2));
    played.act(P2, Pick(0), &mut Silent).unwrap();
    assert_eq!(played.state().awaiting(), Seats::one(P2));
    assert_eq!(played.undo_refusal(P2), Some(UndoRefusal::Passed));
    assert_eq!(played.free_undo(P2), None);
}

/// No game needs to know prices.
#[test]
fn things_cost_nothing_unless_a_game_says_so() {
    assert_eq!(day(&[choose(P1, 2)]).cost(P1, Pick(0)), None);
}
