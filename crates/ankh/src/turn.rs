//! The turn: which action, the markers, whose turn is next, and the
//! actions that need no choice or only one.

use tabletop::{Automatic, Flow, Journal, Offers, Seat, Stage};

use crate::Action;
use crate::components::{Deed, Power, Powers};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::{Step, stage};

impl Automatic<Ankh> for stage::TurnStart {
    fn run<J: Journal<Event>>(self, game: &mut Ankh, journal: &mut J) {
        let seat = game.active();
        game.steps.turn_into(Step::FirstAction);
        tell(journal, || Event::TurnBegan { seat });
    }
}

impl Stage<Ankh> for stage::FirstAction {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::ask(game.active())
    }

    /// Any action may be chosen, even one that leads to nothing.
    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let deeds = Deed::ALL.iter();
        deeds.for_each(|&deed| out.offer(Action::Do(deed)));
    }

    /// One action is all after Unlock, for a merged god, and when the first has
    /// brought an event.
    fn take<J: Journal<Event>>(self, game: &mut Ankh, seat: Seat, action: Action, journal: &mut J) {
        let Action::Do(deed) = action else {
            self.not_offered(action);
        };
        advance(game, deed, journal);
        let last = deed == Deed::Unlock || game.is_merged(seat) || brings_event(game, deed);
        game.steps.turn_into(if last {
            Step::TurnEnd
        } else {
            Step::SecondAction { after: deed }
        });
        begin(game, deed, journal);
    }
}

impl Stage<Ankh> for stage::SecondAction {
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        Flow::AskOrForce(game.active())
    }

    /// An action of a lower row. Its marker must move; what the action
    /// allows is not forced on anybody (corrections:A-1).
    fn options(self, _: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let lower = Deed::ALL.iter().filter(|&&deed| deed > self.after);
        lower.for_each(|&deed| out.offer(Action::Do(deed)));
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        let Action::Do(deed) = action else {
            self.not_offered(action);
        };
        advance(game, deed, journal);
        game.steps.turn_into(Step::TurnEnd);
        begin(game, deed, journal);
    }
}

/// The marker of the action goes on.
fn advance<J: Journal<Event>>(game: &mut Ankh, deed: Deed, journal: &mut J) {
    let seat = game.active();
    game.advances[deed.index()] += 1;
    tell(journal, || Event::ActionBegan { seat, deed });
}

fn begin<J: Journal<Event>>(game: &mut Ankh, deed: Deed, journal: &mut J) {
    game.steps.push(Step::ActionEnd { deed });
    match deed {
        Deed::Move => game.steps.push(Step::MoveFigures),
        Deed::Summon => game.steps.push(Step::Summon),
        Deed::Gain => gain(game, journal),
        Deed::Unlock => game.steps.push(Step::Unlock),
    }
}

fn brings_event(game: &Ankh, deed: Deed) -> bool {
    game.advances[deed.index()] >= deed.advances_to_event(game.agreed.players)
}

impl Automatic<Ankh> for stage::ActionEnd {
    /// On its last space the marker brings an event.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) {
        game.steps.pop();
        if brings_event(game, self.deed) {
            game.steps.push(Step::Event);
        }
    }
}

impl Automatic<Ankh> for stage::TurnEnd {
    /// The marker that has brought an event goes back to the space of the
    /// original number of players. Then clockwise, past those who are
    /// forgotten.
    fn run<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) {
        for &deed in Deed::ALL {
            if brings_event(game, deed) {
                game.advances[deed.index()] = 0;
            }
        }
        let players = game.agreed.players;
        let mut next = game.active();
        loop {
            next = Seat((next.0 + 1) % players);
            if !game.forgotten.contains(next) {
                break;
            }
        }
        game.turn.seat = next;
        game.steps.turn_into(Step::TurnStart);
    }
}

/// Gain Followers: one for each own or neutral monument with an own figure
/// beside it.
fn gain<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let side = game.active_side();
    let beside = game.adjacent(game.figures[side.index()]);
    let monuments = game.neutral_monuments() | game.controlled[side.index()];
    let revered = u16::from(game.has(side, Power::Revered));
    let count = (beside & monuments).len() as u16 + revered;
    game.gain_followers(side, count, Why::Gain, journal);
}

/// Whether a power is left that the side can pay.
pub(crate) fn can_unlock(game: &Ankh, side: Seat) -> bool {
    let side = game.side(side);
    let level = side.powers.next_level();
    level.is_some_and(|level| side.followers >= u16::from(level))
}

impl Stage<Ankh> for stage::Unlock {
    /// Unlock Ankh Power, if there is one left and it can be paid.
    fn enter<J: Journal<Event>>(self, game: &mut Ankh, _: &mut J) -> Flow {
        if can_unlock(game, game.active_side()) {
            return Flow::ask(game.active());
        }
        game.steps.pop();
        Flow::Again
    }

    /// A power of the next level, or none: whoever has chosen the action need
    /// not carry it out (corrections:A-1).
    fn options(self, game: &Ankh, _: Seat, out: &mut impl Offers<Action>) {
        let powers = game.side(game.active_side()).powers;
        let level = powers.next_level();
        let open = Power::ALL
            .iter()
            .filter(|power| Some(power.level()) == level && !powers.contains(**power));
        open.for_each(|&power| out.offer(Action::Unlock(power)));
        out.offer(Action::Decline);
    }

    fn take<J: Journal<Event>>(self, game: &mut Ankh, _: Seat, action: Action, journal: &mut J) {
        game.steps.pop();
        match action {
            Action::Unlock(power) => unlock(game, power, journal),
            Action::Decline => {}
            _ => self.not_offered(action),
        }
    }
}

fn unlock<J: Journal<Event>>(game: &mut Ankh, power: Power, journal: &mut J) {
    let side = game.active_side();
    game.pay_followers(side, u16::from(power.level()), Why::Unlock, journal);
    game.side_mut(side).powers.insert(power);
    tell(journal, || Event::PowerUnlocked {
        seat: game.active(),
        power,
    });
    let unlocked = game.side(side).powers.len();
    if let Some(level) = Powers::guardian_at(unlocked - 1) {
        take_guardian(game, side, level, journal);
    }
}

/// A guardian, if there is one left and a base for it.
fn take_guardian<J: Journal<Event>>(game: &mut Ankh, side: Seat, level: u8, journal: &mut J) {
    let place = usize::from(level) - 1;
    let guardian = game.agreed.guardians[place];
    if game.guardian_supply[place] == 0 || game.free_bases(side, guardian) == 0 {
        return;
    }
    game.guardian_supply[place] -= 1;
    game.side_mut(side).pool[guardian.index()] += 1;
    tell(journal, || Event::GuardianJoined {
        seat: game.active(),
        guardian,
    });
}
