//! The games of the list, for chores.

pub use ::games::{Chance, Choose, Feat, Listed, Tables, recorded};
use ::games::{each_game, names};
use clap::builder::PossibleValuesParser;
use tabletop::Game;

use crate::error::ChoreError;

/// Something done with every game, or with one.
pub trait Chore {
    fn run<G: Listed>(&mut self) -> Result<(), ChoreError>;
}

/// Reads the name of a game.
pub fn name() -> PossibleValuesParser {
    PossibleValuesParser::new(names())
}

/// Does the chore with the chosen game, or with all of them.
pub fn each(chosen: Option<&str>, chore: &mut impl Chore) -> Result<(), ChoreError> {
    each_game!(G => {
        if chosen.is_none_or(|chosen| chosen == <G as Game>::NAME) {
            chore.run::<G>()?;
        }
    });
    Ok(())
}
