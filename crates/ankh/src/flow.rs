//! Passes questions and answers to the file of the step on top. Steps that do
//! much and come seldom are kept out of here (`inline(never)`): the short ones
//! are played by the million.

use tabletop::{Flow, Journal, Offers, Seat, Seats, Staged};

use crate::battle::{after, builds, cards, killing, locusts, obelisks, resolution};
use crate::event::Event;
use crate::step::Step;
use crate::{Action, Ankh, caravan, conflict, control, merge, move_figures, setup, summon, turn};

impl Staged for Ankh {
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
        match step {
            Step::ChooseGod { seat } => return setup::enter_god(seat),
            Step::LayOut => setup::lay_out(self, journal),
            Step::TurnStart => turn::start(self, journal),
            Step::FirstAction => return Flow::ask(self.active()),
            Step::SecondAction { .. } => return Flow::AskOrForce(self.active()),
            Step::ActionEnd { deed } => turn::action_end(self, deed),
            Step::TurnEnd => turn::end(self),

            Step::MoveFigures => return move_figures::enter(self),
            Step::MoveTo { .. } | Step::Push { .. } => return Flow::AskOrForce(self.active()),
            Step::Face { hex } => return move_figures::enter_face(self, hex),
            Step::Summon => return summon::enter(self),
            Step::SummonTo { .. } => return Flow::AskOrForce(self.active()),
            Step::Sun { hex } => return summon::enter_sun(self, hex),
            Step::Unlock => return turn::enter_unlock(self),

            Step::Event => control::next_event(self, journal),
            Step::Control => return control::enter(self, journal),
            Step::Caravan => return caravan::enter(self, journal),
            Step::CaravanToken | Step::CaravanSwap => return Flow::ask(self.active()),
            Step::Conflict => conflict::begin(self, journal),
            Step::Region { number } => conflict::region(self, number, journal),
            Step::ConflictEnd => conflict::end(self, journal),

            Step::Obelisks => return obelisks::enter(self),
            Step::ObeliskTo { .. } => return obelisks::enter_to(self),
            Step::TwoCards => return cards::enter_two(self),
            Step::ChooseCards => return cards::enter(self),
            Step::Reveal => cards::reveal(self, journal),
            Step::Builds => return builds::enter(self),
            Step::BuildAt { seat, .. } => return Flow::AskOrForce(seat),
            Step::Plagues => locusts::next(self),
            Step::Bids => return locusts::enter_bids(self),
            Step::Locusts => locusts::swarm(self, journal),
            Step::Majority => resolution::majority(self, journal),
            Step::Strength => resolution::strengths(self, journal),
            Step::Tie => return resolution::enter_tie(self, journal),
            Step::Rewards => resolution::rewards(self, journal),
            Step::Defeat => resolution::defeat(self),
            Step::Protect => return killing::enter_protect(self),
            Step::Lift => killing::lift(self, journal),
            Step::Trap => return killing::enter_trap(self),
            Step::Rise => return killing::enter_rise(self, journal),
            Step::Curse => killing::curse(self, journal),
            Step::Miracles => after::miracles(self, journal),
            Step::Underworld => return after::enter_underworld(self),
            Step::UnderworldTo { .. } => return after::enter_underworld_to(self),
            Step::Worship => return after::enter_worship(self),
            Step::BattleEnd => after::end(self, journal),

            Step::Merge => merge::merge(self, journal),
            Step::Guardians => return merge::enter_guardians(self),
            Step::Oblivion => merge::oblivion(self, journal),
            Step::Finish => merge::finish(self),
        }
        Flow::Again
    }

    fn options(&self, step: Step, seat: Seat, out: &mut impl Offers<Action>) {
        match step {
            Step::ChooseGod { .. } => setup::god_options(self, out),
            Step::FirstAction => turn::first_options(out),
            Step::SecondAction { after } => turn::second_options(after, out),
            Step::MoveFigures => move_figures::options(self, out),
            Step::MoveTo { from } => move_figures::to_options(self, from, out),
            Step::Push { hex, from } => move_figures::push_options(self, hex, from, out),
            Step::Face { .. } => move_figures::face_options(out),
            Step::Summon => summon::options(self, out),
            Step::SummonTo { figure, .. } => summon::to_options(self, figure, out),
            Step::Sun { .. } => summon::sun_options(out),
            Step::Unlock => turn::unlock_options(self, out),
            Step::Control => control::options(self, out),
            Step::Caravan => caravan::options(self, out),
            Step::CaravanToken => caravan::token_options(self, out),
            Step::CaravanSwap => caravan::swap_options(self, out),
            Step::Obelisks => obelisks::options(self, out),
            Step::ObeliskTo { .. } => obelisks::to_options(self, out),
            Step::TwoCards => cards::two_options(out),
            Step::ChooseCards => cards::options(self, seat, out),
            Step::Builds => builds::options(self, out),
            Step::BuildAt { .. } => builds::at_options(self, out),
            Step::Bids => locusts::bid_options(self, seat, out),
            Step::Tie => resolution::tie_options(out),
            Step::Protect => killing::protect_options(self, out),
            Step::Trap => killing::trap_options(self, seat, out),
            Step::Rise => killing::rise_options(self, seat, out),
            Step::Underworld => after::underworld_options(self, out),
            Step::UnderworldTo { .. } => after::underworld_to_options(self, out),
            Step::Worship => after::worship_options(out),
            Step::Guardians => merge::guardian_options(self, out),
            // Nobody is asked at any other step.
            _ => {}
        }
    }

    fn take(&mut self, step: Step, seat: Seat, action: Action, journal: &mut impl Journal<Event>) {
        match (step, action) {
            (Step::ChooseGod { .. }, Action::God(god)) => setup::take_god(self, seat, god, journal),
            (Step::FirstAction | Step::SecondAction { .. }, Action::Do(deed)) => {
                turn::take(self, deed, journal);
            }
            (Step::MoveFigures, _) => move_figures::take(self, action),
            (Step::MoveTo { from }, Action::To(to)) => {
                move_figures::take_to(self, from, to, journal);
            }
            (Step::Push { hex, from }, Action::Push(to)) => {
                move_figures::take_push(self, hex, from, to, journal);
            }
            (Step::Face { hex }, Action::Face(facing)) => {
                self.pop();
                self.aim(hex, facing, journal);
            }
            (Step::Summon, _) => summon::take(self, action),
            (Step::SummonTo { figure, ransomed }, Action::To(hex)) => {
                summon::take_to(self, figure, ransomed, hex, journal);
            }
            (Step::Sun { hex }, _) => summon::take_sun(self, hex, action, journal),
            (Step::Unlock, _) => turn::take_unlock(self, action, journal),
            (Step::Control, Action::Control(hex)) => control::take(self, hex, journal),
            (Step::Caravan, _) => caravan::take(self, action, journal),
            (Step::CaravanToken, Action::Token(hex)) => caravan::take_token(self, hex, journal),
            (Step::CaravanSwap, _) => caravan::take_swap(self, action, journal),
            (Step::Obelisks, _) => obelisks::take(self, action),
            (Step::ObeliskTo { from }, Action::To(to)) => {
                obelisks::take_to(self, from, to, journal);
            }
            (Step::TwoCards, _) => cards::take_two(self, seat, action, journal),
            (Step::ChooseCards, _) => cards::take(self, seat, action, journal),
            (Step::Builds, _) => builds::take(self, seat, action),
            (Step::BuildAt { monument, .. }, Action::To(hex)) => {
                builds::take_at(self, seat, monument, hex, journal);
            }
            (Step::Bids, Action::Bid(bid)) => locusts::take_bid(self, seat, bid, journal),
            (Step::Tie, _) => resolution::take_tie(self, seat, action, journal),
            (Step::Protect, _) => killing::take_protect(self, seat, action, journal),
            (Step::Trap, _) => killing::take_trap(self, seat, action, journal),
            (Step::Rise, Action::Rise(hex)) => killing::take_rise(self, seat, hex, journal),
            (Step::Underworld, _) => after::take_underworld(self, seat, action, journal),
            (Step::UnderworldTo { from }, Action::To(to)) => {
                after::take_underworld_to(self, seat, from, to, journal);
            }
            (Step::Worship, _) => after::take_worship(self, seat, action, journal),
            (Step::Guardians, _) => merge::take_guardian(self, seat, action, journal),
            _ => unreachable!("{step:?} does not offer {action:?}"),
        }
    }
}
