//! Somebody to play, as people name them on a command line.

use std::fmt;
use std::str::FromStr;

use crate::outside::Program;
use crate::{Bot, Budget, Level, Staffed, UnknownBot};

/// A bot and how long it may think: `scribe`, `priest`, or `priest:500` for
/// 500 simulations a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// How well it plays.
    pub level: Level,
    /// Simulations for a decision, where it is not what the level usually makes.
    pub simulations: Option<u32>,
}

impl Contestant {
    /// A fresh bot for one seat.
    pub fn seat_one<G: Staffed>(&self) -> Box<dyn Bot<G>> {
        self.level.seat_one()
    }

    /// How long it thinks about a decision.
    pub fn budget(&self) -> Budget {
        Budget {
            simulations: self.simulations,
            time: None,
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.simulations {
            Some(simulations) => write!(f, "{}:{simulations}", self.level),
            None => self.level.fmt(f),
        }
    }
}

/// Nobody can be called like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says what it is")]
pub enum NameError {
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    #[error("`{0}` does not say how many simulations; write for instance priest:500")]
    Simulations(String),
    #[error("`{0}` is a program, and programs play in `ennead arena` and `ennead sit`")]
    Program(String),
}

impl FromStr for Contestant {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Contestant, NameError> {
        let text = text.trim();
        if Program::is_meant(text) {
            return Err(NameError::Program(text.to_owned()));
        }
        let (name, simulations) = match text.split_once(':') {
            Some((name, count)) => {
                let count = count.parse().ok().filter(|&count: &u32| count > 0);
                let count = count.ok_or_else(|| NameError::Simulations(text.to_owned()))?;
                (name, Some(count))
            }
            None => (text, None),
        };
        Ok(Contestant {
            level: name.parse()?,
            simulations,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in ["random", "scribe", "priest:500", "pharaoh"] {
            let contestant: Contestant = name.parse().unwrap();
            assert_eq!(contestant.to_string(), name);
        }
        for wrong in [
            "",
            "clever",
            "priest:",
            "priest:many",
            "priest:0",
            "priest:-3",
            "cmd:python3 mybot.py",
        ] {
            assert!(wrong.parse::<Contestant>().is_err(), "{wrong}");
        }
    }
}
