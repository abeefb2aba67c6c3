//! Positions and short cuts that the tests of the first edition share.
#![allow(dead_code, reason = "each test file uses its part")]

use std::collections::BTreeMap;

use kemet::scene::*;
use kemet::*;
use tabletop::{Eye, Game, Seed, Silent};

pub use crate::ledger::{gains, payments};
pub use crate::move_help::{marching, offered, words};

/// A table of the first edition.
pub fn first(players: u8) -> Scene {
    table_for(&Setup::of(Edition::First, players))
}

/// The same with a house rule.
pub fn house(players: u8, house: HouseRules) -> Scene {
    table_for(&Setup {
        house,
        ..Setup::of(Edition::First, players)
    })
}

/// The zones of a line.
pub fn zones(line: &str) -> ZoneSet {
    line.split_whitespace()
        .map(|id| id.parse::<Zone>().expect("a zone"))
        .collect()
}

/// A zone by its id.
pub fn zone(id: &str) -> Zone {
    id.parse().expect("a zone")
}

/// The map for this many players.
pub fn layout(players: u8) -> &'static Layout {
    Layout::of(Edition::First, players).expect("2 to 5 players")
}

/// The tiles of the first edition.
pub fn tiles() -> impl Iterator<Item = Tile> {
    let all = Tile::ALL.iter().copied();
    all.filter(|tile| tile.row().origin == Origin::First)
}

/// P1 has pyramids of all colours at this level, and 11 prayer points.
pub fn bazaar(level: u8) -> Scene {
    first(3)
        .pyramid(P1, "w1a", Colour::Diamond, level)
        .pyramid(P1, "w1b", Colour::Ruby, level)
        .pyramid(P1, "w1c", Colour::Sapphire, level)
        .with_prayer(P1, 11)
}

/// The space where tiles of a colour are bought.
pub fn space_of(colour: Colour) -> Space {
    match colour {
        Colour::Diamond => Space::Acquire1,
        Colour::Ruby => Space::Acquire2,
        _ => Space::Acquire3,
    }
}

/// P1 buys a tile.
pub fn buy(t: &mut Scene, tile: Tile) {
    t.begin_on(P1, space_of(tile.colour()));
    t.act(P1, &format!("take {tile}"));
}

/// P1 and P2 meet in the desert `w_r` with 3 units each; both have 3 more at home.
pub fn field() -> Scene {
    first(3)
        .troop(P2, "w_r", 3)
        .troop(P1, "w_r", 3)
        .troop(P1, "w1a", 3)
        .troop(P2, "w2a", 3)
}

/// The points of a battle in `w_r` that P1 begins and where both sides play
/// 3/0/1, attacker first.
pub fn meet(mut t: Scene) -> [Points; 2] {
    t.battle(P1, "w_r");
    t.clash("BC-6", "BC-6");
    [P1, P2].map(|seat| t.last_points(seat))
}

/// Points of a battle side: strength, damage, shield.
pub const fn points(strength: u8, damage: u8, shield: u8) -> Points {
    Points {
        strength,
        damage,
        unblockable: 0,
        shield,
        impenetrable: 0,
    }
}

/// Three units that play 3/0/1, and nothing else.
pub const PLAIN: Points = points(6, 0, 1);

/// The range of the troop of P1 in `zone`.
pub fn range(t: &Scene, zone: &str) -> u8 {
    marching(t.clone(), zone).land_moves()
}

/// A game from the very start, cities given by the list of the map.
pub fn started(setup: &Setup, seed: u64) -> Kemet {
    let layout = layout(setup.players);
    let setup = Setup {
        gods: (0..usize::from(setup.players))
            .filter_map(God::from_index)
            .collect(),
        cities: layout.cities().to_vec(),
        ..setup.clone()
    };
    Kemet::start(&setup, Seed(seed)).expect("a plain setup")
}

/// A game of the first edition from the very start.
pub fn start(players: u8, seed: u64) -> Kemet {
    started(&Setup::of(Edition::First, players), seed)
}

/// Plays one action in notation.
pub fn play(game: &mut Kemet, notation: &str) {
    let seat = game.awaiting().lowest().expect("somebody to decide");
    let action: Action = notation.parse().expect("an action");
    if let Err(refusal) = game.apply(seat, action, &mut Silent) {
        panic!(
            "{seat} cannot `{notation}`: {refusal} Offered: {:?}",
            list(game)
        );
    }
    game.audit().expect("a sound game");
}

/// What is offered to who must decide.
pub fn list(game: &Kemet) -> Vec<String> {
    let mut actions = Vec::new();
    let seat = game.awaiting().lowest().expect("somebody to decide");
    game.actions(seat, &mut actions);
    actions.iter().map(Action::to_string).collect()
}

/// What everybody sees.
pub fn public(game: &Kemet) -> View {
    game.view(Eye::Spectator)
}

/// Everybody founds 1/1/1 or, if `two`, 2/1/0.
pub fn found_all(game: &mut Kemet, players: u8, two: bool) {
    for _ in 0..players {
        if two {
            play(game, "found a 2 ruby");
            play(game, "found b 1 diamond");
        } else {
            play(game, "found a 1 ruby");
            play(game, "found b 1 sapphire");
            // The last has one colour left.
        }
    }
}

/// Everybody puts 5, 5 and 0 units.
pub fn billet_all(game: &mut Kemet) {
    while list(game).iter().all(|offer| offer.starts_with("place ")) {
        let last = list(game).pop().expect("an offer");
        play(game, &last);
    }
}

/// The tiles for sale.
pub fn market(game: &Kemet) -> BTreeMap<Tile, u8> {
    public(game).market.iter().copied().collect()
}

/// P1 sets out with the troop in `from`, along `way`.
pub fn march(t: &mut Scene, from: &str, way: &[&str]) {
    t.begin(P1, Deed::Move);
    t.act(P1, &format!("troop {from}"));
    way.iter()
        .for_each(|zone| t.act(P1, &format!("step {zone}")));
}

/// P1 attacks P2 in `zone`; both choose a card and nothing else.
pub fn fought(mut t: Scene, zone: &str, attacker: &str, defender: &str) -> Scene {
    t.battle(P1, zone);
    t.clash(attacker, defender);
    t
}

/// Whether it came to a battle.
pub fn battled(t: &Scene) -> bool {
    let began = |event: &Event| matches!(event, Event::BattleBegan { .. });
    t.events().iter().any(began)
}
