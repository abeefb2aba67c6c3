//! What stands out about an action before it is taken.

use tabletop::Axis::{Count, Ids};
use tabletop::{Block, Seat};

use super::companion_quarters;
use crate::map::TEMPLES;
use crate::step::Step;
use crate::{Action, BattleCard, Colour, Deed, Di, God, Kemet, Role, Space, Tile, Zone};

const KIND: Block = Block::first("kind of action", &[Ids(Action::WORDS)]);
const TOKEN: Block = KIND.then(
    "token by space and tokens left",
    &[Ids(Space::IDS), Count(6)],
);
const PURSE: Block = TOKEN.then("deed by prayer points", &[Ids(Deed::IDS), Count(6)]);
const RANKS: Block = PURSE.then("recruit by supply", &[Count(6)]);
const SILVER: Block = RANKS.then("silver by deed", &[Ids(Deed::IDS)]);
const RESOLVE: Block = SILVER.then("resolve by deed", &[Ids(Deed::IDS)]);
const NO: Block = RESOLVE.then("refusal by step", &[Count(STEPS)]);
const ENOUGH: Block = NO.then("enough by step", &[Count(STEPS)]);
const BUILD: Block = ENOUGH.then("build by level and old level", &[Count(5), Count(5)]);
const SPENT: Block = BUILD.then("prayer points left after it", &[Count(12)]);
const COLOUR: Block = SPENT.then("colour of a pyramid", &[Ids(Colour::IDS)]);
const PLACE: Block = COLOUR.then("units placed", &[Count(8)]);
const GATHERED: Block = PLACE.then("troop after placing", &[Count(8)]);
const PLACED_AT: Block = GATHERED.then("placed at level", &[Count(6)]);
const TROOP: Block = PLACED_AT.then("troop by size and place", &[Count(PLACES), Count(9)]);
const STAY: Block = TROOP.then("units left behind", &[Count(5)]);
const GOAL: Block = STAY.then("way by target and teleport", &[Count(GOALS), Count(2)]);
const HALT: Block = GOAL.then("halt by target", &[Count(GOALS)]);
const GOLDEN: Block = HALT.then("golden action", &[Ids(Tile::IDS)]);
const AS: Block = GOLDEN.then("golden action as", &[Ids(Deed::IDS)]);
const TAKE: Block = AS.then("tile taken", &[Ids(Tile::IDS)]);
const LEVEL: Block = TAKE.then("level of a tile taken", &[Count(5)]);
const PLAY: Block = LEVEL.then("battle card by odds", &[Ids(BattleCard::IDS), Count(3)]);
const AIM: Block = PLAY.then("battle card as attacker", &[Ids(BattleCard::IDS)]);
const DISCARD: Block = AIM.then("battle card discarded", &[Ids(BattleCard::IDS)]);
const ADD: Block = DISCARD.then("divine card added, by odds", &[Ids(Di::IDS), Count(3)]);
const DAY: Block = ADD.then("divine card played by day", &[Ids(Di::IDS)]);
const AWAY: Block = DAY.then("divine card discarded", &[Ids(Di::IDS)]);
const AFTER: Block = AWAY.then("aftermath by units left", &[Count(4), Count(6)]);
const BANISH: Block = AFTER.then("banished to", &[Count(PLACES)]);
const VETERANS: Block = BANISH.then("veterans turned in", &[Count(6)]);
const ORDER: Block = VETERANS.then("place in the order by fame", &[Count(6), Count(3)]);
const FOUND: Block = ORDER.then("pyramid founded, by level and troop", &[Count(5), Count(2)]);
const RISE: Block = FOUND.then("god acquired", &[Ids(God::IDS)]);
const AGAIN: Block = RISE.then("second token by deed", &[Ids(Deed::IDS)]);

pub(super) const BLOCKS: &[Block] = &[
    KIND, TOKEN, PURSE, RANKS, SILVER, RESOLVE, NO, ENOUGH, BUILD, SPENT, COLOUR, PLACE, GATHERED,
    PLACED_AT, TROOP, STAY, GOAL, HALT, GOLDEN, AS, TAKE, LEVEL, PLAY, AIM, DISCARD, ADD, DAY,
    AWAY, AFTER, BANISH, VETERANS, ORDER, FOUND, RISE, AGAIN,
];

/// Steps in which something can be refused, told apart.
const STEPS: usize = 16;

/// Kinds of places a troop may stand in: see [`place`].
pub(super) const PLACES: usize = 6;

/// Kinds of targets of a step: see [`goal`].
const GOALS: usize = 4 * PLACES + 7;

pub(super) fn note(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    note(KIND.at(action.tag()), 1.0);
    match action {
        Action::Token(_) | Action::Silver(_) | Action::Repeat(_) | Action::Resolve(_) => {
            board(game, seat, action, note);
        }
        Action::Decline | Action::Done => leaving_off(game, seat, action, note),
        Action::Build(..) | Action::Top(_) | Action::Take(_) | Action::Found(..) | Action::Rise => {
            city(game, seat, action, note);
        }
        Action::Place(zone, units) => placing(game, seat, zone, units, note),
        Action::Deploy(zone) => placing(game, seat, zone, game.god_row(seat).life, note),
        Action::Troop(_) | Action::Carry(_) | Action::Step(_) | Action::Teleport(_) => {
            marching(game, seat, action, note);
        }
        Action::Golden(tile) => note(GOLDEN.at(tile.index()), 1.0),
        Action::As(deed) => note(AS.at(deed.index()), 1.0),
        Action::PlayDi(card) => note(DAY.at(card.index()), 1.0),
        Action::DiscardDi(card) => note(AWAY.at(card.index()), 1.0),
        Action::Play(_) | Action::Discard(_) | Action::Add(_) => {
            council(game, seat, action, note);
        }
        Action::Retreat | Action::Recall | Action::Stay | Action::Shelter(_) => {
            let units = game
                .battle()
                .role_of(seat)
                .map_or(0, |role| game.units_of(role));
            let kind = match action {
                Action::Retreat => 0,
                Action::Recall => 1,
                Action::Stay => 2,
                _ => 3,
            };
            note(AFTER.at(6 * kind + usize::from(units.min(5))), 1.0);
        }
        Action::Banish(zone) => note(BANISH.at(place(game, seat, zone)), 1.0),
        Action::Veterans(count) => note(VETERANS.at(usize::from(count)), 1.0),
        Action::Position(chosen) => {
            let near = match game.fame(seat) {
                0..=5 => 0,
                6..=7 => 1,
                _ => 2,
            };
            let last = usize::from(game.agreed.players - 1).max(1);
            note(ORDER.at(3 * (usize::from(chosen) * 5 / last) + near), 1.0);
        }
        _ => {}
    }
}

fn purse(game: &Kemet, seat: Seat) -> usize {
    usize::from(game.player(seat).prayer) / 2
}

fn board(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let space = match action {
        Action::Repeat(space) => {
            note(AGAIN.at(space.deed().index()), 1.0);
            space
        }
        Action::Token(space) => {
            note(
                TOKEN.at(6 * space.index() + usize::from(player.tokens)),
                1.0,
            );
            space
        }
        Action::Silver(space) => {
            note(SILVER.at(space.deed().index()), 1.0);
            space
        }
        Action::Resolve(space) => return note(RESOLVE.at(space.deed().index()), 1.0),
        _ => return,
    };
    let deed = space.deed();
    note(PURSE.at(6 * deed.index() + purse(game, seat)), 1.0);
    if deed == Deed::Recruit {
        note(RANKS.at(usize::from(player.supply) / 2), 1.0);
    }
}

/// Which refusals are alike.
fn step_kind(game: &Kemet) -> usize {
    match game.steps.last() {
        Some(Step::March) => 0,
        Some(Step::MoveStart) => 1,
        Some(Step::Muster) => 2,
        Some(Step::Build { .. }) => 3,
        Some(Step::Acquire { .. }) => 4,
        Some(Step::MoreTokens) => 5,
        Some(Step::DivinePower) => 6,
        Some(Step::PlaceCompanion { .. } | Step::Escort { .. }) => 7,
        Some(Step::ConfrontationEnd { .. }) => 8,
        Some(Step::CasualtyStart { .. } | Step::CasualtyEnd { .. }) => 9,
        Some(Step::BattleEndTiles { .. }) => 10,
        Some(Step::Offering) => 11,
        Some(Step::Storm { .. }) => 12,
        Some(Step::NightDiTiles { .. }) => 13,
        Some(Step::HoldTheGround { .. } | Step::TacticalReinforcement { .. }) => 14,
        _ => 15,
    }
}

fn leaving_off(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    if action == Action::Decline {
        return note(NO.at(step_kind(game)), 1.0);
    }
    note(ENOUGH.at(step_kind(game)), 1.0);
    if let (Some(Step::March), Some(zone)) = (game.steps.last(), game.march.at) {
        note(HALT.at(goal(game, seat, zone)), 1.0);
    }
}

fn city(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    match action {
        Action::Build(district, level) => {
            let old = player.pyramids[district.index()].level;
            note(BUILD.at(5 * usize::from(level) + usize::from(old)), 1.0);
        }
        Action::Top(colour) => note(COLOUR.at(colour.index()), 1.0),
        Action::Rise => {
            if let Some(god) = player.god {
                note(RISE.at(god.index()), 1.0);
            }
        }
        Action::Take(tile) => {
            note(TAKE.at(tile.index()), 1.0);
            note(LEVEL.at(usize::from(tile.level())), 1.0);
        }
        Action::Found(district, level, colour) => {
            let manned = game.units_at(seat, game.district(seat, district)) > 0;
            note(FOUND.at(2 * usize::from(level) + usize::from(manned)), 1.0);
            note(COLOUR.at(colour.index()), 1.0);
        }
        _ => {}
    }
    if let Some(cost) = game.cost(seat, action) {
        note(
            SPENT.at(usize::from(player.prayer.saturating_sub(cost))),
            1.0,
        );
    }
}

fn placing(game: &Kemet, seat: Seat, zone: Zone, units: u8, note: &mut impl FnMut(usize, f32)) {
    let there = game.units_at(seat, zone);
    note(PLACE.at(usize::from(units)), 1.0);
    note(GATHERED.at(usize::from(there + units)), 1.0);
    let level = if game.is_own_district(seat, zone) {
        usize::from(game.pyramid_at(zone).level)
    } else {
        5
    };
    note(PLACED_AT.at(level), 1.0);
}

/// What kind of place a zone is to `seat`.
pub(super) fn place(game: &Kemet, seat: Seat, zone: Zone) -> usize {
    if TEMPLES.contains(zone) {
        0
    } else if zone == Zone::DS {
        1
    } else if game.is_own_district(seat, zone) {
        2
    } else if zone.is_district() {
        match game.pyramid_at(zone).level {
            0..=2 => 3,
            _ => 4,
        }
    } else {
        5
    }
}

/// What waits in a zone: an empty or own place by kind, or an enemy by how
/// strong it is beside the travellers.
fn goal(game: &Kemet, seat: Seat, zone: Zone) -> usize {
    let place = place(game, seat, zone);
    let Some(enemy) = game.enemy_in(seat, zone) else {
        let own = if game.march.at == Some(zone) {
            game.units_at(seat, zone) > game.march.units
        } else {
            game.units_at(seat, zone) > 0
        };
        let fresh = !game.controls(seat, zone);
        return place + PLACES * usize::from(own) + 2 * PLACES * usize::from(fresh);
    };
    let travellers = if game.march.figure {
        game.god_row(seat).points.strength
    } else {
        game.march.travellers()
    };
    let own = 4 * u32::from(travellers)
        + game.tile_quarters(seat)
        + companion_quarters(game.march.companions);
    let theirs = game.body_quarters(enemy, zone)
        + game.tile_quarters(enemy)
        + companion_quarters(game.companions_at(enemy, zone));
    let margin = (own as i32 - theirs as i32).div_euclid(4).clamp(-3, 3) + 3;
    4 * PLACES + margin as usize
}

fn marching(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    match action {
        Action::Troop(zone) => {
            let units = usize::from(game.units_at(seat, zone).min(8));
            note(TROOP.at(9 * place(game, seat, zone) + units), 1.0);
        }
        Action::Carry(units) => {
            let here = game.march.at.map_or(0, |zone| game.units_at(seat, zone));
            note(STAY.at(usize::from(here.saturating_sub(units))), 1.0);
        }
        Action::Step(zone) => note(GOAL.at(2 * goal(game, seat, zone)), 1.0),
        Action::Teleport(zone) => note(GOAL.at(2 * goal(game, seat, zone) + 1), 1.0),
        _ => {}
    }
}

/// Whether a side is behind, level or ahead before cards.
fn odds(game: &Kemet, role: Role) -> usize {
    let strength = |role: Role| {
        let seat = game.battle().seat(role);
        let body = if game.battle().side(role).open.figure {
            game.god_row(seat).points.strength
        } else {
            game.units_of(role)
        };
        4 * u32::from(body)
            + game.tile_quarters(seat)
            + companion_quarters(game.battle().side(role).open.companions)
    };
    let difference = strength(role) as i32 - strength(role.other()) as i32;
    match difference {
        ..=-4 => 0,
        -3..=3 => 1,
        _ => 2,
    }
}

fn council(game: &Kemet, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    let Some(role) = game.battle().role_of(seat) else {
        return;
    };
    match action {
        Action::Play(card) => {
            note(PLAY.at(3 * card.index() + odds(game, role)), 1.0);
            if role == Role::Attacker {
                note(AIM.at(card.index()), 1.0);
            }
        }
        Action::Discard(card) => note(DISCARD.at(card.index()), 1.0),
        Action::Add(card) => note(ADD.at(3 * card.index() + odds(game, role)), 1.0),
        _ => {}
    }
}
