//! The games, as far as chores that play them tell one from another. A game
//! more is a line in `games!` and its tables.

mod ankh;
mod kemet;

use std::ops::RangeInclusive;

use ::ankh::Ankh;
use ::kemet::Kemet;
use rand::rngs::Xoshiro256PlusPlus;
use tabletop::{Game, Seat};

use crate::trouble::Trouble;

/// What the random choices of a chore come from.
pub type Chance = Xoshiro256PlusPlus;

/// A game and the tables it is played at.
pub trait Tables: Game {
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

/// The tables of which some are on record: see [`crate::pairs`].
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
    pub setup: G::Setup,
    /// Chooses for everybody.
    pub choose: Choose<G>,
    /// Whether it has come so far, looking at the end.
    pub done: fn(&G) -> bool,
}

/// Something done with every game, or with one.
pub trait Chore {
    fn run<G: Tables>(&mut self) -> Result<(), Trouble>;
}

macro_rules! games {
    ($($name:ident: $game:ty,)+) => {
        /// The games by name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
        pub enum Name {
            $($name,)+
        }

        /// Does the chore with the chosen game, or with all of them.
        pub fn each(chosen: Option<Name>, chore: &mut impl Chore) -> Result<(), Trouble> {
            $(
                if chosen.is_none_or(|chosen| chosen == Name::$name) {
                    chore.run::<$game>()?;
                }
            )+
            Ok(())
        }
    };
}

games! {
    Kemet: Kemet,
    Ankh: Ankh,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    struct Labels(Vec<usize>);

    impl Chore for Labels {
        fn run<G: Tables>(&mut self) -> Result<(), Trouble> {
            let tables: Vec<G::Setup> = G::PLAYERS.flat_map(G::tables).collect();
            let labels: BTreeSet<String> = tables.iter().map(G::label).collect();
            assert_eq!(labels.len(), tables.len(), "{}", G::NAME);
            for setup in &tables {
                assert!(G::PLAYERS.contains(&G::players(setup)));
                assert!(G::start(setup, tabletop::Seed(1)).is_ok());
            }
            self.0.push(tables.len());
            Ok(())
        }
    }

    #[test]
    fn every_table_has_its_own_label() {
        let mut labels = Labels(Vec::new());
        assert!(each(None, &mut labels).is_ok());
        // Kemet: 11 tables against Amon, 5 numbers of players with 8 options, without
        // gods and with them, and one with strict actions, 3 forms of teams with 4, and 4
        // numbers at 7 tables of older editions; Ankh: 4 numbers, 3 scenarios, 2 ways to
        // seat.
        assert_eq!(labels.0, [11 + 2 * 40 + 5 + 12 + 28, 24]);
        assert!(each(Some(Name::Ankh), &mut labels).is_ok());
        assert_eq!(labels.0.len(), 3);
    }
}
