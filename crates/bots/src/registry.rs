//! Which bots there are.

use std::fmt;

use kemet::Kemet;
use tabletop::Game;

use crate::{Player, Random, Sensible};

/// A kind of bot: a name, and how to get one.
///
/// The name is what people write on the command line and what stands in
/// figures and records; words for a screen belong to the languages.
pub struct Bot<G: Game> {
    /// The name.
    pub name: &'static str,
    make: fn() -> Box<dyn Player<G>>,
}

impl<G: Game> Bot<G> {
    /// A fresh player for one seat.
    pub fn seat_one(&self) -> Box<dyn Player<G>> {
        (self.make)()
    }
}

impl<G: Game> fmt::Debug for Bot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Bot").field(&self.name).finish()
    }
}

/// A game that bots can play.
pub trait Staffed: Game {
    /// All its bots, from the weakest to the strongest.
    const BOTS: &'static [Bot<Self>];
}

impl Staffed for Kemet {
    const BOTS: &'static [Bot<Kemet>] = &[
        Bot {
            name: Random::NAME,
            make: || Box::new(Random),
        },
        Bot {
            name: "sensible",
            make: || Box::new(Sensible),
        },
    ];
}

/// Nobody has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{name}`; use {known}")]
pub struct UnknownBot {
    /// The name that was asked for.
    pub name: String,
    /// The names there are, as people list them.
    pub known: String,
}

/// The names of all bots of a game, from the weakest to the strongest.
pub fn names<G: Staffed>() -> impl Iterator<Item = &'static str> {
    G::BOTS.iter().map(|bot| bot.name)
}

/// The bot with this name.
pub fn named<G: Staffed>(name: &str) -> Result<&'static Bot<G>, UnknownBot> {
    let name = name.trim();
    let found = G::BOTS.iter().find(|bot| bot.name == name);
    found.ok_or_else(|| UnknownBot {
        name: name.to_owned(),
        known: names::<G>().collect::<Vec<_>>().join(" or "),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_name_and_strangers_hear_who_is_there() {
        for name in names::<Kemet>() {
            assert_eq!(named::<Kemet>(name).map(|bot| bot.name), Ok(name));
        }
        let error = named::<Kemet>("clever").unwrap_err().to_string();
        assert_eq!(error, "there is no bot `clever`; use random or sensible");
    }

    /// The server holds bots and thinks on other threads.
    #[test]
    fn a_player_may_change_threads() {
        fn sendable<T: Send>(_: T) {}
        sendable(Kemet::BOTS[1].seat_one());
    }
}
