//! The war council: cards by expected result, mixed so that nobody can count on
//! them.

use kemet::{Action, BattleCard, Kemet, View};
use rand::{Rng, RngExt};
use tabletop::{Eye, Game, Seat};

use super::mixing::Matrix;
use super::search::close;
use super::tiles::worth_of_battle_card;
use super::worth::standing;
use crate::Meter;

/// Worlds imagined for a real battle.
const WORLDS: usize = 3;

/// Own cards and theirs that a battle further ahead is tried with, and how
/// many are left when the thoughts have run out.
const TRIES: (usize, usize) = (3, 4);
const LAST_TRIES: (usize, usize) = (1, 2);

/// How much of a forecast is the worst case.
const CAUTION: f64 = 0.25;

/// A choice in the war council of `me`.
pub(super) fn choose(view: &View, me: Seat, actions: &[Action], dice: &mut impl Rng) -> usize {
    let open = unsealed(view, me);
    let worlds: Vec<Kemet> = (0..WORLDS).map(|_| Kemet::imagine(&open, dice)).collect();
    match actions[0] {
        Action::Play(_) => choose_card(&worlds, me, actions, dice),
        Action::Discard(_) => choose_discard(actions, dice),
        _ => choose_divine(&worlds, me, actions, dice),
    }
}

/// The view as if the other side had not chosen yet: what it will choose and
/// what it has chosen are equally unknown.
fn unsealed(view: &View, me: Seat) -> View {
    let mut open = view.clone();
    if let Some(battle) = open.battle.as_mut().filter(|battle| !battle.revealed) {
        for side in [&mut battle.attacker, &mut battle.defender] {
            if side.seat != me {
                side.ready = false;
                open.awaiting = open.awaiting.with(side.seat);
            }
        }
    }
    open
}

/// All own cards against all of theirs: a game of its own, and its answer is a
/// mixture.
fn choose_card(worlds: &[Kemet], me: Seat, actions: &[Action], dice: &mut impl Rng) -> usize {
    let mut matrix = Matrix::new(actions.len(), BattleCard::COUNT);
    for world in worlds {
        let (foe, cards) = opposing_cards(world, me);
        for (row, &action) in actions.iter().enumerate() {
            for &card in &cards {
                let column = card.map_or(0, BattleCard::index);
                matrix.add(row, column, outcome(world, me, action, foe, card));
            }
        }
    }
    let mixture = matrix.mixture();
    draw(&mixture, dice)
}

/// The least useful card, give or take.
fn choose_discard(actions: &[Action], dice: &mut impl Rng) -> usize {
    let mut cheapest = (f64::MAX, 0);
    for (place, action) in actions.iter().enumerate() {
        if let Action::Discard(card) = action {
            let worth = worth_of_battle_card(*card) + dice.random_range(0.0..0.8);
            if worth < cheapest.0 {
                cheapest = (worth, place);
            }
        }
    }
    cheapest.1
}

/// One more DI card if it does more than it is worth in hand.
fn choose_divine(worlds: &[Kemet], me: Seat, actions: &[Action], dice: &mut impl Rng) -> usize {
    let mut best = (f64::MIN, 0);
    for (place, &action) in actions.iter().enumerate() {
        if action == Action::Declare {
            continue;
        }
        let mut sum = 0.0;
        let mut count: f64 = 0.0;
        for world in worlds {
            let (foe, cards) = opposing_cards(world, me);
            for &card in &cards {
                sum += outcome(world, me, action, foe, card);
                count += 1.0;
            }
        }
        let value = sum / count.max(1.0) + dice.random_range(0.0..0.2);
        if value > best.0 {
            best = (value, place);
        }
    }
    best.1
}

/// The other side and the cards it may choose from in this world; just one
/// unknown if it is not its turn to choose.
fn opposing_cards(world: &Kemet, me: Seat) -> (Option<Seat>, Vec<Option<BattleCard>>) {
    let mut actions = Vec::new();
    for seat in world.awaiting().without(me).iter() {
        world.actions(seat, &mut actions);
        let cards: Vec<Option<BattleCard>> = actions
            .iter()
            .filter_map(|action| match action {
                Action::Play(card) => Some(Some(*card)),
                _ => None,
            })
            .collect();
        if !cards.is_empty() {
            return (Some(seat), cards);
        }
    }
    (None, vec![None])
}

/// What comes of it when `me` does this and the other side plays that.
fn outcome(
    world: &Kemet,
    me: Seat,
    action: Action,
    foe: Option<Seat>,
    card: Option<BattleCard>,
) -> f64 {
    let mut world = world.clone();
    world.apply_unchecked(me, action);
    if let (Some(foe), Some(card)) = (foe, card) {
        world.apply_unchecked(foe, Action::Play(card));
    }
    close(&mut world, me);
    standing(&world.view(Eye::Seat(me)), me)
}

/// What a battle that a line of thought runs into is worth: a few good cards
/// against a few of theirs.
pub(super) fn forecast(world: &Kemet, me: Seat, meter: &mut Meter) -> f64 {
    let (own_tries, foe_tries) = match meter.left() {
        0 => LAST_TRIES,
        _ => TRIES,
    };
    let mut actions = Vec::new();
    world.actions(me, &mut actions);
    actions.sort_by(|a, b| value_of(*b).total_cmp(&value_of(*a)));
    actions.truncate(own_tries);
    let (foe, mut cards) = opposing_cards(world, me);
    cards.sort_by(|a, b| worth_of(*b).total_cmp(&worth_of(*a)));
    let tries = cards.len().min(foe_tries);
    let mut best = f64::MIN;
    for &action in &actions {
        let mut sum = 0.0;
        let mut worst = f64::MAX;
        for nth in 0..tries {
            // From the strongest to the weakest, evenly spread.
            let card = cards[nth * (cards.len() - 1) / (tries - 1).max(1)];
            let value = outcome(world, me, action, foe, card);
            sum += value;
            worst = worst.min(value);
            meter.spend();
        }
        let mean = sum / tries as f64;
        best = best.max((1.0 - CAUTION) * mean + CAUTION * worst);
    }
    best
}

fn value_of(action: Action) -> f64 {
    match action {
        Action::Play(card) => worth_of_battle_card(card),
        _ => 0.0,
    }
}

fn worth_of(card: Option<BattleCard>) -> f64 {
    card.map_or(0.0, worth_of_battle_card)
}

/// One place, by its share.
fn draw(mixture: &[f64], dice: &mut impl Rng) -> usize {
    let mut left = dice.random_range(0.0..1.0);
    for (place, share) in mixture.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return place;
        }
    }
    mixture.len() - 1
}
