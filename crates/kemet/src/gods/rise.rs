//! The rise, and acquiring a god (section 6.6).

use tabletop::{Journal, Offers, Refused, Seat};

use crate::acquire::NO_SLOT;
use crate::event::Event;
use crate::gods::sobek;
use crate::muster::Muster;
use crate::refusal::Refusal;
use crate::state::tell;
use crate::step::Step;
use crate::{Action, God, Kemet, Mode};

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
        let summits = || player.pyramids.iter().filter(|pyramid| pyramid.level == 4);
        if summits().next().is_none() {
            return Some(Refusal::NoSummit);
        }
        // The token lies on the space of the colour of such a pyramid; the Twin
        // Ceremony has no space.
        let on_its_space = slot != NO_SLOT
            && summits().any(|pyramid| player.slots[usize::from(slot)] == pyramid.colour);
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
