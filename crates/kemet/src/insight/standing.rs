//! What stands out in the position of a seat.

use tabletop::Axis::{Count, Ids};
use tabletop::{Block, Seat};

use super::companion_quarters;
use super::promise::{PLACES, place};
use crate::map::TEMPLES;
use crate::solo::war_table::LOWEST;
use crate::{
    BattleCard, Colour, Companion, Deed, Di, District, God, Kemet, Objective, Space, Tile, TileSet,
    Zone,
};

const LASTING_FAME: Block = Block::first("lasting fame", &[Count(12)]);
const FAME: Block = LASTING_FAME.then("fame", &[Count(13)]);
const LEAD: Block = FAME.then("lead in fame, from four behind", &[Count(9)]);
const CROWN: Block = LEAD.then("would win, by turns to wait", &[Count(6)]);
const PRAYER: Block = CROWN.then("prayer points", &[Count(12)]);
const PYRAMID: Block = PRAYER.then("pyramid by colour and level", &[Ids(Colour::IDS), Count(4)]);
const PYRAMIDS: Block = PYRAMID.then("pyramids", &[Count(4)]);
const TILE: Block = PYRAMIDS.then("tile", &[Ids(Tile::IDS)]);
const TILES: Block = TILE.then("tiles", &[Count(12)]);
const TOKENS: Block = TILES.then("tokens left", &[Count(6)]);
const SPACE: Block = TOKENS.then("space still free", &[Ids(Space::IDS)]);
const EMPTY_FLOORS: Block = SPACE.then("floors to fill, by tokens left", &[Count(4), Count(6)]);
const SILVER: Block = EMPTY_FLOORS.then("silver token ready", &[Count(1)]);
const GOLD: Block = SILVER.then("golden action ready", &[Count(1)]);
const VETERANS: Block = GOLD.then("veterans", &[Count(6)]);
const CARD: Block = VETERANS.then("battle card in hand", &[Ids(BattleCard::IDS)]);
const HAND: Block = CARD.then("battle cards in hand", &[Count(10)]);
const DI: Block = HAND.then("divine card in hand", &[Ids(Di::IDS)]);
const UNITS: Block = DI.then("units on the board", &[Count(19)]);
const TROOPS: Block = UNITS.then("troops", &[Count(7)]);
const LARGEST: Block = TROOPS.then("largest troop", &[Count(9)]);
const TEMPLE: Block = LARGEST.then("temple by margin and hour", &[Count(MARGINS), Count(HOURS)]);
const TEMPLES_HELD: Block = TEMPLE.then("temples by hour", &[Count(4), Count(HOURS)]);
const SANCTUARY: Block = TEMPLES_HELD.then(
    "Sanctuary by margin and hour",
    &[Count(MARGINS), Count(HOURS)],
);
const INCOME: Block = SANCTUARY.then("temple income by hour", &[Count(HOURS)]);
const LOST: Block = INCOME.then("own district lost, by level", &[Count(5)]);
const TAKEN: Block = LOST.then("foreign district held, by level", &[Count(5)]);
const MANNED: Block = TAKEN.then(
    "own district manned, by level and units",
    &[Count(5), Count(4)],
);
const BARE: Block = MANNED.then("own pyramid bare, by level", &[Count(5)]);
const WITH_TROOP: Block = BARE.then("companion with a troop", &[Ids(Companion::IDS)]);
const IDLE: Block = WITH_TROOP.then("companion idle", &[Count(1)]);
const TURN: Block = IDLE.then("turns to wait", &[Count(6)]);
const PLACE: Block = TURN.then("place in the order by hour", &[Count(6), Count(HOURS)]);
const MOVES: Block = PLACE.then("moves open by hour", &[Count(3), Count(HOURS)]);
const STRENGTH: Block = MOVES.then("strength by tiles", &[Count(9)]);
const OUTSIDE: Block = STRENGTH.then("units outside the city", &[Count(12)]);
const FIGURE: Block = OUTSIDE.then("god by life", &[Ids(God::IDS), Count(LIVES)]);
const FIGURE_AT: Block = FIGURE.then("god by place and hour", &[Count(PLACES), Count(HOURS)]);
const SHORT: Block = FIGURE_AT.then(
    "condition of an objective by what is missing and rounds left",
    &[
        Ids(Objective::IDS),
        Count(CONDITIONS),
        Count(MISSING),
        Count(HURRY),
    ],
);
const FULFILLED: Block = SHORT.then(
    "objective fulfilled, by hour",
    &[Ids(Objective::IDS), Count(HOURS)],
);
const ROUNDS: Block = FULFILLED.then("objective by rounds left", &[Ids(Objective::IDS), Count(9)]);
const WAR_TABLE: Block = ROUNDS.then("Amon's strength by War Table", &[Count(8)]);

pub(super) const BLOCKS: &[Block] = &[
    LASTING_FAME,
    FAME,
    LEAD,
    CROWN,
    PRAYER,
    PYRAMID,
    PYRAMIDS,
    TILE,
    TILES,
    TOKENS,
    SPACE,
    EMPTY_FLOORS,
    SILVER,
    GOLD,
    VETERANS,
    CARD,
    HAND,
    DI,
    UNITS,
    TROOPS,
    LARGEST,
    TEMPLE,
    TEMPLES_HELD,
    SANCTUARY,
    INCOME,
    LOST,
    TAKEN,
    MANNED,
    BARE,
    WITH_TROOP,
    IDLE,
    TURN,
    PLACE,
    MOVES,
    STRENGTH,
    OUTSIDE,
    FIGURE,
    FIGURE_AT,
    SHORT,
    FULFILLED,
    ROUNDS,
    WAR_TABLE,
];

/// The most conditions an objective has, and how much of one can be missing.
const CONDITIONS: usize = 4;
const MISSING: usize = 8;

/// Rounds left: the last, one or two more, many.
const HURRY: usize = 3;

/// A god's fate: not acquired, on its tile, or so many life points.
const LIVES: usize = 7;

/// How a troop compares with what may come: from far weaker to far stronger.
const MARGINS: usize = 9;

/// Parts of the day: morning, noon, afternoon, evening.
const HOURS: usize = 4;

pub(super) fn note(game: &Kemet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let hour = hour(game);
    fame(game, seat, note);
    for member in game.allies(seat).iter() {
        lasting_fame(game, member, note);
        city(game, member, note);
        board(game, member, hour, note);
        hand(game, member, note);
        army(game, member, hour, note);
        if game.agreed.gods_of_egypt {
            figure(game, member, hour, note);
        }
    }
    if game.is_solo() {
        objective(game, hour, note);
    }
}

/// How far the objective is, and how soon it must be reached.
fn objective(game: &Kemet, hour: usize, note: &mut impl FnMut(usize, f32)) {
    let Some(objective) = game.agreed.objective else {
        return;
    };
    let nth = objective.index();
    let left = usize::from(game.amon.rounds);
    let hurry = match left {
        0 | 1 => 0,
        2 | 3 => 1,
        _ => 2,
    };
    let progress = game.progress();
    for (condition, progress) in progress.iter().enumerate() {
        let missing = usize::from(progress.need.saturating_sub(progress.have));
        let missing = missing.min(MISSING - 1);
        let case = (CONDITIONS * nth + condition) * MISSING + missing;
        note(SHORT.at(HURRY * case + hurry), 1.0);
    }
    if progress.iter().all(|progress| progress.met) {
        note(FULFILLED.at(HOURS * nth + hour), 1.0);
    }
    note(ROUNDS.at(9 * nth + left), 1.0);
    let strength = game.amon.table.strength - LOWEST;
    note(WAR_TABLE.at(strength as usize), 1.0);
}

/// The god, where gods are in play.
fn figure(game: &Kemet, seat: Seat, hour: usize, note: &mut impl FnMut(usize, f32)) {
    let Some(god) = game.player(seat).god else {
        return;
    };
    let figure = game.figure(seat);
    let fate = if figure.acquired {
        1 + usize::from(figure.life)
    } else {
        0
    };
    note(FIGURE.at(LIVES * god.index() + fate), 1.0);
    if let Some(zone) = figure.zone {
        let place = place(game, seat, zone);
        note(FIGURE_AT.at(HOURS * place + hour), 1.0);
    }
}

/// How near the night is.
fn hour(game: &Kemet) -> usize {
    let seats = game.people().iter();
    let left: u8 = seats.map(|seat| game.player(seat).tokens).sum();
    let most = 5 * game.places();
    usize::from(most - left) * HOURS / usize::from(most + 1)
}

/// Turns of others before the next one of `seat`: its own has just begun if it
/// is the active player.
fn turns_to_wait(game: &Kemet, seat: Seat) -> usize {
    let count = game.player_count();
    let place = game.order[..count].iter().position(|&other| other == seat);
    let place = place.unwrap_or(0);
    (place + count - usize::from(game.place)) % count
}

fn fame(game: &Kemet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let own = game.team_fame(seat);
    let others = game.all_seats().filter(|&other| game.at_odds(seat, other));
    let best = others.map(|other| game.team_fame(other)).max().unwrap_or(0);
    note(FAME.at(usize::from(own)), 1.0);
    note(LEAD.at(usize::from((own + 4).saturating_sub(best))), 1.0);
    if !game.is_solo() && own >= game.agreed.goal && own >= best {
        note(CROWN.at(turns_to_wait(game, seat)), 1.0);
    }
    note(TURN.at(turns_to_wait(game, seat)), 1.0);
}

fn lasting_fame(game: &Kemet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let fame = player.battle_fame + player.divine_fame;
    note(LASTING_FAME.at(usize::from(fame)), 1.0);
}

fn city(game: &Kemet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    note(PYRAMIDS.at(player.pyramid_count()), 1.0);
    for (district, pyramid) in District::ALL.into_iter().zip(player.pyramids) {
        let level = usize::from(pyramid.level);
        if let Some(colour) = pyramid.colour
            && level > 0
        {
            note(PYRAMID.at(4 * colour.index() + level - 1), 1.0);
        }
        let zone = game.district(seat, district);
        match game.units_at(seat, zone) {
            0 => note(BARE.at(level), 1.0),
            units => note(MANNED.at(4 * level + usize::from(units.min(4)) - 1), 1.0),
        }
        if game.enemies_of(seat).contains(zone) {
            note(LOST.at(level), 1.0);
        }
    }
    for zone in game.controlled[seat.index()].iter() {
        if zone.is_district() && !game.is_own_district(seat, zone) {
            note(TAKEN.at(usize::from(game.pyramid_at(zone).level)), 1.0);
        }
    }
}

fn board(game: &Kemet, seat: Seat, hour: usize, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let taken = player.taken();
    let tokens = usize::from(player.tokens);
    note(PRAYER.at(usize::from(player.prayer)), 1.0);
    note(TOKENS.at(tokens), 1.0);
    note(
        EMPTY_FLOORS.at(6 * usize::from(taken.empty_floors()) + tokens),
        1.0,
    );
    let mut moves = 0;
    if tokens > 0 {
        for space in Space::NORMAL {
            if !taken.contains(space) {
                note(SPACE.at(space.index()), 1.0);
                moves += usize::from(space.deed() == Deed::Move);
            }
        }
    }
    note(MOVES.at(HOURS * moves + hour), 1.0);
    if player.silver_ready() {
        note(SILVER.start, 1.0);
    }
    if !player.gold_used && player.tiles.meets(TileSet::GOLDEN) {
        note(GOLD.start, 1.0);
    }
    let count = game.player_count();
    let place = game.order[..count].iter().position(|&other| other == seat);
    // The last of two has the last word as the last of six has.
    let place = place.unwrap_or(0) * 5 / (count - 1).max(1);
    note(PLACE.at(HOURS * place + hour), 1.0);
}

fn hand(game: &Kemet, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    for tile in player.tiles.iter() {
        note(TILE.at(tile.index()), 1.0);
    }
    note(TILES.at(player.tiles.iter().count()), 1.0);
    note(VETERANS.at(usize::from(player.veterans)), 1.0);
    for card in player.hand.iter() {
        note(CARD.at(card.index()), 1.0);
    }
    note(HAND.at(player.hand.len()), 1.0);
    for card in player.di.faces() {
        note(DI.at(card.index()), f32::from(player.di.count(card)));
    }
}

/// Strength of a troop before cards, in quarters.
fn quarters(game: &Kemet, seat: Seat, zone: Zone, by_tiles: u32) -> u32 {
    game.body_quarters(seat, zone) + by_tiles + companion_quarters(game.companions_at(seat, zone))
}

/// The strongest troop of an opponent that may still come today, in quarters.
fn threat(game: &Kemet, seat: Seat) -> u32 {
    let mut strongest = 0;
    for other in game.all_seats().filter(|&other| game.at_odds(seat, other)) {
        let player = game.player(other);
        let moves = [Space::TopMove, Space::MiddleMove];
        let open = moves.iter().any(|&space| !player.taken().contains(space));
        if !open || (player.tokens == 0 && !player.silver_ready()) {
            continue;
        }
        let by_tiles = game.tile_quarters(other);
        for zone in game.present[other.index()].iter() {
            strongest = strongest.max(quarters(game, other, zone, by_tiles));
        }
    }
    strongest
}

/// The place of a troop on the scale of margins.
fn margin(strength: u32, threat: u32) -> usize {
    let difference = (strength as i32 - threat as i32).div_euclid(4);
    if threat == 0 {
        return MARGINS - 1;
    }
    (difference.clamp(-4, 3) + 4) as usize
}

fn army(game: &Kemet, seat: Seat, hour: usize, note: &mut impl FnMut(usize, f32)) {
    let player = game.player(seat);
    let threat = threat(game, seat);
    let by_tiles = game.tile_quarters(seat);
    let (mut troops, mut largest, mut held, mut outside) = (0, 0, 0, 0);
    for zone in game.present[seat.index()].iter() {
        let units = usize::from(game.units_at(seat, zone));
        troops += 1;
        largest = largest.max(units);
        if !game.is_own_district(seat, zone) {
            outside += units;
        }
        if !TEMPLES.contains(zone) && zone != Zone::DS {
            continue;
        }
        let margin = margin(quarters(game, seat, zone, by_tiles), threat);
        if zone == Zone::DS {
            if units >= 2 {
                note(SANCTUARY.at(HOURS * margin + hour), 1.0);
            }
        } else if game.controls(seat, zone) {
            held += 1;
            note(TEMPLE.at(HOURS * margin + hour), 1.0);
            note(INCOME.at(hour), f32::from(zone.temple_pp()));
        }
    }
    note(UNITS.at(usize::from(player.stock - player.supply)), 1.0);
    note(TROOPS.at(troops), 1.0);
    note(LARGEST.at(largest), 1.0);
    note(OUTSIDE.at(outside), 1.0);
    note(TEMPLES_HELD.at(HOURS * held.min(3) + hour), 1.0);
    note(STRENGTH.at(by_tiles as usize / 2), 1.0);
    let supply = game.companions_in_supply(seat);
    for companion in player.companions.iter() {
        if supply.contains(companion) {
            note(IDLE.start, 1.0)
        } else {
            note(WITH_TROOP.at(companion.index()), 1.0)
        }
    }
}
