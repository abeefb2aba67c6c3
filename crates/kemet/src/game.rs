//! Kemet as the world sees it: the contract of `tabletop`.

use rand::Rng;
use tabletop::{
    Dice, Eye, Game, Journal, Outcome, Seat, Seats, Seed, SetupError, Staged, by_steps,
};

use crate::acquire::NO_SLOT;
use crate::first::turn;
use crate::imagine::Known;
use crate::state::Ending;
use crate::step::Step;
use crate::team::share;
use crate::{
    Action, Event, Kemet, Refusal, Setup, View, Zone, audit, gods, imagine, night, setup, solo,
    view, why_not,
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
        Some(Outcome {
            winners,
            places,
            reason: ending.reason().to_string(),
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

    by_steps!();

    fn cost(&self, seat: Seat, action: Action) -> Option<u16> {
        Kemet::cost(self, seat, action).map(u16::from)
    }

    fn remark(&self, seat: Seat, action: Action) -> Option<&'static str> {
        match (*self.steps.last()?, action) {
            (Step::Acquire { slot: NO_SLOT }, Action::Take(_)) => Some("twin"),
            (Step::Offering, Action::Sacrifice) => night::offering::remark(self, seat, Zone::DS),
            (Step::DeltaTemple, Action::Sacrifice) => night::offering::remark(self, seat, Zone::DT),
            _ => None,
        }
    }

    fn warning(&self, seat: Seat, action: Action) -> Option<&'static str> {
        self.warning_of(seat, action)
    }

    /// Units, or a god, come into a zone where an enemy stands.
    fn is_attack(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Step(zone)
            | Action::Teleport(zone)
            | Action::Place(zone, _)
            | Action::Deploy(zone) => self.enemies_of(seat).contains(zone),
            _ => false,
        }
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
    type Step = Step;

    #[inline]
    fn step(&self) -> Option<Step> {
        self.steps.top()
    }

    #[inline]
    fn await_choice(&mut self, seats: Seats) {
        self.awaiting = seats;
    }

    fn reveals(&self) -> u32 {
        self.reveals
    }

    fn automatic(seat: Seat, action: Action) -> Event {
        Event::automatic(seat, action)
    }

    /// A sudden end, gains to be shared out, and the objective of a solo game
    /// go before everything else; at night a god may rise.
    #[inline]
    fn interrupt(&mut self, step: Step, journal: &mut impl Journal<Event>) -> bool {
        if self.agreed.house.sudden_end && turn::ended_suddenly(self, journal) {
            return true;
        }
        if !self.gainers.is_empty() {
            share::call(self);
            return true;
        }
        if self.is_solo() && solo::objectives::decided(self, journal) {
            return true;
        }
        if self.agreed.gods_of_egypt && step.is_night() {
            gods::rise::watch(self, journal);
        }
        false
    }

    fn rule_against(&self, seat: Seat, action: Action) -> Option<Refusal> {
        why_not::rule_against(self, seat, action)
    }
}
