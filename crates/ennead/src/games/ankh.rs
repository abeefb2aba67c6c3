//! Ankh for this program.

mod show;

use ankh::{Ankh, Seating, Setup, View};

use super::{Hosted, TableOptions, words};
use crate::problem::Problem;

impl Hosted for Ankh {
    fn setup(options: &TableOptions) -> Result<Setup, Problem> {
        options.refuse_kemet_options("Ankh")?;
        let mut setup: Setup = options.given()?.unwrap_or_default();
        if let Some(players) = options.players {
            setup.players = words::player_count(players, "Ankh is for 2 to 5")?;
        }
        if let Some(scenario) = &options.scenario {
            setup.scenario = scenario.parse().map_err(|_| {
                let known = words::list(ankh::Scenario::ALL.iter());
                Problem::new(format!(
                    "there is no scenario `{scenario}`; use one of {known}"
                ))
            })?;
        }
        Ok(setup)
    }

    fn describe(setup: &Setup) -> String {
        let mut words = vec![
            setup.scenario.to_string(),
            format!("{} players", setup.players),
        ];
        if setup.seating == Seating::Random {
            words.push("gods by lot".to_owned());
        }
        words.join(", ")
    }

    /// Ankh has no rounds; events are how far it has come.
    fn rounds(&self) -> u32 {
        u32::from(self.events())
    }

    fn show(view: &View) -> String {
        show::table(view)
    }
}
