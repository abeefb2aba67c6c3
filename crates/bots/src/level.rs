//! Which bots there are.

use std::any::Any;
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex};

use tabletop::Trained;

use crate::judgement::Weights;
use crate::{Bot, Judgement, NameError, Random, Scribe, Search};

/// A game that bots can play: they were trained for it.
pub trait Staffed: Trained {
    /// What bots think of its positions and actions, by its weights, which are
    /// read once.
    fn judgement() -> Arc<Judgement<Self>>;
}

/// One judgement for each game, made when somebody first asks for it.
static JUDGEMENTS: Mutex<Vec<Arc<dyn Any + Send + Sync>>> = Mutex::new(Vec::new());

impl<G: Trained + 'static> Staffed for G {
    fn judgement() -> Arc<Judgement<G>> {
        let mut judgements = JUDGEMENTS
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        let made = judgements.iter().cloned();
        if let Some(judgement) = made.filter_map(|any| any.downcast().ok()).next() {
            return judgement;
        }
        let judgement = Arc::new(fitted::<G>());
        judgements.push(judgement.clone());
        judgement
    }
}

/// The judgement that the weights of a game are.
fn fitted<G: Trained>() -> Judgement<G> {
    let mut judgement = Judgement::blank();
    for text in G::WEIGHTS {
        let weights: Weights =
            serde_json::from_str(text).expect("the weights in this house are well written");
        weights
            .fill(&mut judgement)
            .expect("the weights in this house are about this game");
    }
    judgement
}

/// How well a bot plays, from the weakest to the strongest.
///
/// The name is what people write on the command line and what stands in
/// figures and records; words for a screen belong to the languages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// One look ahead, in microseconds.
    Scribe,
    /// A short search.
    Priest,
    /// A long search.
    Pharaoh,
}

impl Level {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Scribe, Level::Priest, Level::Pharaoh];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Scribe => "scribe",
            Level::Priest => "priest",
            Level::Pharaoh => "pharaoh",
        }
    }

    /// The simulations it makes for a decision where nothing else is said.
    pub const fn simulations(self) -> u32 {
        match self {
            Level::Random | Level::Scribe => 0,
            Level::Priest => 2_000,
            Level::Pharaoh => 20_000,
        }
    }

    /// A fresh bot for one seat.
    pub fn seat_one<G: Staffed>(self) -> Box<dyn Bot<G>> {
        self.seat_one_in_lanes(1)
    }

    /// A fresh bot for one seat that, if it searches, does so in this many
    /// lanes.
    pub fn seat_one_in_lanes<G: Staffed>(self, lanes: usize) -> Box<dyn Bot<G>> {
        match self {
            Level::Random => Box::new(Random),
            Level::Scribe => Box::new(Scribe::new(G::judgement())),
            Level::Priest | Level::Pharaoh => {
                Box::new(Search::new(G::judgement(), self.simulations()).in_lanes(lanes))
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Level, NameError> {
        let name = name.trim();
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| NameError::Unknown {
            name: name.to_owned(),
            levels: Level::ALL.map(Level::name).to_vec(),
        })
    }
}

#[cfg(test)]
mod tests {
    use kemet::Kemet;

    use super::*;

    /// Games have a judgement each, and it is made once.
    #[test]
    fn weights_are_read_once() {
        assert!(Arc::ptr_eq(&Kemet::judgement(), &Kemet::judgement()));
        assert!(Arc::ptr_eq(
            &ankh::Ankh::judgement(),
            &ankh::Ankh::judgement()
        ));
    }

    #[test]
    fn bots_are_found_by_name_and_strangers_hear_who_is_there() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "clever".parse::<Level>().unwrap_err().to_string();
        let named = Level::ALL.map(Level::name);
        assert_eq!(
            error,
            format!("Unknown {{ name: \"clever\", levels: {named:?} }}")
        );
    }

    /// The server holds bots and thinks on other threads.
    #[test]
    fn a_bot_may_change_threads() {
        fn sendable<T: Send>(_: T) {}
        sendable(Level::Pharaoh.seat_one::<Kemet>());
    }
}
