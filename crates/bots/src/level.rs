//! Which bots there are.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

use ankh::{Ankh, Scenario};
use kemet::Kemet;
use tabletop::Insight;

use crate::judgement::Weights;
use crate::{Bot, Judgement, Random, Scribe, Search};

/// A game that bots can play: somebody has fitted weights for it.
pub trait Staffed: Insight {
    /// What bots think of its positions and actions.
    fn judgement() -> Arc<Judgement<Self>>;

    /// The editions with weights of their own; the first is the usual one.
    const EDITIONS: &'static [&'static str] = &[""];

    /// The table at which the practice game of an edition with this number is
    /// played.
    fn practice(edition: &str, number: u64) -> Self::Setup;
}

/// The judgement that these weights are, read once.
macro_rules! fitted {
    ($Game:ty, $($weights:literal),+) => {{
        static JUDGEMENT: LazyLock<Arc<Judgement<$Game>>> = LazyLock::new(|| {
            let mut judgement = Judgement::blank();
            $(
                let weights: Weights = serde_json::from_str(include_str!($weights))
                    .expect("the weights in this house are well written");
                weights
                    .fill(&mut judgement)
                    .expect("the weights in this house are about this game");
            )+
            Arc::new(judgement)
        });
        JUDGEMENT.clone()
    }};
}

impl Staffed for Kemet {
    fn judgement() -> Arc<Judgement<Kemet>> {
        fitted!(
            Kemet,
            "../weights/kemet.json",
            "../weights/kemet-first.json",
            "../weights/kemet-teams.json",
            "../weights/kemet-solo.json",
            "../weights/kemet-gods.json"
        )
    }

    /// The edition of 2021 is judged like the newest.
    const EDITIONS: &'static [&'static str] = &kemet::WEIGHTS;

    /// Mostly two and four, all numbers now and then, add-ons by turns.
    fn practice(edition: &str, number: u64) -> kemet::Setup {
        const PLAYERS: [u8; 8] = [2, 4, 2, 3, 2, 4, 2, 5];
        const TEAMS: [(u8, u8); 4] = [(4, 2), (4, 2), (6, 2), (6, 3)];
        let players = PLAYERS[(number % 8) as usize];
        let by_lot = kemet::Setup {
            seating: kemet::Seating::Random,
            ..kemet::Setup::default()
        };
        match edition {
            "first" => kemet::Setup {
                edition: kemet::Edition::First,
                players,
                long: number % 5 == 3,
                ..by_lot
            },
            "teams" => {
                let (players, team_size) = TEAMS[(number % 4) as usize];
                kemet::Setup {
                    mode: kemet::Mode::Teams,
                    players,
                    team_size,
                    gods_of_egypt: number % 3 == 1,
                    ..by_lot
                }
            }
            "solo" => kemet::Setup {
                mode: kemet::Mode::Solo,
                players: 1,
                objective: kemet::Objective::from_index((number % 5) as usize),
                ..by_lot
            },
            _ => kemet::Setup {
                players,
                gods_of_egypt: edition == "gods",
                renewal: number % 5 == 3,
                extra_di: number % 3 == 1,
                ..by_lot
            },
        }
    }
}

impl Staffed for Ankh {
    fn judgement() -> Arc<Judgement<Ankh>> {
        fitted!(Ankh, "../weights/ankh.json")
    }

    /// Mostly two to four, every scenario.
    fn practice(_: &str, number: u64) -> ankh::Setup {
        const PLAYERS: [u8; 8] = [2, 3, 2, 4, 2, 3, 4, 5];
        ankh::Setup {
            scenario: Scenario::ALL[(number / 8 % 3) as usize],
            seating: ankh::Seating::Random,
            ..ankh::Setup::for_players(PLAYERS[(number % 8) as usize])
        }
    }
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

/// Nobody has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; use random, scribe, priest or pharaoh")]
pub struct UnknownBot(pub String);

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Level, UnknownBot> {
        let name = name.trim();
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name_and_strangers_hear_who_is_there() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "clever".parse::<Level>().unwrap_err().to_string();
        assert_eq!(
            error,
            "there is no bot `clever`; use random, scribe, priest or pharaoh"
        );
    }

    /// The server holds bots and thinks on other threads.
    #[test]
    fn a_bot_may_change_threads() {
        fn sendable<T: Send>(_: T) {}
        sendable(Level::Pharaoh.seat_one::<Kemet>());
    }
}
