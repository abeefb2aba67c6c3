//! A number for what a seat can tell about a position: everything but what
//! others have sealed.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use tabletop::Seat;

use crate::Ankh;

pub(super) fn outlook(game: &Ankh, seat: Seat) -> u64 {
    let mut hash = FxHasher::default();
    let count = game.player_count();
    hash.write_u8(seat.0);
    for step in &game.steps {
        step.hash(&mut hash);
    }
    hash.write_u64(u64::from_le_bytes([
        game.events,
        game.turn.seat.0,
        game.advances[0],
        game.advances[1],
        game.advances[2],
        game.advances[3],
        game.awaiting.0,
        game.forgotten.0 | u8::from(game.amun_ready) << 7,
    ]));
    for side in 0..count {
        game.figures[side].hash(&mut hash);
        game.controlled[side].hash(&mut hash);
        let state = &game.sides[side];
        let [followers, many_followers] = state.followers.to_le_bytes();
        hash.write_u64(u64::from_le_bytes([
            // Devotion is 31 at most, trapped warriors are 3.
            state.devotion | game.trapped[side] << 5,
            followers,
            many_followers,
            state.hand.0,
            state.powers.0 as u8,
            (state.powers.0 >> 8) as u8,
            state.pool[0] | state.pool[1] << 2 | state.pool[2] << 4,
            state.pool[3] | state.pool[4] << 2 | state.pool[5] << 4,
        ]));
    }
    game.rank.hash(&mut hash);
    game.guardians_at.hash(&mut hash);
    game.monuments.hash(&mut hash);
    game.god_at.hash(&mut hash);
    game.suns.hash(&mut hash);
    game.underworld.hash(&mut hash);
    game.facing.hash(&mut hash);
    game.open.hash(&mut hash);
    game.regions.hash(&mut hash);
    game.turn.moved.hash(&mut hash);
    game.turn.summons.hash(&mut hash);
    game.turn.caravan.hash(&mut hash);
    if game.fray.0.is_some() {
        battle(game, seat, &mut hash);
    }
    hash.finish()
}

fn battle(game: &Ankh, seat: Seat, hash: &mut FxHasher) {
    let battle = game.battle();
    game.tiebreaker.hash(hash);
    hash.write_u32(u32::from_le_bytes([
        battle.region,
        battle.participants.0,
        battle.pending.0,
        u8::from(battle.two_cards) | u8::from(battle.revealed) << 1,
    ]));
    battle.rotation.hash(hash);
    battle.moved.hash(hash);
    battle.flooded.hash(hash);
    battle.winner.hash(hash);
    battle.doomed.hash(hash);
    battle.protected.hash(hash);
    battle.kills.hash(hash);
    battle.rising.hash(hash);
    let own = game.side_of(seat);
    for side in battle.participants.iter() {
        let index = side.index();
        if battle.revealed || side == own {
            battle.played[index].hash(hash);
        }
        if side == own {
            battle.bids[index].hash(hash);
        }
    }
}
