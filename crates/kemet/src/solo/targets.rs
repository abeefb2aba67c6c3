//! Whom or what an Amon troop makes for (solo:§7.1).

use std::cmp::Reverse;

use serde::Serialize;
use tabletop::vocabulary;

use super::movement::centre;
use super::{PLAYER, TroopName};
use crate::{Kemet, Zone, ZoneSet, map};

vocabulary! {
    /// What a target is.
    pub enum TargetKind is "kind of target" {
        /// A troop of the player.
        Troop = "troop",
        /// A pyramid of the player.
        Pyramid = "pyramid",
        /// A temple.
        Temple = "temple",
    }
}

/// One condition of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "its words in locales/ say what each is")]
pub enum Condition {
    HighestPyramid,
    LowestPyramid,
    OccupiedPyramid,
    UnoccupiedPyramid,
    WesternPyramid,
    EasternPyramid,
    SmallestTroop,
    LargestTroop,
    NearestTroop,
    EscortedTroop,
    TroopNearestTo(Zone),
    LargestDeltaTroop,
    RichestTemple,
    PoorestTemple,
    YourRichestTemple,
    YourNearestTemple,
    NearestEmptyTemple,
    WesternTemple,
    DeltaTemple,
}

impl Condition {
    /// What it looks for.
    pub const fn kind(self) -> TargetKind {
        match self {
            Condition::HighestPyramid
            | Condition::LowestPyramid
            | Condition::OccupiedPyramid
            | Condition::UnoccupiedPyramid
            | Condition::WesternPyramid
            | Condition::EasternPyramid => TargetKind::Pyramid,
            Condition::SmallestTroop
            | Condition::LargestTroop
            | Condition::NearestTroop
            | Condition::EscortedTroop
            | Condition::TroopNearestTo(_)
            | Condition::LargestDeltaTroop => TargetKind::Troop,
            Condition::RichestTemple
            | Condition::PoorestTemple
            | Condition::YourRichestTemple
            | Condition::YourNearestTemple
            | Condition::NearestEmptyTemple
            | Condition::WesternTemple
            | Condition::DeltaTemple => TargetKind::Temple,
        }
    }
}

vocabulary! {
    /// What singled the target out.
    pub enum Decision is "decision about a target" {
        /// The condition left one only (KB-5.7.b).
        Condition = "condition",
        /// Of the last candidates, the nearest.
        Nearest = "nearest",
        /// Of the nearest, for A the western one.
        West = "west",
        /// Of the nearest, for B the eastern one.
        East = "east",
        /// Then the northern one.
        North = "north",
        /// Then the lower id.
        Id = "id",
    }
}

/// A condition tried, and how many it found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tried {
    /// The condition.
    pub condition: Condition,
    /// How many targets fulfilled it.
    pub found: u8,
}

/// A target, and why it was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub kind: TargetKind,
    pub zone: Zone,
    pub condition: Condition,
    pub decision: Decision,
}

impl Kemet {
    /// All objects of a kind, each by its zone. What stands where his other
    /// troop is does not count.
    fn objects(&self, kind: TargetKind, name: TroopName) -> ZoneSet {
        let all = match kind {
            TargetKind::Troop => self.present[PLAYER.index()],
            TargetKind::Pyramid => self
                .own_districts(PLAYER)
                .iter()
                .filter(|&zone| self.pyramid_at(zone).level > 0)
                .collect(),
            TargetKind::Temple => self.layout().temples(),
        };
        match self.troop_zone(name.other()) {
            Some(zone) => all.without(zone),
            None => all,
        }
    }

    /// Those of the pool that fulfil a condition best.
    fn fulfilling(&self, condition: Condition, name: TroopName, pool: ZoneSet) -> ZoneSet {
        let units = |zone: Zone| self.units_at(PLAYER, zone);
        let level = |zone: Zone| self.pyramid_at(zone).level;
        let near = |zone: Zone| {
            let here = self.amon.troop(name).zone;
            let here = here.expect("a troop that looks for a target is on the board");
            self.amons_distance(name, here, zone)
        };
        let mine = self.controlled[PLAYER.index()];
        match condition {
            Condition::HighestPyramid => least(pool, |zone| Reverse(level(zone))),
            Condition::LowestPyramid => least(pool, level),
            Condition::OccupiedPyramid => pool & self.present[PLAYER.index()],
            Condition::UnoccupiedPyramid => pool - self.present[PLAYER.index()],
            Condition::WesternPyramid | Condition::WesternTemple => {
                least(pool, |zone| centre(zone).x)
            }
            Condition::EasternPyramid => least(pool, |zone| Reverse(centre(zone).x)),
            Condition::SmallestTroop => least(pool, units),
            Condition::LargestTroop => least(pool, |zone| Reverse(units(zone))),
            Condition::NearestTroop => least(pool, near),
            Condition::EscortedTroop => pool
                .iter()
                .filter(|&zone| !self.companions_at(PLAYER, zone).is_empty())
                .collect(),
            Condition::TroopNearestTo(place) => {
                least(pool, |zone| self.amons_distance(name, place, zone))
            }
            Condition::LargestDeltaTroop => least(pool & map::DELTA, |zone| Reverse(units(zone))),
            Condition::RichestTemple => least(pool, |zone| Reverse(zone.temple_pp())),
            Condition::PoorestTemple => least(pool, Zone::temple_pp),
            Condition::YourRichestTemple => least(pool & mine, |zone| Reverse(zone.temple_pp())),
            Condition::YourNearestTemple => least(pool & mine, near),
            Condition::NearestEmptyTemple => least(pool - self.occupied(), near),
            Condition::DeltaTemple => pool & ZoneSet::one(Zone::DT),
        }
    }

    /// KB-5.7.b: the first condition that leaves one target decides; a tie is
    /// carried on to the next condition about the same kind of thing.
    pub(crate) fn target_of(
        &self,
        name: TroopName,
        list: &[Condition],
        mut note: impl FnMut(Tried),
    ) -> Option<Target> {
        let mut tied: Option<(Condition, ZoneSet)> = None;
        for &condition in list {
            let kind = condition.kind();
            let pool = match tied {
                Some((earlier, zones)) if earlier.kind() == kind => zones,
                _ => self.objects(kind, name),
            };
            let found = self.fulfilling(condition, name, pool);
            note(Tried {
                condition,
                found: found.len() as u8,
            });
            if found.len() == 1 {
                return found.lowest().map(|zone| Target {
                    kind,
                    zone,
                    condition,
                    decision: Decision::Condition,
                });
            }
            if !found.is_empty() {
                tied = Some((condition, found));
            }
        }
        let (condition, zones) = tied?;
        let (zone, decision) = self.break_tie(name, zones)?;
        Some(Target {
            kind: condition.kind(),
            zone,
            condition,
            decision,
        })
    }

    /// The nearest; then for A the smallest x, for B the largest; then the
    /// smallest y; then the id.
    fn break_tie(&self, name: TroopName, zones: ZoneSet) -> Option<(Zone, Decision)> {
        let here = self.troop_zone(name)?;
        let east = |zone: Zone| match name {
            TroopName::A => centre(zone).x,
            TroopName::B => -centre(zone).x,
        };
        let sideways = match name {
            TroopName::A => Decision::West,
            TroopName::B => Decision::East,
        };
        let mut left = least(zones, |zone| self.amons_distance(name, here, zone));
        let mut decision = Decision::Nearest;
        if left.len() > 1 {
            left = least(left, east);
            decision = sideways;
        }
        if left.len() > 1 {
            left = least(left, |zone| centre(zone).y);
            decision = Decision::North;
        }
        if left.len() > 1 {
            decision = Decision::Id;
        }
        let zone = left.iter().min_by_key(|zone| zone.id())?;
        Some((zone, decision))
    }

    /// The fewest land moves of a troop from one zone to another.
    fn amons_distance(&self, name: TroopName, from: Zone, to: Zone) -> u8 {
        self.distances_to(name, to)[from.index()]
    }
}

/// The zones with the least key.
pub(crate) fn least<K: Ord>(zones: ZoneSet, key: impl Fn(Zone) -> K) -> ZoneSet {
    let mut best = ZoneSet::EMPTY;
    let mut lowest: Option<K> = None;
    for zone in zones.iter() {
        let this = key(zone);
        match lowest.as_ref().map(|lowest| this.cmp(lowest)) {
            Some(std::cmp::Ordering::Greater) => {}
            Some(std::cmp::Ordering::Equal) => best.insert(zone),
            _ => {
                best = ZoneSet::one(zone);
                lowest = Some(this);
            }
        }
    }
    best
}
