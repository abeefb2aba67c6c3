//! What an eye sees tells it no secret, and is enough to imagine the rest.

use rand_chacha::ChaCha8Rng;

use super::table::{Bench, Table, named};
use super::{Check, pick, pick_seat};
use crate::{Eye, Game, Record, Seed, Silent};

/// Looks through the eye of everybody at the table, and of a spectator.
pub(super) fn check<G: Game>(table: &mut Table<'_, G>) -> Check {
    let Table {
        battery,
        state,
        record,
        probes,
        bench,
        ..
    } = table;
    let seed = record.seed.to_string();
    let truth = state.view(Eye::Archive);
    let seats = state.seats().iter().map(Eye::Seat);
    for eye in seats.chain([Eye::Spectator]) {
        let view = state.view(eye);
        let json = to_json::<G>(eye, &view)?;
        ensure!(
            !json.contains(&seed),
            "expected the view of {eye} to keep the seed secret, but it holds {seed}"
        );
        let imagined = G::imagine(&G::know(&view), probes);
        check_imagined(&imagined, eye, &view, &json)?;
        check_asked(state, &imagined, eye, bench)?;
        ensure!(
            imagined != *state || !has_chance::<G>(record),
            "expected {eye} not to know the dice, but the state it imagines is the true one to \
             the last bit"
        );
        check_read::<G>(eye, &view, &json)?;
        bench.tally.imagined += 1;
        bench.tally.imagined_otherwise += usize::from(imagined.view(Eye::Archive) != truth);
        play_on(imagined, battery.ahead, eye, probes, &mut bench.spare)?;
    }
    Ok(())
}

fn to_json<G: Game>(eye: Eye, view: &G::View) -> Result<String, String> {
    serde_json::to_string(view)
        .map_err(|error| format!("expected the view of {eye} to be writable as JSON, but: {error}"))
}

/// Who is sent a view as JSON has what was sent, to the last bit.
fn check_read<G: Game>(eye: Eye, view: &G::View, json: &str) -> Check {
    let read: G::View = serde_json::from_str(json).map_err(|error| {
        format!("expected the view of {eye} to be read from its JSON, but: {error}\n{json}")
    })?;
    ensure!(
        read == *view,
        "expected the view of {eye} to come back from its JSON, but {read:?} is not {view:?}"
    );
    let json_again = to_json::<G>(eye, &read)?;
    ensure!(
        json_again == json,
        "expected what was read of the view of {eye} to be written alike, but {json_again} is not \
         {json}"
    );
    Ok(())
}

/// An imagined state is a sound one that this eye cannot tell from the truth.
fn check_imagined<G: Game>(imagined: &G, eye: Eye, view: &G::View, json: &str) -> Check {
    imagined
        .audit()
        .map_err(|wrong| format!("expected {eye} to imagine a sound state, but: {wrong}"))?;
    let again = imagined.view(eye);
    ensure!(
        again == *view,
        "expected the state imagined by {eye} to look to it as the true one does, but it shows \
         {again:?} instead of {view:?}: the view tells a secret, or imagining forgot something"
    );
    let json_again = to_json::<G>(eye, &again)?;
    ensure!(
        json_again == json,
        "expected equal views of {eye} to be equal as JSON, but {json_again} is not {json}"
    );
    Ok(())
}

/// Whether the seed shows in a state at all. Where it does, nobody imagines the
/// true one of 2⁶⁴ by chance.
fn has_chance<G: Game>(record: &Record<G>) -> bool {
    let other = Seed(!record.seed.0);
    G::start(&record.setup, record.seed) != G::start(&record.setup, other)
}

/// The same seats are asked, and the eye's own choice is what it is.
fn check_asked<G: Game>(state: &G, imagined: &G, eye: Eye, bench: &mut Bench<G>) -> Check {
    let (seats, awaited) = (state.seats(), state.awaiting());
    ensure!(
        imagined.seats() == seats && imagined.awaiting() == awaited,
        "expected {eye} to imagine {} at the table and {} awaited, but it imagines {} and {}",
        named(seats),
        named(awaited),
        named(imagined.seats()),
        named(imagined.awaiting())
    );
    if let Eye::Seat(seat) = eye {
        let list = &bench.lists[seat.index()];
        imagined.actions(seat, &mut bench.spare);
        ensure!(
            *list == bench.spare,
            "expected {eye} to imagine its own actions as they are, {list:?}, but it imagines {:?}",
            bench.spare
        );
    }
    Ok(())
}

/// An imagined state can be played like any other.
fn play_on<G: Game>(
    mut state: G,
    ahead: usize,
    eye: Eye,
    rng: &mut ChaCha8Rng,
    list: &mut Vec<G::Action>,
) -> Check {
    for step in 0..ahead {
        let Some(seat) = pick_seat(state.awaiting(), rng) else {
            break;
        };
        state.actions(seat, list);
        ensure!(
            !list.is_empty(),
            "expected a state imagined by {eye} to be playable, but {step} actions on, {seat} is \
             awaited and has none"
        );
        let action = pick(list, rng);
        let went_wrong = |wrong: String| {
            format!(
                "expected a state imagined by {eye} to be playable, but `{action}` of {seat}, \
                 {step} actions on, goes wrong: {wrong}"
            )
        };
        state
            .apply(seat, action, &mut Silent)
            .map_err(|refusal| went_wrong(refusal.to_string()))?;
        state.audit().map_err(went_wrong)?;
    }
    Ok(())
}
