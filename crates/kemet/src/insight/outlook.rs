//! A number for what a seat can tell about a position, hands aside.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use tabletop::Seat;

use crate::Kemet;
use crate::state::Player;

pub(super) fn outlook(game: &Kemet, seat: Seat) -> u64 {
    let mut hash = FxHasher::default();
    let count = game.player_count();
    hash.write_u8(seat.0);
    for step in &game.steps {
        step.hash(&mut hash);
    }
    hash.write_u32(
        u32::from(game.round) << 16 | u32::from(game.night) << 8 | u32::from(game.place),
    );
    game.awaiting.hash(&mut hash);
    game.turn.hash(&mut hash);
    game.order.hash(&mut hash);
    hash.write(game.units[..count].as_flattened());
    hash.write(&game.companion_at);
    for zones in &game.controlled[..count] {
        zones.hash(&mut hash);
    }
    for player in &game.players[..count] {
        public_player(player, &mut hash);
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
    if game.battle.active {
        battle(game, seat, &mut hash);
    }
    hash.finish()
}

/// The public things of a player that change what comes next.
fn public_player(player: &Player, hash: &mut FxHasher) {
    let numbers = [
        player.prayer,
        player.battle_fame,
        player.divine_fame,
        player.veterans,
        player.supply,
        player.tokens,
        player.has_silver as u8 | (player.gold_used as u8) << 1 | (player.storm_used as u8) << 2,
        player.hand.len() as u8 | player.di.len() << 4,
    ];
    hash.write_u64(u64::from_le_bytes(numbers));
    player.tiles.hash(hash);
    hash.write_u32(u32::from(player.own_tokens.0) << 16 | u32::from(player.silver_tokens.0));
    player.pyramids.hash(hash);
    player.bought.hash(hash);
    player.face_up.hash(hash);
}

/// A battle: everything once it is open, before that the seat's own choices.
fn battle(game: &Kemet, seat: Seat, hash: &mut FxHasher) {
    let battle = &game.battle;
    if battle.revealed {
        battle.hash(hash);
        return;
    }
    battle.zone.hash(hash);
    hash.write_u8(battle.stage);
    for side in &battle.sides {
        let own = side.seat == Some(seat);
        if own || side.card_shown {
            side.play.hash(hash);
        }
        if own || side.di_shown {
            side.di.hash(hash);
        }
        if own {
            side.discard.hash(hash);
            hash.write_u8(u8::from(side.di_ready));
        }
    }
}
