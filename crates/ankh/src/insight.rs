//! What stands out to somebody who thinks about a position. No rule is here,
//! and no worth: how much each thing counts is fitted from games.

mod outlook;
mod promise;
mod standing;

use tabletop::{Block, Insight, Seat, Seats, Trained};

use crate::components::{EVENT_TRACK, EventKind, God};
use crate::step::Step;
use crate::{Action, Ankh, Scenario, Seating, Setup, View, strength};

impl Insight for Ankh {
    const STANDING: &'static [Block] = standing::BLOCKS;
    const PROMISE: &'static [Block] = promise::BLOCKS;

    fn standing(&self, seat: Seat, mut note: impl FnMut(usize, f32)) {
        standing::note(self, seat, &mut note);
    }

    fn promise(&self, seat: Seat, action: Action, mut note: impl FnMut(usize, f32)) {
        promise::note(self, seat, action, &mut note);
    }

    /// Turns begin with nothing half done.
    #[inline]
    fn at_rest(&self) -> bool {
        matches!(self.steps.last(), Some(Step::FirstAction))
    }

    #[inline]
    fn outlook(&self, seat: Seat) -> u64 {
        outlook::outlook(self, seat)
    }

    fn allies(&self, seat: Seat) -> Seats {
        self.members(self.side_of(seat))
    }

    /// Cards and bids that were chosen are as unknown as those that will be.
    /// Who had no choice was never asked and is not asked again.
    fn unseal(view: &mut View) {
        let Some(battle) = view.battle.as_mut().filter(|battle| !battle.revealed) else {
            return unseal_bids(view);
        };
        if view.steps.last() != Some(&Step::ChooseCards) {
            return;
        }
        for side in &mut battle.sides {
            let hidden = side.chosen && side.cards.is_none();
            let player = &view.players[side.seat.index()];
            let plays = 1 + usize::from(battle.two_cards && player.gods.contains(God::Amun));
            if hidden && player.hand.len() > plays {
                side.chosen = false;
                battle.pending = battle.pending.with(side.seat);
                view.awaiting = view.awaiting.with(side.seat);
            }
        }
    }
}

impl Trained for Ankh {
    const WEIGHTS: &'static [&'static str] = &[include_str!("../weights/ankh.json")];

    /// Mostly two to four, every scenario.
    fn practice(_: &str, number: u64) -> Setup {
        const PLAYERS: [u8; 8] = [2, 3, 2, 4, 2, 3, 4, 5];
        Setup {
            scenario: Scenario::ALL[(number / 8 % 3) as usize],
            seating: Seating::Random,
            ..Setup::for_players(PLAYERS[(number % 8) as usize])
        }
    }
}

fn unseal_bids(view: &mut View) {
    let Some(battle) = view.battle.as_mut() else {
        return;
    };
    if view.steps.last() != Some(&Step::Bids) {
        return;
    }
    for side in &mut battle.sides {
        let hidden = side.has_bid && side.bid.is_none();
        if hidden && view.players[side.seat.index()].followers > 0 {
            side.has_bid = false;
            view.awaiting = view.awaiting.with(side.seat);
        }
    }
}

/// Parts of the game: how many conflicts are over.
const PHASES: usize = 5;

impl Ankh {
    fn phase(&self) -> usize {
        usize::from(self.conflicts).min(PHASES - 1)
    }

    /// The event that comes next.
    fn next_event(&self) -> Option<EventKind> {
        EVENT_TRACK.get(usize::from(self.events)).copied()
    }

    /// Events before the next conflict.
    fn events_to_conflict(&self) -> usize {
        let ahead = EVENT_TRACK[usize::from(self.events)..].iter();
        ahead
            .take_while(|&&event| event != EventKind::Conflict)
            .count()
    }

    /// The strength of a side in a region without a card.
    fn plain_strength(&self, side: Seat, region: u8) -> u8 {
        strength::total(self, side, region, Default::default())
    }
}
