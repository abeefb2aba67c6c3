//! One game after another, as fast as the rules allow.

use std::fs;
use std::path::Path;

use bots::{Bot, BotDice, Budget, Contestant, Level, Random, Staffed, ask, dice_for};
use rand::Rng;
use tabletop::{Game, Record, Seat, Seed};

use super::tally::Tally;
use crate::error::{CommandError, ProgramError, start};
use ::games::Hosted;

/// What all games of a run have in common.
pub struct Table<'a, G: Game> {
    pub setup: &'a G::Setup,
    /// One for each seat.
    pub bots: &'a [Contestant],
    pub seed: u64,
    /// Where records go, if they are wanted.
    pub save: Option<&'a Path>,
}

/// Plays games one by one and counts; what is heavy is kept for the next game.
pub struct Worker<'a, G: Game> {
    table: &'a Table<'a, G>,
    players: Seated<G>,
    actions: Vec<G::Action>,
    pub tally: Tally,
}

/// A player for each seat. A bot takes every question as it comes, so the same
/// ones play all games.
enum Seated<G: Game> {
    /// Random everywhere: known while compiling, which random play is fast
    /// enough to notice.
    Random(Vec<Random>),
    Mixed(Vec<Box<dyn Bot<G>>>),
}

impl<G: Staffed> Seated<G> {
    fn new(bots: &[Contestant]) -> Self {
        if bots.iter().all(|bot| bot.level == Level::Random) {
            Seated::Random(vec![Random; bots.len()])
        } else {
            Seated::Mixed(bots.iter().map(Contestant::seat_one).collect())
        }
    }
}

impl<'a, G: Hosted + Staffed> Worker<'a, G> {
    pub fn new(table: &'a Table<'a, G>) -> Self {
        Worker {
            table,
            players: Seated::new(table.bots),
            actions: Vec::with_capacity(256),
            tally: Tally::default(),
        }
    }

    /// Plays the game with this number to its end.
    pub fn play(&mut self, number: u64) -> Result<(), CommandError> {
        let (table, actions) = (self.table, &mut self.actions);
        let (decisions, game) = match &mut self.players {
            Seated::Random(players) => table.play(number, players, actions)?,
            Seated::Mixed(players) => table.play(number, players, actions)?,
        };
        self.tally
            .count(decisions, game.rounds(), game.outcome().as_ref());
        Ok(())
    }
}

impl<G: Hosted> Table<'_, G> {
    /// The number of decisions and how it ended.
    fn play<B: Bot<G>>(
        &self,
        number: u64,
        players: &mut [B],
        actions: &mut Vec<G::Action>,
    ) -> Result<(usize, G), CommandError> {
        // First its seed, after that the choices of the bots.
        let mut choices = dice_for(self.seed, number, 0);
        let seed = Seed(choices.next_u64());
        let mut game = start::<G>(self.setup, seed)?;
        let decisions = if let Some(folder) = self.save {
            let mut record = Record::new(self.setup.clone(), seed, &game);
            let keep = |seat, action, after: &G| record.push(seat, action, after);
            let decisions = play_out(&mut game, self.bots, players, &mut choices, actions, keep);
            write(&record, players.len(), folder)?;
            decisions
        } else {
            play_out(
                &mut game,
                self.bots,
                players,
                &mut choices,
                actions,
                |_, _, _| (),
            )
        };
        Ok((decisions, game))
    }
}

/// Plays until the game is over and gives the number of decisions. Where
/// several seats are awaited, the lowest decides first. `taken` sees every
/// action and the state it led to.
#[inline]
fn play_out<G: Game, B: Bot<G>>(
    game: &mut G,
    bots: &[Contestant],
    players: &mut [B],
    choices: &mut BotDice,
    actions: &mut Vec<G::Action>,
    mut taken: impl FnMut(Seat, G::Action, &G),
) -> usize {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest()
        && decisions < G::LONGEST
    {
        let player = &mut players[seat.index()];
        let budget = bots
            .get(seat.index())
            .map_or(Budget::default(), Contestant::budget);
        let Some(action) = ask(player, game, seat, actions, budget, choices) else {
            break;
        };
        game.apply_unchecked(seat, action);
        decisions += 1;
        taken(seat, action, game);
    }
    decisions
}

fn write<G: Game>(record: &Record<G>, players: usize, folder: &Path) -> Result<(), CommandError> {
    let path = folder.join(format!("{}-{players}p-{}.ennead", G::NAME, record.seed));
    fs::write(&path, record.write()).map_err(|error| ProgramError::NotWritten {
        path: path.display().to_string(),
        detail: error.to_string(),
    })?;
    Ok(())
}
