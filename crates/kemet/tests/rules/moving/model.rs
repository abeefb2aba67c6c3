//! Move against a second, naive reading of its rules: in many random crowded
//! positions both must know the same ends.
//!
//! The naive reading knows no look-ahead. It lets every part of a troop go
//! wherever a step leads and throws away, at the very end, what breaks a limit.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use kemet::map::Layout;
use kemet::scene::*;
use kemet::*;
use tabletop::{Dice, Seed};

/// Where the units of P1 and of a teammate and P1's companions and god are, and
/// what is left in the purse.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct End {
    god: Option<&'static str>,
    units: BTreeMap<&'static str, u8>,
    mates: BTreeMap<&'static str, u8>,
    companions: BTreeMap<Companion, &'static str>,
    prayer: u8,
    /// Where the Move has led to a battle.
    battle: Option<&'static str>,
}

/// A position to move in, in words that both readings understand.
#[derive(Clone, Debug)]
struct Position {
    players: u8,
    tiles: Vec<Tile>,
    own: Vec<(Zone, u8)>,
    /// P1's god, where Gods of Egypt is in play.
    god: Option<(God, Zone)>,
    /// The units of a teammate, P3, whose city is `e2`; none without teams.
    mates: Vec<(Zone, u8)>,
    companions: Vec<(Companion, Zone)>,
    /// The teammate's companions.
    theirs: Vec<(Companion, Zone)>,
    enemies: Vec<Zone>,
    /// The enemy with Khnum's Sphinx.
    sphinx: Option<Zone>,
    pyramids: Vec<Zone>,
    prayer: u8,
    /// Swiftness and Transfer, if held.
    cards: Vec<Di>,
    origin: Zone,
}

impl Position {
    /// A crowded corner of the board.
    fn random(dice: &mut Dice, team: bool) -> Position {
        let players = if team { 4 } else { 2 + dice.roll(2) as u8 };
        let layout = Layout::get(kemet::Edition::Rise, players);
        let start: Vec<Zone> = layout.zones().iter().collect();
        let mut near = vec![start[dice.roll(start.len() as u32) as usize]];
        while near.len() < 7 {
            let from = near[dice.roll(near.len() as u32) as usize];
            let all = layout.neighbours(from) | layout.harbor_targets(from, City::W1, false);
            let next: Vec<Zone> = all.iter().collect();
            let zone = next[dice.roll(next.len() as u32) as usize];
            if !near.contains(&zone) {
                near.push(zone);
            } else if dice.roll(8) == 0 {
                near.push(start[dice.roll(start.len() as u32) as usize]);
            }
        }
        near.sort();
        near.dedup();
        dice.shuffle(&mut near);
        let mut supply = 12;
        let mut own = Vec::new();
        for &zone in near.iter().take(2 + dice.roll(3) as usize) {
            let units = (1 + dice.roll(5) as u8).min(supply);
            if units > 0 {
                own.push((zone, units));
                supply -= units;
            }
        }
        let enemies: Vec<Zone> = near[own.len()..]
            .iter()
            .copied()
            .take(dice.roll(3) as usize)
            .collect();
        let sphinx = enemies.first().copied().filter(|_| dice.roll(2) == 0);
        let mut tiles = Vec::new();
        for (tile, odds) in [
            (Tile::PriestOfMafdet, 2),
            (Tile::BestialFury, 8),
            (Tile::Portal, 3),
            (Tile::StreetFighting, 4),
            (Tile::PriestOfRa, 5),
            (Tile::Legion, 6),
        ] {
            if dice.roll(odds) == 0 {
                tiles.push(tile);
            }
        }
        let mut companions: Vec<(Companion, Zone)> = Vec::new();
        for companion in [
            Companion::GriffinSphinx,
            Companion::Phoenix,
            Companion::SoulDevourer,
            Companion::GiantSandworm,
            Companion::Harkhuf1,
            Companion::Meryptah,
            Companion::Ptahmose,
        ] {
            let (zone, _) = own[dice.roll(own.len() as u32) as usize];
            let with = companions
                .iter()
                .filter(|&&(_, at)| at == zone)
                .map(|&(other, _)| other);
            let fits = with
                .chain([companion])
                .collect::<Companions>()
                .fit_one_troop();
            let worm = companion == Companion::GiantSandworm && zone.is_district();
            if companions.len() < 2 && fits && !worm && dice.roll(3) == 0 {
                companions.push((companion, zone));
            }
        }
        let mut pyramids = Vec::new();
        for zone in [Zone::W1a, Zone::W2a] {
            if dice.roll(2) == 0 {
                pyramids.push(zone);
            }
        }
        let mut cards = vec![Di::Swiftness, Di::Transfer];
        cards.retain(|_| dice.roll(6) == 0);
        let prayer = dice.roll(4) as u8;
        let origin = own[dice.roll(own.len() as u32) as usize].0;
        let mates = if team {
            Position::beside(dice, &near, &own, &enemies)
        } else {
            Vec::new()
        };
        let theirs = Position::with_mates(dice, &own, &mates, &companions);
        Position {
            theirs,
            players,
            tiles,
            own,
            god: None,
            mates,
            companions,
            enemies,
            sphinx,
            pyramids,
            prayer,
            cards,
            origin,
        }
    }

    fn alone(dice: &mut Dice) -> Position {
        Position::random(dice, false)
    }

    fn in_team(dice: &mut Dice) -> Position {
        Position::random(dice, true)
    }

    /// The same with a god beside the crowd; it or a troop moves.
    fn with_god(dice: &mut Dice) -> Position {
        let mut position = Position::alone(dice);
        let layout = Layout::get(kemet::Edition::Rise, position.players);
        let taken = |zone: &Zone| {
            position.own.iter().any(|(own, _)| own == zone) || position.enemies.contains(zone)
        };
        let near = position
            .own
            .iter()
            .fold(ZoneSet::EMPTY, |near, &(zone, _)| {
                near | layout.neighbours(zone)
            });
        let mut free: Vec<Zone> = near.iter().filter(|zone| !taken(zone)).collect();
        dice.shuffle(&mut free);
        if let Some(&zone) = free.first() {
            let god = [God::Horus, God::Bastet][dice.roll(3) as usize / 2];
            position.god = Some((god, zone));
            if dice.roll(2) == 0 {
                position.origin = zone;
            }
        }
        position
    }

    /// Whether it is the god that moves.
    fn god_moves(&self) -> bool {
        self.god.is_some_and(|(_, zone)| zone == self.origin)
    }

    /// A teammate's units in some of these zones, within the limits.
    fn beside(
        dice: &mut Dice,
        near: &[Zone],
        own: &[(Zone, u8)],
        enemies: &[Zone],
    ) -> Vec<(Zone, u8)> {
        let mut mates = Vec::new();
        for &zone in near.iter().filter(|zone| !enemies.contains(zone)) {
            let there = own.iter().find(|(at, _)| *at == zone);
            let room = 5 - there.map_or(0, |&(_, units)| units);
            if room > 0 && mates.len() < 3 && dice.roll(2) == 0 {
                mates.push((zone, 1 + dice.roll(u32::from(room.min(4))) as u8));
            }
        }
        mates
    }

    /// Companions of the teammate, with its units or, now and then, with P1's alone.
    fn with_mates(
        dice: &mut Dice,
        own: &[(Zone, u8)],
        mates: &[(Zone, u8)],
        taken: &[(Companion, Zone)],
    ) -> Vec<(Companion, Zone)> {
        let mut theirs: Vec<(Companion, Zone)> = Vec::new();
        if mates.is_empty() {
            return theirs;
        }
        for companion in [
            Companion::Mummy,
            Companion::Phoenix,
            Companion::RoyalScarab,
            Companion::Harkhuf1,
        ] {
            let troops = if dice.roll(5) == 0 { own } else { mates };
            let (zone, _) = troops[dice.roll(troops.len() as u32) as usize];
            let owned = taken.iter().any(|&(other, _)| other == companion);
            let here = taken.iter().chain(&theirs);
            let with = here.filter(|&&(_, at)| at == zone).map(|&(other, _)| other);
            let fits = with
                .chain([companion])
                .collect::<Companions>()
                .fit_one_troop();
            if theirs.len() < 2 && fits && !owned && dice.roll(2) == 0 {
                theirs.push((companion, zone));
            }
        }
        theirs
    }

    /// All companions of the team.
    fn everybodys(&self) -> Vec<(Companion, Zone)> {
        self.companions
            .iter()
            .chain(&self.theirs)
            .copied()
            .collect()
    }

    fn team(&self) -> bool {
        self.players == 4
    }

    /// The cities whose walls and harbors are open to P1.
    fn friendly(&self) -> &'static [City] {
        if self.team() {
            &[City::W1, City::E2]
        } else {
            &[City::W1]
        }
    }

    fn scene(&self) -> Scene {
        let setup = Setup {
            gods_of_egypt: self.god.is_some(),
            mode: if self.team() {
                Mode::Teams
            } else {
                Mode::Classic
            },
            ..Setup::for_players(self.players)
        };
        let mut t = table_for(&setup)
            .with_prayer(P1, self.prayer)
            .without_gold(P1)
            .holds(P1, &self.cards);
        for &zone in &self.pyramids {
            let seat = if zone == Zone::W1a { P1 } else { P2 };
            t = t.pyramid(seat, zone.id(), Colour::Ruby, 1);
        }
        for &tile in &self.tiles {
            t = t.owns(P1, tile);
        }
        for &(zone, units) in &self.own {
            t = t.troop(P1, zone.id(), units);
        }
        for &(zone, units) in &self.mates {
            t = t.troop(P3, zone.id(), units);
        }
        for &(companion, zone) in &self.companions {
            t = t.companion(P1, companion, zone.id());
        }
        for &(companion, zone) in &self.theirs {
            t = t.companion(P3, companion, zone.id());
        }
        if let Some((god, zone)) = self.god {
            t = t.god(P1, god, zone.id(), 2);
        }
        for &zone in &self.enemies {
            t = t.troop(P2, zone.id(), 1);
        }
        if let Some(zone) = self.sphinx {
            t = t.companion(P2, Companion::KhnumsSphinx, zone.id());
        }
        t.begin(P1, Deed::Move);
        t.act(P1, &format!("troop {}", self.origin));
        t.clear_events();
        t
    }
}

// ---- the naive reading

#[derive(Clone, PartialEq, Eq, Hash)]
struct Walk {
    units: [u8; Zone::COUNT],
    god: Option<Zone>,
    mates: [u8; Zone::COUNT],
    companions: Vec<(Companion, Zone)>,
    at: Zone,
    land: u8,
    teleported: bool,
    breached: bool,
    prayer: u8,
}

/// Positions with more ends than this take too long.
const MANY: usize = 1000;

struct Naive<'a> {
    position: &'a Position,
    layout: &'static Layout,
    seen: HashSet<Walk>,
    ends: BTreeSet<End>,
}

impl Naive<'_> {
    /// All ends within the limits, unless there are too many of them.
    fn ends(position: &Position) -> Option<BTreeSet<End>> {
        let standing = |troops: &[(Zone, u8)]| {
            let mut units = [0; Zone::COUNT];
            for &(zone, count) in troops {
                units[zone.index()] = count;
            }
            units
        };
        let everybodys = position.everybodys();
        let at_start = |zone: Zone| everybodys.iter().filter(move |&&(_, at)| at == zone);
        let land = 1
            + u8::from(position.tiles.contains(&Tile::PriestOfMafdet))
            + u8::from(position.tiles.contains(&Tile::BestialFury))
            + at_start(position.origin)
                .map(|(companion, _)| companion.moves())
                .sum::<u8>()
            + u8::from(
                position.god_moves() && position.god.is_some_and(|(god, _)| god == God::Bastet),
            );
        let walk = Walk {
            god: position.god.map(|(_, zone)| zone),
            units: standing(&position.own),
            mates: standing(&position.mates),
            companions: everybodys.clone(),
            at: position.origin,
            land,
            teleported: false,
            breached: false,
            prayer: position.prayer,
        };
        let mut naive = Naive {
            position,
            layout: Layout::get(kemet::Edition::Rise, position.players),
            seen: HashSet::new(),
            ends: BTreeSet::new(),
        };
        if position.cards.contains(&Di::Swiftness) {
            naive.go(Walk {
                land: land + 1,
                ..walk.clone()
            });
        }
        naive.go(walk);
        (naive.ends.len() <= MANY).then_some(naive.ends)
    }

    fn has(&self, tile: Tile) -> bool {
        self.position.tiles.contains(&tile)
    }

    fn price(&self, amount: u8) -> u8 {
        if self.has(Tile::PriestOfRa) {
            amount.saturating_sub(1)
        } else {
            amount
        }
    }

    /// KB-3.4.5.h: the limits, everywhere.
    fn limits_hold(&self, walk: &Walk) -> bool {
        let limit = if self.has(Tile::Legion) { 7 } else { 5 };
        let fits = |zone: Zone| {
            let with = walk
                .companions
                .iter()
                .filter(|&&(_, at)| at == zone)
                .map(|&(companion, _)| companion);
            with.collect::<Companions>().fit_one_troop()
        };
        // KB-4.2.b: a troop of several has five at most.
        let few = |(&own, &mates): (&u8, &u8)| match (own, mates) {
            (own, 0) => own <= limit,
            (own, mates) => own + mates <= 5,
        };
        // KB-LIM-16: nobody is with a god.
        let alone = walk.god.is_none_or(|zone| walk.units[zone.index()] == 0);
        alone && walk.units.iter().zip(&walk.mates).all(few) && Zone::ALL.into_iter().all(fits)
    }

    fn note(&mut self, walk: &Walk, battle: Option<Zone>) {
        if self.limits_hold(walk) {
            let places = |units: &[u8; Zone::COUNT]| -> BTreeMap<&'static str, u8> {
                let here = |zone: &Zone| (zone.id(), units[zone.index()]);
                let all = Zone::ALL.iter().map(here);
                all.filter(|&(_, units)| units > 0).collect()
            };
            self.ends.insert(End {
                god: walk.god.map(Zone::id),
                units: places(&walk.units),
                mates: places(&walk.mates),
                companions: walk
                    .companions
                    .iter()
                    .map(|&(companion, at)| (companion, at.id()))
                    .collect(),
                prayer: walk.prayer,
                battle: battle.map(Zone::id),
            });
        }
    }

    fn go(&mut self, walk: Walk) {
        if self.ends.len() > MANY || !self.seen.insert(walk.clone()) {
            return;
        }
        self.note(&walk, None);
        if self.position.god_moves() {
            return self.steps(&walk, (0, 0), Companions::default());
        }
        let here: Vec<Companion> = walk
            .companions
            .iter()
            .filter(|&&(_, at)| at == walk.at)
            .map(|&(companion, _)| companion)
            .collect();
        let total = walk.units[walk.at.index()];
        let all_mates = walk.mates[walk.at.index()];
        // KB-4.8.d, KB-4.8.e: an own unit goes, any number of the teammate's do.
        let groups = (1..=total).flat_map(|units| (0..=all_mates).map(move |mates| (units, mates)));
        for (units, mates) in groups {
            for bits in 0..1u32 << here.len() {
                let along: Companions = here
                    .iter()
                    .enumerate()
                    .filter(|(bit, _)| bits & 1 << bit != 0)
                    .map(|(_, &one)| one)
                    .collect();
                // KB-3.4.5.i: nobody stays without a unit.
                let some_stay = units < total || mates < all_mates;
                // corrections:T-1: a teammate's companion goes with the last unit of
                // its owner; where there is none, with the last unit of all.
                let owner_leaves = match all_mates {
                    0 => !some_stay,
                    _ => mates == all_mates,
                };
                let is_theirs = |one: &&Companion| {
                    let mut theirs = self.position.theirs.iter();
                    theirs.any(|(companion, _)| companion == *one)
                };
                let mut theirs = here.iter().filter(is_theirs);
                let follow = theirs.all(|&one| along.contains(one) == owner_leaves);
                if follow && (some_stay || along.len() == here.len()) {
                    self.steps(&walk, (units, mates), along);
                }
            }
        }
    }

    fn steps(&mut self, walk: &Walk, units: (u8, u8), along: Companions) {
        // KB-4.8.c: teammates' harbors are as own ones.
        let harkhuf = along.contains(Companion::Harkhuf1);
        let ships = self
            .position
            .friendly()
            .iter()
            .map(|&city| self.layout.harbor_targets(walk.at, city, harkhuf))
            .fold(ZoneSet::EMPTY, |all, ships| all | ships);
        if walk.land > 0 {
            for to in (self.layout.neighbours(walk.at) | ships).iter() {
                if !self.wall(walk, along, to) {
                    self.arrive(
                        Walk {
                            land: walk.land - 1,
                            ..walk.clone()
                        },
                        units,
                        along,
                        to,
                    );
                }
            }
        }
        let griffin = along.contains(Companion::GriffinSphinx);
        let obelisk = walk.at.obelisk() && (griffin || self.has(Tile::Portal));
        let start = obelisk || self.position.pyramids.contains(&walk.at);
        let transfer = self.position.cards.contains(&Di::Transfer);
        if self.horus_moves() && !walk.teleported {
            // GOD-HOR: anywhere but into an opponent's district, for nothing.
            let abroad = |zone: Zone| zone.district_of().is_some_and(|city| city != City::W1);
            for to in self.layout.zones().without(walk.at).iter() {
                if !abroad(to) {
                    let teleported = true;
                    let walk = walk.clone();
                    self.arrive(Walk { teleported, ..walk }, units, along, to);
                }
            }
            return;
        }
        if walk.teleported || !start && !transfer {
            return;
        }
        for to in self.layout.obelisks().without(walk.at).iter() {
            if transfer {
                self.arrive(
                    Walk {
                        teleported: true,
                        ..walk.clone()
                    },
                    units,
                    along,
                    to,
                );
            }
            if !start {
                continue;
            }
            let delta =
                along.contains(Companion::Ptahmose) && (to.in_delta() || walk.at.in_delta());
            let cost = if griffin {
                0
            } else {
                2 - u8::from(self.has(Tile::Portal)) - u8::from(delta)
            };
            if let Some(prayer) = walk.prayer.checked_sub(self.price(cost)) {
                self.arrive(
                    Walk {
                        prayer,
                        teleported: true,
                        ..walk.clone()
                    },
                    units,
                    along,
                    to,
                );
            }
        }
    }

    fn horus_moves(&self) -> bool {
        let horus = self.position.god.is_some_and(|(god, _)| god == God::Horus);
        horus && self.position.god_moves()
    }

    /// KB-3.4.5.o, KB-3.4.5.p, REN-SAP2.
    fn wall(&self, walk: &Walk, along: Companions, to: Zone) -> bool {
        let Some(city) = to.district_of() else {
            return false;
        };
        if along.contains(Companion::GiantSandworm) {
            return true;
        }
        let exempt = along.contains(Companion::Phoenix) || self.has(Tile::StreetFighting);
        !self.position.friendly().contains(&city)
            && (walk.breached || self.position.origin.city() != Some(city) && !exempt)
    }

    fn arrive(&mut self, mut walk: Walk, (units, mates): (u8, u8), along: Companions, to: Zone) {
        let enemy = self.position.enemies.contains(&to);
        if self.position.sphinx == Some(to) {
            let Some(prayer) = walk.prayer.checked_sub(self.price(1)) else {
                return;
            };
            walk.prayer = prayer;
        }
        walk.units[walk.at.index()] -= units;
        walk.units[to.index()] += units;
        if self.position.god_moves() {
            walk.god = Some(to);
        }
        walk.mates[walk.at.index()] -= mates;
        walk.mates[to.index()] += mates;
        for (companion, at) in &mut walk.companions {
            if along.contains(*companion) {
                *at = to;
            }
        }
        let friendly = self.position.friendly();
        walk.breached |= to
            .district_of()
            .is_some_and(|city| !friendly.contains(&city));
        walk.at = to;
        if enemy {
            self.note(&walk, Some(to))
        } else {
            self.go(walk)
        }
    }
}

// ---- the engine

fn end_of(t: &Scene, companions: &[(Companion, Zone)]) -> End {
    let zone_of = |companion| {
        let holds = |zone: &&Zone| t.companions(P1, zone.id()).contains(companion);
        Zone::ALL
            .iter()
            .find(holds)
            .map_or("supply", |zone| zone.id())
    };
    let battle = t.events().iter().find_map(|event| match event {
        Event::BattleBegan { zone, .. } => Some(zone.id()),
        _ => None,
    });
    let god = t.god_zone(P1);
    let life = |seat, zone: &Zone| {
        if seat == P1 && god == Some(zone.id()) {
            t.god_life(P1)
        } else {
            0
        }
    };
    let places = |seat| -> BTreeMap<&'static str, u8> {
        let here = |zone: &Zone| (zone.id(), t.units(seat, zone.id()) - life(seat, zone));
        let all = Zone::ALL.iter().map(here);
        all.filter(|&(_, units)| units > 0).collect()
    };
    let mates = if t.view(tabletop::Eye::Spectator).teams.is_empty() {
        BTreeMap::new()
    } else {
        places(P3)
    };
    End {
        god,
        units: places(P1),
        mates,
        companions: companions
            .iter()
            .map(|&(companion, _)| (companion, zone_of(companion)))
            .collect(),
        prayer: t.prayer(P1),
        battle,
    }
}

/// Walks everything that is offered; every path must come to an end.
fn engine_ends(position: &Position) -> BTreeSet<End> {
    let mut ends = BTreeSet::new();
    let mut seen = HashSet::new();
    let mut todo = vec![position.scene()];
    while let Some(t) = todo.pop() {
        if t.step() != Some(Step::March) {
            ends.insert(end_of(&t, &position.everybodys()));
            continue;
        }
        if !seen.insert(t.game().clone()) {
            continue;
        }
        let offers = t.offers(P1);
        assert!(!offers.is_empty(), "stuck in {position:?}");
        for offer in offers {
            let mut next = t.clone();
            next.act(P1, &offer);
            todo.push(next);
        }
    }
    ends
}

/// Random positions and all their ends by the naive reading.
fn positions(
    seed: u64,
    count: usize,
    random: fn(&mut Dice) -> Position,
) -> impl Iterator<Item = (Position, BTreeSet<End>)> {
    let mut dice = Dice::new(Seed(seed));
    std::iter::repeat_with(move || random(&mut dice))
        .filter_map(|position| Some((position.clone(), Naive::ends(&position)?)))
        .take(count)
}

/// KB-3.4.5.h, KB-3.4.5.i, KB-DP-A6, KB-AM-09: whatever is offered can be played to an end where all
/// limits hold, before any battle; and every such end is in reach.
#[test]
fn the_same_ends_as_a_naive_reading() {
    let ends = compare(positions(345, 120, Position::alone));
    assert!(ends > 10_000, "the positions are too easy: {ends}");
}

/// KB-AM-G3, KB-AM-G10, KB-LIM-16, GOD-HOR: the same with a god among the troops,
/// which nobody joins and which everybody passes.
#[test]
fn the_same_ends_with_a_god_on_the_board() {
    let ends = compare(positions(678, 160, Position::with_god));
    assert!(ends > 8_000, "the positions are too easy: {ends}");
}

/// KB-4.8.a, KB-4.8.d, KB-4.8.e, KB-4.2.b, corrections:T-1: the same where a teammate's units stand about and may
/// come along, and its companions follow them.
#[test]
fn the_same_ends_with_teammates() {
    let ends = compare(positions(76, 160, Position::in_team));
    assert!(ends > 10_000, "the positions are too easy: {ends}");
}

/// Both readings of each position must know the same ends; how many there are.
fn compare(positions: impl Iterator<Item = (Position, BTreeSet<End>)>) -> usize {
    let mut ends = 0;
    for (position, naive) in positions {
        let engine = engine_ends(&position);
        let illegal: Vec<_> = engine.difference(&naive).take(2).collect();
        assert!(
            illegal.is_empty(),
            "illegal ends {illegal:?} of {position:?}"
        );
        let missing: Vec<_> = naive.difference(&engine).take(2).collect();
        assert!(
            missing.is_empty(),
            "missing ends {missing:?} of {position:?}"
        );
        ends += engine.len();
    }
    ends
}
