//! The games this program knows, and what it must know of each beyond the
//! contract.

pub mod kemet;

use tabletop::Game;

use crate::problem::Problem;

/// A game that this program can set up from options, measure and show.
pub trait Hosted: Game {
    /// How many rounds have begun.
    fn rounds(&self) -> u32;

    /// What was agreed on, in a few words: `rise, classic, 2 players`.
    fn describe(setup: &Self::Setup) -> String;

    /// What an eye sees, as text for a person.
    fn show(view: &Self::View) -> String;
}

/// Calls `$body` with `$G` standing for the game with this name.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            <kemet::Kemet as tabletop::Game>::NAME => {
                type $G = kemet::Kemet;
                $body
            }
            other => Err($crate::games::unknown(other)),
        }
    };
}

pub(crate) use with_game;

/// What to say to somebody who names a game that is not here.
pub fn unknown(name: &str) -> Problem {
    Problem::new(format!(
        "there is no game `{name}` in this version; use {}",
        ::kemet::Kemet::NAME
    ))
}
