//! Somebody to play, as people name them on a command line.

use std::fmt;
use std::str::FromStr;

use crate::outside::Program;
use crate::{Bot, Budget, Level, Staffed};

/// A bot and how long it may think: `scribe`, `priest`, `priest:500` for 500
/// simulations a decision, or `pharaoh:80000/4` for 80,000 in four lanes side
/// by side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contestant {
    /// How well it plays.
    pub level: Level,
    /// Simulations for a decision, where it is not what the level usually makes.
    pub simulations: Option<u32>,
    /// How many lanes share them.
    pub lanes: usize,
}

impl Contestant {
    /// A fresh bot for one seat.
    pub fn seat_one<G: Staffed>(&self) -> Box<dyn Bot<G>> {
        self.level.seat_one_in_lanes(self.lanes)
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
        self.level.fmt(f)?;
        if let Some(simulations) = self.simulations {
            write!(f, ":{simulations}")?;
        }
        match self.lanes {
            1 => Ok(()),
            lanes => write!(f, "/{lanes}"),
        }
    }
}

tabletop::kinds! {
    /// Nobody can be called like this.
    #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum NameError, said as "name-error" {
        /// There is no such bot.
        Unknown { name: String, levels: Vec<&'static str> },
        /// It does not say how many simulations.
        Simulations { name: String },
        /// It does not say how many lanes.
        Lanes { name: String },
        /// A program, where only bots of the house play.
        Program { name: String },
        /// It names no program.
        NoProgram { name: String },
    }
}

impl FromStr for Contestant {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Contestant, NameError> {
        let whole = text.trim();
        if Program::is_meant(whole) {
            return Err(NameError::Program {
                name: whole.to_owned(),
            });
        }
        let (text, lanes) = match whole.split_once('/') {
            Some((text, lanes)) => {
                let lanes = lanes.parse().ok();
                let lanes = lanes.filter(|lanes| (1..=MOST_LANES).contains(lanes));
                (
                    text,
                    lanes.ok_or_else(|| NameError::Lanes {
                        name: whole.to_owned(),
                    })?,
                )
            }
            None => (whole, 1),
        };
        let (name, simulations) = match text.split_once(':') {
            Some((name, count)) => {
                let count = count.parse().ok().filter(|&count: &u32| count > 0);
                let count = count.ok_or_else(|| NameError::Simulations {
                    name: text.to_owned(),
                })?;
                (name, Some(count))
            }
            None => (text, None),
        };
        Ok(Contestant {
            level: name.parse()?,
            simulations,
            lanes,
        })
    }
}

/// More lanes than any machine has use for.
const MOST_LANES: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in [
            "random",
            "scribe",
            "priest:500",
            "pharaoh",
            "pharaoh:80000/4",
        ] {
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
