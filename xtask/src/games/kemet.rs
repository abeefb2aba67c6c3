//! The tables of Kemet.

use std::ops::RangeInclusive;

use kemet::{Kemet, Seating, Setup};

use super::Tables;

impl Tables for Kemet {
    const PLAYERS: RangeInclusive<u8> = 2..=6;

    fn tables(players: u8) -> Vec<Setup> {
        let table = |options| Setup {
            renewal: options & 1 != 0,
            extra_di: options & 2 != 0,
            seating: match options & 4 {
                0 => Seating::Choose,
                _ => Seating::Random,
            },
            ..Setup::for_players(players)
        };
        (0..8).map(table).collect()
    }

    fn players(setup: &Setup) -> u8 {
        setup.players
    }

    fn label(setup: &Setup) -> String {
        let mut label = format!("{}p", setup.players);
        for (chosen, word) in [
            (setup.renewal, "-renewal"),
            (setup.extra_di, "-extra"),
            (setup.seating == Seating::Random, "-lot"),
        ] {
            label.push_str(if chosen { word } else { "" });
        }
        label
    }
}
