//! How a game ends, and that its record tells it.

use rand::RngExt;

use super::table::{Table, named};
use super::{Check, offers, rewinds};
use crate::{Game, Outcome, Record, Seats};

/// The game is over: its outcome makes sense, nobody can act any more, and the
/// record leads to this very state.
pub(super) fn check<G: Game>(table: &mut Table<'_, G>) -> Check {
    let outcome = table.state.outcome();
    let outcome = outcome.ok_or("expected an outcome when the game is over, but there is none")?;
    check_outcome(&outcome, table.state.seats())?;
    offers::check_refusals(table)?;
    check_record(table)?;
    rewinds::check(table)?;
    let tally = &mut table.bench.tally;
    tally.games += 1;
    tally.longest = tally.longest.max(table.record.actions.len());
    *tally.ends.entry(outcome.reason).or_default() += 1;
    Ok(())
}

fn check_outcome(outcome: &Outcome, seats: Seats) -> Check {
    let Outcome {
        winners,
        places,
        reason,
    } = outcome;
    ensure!(
        places.len() == seats.len(),
        "expected a place for each of {} seats, but the places are {places:?}",
        seats.len()
    );
    // Where nobody won, somebody who has no seat may stand before them all.
    let last = places.len() + usize::from(winners.is_empty());
    let in_range = places
        .iter()
        .all(|&place| (1..=last).contains(&usize::from(place)));
    ensure!(
        in_range,
        "expected places from 1 to {last}, but they are {places:?}"
    );
    let strangers = *winners - seats;
    ensure!(
        strangers.is_empty(),
        "expected winners who sit at the table, but {} does not",
        named(strangers)
    );
    let beaten = seats
        .iter()
        .zip(places)
        .find(|&(seat, &place)| winners.contains(seat) && place != 1);
    ensure!(
        beaten.is_none(),
        "expected winners in the first place, but {} won and the places are {places:?}",
        named(*winners)
    );
    ensure!(
        !reason.is_empty(),
        "expected a reason why the game ended, but it is empty"
    );
    Ok(())
}

fn check_record<G: Game>(table: &mut Table<'_, G>) -> Check {
    let text = table.record.write();
    let record = Record::<G>::parse(&text)
        .map_err(|error| format!("expected the record to be readable, but: {error}"))?;
    let again = record.write();
    ensure!(
        again == text,
        "expected a record to be written again as it was read, but it becomes\n{again}"
    );
    let state = record
        .replay()
        .map_err(|error| format!("expected the record to replay, but: {error}"))?;
    ensure!(
        state == table.state,
        "expected the record to lead to the state that was played, but it leads to another"
    );
    let lines = text.lines().count();
    let kept = table.probes.random_range(0..lines as u32) as usize;
    let cut: String = text.split_inclusive('\n').take(kept).collect();
    let result = Record::<G>::parse(&cut).and_then(|record| record.replay());
    ensure!(
        result.is_err(),
        "expected a record cut after line {kept} of {lines} to be noticed, but it replays"
    );
    Ok(())
}
