//! A number for what a seat can tell about a position, hands aside.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use tabletop::Seat;

use crate::Kemet;
use crate::solo::Amon;
use crate::solo::events::{Disasters, EventCards};
use crate::state::{Player, Pyramid};
use crate::step::Step;

pub(super) fn outlook(game: &Kemet, seat: Seat) -> u64 {
    let mut hash = FxHasher::default();
    let count = game.player_count();
    hash.write_u64(steps(&game.steps));
    hash.write_u64(u64::from_le_bytes([
        seat.0,
        game.round,
        game.night as u8,
        game.place,
        game.awaiting.0,
        0,
        0,
        0,
    ]));
    hash.write_u64(u64::from_le_bytes([
        game.order[0].0,
        game.order[1].0,
        game.order[2].0,
        game.order[3].0,
        game.order[4].0,
        game.order[5].0,
        game.turn.bull_placed as u8
            | (game.turn.prayer_handed as u8) << 1
            | (game.turn.veterans_handed as u8) << 2,
        0,
    ]));
    hash.write_u64(u64::from(game.turn.settled.0) << 32 | u64::from(game.turn.pending.0));
    hash.write(game.units[..count].as_flattened());
    hash.write(game.companion_places.bytes());
    if game.agreed.gods_of_egypt {
        game.figures[..count].hash(&mut hash);
        hash.write_u8(u8::from(game.risen));
    }
    for zones in &game.controlled[..count] {
        zones.hash(&mut hash);
    }
    for player in &game.players[..count] {
        hash.write_u64(public_player(player));
    }
    if game.march.at.is_some() {
        game.march.hash(&mut hash);
    }
    if game.muster.seat.is_some() {
        game.muster.hash(&mut hash);
    }
    if game.night {
        game.destiny.hash(&mut hash);
    }
    if game.has_teams() {
        game.destiny.hash(&mut hash);
        game.gains.hash(&mut hash);
        game.yielded.hash(&mut hash);
    }
    if game.is_fighting() {
        battle(game, seat, &mut hash);
    }
    if game.is_solo() {
        amon(game, &mut hash);
    }
    hash.finish()
}

// A hash waits for one multiplication after another, so each part has a hash of
// its own, which processors work out side by side, and numbers share words.

/// What is still to be done.
fn steps(steps: &[Step]) -> u64 {
    let mut hash = FxHasher::default();
    for step in steps {
        step.hash(&mut hash);
    }
    hash.finish()
}

/// The public things of a player that change what comes next.
fn public_player(player: &Player) -> u64 {
    let mut hash = FxHasher::default();
    hash.write_u64(u64::from_le_bytes([
        player.prayer,
        player.battle_fame,
        player.divine_fame,
        player.veterans,
        player.supply,
        player.tokens,
        player.has_silver as u8 | (player.gold_used as u8) << 1 | (player.storm_used as u8) << 2,
        player.hand.len() as u8 | player.di.len() << 4,
    ]));
    let pyramid = |pyramid: Pyramid| {
        let colour = pyramid.colour.map_or(0, |colour| 1 + colour as u8);
        pyramid.level | colour << 4
    };
    let [first, second, third] = player.pyramids.map(pyramid);
    hash.write_u64(
        u64::from(player.face_up.0)
            | u64::from(u32::from_le_bytes([first, second, third, player.bought.0])) << 32,
    );
    hash.write_u64(u64::from(player.own_tokens.0) << 16 | u64::from(player.silver_tokens.0));
    player.tiles.hash(&mut hash);
    hash.finish()
}

/// Amon's board, the faces in the event deck aside; and the market, which
/// plunder empties.
fn amon(game: &Kemet, hash: &mut FxHasher) {
    let public = Amon {
        hidden_events: EventCards::default(),
        hidden_disasters: Disasters::default(),
        ..game.amon
    };
    public.hash(hash);
    game.market.hash(hash);
}

/// A battle: everything once it is open, before that the seat's own choices.
fn battle(game: &Kemet, seat: Seat, hash: &mut FxHasher) {
    let battle = game.battle();
    if battle.revealed {
        game.fray.hash(hash);
        return;
    }
    battle.zone.hash(hash);
    hash.write_u8(battle.stage);
    for side in &battle.sides {
        let own = side.seat == seat;
        if own || side.open.card_shown {
            side.secret.play.hash(hash);
        }
        if own || side.open.di_shown {
            side.secret.di.hash(hash);
        } else if side.open.declared {
            hash.write_u8(side.secret.di.len());
        }
        if own {
            side.secret.discard.hash(hash);
            hash.write_u8(u8::from(side.secret.di_ready));
        }
    }
}
