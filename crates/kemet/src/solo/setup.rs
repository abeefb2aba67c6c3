//! How a game against Amon is laid out (section 5.2, solo:§3).

use arrayvec::ArrayVec;
use tabletop::{Journal, Offers};

use super::actions::ActionCards;
use super::events::{DISASTERS, Disasters, EventCards};
use super::plunder::{Half, PlunderCard, PlunderCards};
use super::respawn::home;
use super::story::{Story, tell_story};
use super::war_table::{Column, Lasting, change};
use super::{AMON, Grid, Objective, PLAYER, TroopName};
use crate::event::Event;
use crate::state::{Pyramid, Whereabouts, tell};
use crate::{Action, City, Colour, Companion, District, Kemet, Setup, SetupRefusal, Tile, TileSet};

/// Units of each of Amon's troops (KB-5.2.9).
const FIRST_UNITS: u8 = 5;

/// What a solo table may agree on beyond the rest.
pub(crate) fn check(setup: &Setup) -> Result<(), SetupRefusal> {
    match setup.cities.as_slice() {
        [] | [City::W2] => Ok(()),
        _ => Err(SetupRefusal::SoloCity),
    }
}

/// What must be fixed before the first question: the objective, the cities, and
/// how the tiles lie.
pub(crate) fn prepare(game: &mut Kemet, setup: &Setup) {
    let objective = setup
        .objective
        .unwrap_or_else(|| Objective::ALL[game.dice.roll(Objective::COUNT as u32) as usize]);
    game.agreed.objective = Some(objective);
    // The round track ends the game, nothing else (KB-5.11.b).
    game.agreed.max_rounds = objective.rounds();
    game.give_city(AMON, City::W1);
    game.give_city(PLAYER, City::W2);
    game.player_mut(AMON).prayer = 0;
    lay_grids(game, setup);
}

/// KB-5.2.a, KB-AM-S19: a row for each level of a colour, shuffled, filled from
/// the left.
fn lay_grids(game: &mut Kemet, setup: &Setup) {
    let mut colours: ArrayVec<Colour, 2> = if setup.colours.is_empty() {
        game.colours.iter().collect()
    } else {
        setup.colours.iter().copied().collect()
    };
    if setup.colours.is_empty() {
        game.dice.shuffle(&mut colours);
    }
    for (half, colour) in colours.into_iter().enumerate() {
        let mut grid = Grid {
            colour: Some(colour),
            ..Grid::default()
        };
        for level in 1..=4 {
            let row = game.market & TileSet::of(colour, level);
            let mut row: ArrayVec<Tile, 4> = row.iter().take(4).collect();
            game.dice.shuffle(&mut row);
            for (column, tile) in row.into_iter().enumerate() {
                grid.places[usize::from(level) - 1][column] = Some(tile);
            }
        }
        game.amon.grids[half] = grid;
    }
}

/// KB-5.2.b: Amon comes before the player.
pub(crate) fn lay_out<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    choose_colour(game, journal);
    set_board(game, journal);
    build_decks(game);
    found_city(game, journal);
    for &name in TroopName::ALL {
        let zone = game.district(AMON, home(name));
        place_troop(game, name, zone, FIRST_UNITS, journal);
    }
    find_creatures(game, journal);
}

/// Amon's colour is drawn where nobody named it.
fn choose_colour<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    if game.player(AMON).god.is_none() {
        let free: ArrayVec<_, 8> = game.free_gods().collect();
        let nth = game.roll(free.len() as u32) as usize;
        let god = free[nth];
        game.player_mut(AMON).god = Some(god);
        tell(journal, || Event::GodChosen { seat: AMON, god });
    }
}

/// KB-5.2.1 to KB-5.2.4: the objective, the round marker, the War Table.
pub(crate) fn set_board<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let Some(objective) = game.agreed.objective else {
        return;
    };
    game.amon.rounds = objective.rounds();
    tell_story(journal, || Story::ObjectiveSet {
        objective,
        rounds: objective.rounds(),
    });
    let strength = objective.row().strength;
    if strength != 0 {
        change(game, Column::Strength, strength, Lasting::ForGood, journal);
    }
}

/// KB-5.2.5 to KB-5.2.7: all decks are heaps, from which chance draws.
fn build_decks(game: &mut Kemet) {
    let events = game.agreed.objective.map_or(0, Objective::events);
    let mut rest = EventCards::ALL;
    for _ in 0..events {
        let nth = game.roll(rest.len() as u32) as usize;
        if let Some(card) = rest.iter().nth(nth) {
            rest.remove(card);
            game.amon.hidden_events.insert(card);
        }
    }
    let mut rest = Disasters::ALL;
    for _ in 0..DISASTERS {
        let nth = game.roll(rest.len() as u32) as usize;
        if let Some(card) = rest.iter().nth(nth) {
            rest.remove(card);
            game.amon.hidden_disasters.insert(card);
        }
    }
    game.amon.actions = ActionCards::ALL;
    game.amon.plunder = PlunderCards::ALL;
}

/// KB-5.2.8: two pyramids of level 4, the top colour in the west.
pub(crate) fn found_city<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    for (half, &name) in TroopName::ALL.iter().enumerate() {
        let Some(colour) = game.amon.grids[half].colour else {
            continue;
        };
        let pyramid = Pyramid {
            level: 4,
            colour: Some(colour),
        };
        game.set_pyramid(AMON, home(name), pyramid);
        game.player_mut(AMON).slots[half] = Some(colour);
        let zone = game.district(AMON, home(name));
        tell(journal, || Event::PyramidRaised {
            seat: AMON,
            zone,
            colour,
            level: 4,
        });
    }
}

/// KB-5.2.9.
pub(crate) fn place_troop<J: Journal<Event>>(
    game: &mut Kemet,
    name: TroopName,
    zone: crate::Zone,
    units: u8,
    journal: &mut J,
) {
    game.amon.troop_mut(name).zone = Some(zone);
    tell_story(journal, || Story::TroopPlaced {
        troop: name,
        zone,
        units,
    });
    game.add_units(AMON, zone, units, journal);
    game.settle(AMON, journal);
}

/// The creature of a tile; servants are none.
fn creature_of(tile: Tile) -> Option<Companion> {
    tile.pieces()
        .iter()
        .next()
        .filter(|piece| !piece.is_servant())
}

/// KB-5.2.10: plunder cards are turned until both troops have a creature; other
/// tiles stay. One pass, then by lot (solo:§3).
fn find_creatures<J: Journal<Event>>(game: &mut Kemet, journal: &mut J) {
    let mut lacking = TroopName::ALL.iter().copied();
    let mut next = lacking.next();
    while let Some(name) = next
        && !game.amon.plunder.is_empty()
    {
        let Some(card) = game.turn_plunder(None, journal) else {
            break;
        };
        // Nothing is plundered: only creatures leave the market.
        tell_story(journal, || Story::CreatureCard { card });
        let mut name = Some(name);
        for &half in Half::ALL {
            let creature = game
                .pointed_at(card, half)
                .filter(|&(tile, _)| creature_of(tile).is_some());
            if let (Some((tile, _)), Some(troop)) = (creature, name) {
                take_creature(game, troop, tile, Some((card, half)), journal);
                name = lacking.next();
            }
        }
        next = name;
    }
    while let Some(name) = next {
        draw_creature(game, name, journal);
        next = lacking.next();
    }
    game.amon.plunder = PlunderCards::ALL;
    game.amon.last_plunder = None;
}

/// By lot among the creature tiles that are left; none, if there is none.
fn draw_creature<J: Journal<Event>>(game: &mut Kemet, name: TroopName, journal: &mut J) {
    let creatures = || {
        game.market
            .iter()
            .filter(|&tile| creature_of(tile).is_some())
    };
    let count = creatures().count() as u32;
    if count == 0 {
        return;
    }
    let nth = game.roll(count) as usize;
    let creatures = game
        .market
        .iter()
        .filter(|&tile| creature_of(tile).is_some());
    if let Some(tile) = creatures.into_iter().nth(nth) {
        take_creature(game, name, tile, None, journal);
    }
}

/// The tile goes to Amon's board, the figure to the troop.
pub(crate) fn take_creature<J: Journal<Event>>(
    game: &mut Kemet,
    name: TroopName,
    tile: Tile,
    found: Option<(PlunderCard, Half)>,
    journal: &mut J,
) {
    let Some(companion) = creature_of(tile) else {
        return;
    };
    debug_assert_eq!(game.companion_places.of(companion), Whereabouts::Market);
    game.take_from_market(tile);
    let amon = game.player_mut(AMON);
    amon.tiles.insert(tile);
    amon.companions.insert(companion);
    game.companion_places.put(companion, Whereabouts::Supply);
    game.amon.troop_mut(name).creature = Some(companion);
    tell_story(journal, || Story::CreatureFound {
        card: found.map(|(card, _)| card),
        half: found.map(|(_, half)| half),
        tile,
        companion,
        troop: name,
    });
    if let Some(zone) = game.troop_zone(name) {
        game.join(AMON, companion, zone, journal);
    }
}

/// KB-5.2.c: levels 2 and 1 in the west and the east district, which is where
/// and in which colour as the player likes.
pub(crate) fn pyramid_options(
    game: &Kemet,
    district: District,
    levels: u8,
    out: &mut impl Offers<Action>,
) {
    let colours = game.unused_colours(PLAYER);
    let founding = match district {
        District::A => 1..=2,
        District::B => return out.offer(Action::NoPyramid(district)),
        District::C => 3 - levels..=3 - levels,
    };
    for level in founding {
        for colour in colours.iter() {
            out.offer(Action::Found(district, level, colour));
        }
    }
}
