//! Ankh at this table.

use ankh::{Ankh, Event, Setup, View};
use serde_json::value::RawValue;

use super::Served;
use crate::wire::MarkKind;

impl Served for Ankh {
    const FEWEST: u8 = 2;
    const MOST: u8 = 5;

    fn plain_setup(players: u8) -> Setup {
        Setup {
            seating: ankh::Seating::Random,
            ..Setup::for_players(players)
        }
    }

    /// A battle of Ankh is added up line by line in the view itself.
    fn odds(_: &View) -> Option<Box<RawValue>> {
        None
    }

    fn figures() -> Vec<String> {
        ankh::God::ALL.iter().map(|god| god.to_string()).collect()
    }

    fn mark(event: &Event) -> Option<MarkKind> {
        match event {
            Event::TurnBegan { .. } => Some(MarkKind::Turn),
            Event::ConflictBegan { .. } => Some(MarkKind::Conflict),
            Event::BattleBegan { .. } => Some(MarkKind::Battle),
            Event::Merged { .. } => Some(MarkKind::Merge),
            _ => None,
        }
    }
}
