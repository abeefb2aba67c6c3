//! The games of the list on the command line.

use games::{Hosted, TableOptions};

use crate::error::{CommandError, ProgramError};
use crate::input;

/// The setup that people ask for on the command line.
pub fn setup<G: Hosted>(options: &TableOptions) -> Result<G::Setup, CommandError> {
    Ok(options.change::<G>(given::<G>(options)?)?)
}

/// The setup given as JSON, or the usual one.
fn given<G: Hosted>(options: &TableOptions) -> Result<G::Setup, CommandError> {
    let Some(given) = &options.setup else {
        return Ok(G::Setup::default());
    };
    let (text, place) = if given.trim_start().starts_with('{') {
        (given.clone(), "--setup".to_owned())
    } else {
        (input::read(given)?, format!("`{given}`"))
    };
    let setup = serde_json::from_str(&text).map_err(|error| ProgramError::BadSetup {
        place,
        detail: input::json_reason(&error),
    })?;
    Ok(setup)
}

/// Reads a whole number from 0 on; the reader of the command line adds what
/// it is for.
pub fn whole_number(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| format!("a whole number from 0 to {} is needed", u64::MAX))
}

/// Goes on with `$G` standing for the game with this name.
macro_rules! with_game {
    ($name:expr, $G:ident => $then:expr) => {
        ::games::with_game!($name, $G => $then, other => Err($crate::games::unknown(other)))
    };
}

pub(crate) use with_game;

/// What to say to somebody who names a game that is not here.
pub fn unknown(name: &str) -> CommandError {
    let asked = name.to_owned();
    let known = ::games::names();
    ProgramError::NoSuchGame { asked, known }.into()
}
