//! One random game, checked action by action.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::offers::{self, Pool};
use super::{Battery, Check, Tally, ending, pick, pick_seat, secrets};
use crate::{Compact, Game, MAX_SEATS, Pages, Record, Seat, Seats, state_hash};

/// How many actions go between two comparisons of the hashes of equal states.
const HASH_EVERY: usize = 8;

/// The legal actions of every seat.
pub(super) type Lists<G> = [Vec<<G as Game>::Action>; MAX_SEATS];

/// What is kept from game to game: what was counted, and memory to work in.
pub(super) struct Bench<G: Game> {
    pub(super) tally: Tally,
    /// Actions of this game and earlier ones, to be tried where they are wrong.
    pub(super) pool: Pool<G>,
    pub(super) lists: Lists<G>,
    pub(super) spare: Vec<G::Action>,
    pub(super) pages: Pages<G::Event>,
    codes: Vec<(u32, G::Action)>,
}

impl<G: Game> Bench<G> {
    pub(super) fn new() -> Self {
        Bench {
            tally: Tally::default(),
            pool: Pool::new(),
            lists: std::array::from_fn(|_| Vec::new()),
            spare: Vec::new(),
            pages: Pages::new(),
            codes: Vec::new(),
        }
    }
}

/// A game being played.
pub(super) struct Table<'a, G: Game> {
    pub(super) battery: &'a Battery,
    pub(super) state: G,
    pub(super) record: &'a mut Record<G>,
    /// Decides how the game goes. Nothing else uses it, so that a game goes the
    /// same way whatever the probes do.
    choices: ChaCha8Rng,
    /// Decides what the probes try.
    pub(super) probes: ChaCha8Rng,
    pub(super) bench: &'a mut Bench<G>,
}

impl<'a, G: Game> Table<'a, G> {
    pub(super) fn new(
        battery: &'a Battery,
        state: G,
        record: &'a mut Record<G>,
        choices: ChaCha8Rng,
        probes: ChaCha8Rng,
        bench: &'a mut Bench<G>,
    ) -> Self {
        Table {
            battery,
            state,
            record,
            choices,
            probes,
            bench,
        }
    }

    /// Plays to the end.
    pub(super) fn play(mut self) -> Check {
        loop {
            let awaited = self.look()?;
            let Some((seat, action)) = self.choose(awaited) else {
                return ending::check(&mut self);
            };
            ensure!(
                self.record.actions.len() < G::LONGEST,
                "expected the game to be over after {} actions at most, but {} still must act",
                G::LONGEST,
                named(awaited)
            );
            if awaited.len() > 1 {
                self.bench.tally.simultaneous += 1;
                offers::check_order(&self.state, awaited, &self.bench.lists, &mut self.probes)?;
            }
            if self.is_probe() {
                self.bench.tally.probes += 1;
                offers::check(&mut self)?;
                secrets::check(&mut self)?;
            }
            self.take(seat, action)?;
        }
    }

    /// Checks the state as it stands and fills the lists of actions.
    fn look(&mut self) -> Result<Seats, String> {
        self.state
            .audit()
            .map_err(|wrong| format!("expected a sound state, but the audit says: {wrong}"))?;
        let awaited = self.state.awaiting();
        ensure!(
            self.state.outcome().is_some() == awaited.is_empty(),
            "expected an outcome exactly when nobody must act, but {} must act and the outcome is {:?}",
            named(awaited),
            self.state.outcome()
        );
        let strangers = awaited - self.state.seats();
        ensure!(
            strangers.is_empty(),
            "expected only seats at the table to be awaited, but so is {}",
            named(strangers)
        );
        for seat in Seats::first(MAX_SEATS).iter() {
            self.list(seat, awaited)?;
        }
        Ok(awaited)
    }

    /// Asks for the actions of one seat.
    fn list(&mut self, seat: Seat, awaited: Seats) -> Check {
        let list = &mut self.bench.lists[seat.index()];
        self.state.actions(seat, list);
        if !awaited.contains(seat) {
            let length = list.len();
            ensure!(
                length == 0,
                "expected no actions for {seat}, who is not awaited, but {length} are offered"
            );
            return Ok(());
        }
        ensure!(
            !list.is_empty(),
            "expected at least one action for {seat}, who is awaited, but none is offered"
        );
        let codes = &mut self.bench.codes;
        codes.clear();
        codes.extend(list.iter().map(|&action| (action.code(), action)));
        codes.sort_unstable_by_key(|&(code, _)| code);
        for pair in codes.windows(2) {
            let ((code, one), (next, other)) = (pair[0], pair[1]);
            ensure!(
                one != other,
                "expected no action twice on the list of {seat}, but `{one}` is"
            );
            ensure!(
                code != next,
                "expected a code for each action, but `{one}` and `{other}` share {code}"
            );
        }
        self.bench.tally.widest = self.bench.tally.widest.max(list.len());
        Ok(())
    }

    /// A random seat of those awaited, and a random action of its list.
    /// Nothing when nobody is awaited.
    fn choose(&mut self, awaited: Seats) -> Option<(Seat, G::Action)> {
        let seat = pick_seat(awaited, &mut self.choices)?;
        let list = &self.bench.lists[seat.index()];
        self.bench.tally.forced += usize::from(list.len() == 1);
        Some((seat, pick(list, &mut self.choices)))
    }

    /// Draws once per decision whatever the answer: how often the battery
    /// probes must not change how the game goes.
    fn is_probe(&mut self) -> bool {
        let draw: u32 = self.choices.random();
        let every = self.battery.probe_every as u32;
        every > 0 && draw.is_multiple_of(every)
    }

    /// Takes the action through both doors.
    fn take(&mut self, seat: Seat, action: G::Action) -> Check {
        let mut unchecked = self.state.clone();
        self.bench.pages.0.clear();
        let step = self
            .state
            .apply(seat, action, &mut self.bench.pages)
            .map_err(|refusal| offers::refused(seat, action, &refusal))?;
        unchecked.apply_unchecked(seat, action);
        let hash = state_hash(&self.state);
        let tally = &mut self.bench.tally;
        tally.decisions += 1;
        tally.reveals += usize::from(step.revealed);
        self.record.push_hashed(seat, action, hash);
        offers::same_door(seat, action, &self.state, &unchecked)?;
        // Hashing is what a decision costs most here: now and then is enough.
        let due = self.record.actions.len().is_multiple_of(HASH_EVERY);
        ensure!(
            !due || hash == state_hash(&unchecked),
            "expected equal states to have equal hashes, but after `{action}` of {seat} they differ"
        );
        Ok(())
    }
}

/// `P1, P3`
pub(super) fn named(seats: Seats) -> String {
    if seats.is_empty() {
        return "nobody".to_owned();
    }
    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    names.join(", ")
}
