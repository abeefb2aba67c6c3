//! What a gain comes from, part by part: the log and the report of a night say it.

use serde::Serialize;
use tabletop::Seat;

use crate::muster::Source;
use crate::{God, Kemet, Power, Tile, TileSet, Zone};

/// A part of a gain, by what it comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "its sentence in locales/ says what each part is"
)]
pub enum Grant {
    /// What everybody has of every night.
    Night {
        amount: u8,
    },
    Zone {
        zone: Zone,
        amount: u8,
    },
    /// All of these together, once.
    Temples {
        zones: Vec<Zone>,
        amount: u8,
    },
    God {
        god: God,
        amount: u8,
    },
    Tile {
        tile: Tile,
        amount: u8,
    },
    Veterans {
        amount: u8,
    },
}

impl Grant {
    fn amount(&mut self) -> &mut u8 {
        match self {
            Grant::Night { amount }
            | Grant::Zone { amount, .. }
            | Grant::Temples { amount, .. }
            | Grant::God { amount, .. }
            | Grant::Tile { amount, .. }
            | Grant::Veterans { amount } => amount,
        }
    }
}

/// Parts of which there is only so much in the end: the first come first.
pub(crate) fn up_to(mut left: u8, mut parts: Vec<Grant>) -> Vec<Grant> {
    parts.retain_mut(|part| {
        let amount = part.amount();
        *amount = (*amount).min(left);
        left -= *amount;
        *amount > 0
    });
    parts
}

/// Of a gain that says nothing of its parts.
pub(crate) fn untold(_: &Kemet) -> Vec<Grant> {
    Vec::new()
}

impl Kemet {
    /// What the tile of `seat` with this power gives; nothing without one.
    pub(crate) fn tile_grant(&self, seat: Seat, power: Power, amount: u8) -> Option<Grant> {
        let tiles = self.player(seat).tiles & TileSet::with_power(power);
        tiles.lowest().map(|tile| Grant::Tile { tile, amount })
    }

    /// What units come from that `seat` gets at night (KB-3.6.7, K1-N3).
    pub(crate) fn levy_grants(&self, seat: Seat, amount: u8) -> Vec<Grant> {
        let levied = self.night && self.muster.seat == Some(seat);
        let part = match self.muster.source {
            Source::Conscription => Some(Grant::Veterans { amount }),
            Source::NightLevy => self.tile_grant(seat, Power::NightLevy, amount),
            _ => None,
        };
        part.filter(|_| levied).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// KB-AM-35: a deck may have fewer cards than are due.
    #[test]
    fn no_more_is_granted_than_there_was() {
        let due = || {
            let tile = Tile::DivineBoon;
            vec![Grant::Night { amount: 1 }, Grant::Tile { tile, amount: 2 }]
        };
        let tile = Tile::DivineBoon;
        assert_eq!(up_to(3, due()), due());
        let two = [Grant::Night { amount: 1 }, Grant::Tile { tile, amount: 1 }];
        assert_eq!(up_to(2, due()), two);
        assert_eq!(up_to(1, due()), [Grant::Night { amount: 1 }]);
    }
}
