//! A game on the command line.

use std::any::Any;
use std::fmt::Display;

use serde::Serialize;
use tabletop::Game;
use words::{Locale, Words};

tabletop::kinds! {
    /// Why options of the command line ask for nothing that could be.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[expect(missing_docs, reason = "figures are what their names say")]
    pub enum OptionError, said as "option-error" {
        /// Only other games have the option.
        OtherGame { option: &'static str, game: &'static str },
        /// Only another mode has it.
        OtherMode { option: &'static str, mode: &'static str },
        /// It stands for nothing.
        Unknown { option: &'static str, asked: String, known: Vec<String> },
        /// More than anybody can count.
        TooMany { option: &'static str, asked: String },
    }
}

impl OptionError {
    /// Nothing is called so; what there is.
    pub fn unknown<T: Display>(
        option: &'static str,
        asked: &str,
        known: impl IntoIterator<Item = T>,
    ) -> OptionError {
        OptionError::Unknown {
            option,
            asked: asked.to_owned(),
            known: known.into_iter().map(|one| one.to_string()).collect(),
        }
    }
}

/// A game that can be set up from options, measured and shown.
pub trait Hosted: Game<Setup: Default> {
    /// The options that only this game has.
    type Options: OwnOptions;

    /// The setup that these options ask for, beginning with `setup`. Whether it
    /// can be played is for [`Game::start`] to say.
    fn setup(
        setup: Self::Setup,
        players: Option<u64>,
        options: &Self::Options,
    ) -> Result<Self::Setup, OptionError>;

    /// What was agreed on, in a few words: `rise, classic, 2 players`.
    fn describe(setup: &Self::Setup, words: &Words) -> String;

    /// How many rounds have begun.
    fn rounds(&self) -> u32;

    /// The words in which this table is spoken of.
    fn words(setup: &Self::Setup, locale: &Locale) -> Words;

    /// What an eye sees, as text for a person.
    fn show(view: &Self::View, words: &Words) -> String;
}

/// The options that only one game has.
pub trait OwnOptions: clap::Args + 'static {
    /// One of them that was given, such as `--edition`.
    fn given(&self) -> Option<&'static str>;
}

macro_rules! table_options {
    ([$($id:ident: $Game:ty,)+]) => {
        /// What people may ask of a table on the command line.
        #[derive(clap::Args)]
        pub struct TableOptions {
            /// How many players sit at the table [default: 2]
            #[arg(long, value_name = "N", value_parser = player_count, allow_negative_numbers = true)]
            pub players: Option<u64>,

            $(
                #[command(flatten)]
                $id: <$Game as Hosted>::Options,
            )+

            /// A whole setup as JSON, or a file that holds it; options given besides
            /// it change it
            #[arg(long, value_name = "FILE|JSON")]
            pub setup: Option<String>,
        }

        impl TableOptions {
            /// The options of each game, and one of them that was given.
            fn by_game(&self) -> Vec<(&dyn Any, Option<&'static str>)> {
                vec![$((&self.$id, self.$id.given()),)+]
            }
        }
    };
}

crate::list!([table_options]);

impl TableOptions {
    /// The setup that these options ask for, beginning with `setup`. What only
    /// other games have is refused.
    pub fn change<G: Hosted>(&self, setup: G::Setup) -> Result<G::Setup, OptionError> {
        let mut own = None;
        for (options, given) in self.by_game() {
            match (options.downcast_ref::<G::Options>(), given) {
                (Some(options), _) => own = Some(options),
                (None, Some(option)) => {
                    return Err(OptionError::OtherGame {
                        option,
                        game: G::NAME,
                    });
                }
                (None, None) => {}
            }
        }
        let own = own.expect("every game of the list has its options here");
        G::setup(setup, self.players, own)
    }
}

/// Reads how many players; whether so many can play is for the game to say.
pub(crate) fn player_count(text: &str) -> Result<u64, String> {
    text.parse()
        .map_err(|_| "a whole number such as 2 is needed".to_owned())
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command, FromArgMatches};

    use super::*;
    use crate::{Ankh, Kemet};

    fn options(line: &str) -> TableOptions {
        let command = TableOptions::augment_args(Command::new("sim"));
        command.clone().debug_assert();
        let matches = command.get_matches_from(["sim"].into_iter().chain(line.split_whitespace()));
        TableOptions::from_arg_matches(&matches).unwrap()
    }

    #[test]
    fn what_only_another_game_has_is_refused() {
        let refused = |line| options(line).change::<Ankh>(Default::default());
        assert_eq!(
            refused("--players 3 --edition first"),
            Err(OptionError::OtherGame {
                option: "--edition",
                game: "ankh"
            })
        );
        assert!(refused("--players 3 --scenario old-kingdom").is_ok());
        let scenario = options("--scenario old-kingdom").change::<Kemet>(Default::default());
        assert_eq!(
            scenario,
            Err(OptionError::OtherGame {
                option: "--scenario",
                game: "kemet"
            })
        );
    }
}
