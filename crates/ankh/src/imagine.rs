//! A whole state that a view could belong to: all is public but cards and bids
//! that are sealed, and those are made up anew.

use rand::{Rng, RngExt};
use tabletop::{Dice, Seat, Seats, Seed};

use crate::battle::{Battle, Fray};
use crate::board::sides::number_of;
use crate::components::{Card, Cards};
use crate::setup::empty_table;
use crate::state::{Ankh, Turn};
use crate::view::{BattleView, PlayerView, View};

/// What a view tells, worked out once for many imagined states.
pub struct Known {
    /// Everything that is public, and what the eye itself has sealed.
    table: Ankh,
    /// Sides whose cards are chosen and not known.
    cards: Seats,
    /// Sides whose bids are made and not known.
    bids: Seats,
}

pub(crate) fn know(view: &View) -> Known {
    let mut table = empty_table(view.agreed.players, view.agreed.scenario, Seed(0));
    table.agreed = view.agreed;
    table.ending = view.ending;
    table.awaiting = view.awaiting;
    table.steps = view.steps.iter().copied().collect();
    table.first = view.first;
    table.merger = view.merger;
    table.forgotten = view.forgotten;
    table.rank = view.rank.iter().copied().collect();
    table.underworld = view.underworld;
    table.guardian_supply = view.guardian_supply;
    table.advances = view.advances;
    table.events = view.events;
    table.conflicts = view.conflicts;
    table.tiebreaker = view.tiebreaker;
    table.amun_ready = view.amun_ready;
    for player in &view.players {
        know_player(&mut table, player);
    }
    know_board(&mut table, view);
    table.turn = Turn {
        seat: view.turn.seat,
        moved: view.turn.moved,
        summons: view.turn.summons.clone(),
        caravan: view
            .turn
            .caravan
            .iter()
            .filter_map(|&side| number_of(side))
            .collect(),
        split: view.turn.split,
    };
    let [mut cards, mut bids] = [Seats::EMPTY; 2];
    if let Some(battle) = &view.battle {
        table.fray = Fray(Some(know_battle(battle)));
        let hidden = |hidden: bool, seat: Seat| hidden.then_some(seat);
        let sides = || battle.sides.iter();
        cards = sides()
            .filter_map(|side| hidden(side.chosen && side.cards.is_none(), side.seat))
            .collect();
        bids = sides()
            .filter_map(|side| hidden(side.has_bid && side.bid.is_none(), side.seat))
            .collect();
    }
    Known { table, cards, bids }
}

fn know_player(table: &mut Ankh, player: &PlayerView) {
    let index = player.seat.index();
    table.gods[index] = player.god;
    table.trapped[index] = player.trapped;
    let side = &mut table.sides[index];
    side.gods = player.gods;
    side.devotion = player.devotion;
    side.followers = player.followers;
    side.powers = player.powers;
    side.hand = player.hand;
    side.used = player.used;
    for &(guardian, count) in &player.guardians {
        side.pool[guardian.index()] = count;
    }
}

fn know_board(table: &mut Ankh, view: &View) {
    for figure in &view.figures {
        table.place(figure.seat, figure.figure, figure.hex);
        if figure.radiant {
            table.suns.insert(figure.hex);
        }
        if let Some(facing) = figure.facing {
            table.aim(figure.hex, facing, &mut tabletop::Silent);
        }
    }
    for monument in &view.monuments {
        table.monuments[monument.monument.index()].insert(monument.hex);
        if let Some(seat) = monument.seat {
            table.controlled[seat.index()].insert(monument.hex);
        }
    }
    for &side in &view.camels {
        table.open.close(side);
    }
    for region in &view.regions {
        table.regions[usize::from(region.number) - 1] = region.land;
    }
}

fn know_battle(view: &BattleView) -> Battle {
    let participants = view.sides.iter().map(|side| side.seat).collect();
    let mut battle = Battle {
        pending: view.pending,
        rotation: view.rotation,
        moved: view.moved,
        two_cards: view.two_cards,
        revealed: view.revealed,
        flooded: view.flooded,
        winner: view.winner,
        doomed: view.doomed,
        protected: view.protected,
        ..Battle::new(view.region, participants)
    };
    for side in &view.sides {
        let index = side.seat.index();
        battle.played[index] = side.cards.unwrap_or_default();
        battle.bids[index] = side.bid;
        battle.strength[index] = side.strength;
        battle.kills[index] = side.kills;
        battle.dead_warriors[index] = side.dead_warriors;
        battle.rising[index] = side.rising;
        battle.dead_cats[index] = side.dead_cats;
    }
    battle
}

pub(crate) fn imagine(known: &Known, rng: &mut impl Rng) -> Ankh {
    let mut game = known.table.clone();
    game.dice = Dice::new(Seed(rng.next_u64()));
    for side in known.cards.iter() {
        let count = game.cards_to_play(side);
        game.battle_mut().played[side.index()] = some_cards(game.side(side).hand, count, rng);
    }
    for side in known.bids.iter() {
        let most = game.side(side).followers;
        game.battle_mut().bids[side.index()] = Some(rng.random_range(0..=most));
    }
    game
}

/// So many cards out of a hand, any as likely as another.
fn some_cards(hand: Cards, count: usize, rng: &mut impl Rng) -> Cards {
    let mut rest = hand;
    let mut chosen = Cards::EMPTY;
    for _ in 0..count.min(hand.len()) {
        let nth = rng.random_range(0..rest.len() as u32) as usize;
        let card: Option<Card> = rest.iter().nth(nth);
        if let Some(card) = card {
            rest.remove(card);
            chosen.insert(card);
        }
    }
    chosen
}
