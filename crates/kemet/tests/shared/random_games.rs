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

/// Plays a game to its end with the dice of `seed`.
pub fn play_out(mut game: Kemet, seed: u64, look: &mut impl FnMut(&Played)) {
    let mut dice = Dice::new(Seed(seed));
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
