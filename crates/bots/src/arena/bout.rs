//! One game of a tournament.

use rand::Rng;
use serde::{Deserialize, Serialize};
use tabletop::{Eye, Game, Outcome, Seat, Seats, Seed};

use super::stable::Stable;
use super::{Arena, ArenaError, Fixture};
use crate::outside::{Beginning, Outside, OutsideBotError, Program};
use crate::{Bot, BotDice, Budget, Entrant, Question, Staffed, dice_for};

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// Its number in the schedule.
    pub number: u64,
    /// Who won; also nobody, by the rules or because it found no end.
    pub winners: Seats,
    /// How many decisions it took.
    pub decisions: u64,
}

/// Somebody in a seat for one game, with dice of their own: what one bot draws
/// does not change what another does.
struct Player<'a, G: Game> {
    mind: Mind<'a, G>,
    dice: BotDice,
}

enum Mind<'a, G: Game> {
    /// New for every game: what it remembers of another game must not change
    /// this one, or the result would depend on the threads.
    House(Box<dyn Bot<G>>, Budget),
    Outside(&'a Program, Outside),
}

/// Plays a game to its end.
pub(super) fn play<G: Staffed>(
    arena: &Arena<G>,
    fixture: Fixture,
    stable: &Stable,
) -> Result<Finished, ArenaError> {
    let mut game = G::start(&arena.setup, deal(arena.seed, fixture.deal))?;
    let seats = game.seats();
    let mut players = Vec::with_capacity(seats.len());
    for seat in seats.iter() {
        let entrant = &arena.bots[fixture.bot_in(seat)];
        let dice = own_dice(arena.seed, fixture.number, seat);
        players.push(Player::sit(entrant, seat, seats.len(), dice, stable)?);
    }
    let decisions = play_out(&mut game, &mut players)?;
    let outcome = game.outcome();
    for player in players {
        player.leave(outcome.as_ref(), stable);
    }
    Ok(Finished {
        number: fixture.number,
        winners: outcome.map_or(Seats::EMPTY, |outcome| outcome.winners),
        decisions,
    })
}

/// Where several seats are awaited, the lowest decides first; none of them sees
/// what another has sealed.
fn play_out<G: Game>(game: &mut G, players: &mut [Player<'_, G>]) -> Result<u64, OutsideBotError> {
    let mut actions = Vec::with_capacity(256);
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest()
        && decisions < G::LONGEST as u64
    {
        game.actions(seat, &mut actions);
        let choice = players[seat.index()].choose(game, seat, &actions)?;
        let Some(&action) = actions.get(choice) else {
            break;
        };
        game.apply_unchecked(seat, action);
        decisions += 1;
    }
    Ok(decisions)
}

impl<'a, G: Staffed> Player<'a, G> {
    fn sit(
        entrant: &'a Entrant,
        seat: Seat,
        players: usize,
        mut dice: BotDice,
        stable: &Stable,
    ) -> Result<Self, OutsideBotError> {
        let mind = match entrant {
            Entrant::House(bot) => Mind::House(bot.seat_one(), bot.budget()),
            Entrant::Outside(program) => {
                let mut outside = stable.take(program)?;
                outside.begin(Beginning {
                    game: G::NAME,
                    seat,
                    players,
                    seed: dice.next_u32(),
                });
                Mind::Outside(program, outside)
            }
        };
        Ok(Player { mind, dice })
    }
}

impl<G: Game> Player<'_, G> {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
    ) -> Result<usize, OutsideBotError> {
        let look = || game.view(Eye::Seat(seat));
        let question = |budget| Question::new(seat, actions, budget, &look);
        match &mut self.mind {
            Mind::House(bot, budget) => Ok(bot.choose(&question(*budget), &mut self.dice).choice),
            Mind::Outside(_, outside) => {
                outside.choose(&question(Budget::default()), self.dice.next_u32())
            }
        }
    }

    fn leave(self, outcome: Option<&Outcome>, stable: &Stable) {
        if let Mind::Outside(program, mut outside) = self.mind {
            outside.end(outcome);
            stable.put_back(program, outside);
        }
    }
}

/// The cards of a deal: the same for every pairing and every seating.
fn deal(seed: u64, deal: u64) -> Seed {
    Seed(dice_for(seed, deal, 0).next_u64())
}

/// The chance of one bot in one game.
fn own_dice(seed: u64, number: u64, seat: Seat) -> BotDice {
    dice_for(seed, number, 1 + u64::from(seat.0))
}
