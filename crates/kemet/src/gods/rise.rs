//! The rise, and acquiring a god (section 6.6).

use serde::{Deserialize, Serialize};
use tabletop::{Journal, Offers, Refused, Seat};

use crate::acquire::NO_SLOT;
use crate::event::Event;
use crate::gods::sobek;
use crate::muster::Muster;
use crate::refusal::Refusal;
use crate::state::{Player, tell};
use crate::step::Step;
use crate::{Action, Colour, Colours, God, Kemet, Mode, Space};

/// What a god waits for (section 6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Fame of somebody, so that gods may be acquired at all.
    Fame,
    /// A pyramid of this level.
    Summit,
    /// Acquire spaces of its colour that are open.
    Space,
    /// Prayer points.
    Prayer,
}

/// One of the four conditions, and whether it is met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GodNeed {
    /// What is needed.
    pub name: Need,
    /// How much of it.
    pub need: u8,
    /// Whether it is there.
    pub met: bool,
}

/// The level of a pyramid that a god wants.
const SUMMIT: u8 = 4;

impl Player {
    /// The colours of the pyramids that a god may come from.
    fn summit_colours(&self) -> Colours {
        let summits = self.pyramids.iter();
        let summits = summits.filter(|pyramid| pyramid.level == SUMMIT);
        summits.filter_map(|pyramid| pyramid.colour).collect()
    }
}

impl Kemet {
    /// What a god costs, whatever the tiles say (KB-6.6.e, KB-EX-6.6-1).
    pub(crate) const GOD_COST: u8 = 4;

    /// The column of the rise marker (KB-6.2.b).
    pub(crate) fn rise_mark(&self) -> u8 {
        match self.agreed.mode {
            Mode::Teams => 7,
            Mode::Classic | Mode::Solo => 4,
        }
    }

    /// The four conditions of section 6.6, before anybody asks for a god: the rise,
    /// a pyramid of level 4, its Acquire space open or just used, prayer points.
    pub(crate) fn rise_needs(&self, seat: Seat) -> [GodNeed; 4] {
        let player = self.player(seat);
        let summits = player.summit_colours();
        let open = |(slot, colour): (usize, Option<Colour>)| {
            colour.is_some_and(|colour| summits.contains(colour)) && self.is_slot_open(seat, slot)
        };
        let met = |need| match need {
            Need::Fame => self.risen,
            Need::Summit => !summits.is_empty(),
            Need::Space => player.slots.into_iter().enumerate().any(open),
            Need::Prayer => player.prayer >= Kemet::GOD_COST,
        };
        let amount = |need| match need {
            Need::Fame => self.rise_mark(),
            Need::Summit => SUMMIT,
            Need::Space => 1,
            Need::Prayer => Kemet::GOD_COST,
        };
        [Need::Fame, Need::Summit, Need::Space, Need::Prayer].map(|name| GodNeed {
            name,
            need: amount(name),
            met: met(name),
        })
    }

    /// Whether a token can still go to an Acquire space, or lies there and its
    /// action is not over.
    fn is_slot_open(&self, seat: Seat, slot: usize) -> bool {
        let space = Space::ACQUIRE[slot];
        let acquires =
            |step: &Step| matches!(*step, Step::Acquire { slot: of } if usize::from(of) == slot);
        !self.player(seat).taken().contains(space)
            || self.active() == seat
                && (self.turn.pending.contains(space) || self.steps.iter().any(acquires))
    }

    /// Whether the four conditions of section 6.6 hold.
    pub(crate) fn may_rise(&self, seat: Seat, slot: u8) -> bool {
        self.agreed.gods_of_egypt && self.rise_refusal(seat, slot).is_none()
    }

    /// The first of the four conditions of section 6.6 that fails.
    pub(crate) fn rise_refusal(&self, seat: Seat, slot: u8) -> Option<Refusal> {
        if !self.agreed.gods_of_egypt {
            return Some(Refused::not_now(Action::Rise).into());
        }
        if self.figure(seat).acquired {
            return Some(Refusal::GodAcquired);
        }
        if !self.risen {
            let need = self.rise_mark();
            return Some(Refusal::GodsAsleep { need });
        }
        let player = self.player(seat);
        let summits = player.summit_colours();
        if summits.is_empty() {
            return Some(Refusal::NoSummit);
        }
        // The token lies on the space of the colour of such a pyramid; the Twin
        // Ceremony has no space.
        let on_its_space = slot != NO_SLOT
            && player.slots[usize::from(slot)].is_some_and(|colour| summits.contains(colour));
        if !on_its_space {
            return Some(Refusal::NotTheSummitsSpace);
        }
        if player.prayer < Kemet::GOD_COST {
            return Some(Refusal::NeedsPrayer {
                need: Kemet::GOD_COST,
                have: player.prayer,
            });
        }
        None
    }
}

/// KB-6.6.a, KB-AM-G2: the score track is read when a turn or a Night step is
/// over; what it has shown once stays true.
#[inline]
pub(crate) fn watch<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    if game.agreed.gods_of_egypt && !game.risen {
        rise(game, journal);
    }
}

fn rise<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let mark = game.rise_mark();
    if let Some(seat) = game.all_seats().find(|&seat| game.team_fame(seat) >= mark) {
        game.risen = true;
        tell(journal, || Event::RiseReached { seat });
    }
}

pub(crate) fn options(game: &Kemet, seat: Seat, slot: u8, out: &mut impl Offers<Action>) {
    if game.may_rise(seat, slot) {
        out.offer(Action::Rise);
    }
}

/// KB-6.6.e: pay, turn the tile, place the god; KB-6.6.f: then battle.
pub(crate) fn take<J: Journal<Event>>(game: &mut Kemet, seat: Seat, journal: &mut J) {
    game.steps.pop();
    // Fixed: no tile changes it.
    game.spend(seat, Kemet::GOD_COST, journal);
    game.figure_mut(seat).acquired = true;
    if let Some(god) = game.player(seat).god {
        tell(journal, || Event::GodRose { seat, god });
    }
    // Fights and control ask whose they are.
    game.muster = Muster {
        seat: Some(seat),
        ..Muster::default()
    };
    game.steps.push(Step::Settle);
    game.steps.push(Step::Fights);
    if game.has_god(seat, God::Sobek) {
        sobek::begin(game, seat, journal);
    }
    game.steps.push(Step::Deploy);
}
