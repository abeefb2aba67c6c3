//! What is offered must be accepted, and nothing else.

use std::fmt::Display;

use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::table::{Lists, Table};
use super::{Check, pick, rewinds};
use crate::{Compact, Game, MAX_SEATS, Pages, Seat, Seats, Silent, state_hash};

/// Actions that were right somewhere.
pub(super) struct Pool<G: Game>(Vec<G::Action>);

impl<G: Game> Pool<G> {
    /// Enough to hold every kind of action, few enough to search.
    const ROOM: usize = 512;

    pub(super) fn new() -> Self {
        Pool(Vec::new())
    }

    /// Keeps `action`, in the place of another when the pool is full.
    fn keep(&mut self, action: G::Action, rng: &mut ChaCha8Rng) {
        if self.0.contains(&action) {
            return;
        }
        if self.0.len() < Self::ROOM {
            self.0.push(action);
        } else {
            let place = rng.random_range(0..Self::ROOM as u32) as usize;
            self.0[place] = action;
        }
    }

    /// An action of the pool, or one whose code differs from it by a bit.
    fn any(&self, rng: &mut ChaCha8Rng) -> Option<G::Action> {
        if self.0.is_empty() {
            return None;
        }
        let action = pick(&self.0, rng);
        if rng.random() {
            return Some(action);
        }
        // The low bits are where most games keep what an action is about.
        let bits = if rng.random() { 8 } else { 32 };
        G::Action::from_code(action.code() ^ (1 << rng.random_range(0..bits)))
    }
}

/// Everything about the actions on offer, and about those that are not.
pub(super) fn check<G: Game>(table: &mut Table<'_, G>) -> Check {
    for seat in table.state.awaiting().iter() {
        check_list(table, seat)?;
        check_notation::<G>(&table.bench.lists[seat.index()])?;
    }
    check_refusals(table)
}

/// Every action on the list of `seat` is accepted by both doors.
fn check_list<G: Game>(table: &mut Table<'_, G>, seat: Seat) -> Check {
    let Table { state, bench, .. } = table;
    let list = &bench.lists[seat.index()];
    // The spare list comes as the last caller left it: it must be cleared.
    state.actions(seat, &mut bench.spare);
    ensure!(
        *list == bench.spare,
        "expected the same list for {seat} when asked twice, but {list:?} became {:?}",
        bench.spare
    );
    for &action in list {
        if let Some(refusal) = state.why_not(seat, action) {
            return Err(refused(seat, action, &refusal));
        }
        let mut checked = state.clone();
        let mut unchecked = state.clone();
        let step = checked
            .apply(seat, action, &mut Silent)
            .map_err(|refusal| refused(seat, action, &refusal))?;
        unchecked.apply_unchecked(seat, action);
        same_door(seat, action, &checked, &unchecked)?;
        rewinds::check_chance(state, seat, action, &checked, step.revealed)?;
        checked.audit().map_err(|wrong| {
            format!("expected a sound state after `{action}` of {seat}, but: {wrong}")
        })?;
    }
    let action = pick(list, &mut table.probes);
    bench.pool.keep(action, &mut table.probes);
    Ok(())
}

/// What to say when an action on the list is refused.
pub(super) fn refused(seat: Seat, action: impl Display, refusal: impl Display) -> String {
    format!("expected `{action}`, which is offered to {seat}, to be accepted, but: {refusal}")
}

/// Both doors lead to the same state.
pub(super) fn same_door<G: Game>(
    seat: Seat,
    action: G::Action,
    checked: &G,
    unchecked: &G,
) -> Check {
    ensure!(
        checked == unchecked,
        "expected both doors to lead to the same state, but `apply` and `apply_unchecked` differ \
         after `{action}` of {seat}"
    );
    Ok(())
}

/// Notation and code lead back to the action, and no two share a notation.
fn check_notation<G: Game>(list: &[G::Action]) -> Check {
    let mut notations: Vec<String> = list.iter().map(ToString::to_string).collect();
    for (&action, text) in list.iter().zip(&notations) {
        let plain = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
        ensure!(
            plain,
            "expected the notation of {action:?} to be one plain line, but it is {text:?}"
        );
        match text.parse::<G::Action>() {
            Ok(back) => ensure!(
                back == action,
                "expected the notation `{text}` to be read as {action:?}, but it is {back:?}"
            ),
            Err(error) => {
                return Err(format!(
                    "expected the notation `{text}` of {action:?} to be readable, but: {error}"
                ));
            }
        }
        let (code, back) = (action.code(), G::Action::from_code(action.code()));
        ensure!(
            back == Some(action),
            "expected the code {code} of `{action}` to lead back to it, but it gives {back:?}"
        );
    }
    notations.sort_unstable();
    let twice = notations.windows(2).find(|pair| pair[0] == pair[1]);
    match twice {
        None => Ok(()),
        Some(pair) => Err(format!(
            "expected a notation for each action, but two share `{}`",
            pair[0]
        )),
    }
}

/// Tries actions that are not on offer, from everybody and from a stranger.
pub(super) fn check_refusals<G: Game>(table: &mut Table<'_, G>) -> Check {
    let seats = table.state.seats();
    let awaited = table.state.awaiting();
    for seat in Seats::first(MAX_SEATS).iter() {
        let tries = if seats.contains(seat) {
            table.battery.refusals
        } else {
            1
        };
        for _ in 0..tries {
            if let Some(wish) = table.bench.pool.any(&mut table.probes) {
                try_wrong(table, seat, wish)?;
            }
        }
        // What another seat may do now is the likeliest thing to slip through.
        for other in awaited.iter().filter(|&other| other != seat) {
            let wish = pick(&table.bench.lists[other.index()], &mut table.probes);
            try_wrong(table, seat, wish)?;
        }
    }
    Ok(())
}

/// Tries one action, unless it happens to be on offer.
fn try_wrong<G: Game>(table: &mut Table<'_, G>, seat: Seat, wish: G::Action) -> Check {
    let bench = &mut *table.bench;
    if bench.lists[seat.index()].contains(&wish) {
        return Ok(());
    }
    bench.tally.refused += 1;
    check_refusal(&table.state, seat, wish, &mut bench.pages)
}

/// An action that is not on offer is refused, with a reason, and changes
/// nothing.
fn check_refusal<G: Game>(
    state: &G,
    seat: Seat,
    wish: G::Action,
    pages: &mut Pages<G::Event>,
) -> Check {
    let mut after = state.clone();
    pages.0.clear();
    let Err(refusal) = after.apply(seat, wish, pages) else {
        return Err(format!(
            "expected `{wish}` of {seat}, which is not offered, to be refused, but it is accepted"
        ));
    };
    ensure!(
        after == *state && state_hash(&after) == state_hash(state),
        "expected `{wish}` of {seat}, which is refused, to change nothing, but the state differs"
    );
    ensure!(
        pages.0.is_empty(),
        "expected `{wish}` of {seat}, which is refused, to write no event, but it wrote {:?}",
        pages.0
    );
    ensure!(
        !refusal.to_string().trim().is_empty(),
        "expected a reason why {seat} cannot `{wish}`, but the refusal {refusal:?} says nothing"
    );
    let reason = state.why_not(seat, wish);
    ensure!(
        reason.as_ref() == Some(&refusal),
        "expected `why_not` and `apply` to give {seat} the same reason against `{wish}`, \
         but they give {reason:?} and {refusal:?}"
    );
    Ok(())
}

/// Seats that choose at once choose independently: whoever is first, the
/// others have the same choice as before, and the result is the same.
pub(super) fn check_order<G: Game>(
    state: &G,
    awaited: Seats,
    lists: &Lists<G>,
    rng: &mut ChaCha8Rng,
) -> Check {
    let rising: Vec<(Seat, G::Action)> = awaited
        .iter()
        .map(|seat| (seat, pick(&lists[seat.index()], rng)))
        .collect();
    let mut other = rising.clone();
    other.shuffle(rng);
    if other == rising {
        other.reverse();
    }
    let one = apply_in_order(state, &rising, lists)?;
    let two = apply_in_order(state, &other, lists)?;
    ensure!(
        one == two,
        "expected the order of simultaneous choices not to matter, but {} and {} lead to \
         different states",
        listed::<G>(&rising),
        listed::<G>(&other)
    );
    Ok(())
}

fn apply_in_order<G: Game>(
    state: &G,
    choices: &[(Seat, G::Action)],
    lists: &Lists<G>,
) -> Result<G, String> {
    let mut state = state.clone();
    let mut list = Vec::new();
    for (done, &(seat, action)) in choices.iter().enumerate() {
        state.actions(seat, &mut list);
        ensure!(
            list == lists[seat.index()],
            "expected simultaneous choices to be independent, but after {} the list of {seat} is \
             {list:?}",
            listed::<G>(&choices[..done])
        );
        state
            .apply(seat, action, &mut Silent)
            .map_err(|refusal| refused(seat, action, &refusal))?;
    }
    Ok(state)
}

/// `P1 this, P2 that`
fn listed<G: Game>(choices: &[(Seat, G::Action)]) -> String {
    let lines: Vec<String> = choices
        .iter()
        .map(|(seat, action)| format!("{seat} {action}"))
        .collect();
    lines.join(", ")
}
