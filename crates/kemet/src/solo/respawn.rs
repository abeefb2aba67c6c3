//! What becomes of a beaten Amon troop (solo:§9, KB-DP-SO4).

use tabletop::{Automatic, Flow, Journal};

use super::story::{RespawnReason, Story, tell_story};
use super::{AMON, PLAYER, TroopName};
use crate::event::Event;
use crate::step::{Step, stage};
use crate::{District, Kemet, Zone, battle};

/// Units of a new troop (KB-5.10.h).
const NEW_TROOP: u8 = 5;

/// With fewer units a beaten troop is taken back (KB-5.10.h, KB-5.10.j).
const FIT_TO_RETREAT: u8 = 4;

/// The district each troop calls its own: the one it began in.
pub(crate) const fn home(name: TroopName) -> District {
    match name {
        TroopName::A => District::A,
        TroopName::B => District::C,
    }
}

/// Amon has lost: he retreats where the player says, or begins anew.
pub(crate) fn after_defeat<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) -> Flow {
    let role = game.loser();
    let units = game.units_of(role);
    if units >= FIT_TO_RETREAT && !game.retreat_zones().is_empty() {
        // The winner, here the player, picks the zone as always (KB-DP-SO2).
        game.steps.turn_into(Step::RetreatZone);
        return Flow::Again;
    }
    game.steps.pop();
    let zone = game.battle().zone;
    if let Some(name) = game.amons_troop_in(zone) {
        game.battle_mut().side_mut(role).open.recalled = units > 0;
        let place = begin_anew(game, name, journal);
        game.battle_mut().side_mut(role).zone = place;
    }
    Flow::Again
}

/// Troops that are gone come back: after a victory that cost the last unit, and
/// after losses outside battle (KB-AM-S2).
pub(crate) fn restore<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    for &name in TroopName::ALL {
        let gone = game
            .amon
            .troop(name)
            .zone
            .is_some_and(|zone| game.units_at(AMON, zone) == 0);
        if gone {
            begin_anew(game, name, journal);
        }
    }
}

/// What is left is taken back, and a new troop with the creature of the setup
/// appears at once.
fn begin_anew<J: Journal<Event>>(game: &mut Kemet, name: TroopName, journal: &mut J) -> Zone {
    if let Some(zone) = game.troop_zone(name) {
        let units = game.units_at(AMON, zone);
        tell_story(journal, || Story::Recalled {
            troop: name,
            zone,
            units,
        });
        game.remove_units(AMON, zone, units, journal);
    }
    let (zone, reason) = place_for(game, name);
    tell_story(journal, || Story::Respawned {
        troop: name,
        zone,
        reason,
    });
    game.amon.troop_mut(name).zone = Some(zone);
    game.add_units(AMON, zone, NEW_TROOP, journal);
    if let Some(creature) = game.amon.troop(name).creature {
        game.join(AMON, creature, zone, journal);
    }
    if game.present[PLAYER.index()].contains(zone) {
        lie_in_wait(game, zone);
    } else {
        game.settle(AMON, journal);
    }
    zone
}

/// An empty pyramid district, the own one first; else one of the player's.
fn place_for(game: &mut Kemet, name: TroopName) -> (Zone, RespawnReason) {
    let own = game.district(AMON, home(name));
    let other = game.district(AMON, home(name.other()));
    let taken = game.occupied();
    match (taken.contains(own), taken.contains(other)) {
        (false, false) => return (own, RespawnReason::OwnPlace),
        (false, true) => return (own, RespawnReason::OnlyEmpty),
        (true, false) => return (other, RespawnReason::OnlyEmpty),
        (true, true) => {}
    }
    let [here, there] = [own, other].map(|zone| game.units_at(PLAYER, zone));
    match (here, there) {
        (0, _) => (other, RespawnReason::OtherTroop),
        (_, 0) => (own, RespawnReason::OtherTroop),
        _ if here < there => (own, RespawnReason::WeakerTroop),
        _ if here > there => (other, RespawnReason::WeakerTroop),
        // KB-5.10.i: the one draw that stays a draw.
        _ if game.roll(2) == 0 => (own, RespawnReason::Lot),
        _ => (other, RespawnReason::Lot),
    }
}

/// KB-AM-S20: the battle under way is finished first, then comes this one,
/// before anything else.
fn lie_in_wait(game: &mut Kemet, zone: Zone) {
    let under = game
        .steps
        .iter()
        .rposition(|&step| step == Step::BattleOver)
        .unwrap_or(game.steps.len());
    game.steps.insert(under, Step::Ambush { zone });
}

/// The new troop attacks, if anybody is still there.
impl Automatic<Kemet> for stage::Ambush {
    fn run<J: Journal<Event>>(self, game: &mut Kemet, journal: &mut J) {
        let zone = self.zone;
        game.steps.pop();
        if game.units_at(AMON, zone) > 0 && game.units_at(PLAYER, zone) > 0 {
            battle::begin(game, AMON, zone, journal);
        } else {
            game.settle(AMON, journal);
        }
    }
}
