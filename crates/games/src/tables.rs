//! A game and the tables that chores play it at.

use std::ops::RangeInclusive;

use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Game, Seat};

/// What the random choices of a chore come from.
pub type Chance = Xoshiro256PlusPlus;

/// A game and the tables it is played at.
pub trait Tables: Game {
    /// The books whose rules its tests must name.
    const BOOKS: &'static [Book];

    /// What is measured of it.
    const MEASURED: Measured;

    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;

    /// Every table with this many players: all options in all combinations.
    fn tables(players: u8) -> Vec<Self::Setup>;

    /// How many play at a table.
    fn players(setup: &Self::Setup) -> u8;

    /// A short name for a table: `2p-renewal-extra-lot`.
    fn label(setup: &Self::Setup) -> String;

    /// The edition or mode it belongs to; each table has one.
    fn kind(_setup: &Self::Setup) -> &'static str {
        Self::NAME
    }

    /// Whether a random game at this table may be kept on record.
    fn is_recorded(_setup: &Self::Setup) -> bool {
        true
    }

    /// Games to keep on record because random ones never come that far.
    fn feats() -> Vec<Feat<Self>> {
        Vec::new()
    }
}

/// The rules of a printed game, by their ids: `xtask/rules/<name>.txt` lists
/// them, `<name>-later.txt` those that must wait.
#[derive(Clone, Copy)]
pub struct Book {
    /// The game, or its edition.
    pub name: &'static str,
    /// How its ids begin.
    pub beginnings: &'static [&'static str],
    /// How the ids of its listed pieces begin. A test that plays with a piece
    /// need not prove what it does, so they count above a test only.
    pub pieces: &'static [&'static str],
    /// What is put before them where other games are spoken of, too.
    pub mark: &'static str,
    /// Where its tests are. Short beginnings mean something else in other crates.
    pub tests: &'static str,
}

/// The games of `ennead sim` by which a game is measured, in the words of the
/// command line.
pub struct Measured {
    /// Whose instructions are counted (`cargo xtask count`).
    pub counted: &'static [Workload],
    /// What the program does while the compiler watches (`release --pgo`):
    /// everything that people play, and bots that think. A profile of random play
    /// alone would take the room in the cache away from them.
    pub watched: &'static [&'static str],
    /// What is timed before and after.
    pub timed: &'static [&'static str],
}

/// Some games that are always the same.
#[derive(Clone, Copy)]
pub struct Workload {
    /// Options besides the players, such as `--edition first`.
    pub options: &'static str,
    /// How many play.
    pub players: u8,
    /// Who plays.
    pub bots: &'static str,
    /// How many games.
    pub games: u32,
}

/// The tables of which some are on record.
pub fn recorded<G: Tables>() -> Vec<G::Setup> {
    let tables = G::PLAYERS.flat_map(G::tables);
    tables.filter(G::is_recorded).collect()
}

/// Chooses one of the actions of a seat.
pub type Choose<G> =
    fn(&G, Seat, &[<G as Game>::Action], &mut Chance) -> Option<<G as Game>::Action>;

/// A game that somebody plays with a purpose.
pub struct Feat<G: Game> {
    /// A short name: `3p-devotion`.
    pub name: &'static str,
    /// What was agreed.
    pub setup: G::Setup,
    /// Chooses for everybody.
    pub choose: Choose<G>,
    /// Whether it has come so far, looking at the end.
    pub done: fn(&G) -> bool,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn tables<G: Tables>() -> usize {
        let tables: Vec<G::Setup> = G::PLAYERS.flat_map(G::tables).collect();
        let labels: BTreeSet<String> = tables.iter().map(G::label).collect();
        assert_eq!(labels.len(), tables.len(), "{}", G::NAME);
        for setup in &tables {
            assert!(G::PLAYERS.contains(&G::players(setup)));
            assert!(G::start(setup, tabletop::Seed(1)).is_ok());
        }
        tables.len()
    }

    #[test]
    fn every_table_has_its_own_label() {
        crate::each_game!(G => {
            assert!(tables::<G>() > 0);
        });
    }

    /// Kemet: 11 tables against Amon, 5 numbers of players with 8 options, without
    /// gods and with them, and one with strict actions, 3 forms of teams with 4,
    /// and 4 numbers at 7 tables of older editions; Ankh: 4 numbers, 3 scenarios, 2
    /// ways to seat.
    #[test]
    fn no_table_is_forgotten() {
        assert_eq!(tables::<::kemet::Kemet>(), 11 + 2 * 40 + 5 + 12 + 28);
        assert_eq!(tables::<::ankh::Ankh>(), 24);
    }
}
