//! Random games, looked at before and after each action.

use kemet::*;
use tabletop::{Dice, Game, Pages, Seat, Seed};

/// One action of a random game.
pub struct Played<'a> {
    pub before: &'a Kemet,
    pub seat: Seat,
    pub action: Action,
    pub after: &'a Kemet,
    pub events: &'a [Event],
}

/// Plays this many games at every number of players, with every tile and card.
pub fn watch_games(games: u64, mut look: impl FnMut(&Played)) {
    for players in 2..=6 {
        for seed in 0..games {
            let setup = Setup {
                // Gods rise in one game of four.
                gods_of_egypt: seed % 4 == 3,
                renewal: true,
                extra_di: true,
                ..Setup::for_players(players)
            };
            let game = Kemet::start(&setup, Seed(seed)).expect("a plain setup");
            play_out(game, &mut Dice::new(Seed(seed)), &mut look);
        }
    }
}

fn play_out(mut game: Kemet, dice: &mut Dice, look: &mut impl FnMut(&Played)) {
    let mut actions = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.actions(seat, &mut actions);
        let action = actions[dice.roll(actions.len() as u32) as usize];
        let before = game.clone();
        let mut pages = Pages::new();
        game.apply(seat, action, &mut pages)
            .expect("it was offered");
        let events: Vec<Event> = pages.0.into_iter().map(|(_, event)| event).collect();
        look(&Played {
            before: &before,
            seat,
            action,
            after: &game,
            events: &events,
        });
    }
}
