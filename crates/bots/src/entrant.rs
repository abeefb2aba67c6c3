//! Somebody who enters the arena, as people name them on a command line.

use std::fmt;
use std::str::FromStr;

use crate::outside::Program;
use crate::{Contestant, NameError};

/// A bot of the house (`priest`, `priest:500`), or a program of somebody else
/// (`cmd:python3 mybot.py`).
///
/// A [`Contestant`] never fails; a program may. Who can deal with that takes
/// entrants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// One of ours.
    House(Contestant),
    /// A program of its own.
    Outside(Program),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::House(contestant) => contestant.fmt(f),
            Entrant::Outside(program) => program.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Entrant, NameError> {
        Ok(if Program::is_meant(name) {
            Entrant::Outside(name.parse()?)
        } else {
            Entrant::House(name.parse()?)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in ["random", "priest:500", "cmd:python3 mybot.py"] {
            let entrant: Entrant = name.parse().expect("a name");
            assert_eq!(entrant.to_string(), name);
        }
        for wrong in ["", "clever", "priest:", "cmd:", "cmd:'"] {
            assert!(wrong.parse::<Entrant>().is_err(), "{wrong}");
        }
    }
}
