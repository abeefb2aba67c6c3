//! How Amon's troops move (solo:§7.2).

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use tabletop::Journal;

use super::story::{HaltReason, Story, WayReason, tell_story};
use super::targets::Condition;
use super::{AMON, PLAYER, TroopName};
use crate::event::{Event, Way};
use crate::map::drawing::{Drawing, Point};
use crate::{Kemet, Zone, ZoneSet, battle, map};

/// Farther than any way.
pub(crate) const NO_WAY: u8 = 99;

/// Where Amon may land when he teleports into the Delta.
const LANDINGS: ZoneSet = ZoneSet::of_all(&[Zone::DT, Zone::DS]);

/// Where he may go from the Delta desert by its military port (KB-5.7.d).
const FERRIES: ZoneSet = ZoneSet::of_all(&[Zone::WR, Zone::W1f]);

/// The place of a zone by which west, east and north are told (KB-5.7.k).
pub(crate) fn centre(zone: Zone) -> Point {
    Drawing::RISE
        .sketch(zone)
        .map_or(Point { x: 0, y: 0 }, |sketch| sketch.centre)
}

/// A way from zone to zone; the longest one is 5 land moves and a teleport.
type Route = ArrayVec<Zone, 10>;
type Routes = ArrayVec<Route, 24>;

impl Kemet {
    /// Where one land move leads: over land, walls or not (KB-5.7.e), and out of
    /// the Delta desert by ship.
    fn amons_steps(&self, from: Zone) -> ZoneSet {
        let land = self.layout().neighbours(from);
        match from {
            Zone::DD => land | FERRIES,
            _ => land,
        }
    }

    /// Where a teleport leads: into the Delta, for a target there, from a
    /// pyramid that no player troop stands at (KB-5.7.g).
    fn amons_teleports(&self, name: TroopName, from: Zone, to: Zone) -> ZoneSet {
        let starts = self.pyramid_at(from).level > 0
            && !self.present[PLAYER.index()].contains(from)
            && !map::DELTA.contains(from);
        if !starts || !to.in_delta() {
            return ZoneSet::EMPTY;
        }
        match self.troop_zone(name.other()) {
            Some(zone) => LANDINGS.without(zone),
            None => LANDINGS,
        }
    }

    /// The land moves from each zone to `to`.
    pub(crate) fn distances_to(&self, name: TroopName, to: Zone) -> [u8; Zone::COUNT] {
        let mut far = [NO_WAY; Zone::COUNT];
        far[to.index()] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for from in self.layout().zones().iter() {
                let by_land = self
                    .amons_steps(from)
                    .iter()
                    .map(|next| far[next.index()] + 1);
                let by_teleport = self
                    .amons_teleports(name, from, to)
                    .iter()
                    .map(|next| far[next.index()]);
                let best = by_land.chain(by_teleport).min().unwrap_or(NO_WAY);
                if best < far[from.index()] {
                    far[from.index()] = best;
                    changed = true;
                }
            }
        }
        far
    }

    /// All shortest ways, none of them twice, the start not in them.
    fn shortest_routes(&self, name: TroopName, from: Zone, to: Zone) -> Routes {
        let far = self.distances_to(name, to);
        let mut routes = Routes::new();
        if far[from.index()] < NO_WAY {
            self.follow(name, from, to, &far, Route::new(), &mut routes);
        }
        routes
    }

    fn follow(
        &self,
        name: TroopName,
        at: Zone,
        to: Zone,
        far: &[u8; Zone::COUNT],
        so_far: Route,
        routes: &mut Routes,
    ) {
        if at == to {
            let _ = routes.try_push(so_far);
            return;
        }
        let left = far[at.index()];
        let steps = self.amons_steps(at).iter();
        let good_steps = steps.filter(|next| far[next.index()] + 1 == left);
        let teleports = self.amons_teleports(name, at, to).iter();
        let good_teleports = teleports.filter(|next| far[next.index()] == left);
        for next in good_steps.chain(good_teleports) {
            let mut route = so_far.clone();
            if route.try_push(next).is_ok() {
                self.follow(name, next, to, far, route, routes);
            }
        }
    }

    /// Which of two shortest ways is better, and by what.
    fn compare(&self, name: TroopName, one: &Route, other: &Route) -> (Ordering, WayReason) {
        let own = self.troop_zone(name.other());
        let crossings = |route: &Route| route.iter().filter(|&&zone| Some(zone) == own).count();
        let order = crossings(one).cmp(&crossings(other));
        if order.is_ne() {
            return (order, WayReason::FewerCrossings);
        }
        let foes = self.present[PLAYER.index()];
        let battles = |route: &Route| {
            let on_the_way = &route[..route.len().saturating_sub(1)];
            on_the_way
                .iter()
                .filter(|&&zone| foes.contains(zone))
                .count()
        };
        let order = battles(one).cmp(&battles(other));
        if order.is_ne() {
            return (order, WayReason::FewerBattles);
        }
        for (&left, &right) in one.iter().zip(other) {
            if left != right {
                return compare_zones(name, left, right);
            }
        }
        (Ordering::Equal, WayReason::Shortest)
    }

    /// The best of the shortest ways.
    fn best_route(&self, name: TroopName, routes: &Routes) -> Option<Route> {
        routes
            .iter()
            .min_by(|one, other| self.compare(name, one, other).0)
            .cloned()
    }

    /// Why step `index` of the best way is taken and no other.
    fn reason_for(
        &self,
        name: TroopName,
        routes: &Routes,
        best: &Route,
        index: usize,
    ) -> WayReason {
        let others = routes.iter().filter(|route| {
            route.len() > index && route[..index] == best[..index] && route[index] != best[index]
        });
        others
            .min_by(|one, other| self.compare(name, one, other).0)
            .map_or(WayReason::Shortest, |second| {
                self.compare(name, best, second).1
            })
    }
}

/// Zone by zone from the start: a temple, then west for A and east for B, then
/// north, then the id.
fn compare_zones(name: TroopName, one: Zone, other: Zone) -> (Ordering, WayReason) {
    let order = other.is_temple().cmp(&one.is_temple());
    if order.is_ne() {
        return (order, WayReason::Temple);
    }
    let (here, there) = (centre(one), centre(other));
    let (order, reason) = match name {
        TroopName::A => (here.x.cmp(&there.x), WayReason::West),
        TroopName::B => (there.x.cmp(&here.x), WayReason::East),
    };
    if order.is_ne() {
        return (order, reason);
    }
    let order = here.y.cmp(&there.y);
    if order.is_ne() {
        return (order, WayReason::North);
    }
    (one.id().cmp(other.id()), WayReason::Id)
}

/// KB-DP-SO3: target, way, and step by step until something stops the troop.
pub(crate) fn go<J: Journal<Event>>(
    game: &mut Kemet,
    name: TroopName,
    list: &'static [Condition],
    journal: &mut J,
) {
    let Some(start) = game.troop_zone(name) else {
        return;
    };
    let halt = match aim(game, name, list, journal) {
        None => HaltReason::NoTarget,
        Some(target) if target == start => HaltReason::Already,
        Some(target) => {
            let routes = game.shortest_routes(name, start, target);
            match game.best_route(name, &routes) {
                None => HaltReason::NoWay,
                Some(best) => {
                    let march = March {
                        name,
                        target,
                        routes,
                        best,
                    };
                    march.run(game, start, journal)
                }
            }
        }
    };
    let zone = game.troop_zone(name);
    tell_story(journal, || Story::Halted {
        troop: name,
        zone,
        reason: halt,
    });
    match (halt, zone) {
        (HaltReason::Battle, Some(zone)) => battle::begin(game, AMON, zone, journal),
        // KB-AM-S12: the zone is his, and what it gave the player is withheld.
        _ => game.settle(AMON, journal),
    }
}

/// The target, told with everything that led to it.
fn aim<J: Journal<Event>>(
    game: &Kemet,
    name: TroopName,
    list: &[Condition],
    journal: &mut J,
) -> Option<Zone> {
    let mut tried: ArrayVec<_, 4> = ArrayVec::new();
    let target = game.target_of(name, list, |condition| tried.push(condition))?;
    tell_story(journal, || Story::Target {
        troop: name,
        kind: target.kind,
        zone: target.zone,
        decision: target.decision,
        condition: target.condition,
        tried: tried.to_vec(),
    });
    Some(target.zone)
}

/// A troop on its way.
struct March {
    name: TroopName,
    target: Zone,
    routes: Routes,
    best: Route,
}

impl March {
    /// Goes as far as it can; says why it goes no farther.
    fn run<J: Journal<Event>>(&self, game: &mut Kemet, start: Zone, journal: &mut J) -> HaltReason {
        let mut moves = game.amons_moves(self.name);
        let mut at = start;
        let mut index = 0;
        while at != self.target {
            let next = self.best[index];
            let cost = self.cost(game, at, next);
            if cost > moves {
                return HaltReason::NoMoves;
            }
            if game.troop_zone(self.name.other()) == Some(next) {
                // KB-5.7.j: only crossed if the move can go on behind it.
                let Some(&beyond) = self.best.get(index + 1) else {
                    return HaltReason::OtherTroop;
                };
                let whole = cost + self.cost(game, next, beyond);
                if whole > moves {
                    return HaltReason::OtherTroop;
                }
                moves -= whole;
                tell_story(journal, || Story::Crossed {
                    troop: self.name,
                    other: self.name.other(),
                    zone: next,
                });
                let way = self.way(game, next, beyond);
                self.step(game, at, beyond, index + 1, way, moves, journal);
                at = beyond;
                index += 2;
            } else {
                moves -= cost;
                let way = self.way(game, at, next);
                self.step(game, at, next, index, way, moves, journal);
                at = next;
                index += 1;
            }
            if game.present[PLAYER.index()].contains(at) {
                return HaltReason::Battle;
            }
        }
        HaltReason::Arrived
    }

    /// 1 for a land move, nothing for a teleport.
    fn cost(&self, game: &Kemet, from: Zone, to: Zone) -> u8 {
        u8::from(self.way(game, from, to) != Way::Teleport)
    }

    fn way(&self, game: &Kemet, from: Zone, to: Zone) -> Way {
        if game.layout().neighbours(from).contains(to) {
            Way::Land
        } else if from == Zone::DD {
            Way::Harbor
        } else {
            Way::Teleport
        }
    }

    #[expect(clippy::too_many_arguments, reason = "all of it is told")]
    fn step<J: Journal<Event>>(
        &self,
        game: &mut Kemet,
        from: Zone,
        to: Zone,
        index: usize,
        way: Way,
        moves_left: u8,
        journal: &mut J,
    ) {
        if J::READ {
            let reason = game.reason_for(self.name, &self.routes, &self.best, index);
            tell_story(journal, || Story::Stepped {
                troop: self.name,
                from,
                to,
                way,
                reason,
                moves_left,
            });
        }
        let units = game.units_at(AMON, from);
        let companions = game.companions_at(AMON, from);
        game.shift(AMON, from, to, units, companions, journal);
    }
}
