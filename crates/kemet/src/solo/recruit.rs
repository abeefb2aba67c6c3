//! Units for Amon's troops (solo:§7.3).

use tabletop::Journal;

use super::story::{Story, tell_story};
use super::{AMON, TROOP_LIMIT, TroopName};
use crate::Kemet;
use crate::event::Event;

/// KB-5.7.l: each troop up to its cap and to 6; what the supply cannot give to
/// both is shared evenly, an odd unit goes to A.
pub(crate) fn share_out<J: Journal<Event>>(game: &mut Kemet, caps: [u8; 2], journal: &mut J) {
    let mut given = [0; 2];
    let mut supply = game.player(AMON).supply;
    let room = TroopName::ALL.iter().map(|&name| {
        game.troop_zone(name).map_or(0, |zone| {
            TROOP_LIMIT.saturating_sub(game.units_at(AMON, zone))
        })
    });
    let mut most = caps;
    for (most, room) in most.iter_mut().zip(room) {
        *most = room.min(*most);
    }
    while supply > 0 {
        let next = (0..2)
            .filter(|&troop| given[troop] < most[troop])
            .min_by_key(|&troop| given[troop]);
        let Some(next) = next else { break };
        given[next] += 1;
        supply -= 1;
    }
    for (&name, units) in TroopName::ALL.iter().zip(given) {
        if let Some(zone) = game.troop_zone(name)
            && units > 0
        {
            tell_story(journal, || Story::Recruited {
                troop: name,
                zone,
                units,
            });
            game.add_units(AMON, zone, units, journal);
        }
    }
}
