//! Where Amon sends a beaten troop of the player (solo:§9).

use std::cmp::Reverse;

use tabletop::Journal;

use super::movement::{NO_WAY, centre};
use super::story::{BanishReason, Story, tell_story};
use super::targets::least;
use super::{PLAYER, TroopName};
use crate::event::Event;
use crate::{Kemet, Zone, ZoneSet};

impl Kemet {
    /// Land moves from a zone to the player's nearest district.
    fn way_home(&self, zone: Zone) -> u8 {
        let districts = self.own_districts(PLAYER).iter();
        districts
            .map(|home| self.distances_to(TroopName::A, home)[zone.index()])
            .min()
            .unwrap_or(NO_WAY)
    }
}

/// No temple before a temple; then the farthest from home; then the smallest x;
/// then the id.
pub(crate) fn choose<J: Journal<Event>>(
    game: &Kemet,
    zones: ZoneSet,
    journal: &mut J,
) -> Option<Zone> {
    let mut left = zones;
    let mut reason = BanishReason::Only;
    let mut narrow = |next: ZoneSet, by: BanishReason| {
        if next.len() < left.len() {
            reason = by;
        }
        left = next;
        left
    };
    let open = narrow(
        least(zones, |zone| zone.is_temple()),
        BanishReason::NoTemple,
    );
    let far = narrow(
        least(open, |zone| Reverse(game.way_home(zone))),
        BanishReason::Farthest,
    );
    let west = narrow(least(far, |zone| centre(zone).x), BanishReason::West);
    let zone = west.iter().min_by_key(|zone| zone.id())?;
    if west.len() > 1 {
        reason = BanishReason::Id;
    }
    tell_story(journal, || Story::Banished { zone, reason });
    Some(zone)
}
