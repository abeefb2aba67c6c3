//! What chance decides, and that nobody knows it who has seen it once.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::table::Table;
use super::{Check, long_seed, pick, pick_seat};
use crate::{Eye, Game, Played, Record, Seat, Seed, Silent};

/// One game in this many is taken back across a reveal and played on.
const EVERY: u32 = 3;

/// Other dice are other dice, if the game has any, and nothing else changes.
pub(super) fn check_dice<G: Game>(setup: &G::Setup, start: &G, seed: Seed) -> Check {
    let other = Seed(seed.0 ^ 1);
    let has_chance = G::start(setup, other).is_ok_and(|game| game != *start);
    let renewed = [seed, other].map(|seed| {
        let mut game = start.clone();
        game.renew_dice(seed);
        game
    });
    ensure!(
        !has_chance || renewed[0] != renewed[1],
        "expected dice that are set anew to be others, but they stay the same"
    );
    for game in &renewed {
        ensure!(
            told(game) == told(start),
            "expected nothing to be seen of dice that are set anew, but the view changes"
        );
    }
    Ok(())
}

/// All that can be told of a game.
fn told<G: Game>(game: &G) -> Option<String> {
    serde_json::to_string(&game.view(Eye::Archive)).ok()
}

/// An action by which chance decided something says so; `after` is the state it
/// led to.
pub(super) fn check_chance<G: Game>(
    before: &G,
    seat: Seat,
    action: G::Action,
    after: &G,
    revealed: bool,
) -> Check {
    let (mut one, mut other) = (after.clone(), before.clone());
    other.renew_dice(Seed(1));
    other.apply_unchecked(seat, action);
    one.renew_dice(Seed(2));
    other.renew_dice(Seed(2));
    ensure!(
        revealed || one == other,
        "expected `{action}` of {seat} to be told as a reveal, for chance decides what comes of \
         it, but it is not"
    );
    Ok(())
}

/// A game that is over is now and then taken back to before something came to
/// light, and played on: the record still leads to the state.
pub(super) fn check<G: Game>(table: &mut Table<'_, G>) -> Check {
    if table.battery.probe_every == 0 || table.probes.random_range(0..EVERY) != 0 {
        return Ok(());
    }
    let old = table.record.actions.clone();
    let mut played = Played::resume(table.record.clone())
        .map_err(|error| format!("expected the game to be taken up, but: {error}"))?;
    let back = table.probes.random_range(1..=old.len().max(1) as u32) as usize;
    let rewound = played
        .undo_with_consent(back, || long_seed(&mut table.probes))
        .map_err(|refusal| format!("expected the table to go back by {back}, but: {refusal}"))?;
    let left = old.len() - back;
    ensure!(
        rewound.dice == played.record().dice.at(left),
        "expected the record to tell which dice were set anew"
    );
    if rewound.dice.is_some() {
        table.bench.tally.rewound += 1;
        let otherwise = leads_elsewhere(&table.state, played.state(), &old[left..]);
        table.bench.tally.drawn_otherwise += usize::from(otherwise);
    }
    play_on(&mut played, table.battery.ahead, &mut table.probes)?;
    same_again(&played)
}

/// Whether the same choices lead to something else than `end` this time.
fn leads_elsewhere<G: Game>(end: &G, state: &G, actions: &[(Seat, G::Action)]) -> bool {
    let mut state = state.clone();
    for &(seat, action) in actions {
        if state.apply(seat, action, &mut Silent).is_err() {
            return true;
        }
    }
    state.view(Eye::Archive) != end.view(Eye::Archive)
}

/// Plays on at random, and takes something back now and then.
fn play_on<G: Game>(played: &mut Played<G>, actions: usize, rng: &mut ChaCha8Rng) -> Check {
    let mut list = Vec::new();
    for _ in 0..actions {
        let Some(seat) = pick_seat(played.state().awaiting(), rng) else {
            return Ok(());
        };
        played.state().actions(seat, &mut list);
        let action = pick(&list, rng);
        played
            .act(seat, action, &mut Silent)
            .map_err(|refusal| super::offers::refused(seat, action, &refusal))?;
        if rng.random_range(0..8) == 0 && played.free_undo(seat).is_some() {
            let before = played.record().dice.iter().last();
            let undone = played.undo_all(seat);
            let after = played.record().dice.iter().last();
            ensure!(
                undone.is_ok() && before.map(|(_, seed)| seed) == after.map(|(_, seed)| seed),
                "expected {seat} to take back freely, with the dice that were taken last"
            );
        }
    }
    Ok(())
}

/// The record is written, read and replayed to the same state.
fn same_again<G: Game>(played: &Played<G>) -> Check {
    let text = played.record().write();
    let read = Record::<G>::parse(&text)
        .map_err(|error| format!("expected the record to be readable, but: {error}"))?;
    ensure!(
        read.write() == text,
        "expected a record to be written again as it was read, but it is not:\n{text}"
    );
    let state = read
        .replay()
        .map_err(|error| format!("expected a game taken back to replay, but: {error}\n{text}"))?;
    ensure!(
        state == *played.state(),
        "expected the record of a game taken back to lead to its state, but it does not:\n{text}"
    );
    Ok(())
}
