//! Ankh as the world sees it: the contract of `tabletop`.

use rand::Rng;
use tabletop::{Dice, Eye, Game, Outcome, Seat, Seats, Seed, SetupError, Staged, by_steps};

use crate::components::Deed;
use crate::imagine::Known;
use crate::step::Step;
use crate::{Action, Ankh, Event, Refusal, Setup, View, audit, imagine, setup, view, why_not};

impl Ankh {
    /// How many events there have been, of eighteen.
    pub fn events(&self) -> u8 {
        self.events
    }

    /// The outcome of a game that has ended. Members of a merged god share
    /// their place.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let standing = |seat: Seat| {
            let side = self.side_of(seat);
            let place = self.rank.iter().position(|&other| other == side);
            // Whoever was forgotten is behind everybody who was not.
            (
                ending.winner() == Some(side),
                place.map(|place| place + 1).unwrap_or(0),
            )
        };
        let sides: Vec<Seat> = self.all_seats().collect();
        let places = sides
            .iter()
            .map(|&seat| {
                let ahead = sides
                    .iter()
                    .filter(|&&other| standing(other) > standing(seat));
                1 + ahead.count() as u8
            })
            .collect();
        Some(Outcome {
            winners: ending
                .winner()
                .map_or(Seats::EMPTY, |winner| self.members(winner)),
            places,
            reason: ending.reason().to_string(),
        })
    }
}

impl Staged for Ankh {
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

    fn ended(&self) -> Option<Event> {
        let outcome = self.final_outcome()?;
        Some(Event::GameEnded { outcome })
    }

    fn rule_against(&self, seat: Seat, action: Action) -> Option<Refusal> {
        why_not::rule_against(self, seat, action)
    }
}

impl Game for Ankh {
    const NAME: &'static str = "ankh";
    const RULES_VERSION: u32 = 2;
    /// 18 events, at most 17 actions before each, far fewer than 100 choices
    /// for each of those.
    const LONGEST: usize = 18 * 17 * 100;

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
        Seats::first(self.player_count())
    }

    #[inline]
    fn awaiting(&self) -> Seats {
        self.awaiting
    }

    by_steps!();

    fn remark(&self, seat: Seat, action: Action) -> Option<&'static str> {
        let is_free = || crate::battle::builds::price(self, self.side_of(seat)) == 0;
        (matches!(action, Action::Build(_)) && is_free()).then_some("free")
    }

    /// An action that can do nothing is allowed, but seldom meant.
    fn warning(&self, seat: Seat, action: Action) -> Option<&'static str> {
        let side = self.side_of(seat);
        match action {
            Action::Do(Deed::Unlock) if !crate::turn::can_unlock(self, side) => Some("no-power"),
            Action::Do(Deed::Summon) if crate::summon::is_pool_empty(self, side) => {
                Some("no-figure")
            }
            _ => None,
        }
    }

    /// What it costs in followers.
    fn cost(&self, seat: Seat, action: Action) -> Option<u16> {
        let cost = match action {
            Action::Unlock(power) => u16::from(power.level()),
            Action::Ransom => 1,
            Action::Worship => crate::battle::after::WORSHIP,
            Action::Build(_) => crate::battle::builds::price(self, self.side_of(seat)),
            Action::Bid(followers) => followers,
            _ => 0,
        };
        (cost > 0).then_some(cost)
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
