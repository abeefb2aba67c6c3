//! One game after another, as fast as the rules allow.

use std::fs;
use std::path::Path;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use tabletop::{Game, Record, Seat, Seed};

use super::bot::Bot;
use super::tally::Tally;
use crate::games::Hosted;
use crate::problem::Problem;

/// What all games of a run have in common.
pub struct Table<'a, G: Game> {
    pub setup: &'a G::Setup,
    /// One for each seat.
    pub bots: &'a [Bot],
    pub seed: u64,
    /// Where records go, if they are wanted.
    pub save: Option<&'a Path>,
}

/// Plays games one by one and counts; what is heavy is kept for the next game.
pub struct Worker<'a, G: Game> {
    table: &'a Table<'a, G>,
    actions: Vec<G::Action>,
    pub tally: Tally,
}

impl<'a, G: Hosted> Worker<'a, G> {
    pub fn new(table: &'a Table<'a, G>) -> Self {
        Worker {
            table,
            actions: Vec::with_capacity(256),
            tally: Tally::default(),
        }
    }

    /// Plays the game with this number to its end.
    pub fn play(&mut self, number: u64) -> Result<(), Problem> {
        let Table {
            setup,
            bots,
            seed,
            save,
        } = *self.table;
        let mut choices = stream(seed, number);
        let seed = Seed(choices.next_u64());
        let mut game = G::start(setup, seed)?;
        let actions = &mut self.actions;
        let decisions = if let Some(folder) = save {
            let mut record = Record::new(setup.clone(), seed, &game);
            let keep = |seat, action, after: &G| record.push(seat, action, after);
            let decisions = play_out(&mut game, bots, &mut choices, actions, keep);
            write(&record, bots.len(), folder)?;
            decisions
        } else {
            play_out(&mut game, bots, &mut choices, actions, |_, _, _| ())
        };
        self.tally
            .count(decisions, game.rounds(), game.outcome().as_ref());
        Ok(())
    }
}

/// The chance of one game: its seed, and after that the bots' choices.
fn stream(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    // The generator scrambles its seed; it must only differ for every pair.
    const SPREAD: u64 = 0xD134_2543_DE82_EF95;
    Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number.wrapping_mul(SPREAD)))
}

/// Plays until the game is over and gives the number of decisions. Where
/// several seats are awaited, the lowest decides first. `taken` sees every
/// action and the state it led to.
#[inline]
fn play_out<G: Game>(
    game: &mut G,
    bots: &[Bot],
    choices: &mut Xoshiro256PlusPlus,
    actions: &mut Vec<G::Action>,
    mut taken: impl FnMut(Seat, G::Action, &G),
) -> usize {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest()
        && decisions < G::LONGEST
    {
        game.actions(seat, actions);
        let Some(action) = bots[seat.index()].choose(actions, choices) else {
            break;
        };
        game.apply_unchecked(seat, action);
        decisions += 1;
        taken(seat, action, game);
    }
    decisions
}

fn write<G: Game>(record: &Record<G>, players: usize, folder: &Path) -> Result<(), Problem> {
    let path = folder.join(format!("{}-{players}p-{}.ennead", G::NAME, record.seed));
    fs::write(&path, record.write()).map_err(|error| {
        let path = path.display();
        Problem::new(format!("the record `{path}` cannot be written: {error}"))
    })
}
