//! What stands out about an action before it is taken.

use tabletop::Axis::{Count, Ids};
use tabletop::{Block, Seat};

use super::PHASES;
use crate::board::{DESERT, FERTILE, Hex, HexSet};
use crate::components::{Card, Cards, Deed, EventKind, FigureKind, God, Monument, Power};
use crate::step::Step;
use crate::{Action, Ankh};

const KIND: Block = Block::first("kind of action", &[Ids(Action::WORDS)]);
const NO: Block = KIND.then("leaving off by step", &[Count(STEPS)]);
const DEED: Block = NO.then("deed by phase", &[Count(4), Count(PHASES)]);
const BRINGS: Block = DEED.then("deed that brings an event", &[Count(4), Count(3)]);
const AWAY: Block = BRINGS.then("deed by spaces to its event", &[Count(4), Count(7)]);
const GAINS: Block = AWAY.then("followers to gain", &[Count(8)]);
const NEEDS: Block = GAINS.then("gain by followers at hand", &[Count(8)]);
const PAYS: Block = NEEDS.then(
    "unlock by what it costs and whether it is paid",
    &[Count(4), Count(2)],
);
const SUMMONS: Block = PAYS.then("summon by figures in the pool", &[Count(8)]);
const MOVES: Block = SUMMONS.then("move by figures on the board", &[Count(10)]);
const POWER: Block = MOVES.then("power unlocked", &[Ids(Power::IDS)]);
const GOD: Block = POWER.then("god chosen", &[Ids(God::IDS)]);
const FIGURE: Block = GOD.then("figure summoned", &[Ids(FigureKind::IDS)]);
const MOVER: Block = FIGURE.then("figure moved", &[Ids(FigureKind::IDS)]);
const LEAVES: Block = MOVER.then("leaves a region, by what remains", &[Count(CASES)]);
const ENTERS: Block = LEAVES.then("enters a region, by what is there", &[Count(CASES)]);
const STAYS: Block = ENTERS.then("stays in a region", &[Count(1)]);
const TOUCH_FREE: Block = STAYS.then("touches neutral monuments", &[Count(4)]);
const TOUCH_OWN: Block = TOUCH_FREE.then("touches own monuments", &[Count(4)]);
const TOUCH_ENEMY: Block = TOUCH_OWN.then("touches enemy monuments", &[Count(4)]);
const LET_FREE: Block = TOUCH_ENEMY.then("lets go of neutral monuments", &[Count(4)]);
const LET_OWN: Block = LET_FREE.then("lets go of own monuments", &[Count(4)]);
const BESIDE: Block = LET_OWN.then("enemy figures beside", &[Count(5)]);
const GROUND: Block = BESIDE.then("stands on fertile ground or desert", &[Count(2)]);
const AIM: Block = GROUND.then("aims at monuments: enemy, own, neutral", &[Count(3)]);
const TAKES: Block = AIM.then(
    "takes a monument, by kind and number",
    &[Ids(Monument::IDS), Count(5)],
);
const BUILDS: Block = TAKES.then(
    "builds, by kind and number",
    &[Ids(Monument::IDS), Count(5)],
);
const SPLIT: Block = BUILDS.then("swap by who is there", &[Count(4)]);
const PLAY: Block = SPLIT.then("card by margin", &[Ids(Card::IDS), Count(MARGINS)]);
const PLAY_MANY: Block = PLAY.then("card against several", &[Ids(Card::IDS)]);
const FLOOD: Block = PLAY_MANY.then("flood by figures on fertile ground", &[Count(6)]);
const DROUGHT: Block = FLOOD.then("drought by figures on desert", &[Count(6)]);
const MIRACLE: Block = DROUGHT.then("miracle by figures that may die", &[Count(7)]);
const PLAGUE: Block = MIRACLE.then("plague by lead in followers", &[Count(7)]);
const CYCLE: Block = PLAGUE.then("cycle by cards in hand", &[Count(8)]);
const BUILD_CARD: Block = CYCLE.then("build by whether it can be paid", &[Count(2)]);
const HAND_LEFT: Block = BUILD_CARD.then("last strong card", &[Count(2)]);
const BID: Block = HAND_LEFT.then("bid beside what others have", &[Count(6)]);
const BID_SIZE: Block = BID.then("bid", &[Count(8)]);
const BID_STAKE: Block = BID_SIZE.then("a bid above nothing, by figures that may die", &[Count(6)]);
const YES: Block = BID_STAKE.then("choice by phase and devotion", &[Count(6)]);

pub(super) const BLOCKS: &[Block] = &[
    KIND,
    NO,
    DEED,
    BRINGS,
    AWAY,
    GAINS,
    NEEDS,
    PAYS,
    SUMMONS,
    MOVES,
    POWER,
    GOD,
    FIGURE,
    MOVER,
    LEAVES,
    ENTERS,
    STAYS,
    TOUCH_FREE,
    TOUCH_OWN,
    TOUCH_ENEMY,
    LET_FREE,
    LET_OWN,
    BESIDE,
    GROUND,
    AIM,
    TAKES,
    BUILDS,
    SPLIT,
    PLAY,
    PLAY_MANY,
    FLOOD,
    DROUGHT,
    MIRACLE,
    PLAGUE,
    CYCLE,
    BUILD_CARD,
    HAND_LEFT,
    BID,
    BID_SIZE,
    BID_STAKE,
    YES,
];

/// Steps in which something can be left off, told apart.
const STEPS: usize = 13;
/// Regions by own and enemy figures there: see [`case`].
const CASES: usize = 16;
/// Margins before cards: four behind to four ahead.
const MARGINS: usize = 9;

pub(super) fn note(game: &Ankh, seat: Seat, action: Action, note: &mut impl FnMut(usize, f32)) {
    let side = game.side_of(seat);
    note(KIND.at(action.tag()), 1.0);
    match action {
        Action::God(god) => note(GOD.at(god.index()), 1.0),
        Action::Do(deed) => acting(game, side, deed, note),
        Action::Done | Action::Decline => note(NO.at(step_kind(game)), 1.0),
        Action::Move(hex) if game.figures[side.index()].contains(hex) => {
            note(MOVER.at(game.kind_at(hex).index()), 1.0);
            letting_go(game, side, hex, note);
        }
        Action::To(hex) | Action::Rise(hex) => arriving(game, side, hex, note),
        Action::Face(facing) => aiming(game, side, facing, note),
        Action::Summon(figure) => note(FIGURE.at(figure.index()), 1.0),
        Action::Unlock(power) => note(POWER.at(power.index()), 1.0),
        Action::Control(hex) => {
            if let Some(kind) = game.monument_at(hex) {
                note(TAKES.at(by_number(game, side, kind)), 1.0);
            }
        }
        Action::Build(kind) => note(BUILDS.at(by_number(game, side, kind)), 1.0),
        Action::Swap(..) => note(SPLIT.start, 1.0),
        Action::Play(card) => playing(game, side, Cards::one(card), note),
        Action::PlayTwo(one, other) => playing(game, side, Cards::one(one).with(other), note),
        Action::Bid(bid) => bidding(game, side, bid, note),
        Action::Worship => {
            let short = 21_u8.saturating_sub(game.side(side).devotion);
            note(YES.at(usize::from(short.min(5))), 1.0);
        }
        _ => {}
    }
}

/// Which refusals are alike.
fn step_kind(game: &Ankh) -> usize {
    match game.steps.last() {
        Some(Step::MoveFigures) => match game.turn.moved.len() {
            0 => 0,
            1 | 2 => 1,
            _ => 2,
        },
        Some(Step::Summon) => 3,
        Some(Step::Caravan) => 4,
        Some(Step::CaravanSwap) => 5,
        Some(Step::Obelisks) => 6,
        Some(Step::TwoCards) => 7,
        Some(Step::Builds) => 8,
        Some(Step::Worship) => 9,
        Some(Step::Underworld) => 10,
        Some(Step::Unlock) => 11,
        _ => 12,
    }
}

fn acting(game: &Ankh, side: Seat, deed: Deed, note: &mut impl FnMut(usize, f32)) {
    let row = deed.index();
    let state = game.side(side);
    let followers = usize::from(state.followers);
    note(DEED.at(PHASES * row + game.phase()), 1.0);
    let needed = deed.advances_to_event(game.agreed.players);
    let left = usize::from(needed - game.advances[row]);
    note(AWAY.at(7 * row + left.min(6)), 1.0);
    if left == 1 {
        let event = match game.next_event() {
            Some(EventKind::Control) => 0,
            Some(EventKind::Caravan) => 1,
            _ => 2,
        };
        note(BRINGS.at(3 * row + event), 1.0);
    }
    match deed {
        Deed::Move => note(MOVES.at(game.figures[side.index()].len()), 1.0),
        Deed::Summon => {
            let pool = state.pool.iter().sum::<u8>() + game.warrior_pool(side);
            note(SUMMONS.at(usize::from(pool)), 1.0);
        }
        Deed::Gain => {
            let beside = game.adjacent(game.figures[side.index()]);
            let giving = game.neutral_monuments() | game.controlled[side.index()];
            note(GAINS.at((beside & giving).len()), 1.0);
            note(NEEDS.at(followers), 1.0);
        }
        Deed::Unlock => {
            let level = state.powers.next_level().unwrap_or(0);
            let paid = level > 0 && state.followers >= u16::from(level);
            note(PAYS.at(2 * usize::from(level) + usize::from(paid)), 1.0);
        }
    }
}

/// Own and enemy figures in a region: none, one, two or more of each.
fn case(game: &Ankh, side: Seat, region: u8, without: Option<Hex>) -> usize {
    let ground = game.ground(region);
    let mut own = game.figures[side.index()] & ground;
    if let Some(hex) = without {
        own.remove(hex);
    }
    let enemies = (game.enemies_of(side) & ground).len().min(3);
    4 * own.len().min(3) + enemies
}

fn letting_go(game: &Ankh, side: Seat, hex: Hex, note: &mut impl FnMut(usize, f32)) {
    let mut rest = game.figures[side.index()];
    rest.remove(hex);
    let lost = game.adjacent(HexSet::one(hex)) - game.adjacent(rest);
    note(LET_FREE.at((lost & game.neutral_monuments()).len()), 1.0);
    note(
        LET_OWN.at((lost & game.controlled[side.index()]).len()),
        1.0,
    );
}

fn arriving(game: &Ankh, side: Seat, hex: Hex, note: &mut impl FnMut(usize, f32)) {
    let from = match game.steps.last() {
        Some(&(Step::MoveTo { from } | Step::ObeliskTo { from })) => Some(from),
        _ => None,
    };
    let there = game.region_at(hex);
    let here = from.and_then(|from| game.region_at(from));
    if let Some(region) = there {
        if here == there {
            note(STAYS.start, 1.0);
        } else {
            note(ENTERS.at(case(game, side, region, None)), 1.0);
            if let Some(left) = here {
                note(LEAVES.at(case(game, side, left, from)), 1.0);
            }
        }
    }
    let beside = game.adjacent(HexSet::one(hex));
    let mut rest = game.figures[side.index()];
    if let Some(from) = from {
        rest.remove(from);
    }
    let new = beside - game.adjacent(rest);
    let own = game.controlled[side.index()];
    let neutral = game.neutral_monuments();
    let enemy = game.all_monuments() - own - neutral;
    note(TOUCH_FREE.at((new & neutral).len()), 1.0);
    note(TOUCH_OWN.at((new & own).len()), 1.0);
    note(TOUCH_ENEMY.at((new & enemy).len()), 1.0);
    note(BESIDE.at((beside & game.enemies_of(side)).len()), 1.0);
    if FERTILE.contains(hex) {
        note(GROUND.start, 1.0);
    } else if DESERT.contains(hex) {
        note(GROUND.start + 1, 1.0);
    }
}

fn aiming(
    game: &Ankh,
    side: Seat,
    facing: crate::components::Facing,
    note: &mut impl FnMut(usize, f32),
) {
    let Some(&Step::Face { hex }) = game.steps.last() else {
        return;
    };
    let scorpion = HexSet::one(hex);
    let reach = game.adjacent(scorpion);
    for direction in facing.directions() {
        let pointed = scorpion.toward(direction) & reach;
        let Some(target) = (pointed & game.all_monuments()).lowest() else {
            continue;
        };
        let whose = match game.controller_at(target) {
            Some(owner) if owner == side => 1,
            Some(_) => 0,
            None => 2,
        };
        note(AIM.at(whose), 1.0);
    }
}

/// A kind of monument and how many of it a side has.
fn by_number(game: &Ankh, side: Seat, kind: Monument) -> usize {
    5 * kind.index() + game.controlled_of(side, kind).len().min(4)
}

/// Figures of a side in the battle that can be killed.
fn mortals(game: &Ankh, side: Seat) -> usize {
    let here = game.present(side, game.battle().region);
    let god = game.god_at[side.index()].is_some_and(|god| here.contains(god));
    here.len() - usize::from(god)
}

fn playing(game: &Ankh, side: Seat, cards: Cards, note: &mut impl FnMut(usize, f32)) {
    let region = game.battle().region;
    let own = i32::from(game.plain_strength(side, region));
    let others = game.battle().participants.without(side);
    let strongest = others
        .iter()
        .map(|other| i32::from(game.plain_strength(other, region)))
        .max();
    let margin = ((own - strongest.unwrap_or(0)).clamp(-4, 4) + 4) as usize;
    let state = game.side(side);
    let here = game.present(side, region);
    for card in cards.iter() {
        note(PLAY.at(MARGINS * card.index() + margin), 1.0);
        if others.len() > 1 {
            note(PLAY_MANY.at(card.index()), 1.0);
        }
        match card {
            Card::Flood => {
                let fertile = FERTILE - game.underworld;
                note(FLOOD.at((here & fertile).len()), 1.0);
            }
            Card::Drought => {
                let desert = DESERT - game.underworld;
                note(DROUGHT.at((here & desert).len()), 1.0);
            }
            Card::Miracle => note(MIRACLE.at(mortals(game, side)), 1.0),
            Card::Plague => {
                let richest = others.iter().map(|other| game.side(other).followers).max();
                let lead = i32::from(state.followers) - i32::from(richest.unwrap_or(0));
                note(PLAGUE.at((lead.clamp(-3, 3) + 3) as usize), 1.0);
            }
            Card::Cycle => note(CYCLE.at(state.hand.len()), 1.0),
            Card::Build => {
                let paid = state.followers >= crate::battle::builds::price(game, side);
                note(BUILD_CARD.at(usize::from(paid)), 1.0);
            }
            Card::Chariots => {
                let fallback =
                    state.hand.contains(Card::Drought) || state.hand.contains(Card::Plague);
                note(HAND_LEFT.at(usize::from(fallback)), 1.0);
            }
        }
    }
}

fn bidding(game: &Ankh, side: Seat, bid: u16, note: &mut impl FnMut(usize, f32)) {
    let others = game.sides_in(game.battle().region).without(side);
    let most = others.iter().map(|other| game.side(other).followers).max();
    let most = most.unwrap_or(0);
    let kind = match bid {
        0 => 0,
        bid if bid < most => 1,
        bid if bid == most => 2,
        bid if bid == most + 1 => 3,
        _ => 4,
    };
    note(BID.at(kind), 1.0);
    note(BID_SIZE.at(usize::from(bid)), 1.0);
    if bid > 0 {
        note(BID_STAKE.at(mortals(game, side)), 1.0);
    }
}
