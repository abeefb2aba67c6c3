//! What stands out in the position of a seat.

use tabletop::Axis::{Count, Ids};
use tabletop::{Block, Seat};

use super::PHASES;
use crate::Ankh;
use crate::board::{DESERT, FERTILE, HexSet};
use crate::components::{
    Card, EventKind, FigureKind, God, Guardian, LAST_RED, Monument, Power, TOKENS,
};

const GONE: Block = Block::first("forgotten", &[Count(1)]);
const DEVOTION: Block = GONE.then("devotion by phase", &[Count(PHASES), Count(32)]);
const SHORT: Block = DEVOTION.then("short of blue by phase", &[Count(PHASES), Count(12)]);
const LEAD: Block = SHORT.then(
    "lead in devotion by phase, from ten behind",
    &[Count(PHASES), Count(LEADS)],
);
const RANK: Block = LEAD.then("gods below, by phase", &[Count(PHASES), Count(5)]);
const MERGED: Block = RANK.then("merged", &[Count(1)]);
const FOLLOWERS: Block = MERGED.then("followers by phase", &[Count(PHASES), Count(12)]);
const GOD: Block = FOLLOWERS.then("god", &[Ids(God::IDS)]);
const POWER: Block = GOD.then("power", &[Ids(Power::IDS)]);
const POWERS: Block = POWER.then("powers by phase", &[Count(PHASES), Count(7)]);
const AFFORD: Block = POWERS.then("next power can be paid, by level", &[Count(3)]);
const FIGURES: Block = AFFORD.then("figures on the board", &[Count(12)]);
const WARRIORS: Block = FIGURES.then("warriors in the pool", &[Count(7)]);
const GUARDIAN: Block = WARRIORS.then("guardian on the board", &[Ids(Guardian::IDS)]);
const WAITING: Block = GUARDIAN.then("guardian in the pool", &[Ids(Guardian::IDS)]);
const MONUMENT: Block = WAITING.then("monuments by kind", &[Ids(Monument::IDS), Count(6)]);
const MONUMENTS: Block = MONUMENT.then("monuments", &[Count(10)]);
const INCOME: Block = MONUMENTS.then("monuments beside figures", &[Count(8)]);
const FREE: Block = INCOME.then("neutral monuments beside figures", &[Count(5)]);
const MAJORITIES: Block = FREE.then(
    "majorities where present, by nearness",
    &[Count(NEAR), Count(7)],
);
const ABSENT: Block = MAJORITIES.then("majorities where absent", &[Count(5)]);
const ALONE: Block = ABSENT.then("regions held alone, by nearness", &[Count(NEAR), Count(5)]);
const MARGIN: Block = ALONE.then(
    "margin in a region, by nearness",
    &[Count(NEAR), Count(MARGINS)],
);
const STAKE: Block = MARGIN.then("figures in a region that is lost", &[Count(8)]);
const CARD: Block = STAKE.then("card in hand", &[Ids(Card::IDS)]);
const HAND: Block = CARD.then("cards in hand", &[Count(8)]);
const TURN: Block = HAND.then("turns to wait", &[Count(5)]);
const BRINGER: Block = TURN.then("turns to wait before a conflict", &[Count(5)]);
const TRAPPED: Block = BRINGER.then("warriors trapped by others", &[Count(4)]);
const HOLDS: Block = TRAPPED.then("warriors held", &[Count(4)]);
const SUNS: Block = HOLDS.then("suns on the board", &[Count(4)]);
const TOKENS_LAID: Block = SUNS.then("underworld tokens", &[Count(4)]);
const ON_FERTILE: Block = TOKENS_LAID.then("figures on fertile ground", &[Count(9)]);
const ON_DESERT: Block = ON_FERTILE.then("figures on desert", &[Count(9)]);

pub(super) const BLOCKS: &[Block] = &[
    GONE,
    DEVOTION,
    SHORT,
    LEAD,
    RANK,
    MERGED,
    FOLLOWERS,
    GOD,
    POWER,
    POWERS,
    AFFORD,
    FIGURES,
    WARRIORS,
    GUARDIAN,
    WAITING,
    MONUMENT,
    MONUMENTS,
    INCOME,
    FREE,
    MAJORITIES,
    ABSENT,
    ALONE,
    MARGIN,
    STAKE,
    CARD,
    HAND,
    TURN,
    BRINGER,
    TRAPPED,
    HOLDS,
    SUNS,
    TOKENS_LAID,
    ON_FERTILE,
    ON_DESERT,
];

/// Leads told apart: ten behind to ten ahead.
const LEADS: usize = 21;
/// Margins of strength told apart: four behind to four ahead.
const MARGINS: usize = 9;
/// How near the next conflict is: next, one event away, further.
const NEAR: usize = 3;

pub(super) fn note(game: &Ankh, seat: Seat, note: &mut impl FnMut(usize, f32)) {
    let side = game.side_of(seat);
    if !game.rank.contains(&side) {
        return note(GONE.start, 1.0);
    }
    devotion(game, side, note);
    belongings(game, side, note);
    figures(game, side, note);
    monuments(game, side, note);
    regions(game, side, note);
    turn(game, side, note);
}

fn devotion(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let phase = game.phase();
    let own = game.side(side).devotion;
    note(DEVOTION.at(32 * phase + usize::from(own)), 1.0);
    let short = usize::from((LAST_RED + 1).saturating_sub(own));
    note(SHORT.at(12 * phase + short.min(11)), 1.0);
    let others = game.rank.iter().filter(|&&other| other != side);
    let best = others.map(|&other| game.side(other).devotion).max();
    let lead = i32::from(own) - i32::from(best.unwrap_or(0));
    let place = (lead.clamp(-10, 10) + 10) as usize;
    note(LEAD.at(LEADS * phase + place), 1.0);
    let below = game.rank.iter().position(|&other| other == side);
    note(RANK.at(5 * phase + below.unwrap_or(0)), 1.0);
    if game.is_merged(side) {
        note(MERGED.start, 1.0);
    }
}

fn belongings(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let phase = game.phase();
    let state = game.side(side);
    let followers = usize::from(state.followers.min(11));
    note(FOLLOWERS.at(12 * phase + followers), 1.0);
    for god in state.gods.iter() {
        note(GOD.at(god.index()), 1.0);
    }
    for power in state.powers.iter() {
        note(POWER.at(power.index()), 1.0);
    }
    note(POWERS.at(7 * phase + state.powers.len()), 1.0);
    if let Some(level) = state.powers.next_level()
        && state.followers >= u16::from(level)
    {
        note(AFFORD.at(usize::from(level) - 1), 1.0);
    }
    for card in state.hand.iter() {
        note(CARD.at(card.index()), 1.0);
    }
    note(HAND.at(state.hand.len()), 1.0);
    note(TRAPPED.at(usize::from(game.trapped[side.index()])), 1.0);
    if state.gods.contains(God::Anubis) {
        let held: u8 = game.trapped.iter().sum();
        note(HOLDS.at(usize::from(held)), 1.0);
    }
    if state.gods.contains(God::Ra) {
        note(SUNS.at(game.suns.len()), 1.0);
    }
    if state.gods.contains(God::Osiris) {
        note(TOKENS_LAID.at(game.underworld.len()), 1.0);
    }
}

fn figures(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let figures = game.figures[side.index()];
    note(FIGURES.at(figures.len()), 1.0);
    note(WARRIORS.at(usize::from(game.warrior_pool(side))), 1.0);
    for &guardian in &game.agreed.guardians {
        let place = guardian.index();
        let standing = game.guardians(side, guardian).len();
        if standing > 0 {
            note(GUARDIAN.at(place), standing as f32);
        }
        let waiting = game.side(side).pool[place];
        if waiting > 0 {
            note(WAITING.at(place), f32::from(waiting));
        }
    }
    note(ON_FERTILE.at((figures & FERTILE).len()), 1.0);
    note(ON_DESERT.at((figures & DESERT).len()), 1.0);
}

fn monuments(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let own = game.controlled[side.index()];
    for &kind in Monument::ALL {
        let count = (own & game.monuments[kind.index()]).len();
        note(MONUMENT.at(6 * kind.index() + count.min(5)), 1.0);
    }
    note(MONUMENTS.at(own.len()), 1.0);
    let beside = game.adjacent(game.figures[side.index()]);
    let neutral = game.neutral_monuments();
    note(INCOME.at((beside & (neutral | own)).len()), 1.0);
    note(FREE.at((beside & neutral).len()), 1.0);
}

fn nearness(game: &Ankh) -> usize {
    game.events_to_conflict().min(NEAR - 1)
}

/// Strength before cards, roughly: a figure counts one, a temple two.
fn rough_strength(game: &Ankh, side: Seat, here: HexSet, land: HexSet) -> usize {
    let mut strength = here.len();
    if game.has(side, Power::TempleAttuned) {
        let temples = game.controlled_of(side, Monument::Temple) & land;
        strength += 2 * (temples & game.adjacent(here)).len();
    }
    let god_here = game.god_at[side.index()].is_some_and(|god| here.contains(god));
    if god_here && game.has(side, Power::Resplendent) {
        let three = |&kind: &Monument| game.controlled_of(side, kind).len() >= 3;
        strength += 2 * usize::from(Monument::ALL.iter().any(three));
    }
    if god_here && game.is_god(side, God::Anubis) {
        strength += usize::from(game.trapped.iter().sum::<u8>());
    }
    strength
}

fn regions(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let near = nearness(game);
    let (mut majorities, mut absent, mut alone) = (0, 0, 0);
    for number in 1..=TOKENS as u8 {
        let land = game.land(number);
        if land.is_empty() {
            continue;
        }
        let ground = game.ground(number);
        let here = game.figures[side.index()] & ground;
        let ahead = if game.controlled[side.index()].meets(land) {
            usize::from(game.majorities(side, land))
        } else {
            0
        };
        if here.is_empty() {
            absent += ahead;
            continue;
        }
        majorities += ahead;
        let strongest = game
            .rank
            .iter()
            .filter(|&&other| other != side)
            .map(|&other| (other, game.figures[other.index()] & ground))
            .filter(|(_, figures)| !figures.is_empty())
            .map(|(other, figures)| rough_strength(game, other, figures, land))
            .max();
        let Some(strongest) = strongest else {
            alone += 1;
            continue;
        };
        let own = rough_strength(game, side, here, land);
        let margin = (own as i32 - strongest as i32).clamp(-4, 4) + 4;
        note(MARGIN.at(MARGINS * near + margin as usize), 1.0);
        if own <= strongest {
            let killable = here
                .iter()
                .filter(|&hex| game.kind_at(hex) != FigureKind::God)
                .count();
            note(STAKE.at(killable), 1.0);
        }
    }
    note(MAJORITIES.at(7 * near + majorities.min(6)), 1.0);
    note(ABSENT.at(absent), 1.0);
    note(ALONE.at(5 * near + alone.min(4)), 1.0);
}

fn turn(game: &Ankh, side: Seat, note: &mut impl FnMut(usize, f32)) {
    let players = game.agreed.players;
    let wait = |seat: Seat| (seat.0 + players - game.turn.seat.0) % players;
    let members = game.members(side);
    let wait = members.iter().map(wait).min().unwrap_or(0);
    note(TURN.at(usize::from(wait)), 1.0);
    if game.next_event() == Some(EventKind::Conflict) {
        note(BRINGER.at(usize::from(wait)), 1.0);
    }
}
