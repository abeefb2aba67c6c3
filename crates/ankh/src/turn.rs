//! The turn: which action, the markers, whose turn is next, and the
//! actions that need no choice or only one.

use tabletop::{Flow, Journal, Offers, Seat};

use crate::Action;
use crate::components::{Deed, Power, Powers};
use crate::event::{Event, Why};
use crate::state::{Ankh, tell};
use crate::step::Step;

pub(crate) fn start<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let seat = game.active();
    game.turn_into(Step::FirstAction);
    tell(journal, || Event::TurnBegan { seat });
}

/// Any action may be chosen, even one that leads to nothing.
pub(crate) fn first_options(out: &mut impl Offers<Action>) {
    Deed::ALL
        .iter()
        .for_each(|&deed| out.offer(Action::Do(deed)));
}

/// The second action is of a lower row. Its marker must move; what the
/// action allows is not forced on anybody (corrections:A-1).
pub(crate) fn second_options(after: Deed, out: &mut impl Offers<Action>) {
    let lower = Deed::ALL.iter().filter(|&&deed| deed > after);
    lower.for_each(|&deed| out.offer(Action::Do(deed)));
}

/// Advances the marker and begins the action.
pub(crate) fn take<J: Journal<Event>>(game: &mut Ankh, deed: Deed, journal: &mut J) {
    let seat = game.active();
    let first = game.steps.last() == Some(&Step::FirstAction);
    game.advances[deed.index()] += 1;
    tell(journal, || Event::ActionBegan { seat, deed });
    game.pop();
    // One action is all after Unlock, for a merged god, and when the first has
    // brought an event.
    if first && deed != Deed::Unlock && !game.is_merged(seat) && !brings_event(game, deed) {
        game.push(Step::SecondAction { after: deed });
    } else {
        game.push(Step::TurnEnd);
    }
    game.push(Step::ActionEnd { deed });
    match deed {
        Deed::Move => game.push(Step::MoveFigures),
        Deed::Summon => game.push(Step::Summon),
        Deed::Gain => gain(game, journal),
        Deed::Unlock => game.push(Step::Unlock),
    }
}

fn brings_event(game: &Ankh, deed: Deed) -> bool {
    game.advances[deed.index()] >= deed.advances_to_event(game.agreed.players)
}

/// On its last space the marker brings an event.
pub(crate) fn action_end(game: &mut Ankh, deed: Deed) {
    game.pop();
    if brings_event(game, deed) {
        game.push(Step::Event);
    }
}

/// The marker that has brought an event goes back to the space of the original
/// number of players. Then clockwise, past those who are forgotten
///
pub(crate) fn end(game: &mut Ankh) {
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
    game.turn_into(Step::TurnStart);
}

/// Gain Followers: one for each own or neutral monument with an own figure
/// beside it.
fn gain<J: Journal<Event>>(game: &mut Ankh, journal: &mut J) {
    let side = game.active_side();
    let beside = game.adjacent(game.figures[side.index()]);
    let monuments = game.neutral_monuments().or(game.controlled[side.index()]);
    let revered = u16::from(game.has(side, Power::Revered));
    let count = beside.and(monuments).len() as u16 + revered;
    game.gain_followers(side, count, Why::Gain, journal);
}

/// Unlock Ankh Power, if there is one left and it can be paid.
pub(crate) fn enter_unlock(game: &mut Ankh) -> Flow {
    let side = game.side(game.active_side());
    match side.powers.next_level() {
        Some(level) if side.followers >= u16::from(level) => Flow::ask(game.active()),
        _ => {
            game.pop();
            Flow::Again
        }
    }
}

/// A power of the next level, or none: whoever has chosen the action need not
/// carry it out (corrections:A-1).
pub(crate) fn unlock_options(game: &Ankh, out: &mut impl Offers<Action>) {
    let powers = game.side(game.active_side()).powers;
    let Some(level) = powers.next_level() else {
        return;
    };
    let open = Power::ALL
        .iter()
        .filter(|power| power.level() == level && !powers.contains(**power));
    open.for_each(|&power| out.offer(Action::Unlock(power)));
    out.offer(Action::Decline);
}

pub(crate) fn take_unlock<J: Journal<Event>>(game: &mut Ankh, action: Action, journal: &mut J) {
    game.pop();
    if let Action::Unlock(power) = action {
        unlock(game, power, journal);
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
    if let Some(level) = guardian_with(game.side(side).powers) {
        take_guardian(game, side, level, journal);
    }
}

/// The level of the guardian that comes with the power just unlocked (C-12).
fn guardian_with(powers: Powers) -> Option<u8> {
    match powers.len() {
        2 => Some(1),
        4 => Some(2),
        5 => Some(3),
        _ => None,
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
