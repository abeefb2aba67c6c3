//! Kemet as the world sees it: the contract of `tabletop`.

use rand::Rng;
use tabletop::{
    Dice, Eye, Flow, Game, Journal, Offers, Outcome, Seat, Seats, Seed, SetupError, Silent, Stage,
    Staged,
};

use crate::imagine::Known;
use crate::state::Ending;
use crate::step::Step;
use crate::team::share;
use crate::{
    Action, Event, Kemet, Refusal, Setup, View, audit, gods, imagine, setup, solo, turn, view,
};

impl Kemet {
    /// The round, from 1; 0 before the first day.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The outcome of a game that has ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        if let Ending::Solo(ending) = ending {
            return Some(ending.outcome());
        }
        let seats: Vec<Seat> = self.all_seats().collect();
        let standing = |seat: Seat| match ending {
            Ending::Fame(winner) => (!self.at_odds(seat, winner), self.team_fame(seat)),
            Ending::Rounds | Ending::Solo(_) => (false, self.team_fame(seat)),
        };
        let places: Vec<u8> = seats
            .iter()
            .map(|&seat| {
                1 + seats
                    .iter()
                    .filter(|&&other| standing(other) > standing(seat))
                    .count() as u8
            })
            .collect();
        let winners = seats
            .into_iter()
            .filter(|seat| places[seat.index()] == 1)
            .collect();
        let reason = match ending {
            Ending::Fame(_) => "fame",
            Ending::Rounds | Ending::Solo(_) => "rounds",
        };
        Some(Outcome {
            winners,
            places,
            reason: reason.to_owned(),
        })
    }
}

impl Game for Kemet {
    const NAME: &'static str = "kemet";
    const RULES_VERSION: u32 = 4;
    /// 255 rounds of 5 turns by 6 players, far fewer than 100 choices each.
    const LONGEST: usize = 255 * 5 * 6 * 100;

    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Known = Known;

    /// There is one version so far that anybody has played.
    fn start_under(_rules: u32, setup: &Setup, seed: Seed) -> Result<Self, SetupError> {
        setup::start(setup, seed)
    }

    /// No deck has an order: everything is drawn by the dice when it is drawn.
    fn renew_dice(&mut self, seed: Seed) {
        self.dice = Dice::new(seed);
    }

    fn seats(&self) -> Seats {
        self.people()
    }

    #[inline]
    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        journal: &mut impl Journal<Event>,
    ) -> Result<tabletop::Step, Refusal> {
        if let Some(refusal) = self.why_not(seat, action) {
            return Err(refusal);
        }
        let before = self.reveals;
        self.play(seat, action, journal);
        Ok(tabletop::Step {
            revealed: self.reveals != before,
        })
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action) {
        self.play(seat, action, &mut Silent);
    }

    fn why_not(&self, seat: Seat, wish: Action) -> Option<Refusal> {
        if self.ending.is_some() {
            return Some(Refusal::GameOver);
        }
        if !self.seats().contains(seat) {
            return Some(Refusal::Stranger { seat });
        }
        if !self.awaiting.contains(seat) {
            return Some(Refusal::NotAwaited { seat });
        }
        if self.is_offered(seat, wish) {
            None
        } else {
            Some(self.reason(seat, wish))
        }
    }

    fn cost(&self, seat: Seat, action: Action) -> Option<u16> {
        Kemet::cost(self, seat, action).map(u16::from)
    }

    fn view(&self, eye: Eye) -> View {
        view::build(self, eye)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn know(view: &View) -> Known {
        imagine::know(view)
    }

    fn imagine(known: &Known, rng: &mut impl Rng) -> Self {
        imagine::imagine(known, rng)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}

impl Staged for Kemet {
    type Stage = Step;

    #[inline]
    fn stage(&self) -> Option<Step> {
        self.steps.last().copied()
    }

    #[inline]
    fn await_choice(&mut self, seats: Seats) {
        self.awaiting = seats;
    }

    fn automatic(seat: Seat, action: Action) -> Event {
        Event::automatic(seat, action)
    }

    fn enter(&mut self, step: Step, journal: &mut impl Journal<Event>) -> Flow {
        if self.agreed.house.sudden_end && turn::ended_suddenly(self, journal) {
            return Flow::Again;
        }
        if !self.gainers.is_empty() {
            share::call(self);
            return Flow::Again;
        }
        if self.is_solo() && solo::objectives::decided(self, journal) {
            return Flow::Again;
        }
        if step.is_night() {
            gods::rise::watch(self, journal);
        }
        Stage::enter(step, self, journal)
    }

    fn options(&self, step: Step, seat: Seat, out: &mut impl Offers<Action>) {
        Stage::options(step, self, seat, out);
    }

    fn take(&mut self, step: Step, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        Stage::take(step, self, seat, action, journal);
    }
}
