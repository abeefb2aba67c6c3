//! Ankh on the command line.

use ankh::{Ankh, Scenario, Seating, Setup, View};
use tabletop::Game;
use words::{Locale, Words, say};

use super::show;
use crate::{Hosted, OptionError, OwnOptions, text};

/// The options that only Ankh has.
#[derive(clap::Args)]
#[group(skip)]
pub struct Options {
    /// Ankh: how the board is laid out: middle-kingdom, old-kingdom or
    /// balance-of-maat [default: middle-kingdom]
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
}

impl OwnOptions for Options {
    fn given(&self) -> Option<&'static str> {
        self.scenario.as_ref().map(|_| "--scenario")
    }
}

impl Hosted for Ankh {
    type Options = Options;

    fn setup(
        mut setup: Setup,
        players: Option<u64>,
        options: &Options,
    ) -> Result<Setup, OptionError> {
        if let Some(players) = players {
            setup.players = text::count("--players", players)?;
        }
        if let Some(scenario) = &options.scenario {
            setup.scenario = scenario
                .parse()
                .map_err(|_| OptionError::unknown("--scenario", scenario, Scenario::ALL))?;
        }
        Ok(setup)
    }

    fn describe(setup: &Setup, words: &Words) -> String {
        let mut parts = vec![
            setup.scenario.to_string(),
            say!(words, "setup-players", players = setup.players),
        ];
        if setup.seating == Seating::Random {
            parts.push(say!(words, "setup-by-lot"));
        }
        parts.join(", ")
    }

    /// Ankh has no rounds; events are how far it has come.
    fn rounds(&self) -> u32 {
        u32::from(self.events())
    }

    fn words(_: &Setup, locale: &Locale) -> Words {
        locale.words_of(Ankh::NAME, None)
    }

    fn show(view: &View, words: &Words) -> String {
        show::table(view, words)
    }
}
